//! Hawalis written as plainly as it reads on the rules page: an array of counts a side, one loop, a seed at a time.
//!
//! It shares nothing with `src/rules` and judges endless moves by another method, so that the two can be compared;
//! `benches/rules.rs` also compares their speed. Sides are 0 for South and 1 for North.
#![allow(dead_code)] // Tests and benches use a part each.

pub mod oware;

/// Pits of a side in letter order: the outer row `a`–`g`, then the inner row `h`–`n`.
pub type Side = [u8; 14];

/// A board with the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    pub sides: [Side; 2],
    pub turn: usize,
}

/// What a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    Endless {
        period: u32,
    },
    Finite {
        laps: u32,
        seeds: u32,
        last: usize,
        /// From the inner pit and from the outer one behind it.
        captured: [u8; 2],
        after: Board,
    },
}

/// Relays that are longer than this are asked whether they ever end.
const LONG: u32 = 50;

pub const START: Board = Board { sides: [[2; 14]; 2], turn: 0 };

/// Whether each pit of the player to move may be played (H5), endless moves included.
pub fn legal(board: &Board) -> [bool; 14] {
    let mine = &board.sides[board.turn];
    let mut legal = [false; 14];
    let mut any = false;
    for pit in 0..14 {
        legal[pit] = mine[pit] >= 2;
        any |= legal[pit];
    }
    if !any {
        for pit in 0..14 {
            legal[pit] = mine[pit] == 1 && mine[(pit + 1) % 14] == 0;
        }
    }
    legal
}

/// Plays a pit that may be played.
pub fn play(board: &Board, pit: usize) -> Move {
    let mut mine = board.sides[board.turn];
    let (mut laps, mut seeds, mut last) = (0, 0, pit);
    loop {
        let hand;
        (hand, last) = lap(&mut mine, last);
        laps += 1;
        seeds += u32::from(hand);
        if mine[last] == 1 {
            break;
        }
        if laps == LONG
            && let Some(period) = period(board.sides[board.turn], pit)
        {
            return Move::Endless { period };
        }
    }

    let mut theirs = board.sides[1 - board.turn];
    let mut captured = [0, 0];
    if last >= 7 {
        // h = 7 faces N = 13, and A = 0 is behind that; n = 13 faces H = 7, and G = 6 is behind that.
        let (inner, outer) = (20 - last, last - 7);
        if theirs[inner] > 0 {
            captured = [theirs[inner], theirs[outer]];
            theirs[inner] = 0;
            theirs[outer] = 0;
        }
    }
    let mut after = Board { sides: [mine; 2], turn: 1 - board.turn };
    after.sides[1 - board.turn] = theirs;
    Move::Finite { laps, seeds, last, captured, after }
}

/// Sows the seeds of a pit. Returns how many they were and the pit of the last one.
pub fn lap(side: &mut Side, mut pit: usize) -> (u8, usize) {
    let hand = side[pit];
    side[pit] = 0;
    for _ in 0..hand {
        pit = if pit == 13 { 0 } else { pit + 1 };
        side[pit] += 1;
    }
    (hand, pit)
}

/// The laps from a state to its recurrence, if a relay never ends (H9), by Floyd's method: of two relays of which one
/// runs twice as fast, the fast one catches up with the slow one in the part that repeats, or it ends.
fn period(side: Side, pit: usize) -> Option<u32> {
    let mut slow = (side, pit);
    let mut fast = slow;
    loop {
        for _ in 0..2 {
            fast.1 = lap(&mut fast.0, fast.1).1;
            if fast.0[fast.1] == 1 {
                return None;
            }
        }
        slow.1 = lap(&mut slow.0, slow.1).1;
        if slow == fast {
            break;
        }
    }
    let met = slow;
    let mut laps = 0;
    loop {
        slow.1 = lap(&mut slow.0, slow.1).1;
        laps += 1;
        if slow == met {
            return Some(laps);
        }
    }
}
