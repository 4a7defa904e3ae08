//! How fast moves are shown.

use serde::{Deserialize, Serialize};

/// The speed at which moves are shown.
///
/// ```
/// use mancala::motion::Speed;
///
/// assert_eq!(Speed::default().rate(), Some(1.0));
/// assert_eq!(Speed::Off.rate(), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Speed {
    /// For counting along: less than half as fast as normal.
    Slow,
    /// One can follow it.
    #[default]
    Normal,
    /// For those who know.
    Fast,
    /// Moves are not shown; the board is at once as it is afterwards.
    Off,
}

impl Speed {
    /// All speeds, from slow to off.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Off];

    /// Milliseconds of a [`Timeline`](super::Timeline) that pass in a real one, or nothing when
    /// moves are not shown.
    pub const fn rate(self) -> Option<f64> {
        match self {
            Speed::Slow => Some(0.4),
            Speed::Normal => Some(1.0),
            Speed::Fast => Some(2.5),
            Speed::Off => None,
        }
    }
}
