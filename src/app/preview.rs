//! What is told of a move before it is played.

use super::{PreviewLimit, Rules};
use crate::record::Record;
use crate::rules::{Ending, Game, Lap, Pit, Trace};

/// What is told of a move before it is played: as many laps as the setting lets one see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The pit that would be played.
    pub pit: Pit,
    /// The laps that are told, in order.
    pub laps: Vec<Lap>,
    /// What is told of the end.
    pub end: PreviewEnd,
}

/// What a preview tells of a move's end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PreviewEnd {
    /// The move goes on behind the laps that are told.
    Unseen,
    /// It ends within them.
    Seen {
        /// The pit into which the last seed falls.
        last: Pit,
        /// The pits that it captures, with their seeds.
        captures: Vec<(Pit, u8)>,
        /// Whether it is a grand slam, taken or not.
        grand_slam: bool,
    },
    /// It never ends; this is told whatever the limit.
    Endless,
}

/// The most laps of an endless move that a preview tells: more would only cover the board.
const ENDLESS_LAPS_TOLD: usize = 6;

impl Preview {
    /// What `limit` lets one see of playing `pit`; nothing if it may not be played or the preview
    /// is off.
    pub fn of(record: &Record<Rules>, pit: Pit, limit: PreviewLimit) -> Option<Preview> {
        let limit = limit.laps()?;
        if record.here().conclusion.is_some() {
            return None;
        }
        let Trace { mut laps, captures, grand_slam, ending, .. } =
            record.game().trace(record.position(), pit).ok()?;
        let end = match ending {
            Ending::Endless { .. } => PreviewEnd::Endless,
            Ending::In(last) if laps.len() <= limit => PreviewEnd::Seen { last, captures, grand_slam },
            Ending::In(_) => PreviewEnd::Unseen,
        };
        laps.truncate(if end == PreviewEnd::Endless { limit.min(ENDLESS_LAPS_TOLD) } else { limit });
        Some(Preview { pit, laps, end })
    }

    /// How many seeds it would capture, if that is told.
    pub fn captured(&self) -> Option<u32> {
        match &self.end {
            PreviewEnd::Seen { captures, .. } => {
                Some(captures.iter().map(|&(_, seeds)| u32::from(seeds)).sum())
            }
            PreviewEnd::Unseen | PreviewEnd::Endless => None,
        }
    }
}
