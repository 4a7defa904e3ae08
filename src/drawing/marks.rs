//! What a move leaves on the pits.

use super::Mark;
use crate::motion::{Moment, Stops};
use crate::rules::{Ending, Pit, Trace};

/// Marks round a pit. Each has its own shape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The last move started here.
    pub start: bool,
    /// The last move ended here.
    pub end: bool,
    /// The last move took its seeds.
    pub captured: bool,
    /// Its seeds can be captured by the next move.
    pub capturable: bool,
    /// Its seeds are being lifted.
    pub lifted: bool,
    /// A seed has just fallen in.
    pub landed: bool,
    /// It was pressed and may not be played.
    pub refused: bool,
}

impl Marks {
    /// The marks of `pit` at a stop of the move that `trace` shows.
    pub fn of(trace: &Trace, stops: &Stops, stop: usize, pit: Pit) -> Marks {
        let lap = |lap: usize| trace.laps.get(lap - 1);
        let moment = stops.moment(stop);
        let (lifted, landed) = match moment {
            Moment::Lifted { lap: number } => (lap(number).map(|lap| lap.pit), None),
            Moment::Dropped { lap: number, seed } => {
                let lap = lap(number);
                (lap.map(|lap| lap.pit), lap.map(|lap| trace.ring.nth(lap.pit, seed)))
            }
            Moment::Before | Moment::Taken { .. } | Moment::After => (None, None),
        };
        let sown = stop >= stops.last() || matches!(moment, Moment::Taken { .. });
        let taken = trace.captures.iter().take(stops.captured(stop));
        Marks {
            start: trace.laps.first().is_some_and(|first| first.pit == pit),
            end: sown && trace.ending == Ending::In(pit),
            captured: taken.into_iter().any(|&(taken, _)| taken == pit),
            capturable: false,
            lifted: lifted == Some(pit),
            landed: landed == Some(pit),
            refused: false,
        }
    }

    /// The marks that are there, in the order in which they are drawn.
    pub fn iter(self) -> impl Iterator<Item = Mark> {
        let Marks { start, end, captured, capturable, lifted, landed, refused } = self;
        [
            start.then_some(Mark::Start),
            end.then_some(Mark::End),
            captured.then_some(Mark::Captured),
            capturable.then_some(Mark::Capturable),
            lifted.then_some(Mark::Lifted),
            landed.then_some(Mark::Landed),
            refused.then_some(Mark::Refused),
        ]
        .into_iter()
        .flatten()
    }
}
