//! Worked examples: small boards on which one point of the rules shows clearly. South is to move.
//!
//! ```
//! use mancala::rules::oware::examples;
//! use mancala::rules::{Game, Oware};
//!
//! let example = examples::capture_chain();
//! let trace = Oware::default().trace(&example.position, example.pit).unwrap();
//! assert_eq!(trace.captured(), 5);
//! ```

use super::{PITS, Position, Row, SEEDS};
use crate::rules::{Pit, Side};

/// A board, and the pit to play on it.
///
/// ```
/// use mancala::rules::oware::examples;
/// use mancala::rules::{Game, Oware};
///
/// let example = examples::twelve();
/// assert_eq!(example.pit, Oware::SHAPE.pit('A').unwrap());
/// assert_eq!(Oware::seeds(&example.position, example.pit), 12);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The board.
    pub position: Position,
    /// The pit that South plays.
    pub pit: Pit,
}

/// A board with these counts in letter order and what South has captured; North has captured the rest.
fn position(south: [u8; PITS], north: [u8; PITS], store: u8) -> Position {
    let on_board: u8 = south.iter().chain(&north).sum();
    let rest = SEEDS - on_board - store;
    Position { sides: [Row::of(south, store), Row::of(north, rest)], turn: Side::South }
}

fn example(south: [u8; PITS], north: [u8; PITS], store: u8, index: usize) -> Example {
    Example { position: position(south, north, store), pit: Pit::new(Side::South, index) }
}

const NOTHING: [u8; PITS] = [0; PITS];

/// Twelve seeds go once round and pass over the pit that they came from (O2).
///
/// ```
/// use mancala::rules::oware::{Setup, examples};
/// use mancala::rules::{Game, Oware};
///
/// let example = examples::twelve();
/// let played = Oware::default().play(&example.position, example.pit, &mut ()).unwrap();
/// let after = Setup::from(played.position);
/// assert_eq!((after.south, after.north), ([0, 2, 1, 1, 1, 1], [1; 6]));
/// ```
pub fn twelve() -> Example {
    example([12, 0, 0, 0, 0, 0], NOTHING, 18, 0)
}

/// Twenty-three seeds go twice round: the pit that they came from is passed over twice (O2).
///
/// ```
/// use mancala::rules::oware::{Setup, examples};
/// use mancala::rules::{Game, Oware};
///
/// let example = examples::twenty_three();
/// let played = Oware::default().play(&example.position, example.pit, &mut ()).unwrap();
/// let after = Setup::from(played.position);
/// assert_eq!((after.south, after.north), ([0, 3, 2, 2, 2, 2], [2; 6]));
/// ```
pub fn twenty_three() -> Example {
    example([23, 0, 0, 0, 0, 0], NOTHING, 13, 0)
}

/// The last seed makes two in `c`: it is captured with `b`, but `a` holds four and stops the chain (O3).
///
/// ```
/// use mancala::rules::oware::examples;
/// use mancala::rules::{Game, Oware};
///
/// let example = examples::capture_chain();
/// let trace = Oware::default().trace(&example.position, example.pit).unwrap();
/// assert_eq!(trace.captures.iter().map(|&(pit, _)| Oware::SHAPE.letter(pit)).collect::<String>(), "cb");
/// ```
pub fn capture_chain() -> Example {
    example([0, 0, 1, 0, 0, 3], [3, 2, 1, 0, 2, 0], 18, 5)
}

/// North has no seeds: `C` and `F` give some, `D` and `E` do not and may not be played (O4).
///
/// ```
/// use mancala::rules::oware::examples;
/// use mancala::rules::{Game, Oware, Refusal};
///
/// let (game, position) = (Oware::default(), examples::feeding());
/// let feeding = game.legal(&position);
/// assert_eq!(feeding.into_iter().map(|pit| Oware::SHAPE.letter(pit)).collect::<String>(), "CF");
/// assert_eq!(game.refusal(&position, Oware::SHAPE.pit('D').unwrap()), Some(Refusal::DoesNotFeed { feeding }));
/// ```
pub fn feeding() -> Position {
    position([0, 0, 4, 1, 1, 4], NOTHING, 20)
}

/// North has no seeds, and nothing that South has reaches over: the game is over (O4).
///
/// ```
/// use mancala::rules::oware::examples;
/// use mancala::rules::{Game, Oware, Outcome, Reason, Side};
///
/// let (game, position) = (Oware::default(), examples::starved());
/// assert!(game.legal(&position).is_empty());
/// assert_eq!(game.outcome(&position, []), Some(Outcome::won(Side::South, Reason::NoMove)));
/// ```
pub fn starved() -> Position {
    position([1, 1, 0, 0, 0, 0], NOTHING, 23)
}

/// `F` would capture all that North has (O5).
///
/// ```
/// use mancala::rules::oware::examples;
/// use mancala::rules::{Game, Oware};
///
/// let example = examples::grand_slam();
/// assert!(Oware::default().trace(&example.position, example.pit).unwrap().grand_slam);
/// ```
pub fn grand_slam() -> Example {
    example([1, 0, 0, 0, 2, 3], [2, 1, 2, 0, 0, 0], 20, 5)
}

/// Two seeds that never meet: after `FfAaBbCcDdEe` they stand here again (O6).
///
/// ```
/// use mancala::rules::oware::examples;
/// use mancala::rules::{Game, Oware, Outcome, Reason};
///
/// let (game, start) = (Oware::default(), examples::chase());
/// let mut line = vec![start];
/// for letter in "FfAaBbCcDdEe".chars() {
///     let pit = Oware::SHAPE.pit(letter).unwrap();
///     line.push(game.play(&line[line.len() - 1], pit, &mut ()).unwrap().position);
/// }
/// assert_eq!(line[12], start);
/// assert_eq!(game.outcome(&line[12], &line[..12]), Some(Outcome::drawn(Reason::Repetition)));
/// ```
pub fn chase() -> Position {
    position([0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 1], 23)
}
