//! What the moves of rows do, remembered.
//!
//! A row decides alone what a sowing in it does; the opponent's only decides what is captured then. In a search the same
//! rows come again and again, each beside many rows of the opponent: so all moves of a row are sown when it is first
//! met. An endless relay is then judged once, however long it takes.

use super::evaluation::{OF_BOTH, Things, Totals, Weights, Worth, worth_of_totals};
use super::row::{EndlessRelays, Ends, Pits, ROW_BITS, Row, Sown, spread};

/// What every move of one row does.
#[derive(Clone, Copy)]
#[repr(align(128))]
pub(super) struct Moves {
    pub(super) row: Row,
    /// By pit: the row afterwards, and above it the pit of the last seed; [`ENDLESS`] in its place.
    sown: [u64; super::PITS],
}

/// What one sees in a row.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    /// The opponent's files before which a move ends: all bits of a byte each, that of `A` lowest.
    pub(super) attacked: u64,
    /// Seeds that a capture of each file would take: a byte each, that of `a` lowest.
    pub(super) exposed: u64,
}

/// What the evaluation asks of a row, small enough to keep of many.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Sight {
    pub(super) row: Row,
    pub(super) seen: Seen,
    pub(super) worth: Worth,
}

/// Stands for a pit of the last seed that there is not.
const ENDLESS: u64 = 15;

impl Moves {
    /// The moves of the empty row, which has none.
    const NONE: Moves = Moves { row: Row::of_word(0), sown: [0; super::PITS] };

    /// Becomes the moves of another row; what is there of pits that may not be played stays.
    fn become_those_of(&mut self, row: Row, endless: &mut EndlessRelays) {
        self.row = row;
        row.sow_each(endless, |pit, does| {
            self.sown[pit] = match does {
                Sown::Ends(after, last) => (last as u64) << ROW_BITS | after.word(),
                Sown::Endless => ENDLESS << ROW_BITS,
            };
        });
    }

    /// The pits that may be played, endless or not.
    #[inline]
    pub(super) const fn playable(&self) -> Pits {
        self.row.playable()
    }

    /// What playing a playable pit does.
    #[inline]
    pub(super) fn sown(&self, pit: usize) -> Sown {
        let sown = self.sown[pit];
        match sown >> ROW_BITS {
            ENDLESS => Sown::Endless,
            last => Sown::Ends(Row::of_word(sown), last as usize),
        }
    }
}

impl Seen {
    #[inline]
    pub(super) fn of(row: Row, ends: Ends) -> Seen {
        Seen { attacked: spread(ends.before_files), exposed: row.in_files() }
    }
}

/// Rows met lately, each at the one place that its bits choose.
pub struct Rows {
    moves: Box<[Moves; 1 << MOVES_BITS]>,
    sights: Box<[Sight; 1 << SIGHTS_BITS]>,
    /// [`Weights::both`].
    pub(super) both: [i32; OF_BOTH],
    things: Box<Things>,
    /// What the totals of both sides are worth.
    pub(super) totals: Box<Totals>,
    /// No finite relay has too many laps for it, unless [`Rows::cutting_relays`] says so.
    endless: EndlessRelays,
}

// Half a megabyte each, so that the second cache of a core holds them: measured, more is slower.
const MOVES_BITS: u32 = 12;
const SIGHTS_BITS: u32 = 13;
/// Endless relays that are remembered.
const ENDLESS_RELAYS: usize = 1 << 12;

/// The place of a row among 2 to the power of `bits`.
#[inline]
const fn place(row: Row, bits: u32) -> usize {
    (row.word().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - bits)) as usize
}

impl Rows {
    /// Rows of which none was met.
    pub(super) fn new(weights: Weights) -> Rows {
        // The empty row is at its own place, and no other is taken for it.
        let mut endless = EndlessRelays::remembering(ENDLESS_RELAYS);
        let things = Things::new(&weights);
        let sight = Sight::of(Row::default(), &mut endless, &things);
        let moves = vec![Moves::NONE; 1 << MOVES_BITS].into_boxed_slice().try_into();
        let sights = vec![sight; 1 << SIGHTS_BITS].into_boxed_slice().try_into();
        let totals = worth_of_totals(&weights);
        match (moves, sights) {
            (Ok(moves), Ok(sights)) => Rows { moves, sights, both: weights.both, things, totals, endless },
            _ => unreachable!("there are as many as were made"),
        }
    }

    /// The same, but taking every relay of more laps for endless. That is wrong: it is there to measure what it costs
    /// to be right.
    pub fn cutting_relays(mut self, most_laps: u32) -> Rows {
        self.endless.most_laps = most_laps;
        self
    }

    /// The moves of a row.
    #[inline]
    pub(super) fn of(&mut self, row: Row) -> &Moves {
        let moves = &mut self.moves[place(row, MOVES_BITS)];
        if moves.row != row {
            moves.become_those_of(row, &mut self.endless);
        }
        moves
    }

    /// What the evaluation asks of a row.
    #[inline]
    pub(super) fn sight(&mut self, row: Row) -> Sight {
        let sight = &self.sights[place(row, SIGHTS_BITS)];
        if sight.row == row { *sight } else { self.look(row) }
    }

    #[inline(never)]
    fn look(&mut self, row: Row) -> Sight {
        let sight = Sight::of(row, &mut self.endless, &self.things);
        self.sights[place(row, SIGHTS_BITS)] = sight;
        sight
    }
}

impl Sight {
    // As the evaluation itself, it adds several numbers at once.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn of(row: Row, endless: &mut EndlessRelays, things: &Things) -> Sight {
        let ends = Ends::of(row, endless);
        let seen = Seen::of(row, ends);
        Sight { row, seen, worth: things.worth(row, ends, &seen) }
    }
}
