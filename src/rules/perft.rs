//! Counting every line of play, to compare rules exactly.

use super::Game;

/// The number of lines of exactly `depth` moves from `position`.
///
/// A move that decides the game by itself (an endless one, a grand slam that takes all) counts at its
/// own ply and is not played on from. Repetition is not looked at.
///
/// ```
/// use mancala::rules::{Game, Hawalis, perft};
///
/// let game = Hawalis::default();
/// assert_eq!(perft(&game, &game.start(), 2), 182);
/// ```
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    for pit in game.legal(position) {
        if depth == 1 {
            // The leaf is played too: this also measures how fast moves are made.
            leaves += u64::from(game.play(position, pit, &mut ()).is_ok());
        } else if let Ok(played) = game.play(position, pit, &mut ())
            && played.outcome.is_none()
        {
            leaves += perft(game, &played.position, depth - 1);
        }
    }
    leaves
}
