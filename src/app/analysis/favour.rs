//! What a score means, and how much a move gives away.

use crate::rules::Side;
use crate::search::Score;

/// Whom a score favours, and how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Favour {
    /// Who is better off; nobody when the game is level.
    pub side: Option<Side>,
    /// By how much.
    pub worth: Worth,
}

/// How much somebody is better off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// By so many hundredths of a seed, in the opinion of the search.
    Seeds(u32),
    /// The game is won after so many own moves.
    Wins(u32),
    /// The game is a draw.
    Draws,
}

/// Hundredths of a seed beyond which more makes no difference to how good a move was.
const MOST: i32 = 1_500;

/// Hundredths of a seed that a move may give away and be accepted in a lesson.
pub const MARGIN: i32 = 50;

impl Favour {
    /// Of a score for the player to move.
    ///
    /// ```
    /// use mancala::app::{Favour, Worth};
    /// use mancala::rules::Side;
    /// use mancala::search::Score;
    ///
    /// let favour = Favour::of(Score::Seeds(-150), Side::South);
    /// assert_eq!(favour, Favour { side: Some(Side::North), worth: Worth::Seeds(150) });
    /// // South moves, North moves: that was North's last.
    /// assert_eq!(Favour::of(Score::Loses(2), Side::South).worth, Worth::Wins(1));
    /// ```
    pub fn of(score: Score, turn: Side) -> Favour {
        match score {
            Score::Draws => Favour { side: None, worth: Worth::Draws },
            Score::Seeds(hundredths) => Favour {
                side: (hundredths != 0).then_some(if hundredths > 0 { turn } else { !turn }),
                worth: Worth::Seeds(hundredths.unsigned_abs()),
            },
            Score::Wins(plies) => Favour { side: Some(turn), worth: Worth::Wins(plies.div_ceil(2)) },
            Score::Loses(plies) => Favour { side: Some(!turn), worth: Worth::Wins(plies.div_ceil(2)) },
        }
    }

    /// In hundredths of a seed for a side, as high as the graph goes.
    pub fn for_side(self, side: Side) -> i32 {
        let much = match self.worth {
            Worth::Seeds(hundredths) => (hundredths as i32).min(MOST),
            Worth::Wins(_) => MOST,
            Worth::Draws => 0,
        };
        if self.side == Some(side) { much } else { -much }
    }

    /// South's share of the evaluation bar, of a hundred: half when level, all when won.
    ///
    /// ```
    /// use mancala::app::Favour;
    /// use mancala::rules::Side;
    /// use mancala::search::Score;
    ///
    /// let share = |score| Favour::of(score, Side::South).share();
    /// assert_eq!(share(Score::Seeds(0)), 50);
    /// assert_eq!(share(Score::Seeds(500)), 75);
    /// assert_eq!((share(Score::Wins(9)), share(Score::Loses(8))), (100, 0));
    /// ```
    pub fn share(self) -> u8 {
        /// Hundredths of a seed that take half of what is left of the bar.
        const HALF: i32 = 500;
        let south = match self.worth {
            Worth::Wins(_) => return if self.side == Some(Side::South) { 100 } else { 0 },
            Worth::Seeds(hundredths) => hundredths.min(1_000_000) as i32,
            Worth::Draws => 0,
        };
        let part = 50 * south / (south + HALF);
        let share = if self.side == Some(Side::North) { 50 - part } else { 50 + part };
        share.clamp(0, 100) as u8
    }
}

/// How much a move gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Little or nothing.
    Fine,
    /// One and a half seeds or more.
    Inaccuracy,
    /// Three seeds or more.
    Mistake,
    /// Six seeds or more.
    Blunder,
}

impl Grade {
    /// Of a move that gives away so many hundredths of a seed.
    ///
    /// ```
    /// use mancala::app::Grade;
    ///
    /// assert_eq!([149, 150, 299, 300, 599, 600].map(Grade::of), [
    ///     Grade::Fine, Grade::Inaccuracy, Grade::Inaccuracy, Grade::Mistake, Grade::Mistake, Grade::Blunder,
    /// ]);
    /// ```
    pub const fn of(lost: i32) -> Grade {
        match lost {
            600.. => Grade::Blunder,
            300.. => Grade::Mistake,
            150.. => Grade::Inaccuracy,
            _ => Grade::Fine,
        }
    }

    /// As annotators write it after a move.
    pub const fn mark(self) -> &'static str {
        match self {
            Grade::Fine => "",
            Grade::Inaccuracy => "?!",
            Grade::Mistake => "?",
            Grade::Blunder => "??",
        }
    }
}
