//! Which game a text is of.

use super::ogn::{self, Notation};
use crate::rules::{Hawalis, Mancala, Oware};

/// The game of a text that looks like a position, by its usual options. It is Oware where it is written as
/// other programs write that, or has two rows of six, or stores.
///
/// ```
/// use mancala::record::which;
/// use mancala::rules::{Mancala, Oware};
///
/// assert_eq!(which::of_setup("4 4 4 4 4 4/4 4 4 4 4 4 S 0 0"), Mancala::from(Oware::default()));
/// ```
pub fn of_setup(text: &str) -> Mancala {
    if is_setup_of_oware(text) { Oware::default().into() } else { Hawalis::default().into() }
}

/// The game of a text that looks like moves or a written game, by its usual options. Moves that say nothing
/// of their game are told apart by the first one, which South plays: its letter is small in Hawalis and a
/// capital in Oware.
///
/// ```
/// use mancala::record::which;
/// use mancala::rules::{Mancala, Oware};
///
/// assert_eq!(which::of_game("1. F f 2. B"), Mancala::from(Oware::default()));
/// assert_eq!(which::of_game("1. g H 2. c"), Mancala::default());
/// ```
pub fn of_game(text: &str) -> Mancala {
    if is_game_of_oware(text) { Oware::default().into() } else { Hawalis::default().into() }
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
        [upper] | [upper, _] if has_stores => upper <= Hawalis::SHAPE.columns,
        [upper, lower] => upper <= Oware::SHAPE.columns && lower <= Oware::SHAPE.columns + Oware::SHAPE.rows,
        [upper] => upper == Oware::SHAPE.columns,
        _ => has_stores && counts.len() == 3,
    }
}

/// Whether a word is written as other programs write positions of Oware: `4S`, or `4-4-4…`.
pub(super) fn is_count_of_oware(word: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    word.strip_suffix('S').is_some_and(is_number)
        || (word.matches('-').count() > 1 && word.split('-').next().is_some_and(is_number))
}

pub(super) fn is_between_counts(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | '/')
}

/// Whether a written game is one of Oware.
fn is_game_of_oware(text: &str) -> bool {
    if let Some(variant) = ogn::tag(text, "Variant") {
        return Notation::OWARE.is_variant(&variant);
    }
    if let Some(start) = ogn::tag(text, "FEN") {
        return is_setup_of_oware(&start);
    }
    if let Some(notation) = Notation::ALL.into_iter().find(|known| ogn::tag(text, known.option).is_some()) {
        return notation == &Notation::OWARE;
    }
    first_move(text).is_some_and(|letter| letter.is_ascii_uppercase() && Oware::SHAPE.pit(letter).is_some())
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
