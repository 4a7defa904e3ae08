//! The keys that lead from pit to pit.

use crate::app::Rules;
use crate::motion::{Direction, neighbour};
use crate::rules::{Game, Pit, Side};
use web_sys::KeyboardEvent;

/// The pit that a key leads to from `pit`; nothing for other keys. A letter of either case is one of
/// `side`; without a side, capitals are North's.
pub fn goal(event: &KeyboardEvent, pit: Pit, flipped: bool, side: Option<Side>) -> Option<Pit> {
    let key = event.key();
    let row_end = |direction| {
        let mut end = pit;
        while neighbour(end, direction, flipped) != end {
            end = neighbour(end, direction, flipped);
        }
        Some(end)
    };
    match key.as_str() {
        "ArrowLeft" if !event.shift_key() => Some(neighbour(pit, Direction::Left, flipped)),
        "ArrowRight" if !event.shift_key() => Some(neighbour(pit, Direction::Right, flipped)),
        "ArrowUp" => Some(neighbour(pit, Direction::Up, flipped)),
        "ArrowDown" => Some(neighbour(pit, Direction::Down, flipped)),
        "Home" => row_end(Direction::Left),
        "End" => row_end(Direction::Right),
        _ => {
            let mut letters = key.chars();
            let letter = letters.next().filter(|_| letters.next().is_none())?;
            let named = Rules::SHAPE.pit(letter)?;
            Some(side.map_or(named, |side| Pit::new(side, named.index())))
        }
    }
}
