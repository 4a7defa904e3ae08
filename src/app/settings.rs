//! What a person may set.

use crate::motion::Speed;
use serde::{Deserialize, Serialize};

/// What a person has set; kept between visits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The colours.
    pub theme: Theme,
    /// How fast a move is shown.
    pub speed: Speed,
    /// How much of a move is told before it is played.
    pub preview: PreviewLimit,
    /// Whether the pits' letters are hidden.
    pub letters_hidden: bool,
    /// Whether a move wants a second touch.
    pub confirm: Confirm,
    /// Who sits at the lower edge.
    pub turning: Turning,
}

/// The colours of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Sand and wood.
    Light,
    /// Night.
    Dark,
    /// Strong contrasts.
    Contrast,
}

/// How much of a move is told before it is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PreviewLimit {
    /// Nothing.
    Off,
    /// The first lap.
    One,
    /// The first three laps.
    Three,
    /// The first six laps.
    Six,
    /// The whole move.
    #[default]
    All,
}

impl PreviewLimit {
    /// How many laps are told; nothing when the preview is off.
    pub const fn laps(self) -> Option<usize> {
        match self {
            PreviewLimit::Off => None,
            PreviewLimit::One => Some(1),
            PreviewLimit::Three => Some(3),
            PreviewLimit::Six => Some(6),
            PreviewLimit::All => Some(usize::MAX),
        }
    }
}

/// Whether the first touch of a pit only shows the move, and a second plays it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confirm {
    /// Every move is played at once.
    Never,
    /// For fingers and pens, which cannot hover.
    #[default]
    Touch,
    /// For mouse and keyboard too.
    Always,
}

/// Who sits at the lower edge of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turning {
    /// The same player all the time.
    #[default]
    Fixed,
    /// Whoever moves.
    ToMove,
}
