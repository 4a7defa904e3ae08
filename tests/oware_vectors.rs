//! The published vectors of Oware, judged by the same code as the lab's `check`.

#[path = "../src/bin/lab/line.rs"]
#[allow(dead_code)] // The lab asks it more.
mod line;
#[path = "../src/bin/lab/vectors/mod.rs"]
mod vectors;

use serde_json::{Value, json};
use vectors::{Report, check};

const MOVES: &str = include_str!("vectors/oware_moves.jsonl");
const GAMES: &str = include_str!("vectors/oware_games.jsonl");

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
    let sentence = &report.failures[0].1;
    assert!(sentence.contains(field), "“{sentence}” does not name “{field}”");
}

#[test]
fn no_wrong_field_of_a_move_passes() {
    let taken = |vector: &Value| vector["captured"].as_array().map_or(0, Vec::len);
    let is_slam = |vector: &Value| vector["is_slam"] == json!(true);
    let capture = read(MOVES).find(|vector| taken(vector) == 1 && !is_slam(vector)).expect("a move captures");
    // The only chain of the vectors is a slam that takes all.
    let chain =
        read(MOVES).find(|vector| taken(vector) > 1 && is_slam(vector)).expect("a move captures a chain");
    // Pits are captured backwards.
    fails_when(&chain, "captured", |vector| vector["captured"].as_array_mut().expect("pits").reverse());
    for vector in [&capture, &chain] {
        fails_when(vector, "captured", |vector| vector["captured"] = json!([]));
        fails_when(vector, "legal", |vector| vector["legal"] = json!(""));
        fails_when(vector, "last", |vector| {
            vector["last"] = json!(if vector["last"] == json!("A") { "b" } else { "A" })
        });
        fails_when(vector, "is_slam", |vector| vector["is_slam"] = json!(vector["is_slam"] != json!(true)));
        fails_when(vector, "gain", |vector| {
            vector["gain"] = json!(vector["gain"].as_u64().map(|gain| gain + 1))
        });
        fails_when(vector, "after", |vector| vector["after"]["board"][3] = json!(40));
        fails_when(vector, "after", |vector| vector["after"]["stores"] = json!([0, 0]));
        fails_when(vector, "after", |vector| vector["after"]["turn"] = vector["turn"].clone());
        fails_when(vector, "49 seeds", |vector| {
            vector["board"][3] = json!(vector["board"][3].as_u64().map(|seeds| seeds + 1))
        });
        for field in [
            "slam", "board", "stores", "turn", "legal", "move", "last", "is_slam", "captured", "gain",
            "after",
        ] {
            fails_when(vector, "", |vector| drop(vector.as_object_mut().expect("an object").remove(field)));
        }
    }
    // The option in force matters.
    let slam = read(MOVES).find(|vector| vector["is_slam"] == json!(true) && vector["slam"] == json!("none"));
    let slam = slam.expect("a slam takes nothing");
    fails_when(&slam, "captured", |vector| vector["slam"] = json!("all"));
    fails_when(&slam, "a grand slam is forbidden", |vector| vector["slam"] = json!("forbidden"));
    fails_when(&slam, "east", |vector| vector["slam"] = json!("east"));
}

#[test]
fn no_wrong_field_of_a_game_passes() {
    for reason in ["25 seeds", "no move", "repetition"] {
        let vector = read(GAMES).find(|vector| vector["reason"] == json!(reason)).expect("each occurs");
        fails_when(&vector, "position", |vector| vector["board"] = json!(vec![4; 12]));
        fails_when(&vector, "position", |vector| vector["stores"] = json!([0, 48]));
        let winner = if vector["winner"] == json!("south") { "north" } else { "south" };
        fails_when(&vector, "winner", |vector| vector["winner"] = json!(winner));
        fails_when(&vector, "winner", |vector| {
            drop(vector.as_object_mut().expect("an object").remove("winner"))
        });
        fails_when(&vector, "reason", |vector| vector["reason"] = json!("24-24"));
        fails_when(&vector, "reason", |vector| vector["reason"] = json!(null));
        let moves = vector["moves"].as_str().expect("letters").to_owned();
        fails_when(&vector, "the game is over", |vector| vector["moves"] = json!(moves.clone() + "A"));
        fails_when(&vector, "ply 1", |vector| vector["moves"] = json!(format!("a{moves}")));
        fails_when(&vector, "the letter of a pit", |vector| vector["moves"] = json!(format!("g{moves}")));
    }
}

#[test]
fn what_is_no_vector_is_a_failure() {
    for (text, names) in [
        (r#"{"slam": "none"}"#, "neither"),
        (r#"{"slam": "none", "moves": "Aa"}"#, "board"),
        (r#"{"board": [4], "move": "A"}"#, "slam"),
        (
            r#"{"slam": "none", "board": [4], "stores": [0, 0], "moves": "A", "winner": null, "reason": null}"#,
            "12",
        ),
    ] {
        let report = check(text.as_bytes());
        assert_eq!((report.passed, report.failures.len()), (0, 1), "{text}");
        assert!(report.failures[0].1.contains(names), "“{}” does not name “{names}”", report.failures[0].1);
    }
}
