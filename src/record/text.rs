//! What a text that somebody pastes, drops or opens is.

use super::ogn::{self, Fault, Notated, Tags};
use super::{Place, Record};
use crate::rules::{Game, Hawalis, Oware, TextFault};

/// What a text was recognised as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recognised {
    /// Something of Hawalis.
    Hawalis(Reading<Hawalis>),
    /// Something of Oware.
    Oware(Reading<Oware>),
    /// Something with a link in it, as it was given; what the link says is another question.
    Link(String),
}

/// What a text says about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading<G: Game> {
    /// A board with the player to move. Whether one can play on it is asked of its position.
    Setup(G::Setup),
    /// Moves from the standard start, by the usual rules, as in `gHcC` or `1. g H 2. c C`.
    Moves(Box<Record<G>>),
    /// A game in [OGN](super::ogn), with what else is known of it.
    Game {
        /// The game.
        record: Box<Record<G>>,
        /// What else is known.
        tags: Tags,
    },
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

/// Says what a text is and of which game, and reads it.
///
/// Moves that say nothing of their game are told apart by the first one, which South plays: its letter is
/// small in Hawalis and a capital in Oware.
///
/// ```
/// use mancala::record::text::{Reading, Recognised, recognise};
///
/// assert!(matches!(recognise("gHcC"), Ok(Recognised::Hawalis(Reading::Moves(_)))));
/// assert!(matches!(recognise("FfB"), Ok(Recognised::Oware(Reading::Moves(_)))));
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
    let rest = &text[begin..];
    let form = form(rest);
    let is_oware = match form {
        Form::Nothing => return Err(TextError::at(text, 0, TextReason::Nothing)),
        Form::Link => return Ok(Recognised::Link(text.trim_matches(is_blank).to_owned())),
        Form::Unknown { offset } => return Err(TextError::at(text, begin + offset, TextReason::Unknown)),
        Form::Setup => is_setup_of_oware(rest),
        Form::Moves | Form::Game => is_game_of_oware(text),
    };
    Ok(match is_oware {
        true => Recognised::Oware(read(text, form)?),
        false => Recognised::Hawalis(read(text, form)?),
    })
}

/// Reads a text of this game that has this form.
fn read<G: Notated>(text: &str, form: Form) -> Result<Reading<G>, TextError> {
    if matches!(form, Form::Setup) {
        return position::<G>(text).map(Reading::Setup);
    }
    let only_moves = matches!(form, Form::Moves);
    let game = if only_moves { text.replace(',', " ") } else { text.to_owned() };
    let (record, tags) = ogn::read(&game).map_err(|error| TextError {
        line: error.line,
        column: error.column,
        reason: TextReason::Game(error.reason),
    })?;
    let record = Box::new(record);
    Ok(if only_moves { Reading::Moves(record) } else { Reading::Game { record, tags } })
}

/// Whether a text that looks like a position is one of Oware: written as other programs do it, or with
/// two rows of six, or with stores.
fn is_setup_of_oware(text: &str) -> bool {
    if text.split(is_between_counts).any(is_count_of_oware) {
        return true;
    }
    let is_count = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let counts_of =
        |row: &str| row.split(is_between_counts).filter(|word| !word.is_empty()).take_while(is_count).count();
    let counts: Vec<usize> =
        text.split(['/', '\n', '\r']).map(counts_of).filter(|&counts| counts > 0).collect();
    // Only stores follow the player to move.
    let has_stores = text
        .split_once(['S', 'N', 's', 'n'])
        .is_some_and(|(_, behind)| behind.split_whitespace().any(|word| is_count(&word)));
    match counts[..] {
        [upper] | [upper, _] if has_stores => upper <= Hawalis::COLUMNS,
        [upper, lower] => upper <= Oware::COLUMNS && lower <= Oware::COLUMNS + Oware::ROWS,
        [upper] => upper == Oware::COLUMNS,
        _ => has_stores && counts.len() == 3,
    }
}

/// Whether a word is written as other programs write positions of Oware: `4S`, or `4-4-4…`.
fn is_count_of_oware(word: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    word.strip_suffix('S').is_some_and(is_number)
        || (word.matches('-').count() > 1 && word.split('-').next().is_some_and(is_number))
}

fn is_between_counts(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | '/')
}

/// Whether a written game is one of Oware.
fn is_game_of_oware(text: &str) -> bool {
    if let Some(variant) = ogn::tag(text, "Variant") {
        return Oware::is_variant(&variant);
    }
    if let Some(start) = ogn::tag(text, "FEN") {
        return is_setup_of_oware(&start);
    }
    if [Hawalis::OPTION, Oware::OPTION].iter().any(|option| ogn::tag(text, option).is_some()) {
        return ogn::tag(text, Oware::OPTION).is_some();
    }
    first_move(text).is_some_and(|letter| letter.is_ascii_uppercase() && Oware::pit(letter).is_some())
}

/// The letter of the first move: the first one that stands neither in a tag nor in a comment.
fn first_move(text: &str) -> Option<char> {
    let mut rest = ogn::behind_tags(text);
    loop {
        let (offset, c) = rest.char_indices().find(|&(_, c)| c.is_alphabetic() || matches!(c, '{' | ';'))?;
        let end: &[char] = match c {
            '{' => &['}'],
            ';' => &['\n', '\r'],
            letter => return Some(letter),
        };
        rest = &rest[offset + rest[offset..].find(end)?..];
    }
}

/// Reads a board with the player to move.
///
/// ```
/// use mancala::record::text::position;
/// use mancala::rules::Hawalis;
///
/// assert!(position::<Hawalis>("2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2 S").is_ok());
///
/// let error = position::<Hawalis>("2 2 2 2 2 2 2\n2 2 2 2 x 2 2").unwrap_err();
/// assert_eq!((error.line, error.column), (2, 9));
/// ```
///
/// # Errors
/// What is wrong with it, and where.
pub fn position<G: Game>(text: &str) -> Result<G::Setup, TextError> {
    // Blanks of other kinds come from pages that positions are copied from.
    let blanks = text.replace(|c: char| is_blank(c) && !c.is_ascii(), " ");
    blanks.parse::<G::Setup>().map_err(|error| {
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
    let mut strange = plain.char_indices().filter(|&(_, c)| c.is_alphabetic() && Hawalis::pit(c).is_none());
    if let (Some((offset, _)), Some(_)) = (strange.next(), strange.next()) {
        return Form::Unknown { offset };
    }
    let of_moves = |c: char| c.is_alphanumeric() || c.is_whitespace() || matches!(c, '.' | '…' | ',' | '+');
    if text.chars().all(of_moves) { Form::Moves } else { Form::Game }
}
