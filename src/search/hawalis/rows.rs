//! What every move of a row does, remembered.
//!
//! A sowing changes the mover's own row only, and where it ends depends on nothing else. In a search the same rows
//! come again and again, each beside many rows of the opponent: so all moves of a row are sown when it is first
//! met. An endless relay is then judged once, however long it takes.

use super::evaluation::{Weights, worth_of_row};
use super::row::{Pits, ROW_BITS, Row, Sown};

/// What every move of one row does.
#[derive(Clone, Copy)]
#[repr(align(128))]
pub(super) struct Moves {
    row: Row,
    /// What the row is worth to its owner when they are to move, and to the opponent when these are.
    pub(super) worth: [i16; 2],
    /// The opponent's files before which a move ends; bit 0 is that of `A`.
    pub(super) attacked: u8,
    /// By pit: the row afterwards, and above it the pit of the last seed; [`ENDLESS`] in its place.
    sown: [u64; super::PITS],
}

/// Stands for a pit of the last seed that there is not.
const ENDLESS: u64 = 15;

impl Moves {
    fn of(row: Row, weights: &Weights) -> Moves {
        let mut sown = [0; super::PITS];
        let mut attacked = 0_u16;
        for pit in row.playable() {
            sown[pit] = match row.sow(pit) {
                Sown::Ends(after, last) => {
                    // h, the first inner pit, faces N, before A.
                    attacked |= 1 << last >> super::FIRST_INNER;
                    (last as u64) << ROW_BITS | after.word()
                }
                Sown::Endless => ENDLESS << ROW_BITS,
            };
        }
        let attacked = attacked as u8;
        Moves { row, worth: worth_of_row(weights, row, attacked), attacked, sown }
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

/// Rows met lately: a power of two of them, each at the one place that its bits choose.
pub struct Rows {
    rows: Box<[Moves; ROWS]>,
    pub(super) weights: Weights,
}

/// A megabyte, what the second cache of a core holds.
const ROWS: usize = 1 << ROWS_BITS;
const ROWS_BITS: u32 = 13;

impl Rows {
    /// Rows of which none was met.
    pub(super) fn new(weights: Weights) -> Rows {
        // The empty row is at its own place, and no other is taken for it.
        let none = vec![Moves::of(Row::default(), &weights); ROWS].into_boxed_slice();
        match none.try_into() {
            Ok(rows) => Rows { rows, weights },
            Err(_) => unreachable!("there are as many as were made"),
        }
    }

    /// The moves of a row.
    #[inline]
    pub(super) fn of(&mut self, row: Row) -> &Moves {
        let place = (row.word().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - ROWS_BITS)) as usize;
        let moves = &mut self.rows[place];
        if moves.row != row {
            *moves = Moves::of(row, &self.weights);
        }
        moves
    }
}
