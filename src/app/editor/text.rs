//! The text of a board, beside the board.

use crate::app::Rules;
use crate::record::text::{self, TextError, TextReason};
use crate::record::which;
use crate::rules::any::Setup;
use crate::rules::{Side, TextFault};

/// A board that was read from a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadSetup {
    /// The counts and who is to move.
    pub setup: Setup,
    /// Whether the text names nobody, so that South is taken to be to move.
    pub turn_assumed: bool,
}

/// Reads the text of a board of [whichever](crate::record::which) game, however many seeds are on it. What can be
/// read as none is taken for a text of the `present` game.
///
/// ```
/// use mancala::app::read_setup;
/// use mancala::rules::{Counts, Hawalis, Mancala, Side};
///
/// let read = read_setup(&Mancala::default(), "2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 9").unwrap();
/// assert!(read.turn_assumed && read.setup.turn() == Side::South);
/// assert_eq!(read.setup.seeds(Hawalis::SHAPE.pit('g').unwrap()), 9);
/// ```
///
/// # Errors
/// What is wrong with it, and where.
pub fn read_setup(present: &Rules, text: &str) -> Result<ReadSetup, TextError> {
    read_of(&which::of_setup(text), text).or_else(|_| read_of(present, text))
}

fn read_of(game: &Rules, text: &str) -> Result<ReadSetup, TextError> {
    match text::setup_of(game, text) {
        Ok(setup) => Ok(ReadSetup { setup, turn_assumed: false }),
        Err(TextError { reason: TextReason::Setup(TextFault::TurnMissing), .. }) => {
            let setup = text::setup_of(game, &format!("{text} {}", Side::South))?;
            Ok(ReadSetup { setup, turn_assumed: true })
        }
        Err(error) => Err(error),
    }
}

/// What became of a text that somebody wrote.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Reading {
    /// It is the board's.
    #[default]
    Sound,
    /// It is the board's but for the player to move, whom it does not name.
    TurnAssumed,
    /// It could not be read.
    Failed(TextError),
}

/// The text beside the board. It is the board's own until somebody writes another, and a text that
/// cannot be read is kept until it is mended or given up.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EditorText {
    written: Option<String>,
    reading: Reading,
}

impl EditorText {
    /// What stands there beside this board.
    pub fn shown(&self, setup: &Setup) -> String {
        self.written.clone().unwrap_or_else(|| setup.to_string())
    }

    /// What became of the text.
    pub fn reading(&self) -> &Reading {
        &self.reading
    }

    /// Somebody writes beside a board of the `present` game. Returns the board that the text says, if it says one.
    pub fn write(&mut self, present: &Rules, text: String) -> Option<Setup> {
        let read = read_setup(present, &text);
        self.written = Some(text);
        match read {
            Ok(ReadSetup { setup, turn_assumed }) => {
                self.reading = if turn_assumed { Reading::TurnAssumed } else { Reading::Sound };
                Some(setup)
            }
            Err(error) => {
                self.reading = Reading::Failed(error);
                None
            }
        }
    }

    /// Whoever wrote has gone elsewhere.
    pub fn leave(&mut self) {
        if !matches!(self.reading, Reading::Failed(_)) {
            self.written = None;
        }
    }

    /// The board was changed by hand.
    pub fn follow(&mut self) {
        if !matches!(self.reading, Reading::Failed(_)) {
            self.discard();
        }
    }

    /// What was written is given up.
    pub fn discard(&mut self) {
        *self = EditorText::default();
    }
}
