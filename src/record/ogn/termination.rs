//! Why a game ended, as the tag says it.

use crate::record::Conclusion;
use crate::rules::Reason;
use std::fmt;

/// Why a game ended, as the tag `Termination` says it.
///
/// ```
/// use mancala::record::ogn::Termination;
/// use mancala::rules::Reason;
///
/// assert_eq!(Termination::read("No seeds"), Some(Termination::Rules(Reason::NoSeeds)));
/// assert_eq!(Termination::Resignation.to_string(), "resignation");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    /// The rules decided.
    Rules(Reason),
    /// A player gave up.
    Resignation,
    /// Both players agreed a draw.
    Agreement,
}

const ALL: [Termination; 12] = [
    Termination::Rules(Reason::NoSeeds),
    Termination::Rules(Reason::Blocked),
    Termination::Rules(Reason::EndlessMove),
    Termination::Rules(Reason::OnlyEndlessMoves),
    Termination::Rules(Reason::Repetition),
    Termination::Rules(Reason::TwentyFive),
    Termination::Rules(Reason::TwentyFourEach),
    Termination::Rules(Reason::NoMove),
    Termination::Rules(Reason::OnlySlams),
    Termination::Rules(Reason::GrandSlam),
    Termination::Resignation,
    Termination::Agreement,
];

impl Termination {
    /// The reason that a tag gives, in either case; nothing for one that is not known here.
    pub fn read(value: &str) -> Option<Termination> {
        ALL.into_iter().find(|known| known.to_string().eq_ignore_ascii_case(value.trim()))
    }
}

impl From<Conclusion> for Termination {
    fn from(conclusion: Conclusion) -> Termination {
        match conclusion {
            Conclusion::Rules(outcome) => Termination::Rules(outcome.reason),
            Conclusion::Resigned { .. } => Termination::Resignation,
            Conclusion::Agreed => Termination::Agreement,
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Termination::Rules(reason) => reason.fmt(f),
            Termination::Resignation => f.write_str("resignation"),
            Termination::Agreement => f.write_str("agreement"),
        }
    }
}
