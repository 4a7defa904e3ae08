//! Worked examples: small boards on which one point of the rules shows clearly. South is to move.
//!
//! ```
//! use mancala::rules::hawalis::examples;
//! use mancala::rules::{Game, Hawalis};
//!
//! let example = examples::relay();
//! let trace = Hawalis::default().trace(&example.position, example.pit).unwrap();
//! assert_eq!(trace.laps.len(), 4);
//! ```

use super::{FIRST_INNER, PITS, Position, Row, behind, facing};
use crate::rules::{Game, Hawalis, Pit, Side};

/// A board, and the pit to play on it.
///
/// ```
/// use mancala::rules::hawalis::examples;
/// use mancala::rules::{Game, Hawalis};
///
/// let example = examples::relay();
/// assert_eq!(example.pit, Hawalis::SHAPE.pit('h').unwrap());
/// assert_eq!(Hawalis::seeds(&example.position, example.pit), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The board.
    pub position: Position,
    /// The pit that South plays.
    pub pit: Pit,
}

impl Example {
    fn new(south: [u8; PITS], north: [u8; PITS], index: usize) -> Example {
        Example { position: board(south, north), pit: Pit::new(Side::South, index) }
    }
}

/// A board with these counts in letter order.
fn board(south: [u8; PITS], north: [u8; PITS]) -> Position {
    Position { sides: [Row::of(south), Row::of(north)], turn: Side::South }
}

const NOTHING: [u8; PITS] = [0; PITS];

/// Larger pits and single seeds: only the larger ones may be played (H5).
///
/// ```
/// use mancala::rules::hawalis::examples;
/// use mancala::rules::{Game, Hawalis};
///
/// let legal = Hawalis::default().legal(&examples::larger_first());
/// assert_eq!(legal.into_iter().map(|pit| Hawalis::SHAPE.letter(pit)).collect::<String>(), "bdjn");
/// ```
pub fn larger_first() -> Position {
    board([1, 2, 0, 3, 0, 1, 0, 0, 1, 2, 0, 1, 0, 4], NOTHING)
}

/// Single seeds only: those before an empty pit may be played (H5).
///
/// ```
/// use mancala::rules::hawalis::examples;
/// use mancala::rules::{Game, Hawalis};
///
/// let legal = Hawalis::default().legal(&examples::only_singles());
/// assert_eq!(legal.into_iter().map(|pit| Hawalis::SHAPE.letter(pit)).collect::<String>(), "beil");
/// ```
pub fn only_singles() -> Position {
    board([1, 1, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0], NOTHING)
}

/// The smallest side whose relay runs over `h`, `k`, `n` and `b` (H7).
///
/// ```
/// use mancala::rules::hawalis::examples;
/// use mancala::rules::{Game, Hawalis};
///
/// let example = examples::relay();
/// let trace = Hawalis::default().trace(&example.position, example.pit).unwrap();
/// assert_eq!(trace.laps.iter().map(|lap| Hawalis::SHAPE.letter(lap.pit)).collect::<String>(), "hknb");
/// ```
pub fn relay() -> Example {
    Example::new([0, 1, 0, 0, 0, 0, 0, 3, 0, 0, 2, 0, 0, 1], NOTHING, 7)
}

/// Three seeds from `h` end in empty `k`; `K` and `D` are taken, and others are not (H8).
///
/// ```
/// use mancala::rules::hawalis::examples;
/// use mancala::rules::{Game, Hawalis};
///
/// let example = examples::capture();
/// let trace = Hawalis::default().trace(&example.position, example.pit).unwrap();
/// assert_eq!(trace.captures.iter().map(|&(pit, _)| Hawalis::SHAPE.letter(pit)).collect::<String>(), "KD");
/// ```
pub fn capture() -> Example {
    Example::new([0, 2, 0, 0, 1, 0, 0, 3, 0, 0, 0, 0, 2, 0], [0, 0, 1, 3, 0, 2, 0, 0, 2, 0, 2, 0, 0, 1], 7)
}

/// A single seed that ends in the inner pit `index` before a North that holds two in every pit:
/// what it takes shows which pits face each other (H4).
///
/// ```
/// use mancala::rules::hawalis::examples;
/// use mancala::rules::{Game, Hawalis};
///
/// let example = examples::single_into(7);
/// let trace = Hawalis::default().trace(&example.position, example.pit).unwrap();
/// // h faces N, and A is behind that.
/// assert_eq!(trace.captures.iter().map(|&(pit, _)| Hawalis::SHAPE.letter(pit)).collect::<String>(), "NA");
/// ```
///
/// # Panics
/// When `index` is not that of an inner pit, 7 to 13.
pub fn single_into(index: usize) -> Example {
    assert!((FIRST_INNER..PITS).contains(&index));
    let mut south = NOTHING;
    south[index - 1] = 1;
    Example::new(south, [2; PITS], index - 1)
}

/// All fourteen seeds of a side in `j`: they go round once and end where they came from (H6).
///
/// ```
/// use mancala::rules::hawalis::examples;
/// use mancala::rules::{Game, Hawalis};
///
/// let example = examples::hand_of_fourteen();
/// let trace = Hawalis::default().trace(&example.position, example.pit).unwrap();
/// assert_eq!(trace.laps.len(), 1);
/// assert_eq!(trace.captures.iter().map(|&(pit, _)| Hawalis::SHAPE.letter(pit)).collect::<String>(), "LC");
/// ```
pub fn hand_of_fourteen() -> Example {
    let mut north = NOTHING;
    let faced = facing(9);
    north[faced] = 2;
    north[behind(faced)] = 1;
    Example::new([0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0], north, 9)
}

/// The first move `a`.
///
/// ```
/// use mancala::rules::hawalis::examples;
/// use mancala::rules::{Game, Hawalis};
///
/// let example = examples::first_move();
/// let trace = Hawalis::default().trace(&example.position, example.pit).unwrap();
/// assert_eq!((trace.laps.len(), trace.seeds(), trace.captured()), (5, 14, 0));
/// ```
pub fn first_move() -> Example {
    Example { position: Hawalis::default().start(), pit: Pit::new(Side::South, 0) }
}

/// An endless move of a side with ten seeds: no smaller side has one (H9).
///
/// ```
/// use mancala::rules::hawalis::examples;
/// use mancala::rules::{Game, Hawalis};
///
/// let example = examples::smallest_endless();
/// let trace = Hawalis::default().trace(&example.position, example.pit).unwrap();
/// assert!(trace.is_endless());
/// ```
pub fn smallest_endless() -> Example {
    Example::new([2, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 1], NOTHING, 0)
}

/// A move that is very long and yet ends (H9).
///
/// ```
/// use mancala::rules::hawalis::examples;
/// use mancala::rules::{Game, Hawalis};
///
/// let example = examples::long_but_finite();
/// let trace = Hawalis::default().trace(&example.position, example.pit).unwrap();
/// assert_eq!(trace.laps.len(), 1_255);
/// ```
pub fn long_but_finite() -> Example {
    Example::new([0, 1, 4, 3, 0, 3, 0, 10, 2, 0, 2, 0, 2, 1], NOTHING, 8)
}

/// A single seed in every pit: nothing may be played (H10).
///
/// ```
/// use mancala::rules::hawalis::examples;
/// use mancala::rules::{Game, Hawalis};
///
/// assert!(Hawalis::default().legal(&examples::blocked()).is_empty());
/// ```
pub fn blocked() -> Position {
    board([1; PITS], NOTHING)
}
