//! The move that is being looked at.

use super::Rules;
use crate::motion::{Arrangement, Stops, Timeline};
use crate::record::{NodeId, Record};
use crate::rules::{Pit, Trace};
use std::rc::Rc;

/// The move that led to a place of the record, with all that is needed to show it lap by lap.
/// At the start of a game there is no move; the board then has a single stop.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The place of the record.
    pub node: NodeId,
    /// The board as it was before the move.
    pub before: Rc<Arrangement>,
    /// The board after it.
    pub after: Rc<Arrangement>,
    /// The move.
    pub passage: Option<Rc<Passage>>,
}

/// A move in stops and in time.
#[derive(Debug)]
pub struct Passage {
    /// The pit that was played.
    pub pit: Pit,
    /// Its laps.
    pub trace: Trace,
    /// Where one can stand within it.
    pub stops: Stops,
    /// When all of it happens.
    pub timeline: Timeline,
}

impl PartialEq for Passage {
    /// Passages are equal when they are the same object.
    fn eq(&self, other: &Passage) -> bool {
        std::ptr::eq(self, other)
    }
}

impl PartialEq for Shown {
    /// Shown moves are equal when they are the same object.
    fn eq(&self, other: &Shown) -> bool {
        Rc::ptr_eq(&self.before, &other.before) && Rc::ptr_eq(&self.after, &other.after)
    }
}

impl Shown {
    /// The move that led to the cursor. `last` is what was shown before; following it spares the
    /// way from the start of the game.
    pub fn of(record: &Record<Rules>, last: Option<&Shown>) -> Shown {
        let node = record.cursor();
        let parent = record.node(node).parent;
        let before = match (parent, last) {
            (Some(parent), Some(last)) if last.node == parent => last.after.clone(),
            _ => Rc::new(arrangement(record, parent.unwrap_or(node))),
        };
        let passage = record.trace(node).zip(record.pit(node)).map(|(trace, pit)| {
            let (stops, timeline) = (Stops::of(&trace), Timeline::of(&before, &trace));
            Rc::new(Passage { pit, trace, stops, timeline })
        });
        let after = match &passage {
            Some(passage) => Rc::new(before.after(&passage.trace)),
            None => before.clone(),
        };
        Shown { node, before, after, passage }
    }

    /// The last stop.
    pub fn last(&self) -> usize {
        self.passage.as_ref().map_or(0, |passage| passage.stops.last())
    }

    /// The board at a stop.
    pub fn board(&self, stop: usize) -> Rc<Arrangement> {
        match &self.passage {
            Some(_) if stop == 0 => self.before.clone(),
            Some(passage) if stop < passage.stops.last() => Rc::new(self.before.at(&passage.trace, stop)),
            _ => self.after.clone(),
        }
    }
}

/// Where every seed is at a place of the record, each followed from the start of the game.
fn arrangement(record: &Record<Rules>, node: NodeId) -> Arrangement {
    let start = Arrangement::of(record.game(), &record.node(NodeId::START).position);
    record
        .path(node)
        .into_iter()
        .filter_map(|place| record.trace(place))
        // What a game that is over from the start leaves is taken at once.
        .fold(start.swept(&record.sweeps(NodeId::START)), |board, trace| board.after(&trace))
}
