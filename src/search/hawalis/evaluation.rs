//! What a board is worth, by what one sees without playing on: a weighed sum.
//!
//! Most of it depends on one row alone. It is added up when a row is first met, so that it may be as much as one likes;
//! only what both rows decide together is added up for every board.

use super::row::Sown;
use super::rows::{Moves, Rows, Seen};
use super::weights::FITTED;
use super::{Board, FIRST_INNER, PITS, SEEDS_OF_A_SIDE};

/// Pits are told apart by what they hold up to so many seeds.
const MOST_TOLD_APART: usize = 7;
/// Numbers of moves are told apart below this.
const MOVES_TOLD_APART: usize = 10;
/// Files of a side.
const FILES: usize = PITS - FIRST_INNER;

// The places of what is looked at in a row.
const HOLDS: usize = 0;
const TOTAL: usize = HOLDS + PITS * MOST_TOLD_APART;
const PLAYABLE: usize = TOTAL + SEEDS_OF_A_SIDE as usize + 1;
const ATTACKED: usize = PLAYABLE + MOVES_TOLD_APART;
const ATTACKS: usize = ATTACKED + FILES + 1;
const SEEDS: usize = ATTACKS + FILES;
const EXPOSED: usize = SEEDS + 1;
const LARGEST: usize = EXPOSED + 1;
const ENDLESS: usize = LARGEST + 1;

/// How many things are looked at in a row.
pub const OF_A_ROW: usize = ENDLESS + 1;
/// How many things are looked at in both rows together.
pub const OF_BOTH: usize = 7;
/// Ways in which what is in one row makes worth more what is in the other.
pub const FACTORS: usize = 8;
/// By how much [`Weights::my_factors`] and [`Weights::their_factors`] are larger than the root of what they are worth.
pub const FACTOR_SCALE: i32 = 8;

/// What each thing is worth to the player to move, in sixteenths of a hundredth of a seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Of the row of the player to move.
    pub mine: [i32; OF_A_ROW],
    /// Of the other row.
    pub theirs: [i32; OF_A_ROW],
    /// Of both rows together.
    pub both: [i32; OF_BOTH],
    /// By what is in the row of the player to move: its part of each product of one sum of either row.
    pub my_factors: [[i16; FACTORS]; OF_A_ROW],
    /// The same of the other row.
    pub their_factors: [[i16; FACTORS]; OF_A_ROW],
}

impl Weights {
    /// Where [`Weights::mine`] and [`Weights::theirs`] have the worth of a seed, whatever pit it is in.
    pub const OF_A_SEED: usize = SEEDS;

    /// The difference of seeds alone.
    pub const SEEDS: Weights = {
        let mut weights = Weights {
            mine: [0; OF_A_ROW],
            theirs: [0; OF_A_ROW],
            both: [0; OF_BOTH],
            my_factors: [[0; FACTORS]; OF_A_ROW],
            their_factors: [[0; FACTORS]; OF_A_ROW],
        };
        weights.mine[SEEDS] = 1_600;
        weights.theirs[SEEDS] = -1_600;
        weights
    };
}

impl Default for Weights {
    /// As `lab fit hawalis` found them.
    fn default() -> Weights {
        FITTED
    }
}

/// Tells what is looked at in a row, each thing by its place and how much of it there is.
pub(super) fn of_row(moves: &Moves, seen: &Seen, mut tell: impl FnMut(usize, i32)) {
    let row = moves.row;
    let counts = row.counts();
    for (pit, &seeds) in counts.iter().enumerate().filter(|(_, seeds)| **seeds > 0) {
        tell(HOLDS + pit * MOST_TOLD_APART + usize::from(seeds).min(MOST_TOLD_APART) - 1, 1);
    }
    tell(TOTAL + row.total() as usize, 1);
    tell(PLAYABLE + row.playable().count().min(MOVES_TOLD_APART - 1), 1);
    tell(ATTACKED + seen.attacked.count_ones() as usize / 8, 1);
    let mut attacks = seen.attacked & 0x0101_0101_0101_0101;
    while attacks != 0 {
        tell(ATTACKS + attacks.trailing_zeros() as usize / 8, 1);
        attacks &= attacks - 1;
    }
    tell(SEEDS, row.total() as i32);
    tell(EXPOSED, sum(seen.exposed));
    tell(LARGEST, counts.into_iter().max().unwrap_or_default().into());
    let endless = row.playable().filter(|&pit| moves.sown(pit) == Sown::Endless).count();
    tell(ENDLESS, endless as i32);
}

/// What is looked at in both rows together, but for the totals: to be the one who moves; the largest and the sum of the
/// captures that are there, of the player to move and of the other, if nothing but the captured files changes.
#[inline]
fn of_captures(mine: &Seen, theirs: &Seen) -> [i32; 5] {
    let (win, loss) = (theirs.exposed & mine.attacked, mine.exposed & theirs.attacked);
    [1, largest(win), sum(win), largest(loss), sum(loss)]
}

