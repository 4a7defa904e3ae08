//! Sowing lap after lap (H6, H7), and telling exactly whether it ever ends (H9).
//!
//! # Why one remembered state decides it
//!
//! A *state* is the mover's row with the pit to lift next. Only these change during a sowing, so it
//! is endless exactly when a state recurs.
//!
//! A lap can be undone in one way only. Look back from the pit `last` where it ended:
//! - after a hand of 13 or less the pit that was lifted is empty, and every pit from there to
//!   `last` got a seed: it is the first empty one behind `last`;
//! - a hand of 14 ends the move, in its own pit;
//! - after a hand of 15 to 27 every pit got a seed, so that none is empty; the pit that was lifted
//!   holds just one, and every pit from there to `last` got two: it is the first single one behind
//!   `last`;
//! - after a hand of 28, all that there is, every pit holds two.
//!
//! The row itself tells which of these it was. So different states have different successors, and
//! an endless sowing comes back to *any* of its states, its first one included: were the part that
//! repeats entered from outside, the state where it is entered would have two predecessors.
//! Remembering one state finds every endless sowing after exactly one period.

use super::Row;
use crate::rules::sowing::tell_lap;
use crate::rules::{Hawalis, Lap, Listener, Pit, Side};

/// Most moves are over by then, and need no watch.
const LAPS_BEFORE_WATCH: u32 = 16;

/// A whole sowing.
pub(super) struct Relay {
    /// The mover's row afterwards; of no meaning when the sowing is endless.
    pub(super) row: Row,
    /// The pit into which the last seed fell.
    pub(super) last: usize,
    /// Laps sown; of an endless sowing those of one period.
    pub(super) laps: u32,
    /// Seeds sown in these laps.
    pub(super) seeds: u32,
    /// Laps from a state to its recurrence, if the sowing is endless.
    pub(super) period: Option<u32>,
}

impl Relay {
    /// Sows the pit `index` of `row`, lap after lap.
    #[inline]
    pub(super) fn sow<L: Listener>(row: Row, side: Side, index: usize, listener: &mut L) -> Relay {
        let mut relay = Relay { row, last: index, laps: 0, seeds: 0, period: None };
        while relay.lap(side, listener) {
            if relay.laps == LAPS_BEFORE_WATCH {
                relay.watch(side, listener);
                break;
            }
        }
        relay
    }

    /// Sows a lap from the pit where the last one ended. Returns whether the relay goes on.
    #[inline(always)]
    fn lap<L: Listener>(&mut self, side: Side, listener: &mut L) -> bool {
        let (origin, hand) = (self.last, self.row.get(self.last));
        if L::LISTENS {
            tell_lap(listener, Hawalis::SHAPE.ring, Lap { pit: Pit::new(side, origin), seeds: hand });
        }
        (self.row, self.last) = self.row.sown(origin, hand);
        self.laps += 1;
        self.seeds += u32::from(hand);
        if self.row.get(self.last) == 1 {
            return false;
        }
        if L::LISTENS {
            listener.relay(Pit::new(side, self.last));
        }
        true
    }

    /// Goes on with a long relay until it ends or comes back to where this began.
    #[cold]
    #[inline(never)]
    fn watch<L: Listener>(&mut self, side: Side, listener: &mut L) {
        let (row, last, laps, seeds) = (self.row, self.last, self.laps, self.seeds);
        while self.lap(side, listener) {
            if self.row == row && self.last == last {
                // Every period has the same laps, so the laps before the watch are of no interest.
                (self.laps, self.seeds) = (self.laps - laps, self.seeds - seeds);
                self.period = Some(self.laps);
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_endless_relay_counts_one_period() {
        // n's three fall into a b c, then c e g i k m hold two each: after seven laps and fifteen seeds
        // everything stands one pit farther, and after fourteen such turns where it began.
        let row = Row::of([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 3]);
        let relay = Relay::sow(row, Side::South, 13, &mut ());
        assert_eq!((relay.laps, relay.seeds, relay.period), (14 * 7, 14 * 15, Some(14 * 7)));
    }
}
