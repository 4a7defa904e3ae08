//! What a search found.

use super::Score;
use crate::rules::Pit;

/// What a search found.
///
/// ```
/// use mancala::rules::{Game, Hawalis};
/// use mancala::search::{Limits, Table, search};
///
/// let game = Hawalis::default();
/// let limits = Limits { depth: 6, lines: Hawalis::SHAPE.pits_per_side, ..Limits::INFINITE };
/// let report = search(game, &game.start(), &[], &limits, &mut Table::of_mebibytes(1), &mut ());
/// assert_eq!((report.depth, report.lines.len()), (6, 14));
/// assert!(report.lines[0].score >= report.lines[1].score);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The best moves, best first; none at all when the game is over.
    pub lines: Vec<Line>,
    /// Moves ahead that were searched completely.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
}

impl Report {
    /// The move to play, if there is one.
    pub fn best(&self) -> Option<Pit> {
        self.lines.first().and_then(|line| line.pits.first()).copied()
    }
}

/// A line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What the first move is worth to whoever plays it.
    pub score: Score,
    /// How many moves ahead that was found.
    pub depth: u32,
    /// The move and what is expected to follow, at least the move.
    pub pits: Vec<Pit>,
}
