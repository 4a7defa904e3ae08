//! Counts as somebody may set them up, and their text.

use super::PITS;
use crate::rules::{Counts, Hawalis, ParseSetupError, Pit, Side, position_text};
use std::fmt;
use std::str::FromStr;

/// Any counts with a player to move: shown and edited, but judged and played only once they are a
/// [`Position`](super::Position).
///
/// The text has a row of counts for each row of the board as South sees it, separated by `/` or
/// line ends, then the player to move.
///
/// ```
/// use mancala::rules::hawalis::{Position, Setup};
///
/// let setup: Setup = "
///     0 0 0 1 0 0 0
///     0 0 0 1 0 0 0
///     0 0 0 0 0 0 3
///     0 0 0 0 0 0 0
///     South".parse().unwrap();
/// assert_eq!(setup.to_string(), "0 0 0 1 0 0 0/0 0 0 1 0 0 0/0 0 0 0 0 0 3/0 0 0 0 0 0 0 S");
/// assert!(Position::try_from(setup).is_ok());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// South's counts, `a`…`n`.
    pub south: [u8; PITS],
    /// North's counts, `A`…`N`.
    pub north: [u8; PITS],
    /// Who is to move.
    pub turn: Side,
}

/// A side holds more seeds than it can ever have.
///
/// ```
/// use mancala::rules::Side;
/// use mancala::rules::hawalis::{Invalid, Position, Setup};
///
/// let setup = Setup { south: [3; 14], north: [0; 14], turn: Side::South };
/// assert_eq!(Position::try_from(setup), Err(Invalid { side: Side::South, seeds: 42 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{side:?} holds {seeds} seeds: a side never has more than 28")]
pub struct Invalid {
    /// The first such side.
    pub side: Side,
    /// Its seeds.
    pub seeds: u32,
}

impl Setup {
    /// A board without seeds.
    ///
    /// ```
    /// use mancala::rules::hawalis::Setup;
    /// use mancala::rules::Side;
    ///
    /// assert_eq!(Setup::empty(Side::North).south, [0; 14]);
    /// ```
    pub const fn empty(turn: Side) -> Setup {
        Setup { south: [0; PITS], north: [0; PITS], turn }
    }

    /// The counts of a side in letter order.
    ///
    /// ```
    /// use mancala::rules::Side;
    /// use mancala::rules::hawalis::Setup;
    ///
    /// let setup = Setup { south: [2; 14], north: [1; 14], turn: Side::South };
    /// assert_eq!(setup.side(Side::North), &[1; 14]);
    /// ```
    pub fn side(&self, side: Side) -> &[u8; PITS] {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }

    /// All seeds of a side.
    ///
    /// ```
    /// use mancala::rules::Side;
    /// use mancala::rules::hawalis::Setup;
    ///
    /// let setup = Setup { south: [2; 14], north: [1; 14], turn: Side::South };
    /// assert_eq!((setup.seeds_of(Side::South), setup.seeds_of(Side::North)), (28, 14));
    /// ```
    pub fn seeds_of(&self, side: Side) -> u32 {
        self.side(side).iter().map(|&seeds| u32::from(seeds)).sum()
    }
}

impl Counts for Setup {
    fn cleared(&self) -> Setup {
        Setup::empty(self.turn)
    }

    fn seeds(&self, pit: Pit) -> u8 {
        self.side(pit.side())[pit.index()]
    }

    fn set_seeds(&mut self, pit: Pit, seeds: u8) {
        let side = match pit.side() {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        };
        side[pit.index()] = seeds;
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn set_turn(&mut self, side: Side) {
        self.turn = side;
    }

    fn turned(&self) -> Setup {
        Setup { south: self.north, north: self.south, turn: !self.turn }
    }
}

impl fmt::Display for Setup {
    /// Four rows separated by `/`, a space, and the player to move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        position_text::write_rows(f, &Hawalis::SHAPE, |pit| self.seeds(pit))?;
        write!(f, " {}", self.turn)
    }
}

impl FromStr for Setup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Setup, ParseSetupError> {
        let mut setup = Setup::empty(Side::South);
        let mut rest =
            position_text::read_rows(text, &Hawalis::SHAPE, |pit, seeds| setup.set_seeds(pit, seeds))?;
        setup.turn = rest.turn()?;
        rest.end()?;
        Ok(setup)
    }
}
