//! The lab's commands that search, run as people run them.

mod command;

use command::{fails, succeeds};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// K and behind it D can be captured by j, which leaves North nothing.
const WON: &str = "0 0 0 1 0 0 0/0 0 0 1 0 0 0/0 0 0 0 1 0 0/0 0 0 0 0 0 0 S";

#[test]
fn analyse_prints_a_line_a_depth() {
    let printed = succeeds(&["analyse", "hawalis", "--depth", "5", "--hash", "1"]);
    let lines: Vec<Vec<&str>> = printed.lines().map(|line| line.split(' ').collect()).collect();
    assert_eq!(lines.len(), 5);
    let mut nodes = 0;
    for (index, columns) in lines.iter().enumerate() {
        let [depth, score, visited, _, line] = columns[..] else { panic!("five columns: {columns:?}") };
        assert_eq!(depth.parse(), Ok(index + 1));
        assert!(score.starts_with(['+', '-']), "{score}");
        let visited: u64 = visited.parse().expect("a number");
        assert!(visited > nodes);
        nodes = visited;
        // South's letters and North's take turns.
        assert_eq!(line.len(), index + 1);
        assert!(line.chars().enumerate().all(|(ply, letter)| letter.is_uppercase() == (ply % 2 == 1)));
    }
}

#[test]
fn analyse_sees_the_end_of_a_game() {
    let printed = succeeds(&["analyse", "hawalis", "--start", WON, "--seconds", "60"]);
    let columns: Vec<&str> = printed.trim().split(' ').collect();
    assert_eq!((columns[1], columns[4]), ("wins-in-1", "j"));
    assert!(
        fails(&["analyse", "hawalis", "--start", WON, "--moves", "j"], 1)
            .contains("the game is over: no seeds")
    );
    assert!(fails(&["analyse", "hawalis", "--moves", "x"], 1).contains("“x” is not the letter of a pit"));
    assert!(fails(&["analyse", "hawalis", "--seconds", "-1"], 2).contains("-1"));
    assert!(fails(&["analyse", "hawalis", "--hash", "9999999"], 2).contains("mebibytes"));
}

#[test]
fn analyse_shows_as_many_lines_as_asked_for() {
    let printed = succeeds(&["analyse", "hawalis", "--depth", "3", "--lines", "5"]);
    assert_eq!(printed.lines().count(), 15);
    let firsts: std::collections::HashSet<_> = printed
        .lines()
        .skip(10)
        .map(|line| line.split(' ').nth(4).and_then(|line| line.chars().next()))
        .collect();
    assert_eq!(firsts.len(), 5);
}

#[test]
fn bench_visits_the_same_nodes_as_ever() {
    // The signature: it changes with every change of the search or its evaluation, and with nothing else.
    let printed = succeeds(&["bench"]);
    let nodes: Vec<&str> =
        printed.lines().filter(|line| line.contains(" nodes ") && !line.contains("second")).collect();
    assert_eq!(nodes, ["hawalis nodes 370658", "oware nodes 474044"]);
}

#[test]
fn a_match_plays_both_sides_and_counts_all_games() {
    let arguments =
        ["match", "hawalis", "full", "yardstick", "--games", "4", "--nodes", "300", "--hash", "1"];
    let printed = succeeds(&arguments);
    let results = printed.lines().next().expect("a line");
    assert!(results.starts_with("4 games: +"), "{results}");
    assert_eq!(games(results).iter().sum::<i64>(), 4, "{results}");
    // Nodes alone decide: the same again.
    assert_eq!(succeeds(&arguments).lines().next(), Some(results));
    assert_eq!(openings(&printed).iter().sum::<u32>(), 2, "{printed}");
    // Against itself each opening is won once by each, or drawn twice.
    let printed =
        succeeds(&["match", "hawalis", "seeds", "seeds", "--games", "6", "--depth", "2", "--hash", "0"]);
    assert!(printed.contains("50.0 % of points"), "{printed}");
    assert_eq!(openings(&printed), [0, 0, 3, 0, 0], "{printed}");
    assert!(fails(&["match", "hawalis", "1", "9"], 2).contains("“9” does not play"));
}

/// How many openings were won twice, won and drawn, shared, drawn and lost, lost twice.
fn openings(printed: &str) -> Vec<u32> {
    let line = printed.lines().find_map(|line| line.strip_prefix("openings: ")).expect("a line of openings");
    line.split(' ').filter_map(|word| word.parse().ok()).collect()
}

/// How many games were won, drawn and lost.
fn games(printed: &str) -> Vec<i64> {
    let line = printed.lines().find(|line| line.contains(" games: +")).expect("a line of games");
    let counts = line.split([' ', ',']).filter_map(|word| word.strip_prefix(['+', '=', '-'])?.parse().ok());
    counts.take(3).collect()
}

#[test]
fn a_match_counts_both_games_of_an_opening_together() {
    let printed = succeeds(&["match", "hawalis", "7", "1", "--games", "20"]);
    let [won, drawn, lost] = games(&printed)[..] else { panic!("{printed}") };
    let [won_twice, won_and_drawn, shared, drawn_and_lost, lost_twice] =
        openings(&printed)[..].iter().map(|&count| i64::from(count)).collect::<Vec<_>>()[..]
    else {
        panic!("{printed}")
    };
    assert_eq!(won + drawn + lost, 20, "{printed}");
    assert_eq!(won_twice + won_and_drawn + shared + drawn_and_lost + lost_twice, 10, "{printed}");
    assert_eq!(won - lost, 2 * (won_twice - lost_twice) + won_and_drawn - drawn_and_lost, "{printed}");
    // Who visits three hundred times as many nodes does better.
    assert!(won_twice > lost_twice, "{printed}");

    // The last opening is played once only.
    let printed = succeeds(&["match", "hawalis", "7", "1", "--games", "5"]);
    assert_eq!(games(&printed).iter().sum::<i64>(), 5, "{printed}");
    assert_eq!(openings(&printed).iter().sum::<u32>(), 2, "{printed}");
}

