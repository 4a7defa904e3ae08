//! `match`: two opponents play each other from many openings, both sides of each.

use super::Failure;
use super::clock::{Clock, worked};
use super::line::Line;
use super::random::Random;
use super::yardstick::Yardstick;
use mancala::rules::Pit;
use mancala::search::{Level, Limits, Searched, Table, search};
use std::collections::HashSet;
use std::io::Write;
use std::str::FromStr;
use std::time::Duration;

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// A level, by its own number of nodes.
    Level(Level),
    /// The whole search.
    Full,
    /// The whole search, every line of play as deep as all others.
    Even,
    /// The same with nothing but the difference of seeds for an opinion.
    Seeds,
    /// The plain opponent.
    Yardstick,
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Contestant, String> {
        match text {
            "full" => Ok(Contestant::Full),
            "even" => Ok(Contestant::Even),
            "seeds" => Ok(Contestant::Seeds),
            "yardstick" => Ok(Contestant::Yardstick),
            _ => text.parse().ok().and_then(Level::new).map(Contestant::Level).ok_or_else(|| {
                format!("“{text}” does not play: write a level from 1 to 8, full, even, seeds or yardstick")
            }),
        }
    }
}

/// How a match is played.
#[derive(Clone, Copy)]
pub struct Terms {
    /// Games, two for each opening.
    pub games: usize,
    /// What a move may take, for those that are not levels.
    pub limits: Limits,
    /// Random moves at the beginning of each game.
    pub opening: usize,
    /// Chooses the openings and the noise of levels.
    pub seed: u64,
    /// Mebibytes of each hash table.
    pub mebibytes: usize,
}

/// A contestant with its memory.
enum Player<G: Searched> {
    Level(Level, Box<Table<G>>),
    /// Selective or not.
    Search(bool, Box<Table<G>>),
    Yardstick(Box<Yardstick<G>>),
}

impl<G: Searched> Player<G> {
    fn new(game: G, contestant: Contestant, mebibytes: usize, seeds: &G::Weights) -> Player<G> {
        match contestant {
            Contestant::Level(level) => {
                Player::Level(level, Box::new(Table::of_mebibytes(mebibytes.min(16))))
            }
            Contestant::Full => Player::Search(true, Box::new(Table::of_mebibytes(mebibytes))),
            Contestant::Even => Player::Search(false, Box::new(Table::of_mebibytes(mebibytes))),
            Contestant::Seeds => Player::Search(false, Box::new(Table::weighing(mebibytes, seeds))),
            Contestant::Yardstick => Player::Yardstick(Box::new(Yardstick::new(game))),
        }
    }

    fn choose(&mut self, line: &Line<G>, limits: &Limits, seed: u64) -> Option<Pit> {
        let (game, position, earlier) = (line.game(), line.position(), line.since_capture());
        match self {
            Player::Level(level, table) => level.choose(game, position, earlier, seed, table, &mut ()),
            Player::Search(selective, table) => {
                let limits = Limits { selective: *selective, ..*limits };
                search(game, position, earlier, &limits, table, &mut Clock::new(|_, _| ())).best()
            }
            Player::Yardstick(yardstick) => {
                yardstick.choose(position, earlier, limits.time, limits.nodes, limits.depth).0
            }
        }
    }
}

/// Games longer than this are counted as drawn.
const MOST_PLIES: usize = 1_000;

/// Openings of random moves, all different, after which the game goes on.
fn openings<G: Searched>(game: G, terms: &Terms) -> Vec<Line<G>> {
    let mut random = Random(terms.seed);
    let mut known = HashSet::new();
    let mut openings = Vec::new();
    let mut tries = 0;
    while openings.len() < terms.games.div_ceil(2) && tries < 1_000 * terms.games {
        tries += 1;
        let mut line = Line::from(game, game.start());
        for _ in 0..terms.opening {
            let Some(pit) = random.pit(game.legal(line.position())) else { break };
            if line.outcome().is_some() || line.play(game.shape().letter(pit)).is_err() {
                break;
            }
        }
        if line.outcome().is_none() && known.insert(*line.position()) {
            openings.push(line);
        }
    }
    openings
}

