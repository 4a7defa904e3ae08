//! The six pits and the store of a side in one machine word.

use super::{PITS, SEEDS};
use crate::rules::Oware;

/// Seeds of a side: a byte a pit, `A` or `a` in the lowest, then the store in the seventh.
///
/// So a whole sowing is two additions, one for each side, and a capture is found without a loop. No
/// byte ever overflows: all that there is are 48 seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Row(u64);

/// A one in each byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of each byte.
const HIGHS: u64 = ONES << 7;
/// The bytes that are pits.
const IN_PITS: u64 = (1 << (8 * PITS)) - 1;
/// Where the store begins.
const STORE: usize = 8 * PITS;

/// What sowing a pit with some hand does.
#[derive(Clone, Copy)]
struct Change {
    /// Added to the mover's row, wrapping, this takes the hand out of its pit and puts seeds into the others.
    mine: u64,
    /// Added to the opponent's row.
    theirs: u64,
    /// The place of the last seed, from 0: first the mover's pits, then the opponent's.
    last: u8,
}

/// Room for each hand up to 48 in a power of two.
const HANDS: usize = 64;

/// What sowings do, by the pit that they are lifted from and the hand.
static CHANGES: [[Change; HANDS]; PITS] = {
    let mut table = [[Change { mine: 0, theirs: 0, last: 0 }; HANDS]; PITS];
    let mut origin = 0;
    while origin < PITS {
        let (mut mine, mut theirs) = (0_u64, 0_u64);
        let mut hand = 1;
        while hand <= SEEDS as usize {
            let last = Oware::SHAPE.ring.nth_index(origin, hand);
            if last < PITS {
                mine += 1 << (8 * last);
            } else {
                theirs += 1 << (8 * (last - PITS));
            }
            let lifted = (hand as u64) << (8 * origin);
            table[origin][hand] = Change { mine: mine.wrapping_sub(lifted), theirs, last: last as u8 };
            hand += 1;
        }
        origin += 1;
    }
    table
};

impl Row {
    pub(super) const EMPTY: Row = Row(0);

    /// A row with these counts in letter order, and a store.
    pub(super) fn of(counts: [u8; PITS], store: u8) -> Row {
        let pits = counts.iter().rev().fold(u64::from(store), |row, &seeds| (row << 8) | u64::from(seeds));
        Row(pits)
    }

    /// A byte a pit from the first, then the store.
    #[inline]
    pub(super) const fn word(self) -> u64 {
        self.0
    }

    /// The counts of the pits in letter order.
    pub(super) fn counts(self) -> [u8; PITS] {
        std::array::from_fn(|index| self.get(index))
    }

    /// Seeds in a pit; none where there is no pit.
    #[inline]
    pub(super) const fn get(self, index: usize) -> u8 {
        if index < PITS { (self.0 >> (8 * index)) as u8 } else { 0 }
    }

    /// Seeds in the store.
    #[inline]
    pub(super) const fn store(self) -> u8 {
        (self.0 >> STORE) as u8
    }

    /// The row with more seeds in its store.
    #[inline]
    pub(super) const fn with_stored(self, seeds: u8) -> Row {
        Row(self.0 + ((seeds as u64) << STORE))
    }

    /// The pits alone.
    #[inline]
    pub(super) const fn without_store(self) -> Row {
        Row(self.0 & IN_PITS)
    }

    /// The store alone.
    pub(super) const fn bare(self) -> Row {
        Row(self.0 & !IN_PITS)
    }

    /// Whether no pit holds a seed.
    #[inline]
    pub(super) const fn is_bare(self) -> bool {
        self.0 & IN_PITS == 0
    }

    /// The row without these seeds, which are all there.
    #[inline]
    pub(super) const fn minus(self, seeds: Row) -> Row {
        Row(self.0 - seeds.0)
    }

    /// All seeds in the pits.
    #[inline]
    pub(super) const fn total(self) -> u8 {
        // The product gathers the sum of all bytes in the highest; 48 at most cannot overflow any.
        ((self.0 & IN_PITS).wrapping_mul(ONES) >> 56) as u8
    }

    /// The pits that hold seeds; bit 0 is the first.
    #[inline]
    pub(super) const fn occupied(self) -> u16 {
        gathered((self.0 & IN_PITS) + (HIGHS - ONES))
    }

    /// The pits whose seeds come to the opponent's side: `A` needs six, `F` one (O4).
    pub(super) const fn reaching_over(self) -> u16 {
        // Added to these, the counts that are high enough set the highest bit of their byte.
        const TO_REACH: u64 = HIGHS - 0x0102_0304_0506;
        gathered((self.0 & IN_PITS) + TO_REACH)
    }

