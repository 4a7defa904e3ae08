//! `fit`: the weights of the evaluation from games of the search against itself.

use super::Failure;
use super::line::Line;
use super::random::Random;
use mancala::rules::{Game, Hawalis};
use mancala::search::hawalis::{OF_A_ROW, OF_BOTH, Weights, features};
use mancala::search::{Limits, Searched, Table, search};
use std::io::Write;

/// Of the row of the player to move, of the other row, of both.
const FEATURES: usize = 2 * OF_A_ROW + OF_BOTH;

/// A position of a game, and how the game ended for the player to move: 1 won, 0 lost.
struct Sample {
    features: [f64; FEATURES],
    result: f64,
}

/// Random moves at the beginning of each game.
const OPENING: usize = 8;
/// Steps of a descent.
const DESCENTS: usize = 700;

/// Plays the games, and prints the weights with which the evaluation foretells best how they ended.
///
/// In the first round the difference of seeds alone decides what is played; in each later one what the round before
/// found, so that better play shows what else matters.
pub fn fit(rounds: u32, games: usize, nodes: u64, seed: u64, out: &mut impl Write) -> Result<(), Failure> {
    let mut weights = Weights::SEEDS;
    for round in 0..rounds {
        let samples = samples(&weights, games, nodes, seed.wrapping_add(u64::from(round)))?;
        let (seeds, seeds_loss) = descend(&samples, |feature| feature == 0 || feature == OF_A_ROW);
        let (found, loss) = descend(&samples, |_| true);
        writeln!(out, "{} positions, loss {loss:.5}, of seeds alone {seeds_loss:.5}", samples.len())?;
        // A hundred hundredths are worth as much as a seed more where seeds alone are looked at.
        let seed = (seeds[0] - seeds[OF_A_ROW]) / 2.0;
        let mut scaled = found.into_iter().map(|weight| (1_600.0 * weight / seed).round() as i32);
        let mut next = || scaled.next().unwrap_or_default();
        weights = Weights {
            mine: std::array::from_fn(|_| next()),
            theirs: std::array::from_fn(|_| next()),
            both: std::array::from_fn(|_| next()),
        };
        writeln!(out, "{weights:?}")?;
        out.flush()?;
    }
    Ok(())
}

/// Positions of games in which each move is searched for so many nodes.
fn samples(weights: &Weights, games: usize, nodes: u64, seed: u64) -> Result<Vec<Sample>, Failure> {
    let game = Hawalis::default();
    let mut table = Table::weighing(4, weights);
    let mut rows = Hawalis::memory(weights);
    let mut random = Random(seed);
    let mut samples = Vec::new();
    for _ in 0..games {
        table.clear();
        let mut line = Line::from(game, game.start());
        let mut seen = Vec::new();
        while line.outcome().is_none() && line.plies() < 400 {
            let pit = if line.plies() < OPENING {
                random.pit(game.legal(line.position()))
            } else {
                let limits = Limits { nodes, ..Limits::INFINITE };
                let report =
                    search(game, line.position(), line.since_capture(), &limits, &mut table, &mut ());
                // Where the game is decided there is nothing to weigh.
                if report.lines.first().is_some_and(|line| !line.score.is_decided()) {
                    seen.push(*line.position());
                }
                report.best()
            };
            let pit = pit.ok_or_else(|| Failure::Told(format!("no move in {}", line.position())))?;
            line.play(Hawalis::SHAPE.letter(pit)).map_err(|fault| Failure::Told(fault.to_string()))?;
        }
        let Some(outcome) = line.outcome() else { continue };
        for position in seen {
            let result = match outcome.winner {
                None => 0.5,
                Some(winner) => f64::from(u8::from(winner == Hawalis::turn(&position))),
            };
            let (mine, theirs, both) = features(&mut rows, Hawalis::board(&position));
            let mut all = mine.into_iter().chain(theirs).chain(both).map(f64::from);
            let features = std::array::from_fn(|_| all.next().unwrap_or_default());
            samples.push(Sample { features, result });
        }
    }
    Ok(samples)
}

/// Logistic regression by gradient descent with momentum over all samples. Weights of features that are not `used`
/// stay 0. Returns the weights and the mean loss in nats.
fn descend(samples: &[Sample], used: impl Fn(usize) -> bool) -> ([f64; FEATURES], f64) {
    let count = samples.len().max(1) as f64;
    // Features of about the same size descend about as fast.
    let scale: [f64; FEATURES] = std::array::from_fn(|feature| {
        let squares: f64 = samples.iter().map(|sample| sample.features[feature].powi(2)).sum();
        1.0 / (squares / count).sqrt().max(1e-9)
    });
    let mut weights = [0.0; FEATURES];
    let mut speed = [0.0; FEATURES];
    let mut loss = 0.0;
    for _ in 0..DESCENTS {
        let mut slope = [0.0; FEATURES];
        loss = 0.0;
        for sample in samples {
            let value: f64 = (0..FEATURES).map(|one| weights[one] * scale[one] * sample.features[one]).sum();
            let chance = 1.0 / (1.0 + (-value).exp());
            loss -=
                sample.result * chance.max(1e-9).ln() + (1.0 - sample.result) * (1.0 - chance).max(1e-9).ln();
            for one in 0..FEATURES {
                slope[one] += (chance - sample.result) * scale[one] * sample.features[one];
            }
        }
        loss /= count;
        for one in (0..FEATURES).filter(|&one| used(one)) {
            speed[one] = 0.9 * speed[one] - 0.2 * slope[one] / count;
            weights[one] += speed[one];
        }
    }
    (std::array::from_fn(|one| weights[one] * scale[one]), loss)
}
