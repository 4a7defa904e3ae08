//! How a recorded game ended.

use crate::rules::{Outcome, Side};

/// How a recorded game ended: by the rules, or by the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Conclusion {
    /// The rules decided.
    Rules(Outcome),
    /// A player gave up.
    Resigned {
        /// Who did.
        by: Side,
    },
    /// Both players agreed a draw.
    Agreed,
}

impl Conclusion {
    /// Who won; nobody in a draw.
    ///
    /// ```
    /// use mancala::record::Conclusion;
    /// use mancala::rules::Side;
    ///
    /// assert_eq!(Conclusion::Resigned { by: Side::South }.winner(), Some(Side::North));
    /// assert_eq!(Conclusion::Agreed.winner(), None);
    /// ```
    pub fn winner(self) -> Option<Side> {
        match self {
            Conclusion::Rules(outcome) => outcome.winner,
            Conclusion::Resigned { by } => Some(!by),
            Conclusion::Agreed => None,
        }
    }
}
