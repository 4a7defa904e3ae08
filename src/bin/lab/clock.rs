//! A clock for searches, and how they are told.

use mancala::rules::Game;
use mancala::search::{Report, Watch};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// The time that this thread has worked, from any beginning. Others that work on the same machine do not count where
/// the system tells (Linux); elsewhere all time that passes does.
pub fn worked() -> Duration {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| BEGUN.elapsed(), Duration::from_nanos)
}

/// Measures the work of a search, and passes on what it finds.
pub struct Clock<F> {
    begun: Duration,
    told: F,
}

impl<F: FnMut(&Report, Duration)> Clock<F> {
    /// A clock that starts now; `told` gets each report and the time at which it came.
    pub fn new(told: F) -> Clock<F> {
        Clock { begun: worked(), told }
    }
}

impl<F: FnMut(&Report, Duration)> Watch for Clock<F> {
    fn elapsed(&mut self) -> Duration {
        worked().saturating_sub(self.begun)
    }

    fn progress(&mut self, report: &Report) {
        let time = self.elapsed();
        (self.told)(report, time);
    }
}

/// The letters of a line of play.
pub fn letters(game: &impl Game, line: &mancala::search::Line) -> String {
    line.pits.iter().map(|&pit| game.shape().letter(pit)).collect()
}

/// Nodes a second, as a whole number.
pub fn per_second(nodes: u64, time: Duration) -> u64 {
    (nodes as f64 / time.as_secs_f64().max(1e-6)) as u64
}
