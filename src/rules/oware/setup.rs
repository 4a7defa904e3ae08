//! Counts as somebody may set them up, and their texts.

use super::{PITS, SEEDS};
use crate::rules::position_text::{self, Rest, count, offset_of};
use crate::rules::{Counts, Oware, ParseSetupError, Pit, Side, TextFault};
use std::fmt;
use std::str::FromStr;

/// Any counts with a player to move: shown and edited, but judged and played only once they are a
/// [`Position`](super::Position).
///
/// The text has a row of counts for each row of the board as South sees it, separated by `/` or a line
/// end, then the player to move, then what South and North have captured. The texts of Aualé and of
/// PlayStrategy are read as well.
///
/// ```
/// use mancala::rules::oware::{Position, Setup};
///
/// let setup: Setup = "
///     0 0 0 2 1 2
///     1 0 0 0 2 3
///     South 20 17".parse().unwrap();
/// assert_eq!(setup.to_string(), "0 0 0 2 1 2/1 0 0 0 2 3 S 20 17");
/// assert_eq!("1-0-0-0-2-3-2-1-2-0-0-0-20-17-S".parse(), Ok(setup));
/// assert_eq!("3,2S,1S,2S/1S,3,2S,3S 20 17 S".parse(), Ok(setup));
/// assert!(Position::try_from(setup).is_ok());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// South's counts, `A`…`F`.
    pub south: [u8; PITS],
    /// North's counts, `a`…`f`.
    pub north: [u8; PITS],
    /// What South and North have captured.
    pub stores: [u8; 2],
    /// Who is to move.
    pub turn: Side,
}

/// Pits and stores do not hold the seeds of a game.
///
/// ```
/// use mancala::rules::Side;
/// use mancala::rules::oware::{Invalid, Position, Setup};
///
/// let setup = Setup { south: [4; 6], north: [4; 6], stores: [1, 0], turn: Side::South };
/// assert_eq!(Position::try_from(setup), Err(Invalid { seeds: 49 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are {seeds} seeds in pits and stores: a game has {SEEDS}")]
pub struct Invalid {
    /// The seeds that there are.
    pub seeds: u32,
}

impl Setup {
    /// A board without seeds.
    ///
    /// ```
    /// use mancala::rules::oware::Setup;
    /// use mancala::rules::Side;
    ///
    /// assert_eq!(Setup::empty(Side::North).south, [0; 6]);
    /// ```
    pub const fn empty(turn: Side) -> Setup {
        Setup { south: [0; PITS], north: [0; PITS], stores: [0; 2], turn }
    }

    /// The counts of a side in letter order.
    ///
    /// ```
    /// use mancala::rules::Side;
    /// use mancala::rules::oware::Setup;
    ///
    /// let setup = Setup { south: [4; 6], north: [3; 6], stores: [3, 3], turn: Side::South };
    /// assert_eq!(setup.side(Side::North), &[3; 6]);
    /// ```
    pub fn side(&self, side: Side) -> &[u8; PITS] {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }

    /// All seeds in pits and stores.
    ///
    /// ```
    /// use mancala::rules::Side;
    /// use mancala::rules::oware::Setup;
    ///
    /// let setup = Setup { south: [4; 6], north: [3; 6], stores: [3, 4], turn: Side::South };
    /// assert_eq!(setup.total(), 49);
    /// ```
    pub fn total(&self) -> u32 {
        [&self.south[..], &self.north, &self.stores]
            .into_iter()
            .flatten()
            .map(|&seeds| u32::from(seeds))
            .sum()
    }

    /// The text as Aualé and its engine write it: the pits from `A` to `f`, the stores, the player to
    /// move, with hyphens between.
    ///
    /// ```
    /// use mancala::rules::oware::Setup;
    /// use mancala::rules::{Game, Oware};
    ///
    /// let start = Setup::from(Oware::default().start());
    /// assert_eq!(start.auale_text(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    /// ```
    pub fn auale_text(&self) -> String {
        let counts = [&self.south[..], &self.north, &self.stores].concat();
        let mut text: String = counts.iter().map(|seeds| format!("{seeds}-")).collect();
        text.push_str(&self.turn.to_string());
        text
    }

    /// The text as PlayStrategy writes it: the rows as South sees them, `4S` for four seeds and a bare
    /// number for so many empty pits, then the stores, the player to move and the number 1 of a move.
    ///
    /// ```
    /// use mancala::rules::oware::{Setup, examples};
    ///
    /// let setup = Setup::from(examples::grand_slam().position);
    /// assert_eq!(setup.playstrategy_text(), "3,2S,1S,2S/1S,3,2S,3S 20 17 S 1");
    /// ```
    pub fn playstrategy_text(&self) -> String {
        let row = |row| {
            let counts: Vec<u8> =
                (0..PITS).map(|column| self.seeds(Oware::SHAPE.pit_at(row, column))).collect();
            let runs = counts.chunk_by(|one, next| *one == 0 && *next == 0);
            let words: Vec<String> = runs
                .map(|run| if run[0] == 0 { run.len().to_string() } else { format!("{}S", run[0]) })
                .collect();
            words.join(",")
        };
        let [south, north] = self.stores;
        format!("{}/{} {south} {north} {} 1", row(0), row(1), self.turn)
    }
}

