//! Vectors of Oware.

use super::{Differences, Seeds, Turn, pit, played, read};
use mancala::rules::oware::{GrandSlam, Position, Setup};
use mancala::rules::{Ending, Game, Oware};
use serde::Deserialize;
use serde_json::Value;

const NAME: &str = "Oware";

/// The counts `A`…`F`, then `a`…`f`, and what South and North have captured.
#[derive(Debug, PartialEq, Eq, Deserialize)]
struct Board {
    board: [u8; 12],
    stores: [u8; 2],
}

impl Board {
    fn of(position: Position) -> Board {
        let Setup { south, north, stores, .. } = position.into();
        let mut counts = [south, north].concat().into_iter();
        Board { board: std::array::from_fn(|_| counts.next().unwrap_or_default()), stores }
    }

    /// The position with this player to move.
    fn position(&self, turn: Turn) -> Result<Position, String> {
        let [south, north] = [0, 6].map(|first| std::array::from_fn(|index| self.board[first + index]));
        let setup = Setup { south, north, stores: self.stores, turn: turn.into() };
        Position::try_from(setup).map_err(|error| error.to_string())
    }
}

/// What becomes of a grand slam.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Slam {
    None,
    Forbidden,
    All,
}

/// The rules of a vector.
#[derive(Deserialize)]
struct Rules {
    slam: Slam,
}

impl From<Rules> for Oware {
    fn from(rules: Rules) -> Oware {
        let grand_slam = match rules.slam {
            Slam::None => GrandSlam::CapturesNothing,
            Slam::Forbidden => GrandSlam::Forbidden,
            Slam::All => GrandSlam::TakesAll,
        };
        Oware { grand_slam }
    }
}

#[derive(Deserialize)]
struct Move {
    turn: Turn,
    legal: String,
    r#move: char,
    last: char,
    is_slam: bool,
    captured: Vec<Seeds>,
    /// What the mover's store gained, what is taken at the end after a grand slam included.
    gain: u8,
    after: After,
}

#[derive(Deserialize)]
struct After {
    #[serde(flatten)]
    board: Board,
    turn: Turn,
}

pub(super) fn check_move(vector: &Value) -> Result<Differences, String> {
    let game = Oware::from(read::<Rules>(NAME, vector)?);
    let expected: Move = read(NAME, vector)?;
    let position = read::<Board>(NAME, vector)?.position(expected.turn)?;
    let mut differences = Differences::default();
    differences.compare_legal(&game, &position, &expected.legal);

    let pit = pit(&Oware::SHAPE, expected.r#move)?;
    let refused = |refusal| format!("{} may not be played: {refusal}", expected.r#move);
    let played = game.play(&position, pit, &mut ()).map_err(refused)?;
    let trace = game.trace(&position, pit).map_err(refused)?;
    if let Ending::In(last) = played.ending {
        differences.compare("last", Oware::SHAPE.letter(last), expected.last);
    }
    differences.compare("is_slam", trace.grand_slam, expected.is_slam);
    differences.compare(
        "captured",
        trace.captures.iter().map(|taken| Seeds::of(&Oware::SHAPE, taken)).collect(),
        expected.captured,
    );
    differences.compare("the seeds captured", u32::from(played.captured), trace.captured());
    let after = match played.outcome {
        Some(outcome) => game.settle(&played.position, outcome.reason, &mut ()),
        None => played.position,
    };
    let mover = Oware::turn(&position);
    let gain = Oware::captured(&after, mover) - Oware::captured(&position, mover);
    differences.compare("gain", gain, expected.gain);
    differences.compare("after", Board::of(after), expected.after.board);
    differences.compare("the player to move after it", Oware::turn(&after), expected.after.turn.into());
    Ok(differences)
}

pub(super) fn check_game(vector: &Value) -> Result<Differences, String> {
    let last: Board = read(NAME, vector)?;
    let (line, course) = played(Oware::from(read::<Rules>(NAME, vector)?), NAME, vector)?;
    let mut differences = Differences::default();
    differences.compare("the final position", Board::of(line.settled()), last);
    differences.compare_end(line.outcome(), course);
    Ok(differences)
}
