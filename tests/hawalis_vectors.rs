//! The published vectors of Hawalis, judged by the same code as the lab's `check`.

#[allow(dead_code)] // The lab asks it more.
#[path = "../src/bin/lab/line.rs"]
mod line;
#[path = "../src/bin/lab/vectors/mod.rs"]
mod vectors;

use serde_json::{Value, json};
use vectors::{Report, check};

const MOVES: &str = include_str!("vectors/hawalis_moves.jsonl");
const GAMES: &str = include_str!("vectors/hawalis_games.jsonl");

#[test]
fn every_move() {
    assert_eq!(check(MOVES.as_bytes()), Report { passed: 120, failures: Vec::new() });
}

#[test]
fn every_game() {
    assert_eq!(check(GAMES.as_bytes()), Report { passed: 30, failures: Vec::new() });
}

/// The vectors of a file.
fn read(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("the vectors are JSON"))
}

/// Asserts that a vector holds, and no longer does once `change` has been made; the sentence must
/// speak of `field`.
#[track_caller]
fn fails_when(vector: &Value, field: &str, change: impl Fn(&mut Value)) {
    assert_eq!(check(vector.to_string().as_bytes()).passed, 1);
    let mut changed = vector.clone();
    change(&mut changed);
    assert_ne!(&changed, vector);
    let report = check(changed.to_string().as_bytes());
    assert_eq!((report.passed, report.failures.len()), (0, 1), "{changed}");
    let (line, sentence) = &report.failures[0];
    assert_eq!(*line, 1);
    assert!(sentence.contains(field), "“{sentence}” does not name “{field}”");
}

#[test]
fn no_wrong_field_of_a_move_passes() {
    let vector =
        read(MOVES).find(|vector| vector["captured"].as_array().is_some_and(|taken| taken.len() == 2));
    let vector = vector.expect("a move captures two pits");
    fails_when(&vector, "legal", |vector| vector["legal"] = json!(""));
    fails_when(&vector, "endless", |vector| {
        vector["endless"] = json!(true);
        vector["period_laps"] = json!(7);
    });
    for field in ["laps", "seeds_sown"] {
        fails_when(&vector, field, |vector| {
            vector[field] = json!(vector[field].as_u64().map(|count| count + 1))
        });
    }
    fails_when(&vector, "trail", |vector| vector["trail"][0]["seeds"] = json!(13));
    fails_when(&vector, "trail", |vector| vector["trail"][0]["pit"] = json!("g"));
    fails_when(&vector, "last", |vector| vector["last"] = json!("a"));
    fails_when(&vector, "captured", |vector| vector["captured"] = json!([]));
    // The inner pit is taken before the outer one behind it.
    fails_when(&vector, "captured", |vector| {
        vector["captured"].as_array_mut().expect("two pits").reverse();
    });
    for side in ["south", "north"] {
        fails_when(&vector, "after", |vector| vector["after"][side] = json!(vec![0; 14]));
    }
    fails_when(&vector, "after", |vector| vector["after"]["turn"] = vector["turn"].clone());
}

#[test]
fn no_wrong_field_of_an_endless_move_passes() {
    let vector = read(MOVES).find(|vector| vector["endless"] == json!(true)).expect("a move is endless");
    fails_when(&vector, "period_laps", |vector| vector["period_laps"] = json!(1));
    fails_when(&vector, "endless", |vector| vector["endless"] = json!(false));
}

#[test]
fn no_wrong_field_of_a_game_passes() {
    for reason in ["no seeds", "endless move"] {
        let vector =
            read(GAMES).find(|vector| vector["reason"] == json!(reason)).expect("both reasons occur");
        for side in ["south", "north"] {
            fails_when(&vector, "position", |vector| vector[side] = json!(vec![2; 14]));
        }
        let winner = if vector["winner"] == json!("south") { "north" } else { "south" };
        fails_when(&vector, "winner", |vector| vector["winner"] = json!(winner));
        fails_when(&vector, "winner", |vector| vector["winner"] = json!(null));
        fails_when(&vector, "reason", |vector| vector["reason"] = json!("blocked"));
        fails_when(&vector, "reason", |vector| vector["reason"] = json!(null));
        let moves = vector["moves"].as_str().expect("letters").to_owned();
        fails_when(&vector, "the game is over", |vector| vector["moves"] = json!(moves.clone() + "a"));
        fails_when(&vector, "ply 1", |vector| vector["moves"] = json!(format!("A{moves}")));
        fails_when(&vector, "the letter of a pit", |vector| vector["moves"] = json!(format!("?{moves}")));
    }
}

#[test]
fn what_is_no_vector_is_a_failure() {
    let start = format!(r#""south": {0:?}, "north": {0:?}, "turn": "s""#, [2; 14]);
    let vector = |rest: &str| format!("{{{start}, {rest}}}");
    for (text, names) in [
        ("{".to_owned(), "not JSON"),
        ("[1, 2]".to_owned(), "JSON object"),
        ("{}".to_owned(), "neither"),
        (vector(r#""move": "a""#), "legal"),
        (vector(r#""move": 3, "legal": "a", "endless": false"#), "expected a character"),
        (vector(r#""move": "aa", "legal": "a", "endless": false"#), "expected a character"),
        (vector(r#""move": "o", "legal": "abcdefghijklmn", "endless": false"#), "the letter of a pit"),
        (vector(r#""move": "A", "legal": "abcdefghijklmn", "endless": false"#), "not your pit"),
        (vector(r#""move": "a", "legal": "abcdefghijklmn", "endless": false"#), "laps"),
        (vector(r#""moves": [], "winner": null"#), "expected a string"),
        (vector(r#""moves": "a", "winner": "east"#), "not JSON"),
        (vector(r#""moves": "a", "winner": "east""#), "east"),
        (vector(r#""moves": "a""#).replacen("[2", "[300", 1), "300"),
        (vector(r#""moves": "a""#).replacen("[2", "[-1", 1), "-1"),
        (vector(r#""moves": "a""#).replacen("[2", "[2.5", 1), "2.5"),
        (vector(r#""moves": "a""#).replacen("[2, ", "[", 1), "14"),
        (vector(r#""moves": "a""#).replacen("[2", "[2, 2", 1), "not a vector"),
        (vector(r#""moves": "a""#).replacen("\"s\"", "\"w\"", 1), "w"),
        (
            vector(r#""move": "a", "legal": "", "endless": false"#).replacen("[2", "[3", 1),
            "South holds 29 seeds",
        ),
        (r#"{"slam": "none", "moves": "Aa"}"#.to_owned(), "Oware"),
        (r#"{"board": [4], "move": "A"}"#.to_owned(), "Oware"),
    ] {
        let report = check(text.as_bytes());
        assert_eq!((report.passed, report.failures.len()), (0, 1), "{text}");
        assert!(report.failures[0].1.contains(names), "“{}” does not name “{names}”", report.failures[0].1);
    }
    assert_eq!(
        check(b"\xFF\xFE\n\n\r\n \x00").failures.iter().map(|failure| failure.0).collect::<Vec<_>>(),
        [1, 4]
    );
    let deep = "[".repeat(100_000);
    assert_eq!(check(deep.as_bytes()).failures.len(), 1);
}