/// Plays a match and prints how it stands after every fiftieth game and at the end, and then how the first fared in the
/// two games of each opening.
pub fn play<G: Searched>(
    game: G,
    contestants: [Contestant; 2],
    seeds: &G::Weights,
    terms: &Terms,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut players = contestants.map(|one| Player::new(game, one, terms.mebibytes, seeds));
    // Wins of the first, draws, wins of the second.
    let mut results = [0_usize; 3];
    // Openings that were played twice, by the half points of the first.
    let mut openings_by_points = [0_usize; 5];
    let mut thought = [Duration::ZERO; 2];
    let mut moves = [0_u32; 2];
    for (index, opening) in openings(game, terms).iter().enumerate() {
        let before = results;
        for first_is_south in [true, false] {
            if results.iter().sum::<usize>() == terms.games {
                break;
            }
            let mut line = opening.clone();
            while line.outcome().is_none() && line.plies() < MOST_PLIES {
                let mover =
                    usize::from((G::turn(line.position()) == mancala::rules::Side::South) != first_is_south);
                let begun = worked();
                let seed = terms.seed ^ (index as u64) << 20 ^ line.plies() as u64;
                let pit = players[mover].choose(&line, &terms.limits, seed);
                thought[mover] += worked().saturating_sub(begun);
                moves[mover] += 1;
                let pit = pit.ok_or_else(|| Failure::Told(format!("no move in {}", line.position())))?;
                line.play(game.shape().letter(pit)).map_err(|fault| Failure::Told(fault.to_string()))?;
            }
            let winner = line.outcome().and_then(|outcome| outcome.winner);
            let place = match winner {
                None => 1,
                Some(side) => 2 * usize::from((side == mancala::rules::Side::South) != first_is_south),
            };
            results[place] += 1;
            if results.iter().sum::<usize>().is_multiple_of(50) {
                tell(results, out)?;
            }
        }
        let [wins, draws, losses] = [0, 1, 2].map(|place| results[place] - before[place]);
        if wins + draws + losses == 2 {
            openings_by_points[2 * wins + draws] += 1;
        }
    }
    tell(results, out)?;
    // Won and lost once by each, an opening was decided already, or both play alike.
    let [lost, drawn_lost, shared, won_drawn, won] = openings_by_points;
    writeln!(
        out,
        "openings: {won} won twice, {won_drawn} won and drawn, {shared} shared, {drawn_lost} drawn and lost, {lost} lost twice"
    )?;
    let seconds = |player: usize| thought[player].as_secs_f64() / f64::from(moves[player].max(1));
    writeln!(out, "seconds a move: {:.4} and {:.4}", seconds(0), seconds(1))?;
    Ok(())
}

/// Prints wins, draws and losses of the first, its points, and the difference in Elo with its error.
fn tell([wins, draws, losses]: [usize; 3], out: &mut impl Write) -> Result<(), Failure> {
    let games = (wins + draws + losses).max(1) as f64;
    let points = (wins as f64 + draws as f64 / 2.0) / games;
    let squares = [(wins, 1.0), (draws, 0.5), (losses, 0.0)];
    let variance =
        squares.map(|(count, result)| count as f64 * (result - points).powi(2)).iter().sum::<f64>();
    let error = 1.96 * (variance / games).sqrt() / games.sqrt();
    let elo = |points: f64| -400.0 * (1.0 / points.clamp(0.001, 0.999) - 1.0).log10();
    let elo_error = (elo(points + error) - elo(points - error)) / 2.0;
    writeln!(
        out,
        "{games} games: +{wins} ={draws} -{losses}, {:.1} % of points, Elo {:+.0} ± {elo_error:.0}",
        100.0 * points,
        elo(points)
    )?;
    out.flush()?;
    Ok(())
}
