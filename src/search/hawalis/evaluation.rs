//! What a board is worth, by what one sees without playing on: a weighed sum.
//!
//! Most of it depends on one row alone. It is added up when a row is met, by looking up each pit and a few numbers; only
//! what both rows decide together is added up for every board.

use super::row::{EndlessRelays, Ends, Row, WIDTH, larger};
use super::rows::{Rows, Seen};
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

/// What a row shows beside its pits, as far as it is looked at.
#[derive(Clone, Copy)]
struct Shown {
    /// A bit for each file of the opponent before which a move ends, that of `A` lowest.
    attacked: usize,
    /// Its seeds, those that may be captured, the most in a pit, the pits that may be played, and those that are endless.
    numbers: [usize; NUMBERS],
}

/// Numbers of [`Shown`].
const NUMBERS: usize = 5;
/// None of them is larger.
const MOST_OF_NUMBERS: [usize; NUMBERS] =
    [SEEDS_OF_A_SIDE as usize, SEEDS_OF_A_SIDE as usize, SEEDS_OF_A_SIDE as usize, PITS, PITS];

impl Shown {
    #[inline]
    fn of(row: Row, ends: Ends, exposed: u64) -> Shown {
        let numbers = [
            row.total() as usize,
            sum(exposed) as usize,
            largest(row.pairwise_largest()) as usize,
            row.playable().len(),
            ends.endless as usize,
        ];
        Shown { attacked: ends.before_files as usize, numbers }
    }
}

/// Tells what is looked at in a pit, each thing by its place and how much of it there is.
fn of_pit(pit: usize, seeds: usize, tell: &mut dyn FnMut(usize, i32)) {
    if seeds > 0 {
        tell(HOLDS + pit * MOST_TOLD_APART + seeds.min(MOST_TOLD_APART) - 1, 1);
    }
}

/// The same of the attacked files.
fn of_attacked(attacked: usize, tell: &mut dyn FnMut(usize, i32)) {
    tell(ATTACKED + attacked.count_ones() as usize, 1);
    (0..FILES).filter(|file| attacked >> file & 1 == 1).for_each(|file| tell(ATTACKS + file, 1));
}

/// The same of one of the numbers of [`Shown`].
fn of_number(which: usize, number: usize, tell: &mut dyn FnMut(usize, i32)) {
    match which {
        0 => {
            tell(TOTAL + number, 1);
            tell(SEEDS, number as i32);
        }
        1 => tell(EXPOSED, number as i32),
        2 => tell(LARGEST, number as i32),
        3 => tell(PLAYABLE + number.min(MOVES_TOLD_APART - 1), 1),
        _ => tell(ENDLESS, number as i32),
    }
}

/// The same of a row.
fn of_row(row: Row, shown: Shown, mut tell: impl FnMut(usize, i32)) {
    row.counts().into_iter().enumerate().for_each(|(pit, seeds)| of_pit(pit, seeds.into(), &mut tell));
    of_attacked(shown.attacked, &mut tell);
    shown.numbers.into_iter().enumerate().for_each(|(which, number)| of_number(which, number, &mut tell));
}

/// What is looked at in both rows together, but for the totals: to be the one who moves; the largest and the sum of the
/// captures that are there, of the player to move and of the other, if nothing but the captured files changes.
#[inline]
fn of_captures(mine: &Seen, theirs: &Seen) -> [i32; 5] {
    let (win, loss) = (theirs.exposed & mine.attacked, mine.exposed & theirs.attacked);
    [1, largest(win), sum(win), largest(loss), sum(loss)]
}

