//! Analysis: what the page and the panel tell each other, and what the panel makes of it.
//!
//! The panel belongs to the program of the dialogs. It has a worker of its own, and knows a game by its code and the
//! letters of its moves.

mod examination;
mod favour;
mod lesson;

use crate::search::Score;
pub use examination::{Examination, GRAPH_NODES, Job};
pub use favour::{Favour, Grade, MARGIN, Worth};
pub use lesson::{Lesson, Phase};
use serde::{Deserialize, Serialize};

/// Whether the game is analysed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Analysis {
    /// It is not.
    #[default]
    Off,
    /// Somebody who plays a computer is asked whether they mean it.
    Asks,
    /// It is.
    On,
    /// It is, and somebody looks for a better move: what they play is tried only, and changes nothing in the game.
    Lesson,
}

/// What the page tells the panel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Viewed {
    /// Whether there is a panel.
    pub analysis: Analysis,
    /// The code of the rules and the start.
    pub game: String,
    /// The letters of the line that is looked at.
    pub moves: String,
    /// How many of them lead to the place that is looked at.
    pub at: usize,
    /// How the game ended at the end of that line, if it did: a sentence.
    pub ended: Option<String>,
    /// What the players are called, South's first.
    pub names: [String; 2],
    /// Whether the move that led to the place has been seen.
    pub is_settled: bool,
    /// Whether it is running: then what is new in the panel can wait.
    pub is_playing: bool,
    /// Whether the game tells that somebody was helped against a computer.
    pub is_noted: bool,
    /// Whether a computer is thinking about its move or a hint.
    pub busy: bool,
    /// Whether the board shows what moves are worth.
    pub has_scores: bool,
}

/// What the panel tells the board of the place that is looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scores {
    /// The letters of the moves that lead to the place.
    pub moves: String,
    /// What each move is worth, the best first, and nothing that was not searched.
    pub pits: Vec<PitScore>,
    /// South's share of the evaluation bar, of a hundred.
    pub south: u8,
}

/// What a move is worth to whoever plays it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PitScore {
    /// The letter of its pit.
    pub letter: char,
    /// What is written at the pit.
    pub text: String,
    /// What is said of it.
    pub told: String,
    /// Whether no other is worth more.
    pub is_first: bool,
}

/// A score as it stands at a pit, in few characters: seeds, or after `#` the own moves until the game is decided.
///
/// ```
/// use mancala::app::brief;
/// use mancala::search::Score;
///
/// assert_eq!(brief(Score::Seeds(125)), "+1.3");
/// assert_eq!(brief(Score::Seeds(-250)), "−2.5");
/// assert_eq!(brief(Score::Seeds(-4)), "0");
/// assert_eq!(brief(Score::Seeds(1_096)), "+11"); // two figures are enough
/// assert_eq!(brief(Score::Wins(5)), "#3"); // own, other's, own, other's, own
/// assert_eq!(brief(Score::Loses(4)), "−#2");
/// assert_eq!(brief(Score::Draws), "=");
/// ```
pub fn brief(score: Score) -> String {
    match score {
        Score::Seeds(hundredths) => {
            let tenths = (hundredths.unsigned_abs() + 5) / 10;
            let sign = if hundredths < 0 { "−" } else { "+" };
            match tenths {
                0 => "0".to_owned(),
                1..100 => [sign, &(tenths / 10).to_string(), ".", &(tenths % 10).to_string()].concat(),
                _ => [sign, &((tenths + 5) / 10).to_string()].concat(),
            }
        }
        Score::Wins(plies) => ["#", &plies.div_ceil(2).to_string()].concat(),
        Score::Loses(plies) => ["−#", &plies.div_ceil(2).to_string()].concat(),
        Score::Draws => "=".to_owned(),
    }
}
