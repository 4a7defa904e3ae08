//! The text of a game, piece by piece.

use super::tags::is_name;
use super::{Fault, OgnError};

/// Reads on in a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scanner<'a> {
    text: &'a str,
    /// What is read next, in bytes from the start.
    pub(super) offset: usize,
}

/// A tag as it stands in the text.
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    /// Where the name stands.
    pub(super) name_at: usize,
    /// The value with its backslashes.
    pub(super) written: &'a str,
    /// Where the value stands.
    pub(super) value_at: usize,
}

impl Tag<'_> {
    /// The value: a backslash makes the next character an ordinary one.
    pub(super) fn value(&self) -> String {
        let mut value = String::new();
        let mut rest = self.written.chars();
        while let Some(c) = rest.next() {
            value.push(if c == '\\' { rest.next().unwrap_or(c) } else { c });
        }
        value
    }
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Scanner<'a> {
        Scanner { text, offset: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.offset..]
    }

    /// What comes next.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Reads a character.
    pub(super) fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.offset += next.len_utf8();
        Some(next)
    }

    /// Reads this character if it comes next.
    pub(super) fn next_if(&mut self, expected: char) -> bool {
        self.peek() == Some(expected) && self.next().is_some()
    }

    /// Reads as long as characters are of a kind.
    pub(super) fn take(&mut self, is_of_kind: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let taken = &rest[..rest.find(|c| !is_of_kind(c)).unwrap_or(rest.len())];
        self.offset += taken.len();
        taken
    }

    /// Reads up to a character and over it; nothing if it does not come any more.
    pub(super) fn take_to(&mut self, end: char) -> Option<&'a str> {
        let taken = &self.rest()[..self.rest().find(end)?];
        self.offset += taken.len() + end.len_utf8();
        Some(taken)
    }

    /// Reads over blanks and line ends.
    pub(super) fn skip_blank(&mut self) {
        self.take(|c| c.is_whitespace() || c == '\u{feff}');
    }

    /// The error at an offset.
    pub(super) fn error(&self, offset: usize, reason: Fault) -> OgnError {
        OgnError::at(self.text, offset, reason)
    }

    /// Reads the tags before the moves.
    pub(super) fn tags(&mut self) -> Result<Vec<Tag<'a>>, OgnError> {
        let mut tags: Vec<Tag<'a>> = Vec::new();
        loop {
            self.skip_blank();
            let begin = self.offset;
            if !self.next_if('[') {
                return Ok(tags);
            }
            let tag = self.tag().ok_or_else(|| self.error(begin, Fault::Tag))?;
            if tags.iter().any(|known| known.name == tag.name) {
                return Err(self.error(tag.name_at, Fault::TagTwice(tag.name.to_owned())));
            }
            tags.push(tag);
        }
    }

    /// Reads a tag behind its bracket, if it is of the form.
    fn tag(&mut self) -> Option<Tag<'a>> {
        let blank = |c| matches!(c, ' ' | '\t');
        self.take(blank);
        let name_at = self.offset;
        let name = self.take(|c| is_name(c.encode_utf8(&mut [0; 4])));
        self.take(blank);
        if name.is_empty() || !self.next_if('"') {
            return None;
        }
        let value_at = self.offset;
        loop {
            match self.next()? {
                '"' => break,
                '\\' => drop(self.next()?),
                '\n' | '\r' => return None,
                _ => {}
            }
        }
        let written = &self.text[value_at..self.offset - 1];
        self.take(blank);
        self.next_if(']').then_some(Tag { name, name_at, written, value_at })
    }
}