/// The largest of bytes that are below 128.
#[inline]
const fn largest(bytes: u64) -> i32 {
    let bytes = larger(bytes, bytes >> 32);
    let bytes = larger(bytes, bytes >> 16);
    (larger(bytes, bytes >> 8) & 0xFF) as i32
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
pub fn features(board: Board, mut tell: impl FnMut(usize, i32)) {
    let rows = [board.mine, board.theirs];
    let ends = rows.map(|row| Ends::of(row, &mut EndlessRelays::remembering(0)));
    let seen = [0, 1].map(|side| Seen::of(rows[side], ends[side]));
    let shown = |side: usize| Shown::of(rows[side], ends[side], seen[side].exposed);
    of_row(rows[0], shown(0), &mut tell);
    of_row(rows[1], shown(1), |place, amount| tell(OF_A_ROW + place, amount));
    let of_totals = of_totals(board.mine.total() as i32, board.theirs.total() as i32);
    let both = of_captures(&seen[0], &seen[1]).into_iter().chain(of_totals);
    both.enumerate().for_each(|(place, amount)| tell(2 * OF_A_ROW + place, amount));
}

/// What the things in a row are worth: to its owner when they are to move, and to the opponent when these are.
#[derive(Clone, Copy)]
pub(super) struct Worth {
    pub(super) alone: [i32; 2],
    /// What is multiplied with the same of the other row.
    pub(super) factors: [[i16; FACTORS]; 2],
}

/// Words that hold all numbers of a [`Worth`].
const WORDS: usize = 1 + 2 * FACTORS / 4;

/// The numbers of a [`Worth`] side by side, so that one addition adds several: two of 32 bits in the first word, four of
/// 16 bits in each other.
#[derive(Clone, Copy)]
struct Sum([u64; WORDS]);

impl Sum {
    /// Each number of a sum is kept larger by half of its range: below nothing it would take from its neighbour.
    const NOTHING: Sum = {
        let mut words = [0x8000_8000_8000_8000; WORDS];
        words[0] = 0x8000_0000_8000_0000;
        Sum(words)
    };

    /// What is added by all that `tell` tells.
    fn told(weights: &Weights, tell: impl FnOnce(&mut dyn FnMut(usize, i32))) -> Sum {
        let mut words = [0_u64; WORDS];
        let mut add = |word: usize, bits: usize, number: i64| {
            words[word] = words[word].wrapping_add((number as u64) << bits);
        };
        tell(&mut |place, amount| {
            for (side, alone) in [weights.mine[place], weights.theirs[place]].into_iter().enumerate() {
                add(0, 32 * side, i64::from(alone * amount));
            }
            let factors = weights.my_factors[place].into_iter().chain(weights.their_factors[place]);
            for (index, factor) in factors.enumerate() {
                add(1 + index / 4, 16 * (index % 4), i64::from(factor) * i64::from(amount));
            }
        });
        Sum(words)
    }

    #[inline]
    fn add(&mut self, other: &Sum) {
        self.0.iter_mut().zip(other.0).for_each(|(sum, word)| *sum = sum.wrapping_add(word));
    }

    /// The numbers apart.
    #[inline]
    fn worth(self) -> Worth {
        let words: [u64; WORDS] = std::array::from_fn(|index| self.0[index] ^ Sum::NOTHING.0[index]);
        let factors = |side: usize| {
            std::array::from_fn(|index| {
                (words[1 + (side * FACTORS + index) / 4] >> (16 * (index % 4))) as i16
            })
        };
        Worth { alone: [words[0] as i32, (words[0] >> 32) as i32], factors: [factors(0), factors(1)] }
    }
}

/// Numbers of seeds of a side, in the room of a power of two.
const NUMBER: usize = 32;

/// What everything that can be in a row adds to its worth.
pub(super) struct Things {
    weights: Weights,
    pits: [[Sum; 1 << WIDTH]; PITS],
    attacked: [Sum; 1 << FILES],
    numbers: [[Sum; NUMBER]; NUMBERS],
}

impl Things {
    pub(super) fn new(weights: &Weights) -> Box<Things> {
        use std::array::from_fn;
        Box::new(Things {
            pits: from_fn(|pit| from_fn(|seeds| Sum::told(weights, |tell| of_pit(pit, seeds, tell)))),
            attacked: from_fn(|attacked| Sum::told(weights, |tell| of_attacked(attacked, tell))),
            numbers: from_fn(|which| {
                let most = MOST_OF_NUMBERS[which];
                from_fn(|number| Sum::told(weights, |tell| of_number(which, number.min(most), tell)))
            }),
            weights: weights.clone(),
        })
    }

    /// What the things in a row are worth.
    #[inline]
    pub(super) fn worth(&self, row: Row, ends: Ends, seen: &Seen) -> Worth {
        let shown = Shown::of(row, ends, seen.exposed);
        if row.has_large() {
            return self.worth_one_by_one(row, shown);
        }
        let mut sum = Sum::NOTHING;
        let word = row.word();
        for (pit, seeds) in self.pits.iter().enumerate() {
            sum.add(&seeds[(word >> (WIDTH * pit)) as usize % seeds.len()]);
        }
        sum.add(&self.attacked[shown.attacked % self.attacked.len()]);
        for (number, sums) in shown.numbers.into_iter().zip(&self.numbers) {
            sum.add(&sums[number % NUMBER]);
        }
        sum.worth()
    }

    /// The same for a row of which a pit needs more bits than others have.
    #[cold]
    #[inline(never)]
    fn worth_one_by_one(&self, row: Row, shown: Shown) -> Worth {
        let mut sum = Sum::NOTHING;
        sum.add(&Sum::told(&self.weights, |tell| of_row(row, shown, tell)));
        sum.worth()
    }
}

#[inline]
fn weigh<const N: usize>(features: &[i32; N], weights: &[i32; N]) -> i32 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

/// The worth of a board to the player to move, in hundredths of a seed.
// Other processors add several numbers at once unasked.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub(super) fn evaluate(rows: &mut Rows, board: Board) -> i32 {
    let (mine, theirs) = (rows.sight(board.mine), rows.sight(board.theirs));
    let [tempo, win, wins, loss, losses, ..] = rows.both;
    let of_captures = weigh(&of_captures(&mine.seen, &theirs.seen), &[tempo, win, wins, loss, losses]);
    let totals = [mine, theirs].map(|sight| sight.row.total() as usize % TOTALS);
    let of_totals = i32::from(rows.totals[totals[0]][totals[1]]);
    let (mine, theirs) = (&mine.worth, &theirs.worth);
    let products =
        mine.factors[0].iter().zip(&theirs.factors[1]).map(|(my, their)| i32::from(*my) * i32::from(*their));
    let of_products = products.sum::<i32>() / (FACTOR_SCALE * FACTOR_SCALE);
    (mine.alone[0] + theirs.alone[1] + of_captures + of_totals + of_products) / 16
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows of all kinds: few seeds and many, spread and heaped.
    fn rows() -> impl Iterator<Item = [u8; PITS]> {
        let mut random = 1_u64;
        (0..20_000).map(move |index| {
            let mut counts = [0; PITS];
            for _ in 0..index % (SEEDS_OF_A_SIDE as usize + 1) {
                random =
                    random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                // Of every three rows one is heaped in one pit, and one in a few.
                let pits = [PITS, 4, 1][index % 3];
                counts[(index + (random >> 33) as usize % pits) % PITS] += 1;
            }
            counts
        })
    }

    #[test]
    fn numbers_of_a_row_are_those_that_counting_gives() {
        for counts in rows() {
            let row = Row::of(counts);
            let ends = Ends::of(row, &mut EndlessRelays::remembering(0));
            let seen = Seen::of(row, ends);
            let captures: [u8; FILES] = std::array::from_fn(|file| match counts[PITS - 1 - file] {
                0 => 0,
                inner => inner + counts[file],
            });
            assert_eq!(seen.exposed.to_le_bytes()[..FILES], captures, "{counts:?}");
            let attacked: Vec<bool> = (0..FILES).map(|file| ends.before_files >> file & 1 == 1).collect();
            let spread = seen.attacked.to_le_bytes();
            assert_eq!(spread[..FILES].iter().map(|byte| *byte == 0xFF).collect::<Vec<_>>(), attacked);
            assert!(spread.iter().all(|byte| matches!(byte, 0 | 0xFF)));
            let exposed = captures.iter().copied().map(usize::from).sum();
            let most = counts.iter().copied().max().map(usize::from);
            let shown = Shown::of(row, ends, seen.exposed);
            assert_eq!((shown.numbers[1], Some(shown.numbers[2])), (exposed, most), "{counts:?}");
            assert_eq!(shown.numbers[0], counts.iter().copied().map(usize::from).sum());
            assert_eq!(shown.numbers[3], row.playable().into_iter().count());
        }
    }

    #[test]
    fn a_row_is_worth_as_much_as_its_parts() {
        let weights = Weights::default();
        let things = Things::new(&weights);
        for counts in rows() {
            let row = Row::of(counts);
            let ends = Ends::of(row, &mut EndlessRelays::remembering(0));
            let seen = Seen::of(row, ends);
            let (mut alone, mut factors) = ([0; 2], [[0_i32; FACTORS]; 2]);
            of_row(row, Shown::of(row, ends, seen.exposed), |place, amount| {
                for (side, (weights, of_factors)) in
                    [(&weights.mine, &weights.my_factors), (&weights.theirs, &weights.their_factors)]
                        .into_iter()
                        .enumerate()
                {
                    alone[side] += weights[place] * amount;
                    let of_factors = of_factors[place].into_iter();
                    factors[side]
                        .iter_mut()
                        .zip(of_factors)
                        .for_each(|(sum, one)| *sum += i32::from(one) * amount);
                }
            });
            let worth = things.worth(row, ends, &seen);
            assert_eq!(worth.alone, alone, "{counts:?}");
            assert_eq!(worth.factors.map(|side| side.map(i32::from)), factors, "{counts:?}");
        }
    }
}
