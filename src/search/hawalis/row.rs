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

/// Relays that are followed at the same time.
const TOGETHER: usize = 3;

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

/// What laps do, by the pit that they are lifted from, sixteen places each, and the hand: a number to add, wrapping, to
/// the bits of the pits; above it the lowest bit of the pit of the last seed, by its place. A hand of one seed is where a
/// relay has ended: it stays, so that a lap more does nothing.
static LAPS: [u64; 1 << (2 * WIDTH)] = {
    let mut table = [0; 1 << (2 * WIDTH)];
    let mut origin = 0;
    while origin < PITS {
        table[origin << WIDTH | 1] = ((WIDTH * origin) as u64) << PIT_BITS;
        let mut sown = 1_u64 << (WIDTH * ((origin + 1) % PITS));
        let mut hand = 2;
        while hand < 1 << WIDTH {
            let last = WIDTH * ((origin + hand) % PITS);
            sown += 1 << last;
            let change = sown.wrapping_sub((hand as u64) << (WIDTH * origin)) & (u64::MAX >> (64 - PIT_BITS));
            table[origin << WIDTH | hand] = change | (last as u64) << PIT_BITS;
            hand += 1;
        }
        origin += 1;
    }
    table
};

/// The opponent's pits that a sowing which ends in a pit may capture.
#[derive(Clone, Copy)]
struct File {
    /// The place of the lowest bit of the pit that faces it, and of the one behind that (H4).
    inner: u32,
    outer: u32,
    /// The bits of a pit; none where the sowing ends in the outer row.
    pit: u64,
}

/// The files by the pit of the last seed.
static FILE_BEFORE: [File; 1 << WIDTH] = {
    let mut files = [File { inner: 0, outer: 0, pit: 0 }; 1 << WIDTH];
    let mut last = FIRST_INNER;
    while last < PITS {
        let (inner, outer) = (FIRST_INNER + PITS - 1 - last, last - FIRST_INNER);
        files[last] = File { inner: (WIDTH * inner) as u32, outer: (WIDTH * outer) as u32, pit: PIT };
        last += 1;
    }
    files
};

/// A relay under way, in a row without a large pit.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Relay {
    /// The pits as in a [`Row`]; the bits above them are of no meaning.
    pits: u64,
    /// The place of the lowest bit of the pit into which the last seed fell.
    last: u32,
}

impl Relay {
    #[inline(always)]
    const fn from(row: Row, pit: usize) -> Relay {
        Relay { pits: row.0, last: (WIDTH * pit) as u32 }
    }

    /// Seeds in the pit of the last seed.
    #[inline(always)]
    const fn hand(self) -> u64 {
        self.pits.wrapping_shr(self.last) & PIT
    }

    /// Goes on for a lap; a relay that has ended stays. A pit that overflows loses seeds.
    #[inline(always)]
    fn lap(&mut self) {
        let place = u64::from(self.last) << (WIDTH - 2) | self.hand();
        let lap = LAPS[usize::from(place as u8)];
        self.pits = self.pits.wrapping_add(lap);
        self.last = (lap >> PIT_BITS) as u32;
    }

    #[inline(always)]
    const fn row(self) -> Row {
        Row(self.pits & (u64::MAX >> (64 - PIT_BITS)))
    }

    /// What came of it, if it has ended.
    #[inline(always)]
    const fn ended(self) -> Option<Sown> {
        if self.hand() == 1 { Some(Sown::Ends(self.row(), self.last as usize / WIDTH)) } else { None }
    }
}

/// Eight groups of four bits as bytes.
#[inline]
const fn apart(groups: u32) -> u64 {
    let groups = groups as u64;
    let groups = (groups | groups << 16) & 0x0000_FFFF_0000_FFFF;
    let groups = (groups | groups << 8) & 0x00FF_00FF_00FF_00FF;
    (groups | groups << 4) & EVEN
}

/// Endless relays met lately, each by where it is after the laps without watch: their rows are forgotten sooner, and to
/// judge one anew takes long.
pub(super) struct EndlessRelays {
    /// Relays of more laps, which are seldom even looked at, are taken for endless.
    pub(super) most_laps: u32,
    /// A power of two of states, each at the one place that its bits choose, or none. No relay is in the state 0.
    met: Box<[u64]>,
}

impl EndlessRelays {
    /// Remembers up to as many, a power of two or 0.
    pub(super) fn remembering(states: usize) -> EndlessRelays {
        EndlessRelays { most_laps: u32::MAX, met: vec![0; states].into_boxed_slice() }
    }

    /// The state of a relay, and its place.
    #[inline]
    fn place(&self, relay: Relay) -> (u64, usize) {
        let state = relay.row().0 | u64::from(relay.last) << PIT_BITS;
        let mixed = state.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
        (state, mixed as usize & self.met.len().wrapping_sub(1))
    }

    #[inline]
    fn has(&self, relay: Relay) -> bool {
        let (state, place) = self.place(relay);
        self.met.get(place) == Some(&state)
    }

