//! Sowing: where seeds fall, and who is told.

use super::{Pit, Side};

/// The pits round which a lap is sown.
///
/// ```
/// use mancala::rules::{Game, Hawalis};
///
/// let pit = |letter| Hawalis::SHAPE.pit(letter).unwrap();
/// assert_eq!(Hawalis::SHAPE.ring.nth(pit('m'), 1), pit('n'));
/// assert_eq!(Hawalis::SHAPE.ring.nth(pit('m'), 2), pit('a'));
/// assert_eq!(Hawalis::SHAPE.ring.nth(pit('m'), 14), pit('m')); // no pit is skipped
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ring {
    /// Pits of one side.
    pub pits: usize,
    /// Whether the ring runs through both sides, or through the owner's pits only.
    pub both_sides: bool,
    /// Whether the pit that the seeds came from is passed over each time round.
    pub skips_origin: bool,
}

impl Ring {
    /// The pit into which the `n`-th seed (counted from 1) of a lap lifted from `origin` falls;
    /// `origin` itself for 0.
    ///
    /// ```
    /// use mancala::rules::{Pit, Ring, Side};
    ///
    /// // Both sides, and the origin is skipped: the twelfth seed of the first pit falls into the second.
    /// let oware = Ring { pits: 6, both_sides: true, skips_origin: true };
    /// let origin = Pit::new(Side::South, 0);
    /// assert_eq!(oware.nth(origin, 11), Pit::new(Side::North, 5));
    /// assert_eq!(oware.nth(origin, 12), Pit::new(Side::South, 1));
    /// ```
    #[inline]
    pub const fn nth(self, origin: Pit, n: usize) -> Pit {
        let first = origin.side().index() * self.pits;
        if self.both_sides {
            let place = self.nth_index(first + origin.index(), n);
            let side = if place < self.pits { Side::South } else { Side::North };
            Pit::new(side, place % self.pits)
        } else {
            Pit::new(origin.side(), self.nth_index(origin.index(), n))
        }
    }

    /// The same with places on the ring, counted from 0.
    #[inline]
    pub(super) const fn nth_index(self, origin: usize, n: usize) -> usize {
        let length = if self.both_sides { 2 * self.pits } else { self.pits };
        let passed = if self.skips_origin && n > 0 { (n - 1) / (length - 1) } else { 0 };
        (origin + n + passed) % length
    }

    /// The pits into which the seeds of a lap fall, in order.
    ///
    /// ```
    /// use mancala::rules::{Game, Hawalis, Lap};
    ///
    /// let lap = Lap { pit: Hawalis::SHAPE.pit('m').unwrap(), seeds: 3 };
    /// let letters: String = Hawalis::SHAPE.ring.drops(lap).map(|pit| Hawalis::SHAPE.letter(pit)).collect();
    /// assert_eq!(letters, "nab");
    /// ```
    pub fn drops(self, lap: Lap) -> impl Iterator<Item = Pit> {
        (1..=usize::from(lap.seeds)).map(move |n| self.nth(lap.pit, n))
    }
}

/// One lift, with the sowing after it.
///
/// ```
/// use mancala::rules::hawalis::examples;
/// use mancala::rules::{Game, Hawalis, Lap};
///
/// let example = examples::relay();
/// let trace = Hawalis::default().trace(&example.position, example.pit).unwrap();
/// assert_eq!(trace.laps[0], Lap { pit: Hawalis::SHAPE.pit('h').unwrap(), seeds: 3 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lap {
    /// The pit that was lifted.
    pub pit: Pit,
    /// The hand: how many seeds were lifted and sown.
    pub seeds: u8,
}

/// Is told what happens during a move, step by step, in the order in which it happens.
///
/// For every lap: one `lift`, then a `drop` for each seed, then a `relay` if the last seed fell
/// into an occupied pit. After the last lap `grand_slam` if it is one, then a `capture` for each pit
/// that is taken. An endless move is told until its recurrence is known.
///
/// The listener `()` is told nothing, and costs nothing.
///
/// ```
/// use mancala::rules::hawalis::examples;
/// use mancala::rules::{Game, Hawalis, Listener, Pit};
///
/// /// Counts the seeds that fall, and leaves the rest unheard.
/// struct Drops(u32);
///
/// impl Listener for Drops {
///     fn lift(&mut self, _: Pit, _: u8) {}
///     fn drop(&mut self, _: Pit) {
///         self.0 += 1;
///     }
///     fn relay(&mut self, _: Pit) {}
///     fn capture(&mut self, _: Pit, _: u8) {}
/// }
///
/// let mut drops = Drops(0);
/// let example = examples::relay();
/// Hawalis::default().play(&example.position, example.pit, &mut drops).unwrap();
/// assert_eq!(drops.0, 3 + 3 + 2 + 2);
/// ```
pub trait Listener {
    /// Whether this listener wants to be told; decided when the program is compiled.
    ///
    /// ```
    /// use mancala::rules::Listener;
    ///
    /// assert!(!<() as Listener>::LISTENS);
    /// ```
    const LISTENS: bool = true;