impl Counts for Setup {
    fn cleared(&self) -> Setup {
        Setup::empty(self.turn)
    }

    fn seeds(&self, pit: Pit) -> u8 {
        self.side(pit.side())[pit.index()]
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
        let [south, north] = self.stores;
        Setup { south: self.north, north: self.south, stores: [north, south], turn: !self.turn }
    }

    fn store(&self, side: Side) -> Option<u8> {
        Some(self.stores[side.index()])
    }

    fn set_store(&mut self, side: Side, seeds: u8) {
        self.stores[side.index()] = seeds;
    }
}

impl fmt::Display for Setup {
    /// Two rows separated by `/`, the player to move, and the stores.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        position_text::write_rows(f, &Oware::SHAPE, |pit| self.seeds(pit))?;
        let [south, north] = self.stores;
        write!(f, " {} {south} {north}", self.turn)
    }
}

impl FromStr for Setup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Setup, ParseSetupError> {
        let mut words = text.split_whitespace();
        let first = words.next().unwrap_or_default();
        if first.contains('-') && !first.starts_with('-') {
            from_auale(text)
        } else if first.contains('/')
            && (first.contains('S') || words.next().is_some_and(|word| count(word).is_ok()))
        {
            from_playstrategy(text)
        } else {
            let mut setup = Setup::empty(Side::South);
            let mut rest =
                position_text::read_rows(text, &Oware::SHAPE, |pit, seeds| setup.set_seeds(pit, seeds))?;
            setup.turn = rest.turn()?;
            setup.stores = rest.stores()?;
            rest.end()?;
            Ok(setup)
        }
    }
}

/// Reads the text of [`Setup::auale_text`].
fn from_auale(text: &str) -> Result<Setup, ParseSetupError> {
    let words: Vec<&str> =
        text.split(|c: char| c == '-' || c.is_whitespace()).filter(|word| !word.is_empty()).collect();
    let begins = words.first().map_or(text.len(), |word| offset_of(text, word));
    let mut rest = Rest::new(text, words, (0, 0), begins);
    let mut setup = Setup::empty(Side::South);
    for pit in Oware::SHAPE.pits() {
        setup.set_seeds(pit, rest.count(TextFault::CountMissing { columns: PITS })?);
    }
    setup.stores = rest.stores()?;
    setup.turn = rest.turn()?;
    rest.end()?;
    Ok(setup)
}

/// Reads the text of [`Setup::playstrategy_text`]; the number of the move may be any or missing.
fn from_playstrategy(text: &str) -> Result<Setup, ParseSetupError> {
    let board = text.split_whitespace().next().unwrap_or_default();
    let mut setup = Setup::empty(Side::South);
    let mut written = board.split('/');
    let mut read_to = text.len();
    for row in 0..Oware::SHAPE.rows {
        let fault =
            |column, offset, fault| Err(ParseSetupError { row: row + 1, column: column + 1, offset, fault });
        let Some(words) = written.next() else {
            return fault(0, read_to, TextFault::RowMissing { rows: Oware::SHAPE.rows });
        };
        let mut column = 0;
        for word in words.split(',') {
            let at = offset_of(text, word);
            let (number, is_pit) = word.strip_suffix('S').map_or((word, false), |number| (number, true));
            let number = match count(number) {
                Ok(number) => number,
                Err(_) => return fault(column, at, TextFault::NotACount(word.to_owned())),
            };
            let pits = if is_pit { 1 } else { usize::from(number) };
            if column + pits > PITS {
                let text = word.to_owned();
                return fault(PITS, at, TextFault::CountTooMany { text, columns: PITS });
            }
            if is_pit {
                setup.set_seeds(Oware::SHAPE.pit_at(row, column), number);
            }
            column += pits;
            read_to = at + word.len();
        }
        if column < PITS {
            return fault(column, read_to, TextFault::CountMissing { columns: PITS });
        }
    }
    if let Some(row) = written.next() {
        let (offset, fault) = (offset_of(text, row), TextFault::TextAfterEnd(row.to_owned()));
        return Err(ParseSetupError { row: Oware::SHAPE.rows + 1, column: 1, offset, fault });
    }
    let words = text.split_whitespace().skip(1).collect();
    let mut rest = Rest::new(text, words, (Oware::SHAPE.rows, 0), read_to);
    setup.stores = rest.stores()?;
    setup.turn = rest.turn()?;
    rest.skip_number();
    rest.end()?;
    Ok(setup)
}