#[test]
fn a_fit_repeats() {
    let arguments = ["fit", "hawalis", "--rounds", "1", "--games", "3", "--nodes", "50"];
    let printed = succeeds(&arguments);
    assert!(printed.contains("Weights { mine: ["), "{printed}");
    assert_eq!(succeeds(&arguments), printed);
}

/// Speaks with an engine: each command is sent and its answer awaited before the next.
fn speak(game: &str, commands: &[(&str, &str)]) -> Vec<String> {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(["uci", game, "--hash", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the lab starts");
    let mut input = engine.stdin.take().expect("it was piped");
    let mut output = BufReader::new(engine.stdout.take().expect("it was piped")).lines();
    let mut answers = Vec::new();
    for (command, answer) in commands {
        writeln!(input, "{command}").expect("the engine listens");
        while !answer.is_empty() {
            let line = output.next().expect("the engine answers").expect("UTF-8");
            let found = line.starts_with(answer);
            answers.push(line);
            if found {
                break;
            }
        }
    }
    drop(input);
    assert!(engine.wait().expect("it ends").success());
    answers
}

#[test]
fn uci_answers_a_referee() {
    let answers = speak(
        "hawalis",
        &[
            ("uci", "uciok"),
            ("isready", "readyok"),
            ("position startpos moves gH cC", ""),
            ("go depth 4", "bestmove"),
            ("position startpos moves gHcC", ""),
            ("go nodes 2000", "bestmove"),
            ("go movetime 20", "bestmove"),
            (&format!("position fen {WON}"), ""),
            ("go infinite", "info depth 1"),
            ("stop", "bestmove j"),
            ("position fen 1 2 3", "info string"),
            ("go far", "info string"),
            ("quit", ""),
        ],
    );
    assert!(answers.iter().any(|line| line.starts_with("info depth 4 score cp ") && line.contains(" pv ")));
    assert!(answers.iter().any(|line| line.starts_with("info depth 1 score mate 1 nodes ")), "{answers:?}");
}

/// South's F makes two of North's a, which is the capture to 26 seeds; f is left, so that it is no grand slam.
const WON_OWARE: &str = "1 0 0 0 0 1/0 0 0 0 0 1 S 24 21";

#[test]
fn oware_is_analysed_as_hawalis_is() {
    let printed = succeeds(&["analyse", "oware", "--start", WON_OWARE, "--seconds", "60"]);
    let columns: Vec<&str> = printed.trim().split(' ').collect();
    assert_eq!((columns[1], columns[4]), ("wins-in-1", "F"));
    let printed = succeeds(&["analyse", "oware", "--depth", "6", "--moves", "FfB", "--hash", "1"]);
    let last = printed.lines().last().expect("a line a depth");
    assert!(last.starts_with("6 ") && last.split(' ').nth(4).is_some_and(|line| line.len() == 6), "{last}");
    assert!(last.split(' ').nth(4).is_some_and(|line| line.starts_with(|c: char| c.is_ascii_lowercase())));
}

#[test]
fn uci_speaks_of_oware_as_the_engine_of_auale_does() {
    let answers = speak(
        "oware",
        &[
            ("uci", "uciok"),
            ("isready", "readyok"),
            ("position startpos moves FfB", ""),
            ("go movetime 50", "bestmove"),
            (&format!("position fen {WON_OWARE}"), ""),
            ("go infinite", "info depth 1"),
            ("stop", "bestmove F"),
            // As Aualé writes positions: South's A to F, North's a to f, the stores, who moves.
            ("position fen 0-0-0-0-0-1-1-0-0-0-0-1-24-21-S", ""),
            ("go depth 3", "bestmove F"),
            ("position startpos moves Fx", "info string"),
            ("quit", ""),
        ],
    );
    // After FfB it is North who moves.
    let best = answers.iter().find_map(|line| line.strip_prefix("bestmove ")).expect("an answer");
    assert!(matches!(best, "a" | "b" | "c" | "d" | "e" | "f"), "{best}");
    assert!(answers.iter().any(|line| line.starts_with("info depth 1 score mate 1 nodes ")), "{answers:?}");
}

#[test]
fn an_oware_fit_repeats() {
    let arguments = ["fit", "oware", "--rounds", "1", "--games", "3", "--nodes", "50"];
    let printed = succeeds(&arguments);
    assert!(printed.contains("Weights(["), "{printed}");
    assert_eq!(succeeds(&arguments), printed);
}

#[test]
fn uci_stops_an_endless_search() {
    let answers = speak(
        "hawalis",
        &[
            ("position startpos", ""),
            ("go infinite", "info depth 3"),
            ("isready", "readyok"),
            ("stop", "bestmove"),
        ],
    );
    assert!(answers.last().is_some_and(|line| line.len() == "bestmove a".len()), "{answers:?}");
}
