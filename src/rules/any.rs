//! Any of the games, for whoever does not know beforehand which one.
//!
//! [`Mancala`] is asked and played as each game is; nothing here has rules of its own.

use super::{
    Counts, Game, Hawalis, Listener, Outcome, Oware, ParseSetupError, Pit, PitSet, Played, Reason, Refusal,
    Shape, Side, hawalis, oware,
};
use std::fmt;

/// One of the games, its options included; Hawalis by default.
///
/// ```
/// use mancala::rules::{Game, Mancala, Oware};
///
/// let game = Mancala::from(Oware::default());
/// let start = game.start();
/// assert_eq!(game.legal(&start).len(), 6);
/// assert_eq!(game.shape().name, "oware");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mancala {
    /// Hawalis.
    Hawalis(Hawalis),
    /// Oware.
    Oware(Oware),
}

/// A board of one of the games on which its rules apply.
///
/// ```
/// use mancala::rules::any::Position;
/// use mancala::rules::{Game, Mancala};
///
/// assert!(matches!(Mancala::default().start(), Position::Hawalis(_)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    /// Of Hawalis.
    Hawalis(hawalis::Position),
    /// Of Oware.
    Oware(oware::Position),
}

/// Counts as somebody may set them up on the board of one of the games.
///
/// ```
/// use mancala::rules::any::Setup;
/// use mancala::rules::{Game, Mancala};
///
/// assert!(matches!(Setup::from(Mancala::default().start()), Setup::Hawalis(_)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setup {
    /// Of Hawalis.
    Hawalis(hawalis::Setup),
    /// Of Oware.
    Oware(oware::Setup),
}

