//! What the position texts of all games share: rows of counts, and places of faults.

use super::{ParseSideError, Pit, Shape, Side};
use std::fmt;

/// A position text could not be read.
///
/// ```
/// use mancala::rules::hawalis::Setup;
///
/// let error = "2 2 2 2 2 2 2/2 2 x 2 2 2 2".parse::<Setup>().unwrap_err();
/// assert_eq!((error.row, error.column, error.offset), (2, 3, 18));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("row {row}, column {column}: {fault}")]
pub struct ParseSetupError {
    /// The row of the board, from 1 at the top; one more than the board has is what follows the last.
    pub row: usize,
    /// The count in that row, from 1 at the left.
    pub column: usize,
    /// Where in the text that was read it stands, in bytes; for something that is missing, the end of
    /// what it should follow.
    pub offset: usize,
    /// What is wrong there.
    pub fault: TextFault,
}

/// What is wrong at a place of a position text.
///
/// ```
/// use mancala::rules::TextFault;
/// use mancala::rules::hawalis::Setup;
///
/// let error = "2 2 x".parse::<Setup>().unwrap_err();
/// assert_eq!(error.fault, TextFault::NotACount("x".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextFault {
    /// Something that is not a count.
    #[error("“{0}” is not a number of seeds from 0 to 255")]
    NotACount(String),
    /// The row ends before its last count.
    #[error("a count is missing: a row has {}", in_words(*columns))]
    CountMissing {
        /// Counts of a row.
        columns: usize,
    },
    /// The row goes on after its last count.
    #[error("“{text}” is one too many: a row has {} counts", in_words(*columns))]
    CountTooMany {
        /// What stands there.
        text: String,
        /// Counts of a row.
        columns: usize,
    },
    /// The text ends before the last row.
    #[error("the row is missing: the board has {}", in_words(*rows))]
    RowMissing {
        /// Rows of the board.
        rows: usize,
    },
    /// Nobody is named after the counts.
    #[error("the player to move is missing: end with S or N")]
    TurnMissing,
    /// Something else than a player is named.
    #[error(transparent)]
    Turn(#[from] ParseSideError),
    /// What the players have captured is not all there.
    #[error("{0:?}'s store is missing: write both, South's first")]
    StoreMissing(Side),
    /// There is text after the end.
    #[error("“{0}” stands after the end of the position")]
    TextAfterEnd(String),
}

/// The numbers of rows and columns that boards have.
fn in_words(number: usize) -> &'static str {
    match number {
        2 => "two",
        4 => "four",
        6 => "six",
        7 => "seven",
        _ => "another number",
    }
}

/// Writes the counts as South sees them, rows separated by `/`.
pub(super) fn write_rows(
    f: &mut fmt::Formatter<'_>,
    shape: &Shape,
    seeds: impl Fn(Pit) -> u8,
) -> fmt::Result {
    for row in 0..shape.rows {
        for column in 0..shape.columns {
            let before = match (row, column) {
                (0, 0) => "",
                (_, 0) => "/",
                _ => " ",
            };
            write!(f, "{before}{}", seeds(shape.pit_at(row, column)))?;
        }
    }
    Ok(())
}

/// The words of a text in rows: `/` and line ends begin a new one, empty ones do not count.
fn rows(text: &str) -> Vec<Vec<&str>> {
    text.split(['/', '\n', '\r'])
        .map(|row| row.split([' ', '\t', ',']).filter(|word| !word.is_empty()).collect::<Vec<_>>())
        .filter(|row| !row.is_empty())
        .collect()
}

/// What stands behind the counts of a board, word by word.
pub(super) struct Rest<'a> {
    text: &'a str,
    words: std::vec::IntoIter<&'a str>,
    /// The row that the words are said to stand in, and the column of the next one, from 0.
    place: (usize, usize),
    /// Where what was read last ends.
    read_to: usize,
}

