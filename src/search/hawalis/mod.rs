//! Hawalis as the search plays it.

mod evaluation;
mod row;
mod rows;
mod weights;

use super::{LEVELS, Move, Moves, Searched, Strength, Verdict};
use crate::rules::Hawalis;
use crate::rules::hawalis::{EndlessMoves, Position, Setup};
pub use evaluation::{FACTOR_SCALE, FACTORS, OF_A_ROW, OF_BOTH, Weights, features};
use row::{Row, Sown};
pub use rows::Rows;

/// Pits of a side.
const PITS: usize = Hawalis::SHAPE.pits_per_side;
/// The first pit of the inner row.
const FIRST_INNER: usize = Hawalis::SHAPE.columns;
/// Seeds of a side at the start, and the most that it can ever hold (H1).
const SEEDS_OF_A_SIDE: u32 = Hawalis::SHAPE.seeds / 2;

/// A position as the player to move sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Board {
    mine: Row,
    theirs: Row,
}

impl Searched for Hawalis {
    type Board = Board;
    type Memory = Rows;
    type Weights = Weights;

    const WINS_UNMOVED: bool = false;
    const STRENGTHS: [Strength; LEVELS] = [
        Strength { nodes: 20, noise: 3_500 },
        Strength { nodes: 35, noise: 850 },
        Strength { nodes: 60, noise: 600 },
        Strength { nodes: 130, noise: 420 },
        Strength { nodes: 400, noise: 270 },
        Strength { nodes: 1_200, noise: 190 },
        Strength { nodes: 6_000, noise: 100 },
        Strength { nodes: 800_000, noise: 0 },
    ];

    fn memory(weights: &Weights) -> Rows {
        Rows::new(weights.clone())
    }

    fn board(position: &Position) -> Board {
        let setup = Setup::from(*position);
        let [mine, theirs] = [setup.turn, !setup.turn].map(|side| Row::of(*setup.side(side)));
        Board { mine, theirs }
    }

    #[inline]
    fn words(board: Board) -> [u64; 2] {
        [board.mine.word(), board.theirs.word()]
    }

    #[inline]
    fn moves(&self, rows: &mut Rows, board: Board, moves: &mut Moves<Board>) {
        moves.clear();
        let of_row = rows.of(board.mine);
        for pit in of_row.playable() {
            match of_row.sown(pit) {
                Sown::Ends(mine, last) => {
                    let (theirs, captured) = board.theirs.captured_from(last);
                    let board = Board { mine: theirs, theirs: mine };
                    moves.push(Move { board, pit: pit as u8, captured, loses: false, order: 0 });
                }
                Sown::Endless if self.endless_moves == EndlessMoves::Forbidden => {}
                Sown::Endless => {
                    moves.push(Move { board, pit: pit as u8, captured: 0, loses: true, order: 0 });
                }
            }
        }
    }

    #[inline]
    fn is_over(&self, rows: &mut Rows, board: Board) -> bool {
        match self.endless_moves {
            EndlessMoves::Lose => board.mine.playable().is_empty(),
            EndlessMoves::Forbidden => {
                let of_row = rows.of(board.mine);
                of_row.playable().into_iter().all(|pit| of_row.sown(pit) == Sown::Endless)
            }
        }
    }

    /// H10.
    fn without_moves(_: Board) -> Verdict {
        Verdict::Lost
    }

    /// H11.
    fn repeated(_: Board) -> Verdict {
        Verdict::Drawn
    }

    #[inline]
    fn evaluate(rows: &mut Rows, board: Board) -> i32 {
        evaluation::evaluate(rows, board)
    }
}
