//! The fourteen pits of a side in one machine word.

use super::{FIRST_INNER, PITS, SEEDS_OF_A_SIDE};
use crate::rules::hawalis::{Position, Setup};
use crate::rules::{Ending, Game, Hawalis, Pit, Side};

/// Seeds in the fourteen pits of a side, four bits a pit, `a` lowest, so that a lap is sown by one addition.
///
/// A side holds 28 seeds at most, so that at most one pit needs a fifth bit. The four bits above the pits name
/// that pit, counted from 1; they are 0 in nearly every row of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Row(u64);

/// Bits of a pit.
pub(super) const WIDTH: usize = 4;
/// The bits of one pit.
const PIT: u64 = (1 << WIDTH) - 1;
/// Bits of all pits.
const PIT_BITS: usize = WIDTH * PITS;
/// The lowest bit of each pit.
const LOWS: u64 = 0x11_1111_1111_1111;
/// The bits of every second pit.
const EVEN: u64 = 0x0F0F_0F0F_0F0F_0F0F;
/// What the fifth bit counts.
const LARGE: u8 = 1 << WIDTH;

/// Bits of a row. The rest of the word is free.
pub(super) const ROW_BITS: usize = PIT_BITS + 4;

/// Most relays are over by then, and need no watch.
const LAPS_BEFORE_WATCH: u32 = 16;

/// Some pits of a side: the lowest bit of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pits(u64);

impl Pits {
    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    #[inline]
    pub(super) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

impl Iterator for Pits {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let pit = self.0.trailing_zeros() as usize / WIDTH;
        self.0 &= self.0 - 1;
        Some(pit)
    }
}

/// What laps do, by the pit that they are lifted from and the hand: a number to add, wrapping, to the bits of the
/// pits; above it the pit of the last seed.
static LAPS: [[u64; 1 << WIDTH]; 1 << WIDTH] = {
    let mut table = [[0; 1 << WIDTH]; 1 << WIDTH];
    let mut origin = 0;
    while origin < PITS {
        let mut sown = 0_u64;
        let mut hand = 1;
        while hand < 1 << WIDTH {
            let last = (origin + hand) % PITS;
            sown += 1 << (WIDTH * last);
            let change = sown.wrapping_sub((hand as u64) << (WIDTH * origin)) & (u64::MAX >> (64 - PIT_BITS));
            table[origin][hand] = change | (last as u64) << PIT_BITS;
            hand += 1;
        }
        origin += 1;
    }
    table
};

/// Eight groups of four bits as bytes.
#[inline]
const fn apart(groups: u32) -> u64 {
    let groups = groups as u64;
    let groups = (groups | groups << 16) & 0x0000_FFFF_0000_FFFF;
    let groups = (groups | groups << 8) & 0x00FF_00FF_00FF_00FF;
    (groups | groups << 4) & EVEN
}

/// What a sowing from one pit of a row does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sown {
    /// The row afterwards, and the pit into which the last seed fell.
    Ends(Row, usize),
    /// The relay goes round for ever.
    Endless,
}

/// Where all moves of a row end.
#[derive(Clone, Copy)]
pub(super) struct Ends {
    /// A bit for each file of the opponent before which one ends, that of `A` lowest.
    pub(super) before_files: u8,
    /// How many never end.
    pub(super) endless: u8,
}

impl Ends {
    #[inline]
    pub(super) fn of(row: Row, most_laps: u32) -> Ends {
        let (mut ends, mut endless) = (0_u32, 0);
        for pit in row.playable() {
            match row.sow(pit, most_laps) {
                Sown::Ends(_, last) => ends |= 1 << last,
                Sown::Endless => endless += 1,
            }
        }
        // h, the first inner pit, faces N, before A.
        Ends { before_files: (ends >> FIRST_INNER) as u8, endless }
    }
}