impl<'a> Rest<'a> {
    /// The words behind what was read, which stand in this row and from this column on.
    pub(super) fn new(text: &'a str, words: Vec<&'a str>, place: (usize, usize), read_to: usize) -> Rest<'a> {
        Rest { text, words: words.into_iter(), place, read_to }
    }

    /// The fault of this word, or of its absence.
    fn error(&self, word: Option<&str>, fault: TextFault) -> ParseSetupError {
        let (row, column) = self.place;
        let offset = word.map_or(self.read_to, |word| offset_of(self.text, word));
        ParseSetupError { row: row + 1, column: column + 1, offset, fault }
    }

    /// Reads a word as something; `missing` is wrong when there is none.
    fn read<T>(
        &mut self,
        missing: TextFault,
        read: impl Fn(&str) -> Result<T, TextFault>,
    ) -> Result<T, ParseSetupError> {
        let Some(word) = self.words.next() else { return Err(self.error(None, missing)) };
        let value = read(word).map_err(|fault| self.error(Some(word), fault))?;
        self.read_to = offset_of(self.text, word) + word.len();
        self.place.1 += 1;
        Ok(value)
    }

    /// Reads the player to move.
    pub(super) fn turn(&mut self) -> Result<Side, ParseSetupError> {
        self.read(TextFault::TurnMissing, |word| Ok(word.parse::<Side>()?))
    }

    /// Reads a number of seeds; `missing` is wrong when nothing follows.
    pub(super) fn count(&mut self, missing: TextFault) -> Result<u8, ParseSetupError> {
        self.read(missing, count)
    }

    /// Reads what South and North have captured.
    pub(super) fn stores(&mut self) -> Result<[u8; 2], ParseSetupError> {
        let mut store = |side| self.count(TextFault::StoreMissing(side));
        Ok([store(Side::South)?, store(Side::North)?])
    }

    /// Reads a number that says nothing about the board, if one comes next.
    pub(super) fn skip_number(&mut self) {
        if self.words.as_slice().first().is_some_and(|word| word.parse::<u32>().is_ok()) {
            self.words.next();
        }
    }

    /// Nothing more may follow.
    pub(super) fn end(mut self) -> Result<(), ParseSetupError> {
        match self.words.next() {
            Some(word) => Err(self.error(Some(word), TextFault::TextAfterEnd(word.to_owned()))),
            None => Ok(()),
        }
    }
}

/// Where a slice of a text begins in it.
pub(super) fn offset_of(text: &str, word: &str) -> usize {
    word.as_ptr() as usize - text.as_ptr() as usize
}

/// Reads a number of seeds.
pub(super) fn count(word: &str) -> Result<u8, TextFault> {
    word.parse().map_err(|_| TextFault::NotACount(word.to_owned()))
}

/// Reads the counts of a board as [`write_rows`] writes them, or with a line a row. Returns what follows.
pub(super) fn read_rows<'a>(
    text: &'a str,
    shape: &Shape,
    mut set: impl FnMut(Pit, u8),
) -> Result<Rest<'a>, ParseSetupError> {
    let mut rows = rows(text);
    // What follows stands behind the last row or below it.
    let mut behind = if rows.len() > shape.rows { rows.split_off(shape.rows).concat() } else { Vec::new() };
    if let Some(last) = rows.get_mut(shape.rows - 1)
        && last.len() > shape.columns
    {
        let mut in_row = last.split_off(shape.columns);
        in_row.append(&mut behind);
        behind = in_row;
    }

    let mut read_to = None;
    let fault = |(row, column), read_to: Option<usize>, word: Option<&str>, fault| ParseSetupError {
        row: row + 1,
        column: column + 1,
        offset: word.map_or(read_to.unwrap_or(text.len()), |word| offset_of(text, word)),
        fault,
    };
    let columns = shape.columns;
    for row in 0..shape.rows {
        let missing = || fault((row, 0), read_to, None, TextFault::RowMissing { rows: shape.rows });
        let words = rows.get(row).ok_or_else(missing)?;
        for column in 0..columns {
            let at = (row, column);
            let missing = || fault(at, read_to, None, TextFault::CountMissing { columns });
            let word = *words.get(column).ok_or_else(missing)?;
            let count = count(word).map_err(|wrong| fault(at, read_to, Some(word), wrong))?;
            set(shape.pit_at(row, column), count);
            read_to = Some(offset_of(text, word) + word.len());
        }
        if let Some(&word) = words.get(columns) {
            let too_many = TextFault::CountTooMany { text: word.to_owned(), columns };
            return Err(fault((row, columns), read_to, Some(word), too_many));
        }
    }
    if let Some(&word) = behind.first()
        && word.parse::<u32>().is_ok()
    {
        let too_many = TextFault::CountTooMany { text: word.to_owned(), columns };
        return Err(fault((shape.rows - 1, columns), read_to, Some(word), too_many));
    }
    Ok(Rest::new(text, behind, (shape.rows, 0), read_to.unwrap_or(text.len())))
}
