//! The fourteen pits of a side in two machine words.

use super::{FIRST_INNER, PITS, SEEDS_OF_A_SIDE};
use crate::rules::{Game, Hawalis};

/// Seeds in the fourteen pits of a side, a byte a pit: seven bytes for the outer row, seven for
/// the inner one, so that a whole lap is sown by two additions.
///
/// No byte ever overflows: a side holds 28 seeds at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Row {
    outer: u64,
    inner: u64,
}

/// A one in each of the seven bytes.
const ONES: u64 = 0x0001_0101_0101_0101;
/// The highest bit of each of the seven bytes.
const HIGHS: u64 = ONES << 7;

/// The seeds that a lap adds to each pit, by the pit it was lifted from and the hand.
static SOWN: [[Row; SEEDS_OF_A_SIDE as usize + 1]; PITS] = {
    let mut table = [[Row { outer: 0, inner: 0 }; SEEDS_OF_A_SIDE as usize + 1]; PITS];
    let mut origin = 0;
    while origin < PITS {
        let mut hand = 1;
        while hand <= SEEDS_OF_A_SIDE as usize {
            let row = table[origin][hand - 1];
            table[origin][hand] = row.with_seed(Hawalis::RING.nth_index(origin, hand));
            hand += 1;
        }
        origin += 1;
    }
    table
};

impl Row {
    /// A row with these counts in letter order, 28 in all at most.
    pub(super) fn of(counts: [u8; PITS]) -> Row {
        let word = |pits: &[u8]| pits.iter().rev().fold(0, |word, &seeds| word << 8 | u64::from(seeds));
        Row { outer: word(&counts[..FIRST_INNER]), inner: word(&counts[FIRST_INNER..]) }
    }

    /// The counts in letter order.
    pub(super) fn counts(self) -> [u8; PITS] {
        std::array::from_fn(|index| self.get(index))
    }

    /// Seeds in a pit.
    #[inline]
    pub(super) const fn get(self, index: usize) -> u8 {
        let (word, place) =
            if index < FIRST_INNER { (self.outer, index) } else { (self.inner, index - FIRST_INNER) };
        (word >> (8 * place)) as u8
    }

    /// The row with this pit emptied.
    #[inline]
    pub(super) const fn without(self, index: usize) -> Row {
        if index < FIRST_INNER {
            Row { outer: self.outer & !(0xFF << (8 * index)), ..self }
        } else {
            Row { inner: self.inner & !(0xFF << (8 * (index - FIRST_INNER))), ..self }
        }
    }

    /// The row with one seed more in this pit.
    const fn with_seed(self, index: usize) -> Row {
        if index < FIRST_INNER {
            Row { outer: self.outer + (1 << (8 * index)), ..self }
        } else {
            Row { inner: self.inner + (1 << (8 * (index - FIRST_INNER))), ..self }
        }
    }

    /// The row after a lap of `hand` seeds sown from `origin`, which was emptied before.
    #[inline]
    pub(super) fn sown(self, origin: usize, hand: u8) -> Row {
        let added = SOWN[origin][usize::from(hand)];
        Row { outer: self.outer + added.outer, inner: self.inner + added.inner }
    }

    /// All seeds of the side.
    #[inline]
    pub(super) const fn total(self) -> u8 {
        // The product gathers the sum of all bytes in byte 6; two rows of 28 at most cannot overflow it.
        ((self.outer + self.inner).wrapping_mul(ONES) >> 48) as u8
    }

    /// Whether no seed is left.
    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.outer | self.inner == 0
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
        let next_occupied = occupied >> 1 | occupied << (PITS - 1) & (1 << (PITS - 1));
        occupied & !self.holding_two_or_more() & !next_occupied
    }

    /// The pits with more than `seeds` seeds (below 100).
    #[inline]
    const fn holding_more_than(self, seeds: u64) -> u16 {
        // Counts are at most 28, so that the addition sets the highest bit of just those bytes.
        let lift = ONES * (0x7F - seeds);
        gathered((self.outer + lift) & HIGHS) | gathered((self.inner + lift) & HIGHS) << FIRST_INNER
    }
}

/// The highest bits of seven bytes as seven bits.
#[inline]
const fn gathered(highs: u64) -> u16 {
    // Byte i's bit is moved to bit 56 + i; the other products fall elsewhere, without carries.
    ((highs >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16 & 0x7F
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
    }

    #[test]
    fn sets_of_pits_are_told_by_their_counts() {
        let row = Row::of([1, 0, 2, 1, 1, 0, 0, 28 - 8, 1, 0, 0, 0, 1, 1]);
        assert_eq!(row.holding_two_or_more(), 1 << 2 | 1 << 7);
        // a before empty b, e before empty f, i before empty j; n stands before occupied a.
        assert_eq!(row.singles_before_empty(), 1 << 0 | 1 << 4 | 1 << 8);
    }

    #[test]
    fn a_lap_adds_its_hand() {
        for origin in 0..PITS {
            for hand in 0..=SEEDS_OF_A_SIDE {
                assert_eq!(Row::of([0; PITS]).sown(origin, hand).total(), hand);
            }
        }
        assert_eq!(Row::of([0; PITS]).sown(12, 3).counts(), [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
        assert_eq!(Row::of([0; PITS]).sown(9, 14).counts(), [1; PITS]);
    }
}
