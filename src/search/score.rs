//! What a position is worth.

use super::Verdict;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What a position is worth to the player to move.
///
/// ```
/// use mancala::search::Score;
///
/// assert!(Score::Wins(5) > Score::Wins(7)); // sooner is better
/// assert!(Score::Loses(2) < Score::Loses(4)); // later is better
/// assert!(Score::Seeds(250) < Score::Wins(99));
/// assert_eq!(Score::Seeds(-150).to_string(), "-1.50");
/// assert_eq!(Score::Wins(5).to_string(), "wins in 5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Score {
    /// As good as this many hundredths of a seed more than the opponent; an opinion.
    Seeds(i32),
    /// Certain to win, at the latest after this many moves of both players together.
    Wins(u32),
    /// The line of play ends in a draw by the rules.
    Draws,
    /// Lost after this many moves of both players together, against an opponent who knows how.
    Loses(u32),
}

/// A won game, in hundredths of a seed, had it ended already; each move until then takes one off.
pub(super) const WON: i32 = 30_000;
/// A drawn game. No evaluation is ever this.
pub(super) const DRAWN: i32 = 0;
/// Every value beyond this, on either side, is a game that was won or lost.
pub(super) const DECIDED: i32 = WON - 1_000;

/// The value of a game that has ended `ply` moves from the root, for the player to move there.
#[inline]
pub(super) const fn ended(verdict: Verdict, ply: usize) -> i32 {
    match verdict {
        Verdict::Won => WON - ply as i32,
        Verdict::Drawn => DRAWN,
        Verdict::Lost => ply as i32 - WON,
    }
}

impl Score {
    /// The score of a value at the root.
    pub(super) const fn of(value: i32) -> Score {
        match value {
            DRAWN => Score::Draws,
            value if value > DECIDED => Score::Wins((WON - value) as u32),
            value if value < -DECIDED => Score::Loses((WON + value) as u32),
            value => Score::Seeds(value),
        }
    }

    /// The value of a score at the root.
    pub(super) const fn value(self) -> i32 {
        match self {
            Score::Seeds(value) => value,
            Score::Wins(plies) => WON - plies as i32,
            Score::Draws => DRAWN,
            Score::Loses(plies) => plies as i32 - WON,
        }
    }

    /// Whether the game is decided, whatever is played elsewhere.
    pub const fn is_decided(self) -> bool {
        matches!(self, Score::Wins(_) | Score::Loses(_))
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Score) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Score) -> std::cmp::Ordering {
        self.value().cmp(&other.value())
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Score::Seeds(hundredths) => {
                let sign = if hundredths < 0 { '-' } else { '+' };
                write!(f, "{sign}{}.{:02}", hundredths.abs() / 100, hundredths.abs() % 100)
            }
            Score::Wins(plies) => write!(f, "wins in {plies}"),
            Score::Draws => f.write_str("draws"),
            Score::Loses(plies) => write!(f, "loses in {plies}"),
        }
    }
}
