//! What is said in an analysis.

use super::{English, count};
use crate::words::{AnalysisLabels, AnalysisWords, WorthTold};

impl AnalysisWords for English {
    fn labels(&self) -> &'static AnalysisLabels {
        &LABELS
    }

    fn favour(&self, player: &str, worth: WorthTold) -> String {
        match worth {
            WorthTold::Seeds(hundredths) => format!("{player} is ahead by {}", seeds(hundredths)),
            WorthTold::Wins(0) => format!("{player} has won"),
            WorthTold::Wins(moves) => format!("{player} wins in {}", count(moves, "move", "moves")),
            WorthTold::Draws => "Neither side is ahead".to_owned(),
        }
    }

    fn searched(&self, depth: u32, speed: u64) -> String {
        format!("Depth {depth}, {} positions a second", thousands(speed))
    }

    fn follow(&self, letters: &str) -> String {
        format!("Look at the board after {}", spaced(letters))
    }

    fn line(&self, number: usize, score: &str) -> String {
        format!("Line {number}, {score}")
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

    fn solution(&self, letters: &str) -> String {
        format!("The search plays {}.", lettered(letters))
    }

    fn thresholds(&self) -> String {
        "A move is marked ?! when it gives away 1.5 seeds, ? from 3, ?? from 6; beyond 15 seeds nothing counts. \
         A lesson accepts half a seed less than the best move that was found."
            .to_owned()
    }
}

/// `2.5 seeds`, `1 seed`.
fn seeds(hundredths: u32) -> String {
    let tenths = (hundredths + 5) / 10;
    match (tenths / 10, tenths % 10) {
        (1, 0) => "1 seed".to_owned(),
        (whole, 0) => format!("{whole} seeds"),
        (whole, tenth) => format!("{whole}.{tenth} seeds"),
    }
}

/// `4,300,000`.
fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let comma = |(index, digit): (usize, char)| {
        let is_before_group = index > 0 && (digits.len() - index).is_multiple_of(3);
        [is_before_group.then_some(','), Some(digit)]
    };
    digits.chars().enumerate().flat_map(comma).flatten().collect()
}

/// `g H c`, for reading aloud.
fn spaced(letters: &str) -> String {
    letters.chars().map(String::from).collect::<Vec<_>>().join(" ")
}

fn lettered(letters: &str) -> String {
    letters.chars().map(|letter| format!("`{letter}`")).collect::<Vec<_>>().join(" ")
}

static LABELS: AnalysisLabels = AnalysisLabels {
    asks: "You are playing the computer. An analysis shows you what it would play.",
    asks_yes: "Analyse anyway",
    asks_no: "Play on",
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
    failed: "The search does not answer. Go on to try again.",
    pits_explained: "At the pits: what each move is worth to whoever plays it, in seeds; #3 wins in 3 moves, −#3 loses in 3.",
    all_moves: "All moves",
    graph: "Graph",
    graph_list: "Moves and scores",
    start: "Start",
    lesson: "Learn from mistakes",
    lesson_none: "No move was marked ? or ??: there is nothing to learn from here.",
    lesson_waits: "The mistakes are known when all positions have been examined.",
    lesson_over: "That was the last one.",
    skip: "Skip",
    show: "Show solution",
    next: "Next",
    end_lesson: "Done",
    key_analysis: "analysis",
    key_best: "in an analysis: look at the best move found",
};