/// Why a setup is no position.
///
/// ```
/// use mancala::rules::any::{Invalid, Position, Setup};
/// use mancala::rules::{Counts, Game, Mancala};
///
/// let mut setup = Setup::from(Mancala::default().start());
/// setup.set_seeds(Mancala::default().shape().pit('a').unwrap(), 3);
/// assert!(matches!(Position::try_from(setup), Err(Invalid::Hawalis(_))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    /// Of Hawalis.
    #[error(transparent)]
    Hawalis(#[from] hawalis::Invalid),
    /// Of Oware.
    #[error(transparent)]
    Oware(#[from] oware::Invalid),
}

/// The same for whichever game it is.
macro_rules! whichever {
    ($one:expr, $kind:ident($name:ident) => $what:expr) => {
        match $one {
            $kind::Hawalis($name) => $what,
            $kind::Oware($name) => $what,
        }
    };
}

/// A position came to the rules of another game: a mistake of the program.
#[cold]
fn of_another_game(game: &Mancala, position: &Position) -> ! {
    panic!("{position} is no position of {}", game.shape().name)
}

impl Position {
    const fn hawalis(&self) -> Option<&hawalis::Position> {
        match self {
            Position::Hawalis(position) => Some(position),
            Position::Oware(_) => None,
        }
    }

    const fn oware(&self) -> Option<&oware::Position> {
        match self {
            Position::Oware(position) => Some(position),
            Position::Hawalis(_) => None,
        }
    }
}

impl Mancala {
    /// These rules if the board is one of this game, else the usual ones of the game that it is one of.
    ///
    /// ```
    /// use mancala::rules::any::Setup;
    /// use mancala::rules::{Game, Mancala, Oware};
    ///
    /// let board = Setup::Oware(Oware::default().start().into());
    /// assert_eq!(Mancala::default().or_of(&board), Mancala::from(Oware::default()));
    /// ```
    #[must_use]
    pub fn or_of(self, setup: &Setup) -> Mancala {
        match (self, setup) {
            (Mancala::Hawalis(_), Setup::Hawalis(_)) | (Mancala::Oware(_), Setup::Oware(_)) => self,
            (_, Setup::Hawalis(_)) => Hawalis::default().into(),
            (_, Setup::Oware(_)) => Oware::default().into(),
        }
    }
}

impl Default for Mancala {
    fn default() -> Mancala {
        Hawalis::default().into()
    }
}

impl From<Hawalis> for Mancala {
    fn from(game: Hawalis) -> Mancala {
        Mancala::Hawalis(game)
    }
}

impl From<Oware> for Mancala {
    fn from(game: Oware) -> Mancala {
        Mancala::Oware(game)
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        match position {
            Position::Hawalis(position) => Setup::Hawalis(position.into()),
            Position::Oware(position) => Setup::Oware(position.into()),
        }
    }
}

impl TryFrom<Setup> for Position {
    type Error = Invalid;

    fn try_from(setup: Setup) -> Result<Position, Invalid> {
        Ok(match setup {
            Setup::Hawalis(setup) => Position::Hawalis(setup.try_into()?),
            Setup::Oware(setup) => Position::Oware(setup.try_into()?),
        })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        whichever!(self, Position(position) => position.fmt(f))
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        whichever!(self, Setup(setup) => setup.fmt(f))
    }
}

impl Counts for Setup {
    fn cleared(&self) -> Setup {
        match self {
            Setup::Hawalis(setup) => Setup::Hawalis(setup.cleared()),
            Setup::Oware(setup) => Setup::Oware(setup.cleared()),
        }
    }

    fn seeds(&self, pit: Pit) -> u8 {
        whichever!(self, Setup(setup) => setup.seeds(pit))
    }

    fn set_seeds(&mut self, pit: Pit, seeds: u8) {
        whichever!(self, Setup(setup) => setup.set_seeds(pit, seeds));
    }

    fn turn(&self) -> Side {
        whichever!(self, Setup(setup) => setup.turn)
    }

    fn set_turn(&mut self, side: Side) {
        whichever!(self, Setup(setup) => setup.set_turn(side));
    }

    fn turned(&self) -> Setup {
        match self {
            Setup::Hawalis(setup) => Setup::Hawalis(setup.turned()),
            Setup::Oware(setup) => Setup::Oware(setup.turned()),
        }
    }

    fn store(&self, side: Side) -> Option<u8> {
        whichever!(self, Setup(setup) => setup.store(side))
    }

    fn set_store(&mut self, side: Side, seeds: u8) {
        whichever!(self, Setup(setup) => setup.set_store(side, seeds));
    }
}

/// Positions must belong to the game that is asked about them: anything else is a panic.
impl Game for Mancala {
    type Setup = Setup;
    type Position = Position;

    fn shape(&self) -> &'static Shape {
        whichever!(self, Mancala(game) => game.shape())
    }

    fn setup(&self, text: &str) -> Result<Setup, ParseSetupError> {
        match self {
            Mancala::Hawalis(game) => game.setup(text).map(Setup::Hawalis),
            Mancala::Oware(game) => game.setup(text).map(Setup::Oware),
        }
    }

    fn start(&self) -> Position {
        match self {
            Mancala::Hawalis(game) => Position::Hawalis(game.start()),
            Mancala::Oware(game) => Position::Oware(game.start()),
        }
    }

    fn turn(position: &Position) -> Side {
        match position {
            Position::Hawalis(position) => Hawalis::turn(position),
            Position::Oware(position) => Oware::turn(position),
        }
    }

    fn seeds(position: &Position, pit: Pit) -> u8 {
        match position {
            Position::Hawalis(position) => Hawalis::seeds(position, pit),
            Position::Oware(position) => Oware::seeds(position, pit),
        }
    }

    fn captured(position: &Position, side: Side) -> u8 {
        match position {
            Position::Hawalis(position) => Hawalis::captured(position, side),
            Position::Oware(position) => Oware::captured(position, side),
        }
    }

    fn turned(position: &Position) -> Position {
        match position {
            Position::Hawalis(position) => Position::Hawalis(Hawalis::turned(position)),
            Position::Oware(position) => Position::Oware(Oware::turned(position)),
        }
    }

    fn legal(&self, position: &Position) -> PitSet {
        match (self, position) {
            (Mancala::Hawalis(game), Position::Hawalis(position)) => game.legal(position),
            (Mancala::Oware(game), Position::Oware(position)) => game.legal(position),
            _ => of_another_game(self, position),
        }
    }

    fn play<L: Listener>(
        &self,
        position: &Position,
        pit: Pit,
        listener: &mut L,
    ) -> Result<Played<Position>, Refusal> {
        match (self, position) {
            (Mancala::Hawalis(game), Position::Hawalis(position)) => {
                Ok(game.play(position, pit, listener)?.map(Position::Hawalis))
            }
            (Mancala::Oware(game), Position::Oware(position)) => {
                Ok(game.play(position, pit, listener)?.map(Position::Oware))
            }
            _ => of_another_game(self, position),
        }
    }

    fn outcome<'a, I>(&self, position: &Position, earlier: I) -> Option<Outcome>
    where
        I: IntoIterator<Item = &'a Position>,
    {
        let earlier = earlier.into_iter();
        match (self, position) {
            (Mancala::Hawalis(game), Position::Hawalis(position)) => {
                game.outcome(position, earlier.filter_map(Position::hawalis))
            }
            (Mancala::Oware(game), Position::Oware(position)) => {
                game.outcome(position, earlier.filter_map(Position::oware))
            }
            _ => of_another_game(self, position),
        }
    }

    fn settle<L: Listener>(&self, position: &Position, reason: Reason, listener: &mut L) -> Position {
        match (self, position) {
            (Mancala::Hawalis(game), Position::Hawalis(position)) => {
                Position::Hawalis(game.settle(position, reason, listener))
            }
            (Mancala::Oware(game), Position::Oware(position)) => {
                Position::Oware(game.settle(position, reason, listener))
            }
            _ => of_another_game(self, position),
        }
    }
}