#[inline]
fn largest(bytes: u64) -> i32 {
    bytes.to_le_bytes().into_iter().max().unwrap_or_default().into()
}

/// The sum of bytes that are 255 at most together.
#[inline]
const fn sum(bytes: u64) -> i32 {
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as i32
}

/// Being ahead is worth more the farther one is, and the fewer seeds are left.
const fn of_totals(mine: i32, theirs: i32) -> [i32; 2] {
    let difference = mine - theirs;
    let all = if mine + theirs > 0 { mine + theirs } else { 1 };
    [difference * difference.abs() / 32, 32 * difference / all]
}

/// Totals of a side, in the room of a power of two.
const TOTALS: usize = 32;

/// What the totals of both sides are worth, by both.
pub(super) type Totals = [[i16; TOTALS]; TOTALS];

pub(super) fn worth_of_totals(weights: &Weights) -> Box<Totals> {
    let mut worth = Box::new([[0; TOTALS]; TOTALS]);
    for (mine, row) in worth.iter_mut().enumerate() {
        for (theirs, worth) in row.iter_mut().enumerate() {
            let features = of_totals(mine as i32, theirs as i32);
            *worth = weigh(&features, &[weights.both[5], weights.both[6]]) as i16;
        }
    }
    worth
}

/// All that is looked at, each thing by its place in the weights in the order of their fields.
pub fn features(rows: &mut Rows, board: Board, mut tell: impl FnMut(usize, i32)) {
    let [my_moves, their_moves] = [board.mine, board.theirs].map(|row| *rows.of(row));
    let [mine, theirs] = [&my_moves, &their_moves].map(Seen::of);
    of_row(&my_moves, &mine, &mut tell);
    of_row(&their_moves, &theirs, |place, amount| tell(OF_A_ROW + place, amount));
    let of_totals = of_totals(board.mine.total() as i32, board.theirs.total() as i32);
    let both = of_captures(&mine, &theirs).into_iter().chain(of_totals);
    both.enumerate().for_each(|(place, amount)| tell(2 * OF_A_ROW + place, amount));
}

/// What the things in a row are worth: to its owner when they are to move, and to the opponent when these are.
#[derive(Clone, Copy, Default)]
pub(super) struct Worth {
    pub(super) alone: [i32; 2],
    /// What is multiplied with the same of the other row.
    pub(super) factors: [[i16; FACTORS]; 2],
}

/// What one thing in a row adds to the worth of the row, all side by side.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Thing {
    alone: [i32; 2],
    factors: [[i16; FACTORS]; 2],
}

pub(super) fn things(weights: &Weights) -> Box<[Thing; OF_A_ROW]> {
    Box::new(std::array::from_fn(|place| Thing {
        alone: [weights.mine[place], weights.theirs[place]],
        factors: [weights.my_factors[place], weights.their_factors[place]],
    }))
}

pub(super) fn worth_of_row(things: &[Thing; OF_A_ROW], moves: &Moves, seen: &Seen) -> Worth {
    let mut worth = Worth::default();
    of_row(moves, seen, |place, amount| {
        let Thing { alone, factors } = &things[place];
        worth.alone.iter_mut().zip(alone).for_each(|(sum, one)| *sum += amount * one);
        let sums = worth.factors.as_flattened_mut().iter_mut();
        sums.zip(factors.as_flattened())
            .for_each(|(sum, one)| *sum = sum.wrapping_add(one.wrapping_mul(amount as i16)));
    });
    worth
}

#[inline]
fn weigh<const N: usize>(features: &[i32; N], weights: &[i32; N]) -> i32 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

/// The worth of a board to the player to move, in hundredths of a seed.
#[inline]
pub(super) fn evaluate(rows: &mut Rows, board: Board) -> i32 {
    let (mine, theirs) = (rows.sight(board.mine), rows.sight(board.theirs));
    let [tempo, win, wins, loss, losses, ..] = rows.weights.both;
    let of_captures = weigh(&of_captures(&mine.seen, &theirs.seen), &[tempo, win, wins, loss, losses]);
    let totals = [mine, theirs].map(|sight| sight.row.total() as usize % TOTALS);
    let of_totals = i32::from(rows.totals[totals[0]][totals[1]]);
    let (mine, theirs) = (&mine.worth, &theirs.worth);
    let products =
        mine.factors[0].iter().zip(&theirs.factors[1]).map(|(my, their)| i32::from(*my) * i32::from(*their));
    let of_products = products.sum::<i32>() / (FACTOR_SCALE * FACTOR_SCALE);
    (mine.alone[0] + theirs.alone[1] + of_captures + of_totals + of_products) / 16
}
