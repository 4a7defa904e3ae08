//! How far a search goes, and who is told meanwhile.

use super::Report;
use std::time::Duration;

/// How far a search goes: until the first of these is reached.
///
/// ```
/// use mancala::search::Limits;
///
/// let limits = Limits { depth: 12, lines: 3, ..Limits::INFINITE };
/// assert_eq!(limits.nodes, u64::MAX);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Moves ahead that are searched first: a search that was interrupted need not do again what it has completed.
    pub from: u32,
    /// Moves ahead, of both players together.
    pub depth: u32,
    /// Positions visited. The same number gives the same answer on every machine.
    pub nodes: u64,
    /// Time by the clock of the [`Watch`].
    pub time: Duration,
    /// How many of the best moves get a line of their own; with as many as there are pits, every move gets its score.
    pub lines: usize,
    /// Whether moves that seem worse are looked at less deep: stronger for the same work, but a depth is then no promise
    /// that every line of play was looked at so far. Decided games stay certain, though not by the shortest way.
    pub selective: bool,
}

impl Limits {
    /// Until it is stopped, or all is known.
    pub const INFINITE: Limits =
        Limits { from: 1, depth: u32::MAX, nodes: u64::MAX, time: Duration::MAX, lines: 1, selective: false };
}

/// Watches a search: has a clock, may stop it, is told what it found so far.
///
/// `()` watches nothing.
///
/// ```
/// use mancala::rules::{Game, Hawalis};
/// use mancala::search::{Limits, Report, Table, Watch, search};
///
/// /// Has seen enough after five depths.
/// struct Five(u32);
///
/// impl Watch for Five {
///     fn progress(&mut self, report: &Report) {
///         self.0 = report.depth;
///     }
///     fn stop(&mut self) -> bool {
///         self.0 >= 5
///     }
/// }
///
/// let game = Hawalis::default();
/// let mut table = Table::of_mebibytes(1);
/// let report = search(game, &game.start(), &[], &Limits::INFINITE, &mut table, &mut Five(0));
/// assert!(report.depth >= 5);
/// ```
pub trait Watch {
    /// The time since the search began.
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }

    /// Whether the search shall stop; asked every [`NODES_BETWEEN_LOOKS`] nodes.
    fn stop(&mut self) -> bool {
        false
    }

    /// Is told after every depth that was completed, and whenever a better first move is found.
    fn progress(&mut self, _: &Report) {}
}

impl Watch for () {}

impl<W: Watch + ?Sized> Watch for &mut W {
    fn elapsed(&mut self) -> Duration {
        (**self).elapsed()
    }

    fn stop(&mut self) -> bool {
        (**self).stop()
    }

    fn progress(&mut self, report: &Report) {
        (**self).progress(report);
    }
}

/// A search looks up from its work once in so many nodes, a fraction of a millisecond.
pub const NODES_BETWEEN_LOOKS: u64 = 1_024;
