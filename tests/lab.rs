//! The command line of the lab, run as people run it.

mod command;

use command::{fails, lab, succeeds};
use std::path::PathBuf;

/// A file with this text that is deleted afterwards.
struct File(PathBuf);

impl File {
    fn with(name: &str, text: impl AsRef<[u8]>) -> File {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&path, text).expect("the target directory can be written");
        File(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("UTF-8")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        // A file that stays behind does no harm.
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Checks one file that has failures; what was printed.
#[track_caller]
fn check_fails(file: &str) -> String {
    let output = lab(&["check", file]);
    assert_eq!((output.status.code(), output.stderr.is_empty()), (Some(1), true));
    String::from_utf8(output.stdout).expect("UTF-8")
}

const MOVES: &str = "tests/vectors/hawalis_moves.jsonl";
const GAMES: &str = "tests/vectors/hawalis_games.jsonl";

/// The first two columns of what `perft` prints.
fn leaves(printed: &str) -> Vec<(u32, u64)> {
    let line = |line: &str| {
        let mut columns = line.split_whitespace();
        let depth = columns.next()?.parse().ok()?;
        Some((depth, columns.next()?.parse().ok()?))
    };
    printed.lines().map(|text| line(text).expect("two numbers")).collect()
}

#[test]
fn perft_prints_a_line_a_depth() {
    let expected = [(1, 14), (2, 182), (3, 1_539), (4, 12_626), (5, 80_262), (6, 502_762)];
    assert_eq!(leaves(&succeeds(&["perft", "hawalis", "6"])), expected);
}

#[test]
fn perft_counts_from_a_position() {
    // Blocked: no line of play at all. A single seed has one move, then the opponent's single has one.
    let blocked = "0 0 0 0 0 0 0/0 0 0 0 0 0 0/1 1 1 1 1 1 1/1 1 1 1 1 1 1 S";
    assert_eq!(leaves(&succeeds(&["perft", "hawalis", "2", "--start", blocked])), [(1, 0), (2, 0)]);
    let singles = "0 0 0 0 0 0 1/0 0 0 0 0 0 0/0 0 0 0 0 0 0/1 0 0 0 0 0 0 N";
    assert_eq!(leaves(&succeeds(&["perft", "hawalis", "3", "--start", singles])), [(1, 1), (2, 1), (3, 1)]);
}

#[test]
fn perft_refuses_what_it_cannot_count() {
    assert!(fails(&["perft", "chess", "3"], 2).contains("chess"));
    for depth in ["0", "-1", "x", "", "4294967296"] {
        fails(&["perft", "hawalis", depth], 2);
    }
    for (start, sentence) in [
        ("", "row 1, column 1: the row is missing"),
        ("2 2 2", "row 1, column 4: a count is missing"),
        ("2 2 2 2 2 2 2/2 -1 2", "row 2, column 2: “-1” is not a number of seeds"),
        ("300", "row 1, column 1: “300” is not a number of seeds"),
        ("-1 2", "row 1, column 1: “-1” is not a number of seeds"),
        ("0 0 0 0 0 0 0/0 0 0 0 0 0 0/9 9 9 2 0 0 0/0 0 0 0 0 0 0 S", "South holds 29 seeds"),
        ("2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2", "the player to move is missing"),
    ] {
        let errors = fails(&["perft", "hawalis", "1", "--start", start], 1);
        assert!(errors.starts_with("lab: the start: ") && errors.contains(sentence), "{errors}");
    }
}

#[test]
fn check_passes_the_published_vectors() {
    assert_eq!(succeeds(&["check", MOVES]), "120 passed, 0 failed\n");
    assert_eq!(succeeds(&["check", MOVES, GAMES]), "150 passed, 0 failed\n");
}

#[test]
fn check_names_each_failure_with_file_and_line() {
    let vectors = std::fs::read_to_string(GAMES).expect("the vectors are there");
    let mut lines: Vec<String> = vectors.lines().map(str::to_owned).collect();
    let swap = lines[3].contains("\"winner\": \"south\"");
    let (old, new) = if swap { ("south", "north") } else { ("north", "south") };
    lines[3] = lines[3].replace(&format!("\"winner\": \"{old}\""), &format!("\"winner\": \"{new}\""));
    lines[5] = lines[5].replace("\"south\": [", "\"south\": [300, ");
    lines[7] = "[]".to_owned();
    let file = File::with("three_wrong.jsonl", lines.join("\n"));
    let printed = check_fails(file.path());
    let printed: Vec<&str> = printed.lines().collect();
    assert_eq!(printed.len(), 4, "{printed:?}");
    for (text, (line, names)) in printed.iter().zip([(4, "winner"), (6, "300"), (8, "JSON object")]) {
        assert!(text.starts_with(&format!("{}:{line}: ", file.path())) && text.contains(names), "{text}");
    }
    assert_eq!(printed[3], "27 passed, 3 failed");
    // A good file beside it changes nothing of that.
    let both = lab(&["check", GAMES, file.path()]);
    assert_eq!(both.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&both.stdout).ends_with("57 passed, 3 failed\n"));
}

#[test]
fn check_fails_on_what_holds_no_vectors() {
    let empty = File::with("empty.jsonl", "");
    assert_eq!(
        check_fails(empty.path()),
        format!("{}: there are no vectors in this file\n0 passed, 1 failed\n", empty.path())
    );
    let garbage = File::with("garbage.jsonl", b"\x00\xFF\xFE\n{{{{\n");
    assert!(check_fails(garbage.path()).ends_with("0 passed, 2 failed\n"));
    assert!(check_fails("tests").contains("cannot be read"));
    assert!(check_fails("no/such/file.jsonl").contains("cannot be read"));
    fails(&["check"], 2);
}

#[test]
fn oware_has_every_command_too() {
    let expected = [(1, 6), (2, 36), (3, 190), (4, 1_014), (5, 5_219), (6, 27_332)];
    assert_eq!(leaves(&succeeds(&["perft", "oware", "6"])), expected);
    let starved = "0 0 0 0 0 0/1 1 0 0 0 0 S 23 23";
    assert_eq!(leaves(&succeeds(&["perft", "oware", "1", "--start", starved])), [(1, 0)]);
    assert!(fails(&["perft", "oware", "1", "--start", "4-4-4"], 1).contains("a count is missing"));
    let errors = fails(&["perft", "oware", "1", "--start", "4-4-4-4-4-4-4-4-4-4-4-4-1-0-S"], 1);
    assert!(errors.contains("the start: there are 49 seeds in pits and stores"), "{errors}");

    assert_eq!(succeeds(&["check", "tests/vectors/oware_moves.jsonl"]), "120 passed, 0 failed\n");
    let all = ["tests/vectors/oware_games.jsonl", "tests/vectors/oware_moves.jsonl", MOVES, GAMES];
    assert_eq!(succeeds(&[&["check"][..], &all].concat()), "300 passed, 0 failed\n");
}

#[test]
fn replay_of_oware_tells_who_takes_what_is_left() {
    let chase = succeeds(&["replay", "oware", "FfAaBbCcDdEe", "--start", "1S,5/5,1S 23 23 S"]);
    let end = "South takes what is left: 1\nNorth takes what is left: 1\n0 0 0 0 0 0/0 0 0 0 0 0 S 24 24\ndrawn: repetition\n";
    assert!(chase.starts_with("F 1 1 0\nf 1 1 0\n") && chase.ends_with(end), "{chase}");
    let starved = succeeds(&["replay", "oware", "", "--start", "0 0 0 0 0 0/1 1 0 0 0 0 S 23 23"]);
    assert_eq!(
        starved,
        "South takes what is left: 2\n0 0 0 0 0 0/0 0 0 0 0 0 S 25 23\nSouth wins: no move\n"
    );

    // Example 2 of the rules with each option.
    let slam = ["replay", "oware", "F", "--start", "3,2S,1S,2S/1S,3,2S,3S 20 17 S"];
    let nothing = "F 1 3 0\n0 0 0 3 2 3/1 0 0 0 2 0 N 20 17\nNorth to move\n";
    assert_eq!(succeeds(&slam), nothing);
    assert_eq!(succeeds(&[&slam[..], &["--slam", "nothing"]].concat()), nothing);
    let all =
        "F 1 3 8\nSouth takes what is left: 3\n0 0 0 0 0 0/0 0 0 0 0 0 N 31 17\nSouth wins: grand slam\n";
    assert_eq!(succeeds(&[&slam[..], &["--slam", "all"]].concat()), all);
    let errors = fails(&[&slam[..], &["--slam", "forbidden"]].concat(), 1);
    assert_eq!(errors, "lab: ply 1: F may not be played: a grand slam is forbidden\n");
    let errors = fails(&["replay", "oware", "D", "--start", "0 0 0 0 0 0/0 0 4 1 1 4 S 20 18"], 1);
    let sentence = "the opponent has no seeds and this does not feed them; play C or F";
    assert_eq!(errors, format!("lab: ply 1: D may not be played: {sentence}\n"));
}

#[test]
fn replay_tells_each_move_and_the_end() {
    // Example 3 and the whole of example 4.
    assert_eq!(
        succeeds(&["replay", "hawalis", "n"]),
        "n 5 14 4\n0 2 2 2 2 2 2/0 2 2 2 2 2 2/1 3 3 0 3 3 0/3 0 3 3 0 3 3 N\nNorth to move\n"
    );
    let printed = succeeds(&["replay", "hawalis", "g H c C e"]);
    let lines: Vec<&str> = printed.lines().collect();
    assert_eq!(lines.len(), 7);
    assert_eq!(lines[0], "g 5 14 0");
    assert_eq!(lines[4], "e endless, recurs after 1526 laps");
    assert_eq!(lines[6], "North wins: endless move");
    // The position is the one before the endless move.
    let before = succeeds(&["replay", "hawalis", "gHcC"]);
    assert_eq!(before.lines().nth(4), Some(lines[5]));
}

#[test]
fn replay_starts_from_a_position() {
    let start = "0 0 0 1 0 0 0/0 0 0 1 0 0 0/0 0 0 0 0 0 3/0 0 0 0 0 0 0 S";
    assert_eq!(
        succeeds(&["replay", "hawalis", "h", "--start", start]),
        "h 1 3 2\n0 0 0 0 0 0 0/0 0 0 0 0 0 0/0 0 0 1 1 1 0/0 0 0 0 0 0 0 N\nSouth wins: no seeds\n"
    );
    // Worked out by hand in hawalis_examples.rs: the position comes back.
    let start = "1 0 1 1 2 0 1/0 1 0 1 0 1 0/1 0 1 0 1 1 2/0 1 0 1 0 1 0 S";
    let printed = succeeds(&["replay", "hawalis", "hCiD", "--start", start]);
    assert!(printed.ends_with(&format!("D 7 14 0\n{start}\ndrawn: repetition\n")), "{printed}");
    assert!(fails(&["replay", "hawalis", "hCiDh", "--start", start], 1).contains("the game is over"));
    // No moves: the position as it is.
    assert_eq!(succeeds(&["replay", "hawalis", "", "--start", start]), format!("{start}\nSouth to move\n"));
}

#[test]
fn replay_refuses_illegal_moves() {
    for (moves, sentence) in [
        ("A", "ply 1: A may not be played: not your pit"),
        ("aa", "ply 2: a may not be played: not your pit"),
        ("aAc", "ply 3: c may not be played: the pit is empty"),
        ("a?", "ply 2: “?” is not the letter of a pit"),
        ("aé", "ply 2: “é” is not the letter of a pit"),
        ("gHcCeA", "ply 6: A may not be played: the game is over"),
    ] {
        assert_eq!(fails(&["replay", "hawalis", moves], 1), format!("lab: {sentence}\n"));
    }
    let blocked = "0 0 0 0 0 0 0/0 0 0 0 0 0 0/1 1 1 1 1 1 1/1 1 1 1 1 1 1 S";
    let errors = fails(&["replay", "hawalis", "a", "--start", blocked], 1);
    assert!(errors.contains("the game is over"), "{errors}");
}

#[test]
fn replay_knows_the_option_for_endless_moves() {
    let sentence = "lab: ply 5: e may not be played: endless moves are forbidden\n";
    assert_eq!(fails(&["replay", "hawalis", "gHcCe", "--endless", "forbidden"], 1), sentence);
    assert!(succeeds(&["replay", "hawalis", "gHcCe", "--endless", "lose"]).contains("North wins"));
    // Nothing but an endless move, see hawalis_examples.rs.
    let start = "0 0 0 0 0 0 1/0 0 0 0 0 0 0/3 1 0 1 0 1 0/1 0 1 0 1 0 1 S";
    let printed = succeeds(&["replay", "hawalis", "", "--start", start, "--endless", "forbidden"]);
    assert!(printed.ends_with("North wins: only endless moves\n"), "{printed}");
    fails(&["replay", "hawalis", "a", "--endless", "maybe"], 2);
    fails(&["replay", "go", "a"], 2);
}

#[test]
fn help_explains_every_command() {
    let printed = succeeds(&["--help"]);
    for command in ["perft", "check", "replay"] {
        assert!(printed.contains(command), "{printed}");
    }
}
