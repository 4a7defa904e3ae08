//! Counts as somebody may set them up, and their text.

use super::PITS;
use crate::rules::{Counts, Game, Hawalis, ParseSideError, Pit, Side};
use std::fmt;
use std::str::FromStr;

/// Any counts with a player to move: shown and edited, but judged and played only once they are a
/// [`Position`](super::Position).
///
/// The text has a row of counts for each row of the board as South sees it, separated by `/` or
/// line ends, then the player to move.
///
/// ```
/// use mancala::rules::hawalis::{Position, Setup};
///
/// let setup: Setup = "
///     0 0 0 1 0 0 0
///     0 0 0 1 0 0 0
///     0 0 0 0 0 0 3
///     0 0 0 0 0 0 0
///     South".parse().unwrap();
/// assert_eq!(setup.to_string(), "0 0 0 1 0 0 0/0 0 0 1 0 0 0/0 0 0 0 0 0 3/0 0 0 0 0 0 0 S");
/// assert!(Position::try_from(setup).is_ok());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// South's counts, `a`…`n`.
    pub south: [u8; PITS],
    /// North's counts, `A`…`N`.
    pub north: [u8; PITS],
    /// Who is to move.
    pub turn: Side,
}

/// A side holds more seeds than it can ever have.
///
/// ```
/// use mancala::rules::Side;
/// use mancala::rules::hawalis::{Invalid, Position, Setup};
///
/// let setup = Setup { south: [3; 14], north: [0; 14], turn: Side::South };
/// assert_eq!(Position::try_from(setup), Err(Invalid { side: Side::South, seeds: 42 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{side:?} holds {seeds} seeds: a side never has more than 28")]
pub struct Invalid {
    /// The first such side.
    pub side: Side,
    /// Its seeds.
    pub seeds: u32,
}

impl Setup {
    /// The counts of a side in letter order.
    ///
    /// ```
    /// use mancala::rules::Side;
    /// use mancala::rules::hawalis::Setup;
    ///
    /// let setup = Setup { south: [2; 14], north: [1; 14], turn: Side::South };
    /// assert_eq!(setup.side(Side::North), &[1; 14]);
    /// ```
    pub fn side(&self, side: Side) -> &[u8; PITS] {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }

    /// All seeds of a side.
    ///
    /// ```
    /// use mancala::rules::Side;
    /// use mancala::rules::hawalis::Setup;
    ///
    /// let setup = Setup { south: [2; 14], north: [1; 14], turn: Side::South };
    /// assert_eq!((setup.seeds_of(Side::South), setup.seeds_of(Side::North)), (28, 14));
    /// ```
    pub fn seeds_of(&self, side: Side) -> u32 {
        self.side(side).iter().map(|&seeds| u32::from(seeds)).sum()
    }

    /// Seeds in a pit.
    ///
    /// ```
    /// use mancala::rules::hawalis::Setup;
    /// use mancala::rules::{Game, Hawalis, Side};
    ///
    /// let setup = Setup { south: [2; 14], north: [1; 14], turn: Side::South };
    /// assert_eq!(setup.seeds(Hawalis::pit('n').unwrap()), 2);
    /// assert_eq!(setup.seeds(Hawalis::pit('N').unwrap()), 1);
    /// ```
    pub fn seeds(&self, pit: Pit) -> u8 {
        self.side(pit.side())[pit.index()]
    }
}

impl Counts for Setup {
    fn empty(turn: Side) -> Setup {
        Setup { south: [0; PITS], north: [0; PITS], turn }
    }

    fn seeds(&self, pit: Pit) -> u8 {
        Setup::seeds(self, pit)
    }

    fn set_seeds(&mut self, pit: Pit, seeds: u8) {
        let side = match pit.side() {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        };
        side[pit.index()] = seeds;
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn set_turn(&mut self, side: Side) {
        self.turn = side;
    }

    fn turned(&self) -> Setup {
        Setup { south: self.north, north: self.south, turn: !self.turn }
    }
}

const ROWS: usize = Hawalis::ROWS;
const COLUMNS: usize = Hawalis::COLUMNS;

impl fmt::Display for Setup {
    /// Four rows separated by `/`, a space, and the player to move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..ROWS {
            for column in 0..COLUMNS {
                let before = match (row, column) {
                    (0, 0) => "",
                    (_, 0) => "/",
                    _ => " ",
                };
                write!(f, "{before}{}", self.seeds(Hawalis::pit_at(row, column)))?;
            }
        }
        write!(f, " {}", self.turn)
    }
}

/// A position text could not be read.
///
/// ```
/// use mancala::rules::hawalis::Setup;
///
/// let error = "2 2 2 2 2 2 2/2 2 x 2 2 2 2".parse::<Setup>().unwrap_err();
/// assert_eq!((error.row, error.column), (2, 3));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("row {row}, column {column}: {fault}")]
pub struct ParseSetupError {
    /// The row of the board, from 1 at the top; 5 is what follows the last.
    pub row: usize,
    /// The count in that row, from 1 at the left.
    pub column: usize,
    /// What is wrong there.
    pub fault: TextFault,
}

