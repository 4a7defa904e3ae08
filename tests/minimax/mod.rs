//! The value of a position by looking at every line of play. Shared by the tests of the search.

use mancala::rules::{Outcome, Side};
use mancala::search::{Score, Searched};

/// A score one move earlier, seen by the other player.
pub fn before(score: Score) -> Score {
    match score {
        Score::Seeds(value) => Score::Seeds(-value),
        Score::Wins(plies) => Score::Loses(plies + 1),
        Score::Draws => Score::Draws,
        Score::Loses(plies) => Score::Wins(plies + 1),
    }
}

/// What an end of the game after so many moves is for a player.
fn ended(outcome: Outcome, player: Side, plies: u32) -> Score {
    match outcome.winner {
        None => Score::Draws,
        Some(winner) if winner == player => Score::Wins(plies),
        Some(_) => Score::Loses(plies),
    }
}

/// The value for the player to move of a position that is reached by `line`, looking `depth` moves ahead.
pub fn minimax<G: Searched>(
    game: &G,
    position: &G::Position,
    line: &mut Vec<G::Position>,
    depth: u32,
    memory: &mut G::Memory,
) -> Score {
    if let Some(outcome) = game.outcome(position, line.iter()) {
        return ended(outcome, G::turn(position), 0);
    }
    if depth == 0 {
        return match G::evaluate(memory, G::board(position)) {
            0 => Score::Seeds(1), // only a drawn game is worth nothing
            value => Score::Seeds(value),
        };
    }
    let scores: Vec<Score> = game
        .legal(position)
        .into_iter()
        .map(|pit| {
            let played = game.play(position, pit, &mut ()).expect("it is legal");
            match played.outcome {
                Some(outcome) => ended(outcome, G::turn(position), 1),
                None => {
                    line.push(*position);
                    let score = before(minimax(game, &played.position, line, depth - 1, memory));
                    line.pop();
                    score
                }
            }
        })
        .collect();
    scores.into_iter().max().expect("there is a legal move")
}
