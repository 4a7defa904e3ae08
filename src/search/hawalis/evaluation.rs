//! What a board is worth, by what one sees without playing on.

use super::rows::Rows;
use super::Board;

/// How many things are looked at.
pub const FEATURES: usize = 11;

/// What each feature of a board is worth to the player to move, in sixteenths of a hundredth of a seed.
///
/// ```
/// use mancala::search::hawalis::Weights;
///
/// // Without the first, a difference of seeds would be worth nothing.
/// assert!(Weights::default().0[0] > 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights(pub [i32; FEATURES]);

impl Weights {
    /// The difference of seeds alone.
    pub const SEEDS: Weights = Weights([1600, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
}

impl Default for Weights {
    /// As `lab fit hawalis` found them.
    fn default() -> Weights {
        Weights([1735, 886, 559, 78, -64, -954, 601, 649, -787, -169, 810])
    }
}

/// What is looked at, for the player to move.
#[inline]
pub fn features(rows: &mut Rows, board: Board) -> [i32; FEATURES] {
    let Board { mine, theirs } = board;
    let attacked = rows.of(mine).attacked;
    let (most, all) = theirs.in_files(attacked);
    let (my_seeds, their_seeds) = (mine.total() as i32, theirs.total() as i32);
    let (my_exposed, their_exposed) = (mine.exposed() as i32, theirs.exposed() as i32);
    let difference = my_seeds - their_seeds;
    [
        difference,
        most as i32,
        all as i32,
        my_exposed,
        their_exposed,
        mine.larger_pits() as i32,
        theirs.larger_pits() as i32,
        mine.occupied_pits() as i32,
        theirs.occupied_pits() as i32,
        // One seed more means more when few are left.
        32 * difference / (my_seeds + their_seeds).max(1),
        // To be the one who moves.
        1,
    ]
}

#[inline]
pub(super) fn evaluate(rows: &mut Rows, board: Board) -> i32 {
    let weights = rows.weights;
    if weights == Weights::SEEDS {
        return 100 * (board.mine.total() as i32 - board.theirs.total() as i32);
    }
    let features = features(rows, board);
    features.iter().zip(weights.0).map(|(feature, weight)| feature * weight).sum::<i32>() / 16
}
