//! Oware written as plainly as it reads on the rules page: an array of counts, one loop, a seed at a time.
//!
//! Pits are 0–5 for `A`–`F` and 6–11 for `a`–`f`; sides are 0 for South and 1 for North.

/// A board with the stores and the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    pub pits: [u8; 12],
    pub stores: [u8; 2],
    pub turn: usize,
}

/// What becomes of a grand slam (O5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slam {
    CapturesNothing,
    Forbidden,
    TakesAll,
}

/// What a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The pit of the last seed.
    pub last: usize,
    pub is_slam: bool,
    /// Seeds captured from each pit.
    pub captured: [u8; 12],
    /// The board before anybody takes what is left.
    pub after: Board,
}

pub const START: Board = Board { pits: [4; 12], stores: [0, 0], turn: 0 };

fn seeds_of(board: &Board, side: usize) -> u8 {
    let mut seeds = 0;
    for pit in 6 * side..6 * side + 6 {
        seeds += board.pits[pit];
    }
    seeds
}

/// Whether each pit of the player to move may be played (O4–O6).
pub fn legal(board: &Board, slam: Slam) -> [bool; 6] {
    let mut legal = [false; 6];
    if board.stores[0] >= 25 || board.stores[1] >= 25 {
        return legal;
    }
    let must_feed = seeds_of(board, 1 - board.turn) == 0;
    for (pit, may_be_played) in legal.iter_mut().enumerate() {
        let seeds = board.pits[6 * board.turn + pit];
        // From A the sixth seed is the first that falls on the other side.
        *may_be_played = seeds > 0 && (!must_feed || usize::from(seeds) >= 6 - pit);
        if *may_be_played && slam == Slam::Forbidden {
            *may_be_played = !play(board, pit, slam).is_slam;
        }
    }
    legal
}

/// Sows a pit of the player to move that is not empty, and captures (O2, O3, O5).
pub fn play(board: &Board, pit: usize, slam: Slam) -> Move {
    let mut after = Board { turn: 1 - board.turn, ..*board };
    let origin = 6 * board.turn + pit;
    let mut hand = after.pits[origin];
    after.pits[origin] = 0;
    let mut last = origin;
    while hand > 0 {
        last = if last == 11 { 0 } else { last + 1 };
        if last != origin {
            after.pits[last] += 1;
            hand -= 1;
        }
    }

    let mut captured = [0; 12];
    let mut taken = 0;
    let first = 6 * after.turn;
    if last / 6 == after.turn {
        let mut pit = last;
        while after.pits[pit] == 2 || after.pits[pit] == 3 {
            captured[pit] = after.pits[pit];
            taken += captured[pit];
            if pit == first {
                break;
            }
            pit -= 1;
        }
    }
    let is_slam = taken > 0 && taken == seeds_of(&after, after.turn);
    if is_slam && slam != Slam::TakesAll {
        return Move { last, is_slam, captured: [0; 12], after };
    }
    if taken > 0 {
        for (seeds, taken) in after.pits.iter_mut().zip(captured) {
            *seeds -= taken;
        }
        after.stores[board.turn] += taken;
    }
    Move { last, is_slam, captured, after }
}

/// Why a game is over on a board (O4, O6), whatever was before it; nothing while it goes on.
pub fn end(board: &Board, slam: Slam) -> Option<&'static str> {
    if board.stores[0] >= 25 || board.stores[1] >= 25 {
        Some("25 seeds")
    } else if board.stores == [24, 24] {
        Some("24-24")
    } else if legal(board, Slam::CapturesNothing) == [false; 6] {
        Some("no move")
    } else if legal(board, slam) == [false; 6] {
        Some("only slams")
    } else {
        None
    }
}

/// The board when a game has ended for this reason and everything is taken that the players take.
pub fn settled(board: &Board, reason: &str) -> Board {
    let mut settled = *board;
    for side in 0..2 {
        let taker = match reason {
            "25 seeds" | "24-24" => continue,
            "only slams" => board.turn,
            _ => side,
        };
        settled.stores[taker] += seeds_of(board, side);
        settled.pits[6 * side..6 * side + 6].fill(0);
    }
    settled
}
