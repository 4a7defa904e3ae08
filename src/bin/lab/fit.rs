//! `fit`: the weights of the evaluation from games of the search against itself.

use super::Failure;
use super::line::Line;
use super::random::Random;
use mancala::rules::{Hawalis, Oware};
use mancala::search::hawalis::{FACTOR_SCALE, FACTORS};
use mancala::search::{Limits, Score, Searched, Table, hawalis, oware, search};
use std::fmt::Debug;
use std::io::Write;

/// A game whose evaluation is a weighed sum that can be fitted.
pub trait Fitted: Searched<Weights: Debug> {
    /// How many things are looked at.
    const FEATURES: usize;
    /// How many things that are looked at on either side have factors too; those of the mover's side come first, then
    /// the opponent's.
    const FACTORED: usize;
    /// Where the worth of a seed is, the mover's and the opponent's.
    const OF_A_SEED: [usize; 2];
    /// The difference of seeds alone.
    const SEEDS: Self::Weights;

    /// Tells what is looked at in a position, each thing by its place and how much of it there is.
    fn features(position: &Self::Position, tell: impl FnMut(usize, i32));

    /// Weights in the order of the places, and the factors, [`FACTORS`] a place.
    fn weights(found: impl Iterator<Item = i32>, factors: impl Iterator<Item = i16>) -> Self::Weights;
}

impl Fitted for Hawalis {
    const FEATURES: usize = 2 * hawalis::OF_A_ROW + hawalis::OF_BOTH;
    const FACTORED: usize = hawalis::OF_A_ROW;
    const OF_A_SEED: [usize; 2] =
        [hawalis::Weights::OF_A_SEED, hawalis::OF_A_ROW + hawalis::Weights::OF_A_SEED];
    const SEEDS: hawalis::Weights = hawalis::Weights::SEEDS;

    fn features(position: &Self::Position, tell: impl FnMut(usize, i32)) {
        hawalis::features(Hawalis::board(position), tell);
    }

    fn weights(
        mut found: impl Iterator<Item = i32>,
        mut factors: impl Iterator<Item = i16>,
    ) -> hawalis::Weights {
        let mut next = |_| found.next().unwrap_or_default();
        let mut next_factors = |_| std::array::from_fn(|_| factors.next().unwrap_or_default());
        hawalis::Weights {
            mine: std::array::from_fn(&mut next),
            theirs: std::array::from_fn(&mut next),
            both: std::array::from_fn(&mut next),
            my_factors: std::array::from_fn(&mut next_factors),
            their_factors: std::array::from_fn(&mut next_factors),
        }
    }
}

impl Fitted for Oware {
    const FEATURES: usize = oware::FEATURES;
    const FACTORED: usize = 0;
    const OF_A_SEED: [usize; 2] = oware::Weights::OF_A_SEED;
    const SEEDS: oware::Weights = oware::Weights::SEEDS;

    fn features(position: &Self::Position, tell: impl FnMut(usize, i32)) {
        oware::features(Oware::board(position), tell);
    }

    fn weights(mut found: impl Iterator<Item = i32>, _: impl Iterator<Item = i16>) -> oware::Weights {
        oware::Weights(std::array::from_fn(|_| found.next().unwrap_or_default()))
    }
}

/// All that is fitted: the weights, then the factors.
const fn fitted<G: Fitted>() -> usize {
    G::FEATURES + 2 * G::FACTORED * FACTORS
}

/// Positions of games, and how each game ended for the player to move.
#[derive(Default)]
struct Samples {
    /// What is looked at in all positions, one after the other: its place and how much of it there is.
    features: Vec<(u16, f32)>,
    /// By position: where its features end.
    ends: Vec<usize>,
    /// By position: 1 for a game won, 0 for one lost.
    results: Vec<f32>,
    /// By position: what the search said, in hundredths of a seed.
    opinions: Vec<f32>,
}

impl Samples {
    fn features(&self, index: usize) -> &[(u16, f32)] {
        let begin = if index == 0 { 0 } else { self.ends[index - 1] };
        &self.features[begin..self.ends[index]]
    }
}

