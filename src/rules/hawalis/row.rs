//! The fourteen pits of a side in two machine words.

use super::{PITS, SEEDS_OF_A_SIDE};
use crate::rules::Hawalis;

/// Seeds in the fourteen pits of a side, a byte a pit, so that a whole lap is sown by two additions.
///
/// The first eight pits are in one word and the last six in the other: then a pit's byte is found
/// without a subtraction, and without a branch, which pits chosen by chance would mislead.
///
/// No byte ever overflows: a side holds 28 seeds at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Row {
    first: u64,
    rest: u64,
}

/// Pits in the first word: as a bit of a pit's number it tells the words apart.
const WORD: usize = 8;
/// A one in each byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of each byte.
const HIGHS: u64 = ONES << 7;
/// The bytes of the second word that are pits.
const REST: u64 = u64::MAX >> (8 * (2 * WORD - PITS));

/// Some pits of a side: every bit of their bytes is set.
#[derive(Clone, Copy)]
pub(super) struct Mask(Row);

impl Mask {
    pub(super) const NONE: Mask = Mask(Row { first: 0, rest: 0 });

    /// These pits and one more.
    pub(super) const fn with(self, index: usize) -> Mask {
        let pit = 0xFF << (8 * (index % WORD));
        if index & WORD == 0 {
            Mask(Row { first: self.0.first | pit, ..self.0 })
        } else {
            Mask(Row { rest: self.0.rest | pit, ..self.0 })
        }
    }
}

/// What a lap of one pit and hand does.
#[derive(Clone, Copy)]
struct Change {
    /// Added to the row, wrapping, this takes the hand out of its pit and puts each seed into its own.
    added: Row,
    /// The pit of the last seed.
    last: u8,
}

/// Room for each hand up to 28 in a power of two.
const HANDS: usize = 32;

/// What laps do, by the pit that they are lifted from and the hand.
static CHANGES: [[Change; HANDS]; PITS] = {
    let mut table = [[Change { added: Row { first: 0, rest: 0 }, last: 0 }; HANDS]; PITS];
    let mut origin = 0;
    while origin < PITS {
        let mut sown = Row { first: 0, rest: 0 };
        let mut hand = 1;
        while hand <= SEEDS_OF_A_SIDE as usize {
            let last = Hawalis::SHAPE.ring.nth_index(origin, hand);
            sown = sown.with_seed(last);
            let (first, rest) = if origin < WORD {
                (sown.first.wrapping_sub((hand as u64) << (8 * origin)), sown.rest)
            } else {
                (sown.first, sown.rest.wrapping_sub((hand as u64) << (8 * (origin - WORD))))
            };
            table[origin][hand] = Change { added: Row { first, rest }, last: last as u8 };
            hand += 1;
        }
        origin += 1;
    }
    table
};

impl Row {
    /// A row with these counts in letter order, 28 in all at most.
    pub(super) fn of(counts: [u8; PITS]) -> Row {
        debug_assert!(
            counts.iter().map(|&seeds| u32::from(seeds)).sum::<u32>() <= u32::from(SEEDS_OF_A_SIDE)
        );
        let word = |pits: &[u8]| pits.iter().rev().fold(0, |word, &seeds| (word << 8) | u64::from(seeds));
        Row { first: word(&counts[..WORD]), rest: word(&counts[WORD..]) }
    }

    /// The counts in letter order.
    pub(super) fn counts(self) -> [u8; PITS] {
        std::array::from_fn(|index| self.get(index))
    }

    /// Seeds in a pit; none where there is no pit.
    #[inline]
    pub(super) const fn get(self, index: usize) -> u8 {
        let word = if index & WORD == 0 { self.first } else { self.rest };
        (word >> (8 * (index % WORD))) as u8
    }

    /// The seeds in these pits only.
    #[inline]
    pub(super) const fn only(self, pits: Mask) -> Row {
        Row { first: self.first & pits.0.first, rest: self.rest & pits.0.rest }
    }

