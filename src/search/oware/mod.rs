//! Oware as the search plays it.
//!
//! The rules pack a board into two words already and sow by a table, so that the search plays by the rules themselves.

mod evaluation;
mod weights;

use super::{LEVELS, Move, Moves, Searched, Strength, Verdict};
use crate::rules::oware::Position;
use crate::rules::{Game, Outcome, Oware, Reason, Side};
pub use evaluation::{FEATURES, Weights, features};

/// A position with its player to move as South.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board(Position);

impl Default for Board {
    fn default() -> Board {
        Board(Oware::default().start())
    }
}

impl Board {
    fn of(position: &Position) -> Board {
        match Oware::turn(position) {
            Side::South => Board(*position),
            Side::North => Board(Oware::turned(position)),
        }
    }

    /// What an end of the game here is for the player to move.
    fn verdict(self, reason: Reason) -> Verdict {
        match self.0.ended(reason) {
            Outcome { winner: Some(Side::South), .. } => Verdict::Won,
            Outcome { winner: Some(Side::North), .. } => Verdict::Lost,
            Outcome { winner: None, .. } => Verdict::Drawn,
        }
    }
}

impl Searched for Oware {
    type Board = Board;
    type Memory = Weights;
    type Weights = Weights;

    // Where what is left is shared, whoever has no move may have more.
    const WINS_UNMOVED: bool = true;
    const STRENGTHS: [Strength; LEVELS] = [
        Strength { nodes: 20, noise: 1_200 },
        Strength { nodes: 60, noise: 600 },
        Strength { nodes: 250, noise: 300 },
        Strength { nodes: 1_000, noise: 200 },
        Strength { nodes: 4_000, noise: 120 },
        Strength { nodes: 24_000, noise: 60 },
        Strength { nodes: 120_000, noise: 25 },
        Strength { nodes: 800_000, noise: 0 },
    ];

    fn memory(weights: &Weights) -> Weights {
        weights.clone()
    }

    fn board(position: &Position) -> Board {
        Board::of(position)
    }

    #[inline]
    fn words(board: Board) -> [u64; 2] {
        board.0.words()
    }

    #[inline]
    fn moves(&self, _: &mut Weights, board: Board, moves: &mut Moves<Board>) {
        moves.clear();
        if board.0.decided().is_some() {
            return;
        }
        for pit in self.legal(&board.0) {
            let Ok(played) = self.play(&board.0, pit, &mut ()) else { continue };
            // What ends the game by itself leaves nothing on the board, and so it is over by the stores.
            let position = match played.outcome {
                Some(Outcome { reason, .. }) => self.settle(&played.position, reason, &mut ()),
                None => played.position,
            };
            let board = Board(Oware::turned(&position));
            let pit = pit.index() as u8;
            moves.push(Move { board, pit, captured: played.captured, loses: false, order: 0 });
        }
    }

    #[inline]
    fn is_over(&self, _: &mut Weights, board: Board) -> bool {
        board.0.decided().is_some() || self.legal(&board.0).is_empty()
    }

    /// O6.
    fn without_moves(board: Board) -> Verdict {
        // Only forbidden slams are no moves for who has seeds that may be sown.
        let reason = board.0.decided().unwrap_or(if board.0.playable() == 0 {
            Reason::NoMove
        } else {
            Reason::OnlySlams
        });
        board.verdict(reason)
    }

    /// O6: each takes the seeds on their own side.
    fn repeated(board: Board) -> Verdict {
        board.verdict(Reason::Repetition)
    }

    #[inline]
    fn evaluate(weights: &mut Weights, board: Board) -> i32 {
        evaluation::evaluate(weights, board)
    }
}
