//! Sowing lap after lap (H6, H7), and telling exactly whether it ever ends (H9).
//!
//! # Why two remembered states decide it
//!
//! A *state* is the mover's row with the pit to lift next. Only these change during a sowing, so it
//! is endless exactly when a state recurs.
//!
//! A lap with a hand under 14 can be undone in one way only: every pit between the one that was
//! lifted and the last one got a seed, so the pit that was lifted is the first empty one behind the
//! last. A hand of 14 always ends the move, in its own pit. So as long as no hand is greater,
//! different states have different successors, and an endless sowing must come back to *any* of
//! its states: were the repeating part entered from outside, its first state would have two
//! predecessors. Remembering one early state finds every such sowing within one period.
//!
//! After a hand of 15 or more no pit is left empty and several pasts fit, so that the early state
//! need not recur. Such a sowing is found by Brent's method: a second state, remembered anew
//! whenever the number of laps has doubled, recurs once it lies in the repeating part and is kept
//! for a whole period. Both report only true recurrences and the second finds any, so that the
//! judgement is exact; the first is there because it is up to three times as fast.

use super::Row;
use crate::rules::sowing::tell_lap;
use crate::rules::{Game, Hawalis, Lap, Listener, Pit, Side};

/// Most moves are over by then, and need no watch.
const LAPS_BEFORE_WATCH: u32 = 16;

/// A whole sowing.
pub(super) struct Relay {
    /// The mover's row afterwards; of no meaning when the sowing is endless.
    pub(super) row: Row,
    /// The pit into which the last seed fell.
    pub(super) last: usize,
    /// Laps sown, for an endless sowing until it was known.
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
            tell_lap(listener, Hawalis::RING, Lap { pit: Pit::new(side, origin), seeds: hand });
        }
        self.row = self.row.without(origin).sown(origin, hand);
        self.last = landing(origin, hand);
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

    /// Goes on with a long relay until it ends or a state recurs.
    #[cold]
    #[inline(never)]
    fn watch<L: Listener>(&mut self, side: Side, listener: &mut L) {
        let early = Remembered::at(self);
        let mut doubling = early;
        while self.lap(side, listener) {
            for remembered in [&early, &doubling] {
                if remembered.row == self.row && remembered.last == self.last {
                    self.period = Some(self.laps - remembered.laps);
                    return;
                }
            }
            if self.laps == 2 * doubling.laps {
                doubling = Remembered::at(self);
            }
        }
    }
}

/// The pit into which the last of `hand` seeds from `origin` falls.
#[inline]
const fn landing(origin: usize, hand: u8) -> usize {
    Hawalis::RING.nth_index(origin, hand as usize)
}

/// A state, and the lap after which it was met.
#[derive(Clone, Copy)]
struct Remembered {
    row: Row,
    last: usize,
    laps: u32,
}

impl Remembered {
    fn at(relay: &Relay) -> Remembered {
        Remembered { row: relay.row, last: relay.last, laps: relay.laps }
    }
}

/// Laps of an endless sowing before the part that repeats, by two relays a period apart.
pub(super) fn lead_in(row: Row, index: usize, period: u32) -> u32 {
    let mut behind = Relay { row, last: index, laps: 0, seeds: 0, period: None };
    let mut ahead = Relay { row, last: index, laps: 0, seeds: 0, period: None };
    for _ in 0..period {
        ahead.lap(Side::South, &mut ());
    }
    while (behind.row, behind.last) != (ahead.row, ahead.last) {
        behind.lap(Side::South, &mut ());
        ahead.lap(Side::South, &mut ());
    }
    behind.laps
}
