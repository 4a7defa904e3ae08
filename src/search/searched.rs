//! What the search asks of a game.

use super::{LEVELS, Strength};
use crate::rules::Game;

/// A game that can be searched: packed positions, and all moves of one at once.
///
/// ```
/// use mancala::rules::{Game, Hawalis};
/// use mancala::search::{Moves, Searched};
///
/// let mut moves = Moves::default();
/// let start = Hawalis::board(&Hawalis::default().start());
/// Hawalis::default().moves(&mut Hawalis::memory(&Default::default()), start, &mut moves);
/// assert_eq!(moves.as_slice().len(), 14);
/// assert_eq!(moves.as_slice()[13].captured, 4); // example 3 of the rules
/// ```
pub trait Searched: Game {
    /// A position as it is seen by the player to move: whose turn it is does not show.
    type Board: Copy + Default + Eq;
    /// What is remembered between positions to answer sooner; it never changes an answer.
    type Memory;

    /// What is worth how much in [`Searched::evaluate`]; the best known by default.
    type Weights: Clone + Default;

    /// Whether a player can win without another move, when the other one has moved last.
    const WINS_UNMOVED: bool;
    /// What makes each level, the weakest first.
    const STRENGTHS: [Strength; LEVELS];

    /// A memory of nothing, with all the room that it will ever take.
    fn memory(weights: &Self::Weights) -> Self::Memory;

    /// Packs a position.
    fn board(position: &Self::Position) -> Self::Board;

    /// The board in two words, different for different boards.
    fn words(board: Self::Board) -> [u64; 2];

    /// Replaces `moves` by all that may be played. None at all means that the game has ended and [`Searched::without_moves`]
    /// tells how.
    fn moves(&self, memory: &mut Self::Memory, board: Self::Board, moves: &mut Moves<Self::Board>);

    /// Whether there is no move.
    fn is_over(&self, memory: &mut Self::Memory, board: Self::Board) -> bool;

    /// How a game has ended for the player to move who has no move.
    fn without_moves(board: Self::Board) -> Verdict;

    /// How a game has ended for the player to move when the board occurs a second time.
    fn repeated(board: Self::Board) -> Verdict;

    /// What the board is worth to the player to move, in hundredths of a seed, by what one sees without playing on.
    fn evaluate(memory: &mut Self::Memory, board: Self::Board) -> i32;
}

/// How a game ends for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The player wins.
    Won,
    /// Nobody wins.
    Drawn,
    /// The player loses.
    Lost,
}

/// A move that may be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Move<B> {
    /// The board afterwards, seen by the opponent.
    pub board: B,
    /// The pit, counted from 0 in the mover's letter order.
    pub pit: u8,
    /// Seeds captured.
    pub captured: u8,
    /// Whether whoever plays it has lost at once; the board is then of no meaning.
    pub loses: bool,
    /// The larger, the sooner it is searched.
    pub order: i32,
}

/// The moves of a board, in a room that is never too small.
#[derive(Clone, Debug)]
pub struct Moves<B> {
    room: [Move<B>; MOST_MOVES],
    len: usize,
}

/// The most moves that a player can have in any game here.
const MOST_MOVES: usize = crate::rules::Pit::MOST_PER_SIDE;

impl<B: Copy + Default> Default for Moves<B> {
    fn default() -> Moves<B> {
        Moves { room: [Move::default(); MOST_MOVES], len: 0 }
    }
}

impl<B> Moves<B> {
    /// Takes all moves out.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds a move.
    #[inline]
    pub fn push(&mut self, one: Move<B>) {
        self.room[self.len % MOST_MOVES] = one;
        self.len += 1;
    }

    /// The moves, in the order in which they were added.
    #[inline]
    pub fn as_slice(&self) -> &[Move<B>] {
        &self.room[..self.len.min(MOST_MOVES)]
    }

    /// The moves, to be put into another order.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [Move<B>] {
        &mut self.room[..self.len.min(MOST_MOVES)]
    }
}
