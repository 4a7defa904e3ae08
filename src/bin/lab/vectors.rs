//! Test vectors: moves and games with what the rules must make of them, one JSON object a line.
//!
//! The command `check` and `tests/hawalis_vectors.rs` both read and judge them here.

use super::line::Line;
use mancala::rules::hawalis::{EndlessMoves, Position, Setup};
use mancala::rules::{Ending, Game, Hawalis, Outcome, Side};
use serde::Deserialize;
use serde_json::Value;
use std::fmt::Debug;

/// What became of the vectors of a file.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Lines that the rules agree with.
    pub passed: usize,
    /// The other lines: their number from 1, and a sentence.
    pub failures: Vec<(usize, String)>,
}

/// Judges every line of a file; lines with nothing on them do not count.
pub fn check(text: &[u8]) -> Report {
    let mut report = Report::default();
    for (number, line) in text.split(|&byte| byte == b'\n').enumerate() {
        if line.trim_ascii().is_empty() {
            continue;
        }
        match check_line(line) {
            Ok(()) => report.passed += 1,
            Err(sentence) => report.failures.push((number + 1, sentence)),
        }
    }
    report
}

/// Judges one vector, of whatever kind it shows itself to be by its fields.
fn check_line(line: &[u8]) -> Result<(), String> {
    let vector: Value = serde_json::from_slice(line).map_err(|error| format!("not JSON: {error}"))?;
    let Some(fields) = vector.as_object() else {
        return Err("not a vector: a line must be a JSON object".to_owned());
    };
    let differences = if fields.contains_key("board") || fields.contains_key("slam") {
        return Err("a vector of Oware: this game is not known yet".to_owned());
    } else if fields.contains_key("moves") {
        check_game(&vector)?
    } else if fields.contains_key("move") {
        check_move(&vector)?
    } else {
        return Err("not a vector: neither “move” nor “moves” is there".to_owned());
    };
    if differences.0.is_empty() { Ok(()) } else { Err(differences.0.join("; ")) }
}

/// Reads some fields of a vector, whatever others there are.
fn read<'a, T: Deserialize<'a>>(vector: &'a Value) -> Result<T, String> {
    T::deserialize(vector).map_err(|error| format!("not a vector of Hawalis: {error}"))
}

/// A board, each side's counts in letter order.
#[derive(Deserialize)]
struct Board {
    south: [u8; 14],
    north: [u8; 14],
    turn: Turn,
}

#[derive(Clone, Copy, Deserialize)]
enum Turn {
    #[serde(rename = "s")]
    South,
    #[serde(rename = "n")]
    North,
}

impl From<Board> for Setup {
    fn from(Board { south, north, turn }: Board) -> Setup {
        let turn = match turn {
            Turn::South => Side::South,
            Turn::North => Side::North,
        };
        Setup { south, north, turn }
    }
}

/// What every move has.
#[derive(Deserialize)]
struct Move {
    legal: String,
    r#move: char,
    endless: bool,
}

/// What an endless move has besides.
#[derive(Deserialize)]
struct Endless {
    period_laps: u32,
}

/// What a move that ends has besides.
#[derive(Deserialize)]
struct Finite {
    laps: u32,
    seeds_sown: u32,
    /// Left out when there are more than twelve laps.
    trail: Option<Vec<Seeds>>,
    last: char,
    captured: Vec<Seeds>,
    after: Board,
}

/// A pit with seeds.
#[derive(Debug, PartialEq, Eq, Deserialize)]
struct Seeds {
    pit: char,
    seeds: u8,
}

/// What a game has besides its final board.
#[derive(Deserialize)]
struct Course {
    moves: String,
    winner: Option<Winner>,
    reason: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Winner {
    South,
    North,
}

/// The fields in which the rules and a vector differ, a sentence each.
struct Differences(Vec<String>);

impl Differences {
    fn compare<T: PartialEq + Debug>(&mut self, field: &str, ours: T, theirs: T) {
        if ours != theirs {
            self.0.push(format!("{field} is {ours:?} by the rules, {theirs:?} in the vector"));
        }
    }
}

/// Only longer moves may go without their trail.
const LONGEST_TRAIL: u32 = 12;

fn check_move(vector: &Value) -> Result<Differences, String> {
    let game = Hawalis::default();
    let Move { legal, r#move: letter, endless } = read(vector)?;
    let position =
        Position::try_from(Setup::from(read::<Board>(vector)?)).map_err(|error| error.to_string())?;
    let mut differences = Differences(Vec::new());

    let mut expected: Vec<char> = legal.chars().collect();
    expected.sort_unstable();
    differences.compare("legal", game.legal(&position).into_iter().map(Hawalis::letter).collect(), expected);

    let pit = Hawalis::pit(letter).ok_or_else(|| format!("“{letter}” is not the letter of a pit"))?;
    let refused = |refusal| format!("{letter} may not be played: {refusal}");
    let played = game.play(&position, pit, &mut ()).map_err(refused)?;
    let trace = game.trace(&position, pit).map_err(refused)?;
    differences.compare("endless", trace.is_endless(), endless);
    match played.ending {
        _ if trace.is_endless() != endless => {}
        Ending::Endless { period } => {
            differences.compare("period_laps", period, read::<Endless>(vector)?.period_laps);
            differences.compare("the position after it", played.position, position);
        }
        Ending::In(last) => {
            let finite: Finite = read(vector)?;
            differences.compare("laps", played.laps, finite.laps);
            differences.compare("seeds_sown", played.seeds, finite.seeds_sown);
            let ours = trace.laps.iter().map(|lap| Seeds { pit: Hawalis::letter(lap.pit), seeds: lap.seeds });
            match finite.trail {
                Some(trail) => differences.compare("trail", ours.collect(), trail),
                None if finite.laps > LONGEST_TRAIL => {}
                None => return Err(format!("not a vector of Hawalis: no “trail” of {} laps", finite.laps)),
            }
            differences.compare("last", Hawalis::letter(last), finite.last);
            let ours = trace.captures.iter().map(|&(pit, seeds)| Seeds { pit: Hawalis::letter(pit), seeds });
            differences.compare("captured", ours.collect(), finite.captured);
            differences.compare("the seeds captured", u32::from(played.captured), trace.captured());
            differences.compare("after", Setup::from(played.position), finite.after.into());
        }
    }
    Ok(differences)
}

fn check_game(vector: &Value) -> Result<Differences, String> {
    let Course { moves, winner, reason } = read(vector)?;
    let last = Setup::from(read::<Board>(vector)?);
    // A draw has a winner that is null: one that is not there at all was forgotten.
    for key in ["winner", "reason"] {
        vector.get(key).ok_or_else(|| format!("not a vector of Hawalis: no “{key}”"))?;
    }
    // Only the option can give this reason, so that it also tells the option.
    let endless_moves = match reason.as_deref() {
        Some("only endless moves") => EndlessMoves::Forbidden,
        _ => EndlessMoves::Lose,
    };
    let game = Hawalis { endless_moves };
    let mut line = Line::from(game, game.start());
    for letter in moves.chars() {
        line.play(letter).map_err(|fault| fault.to_string())?;
    }

    let mut differences = Differences(Vec::new());
    differences.compare("the final position", Setup::from(*line.position()), last);
    let winner = winner.map(|winner| match winner {
        Winner::South => Side::South,
        Winner::North => Side::North,
    });
    let outcome = line.outcome();
    differences.compare("winner", outcome.and_then(|Outcome { winner, .. }| winner), winner);
    differences.compare("reason", outcome.map(|Outcome { reason, .. }| reason.to_string()), reason);
    Ok(differences)
}