    fn put(&mut self, relay: Relay) {
        let (state, place) = self.place(relay);
        if let Some(met) = self.met.get_mut(place) {
            *met = state;
        }
    }
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
    pub(super) fn of(row: Row, endless_relays: &mut EndlessRelays) -> Ends {
        let (mut ends, mut endless) = (0_u32, 0_u32);
        row.sow_each(endless_relays, |pit, sown| match sown {
            Sown::Ends(_, last) => ends |= 1 << last,
            Sown::Endless => endless |= 1 << pit,
        });
        // h, the first inner pit, faces N, before A.
        Ends { before_files: (ends >> FIRST_INNER) as u8, endless: endless.count_ones() as u8 }
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
        if self.large() != 0 {
            return self.captured_from_large(last);
        }
        // Without branches: nobody could tell which way the next would go.
        let file = FILE_BEFORE[last % FILE_BEFORE.len()];
        let faced = self.0 >> file.inner & file.pit;
        let behind = self.0 >> file.outer & file.pit;
        let all = if faced == 0 { 0 } else { u64::MAX };
        let taken = (file.pit << file.inner | file.pit << file.outer) & all;
        (Row(self.0 & !taken), ((faced + behind) & all) as u8)
    }

    #[cold]
    #[inline(never)]
    const fn captured_from_large(self, last: usize) -> (Row, u8) {
        if last < FIRST_INNER {
            return (self, 0);
        }
        let (inner, outer) = (FIRST_INNER + PITS - 1 - last, last - FIRST_INNER);
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

    /// Sows, each for itself, all pits that may be played, and tells what that does, of some pits more than once.
    #[inline]
    pub(super) fn sow_each(self, endless: &mut EndlessRelays, mut tell: impl FnMut(usize, Sown)) {
        let mut pits = self.playable();
        if self.large() != 0 {
            pits.for_each(|pit| tell(pit, self.sow_by_the_rules(pit)));
        } else if self.is_of_singles() {
            pits.for_each(|pit| tell(pit, self.sow_single(pit)));
        } else {
            while !pits.is_empty() {
                self.sow_some(&mut pits, endless, &mut tell);
            }
        }
    }

    /// Sows a few of `pits`, which are taken out, at the same time: one relay is a chain in which each lap waits for the
    /// one before. Where there are too few, the last is sown again.
    #[inline]
    fn sow_some(self, pits: &mut Pits, endless: &mut EndlessRelays, tell: &mut impl FnMut(usize, Sown)) {
        let seeds = self.total_but_large();
        let mut from = [0; TOGETHER];
        let mut left = pits.0;
        let mut first = left;
        for pit in &mut from {
            first = if left == 0 { first } else { left };
            left &= left.wrapping_sub(1);
            *pit = first.trailing_zeros() as usize / WIDTH;
        }
        pits.0 = left;
        let mut relays = from.map(|pit| Relay::from(self, pit));
        for _ in 0..LAPS_BEFORE_WATCH / 2 {
            relays.iter_mut().for_each(Relay::lap);
            relays.iter_mut().for_each(Relay::lap);
            // The last seed lies in a pit, so that no hand is empty.
            if relays.iter().fold(0, |hands, relay| hands | relay.hand()) == 1 {
                break;
            }
        }
        for (pit, relay) in from.into_iter().zip(relays) {
            let sown = if relay.row().total_but_large() != seeds {
                // A pit that overflowed lost seeds, and no lap brings any back.
                self.sow_by_the_rules(pit)
            } else {
                relay.ended().unwrap_or_else(|| self.watch(pit, relay, endless))
            };
            tell(pit, sown);
        }
    }

    /// Whether no pit holds more than a seed; of a row without a large pit.
    #[inline]
    const fn is_of_singles(self) -> bool {
        self.0 & !LOWS == 0
    }

    /// Sows a single seed into the empty pit after it.
    #[inline]
    const fn sow_single(self, pit: usize) -> Sown {
        let last = (pit + 1) % PITS;
        Sown::Ends(Row(self.0 & !(PIT << (WIDTH * pit)) | 1 << (WIDTH * last)), last)
    }

    /// Goes on with a long relay until it ends or comes back to where this began, which decides that it is endless:
    /// `src/rules/hawalis/relay.rs` says why one remembered state is enough.
    #[cold]
    #[inline(never)]
    fn watch(self, pit: usize, begun: Relay, endless: &mut EndlessRelays) -> Sown {
        if endless.has(begun) {
            return Sown::Endless;
        }
        let begun_row = begun.row();
        let seeds = begun_row.total_but_large();
        let mut relay = begun;
        for _ in LAPS_BEFORE_WATCH..endless.most_laps {
            relay.lap();
            if relay.row().total_but_large() != seeds {
                return self.sow_by_the_rules(pit);
            }
            if let Some(sown) = relay.ended() {
                return sown;
            }
            if relay.last == begun.last && relay.row() == begun_row {
                break;
            }
        }
        endless.put(begun);
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
