//! What is said in an analysis.

use super::{English, count};
use crate::words::{AnalysisLabels, AnalysisWords, ScoreTold, WorthTold};

impl AnalysisWords for English {
    fn labels(&self) -> &'static AnalysisLabels {
        &LABELS
    }

    fn favour(&self, player: &str, worth: WorthTold) -> String {
        match worth {
            WorthTold::Seeds(hundredths) => format!("{player} is ahead by {}", seeds(hundredths)),
            WorthTold::Wins(0) => format!("{player} has won"),
            WorthTold::Wins(moves) => format!("{player} wins in {}", count(moves, "move", "moves")),
            WorthTold::Level => "Neither side is ahead".to_owned(),
            WorthTold::Draws => "A draw by the best play found".to_owned(),
        }
    }

    fn searched(&self, depth: u32, speed: u64) -> String {
        format!("Depth {depth}, {} positions/s", rounded(speed))
    }

    fn summary(&self, favour: &str, depth: u32, letters: &str) -> String {
        format!("{favour}, looking {} ahead: {}.", count(depth, "move", "moves"), spaced(letters))
    }

    fn worth(&self, worth: ScoreTold) -> String {
        match worth {
            ScoreTold::Seeds(hundredths) => {
                let sign = if hundredths < -4 { "minus " } else { "" };
                format!("worth {sign}{}", seeds(hundredths.unsigned_abs()))
            }
            ScoreTold::Wins(moves) => format!("wins in {}", count(moves, "move", "moves")),
            ScoreTold::Loses(moves) => format!("loses in {}", count(moves, "move", "moves")),
            ScoreTold::Draws => "draws".to_owned(),
        }
    }

    fn follow(&self, letters: &str) -> String {
        format!("Look at the board after {}", spaced(letters))
    }

    fn line(&self, number: usize, worth: &str) -> String {
        format!("Line {number}, {worth}")
    }

    fn progress(&self, known: usize, of: usize) -> String {
        format!("Examined {known} of {of} positions")
    }

    fn played(&self, number: usize, player: &str, letter: char) -> String {
        format!("Move {number}, {player} `{letter}`")
    }

    fn gave_away(&self, hundredths: u32) -> String {
        format!("gives away {}", seeds(hundredths))
    }

    fn graph(&self, plies: usize, marked: usize) -> String {
        format!(
            "Score over {}; {} marked as mistakes. The list below says the same.",
            count(plies as u32, "move", "moves"),
            marked
        )
    }

    fn mistakes_of(&self, player: &str) -> String {
        format!("Mistakes of {player}")
    }

    fn find_better(&self, number: usize, of: usize, player: &str, letter: char) -> String {
        format!("Mistake {number} of {of}: {player} played `{letter}`. Play a better move on the board.")
    }

    fn judging(&self, letter: char) -> String {
        format!("Judging `{letter}`…")
    }

    fn not_enough(&self, letter: char) -> String {
        format!("`{letter}` gives something away. Try another move.")
    }

    fn good(&self, letter: char) -> String {
        format!("`{letter}` is good.")
    }

    fn no_mistake(&self, letter: char) -> String {
        format!("A closer look shows that `{letter}` gave nothing away.")
    }

    fn solution(&self, letters: &str) -> String {
        format!("The search plays {}.", lettered(letters))
    }

    fn thresholds(&self) -> &'static str {
        "A move is marked ?! when it gives away 1.5 seeds, ? from 3, ?? from 6; beyond 15 seeds nothing counts."
    }
}

/// `2.5 seeds`, `1 seed`; from ten on the tenths do not matter.
fn seeds(hundredths: u32) -> String {
    let tenths = (hundredths + 5) / 10;
    match (tenths / 10, tenths % 10) {
        (10.., tenth) => format!("{} seeds", tenths / 10 + u32::from(tenth >= 5)),
        (1, 0) => "1 seed".to_owned(),
        (whole, 0) => format!("{whole} seeds"),
        (whole, tenth) => format!("{whole}.{tenth} seeds"),
    }
}

/// `4.3 million`, `890,000`: more figures would only flicker.
fn rounded(number: u64) -> String {
    match (number + 5_000) / 10_000 {
        0 => number.to_string(),
        tens @ 1..100 => format!("{tens}0,000"),
        tens => format!("{}.{} million", tens / 100, tens % 100 / 10),
    }
}

/// `g H c`, for reading aloud.
fn spaced(letters: &str) -> String {
    letters.chars().map(String::from).collect::<Vec<_>>().join(" ")
}

fn lettered(letters: &str) -> String {
    letters.chars().map(|letter| format!("`{letter}`")).collect::<Vec<_>>().join(" ")
}

static LABELS: AnalysisLabels = AnalysisLabels {
    asks: "You are playing the computer, and an analysis is help. The game’s text will tell of it.",
    asks_yes: "Analyse anyway",
    asks_no: "Play on",
    noted: "The game’s text tells that it was analysed while it was played.",
    stop: "Stop",
    go_on: "Go on",
    lines: "Lines",
    searching: "Searching…",
    stopped: "Stopped.",
    waits: "Waits while the computer thinks.",
    decided: "The position is decided.",
    over: "The game is over here.",
    impossible: "There is no analysis of this game yet.",
    restarted: "The search had stopped answering and was started anew.",
    browser_too_old: "This browser is too old for the search: it lacks WebAssembly SIMD.",
    failed: "The search does not answer. “Go on” tries it again.",
    pits_explained: "As at the pits: what each move is worth to whoever plays it, in seeds; #3 wins in 3 moves, −#3 loses in 3.",
    all_moves: "All moves",
    graph: "Graph",
    graph_list: "Moves and scores",
    start: "Start",
    lesson: "Learn from mistakes",
    lesson_none: "No move was marked ? or ??: there is nothing to learn from here.",
    lesson_accepts: "Any move within half a seed of the best that the search has found is accepted.",
    lesson_waits: "The mistakes are known when all positions have been examined.",
    lesson_over: "That was the last one.",
    lesson_back: "Back to its board",
    skip: "Skip this one",
    show: "Show solution",
    next: "Next",
    end_lesson: "Done",
    key_analysis: "analysis",
    key_best: "in an analysis: look at the first line’s move",
};
