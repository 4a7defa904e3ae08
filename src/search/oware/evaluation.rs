//! What a board is worth, by what one sees without playing on: a weighed sum.

use super::Board;
use super::weights::FITTED;
use crate::rules::Oware;

/// Pits of a side.
const PITS: usize = Oware::SHAPE.pits_per_side;
/// Pits are told apart by what they hold below this; more is as much.
const TOLD_APART: usize = 16;
/// Numbers of empty pits of a side.
const EMPTIES: usize = PITS + 1;
/// Seeds on a side are told apart by fours.
const QUARTERS: usize = Oware::SHAPE.seeds as usize / 4 + 1;

// The places of what is looked at on a side.
const HOLDS: usize = 0;
const EMPTY: usize = HOLDS + PITS * TOLD_APART;
const TOTAL: usize = EMPTY + EMPTIES;
const STORE: usize = TOTAL + QUARTERS;
const OF_A_SIDE: usize = STORE + 1;

/// How many things are looked at: on the side of the player to move, on the other side, and to be the one who moves.
pub const FEATURES: usize = 2 * OF_A_SIDE + 1;

/// What each thing is worth to the player to move, in sixteenths of a hundredth of a seed.
///
/// ```
/// use mancala::search::oware::{FEATURES, Weights};
///
/// assert_eq!(Weights::SEEDS.0.iter().filter(|weight| **weight != 0).count(), 2);
/// assert_eq!(Weights::default().0.len(), FEATURES);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights(pub [i32; FEATURES]);

impl Weights {
    /// Where the worth of a captured seed is, the mover's and the opponent's.
    pub const OF_A_SEED: [usize; 2] = [STORE, OF_A_SIDE + STORE];

    /// The difference of captured seeds alone.
    pub const SEEDS: Weights = {
        let mut weights = [0; FEATURES];
        weights[Weights::OF_A_SEED[0]] = 1_600;
        weights[Weights::OF_A_SEED[1]] = -1_600;
        Weights(weights)
    };
}

impl Default for Weights {
    /// As `lab fit oware` found them.
    fn default() -> Weights {
        FITTED
    }
}

/// Tells what is looked at, each thing by its place and how much of it there is.
#[inline]
pub fn features(board: Board, mut tell: impl FnMut(usize, i32)) {
    for (word, first) in board.0.words().into_iter().zip([0, OF_A_SIDE]) {
        let bytes = word.to_le_bytes();
        let (mut empty, mut total) = (0, 0);
        for (pit, &seeds) in bytes.iter().take(PITS).enumerate() {
            let seeds = usize::from(seeds);
            tell(first + HOLDS + pit * TOLD_APART + seeds.min(TOLD_APART - 1), 1);
            empty += usize::from(seeds == 0);
            total += seeds;
        }
        tell(first + EMPTY + empty, 1);
        tell(first + TOTAL + (total / 4).min(QUARTERS - 1), 1);
        tell(first + STORE, bytes[PITS].into());
    }
    tell(2 * OF_A_SIDE, 1);
}

/// The worth of a board to the player to move, in hundredths of a seed.
#[inline]
pub(super) fn evaluate(weights: &Weights, board: Board) -> i32 {
    let mut worth = 0;
    features(board, |place, amount| worth += weights.0[place] * amount);
    worth / 16
}