/// Random moves at the beginning of each game.
const OPENING: usize = 8;
/// Later one move in so many is random, so that positions which good players avoid are known too.
const ONE_RANDOM_IN: usize = 16;
/// Times that a descent goes through all samples.
const DESCENTS: usize = 24;
/// Samples between two steps of a descent.
const BATCH: usize = 512;
/// How much of what is foretold is the opinion of the search, from the second round on; the rest is the result.
const OPINION: f32 = 0.4;

/// Plays the games, and prints the weights with which the evaluation foretells best how they ended.
///
/// In the first round the difference of seeds alone decides what is played; in each later one what the round before
/// found, so that better play shows what else matters.
pub fn fit<G: Fitted>(
    game: G,
    rounds: u32,
    games: usize,
    nodes: u64,
    seed: u64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut weights = G::SEEDS;
    // What a hundredth of a seed adds to the logarithm of the odds.
    let mut hundredth = None;
    for round in 0..rounds {
        let samples = samples(game, &weights, games, nodes, seed.wrapping_add(u64::from(round)))?;
        let targets: Vec<f32> = (samples.results.iter().zip(&samples.opinions))
            .map(|(result, opinion)| match hundredth {
                Some(hundredth) => (1.0 - OPINION) * result + OPINION * chance(hundredth * opinion),
                None => *result,
            })
            .collect();
        let seed_places = G::OF_A_SEED;
        let (seeds, seeds_loss) = descend::<G>(&samples, &targets, |place| seed_places.contains(&place));
        let (found, loss) = descend::<G>(&samples, &targets, |_| true);
        writeln!(
            out,
            "// {} positions, loss {loss:.5}, of seeds alone {seeds_loss:.5}",
            samples.results.len()
        )?;
        // A hundred hundredths are worth as much as a seed more where seeds alone are looked at.
        let one = (seeds[seed_places[0]] - seeds[seed_places[1]]) / 2.0;
        hundredth = Some(one / 100.0);
        let (found, factors) = found.split_at(G::FEATURES);
        let root = (1_600.0 / one).sqrt() * FACTOR_SCALE as f32;
        weights = G::weights(
            found.iter().map(|weight| (1_600.0 * weight / one).round() as i32),
            factors.iter().map(|factor| (root * factor).round() as i16),
        );
        writeln!(out, "{weights:?}")?;
        out.flush()?;
    }
    Ok(())
}

/// The chance to win, by the logarithm of the odds.
fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// Positions of games in which each move is searched for so many nodes.
fn samples<G: Fitted>(
    game: G,
    weights: &G::Weights,
    games: usize,
    nodes: u64,
    seed: u64,
) -> Result<Samples, Failure> {
    let mut table = Table::weighing(4, weights);
    let mut random = Random(seed);
    let mut samples = Samples::default();
    for _ in 0..games {
        table.clear();
        let mut line = Line::from(game, game.start());
        let mut seen = Vec::new();
        while line.outcome().is_none() && line.plies() < 400 {
            let limits = Limits { nodes, ..Limits::INFINITE };
            let pit = if line.plies() < OPENING {
                random.pit(game.legal(line.position()))
            } else {
                let report =
                    search(game, line.position(), line.since_capture(), &limits, &mut table, &mut ());
                // Where the game is decided there is nothing to weigh.
                let opinion = match report.lines.first().map(|line| line.score) {
                    Some(Score::Seeds(hundredths)) => Some(hundredths),
                    Some(Score::Draws) => Some(0),
                    _ => None,
                };
                if let Some(hundredths) = opinion {
                    seen.push((*line.position(), hundredths as f32));
                }
                if random.below(ONE_RANDOM_IN) == 0 && opinion.is_some() {
                    random.pit(game.legal(line.position()))
                } else {
                    report.best()
                }
            };
            let pit = pit.ok_or_else(|| Failure::Told(format!("no move in {}", line.position())))?;
            line.play(game.shape().letter(pit)).map_err(|fault| Failure::Told(fault.to_string()))?;
        }
        let Some(outcome) = line.outcome() else { continue };
        for (position, opinion) in seen {
            samples.results.push(match outcome.winner {
                None => 0.5,
                Some(winner) => f32::from(u8::from(winner == G::turn(&position))),
            });
            samples.opinions.push(opinion);
            G::features(&position, |place, amount| {
                if amount != 0 {
                    samples.features.push((place as u16, amount as f32));
                }
            });
            samples.ends.push(samples.features.len());
        }
    }
    Ok(samples)
}

