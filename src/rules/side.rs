//! The two players.

use std::fmt;
use std::ops::Not;
use std::str::FromStr;

/// A player, named by the edge of the board where they sit.
///
/// ```
/// use mancala::rules::Side;
///
/// assert_eq!(!Side::South, Side::North);
/// assert_eq!("N".parse::<Side>().unwrap().to_string(), "N");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The player at the lower edge, who moves first.
    South,
    /// The player at the upper edge.
    North,
}

impl Side {
    /// Both sides, South first.
    ///
    /// ```
    /// use mancala::rules::Side;
    ///
    /// assert_eq!(Side::BOTH.map(|side| !side), [Side::North, Side::South]);
    /// ```
    pub const BOTH: [Side; 2] = [Side::South, Side::North];

    /// 0 for South, 1 for North.
    ///
    /// ```
    /// use mancala::rules::Side;
    ///
    /// assert_eq!(Side::BOTH.map(Side::index), [0, 1]);
    /// ```
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Side {
    type Output = Side;

    /// The opponent.
    #[inline]
    fn not(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }
}

impl fmt::Display for Side {
    /// `S` or `N`, as position texts write it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::South => "S",
            Side::North => "N",
        })
    }
}

/// The text names neither side.
///
/// ```
/// use mancala::rules::{ParseSideError, Side};
///
/// assert_eq!("east".parse::<Side>(), Err(ParseSideError("east".to_owned())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a side: write S for South or N for North")]
pub struct ParseSideError(pub String);

impl FromStr for Side {
    type Err = ParseSideError;

    /// Reads `S`, `N`, `South` or `North`, in either case.
    fn from_str(text: &str) -> Result<Side, ParseSideError> {
        if text.eq_ignore_ascii_case("s") || text.eq_ignore_ascii_case("south") {
            Ok(Side::South)
        } else if text.eq_ignore_ascii_case("n") || text.eq_ignore_ascii_case("north") {
            Ok(Side::North)
        } else {
            Err(ParseSideError(text.to_owned()))
        }
    }
}
