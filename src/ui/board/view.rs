//! What the board is told to show.

use crate::drawing::Marks;
use crate::rules::{Lap, Pit};
use yew::AttrValue;

/// A pit as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct PitView {
    /// Which pit.
    pub pit: Pit,
    /// Its letter, for `data-pit`.
    pub letter: char,
    /// Seeds in it at the moment shown.
    pub seeds: u8,
    /// Its accessible name.
    pub name: AttrValue,
    /// Whether it may be played now.
    pub playable: bool,
    /// Marks round it.
    pub marks: Marks,
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
