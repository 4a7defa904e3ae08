//! Where seeds are.

use crate::rules::{Pit, Side};

/// Where a seed is. Seeds of a place are told apart by their rank, from 0: the first seed that came
/// lies at rank 0 and keeps it until the place is emptied, so that no seed moves when others do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// In a pit.
    Pit {
        /// The pit.
        pit: Pit,
        /// Seeds that came before.
        rank: u8,
    },
    /// In the hand that is sowing.
    Hand {
        /// The pit above which the hand is: the one lifted, then the last one that got a seed.
        over: Pit,
        /// The order in which the seeds of the hand will fall: 0 falls last.
        rank: u8,
    },
    /// Captured, in the tray of the player who took it.
    Tray {
        /// Who took it.
        side: Side,
        /// Seeds taken before.
        rank: u8,
    },
}

/// A point of the drawing, in its own units: x to the right, y downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// Where and how a seed is drawn at an instant.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pose {
    /// The seed's middle on the board.
    pub at: Point,
    /// Height above the board: 0 lies in its place, 1 is in the hand.
    pub height: f64,
}
