//! Test vectors: moves and games with what the rules must make of them, one JSON object a line.
//!
//! The command `check` and the tests `*_vectors.rs` both read and judge them here.

mod hawalis;
mod oware;

use super::line::Line;
use mancala::rules::{Game, Outcome, Pit, Shape, Side};
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
    let is_oware = fields.contains_key("board") || fields.contains_key("slam");
    let differences = match (fields.contains_key("moves"), fields.contains_key("move")) {
        (true, _) if is_oware => oware::check_game(&vector)?,
        (true, _) => hawalis::check_game(&vector)?,
        (false, true) if is_oware => oware::check_move(&vector)?,
        (false, true) => hawalis::check_move(&vector)?,
        (false, false) => return Err("not a vector: neither “move” nor “moves” is there".to_owned()),
    };
    if differences.0.is_empty() { Ok(()) } else { Err(differences.0.join("; ")) }
}

/// Reads some fields of a vector of this game, whatever others there are.
fn read<'a, T: Deserialize<'a>>(game: &str, vector: &'a Value) -> Result<T, String> {
    T::deserialize(vector).map_err(|error| format!("not a vector of {game}: {error}"))
}

#[derive(Clone, Copy, Deserialize)]
enum Turn {
    #[serde(rename = "s")]
    South,
    #[serde(rename = "n")]
    North,
}

impl From<Turn> for Side {
    fn from(turn: Turn) -> Side {
        match turn {
            Turn::South => Side::South,
            Turn::North => Side::North,
        }
    }
}

/// A pit with seeds.
#[derive(Debug, PartialEq, Eq, Deserialize)]
struct Seeds {
    pit: char,
    seeds: u8,
}

impl Seeds {
    fn of(shape: &Shape, &(pit, seeds): &(Pit, u8)) -> Seeds {
        Seeds { pit: shape.letter(pit), seeds }
    }
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

impl From<Winner> for Side {
    fn from(winner: Winner) -> Side {
        match winner {
            Winner::South => Side::South,
            Winner::North => Side::North,
        }
    }
}

/// The fields in which the rules and a vector differ, a sentence each.
#[derive(Default)]
struct Differences(Vec<String>);

impl Differences {
    fn compare<T: PartialEq + Debug>(&mut self, field: &str, ours: T, theirs: T) {
        if ours != theirs {
            self.0.push(format!("{field} is {ours:?} by the rules, {theirs:?} in the vector"));
        }
    }

    /// The pits that may be played, in whatever order a vector names them.
    fn compare_legal<G: Game>(&mut self, game: &G, position: &G::Position, named: &str) {
        let mut expected: Vec<char> = named.chars().collect();
        let mut ours: Vec<char> =
            game.legal(position).into_iter().map(|pit| game.shape().letter(pit)).collect();
        expected.sort_unstable();
        ours.sort_unstable();
        self.compare("legal", ours, expected);
    }

    /// How a game ended.
    fn compare_end(&mut self, outcome: Option<Outcome>, course: Course) {
        self.compare("winner", outcome.and_then(|outcome| outcome.winner), course.winner.map(Side::from));
        self.compare("reason", outcome.map(|outcome| outcome.reason.to_string()), course.reason);
    }
}

/// The pit with this letter.
fn pit(shape: &Shape, letter: char) -> Result<Pit, String> {
    shape.pit(letter).ok_or_else(|| format!("“{letter}” is not the letter of a pit"))
}

/// Reads how a game went, and plays it.
fn played<G: Game>(game: G, name: &str, vector: &Value) -> Result<(Line<G>, Course), String> {
    let course: Course = read(name, vector)?;
    // A draw has a winner that is null: one that is not there at all was forgotten.
    for key in ["winner", "reason"] {
        vector.get(key).ok_or_else(|| format!("not a vector of {name}: no “{key}”"))?;
    }
    let mut line = Line::from(game, game.start());
    for letter in course.moves.chars() {
        line.play(letter).map_err(|fault| fault.to_string())?;
    }
    Ok((line, course))
}
