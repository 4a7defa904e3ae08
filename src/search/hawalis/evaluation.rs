//! What a board is worth, by what one sees without playing on: a weighed sum.

use super::Board;
use super::row::Row;
use super::rows::Rows;

/// How many things are looked at in a row.
pub const OF_A_ROW: usize = 13;
/// How many things are looked at in both rows together.
pub const OF_BOTH: usize = 9;

/// What each thing is worth to the player to move, in sixteenths of a hundredth of a seed.
///
/// ```
/// use mancala::search::hawalis::Weights;
///
/// // The first thing of a row are its seeds.
/// assert_eq!((Weights::SEEDS.mine[0], Weights::SEEDS.theirs[0]), (1_600, -1_600));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Of the row of the player to move.
    pub mine: [i32; OF_A_ROW],
    /// Of the other row.
    pub theirs: [i32; OF_A_ROW],
    /// Of both rows together.
    pub both: [i32; OF_BOTH],
}

impl Weights {
    /// The difference of seeds alone.
    pub const SEEDS: Weights = Weights {
        mine: [1_600, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        theirs: [-1_600, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        both: [0; OF_BOTH],
    };
}

impl Default for Weights {
    /// As `lab fit hawalis` found them.
    fn default() -> Weights {
        Weights {
            mine: [471, 53, -106, 1_117, 3_293, 801, 809, -1_212, -475, -39, 2_123, 878, 609],
            theirs: [-491, 45, 163, -1_212, -4_137, -1_012, -807, 878, 157, 217, -1_872, -1_161, -747],
            both: [249, 616, 57, 286, -109, -4, -106, 1_312, 468],
        }
    }
}

/// What is looked at in a row whose moves end before these files of the opponent.
pub(super) fn of_row(row: Row, attacked: u8) -> [i32; OF_A_ROW] {
    let counts = row.counts();
    let (outer, inner) = counts.split_at(super::FIRST_INNER);
    let number =
        |pits: &[u8], holds: fn(u8) -> bool| pits.iter().filter(|&&seeds| holds(seeds)).count() as i32;
    let sum = |pits: &[u8]| pits.iter().map(|&seeds| i32::from(seeds)).sum::<i32>();
    // Seeds that a capture could take: those in files whose inner pit is occupied.
    let files = inner.iter().zip(outer.iter().rev());
    let exposed =
        files.filter(|(inner, _)| **inner > 0).map(|(&inner, &outer)| i32::from(inner + outer)).sum();
    let larger = number(&counts, |seeds| seeds >= 2);
    [
        sum(&counts),
        exposed,
        sum(inner),
        larger,
        i32::from(larger == 0),
        number(outer, |seeds| seeds == 1),
        number(inner, |seeds| seeds == 1),
        number(&counts, |seeds| seeds == 2),
        number(&counts, |seeds| seeds == 3),
        number(inner, |seeds| seeds == 0),
        row.playable().count() as i32,
        attacked.count_ones() as i32,
        counts.iter().map(|&seeds| i32::from(seeds)).max().unwrap_or_default(),
    ]
}

/// What is looked at in both rows together.
#[inline]
fn of_both(board: Board, attacked: [u8; 2]) -> [i32; OF_BOTH] {
    let Board { mine, theirs } = board;
    let win = theirs.in_files(attacked[0]);
    let loss = mine.in_files(attacked[1]);
    let (my_seeds, their_seeds) = (mine.total() as i32, theirs.total() as i32);
    let difference = my_seeds - their_seeds;
    [
        // To be the one who moves.
        1,
        // Captures that are there, if nothing but the captured files changes.
        win.most,
        win.all,
        win.files,
        loss.most,
        loss.all,
        loss.files,
        // Being ahead is worth more the farther one is, and the fewer seeds are left.
        difference * difference.abs() / 32,
        32 * difference / (my_seeds + their_seeds).max(1),
    ]
}

/// All that is looked at: in the row of the player to move, in the other row, in both.
pub fn features(rows: &mut Rows, board: Board) -> ([i32; OF_A_ROW], [i32; OF_A_ROW], [i32; OF_BOTH]) {
    let attacked = [board.mine, board.theirs].map(|row| rows.sight(row).attacked);
    (of_row(board.mine, attacked[0]), of_row(board.theirs, attacked[1]), of_both(board, attacked))
}

/// What the things in a row are worth: to its owner when they are to move, and to the opponent when these are.
pub(super) fn worth_of_row(weights: &Weights, row: Row, attacked: u8) -> [i16; 2] {
    let features = of_row(row, attacked);
    [weights.mine, weights.theirs].map(|weights| (weigh(&features, &weights) / 16) as i16)
}

#[inline]
fn weigh<const N: usize>(features: &[i32; N], weights: &[i32; N]) -> i32 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

/// The worth of a board to the player to move, in hundredths of a seed.
#[inline]
pub(super) fn evaluate(rows: &mut Rows, board: Board) -> i32 {
    let (mine, theirs) = (rows.sight(board.mine), rows.sight(board.theirs));
    let both = of_both(board, [mine.attacked, theirs.attacked]);
    i32::from(mine.worth[0]) + i32::from(theirs.worth[1]) + weigh(&both, &rows.weights.both) / 16
}
