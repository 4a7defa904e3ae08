//! Many games in one text.

use super::comment::BLANKS;
use super::scanner::Scanner;
use super::{OgnError, Tags, read};
use crate::record::{Place, Record, which};
use crate::rules::Mancala;

/// Games that one text has at most; what follows is not read.
pub const MOST_GAMES: usize = 1_000;

/// Reads all games of a text. A game ends where the tags of the next one begin, so that each but the
/// first needs a tag. One that cannot be read does no harm to the others; its error names line and
/// column in the whole text.
///
/// ```
/// use mancala::record::ogn;
///
/// let text = "[South \"Amal\"]\n1. g H *\n\n[South \"Said\"]\n1. g X *\n\n[South \"Zayd\"]\n1. a *";
/// let games = ogn::read_all(text);
/// assert_eq!(games.len(), 3);
/// assert_eq!(games[2].as_ref().unwrap().1.get("South"), Some("Zayd"));
/// let error = games[1].as_ref().unwrap_err();
/// assert_eq!(error.to_string(), "line 5, column 6: no pit is called “X”");
/// ```
pub fn read_all(text: &str) -> Vec<Result<(Record<Mancala>, Tags), OgnError>> {
    let games = games(text).take(MOST_GAMES);
    games.map(|(begin, game)| read_any(game).map_err(|error| within(error, text, begin))).collect()
}

/// Reads a game as [`read`] does, of [whichever](which::of_game) kind it is.
///
/// ```
/// use mancala::record::ogn;
/// use mancala::rules::{Mancala, Oware};
///
/// let (record, _) = ogn::read_any("1. F f 2. B").unwrap();
/// assert_eq!(*record.game(), Mancala::from(Oware::default()));
/// ```
///
/// # Errors
/// As there.
pub fn read_any(text: &str) -> Result<(Record<Mancala>, Tags), OgnError> {
    read(&which::of_game(text), text)
}

/// Whether a text holds more games than one; they are not read.
///
/// ```
/// use mancala::record::ogn;
///
/// assert!(ogn::holds_many("[South \"Amal\"]\n1. g *\n[South \"Said\"]\n1. a *"));
/// assert!(!ogn::holds_many("1. g *"));
/// ```
pub fn holds_many(text: &str) -> bool {
    games(text).nth(1).is_some()
}

/// The games of a text, each with the place in bytes at which it begins.
fn games(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut begin = 0;
    std::iter::from_fn(move || {
        while begin < text.len() {
            let (at, rest) = (begin, &text[begin..]);
            let mut length = first_game(rest);
            let is_blank =
                rest[..length].trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}').is_empty();
            if !is_blank {
                // A comment without its end would swallow the games behind it, up to the end of another comment.
                length = swallowed(&rest[..length]).unwrap_or(length);
            }
            begin += length;
            if !is_blank {
                return Some((at, &rest[..length]));
            }
        }
        None
    })
}

/// Writes games behind each other, each as [`write`](super::write) wrote it.
///
/// ```
/// use mancala::record::Record;
/// use mancala::record::ogn::{self, Tags};
/// use mancala::rules::Hawalis;
///
/// let game = ogn::write(&Record::new(Hawalis::default()), &Tags::default());
/// assert_eq!(ogn::read_all(&ogn::write_all([game.as_str(), &game])).len(), 2);
/// ```
pub fn write_all<'a>(games: impl IntoIterator<Item = &'a str>) -> String {
    games.into_iter().collect::<Vec<_>>().join("\n")
}

/// What a tag before the moves says, if it stands there; the moves are not looked at. Unlike
/// [`Tags`], this knows the result and all else that the record decides about.
///
/// ```
/// use mancala::record::ogn;
///
/// assert_eq!(ogn::tag("[Result \"*\"]\n\n1. g *", "Result").as_deref(), Some("*"));
/// ```
pub fn tag(text: &str, name: &str) -> Option<String> {
    let tags = Scanner::new(text).tags().ok()?;
    tags.iter().find(|tag| tag.name == name).map(|tag| tag.value())
}

/// The error of a game that begins at a place in bytes of the whole text.
fn within(error: OgnError, text: &str, begin: usize) -> OgnError {
    let place = Place::of(text, begin);
    let column = if error.line == 1 { place.column + error.column - 1 } else { error.column };
    OgnError { line: place.line + error.line - 1, column, reason: error.reason }
}

/// Where the first game of a text ends: before the first tag that stands behind moves.
fn first_game(text: &str) -> usize {
    let mut moved = false;
    let mut rest = text.char_indices();
    while let Some((at, c)) = rest.next() {
        match c {
            '[' if moved => return at,
            // Values hold any character but the quotes themselves and line ends.
            '[' => {
                let mut quoted = false;
                let mut escaped = false;
                rest.find(|&(_, c)| {
                    quoted ^= c == '"' && !escaped;
                    escaped = c == '\\' && !escaped;
                    matches!(c, '\n' | '\r') || (c == ']' && !quoted)
                });
            }
            '{' => {
                moved = true;
                rest.find(|&(_, c)| c == '}');
            }
            ';' => {
                moved = true;
                rest.find(|&(_, c)| matches!(c, '\n' | '\r'));
            }
            _ => moved |= !c.is_whitespace() && c != '\u{feff}',
        }
    }
    text.len()
}

/// Where a game begins within a comment of another one: a tag behind an empty line, which no comment
/// has that was written here. Blanks are those that comments are written with, no others.
fn swallowed(text: &str) -> Option<usize> {
    let mut empty = false;
    let mut moved = false;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let mark: &[char] = if at == 0 { &['\u{feff}'] } else { &[] };
        let written = line.trim_start_matches(mark).trim_matches(BLANKS);
        let is_tag = written.starts_with('[') && written.ends_with("\"]");
        if is_tag && empty && moved {
            return Some(at);
        }
        empty = written.is_empty();
        moved |= !empty && !is_tag;
        at += line.len();
    }
    None
}