    /// The row without these seeds, which are all there.
    #[inline]
    pub(super) const fn minus(self, seeds: Row) -> Row {
        Row { first: self.first - seeds.first, rest: self.rest - seeds.rest }
    }

    /// The row with one seed more in this pit.
    const fn with_seed(self, index: usize) -> Row {
        let seed = 1 << (8 * (index % WORD));
        if index & WORD == 0 {
            Row { first: self.first + seed, ..self }
        } else {
            Row { rest: self.rest + seed, ..self }
        }
    }

    /// The row after a lap that sows all `hand` seeds of the pit `origin`, and the pit of the last one.
    #[inline]
    pub(super) fn sown(self, origin: usize, hand: u8) -> (Row, usize) {
        let Change { added, last } = CHANGES[origin][usize::from(hand) % HANDS];
        let first = self.first.wrapping_add(added.first);
        (Row { first, rest: self.rest.wrapping_add(added.rest) }, usize::from(last))
    }

    /// All seeds of the side.
    #[inline]
    pub(super) const fn total(self) -> u8 {
        // The product gathers the sum of all bytes in the highest; 28 at most cannot overflow any.
        ((self.first + self.rest).wrapping_mul(ONES) >> 56) as u8
    }

    /// Whether no seed is left.
    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        (self.first | self.rest) == 0
    }

    /// The pits with two seeds or more; bit 0 is `a`.
    #[inline]
    pub(super) const fn holding_two_or_more(self) -> u16 {
        self.holding_more_than(1)
    }

    /// The pits with a single seed before an empty pit.
    #[inline]
    pub(super) const fn singles_before_empty(self) -> u16 {
        let occupied = self.holding_more_than(0);
        // Each bit moves down to the pit before; a's would fall out, but n is the pit before a.
        let n_before_a = (occupied & 1) << (PITS - 1);
        let next_occupied = (occupied >> 1) | n_before_a;
        occupied & !self.holding_two_or_more() & !next_occupied
    }

    /// The pits with more than `seeds` seeds (below 100).
    #[inline]
    const fn holding_more_than(self, seeds: u64) -> u16 {
        // Counts are at most 28, so that the addition sets the highest bit of just those bytes.
        let lift = ONES * (0x7F - seeds);
        gathered((self.first + lift) & HIGHS) | gathered((self.rest + (lift & REST)) & HIGHS) << WORD
    }
}

/// The highest bits of eight bytes as eight bits.
#[inline]
const fn gathered(highs: u64) -> u16 {
    // Byte i's bit is moved to bit 56 + i; the other products fall elsewhere, without carries.
    ((highs >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_come_back() {
        let counts = [0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        assert_eq!(Row::of(counts).counts(), counts);
        let counts = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5];
        assert_eq!(Row::of(counts).counts(), counts);
        assert_eq!(Row::of(counts).total(), 27);
        assert_eq!((Row::of(counts).get(14), Row::of(counts).get(15)), (0, 0));
    }

    #[test]
    fn sets_of_pits_are_told_by_their_counts() {
        let row = Row::of([1, 0, 2, 1, 1, 0, 0, 28 - 8, 1, 0, 0, 0, 1, 1]);
        assert_eq!(row.holding_two_or_more(), 1 << 2 | 1 << 7);
        // a before empty b, e before empty f, i before empty j; n stands before occupied a.
        assert_eq!(row.singles_before_empty(), 1 << 0 | 1 << 4 | 1 << 8);
    }

    #[test]
    fn a_lap_moves_its_hand() {
        for origin in 0..PITS {
            for hand in 0..=SEEDS_OF_A_SIDE {
                let mut counts = [0; PITS];
                counts[origin] = hand;
                assert_eq!(Row::of(counts).sown(origin, hand).0.total(), hand);
            }
        }
        let (row, last) = Row::of([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0]).sown(12, 3);
        assert_eq!((row.counts(), last), ([1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], 1));
        let (row, last) = Row::of([0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0]).sown(9, 14);
        assert_eq!((row.counts(), last), ([1; PITS], 9));
    }
}