/// Eight bits, each as all bits of a byte.
#[inline]
pub(super) const fn spread(bits: u8) -> u64 {
    // A copy of the eight bits in each byte, and of the copies one bit each.
    let bits = (bits as u64 * 0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    ((bits + 0x7F7F_7F7F_7F7F_7F7F) >> 7 & 0x0101_0101_0101_0101) * 0xFF
}

/// Each byte the larger of two, all below 128.
#[inline]
pub(super) const fn larger(one: u64, other: u64) -> u64 {
    const HIGHS: u64 = 0x8080_8080_8080_8080;
    // The highest bit of a byte stays where `one` is not smaller, and becomes all bits of the byte.
    let not_smaller = (((one | HIGHS) - other) & HIGHS) >> 7;
    let one_kept = not_smaller * 0xFF;
    one & one_kept | other & !one_kept
}

impl Row {
    /// A row with these counts in letter order, 28 in all at most.
    pub(super) fn of(counts: [u8; PITS]) -> Row {
        debug_assert!(counts.iter().map(|&seeds| u32::from(seeds)).sum::<u32>() <= SEEDS_OF_A_SIDE);
        let pits = counts.iter().rev().fold(0, |row, &seeds| row << WIDTH | u64::from(seeds) & PIT);
        let large = counts.iter().position(|&seeds| seeds >= LARGE).map_or(0, |pit| pit as u64 + 1);
        Row(large << PIT_BITS | pits)
    }

    /// The counts in letter order.
    pub(super) fn counts(self) -> [u8; PITS] {
        std::array::from_fn(|pit| self.get(pit))
    }

    /// The row as a word of [`ROW_BITS`] bits.
    #[inline]
    pub(super) const fn word(self) -> u64 {
        self.0
    }

    /// The row of a word; bits above [`ROW_BITS`] are not looked at.
    #[inline]
    pub(super) const fn of_word(word: u64) -> Row {
        Row(word & (u64::MAX >> (64 - ROW_BITS)))
    }

    /// The pit with sixteen seeds or more, counted from 1, or 0.
    #[inline]
    const fn large(self) -> u64 {
        self.0 >> PIT_BITS
    }

    /// Seeds in a pit.
    #[inline]
    pub(super) const fn get(self, pit: usize) -> u8 {
        let seeds = (self.0 >> (WIDTH * pit) & PIT) as u8;
        if self.large() == pit as u64 + 1 { seeds + LARGE } else { seeds }
    }

    /// All seeds of the side.
    #[inline]
    pub(super) const fn total(self) -> u32 {
        let seeds = self.total_but_large() as u32;
        if self.large() == 0 { seeds } else { seeds + LARGE as u32 }
    }

    /// All seeds, without the fifth bit of a pit.
    #[inline]
    const fn total_but_large(self) -> u8 {
        let pits = self.0 & (u64::MAX >> (64 - PIT_BITS));
        let pairs = (pits & EVEN) + (pits >> WIDTH & EVEN);
        // The product gathers the sum of all pairs in the highest byte.
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether a pit holds sixteen seeds or more.
    #[inline]
    pub(super) const fn has_large(self) -> bool {
        self.large() != 0
    }

    /// Seeds that a capture of each file would take: a byte each, that of `a` lowest.
    #[inline]
    pub(super) const fn in_files(self) -> u64 {
        // The inner row turned round, n lowest: a file's inner pit then stands where its outer one does.
        let inner = (self.0 >> (WIDTH * FIRST_INNER)) as u32 & (u32::MAX >> WIDTH);
        let inner = (inner << WIDTH).swap_bytes();
        let inner = (inner >> WIDTH & 0x0F0F_0F0F) | (inner & 0x0F0F_0F0F) << WIDTH;
        let outer = self.0 as u32 & (u32::MAX >> WIDTH);
        let (mut inner, mut outer) = (apart(inner), apart(outer));
        match self.large() as usize {
            0 => {}
            large if large > FIRST_INNER => inner += (LARGE as u64) << (8 * (PITS - large)),
            large => outer += (LARGE as u64) << (8 * (large - 1)),
        }
        // Counts are below 128, so that all but empty pits carry into the highest bit.
        let occupied = ((inner + 0x7F7F_7F7F_7F7F_7F7F) & 0x8080_8080_8080_8080) >> 7;
        (inner + outer) & (occupied * 0xFF)
    }

    /// The larger of every two pits, a byte each.
    #[inline]
    pub(super) const fn pairwise_largest(self) -> u64 {
        let pits = self.0 & (u64::MAX >> (64 - PIT_BITS));
        let (mut even, mut odd) = (pits & EVEN, pits >> WIDTH & EVEN);
        match self.large() {
            0 => {}
            large if large % 2 == 1 => even += (LARGE as u64) << (WIDTH as u64 * (large - 1)),
            large => odd += (LARGE as u64) << (WIDTH as u64 * (large - 2)),
        }
        larger(even, odd)
    }

    /// The pit with sixteen seeds or more.
    #[inline]
    const fn large_pit(self) -> u64 {
        if self.large() == 0 { 0 } else { 1 << (WIDTH * (self.large() as usize - 1)) }
    }

    /// The pits that H5 lets a player lift, endless or not.
    #[inline]
    pub(super) const fn playable(self) -> Pits {
        let larger = (self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & LOWS | self.large_pit();
        if larger != 0 {
            return Pits(larger);
        }
        // All are single seeds. Each bit moves down to the pit before; n is the pit before a.
        let next = self.0 >> WIDTH | (self.0 & PIT) << (PIT_BITS - WIDTH);
        Pits(self.0 & !next)
    }

    /// The opponent's row after a sowing of the player to move that ended in the pit `last`, and the seeds captured (H8).
    #[inline]
    pub(super) const fn captured_from(self, last: usize) -> (Row, u8) {
        if last < FIRST_INNER {
            return (self, 0);
        }
        // The inner pit that faces `last`, and the outer one behind it (H4).
        let (inner, outer) = (FIRST_INNER + PITS - 1 - last, last - FIRST_INNER);
        if self.large() != 0 {
            return self.captured_from_large(inner, outer);
        }
        let faced = (self.0 >> (WIDTH * inner) & PIT) as u8;
        if faced == 0 {
            return (self, 0);
        }
        let behind = (self.0 >> (WIDTH * outer) & PIT) as u8;
        (Row(self.0 & !(PIT << (WIDTH * inner) | PIT << (WIDTH * outer))), faced + behind)
    }

    #[cold]
    #[inline(never)]
    const fn captured_from_large(self, inner: usize, outer: usize) -> (Row, u8) {
        let (faced, behind) = (self.get(inner), self.get(outer));
        if faced == 0 {
            return (self, 0);
        }
        let mut word = self.0 & !(PIT << (WIDTH * inner) | PIT << (WIDTH * outer));
        if faced >= LARGE || behind >= LARGE {
            word &= u64::MAX >> (64 - PIT_BITS);
        }
        (Row(word), faced + behind)
    }

    /// Sows the seeds of a pit that may be played, lap after lap. Relays of more than `most_laps`, which are seldom even
    /// looked at, are taken for endless.
    #[inline]
    pub(super) fn sow(self, pit: usize, most_laps: u32) -> Sown {
        if self.large() != 0 {
            return self.sow_by_the_rules(pit);
        }
        let seeds = self.total_but_large();
        let (mut row, mut last) = (self, pit);
        for _ in 0..LAPS_BEFORE_WATCH {
            (row, last) = row.lap(last);
            if row.0 >> (WIDTH * last) & PIT == 1 {
                // A pit that overflowed lost seeds, and no lap brings any back.
                return if row.total_but_large() == seeds {
                    Sown::Ends(row, last)
                } else {
                    self.sow_by_the_rules(pit)
                };
            }
        }
        if row.total_but_large() == seeds {
            self.watch(pit, row, last, most_laps)
        } else {
            self.sow_by_the_rules(pit)
        }
    }

    /// The row after one lap from the pit `origin`, and the pit of the last seed. A pit that overflows loses seeds.
    #[inline(always)]
    fn lap(self, origin: usize) -> (Row, usize) {
        let hand = (self.0 >> (WIDTH * origin) & PIT) as usize;
        // Both are below 16 already: the remainders only spare the bounds checks.
        let lap = LAPS[origin % LAPS.len()][hand % LAPS.len()];
        let row = self.0.wrapping_add(lap) & (u64::MAX >> (64 - PIT_BITS));
        (Row(row), (lap >> PIT_BITS) as usize)
    }

    /// Goes on with a long relay until it ends or comes back to where this began, which decides that it is endless:
    /// `src/rules/hawalis/relay.rs` says why one remembered state is enough.
    #[cold]
    #[inline(never)]
    fn watch(self, pit: usize, begun: Row, begun_last: usize, most_laps: u32) -> Sown {
        let seeds = begun.total_but_large();
        let (mut row, mut last) = (begun, begun_last);
        for _ in LAPS_BEFORE_WATCH..most_laps {
            (row, last) = row.lap(last);
            if row.total_but_large() != seeds {
                return self.sow_by_the_rules(pit);
            }
            if row.0 >> (WIDTH * last) & PIT == 1 {
                return Sown::Ends(row, last);
            }
            if row == begun && last == begun_last {
                break;
            }
        }
        Sown::Endless
    }

    /// Sows a row in which a pit holds sixteen seeds or comes to hold them.
    #[cold]
    #[inline(never)]
    fn sow_by_the_rules(self, pit: usize) -> Sown {
        let setup = Setup { south: self.counts(), north: [0; PITS], turn: Side::South };
        let Ok(position) = Position::try_from(setup) else {
            unreachable!("a row holds 28 seeds at most");
        };
        match Hawalis::default().play(&position, Pit::new(Side::South, pit), &mut ()) {
            Ok(played) => match played.ending {
                Ending::In(last) => Sown::Ends(Row::of(Setup::from(played.position).south), last.index()),
                Ending::Endless { .. } => Sown::Endless,
            },
            Err(refusal) => unreachable!("{refusal}: only pits that may be played are sown"),
        }
    }
}
