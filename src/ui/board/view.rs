//! What the board is told to show.

use crate::app::Pointer;
use crate::drawing::Marks;
use crate::rules::{Lap, Pit};

/// A pit as it is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PitView {
    /// Which pit.
    pub pit: Pit,
    /// Seeds in it at the moment shown.
    pub seeds: u8,
    /// Whether it may be played now.
    pub playable: bool,
    /// Whether it is marked as one that the next move can capture.
    pub capturable: bool,
    /// Marks round it.
    pub marks: Marks,
}

/// What happens to a pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PitEvent {
    /// It is clicked, whether it may be played or not.
    Pressed(Pointer),
    /// A pointer comes over it.
    Entered(Pointer),
    /// The pointer leaves it.
    Left(Pointer),
    /// It gets the focus.
    Focused,
    /// It loses the focus.
    Blurred,
}

/// The hand that is sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The pit above which it is.
    pub over: Pit,
    /// Seeds in it.
    pub seeds: u8,
}

/// A move as it would be played.
#[derive(Clone, Debug, PartialEq)]
pub struct PreviewDrawing {
    /// Its laps in order; the first [`PreviewDrawing::LAPS_DRAWN`] are drawn.
    pub laps: Vec<Lap>,
    /// Where its last seed falls, if it ever does.
    pub end: Option<Pit>,
    /// The pits that it takes, with their seeds.
    pub captures: Vec<(Pit, u8)>,
    /// Whether it never ends.
    pub endless: bool,
}

impl PreviewDrawing {
    /// More lines could not be told apart.
    pub const LAPS_DRAWN: usize = 7;
}
