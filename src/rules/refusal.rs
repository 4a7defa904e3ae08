//! Why a pit may not be played.

use super::{Oware, PitSet};
use std::fmt;

/// Why a pit may not be played: a closed list (H12, O7).
///
/// The sentences here are for the lab and for error messages; the page has its own in `words`.
///
/// ```
/// use mancala::rules::hawalis::examples;
/// use mancala::rules::{Game, Hawalis, Refusal};
///
/// // Fourteen single seeds: each stands before an occupied pit.
/// let refusal = Hawalis::default().refusal(&examples::blocked(), Hawalis::SHAPE.pit('a').unwrap());
/// assert_eq!(refusal, Some(Refusal::NextOccupied));
/// assert_eq!(Refusal::NextOccupied.to_string(), "the next pit is occupied");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Said by a record, which knows how a game ended; of the rules only by those of Oware, where a
    /// position can show it.
    #[error("the game is over")]
    GameOver,
    /// It belongs to the player who is not to move.
    #[error("not your pit")]
    NotYourPit,
    /// There is nothing to sow.
    #[error("the pit is empty")]
    Empty,
    /// The pits that hold two or more come first (H5).
    #[error("a single seed may not be played while a pit holds two or more")]
    SingleWhileLarger {
        /// The pits that hold two or more.
        larger: PitSet,
    },
    /// A single seed needs an empty pit before it (H5).
    #[error("the next pit is occupied")]
    NextOccupied,
    /// The move never ends, and the option forbids such moves (H9).
    #[error("endless moves are forbidden")]
    EndlessForbidden,
    /// The opponent has no seeds, and the move gives none (O4).
    #[error("the opponent has no seeds and this does not feed them{}", FeedingMoves(*feeding))]
    DoesNotFeed {
        /// The moves that do.
        feeding: PitSet,
    },
    /// The move would capture all that the opponent has on the board, and the option forbids that (O5).
    #[error("a grand slam is forbidden")]
    GrandSlamForbidden,
}

/// The moves that feed, as a sentence goes on to name them.
struct FeedingMoves(PitSet);

impl fmt::Display for FeedingMoves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.0.len().saturating_sub(1);
        for (index, pit) in self.0.into_iter().enumerate() {
            let before = match index {
                0 => "; play ",
                _ if index == last => " or ",
                _ => ", ",
            };
            write!(f, "{before}{}", Oware::SHAPE.letter(pit))?;
        }
        Ok(())
    }
}
