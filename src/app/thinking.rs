//! What the page and the worker tell each other.
//!
//! The search runs in a worker, a program of its own that is fetched when it is first needed. The page asks it one
//! question at a time. Games travel as the code of a link.

mod analyse;
mod thinker;

use super::Rules;
use crate::record::{Link, NodeId, Record};
use crate::rules::Pit;
use crate::search::Score;
pub use analyse::{Effort, analyse};
use serde::{Deserialize, Serialize};
pub use thinker::Thinker;

/// Names the build: a page and a worker that were not built together do not understand each other.
pub const BUILD: &str = env!("HAWALIS_BUILD");

/// The code of the game up to a place of a record, as far as it matters to what is played there: nothing from before the
/// last capture can come again.
pub fn position_code(record: &Record<Rules>, place: NodeId) -> String {
    let path = record.path(place);
    let captured = |&id: &NodeId| record.node(id).played.is_some_and(|made| made.captured > 0);
    let from = path.iter().rposition(captured).unwrap_or_default();
    let moves: Vec<Pit> = path[from + 1..].iter().filter_map(|&id| record.pit(id)).collect();
    let start = record.node(path[from]).position;
    Link { start, ply: moves.len(), moves, ..Link::new(*record.game()) }.encode()
}

/// What the page asks the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Is told with the answer.
    pub number: u32,
    /// The code of a game; its last position is meant, and what can come again before it.
    pub game: String,
    /// What is asked.
    pub task: Task,
}

/// What is asked about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// The move of a computer.
    Move {
        /// Its level, from 1.
        level: u8,
        /// Chooses among moves that it takes for nearly as good.
        seed: u64,
    },
    /// A hint to a person.
    Hint,
    /// What all moves are worth: the answer is [`Analysed`].
    Analyse(Effort),
    /// As many positions are to be searched, only to see how long it takes.
    Measure {
        /// How many.
        nodes: u64,
    },
}

/// What the worker tells the page, or an analysis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Told<A> {
    /// It is here; what was asked before was not heard.
    Ready {
        /// Its [`BUILD`].
        build: String,
    },
    /// It is at work, ten times a second at most.
    Works,
    /// It has an answer.
    Answer {
        /// To the question with this number.
        number: u32,
        /// The answer; nothing if there is none, as in a game that is over.
        answer: Option<A>,
        /// Whether time ran out, on a very slow device.
        early: bool,
    },
}

/// What the worker found for the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// The letter of the pit that a computer plays.
    Move(char),
    /// A hint.
    Hint(Hint),
    /// The positions that were searched.
    Measured {
        /// How many.
        nodes: u64,
    },
}

/// What moves are worth, as far as it was found out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysed {
    /// The moves with what is expected to follow, best first; none if no depth was completed.
    pub lines: Vec<AnalysedLine>,
    /// Moves of both players that were searched completely; 0 if no depth was completed.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
}

/// A move and what is expected to follow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnalysedLine {
    /// What the move is worth to whoever plays it.
    pub score: Score,
    /// The letters of the pits, at least one.
    pub letters: String,
}

/// The move that the search takes for the best, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// The letter of the pit.
    pub letter: char,
    /// Why.
    pub reason: Reason,
    /// How many moves of both players it looked ahead.
    pub depth: u32,
}

/// Why a move is the best: the first of these that is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// There is no other.
    Only,
    /// It wins.
    Wins {
        /// After this many moves of the player, this one included.
        moves: u32,
    },
    /// All moves lose against an opponent who knows how, this one latest.
    Delays,
    /// The best line that was found ends in a draw.
    Draws,
    /// It captures.
    Captures {
        /// So many seeds.
        seeds: u8,
    },
    /// The opponent could capture more if nothing was done.
    Saves {
        /// So many seeds more.
        seeds: u8,
    },
    /// Another move never ends, and would lose.
    AvoidsEndless {
        /// The letter of its pit.
        letter: char,
    },
    /// It shows only later.
    Ahead,
}
