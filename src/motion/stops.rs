//! Where one can stand within a move.

use crate::rules::{Pit, Side, Trace};
use std::ops::Range;

/// A moment within a move. Lap k is the k-th lift with the sowing after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// Before the first lift.
    Before,
    /// A hand is lifted, nothing of it sown.
    Lifted {
        /// The lap, from 1.
        lap: usize,
    },
    /// A seed has fallen. When it is the lap's last, this is "lap k" alone.
    Dropped {
        /// The lap, from 1.
        lap: usize,
        /// Which seed of the hand, from 1.
        seed: usize,
    },
    /// All seeds have fallen, and some of what the move captures, or of what is left at the end of the
    /// game, is taken. The first that is taken is 1; when all is, it is [`Moment::After`].
    Taken {
        /// How many times something was taken.
        times: usize,
    },
    /// The move is over and all that is to be taken is taken; after an endless move, the board is again as
    /// it was before.
    After,
}

/// What leads from one stop to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// All seeds of the pit are lifted.
    Lift(Pit),
    /// A seed of the hand falls into the pit.
    Drop(Pit),
    /// The mover takes these of the captures.
    Capture(Range<usize>),
    /// A player takes what is theirs of what is left at the end of the game.
    Sweep(Side),
    /// An endless move is broken off: all seeds go back to where they were before it.
    Return,
}

/// The steps of a move: stop n is the board after n of them.
pub(super) fn steps(trace: &Trace) -> impl Iterator<Item = Step> {
    trace
        .laps
        .iter()
        .flat_map(|&lap| std::iter::once(Step::Lift(lap.pit)).chain(trace.ring.drops(lap).map(Step::Drop)))
        .chain(conclusion(trace))
}

/// What follows the last seed: the captures, then what is left.
pub(super) fn conclusion(trace: &Trace) -> impl Iterator<Item = Step> {
    let groups = captured_groups(trace);
    let captures = (0..groups).map(move |number| match groups {
        1 => Step::Capture(0..trace.captures.len()),
        _ => Step::Capture(number..number + 1),
    });
    let returns = trace.is_endless().then_some(Step::Return);
    captures.chain(sweepers(trace).map(Step::Sweep)).chain(returns)
}

/// In how many groups a move's captures are taken. A chain that goes back along the sowing is taken pit by
/// pit; a pit and the one behind it, which no seed of the mover ever reaches, are taken together.
fn captured_groups(trace: &Trace) -> usize {
    if trace.ring.both_sides { trace.captures.len() } else { trace.captures.len().min(1) }
}

/// The players who take something of what is left, in the order in which it is told.
fn sweepers(trace: &Trace) -> impl Iterator<Item = Side> {
    let takes = |side| trace.sweeps.iter().position(|sweep| sweep.taker == side);
    let mut sides = Side::BOTH.map(|side| (takes(side), side));
    sides.sort();
    sides.into_iter().filter(|(first, _)| first.is_some()).map(|(_, side)| side)
}

/// The stops of a move: before it, at every lift, at every seed that falls, and after it.
///
/// They are numbered from 0, [`Moment::Before`]. The last is [`Moment::After`]: a stop of its own
/// when something is taken or the move is endless, otherwise that of the last seed. Every method takes a stop
/// beyond the last for the last, and a lap beyond the last for the last.
///
/// ```
/// use mancala::motion::{Moment, Stops};
/// use mancala::rules::{Game, Hawalis};
///
/// let game = Hawalis::default();
/// let trace = game.trace(&game.start(), Hawalis::SHAPE.pit('a').unwrap()).unwrap();
/// let stops = Stops::of(&trace);
/// assert_eq!(stops.moment(1), Moment::Lifted { lap: 1 });
/// assert_eq!(stops.moment(3), Moment::Dropped { lap: 1, seed: 2 });
/// assert_eq!(stops.last(), 5 + 14); // five lifts, fourteen seeds
/// assert_eq!(stops.ticks().collect::<Vec<_>>(), [3, 7, 11, 15, 19]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stops {
    /// The stop of each lap's lift.
    lifts: Vec<usize>,
    /// The stop of the last seed.
    sown: usize,
    last: usize,
    /// How many pits are captured, and in how many groups.
    captures: usize,
    groups: usize,
}

impl Stops {
    /// The stops of the move that `trace` shows.
    pub fn of(trace: &Trace) -> Stops {
        let mut sown = 0;
        let lifts = trace
            .laps
            .iter()
            .map(|lap| {
                let lift = sown + 1;
                sown = lift + usize::from(lap.seeds);
                lift
            })
            .collect();
        Stops {
            lifts,
            sown,
            last: sown + conclusion(trace).count(),
            captures: trace.captures.len(),
            groups: captured_groups(trace),
        }
    }