impl ParseSetupError {
    /// Where in the text that was read it stands, in bytes; for something that is missing, the end of
    /// what it should follow.
    ///
    /// ```
    /// use mancala::rules::hawalis::Setup;
    ///
    /// let text = "2 2 2 2 2 2 2/2 2 x 2 2 2 2";
    /// let error = text.parse::<Setup>().unwrap_err();
    /// assert_eq!(&text[error.offset(text)..][..1], "x");
    /// ```
    pub fn offset(&self, text: &str) -> usize {
        let rows = rows(text);
        let (row, column) = (self.row.saturating_sub(1), self.column.saturating_sub(1));
        let counts = rows.iter().take(row).flatten().chain(rows.get(row).into_iter().flatten().take(column));
        // What follows the last count may stand in its row or below it.
        let (before, word) = if (row, column) < (ROWS - 1, COLUMNS) {
            (counts.last(), rows.get(row).and_then(|words| words.get(column)))
        } else {
            let last_row = rows.get(ROWS - 1).map_or(0, |words| words.len().min(COLUMNS));
            let all = || rows.iter().flatten();
            let counted = rows.iter().take(ROWS - 1).flatten().count() + last_row;
            let after = if row < ROWS { 0 } else { column };
            (all().last(), all().nth(counted + after))
        };
        // Words are slices of the text.
        let place = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
        match (word, before) {
            (Some(word), _) => place(word),
            (None, Some(before)) => place(before) + before.len(),
            (None, None) => text.len(),
        }
    }
}

/// What is wrong at a place of a position text.
///
/// ```
/// use mancala::rules::hawalis::{Setup, TextFault};
///
/// let error = "2 2 x".parse::<Setup>().unwrap_err();
/// assert_eq!(error.fault, TextFault::NotACount("x".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextFault {
    /// Something that is not a count.
    #[error("“{0}” is not a number of seeds from 0 to 255")]
    NotACount(String),
    /// The row ends before its seventh count.
    #[error("a count is missing: a row has seven")]
    CountMissing,
    /// The row goes on after its seventh count.
    #[error("“{0}” is one too many: a row has seven counts")]
    CountTooMany(String),
    /// The text ends before the fourth row.
    #[error("the row is missing: the board has four")]
    RowMissing,
    /// Nobody is named after the counts.
    #[error("the player to move is missing: end with S or N")]
    TurnMissing,
    /// Something else than a player is named.
    #[error(transparent)]
    Turn(#[from] ParseSideError),
    /// There is text after the player to move.
    #[error("“{0}” stands after the end of the position")]
    TextAfterEnd(String),
}

/// The words of a text in rows: `/` and line ends begin a new one, empty ones do not count.
fn rows(text: &str) -> Vec<Vec<&str>> {
    text.split(['/', '\n', '\r'])
        .map(|row| row.split([' ', '\t', ',']).filter(|word| !word.is_empty()).collect::<Vec<_>>())
        .filter(|row| !row.is_empty())
        .collect()
}

impl FromStr for Setup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Setup, ParseSetupError> {
        let fault =
            |row: usize, column: usize, fault| ParseSetupError { row: row + 1, column: column + 1, fault };
        let mut rows = rows(text);
        // The player to move stands behind the last row or below it.
        let mut ending = if rows.len() > ROWS { rows.split_off(ROWS).concat() } else { Vec::new() };
        if let Some(last) = rows.get_mut(ROWS - 1)
            && last.len() > COLUMNS
        {
            let mut behind = last.split_off(COLUMNS);
            behind.append(&mut ending);
            ending = behind;
        }

        let mut setup = Setup::empty(Side::South);
        for row in 0..ROWS {
            let words = rows.get(row).ok_or_else(|| fault(row, 0, TextFault::RowMissing))?;
            for column in 0..COLUMNS {
                let word = words.get(column).ok_or_else(|| fault(row, column, TextFault::CountMissing))?;
                let seeds =
                    word.parse().map_err(|_| fault(row, column, TextFault::NotACount((*word).to_owned())))?;
                setup.set_seeds(Hawalis::pit_at(row, column), seeds);
            }
            if let Some(word) = words.get(COLUMNS) {
                return Err(fault(row, COLUMNS, TextFault::CountTooMany((*word).to_owned())));
            }
        }

        let word = ending.first().ok_or_else(|| fault(ROWS, 0, TextFault::TurnMissing))?;
        if word.parse::<u32>().is_ok() {
            return Err(fault(ROWS - 1, COLUMNS, TextFault::CountTooMany((*word).to_owned())));
        }
        setup.turn = word.parse().map_err(|error| fault(ROWS, 0, TextFault::Turn(error)))?;
        match ending.get(1) {
            Some(word) => Err(fault(ROWS, 1, TextFault::TextAfterEnd((*word).to_owned()))),
            None => Ok(setup),
        }
    }
}