    /// Both rows after sowing the pit `index` of this one, and the place of the last seed: first this
    /// side's pits, then the other's (O2).
    #[inline]
    pub(super) fn sown(self, index: usize, other: Row) -> (Row, Row, usize) {
        let hand = usize::from(self.get(index)) % HANDS;
        let Change { mine, theirs, last } = CHANGES[index][hand];
        (Row(self.0.wrapping_add(mine)), Row(other.0 + theirs), usize::from(last))
    }

    /// The seeds of this row that a sowing of the opponent captures whose last seed fell into the place
    /// `last`: those of its pit and of the pits before it, as long as they hold two or three (O3).
    #[inline]
    pub(super) const fn capturable_back_from(self, last: usize) -> Row {
        if last < PITS {
            return Row::EMPTY;
        }
        let last = last - PITS;
        // Two and three differ from two in the lowest bit only; all bits of such a pit are set here.
        let differs = (self.0 ^ (2 * ONES)) & !ONES;
        let holds = ((!(differs + (HIGHS - ONES)) & HIGHS) >> 7) * 0xFF;
        // With the last pit in the highest byte, the chain is what begins there without a gap.
        let chain = (!(holds << (8 * (7 - last)))).leading_zeros();
        let up_to_last = u64::MAX >> (8 * (7 - last));
        Row(self.0 & up_to_last & !(up_to_last >> chain))
    }
}

/// The highest bits of the bytes that are pits.
#[inline]
const fn gathered(word: u64) -> u16 {
    // Byte i's bit is moved to bit 56 + i; the other products fall elsewhere, without carries.
    (((word & HIGHS & IN_PITS) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_come_back() {
        let row = Row::of([0, 48, 1, 2, 3, 0], 7);
        assert_eq!((row.counts(), row.store(), row.total()), ([0, 48, 1, 2, 3, 0], 7, 54));
        assert_eq!((row.get(6), row.get(15)), (0, 0));
        assert_eq!(row.bare(), Row::of([0; 6], 7));
        assert_eq!(row.without_store(), Row::of([0, 48, 1, 2, 3, 0], 0));
        assert!(row.bare().is_bare() && !row.is_bare());
    }

    #[test]
    fn sets_of_pits_are_told_by_their_counts() {
        assert_eq!(Row::of([1, 0, 48, 0, 0, 4], 9).occupied(), 0b100101);
        // A needs six, B five … F one.
        assert_eq!(Row::of([6, 5, 4, 3, 2, 1], 0).reaching_over(), 0b111111);
        assert_eq!(Row::of([5, 4, 3, 2, 1, 0], 48).reaching_over(), 0);
        assert_eq!(Row::of([41, 0, 0, 0, 0, 7], 0).reaching_over(), 0b100001);
    }

    #[test]
    fn a_sowing_moves_its_hand() {
        for index in 0..PITS {
            for hand in 1..=SEEDS {
                let mut counts = [0; PITS];
                counts[index] = hand;
                let (mine, theirs, last) = Row::of(counts, 0).sown(index, Row::EMPTY);
                assert_eq!((mine.total() + theirs.total(), mine.get(index)), (hand, 0));
                assert_eq!(last, Oware::SHAPE.ring.nth_index(index, usize::from(hand)));
            }
        }
    }

    #[test]
    fn a_chain_goes_back_without_a_gap() {
        let row = Row::of([2, 3, 1, 2, 3, 2], 2);
        assert_eq!(row.capturable_back_from(11), Row::of([0, 0, 0, 2, 3, 2], 0));
        assert_eq!(row.capturable_back_from(9), Row::of([0, 0, 0, 2, 0, 0], 0));
        assert_eq!(row.capturable_back_from(8), Row::EMPTY);
        assert_eq!(row.capturable_back_from(7), Row::of([2, 3, 0, 0, 0, 0], 0));
        assert_eq!(row.capturable_back_from(6), Row::of([2, 0, 0, 0, 0, 0], 0));
        // In the mover's own pits nothing is captured.
        assert_eq!(row.capturable_back_from(5), Row::EMPTY);
        // Neither four nor none, nor what is 2 or 3 but for a higher bit.
        assert_eq!(Row::of([4, 0, 18, 35, 6, 2], 0).capturable_back_from(11), Row::of([0, 0, 0, 0, 0, 2], 0));
    }
}
