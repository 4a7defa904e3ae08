//! What a text that somebody pastes, drops or opens is.

use super::ogn::{self, Fault, Tags};
use super::{Place, Record};
use crate::rules::hawalis::Setup;
use crate::rules::{Game, Hawalis};
use crate::rules::{ParseSetupError, TextFault};

/// What a text was recognised as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recognised {
    /// A board with the player to move. Whether one can play on it is asked of
    /// [`Position`](crate::rules::hawalis::Position).
    Setup(Setup),
    /// Moves from the standard start, by the usual rules, as in `gHcC` or `1. g H 2. c C`.
    Moves(Box<Record<Hawalis>>),
    /// A game in [OGN](super::ogn), with what else is known of it.
    Game {
        /// The game.
        record: Box<Record<Hawalis>>,
        /// What else is known.
        tags: Tags,
    },
    /// Something with a link in it, as it was given; what the link says is another question.
    Link(String),
}

/// A text could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct TextError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1; behind the text when something is missing there.
    pub column: usize,
    /// What is wrong there.
    pub reason: TextReason,
}

/// Why a text could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextReason {
    /// There is no text.
    #[error("there is nothing to read")]
    Nothing,
    /// It looks like none of the forms.
    #[error("this is neither a position nor moves, a game or a link")]
    Unknown,
    /// It looks like a position.
    #[error("{0}")]
    Setup(TextFault),
    /// It looks like moves or a game.
    #[error("{0}")]
    Game(Fault),
}

/// Says what a text is, and reads it.
///
/// ```
/// use mancala::record::text::{Recognised, recognise};
///
/// assert!(matches!(recognise("gHcC"), Ok(Recognised::Moves(_))));
/// assert!(matches!(recognise("look: https://example.org/#x"), Ok(Recognised::Link(_))));
///
/// let error = recognise("2 2 2 2 2 2 2\n2 2 2 2 2 2 2\n2 2 2 2 2 2 2\n2 2 2 2 2 2 2").unwrap_err();
/// assert_eq!(error.to_string(), "line 4, column 14: the player to move is missing: end with S or N");
/// ```
///
/// # Errors
/// What is wrong with a text of the form that it looks like, and where.
pub fn recognise(text: &str) -> Result<Recognised, TextError> {
    let fault = |offset, reason| {
        let Place { line, column } = Place::of(text, offset);
        TextError { line, column, reason }
    };
    let is_blank = |c: char| c.is_whitespace() || c == '\u{feff}';
    let begin = text.find(|c| !is_blank(c)).unwrap_or(text.len());
    let form = form(&text[begin..]);
    match form {
        Form::Nothing => Err(fault(0, TextReason::Nothing)),
        Form::Link => Ok(Recognised::Link(text.trim_matches(is_blank).to_owned())),
        Form::Setup => {
            // Blanks of other kinds come from pages that positions are copied from.
            let setup = &text[begin..];
            let blanks = setup.replace(|c: char| is_blank(c) && !c.is_ascii(), " ");
            blanks.parse().map(Recognised::Setup).map_err(|error: ParseSetupError| {
                // Places are counted in characters, which the blanks left as many as they were.
                let characters = blanks[..error.offset].chars().count();
                let offset = setup.char_indices().nth(characters).map_or(setup.len(), |(offset, _)| offset);
                fault(begin + offset, TextReason::Setup(error.fault))
            })
        }
        Form::Unknown { offset } => Err(fault(begin + offset, TextReason::Unknown)),
        Form::Moves | Form::Game => {
            let only_moves = matches!(form, Form::Moves);
            let game = if only_moves { text.replace(',', " ") } else { text.to_owned() };
            let (record, tags) = ogn::read(&game).map_err(|error| TextError {
                line: error.line,
                column: error.column,
                reason: TextReason::Game(error.reason),
            })?;
            let record = Box::new(record);
            Ok(if only_moves { Recognised::Moves(record) } else { Recognised::Game { record, tags } })
        }
    }
}

/// What a text looks like.
#[derive(Clone, Copy)]
enum Form {
    Nothing,
    Setup,
    Moves,
    Game,
    Link,
    /// None of them, as is seen at this place in bytes.
    Unknown {
        offset: usize,
    },
}

/// What a text that begins with no blank looks like.
fn form(text: &str) -> Form {
    if text.is_empty() {
        return Form::Nothing;
    }
    // Tags and comments may hold everything, links and counts too.
    if text.starts_with('[') {
        return Form::Game;
    }
    let plain = &text[..text.find(['{', ';']).unwrap_or(text.len())];
    if plain.contains("://") || plain.contains('#') {
        return Form::Link;
    }
    let mut counts = 0;
    for word in
        plain.split(|c: char| c.is_whitespace() || c == ',' || c == '/').filter(|word| !word.is_empty())
    {
        counts = if word.chars().all(|c| c.is_ascii_digit()) { counts + 1 } else { 0 };
        if counts == 2 {
            return Form::Setup;
        }
    }
    if text.chars().all(|c| c.is_ascii_digit()) {
        return Form::Setup;
    }
    // One letter of no pit is a slip, more are another language.
    let mut strange = plain.char_indices().filter(|&(_, c)| c.is_alphabetic() && Hawalis::pit(c).is_none());
    if let (Some((offset, _)), Some(_)) = (strange.next(), strange.next()) {
        return Form::Unknown { offset };
    }
    let of_moves = |c: char| c.is_alphanumeric() || c.is_whitespace() || matches!(c, '.' | '…' | ',' | '+');
    if text.chars().all(of_moves) { Form::Moves } else { Form::Game }
}
