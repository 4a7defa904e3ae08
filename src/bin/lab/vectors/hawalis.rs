//! Vectors of Hawalis.

use super::{Differences, Seeds, Turn, pit, played, read};
use mancala::rules::hawalis::{EndlessMoves, Position, Setup};
use mancala::rules::{Ending, Game, Hawalis};
use serde::Deserialize;
use serde_json::Value;

const NAME: &str = "Hawalis";

/// A board, each side's counts in letter order.
#[derive(Deserialize)]
struct Board {
    south: [u8; 14],
    north: [u8; 14],
    turn: Turn,
}

impl From<Board> for Setup {
    fn from(Board { south, north, turn }: Board) -> Setup {
        Setup { south, north, turn: turn.into() }
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

/// Only longer moves may go without their trail.
const LONGEST_TRAIL: u32 = 12;

pub(super) fn check_move(vector: &Value) -> Result<Differences, String> {
    let game = Hawalis::default();
    let Move { legal, r#move: letter, endless } = read(NAME, vector)?;
    let position =
        Position::try_from(Setup::from(read::<Board>(NAME, vector)?)).map_err(|error| error.to_string())?;
    let mut differences = Differences::default();
    differences.compare_legal(&game, &position, &legal);

    let pit = pit(&Hawalis::SHAPE, letter)?;
    let refused = |refusal| format!("{letter} may not be played: {refusal}");
    let played = game.play(&position, pit, &mut ()).map_err(refused)?;
    let trace = game.trace(&position, pit).map_err(refused)?;
    differences.compare("endless", trace.is_endless(), endless);
    match played.ending {
        _ if trace.is_endless() != endless => {}
        Ending::Endless { period } => {
            differences.compare("period_laps", period, read::<Endless>(NAME, vector)?.period_laps);
            differences.compare("the position after it", played.position, position);
        }
        Ending::In(last) => {
            let finite: Finite = read(NAME, vector)?;
            differences.compare("laps", played.laps, finite.laps);
            differences.compare("seeds_sown", played.seeds, finite.seeds_sown);
            let ours =
                trace.laps.iter().map(|lap| Seeds { pit: Hawalis::SHAPE.letter(lap.pit), seeds: lap.seeds });
            match finite.trail {
                Some(trail) => differences.compare("trail", ours.collect(), trail),
                None if finite.laps > LONGEST_TRAIL => {}
                None => return Err(format!("not a vector of Hawalis: no “trail” of {} laps", finite.laps)),
            }
            differences.compare("last", Hawalis::SHAPE.letter(last), finite.last);
            let ours = trace.captures.iter().map(|taken| Seeds::of(&Hawalis::SHAPE, taken));
            differences.compare("captured", ours.collect(), finite.captured);
            differences.compare("the seeds captured", u32::from(played.captured), trace.captured());
            differences.compare("after", Setup::from(played.position), finite.after.into());
        }
    }
    Ok(differences)
}

pub(super) fn check_game(vector: &Value) -> Result<Differences, String> {
    let last = Setup::from(read::<Board>(NAME, vector)?);
    // Only the option can give this reason, so that it also tells the option.
    let endless_moves = match vector.get("reason").and_then(Value::as_str) {
        Some("only endless moves") => EndlessMoves::Forbidden,
        _ => EndlessMoves::Lose,
    };
    let (line, course) = played(Hawalis { endless_moves }, NAME, vector)?;
    let mut differences = Differences::default();
    differences.compare("the final position", Setup::from(line.settled()), last);
    differences.compare_end(line.outcome(), course);
    Ok(differences)
}
