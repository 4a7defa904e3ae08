//! What every move of a position is worth.

use super::{Analysed, AnalysedLine};
use crate::search::{Limits, Report, Searched, Table, Watch, search};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How much is searched before an answer comes. Who wants more asks again: the hash table is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effort {
    /// The depth that is searched first, one more than is known already.
    pub from: u32,
    /// Positions at most.
    pub nodes: u64,
    /// Time at most.
    pub milliseconds: u32,
    /// Moves that get a score; as many as there are pits for all.
    pub lines: u32,
}

/// What the moves of a position are worth. Only depths that were completed count: what lies between is no score of
/// every move.
pub fn analyse<G: Searched>(
    game: G,
    position: &G::Position,
    earlier: &[G::Position],
    effort: Effort,
    table: &mut Table<G>,
    watch: &mut dyn Watch,
) -> Analysed {
    let limits = Limits {
        from: effort.from,
        nodes: effort.nodes,
        time: Duration::from_millis(u64::from(effort.milliseconds)),
        lines: effort.lines as usize,
        ..Limits::INFINITE
    };
    let (completed, nodes) = completed(game, position, earlier, &limits, table, watch);
    let shape = game.shape();
    let lines = completed.lines.iter().map(|line| AnalysedLine {
        score: line.score,
        letters: line.pits.iter().map(|&pit| shape.letter(pit)).collect(),
    });
    Analysed { lines: lines.collect(), depth: completed.depth, nodes }
}

/// What the last depth found that was completed, and how many positions were searched in all. Where a search was stopped
/// its own report may name a move that was not held against all others.
pub(super) fn completed<G: Searched>(
    game: G,
    position: &G::Position,
    earlier: &[G::Position],
    limits: &Limits,
    table: &mut Table<G>,
    watch: &mut dyn Watch,
) -> (Report, u64) {
    let mut completed = Completed { watch, last: Report::default() };
    // As anything that watches, so that the search is not compiled once more.
    let mut watching: &mut dyn Watch = &mut completed;
    let nodes = search(game, position, earlier, limits, table, &mut watching).nodes;
    (completed.last, nodes)
}

/// Keeps what the last completed depth found.
struct Completed<'a> {
    watch: &'a mut dyn Watch,
    last: Report,
}

impl Watch for Completed<'_> {
    fn elapsed(&mut self) -> Duration {
        self.watch.elapsed()
    }

    fn stop(&mut self) -> bool {
        self.watch.stop()
    }

    fn progress(&mut self, report: &Report) {
        if report.depth > self.last.depth {
            self.last = report.clone();
        }
        self.watch.progress(report);
    }
}
