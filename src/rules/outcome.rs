//! How a game ends.

use super::Side;

/// The end of a game by the rules.
///
/// ```
/// use mancala::rules::{Outcome, Reason, Side};
///
/// let outcome = Outcome::won(Side::South, Reason::NoSeeds);
/// assert_eq!(outcome.winner, Some(Side::South));
/// assert_eq!(outcome.reason.to_string(), "no seeds");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// Why it ended.
    pub reason: Reason,
}

impl Outcome {
    /// Won by `side`.
    ///
    /// ```
    /// use mancala::rules::{Outcome, Reason, Side};
    ///
    /// assert_eq!(Outcome::won(Side::North, Reason::Blocked).winner, Some(Side::North));
    /// ```
    pub const fn won(side: Side, reason: Reason) -> Outcome {
        Outcome { winner: Some(side), reason }
    }

    /// Drawn.
    ///
    /// ```
    /// use mancala::rules::{Outcome, Reason};
    ///
    /// assert_eq!(Outcome::drawn(Reason::Repetition).winner, None);
    /// ```
    pub const fn drawn(reason: Reason) -> Outcome {
        Outcome { winner: None, reason }
    }
}

/// Why a game ended by the rules (H9–H11, O4–O6). `Display` gives the names of the test vectors.
///
/// ```
/// use mancala::rules::Reason;
///
/// assert_eq!(Reason::OnlyEndlessMoves.to_string(), "only endless moves");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The player to move has no seeds left.
    NoSeeds,
    /// The player to move has a single seed in every pit.
    Blocked,
    /// An endless move was played; whoever played it has lost.
    EndlessMove,
    /// Every pit that the player to move could play is endless, and that is forbidden.
    OnlyEndlessMoves,
    /// The position occurred a second time with the same player to move.
    Repetition,
    /// A player has 25 seeds or more.
    TwentyFive,
    /// Both players have 24 seeds.
    TwentyFourEach,
    /// The player to move has none: no seeds, or none that would feed an opponent without any.
    NoMove,
    /// Every move that is left is a grand slam, and that is forbidden.
    OnlySlams,
    /// A grand slam took all.
    GrandSlam,
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Reason::NoSeeds => "no seeds",
            Reason::Blocked => "blocked",
            Reason::EndlessMove => "endless move",
            Reason::OnlyEndlessMoves => "only endless moves",
            Reason::Repetition => "repetition",
            Reason::TwentyFive => "25 seeds",
            Reason::TwentyFourEach => "24-24",
            Reason::NoMove => "no move",
            Reason::OnlySlams => "only slams",
            Reason::GrandSlam => "grand slam",
        })
    }
}
