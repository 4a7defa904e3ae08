//! Why a pit may not be played.

use super::PitSet;

/// Why a pit may not be played: a closed list (H12).
///
/// The sentences here are for the lab and for error messages; the page has its own in `words`.
///
/// ```
/// use mancala::rules::hawalis::examples;
/// use mancala::rules::{Game, Hawalis, Refusal};
///
/// // Fourteen single seeds: each stands before an occupied pit.
/// let refusal = Hawalis::default().refusal(&examples::blocked(), Hawalis::pit('a').unwrap());
/// assert_eq!(refusal, Some(Refusal::NextOccupied));
/// assert_eq!(Refusal::NextOccupied.to_string(), "the next pit is occupied");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Said by a record, which knows how a game ended; rules alone never say it.
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
}