    /// All `seeds` of `pit` are lifted.
    fn lift(&mut self, pit: Pit, seeds: u8);

    /// A seed of the hand falls into `pit`.
    fn drop(&mut self, pit: Pit);

    /// The last seed fell into the occupied `pit`; its seeds will be lifted next.
    fn relay(&mut self, pit: Pit);

    /// All `seeds` of the opponent's `pit` are captured.
    fn capture(&mut self, pit: Pit, seeds: u8);

    /// The move is a grand slam. The captures follow if the rules let it take them.
    ///
    /// ```
    /// use mancala::rules::oware::examples;
    /// use mancala::rules::{Game, Oware};
    ///
    /// let example = examples::grand_slam();
    /// let trace = Oware::default().trace(&example.position, example.pit).unwrap();
    /// assert!(trace.grand_slam && trace.captures.is_empty());
    /// ```
    #[inline]
    fn grand_slam(&mut self) {}

    /// The game is over, and `taker` takes the `seeds` that are left in `pit`: see [`Game::settle`].
    ///
    /// ```
    /// use mancala::rules::oware::examples;
    /// use mancala::rules::{Game, Oware, Reason, Side, Sweep};
    ///
    /// let sweeps = Oware::default().sweeps(&examples::starved(), Reason::NoMove);
    /// let first = Sweep { pit: Oware::SHAPE.pit('A').unwrap(), seeds: 1, taker: Side::South };
    /// assert_eq!((sweeps.len(), sweeps[0]), (2, first));
    /// ```
    ///
    /// [`Game::settle`]: super::Game::settle
    #[inline]
    fn sweep(&mut self, _pit: Pit, _seeds: u8, _taker: Side) {}
}

impl Listener for () {
    const LISTENS: bool = false;

    #[inline]
    fn lift(&mut self, _: Pit, _: u8) {}
    #[inline]
    fn drop(&mut self, _: Pit) {}
    #[inline]
    fn relay(&mut self, _: Pit) {}
    #[inline]
    fn capture(&mut self, _: Pit, _: u8) {}
}

/// Tells a whole lap but for what follows its last seed.
#[inline]
pub(super) fn tell_lap<L: Listener>(listener: &mut L, ring: Ring, lap: Lap) {
    if L::LISTENS {
        listener.lift(lap.pit, lap.seeds);
        ring.drops(lap).for_each(|pit| listener.drop(pit));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Twice six pits, all of them sown, the origin never.
    const OWARE: Ring = Ring { pits: 6, both_sides: true, skips_origin: true };

    /// What falls into each pit of the ring, South's first, when `origin` held `seeds`.
    fn sown(origin: Pit, seeds: u8) -> [u8; 12] {
        let mut counts = [0; 12];
        for pit in OWARE.drops(Lap { pit: origin, seeds }) {
            counts[pit.side().index() * OWARE.pits + pit.index()] += 1;
        }
        counts
    }

    #[test]
    fn an_origin_is_skipped_each_time_round() {
        let a = Pit::new(Side::South, 0);
        // One round are the eleven pits B to f. Then A is passed over, and the twelfth seed falls into B.
        assert_eq!(sown(a, 11), [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
        assert_eq!(sown(a, 12), [0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
        // 22 are two rounds; before the 23rd A is passed over again, and B gets its third.
        assert_eq!(sown(a, 22), [0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
        assert_eq!(sown(a, 23), [0, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
        assert_eq!((OWARE.nth(a, 0), OWARE.nth(a, 23)), (a, Pit::new(Side::South, 1)));
    }

    #[test]
    fn a_ring_of_both_sides_runs_on_into_the_other_one() {
        // North's e: f, then South's A to F, a to d: eleven; the twelfth passes over e and falls into f.
        let e = Pit::new(Side::North, 4);
        assert_eq!(OWARE.nth(e, 1), Pit::new(Side::North, 5));
        assert_eq!(OWARE.nth(e, 2), Pit::new(Side::South, 0));
        assert_eq!(sown(e, 12), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2]);
        assert_eq!(OWARE.nth(Pit::new(Side::South, 5), 1), Pit::new(Side::North, 0));
    }
}
