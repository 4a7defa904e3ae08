//! What a text that somebody pastes, drops or opens is.

use super::ogn::{self, Fault, OgnError, Tags};
use super::which::{self, is_between_counts, is_count_of_oware};
use super::{Place, Record};
use crate::rules::any::Setup;
use crate::rules::{Game, Hawalis, Mancala, TextFault};

/// What a text was recognised as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recognised {
    /// A board with the player to move. Whether one can play on it is asked of its position.
    Setup(Setup),
    /// Moves from the standard start, by the usual rules, as in `gHcC` or `1. g H 2. c C`.
    Moves(Box<Record<Mancala>>),
    /// A game in [OGN](super::ogn), with what else is known of it.
    Game {
        /// The game.
        record: Box<Record<Mancala>>,
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

impl TextError {
    /// An error at an offset in bytes.
    fn at(text: &str, offset: usize, reason: TextReason) -> TextError {
        let Place { line, column } = Place::of(text, offset);
        TextError { line, column, reason }
    }
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

/// Says what a text is and of [which](super::which) game, and reads it.
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
    let begin = text.find(|c| !is_blank(c)).unwrap_or(text.len());
    match form(&text[begin..]) {
        Form::Nothing => Err(TextError::at(text, 0, TextReason::Nothing)),
        Form::Unknown { offset } => Err(TextError::at(text, begin + offset, TextReason::Unknown)),
        Form::Link => Ok(Recognised::Link(text.trim_matches(is_blank).to_owned())),
        Form::Setup => setup(text).map(Recognised::Setup),
        Form::Moves => {
            let (record, _) = game(text, &text.replace(',', " "))?;
            Ok(Recognised::Moves(Box::new(record)))
        }
        Form::Game => {
            let (record, tags) = game(text, text)?;
            Ok(Recognised::Game { record: Box::new(record), tags })
        }
    }
}

/// Reads a game, written once as it was given and once as it is read.
fn game(given: &str, written: &str) -> Result<(Record<Mancala>, Tags), TextError> {
    ogn::read(&which::of_game(given), written).map_err(|OgnError { line, column, reason }| TextError {
        line,
        column,
        reason: TextReason::Game(reason),
    })
}

/// Reads a board of [whichever](super::which) game with the player to move.
///
/// ```
/// use mancala::record::text;
/// use mancala::rules::any::Setup;
///
/// assert!(matches!(text::setup("4 4 4 4 4 4/4 4 4 4 4 4 S 0 0"), Ok(Setup::Oware(_))));
/// ```
///
/// # Errors
/// What is wrong with it, and where.
pub fn setup(text: &str) -> Result<Setup, TextError> {
    setup_of(&which::of_setup(text), text)
}

/// Reads a board of a game with the player to move.
///
/// ```
/// use mancala::record::text;
/// use mancala::rules::Hawalis;
///
/// let game = Hawalis::default();
/// assert!(text::setup_of(&game, "2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2 S").is_ok());
///
/// let error = text::setup_of(&game, "2 2 2 2 2 2 2\n2 2 2 2 x 2 2").unwrap_err();
/// assert_eq!((error.line, error.column), (2, 9));
/// ```
///
/// # Errors
/// What is wrong with it, and where.
pub fn setup_of<G: Game>(game: &G, text: &str) -> Result<G::Setup, TextError> {
    // Blanks of other kinds come from pages that positions are copied from.
    let blanks = text.replace(|c: char| is_blank(c) && !c.is_ascii(), " ");
    game.setup(&blanks).map_err(|error| {
        // Places are counted in characters, which the blanks left as many as they were.
        let characters = blanks[..error.offset].chars().count();
        let offset = text.char_indices().nth(characters).map_or(text.len(), |(offset, _)| offset);
        TextError::at(text, offset, TextReason::Setup(error.fault))
    })
}

/// What counts as nothing between words.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
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
    for word in plain.split(is_between_counts).filter(|word| !word.is_empty()) {
        if is_count_of_oware(word) {
            return Form::Setup;
        }
        counts = if word.chars().all(|c| c.is_ascii_digit()) { counts + 1 } else { 0 };
        if counts == 2 {
            return Form::Setup;
        }
    }
    if text.chars().all(|c| c.is_ascii_digit()) {
        return Form::Setup;
    }
    // One letter of no pit is a slip, more are another language.
    let mut strange =
        plain.char_indices().filter(|&(_, c)| c.is_alphabetic() && Hawalis::SHAPE.pit(c).is_none());
    if let (Some((offset, _)), Some(_)) = (strange.next(), strange.next()) {
        return Form::Unknown { offset };
    }
    let of_moves = |c: char| c.is_alphanumeric() || c.is_whitespace() || matches!(c, '.' | '…' | ',' | '+');
    if text.chars().all(of_moves) { Form::Moves } else { Form::Game }
}
