//! The keys that lead from pit to pit.

use crate::motion::{Direction, Layout};
use crate::rules::{Pit, Side};
use web_sys::KeyboardEvent;

/// The pit that a key leads to from `pit`; nothing for other keys. A letter of either case is one of
/// `side`; without a side, capitals are North's.
pub fn goal(event: &KeyboardEvent, pit: Pit, layout: Layout, side: Option<Side>) -> Option<Pit> {
    let key = event.key();
    let row_end = |direction| {
        let mut end = pit;
        while layout.neighbour(end, direction) != end {
            end = layout.neighbour(end, direction);
        }
        Some(end)
    };
    match key.as_str() {
        "ArrowLeft" if !event.shift_key() => Some(layout.neighbour(pit, Direction::Left)),
        "ArrowRight" if !event.shift_key() => Some(layout.neighbour(pit, Direction::Right)),
        "ArrowUp" => Some(layout.neighbour(pit, Direction::Up)),
        "ArrowDown" => Some(layout.neighbour(pit, Direction::Down)),
        "Home" => row_end(Direction::Left),
        "End" => row_end(Direction::Right),
        _ => {
            let mut letters = key.chars();
            let letter = letters.next().filter(|_| letters.next().is_none())?;
            let named = layout.shape.pit(letter)?;
            Some(side.map_or(named, |side| Pit::new(side, named.index())))
        }
    }
}
