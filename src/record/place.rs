//! Places in a text.

/// A place in a text as people count.
///
/// ```
/// use mancala::record::Place;
///
/// assert_eq!(Place::of("één\r\ntwee", 8), Place { line: 2, column: 2 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, from 1; `\n`, `\r\n` and `\r` end one.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

impl Place {
    /// The place of the character that begins at an offset in bytes, or of the end for one beyond.
    pub fn of(text: &str, offset: usize) -> Place {
        let mut place = Place { line: 1, column: 1 };
        let mut rest = text.char_indices().peekable();
        while let Some((_, c)) = rest.next_if(|&(at, _)| at < offset) {
            let ends_line = c == '\n' || (c == '\r' && rest.peek().is_none_or(|&(_, next)| next != '\n'));
            if ends_line {
                place = Place { line: place.line + 1, column: 1 };
            } else if c != '\u{feff}' || place.column > 1 {
                place.column += 1;
            }
        }
        place
    }
}