    /// How many stops there are, 1 at least.
    pub fn count(&self) -> usize {
        self.last + 1
    }

    /// The last stop, [`Moment::After`].
    pub fn last(&self) -> usize {
        self.last
    }

    /// How many laps the move has, or an endless move shows.
    pub fn laps(&self) -> usize {
        self.lifts.len()
    }

    /// The moment at a stop.
    pub fn moment(&self, stop: usize) -> Moment {
        if stop == 0 {
            return Moment::Before;
        }
        if stop >= self.last {
            return Moment::After;
        }
        if stop > self.sown {
            return Moment::Taken { times: stop - self.sown };
        }
        let lap = self.lap(stop);
        match stop - self.lifts[lap - 1] {
            0 => Moment::Lifted { lap },
            seed => Moment::Dropped { lap, seed },
        }
    }

    /// The stop at a moment, or nothing if the move has no such moment.
    pub fn stop(&self, moment: Moment) -> Option<usize> {
        match moment {
            Moment::Before => Some(0),
            Moment::Lifted { lap } => self.lift(lap),
            Moment::Dropped { lap, seed } => {
                let stop = self.lift(lap)?.checked_add(seed)?;
                (seed > 0 && stop <= self.lap_end(lap)).then_some(stop)
            }
            Moment::Taken { times } => {
                let stop = self.sown.checked_add(times)?;
                (times > 0 && stop < self.last).then_some(stop)
            }
            Moment::After => Some(self.last),
        }
    }

    /// How many of the pits that the move captures are taken at a stop.
    ///
    /// ```
    /// # use mancala::motion::Stops;
    /// # use mancala::rules::{Game, Hawalis};
    /// # let game = Hawalis::default();
    /// # let trace = game.trace(&game.start(), Hawalis::SHAPE.pit('n').unwrap()).unwrap();
    /// # let stops = Stops::of(&trace);
    /// // H and the pit behind it are taken together.
    /// assert_eq!([stops.last() - 1, stops.last()].map(|stop| stops.captured(stop)), [0, 2]);
    /// ```
    pub fn captured(&self, stop: usize) -> usize {
        let times = stop.saturating_sub(self.sown);
        if times >= self.groups { self.captures } else { times }
    }

    fn lift(&self, lap: usize) -> Option<usize> {
        self.lifts.get(lap.checked_sub(1)?).copied()
    }

    /// The stop of a lap's last seed, which is the lap alone; 0 for lap 0.
    pub fn lap_end(&self, lap: usize) -> usize {
        // The stop before the next lap's lift.
        self.lifts.get(lap).map_or(self.sown, |lift| lift - 1)
    }

    /// The lap in which a stop is, from 1; 0 before the move, the last one after it.
    pub fn lap(&self, stop: usize) -> usize {
        self.lifts.partition_point(|&lift| lift <= stop)
    }

    /// The nearest earlier stop among the ends of laps and before the move; 0 has none earlier and
    /// gives 0.
    ///
    /// ```
    /// # use mancala::motion::Stops;
    /// # use mancala::rules::{Game, Hawalis};
    /// # let game = Hawalis::default();
    /// # let trace = game.trace(&game.start(), Hawalis::SHAPE.pit('h').unwrap()).unwrap();
    /// # let stops = Stops::of(&trace);
    /// // Five laps and a capture.
    /// assert_eq!(stops.previous_lap(stops.last()), stops.lap_end(5));
    /// assert_eq!(stops.previous_lap(stops.lap_end(5)), stops.lap_end(4));
    /// assert_eq!(stops.next_lap(stops.lap_end(5)), stops.last());
    /// ```
    pub fn previous_lap(&self, stop: usize) -> usize {
        let lap = self.lap(stop);
        // A capture comes after its lap's end.
        if stop.min(self.last) > self.lap_end(lap) { self.sown } else { self.lap_end(lap.saturating_sub(1)) }
    }

    /// The nearest later stop among the ends of laps and after the move; the last has none later and
    /// gives itself.
    pub fn next_lap(&self, stop: usize) -> usize {
        let lap = self.lap(stop);
        if stop < self.lap_end(lap) {
            self.lap_end(lap)
        } else if lap < self.laps() {
            self.lap_end(lap + 1)
        } else {
            self.last
        }
    }

    /// The stops at which laps end, in order.
    pub fn ticks(&self) -> impl ExactSizeIterator<Item = usize> {
        (0..self.laps()).map(|earlier| self.lap_end(earlier + 1))
    }
}
