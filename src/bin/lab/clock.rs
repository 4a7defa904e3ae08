//! A clock for searches, and how they are told.

use mancala::rules::Game;
use mancala::search::{Report, Watch};
use std::time::{Duration, Instant};

/// Measures the time of a search, and passes on what it finds.
pub struct Clock<F> {
    begun: Instant,
    told: F,
}

impl<F: FnMut(&Report, Duration)> Clock<F> {
    /// A clock that starts now; `told` gets each report and the time at which it came.
    pub fn new(told: F) -> Clock<F> {
        Clock { begun: Instant::now(), told }
    }
}

impl<F: FnMut(&Report, Duration)> Watch for Clock<F> {
    fn elapsed(&mut self) -> Duration {
        self.begun.elapsed()
    }

    fn progress(&mut self, report: &Report) {
        (self.told)(report, self.begun.elapsed());
    }
}

/// The letters of a line of play.
pub fn letters<G: Game>(line: &mancala::search::Line) -> String {
    line.pits.iter().map(|&pit| G::letter(pit)).collect()
}

/// Nodes a second, as a whole number.
pub fn per_second(nodes: u64, time: Duration) -> u64 {
    (nodes as f64 / time.as_secs_f64().max(1e-6)) as u64
}