/// Logistic regression by Adam, the step growing smaller to nothing. Weights of features that are not `used` stay 0.
/// Returns the weights and the mean loss in nats.
fn descend<G: Fitted>(samples: &Samples, targets: &[f32], used: impl Fn(usize) -> bool) -> (Vec<f32>, f64) {
    // Features of about the same size descend about as fast.
    let mut scale = vec![0.0_f32; G::FEATURES];
    let mut met = vec![0.0_f32; G::FEATURES];
    for &(place, amount) in &samples.features {
        scale[usize::from(place)] += amount * amount;
        met[usize::from(place)] += 1.0;
    }
    for (scale, met) in scale.iter_mut().zip(met) {
        *scale = 1.0 / (*scale / met.max(1.0)).sqrt().max(1e-3);
    }
    let used: Vec<bool> = (0..fitted::<G>()).map(used).collect();
    let factored = used.get(G::FEATURES) == Some(&true);
    let mut random = Random(1);
    let mut weights = vec![0.0_f32; fitted::<G>()];
    // Two factors that are both nothing would stay nothing.
    for factor in weights[G::FEATURES..].iter_mut().filter(|_| factored) {
        *factor = (random.below(2_001) as f32 - 1_000.0) / 20_000.0;
    }
    let (mut mean, mut square) = (vec![0.0_f32; fitted::<G>()], vec![0.0_f32; fitted::<G>()]);
    let mut order: Vec<usize> = (0..targets.len()).collect();
    let steps = (DESCENTS * order.len().div_ceil(BATCH)).max(1);
    let mut step = 0;
    let mut loss = 0.0;
    for _ in 0..DESCENTS {
        for index in (1..order.len()).rev() {
            order.swap(index, random.below(index + 1));
        }
        loss = 0.0;
        for batch in order.chunks(BATCH) {
            let mut slope = vec![0.0_f32; fitted::<G>()];
            for &index in batch {
                let features = samples.features(index);
                let mut odds = 0.0;
                let mut sums = [[0.0_f32; FACTORS]; 2];
                for &(place, amount) in features {
                    let place = usize::from(place);
                    let amount = amount * scale[place];
                    odds += weights[place] * amount;
                    if factored && place < 2 * G::FACTORED {
                        let factors = &weights[G::FEATURES + place * FACTORS..][..FACTORS];
                        let sums = &mut sums[place / G::FACTORED];
                        sums.iter_mut().zip(factors).for_each(|(sum, factor)| *sum += factor * amount);
                    }
                }
                odds += sums[0].iter().zip(&sums[1]).map(|(mine, theirs)| mine * theirs).sum::<f32>();
                let (chance, target) = (chance(odds), targets[index]);
                loss -= f64::from(
                    target * chance.max(1e-6).ln() + (1.0 - target) * (1.0 - chance).max(1e-6).ln(),
                );
                for &(place, amount) in features {
                    let place = usize::from(place);
                    let amount = (chance - target) * scale[place] * amount;
                    slope[place] += amount;
                    if factored && place < 2 * G::FACTORED {
                        let slopes = &mut slope[G::FEATURES + place * FACTORS..][..FACTORS];
                        let others = &sums[1 - place / G::FACTORED];
                        slopes.iter_mut().zip(others).for_each(|(slope, other)| *slope += amount * other);
                    }
                }
            }
            let rate = 0.01 * (1.0 - step as f32 / steps as f32);
            step += 1;
            let forgotten = [0.9_f32, 0.999].map(|kept| 1.0 - kept.powi(step));
            for one in (0..fitted::<G>()).filter(|&one| used[one]) {
                // Weights that hardly any sample speaks for are drawn to nothing.
                let slope = slope[one] / batch.len() as f32 + 1e-5 * weights[one];
                mean[one] = 0.9 * mean[one] + 0.1 * slope;
                square[one] = 0.999 * square[one] + 0.001 * slope * slope;
                weights[one] -=
                    rate * mean[one] / forgotten[0] / ((square[one] / forgotten[1]).sqrt() + 1e-7);
            }
        }
        loss /= targets.len().max(1) as f64;
    }
    let scales = scale.iter().copied().chain((0..2 * G::FACTORED).flat_map(|place| [scale[place]; FACTORS]));
    (weights.iter().zip(scales).map(|(weight, scale)| weight * scale).collect(), loss)
}
