//! Finding a link in an address, or in the text around one.

use super::frame::{LONGEST, belongs};
use super::{Link, LinkError, Linked};
use percent_encoding::percent_decode_str;

/// The name of a link in the fragment or in the query string: `#game=…`, `?game=…`.
pub const PARAMETER: &str = "game";

/// The most bytes of a text that is looked through: a link with every character percent-encoded, and some more.
const LONGEST_TEXT: usize = 4 * LONGEST;

/// Percent-encodings that are undone: the one that an address may have, and one too many.
const ENCODINGS: usize = 2;

/// The fewest characters of a code: that of a game which has just begun has more.
const SHORTEST: usize = 20;

impl<G: Linked> Link<G> {
    /// Finds the link in an address, or in a text with an address or a bare code in it. The fragment goes before the
    /// query string. Other parameters, punctuation around it and an extra percent-encoding do no harm.
    ///
    /// Nothing is found in an address without a parameter `game`, and that is no error.
    ///
    /// ```
    /// use mancala::record::Link;
    /// use mancala::rules::Hawalis;
    ///
    /// let link = Link::new(Hawalis::default());
    /// let text = format!("See (https://a.example/{}).", link.fragment());
    /// assert_eq!(Link::find_in(&text), Ok(Some(link)));
    /// assert_eq!(Link::<Hawalis>::find_in("https://a.example/?utm_source=b#rules"), Ok(None));
    /// ```
    ///
    /// # Errors
    /// There is a link, and it cannot be read.
    pub fn find_in(text: &str) -> Result<Option<Link<G>>, LinkError> {
        code_in(text)?.map(|code| Link::decode(&code)).transpose()
    }
}

/// The code in a text, whatever its state.
pub(super) fn code_in(text: &str) -> Result<Option<String>, LinkError> {
    if text.len() > LONGEST_TEXT {
        return Err(LinkError::TooLong);
    }
    let mut text = text.to_owned();
    for _ in 0..=ENCODINGS {
        if let Some(code) = text.split_whitespace().find_map(code_of_word) {
            return Ok(Some(without_encodings(code)));
        }
        text = decoded(&text);
    }
    Ok(None)
}

fn code_of_word(word: &str) -> Option<&str> {
    let (address, fragment) = word.split_once('#').unwrap_or((word, ""));
    parameter(fragment)
        .or_else(|| bare(fragment))
        .or_else(|| misnamed(fragment))
        .or_else(|| parameter(address))
        .or_else(|| bare(word))
}

/// Whether an address or a sentence goes on to something else with this character. Letters of other scripts do not:
/// they are named as what is wrong.
fn separates(character: char) -> bool {
    character.is_ascii() && !belongs(character) && character != '%'
}

fn parameter(text: &str) -> Option<&str> {
    let mut parameters = text.split(|character| separates(character) && character != '=');
    let value = parameters.find_map(|parameter| parameter.strip_prefix(PARAMETER)?.strip_prefix('='))?;
    value.split('=').next()
}

/// The code behind a name that may be a mistyped one: nothing else begins as a code does.
fn misnamed(fragment: &str) -> Option<&str> {
    bare(fragment.rsplit('=').next().filter(|value| value.len() < fragment.len())?)
}

/// The code that makes up all of a text but the punctuation around it.
fn bare(text: &str) -> Option<&str> {
    let code = text.trim_matches(|character: char| !character.is_ascii_alphanumeric());
    let mut pieces = code.split('.');
    let mut number = || pieces.next().is_some_and(|piece| piece.bytes().all(|byte| byte.is_ascii_digit()));
    let begins = number() && number();
    let game = pieces.next().is_some_and(|piece| piece.starts_with(|first: char| first.is_ascii_lowercase()));
    (begins && game && code.len() >= SHORTEST).then_some(code)
}

/// The code as it was before it was percent-encoded, and before punctuation followed it.
fn without_encodings(code: &str) -> String {
    let mut code = code.to_owned();
    for _ in 0..ENCODINGS {
        code = decoded(&code);
    }
    let code = code.split(separates).next().unwrap_or_default();
    code.trim_end_matches(|character: char| !character.is_ascii_alphanumeric()).to_owned()
}

fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}
