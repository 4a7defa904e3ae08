//! The button over a pit.

use super::PitEvent;
use crate::app::Pointer;
use crate::rules::{Pit, Shape};
use crate::ui::part::View;
use crate::ui::program::words;
use crate::ui::sentences;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

/// The button over a pit. What happens to it is heard by the group of all buttons.
#[derive(PartialEq)]
pub(super) struct PitButton {
    pub shape: &'static Shape,
    pub pit: Pit,
    pub seeds: u8,
    pub playable: bool,
    pub capturable: bool,
    /// What is said of its move, if anything is known.
    pub score: Option<AttrValue>,
    /// Whether Tab reaches it.
    pub tab_stop: bool,
}

impl View for PitButton {
    fn draw(&self) -> Html {
        let &PitButton { shape, pit, seeds, playable, capturable, ref score, tab_stop } = self;
        let name = if capturable {
            sentences::capturable(words(), shape, pit, seeds)
        } else {
            sentences::pit(words(), shape, pit, seeds, playable)
        };
        html! {
            <button
                type="button"
                class="pit"
                data-pit={shape.letter(pit).to_string()}
                data-seeds={seeds.to_string()}
                aria-label={name}
                aria-description={score.clone()}
                aria-disabled={(!playable).then_some("true")}
                tabindex={if tab_stop { "0" } else { "-1" }}
            />
        }
    }
}

/// Tells of an event on one of the buttons, if it was on one.
pub(super) fn tell(on_pit: &Callback<(Pit, PitEvent)>, shape: &Shape, event: &Event, what: PitEvent) {
    let letter = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok()?.get_attribute("data-pit"))
        .and_then(|letter| letter.chars().next());
    if let Some(pit) = letter.and_then(|letter| shape.pit(letter)) {
        on_pit.emit((pit, what));
    }
}

pub(super) fn pointer_of(event: &PointerEvent) -> Pointer {
    match event.pointer_type().as_str() {
        "touch" => Pointer::Touch,
        "pen" => Pointer::Pen,
        _ => Pointer::Mouse,
    }
}

/// Clicks that a key caused count no presses of a mouse button.
pub(super) fn pointer_of_click(event: &MouseEvent) -> Pointer {
    match event.dyn_ref::<PointerEvent>() {
        _ if event.detail() == 0 => Pointer::Key,
        Some(event) => pointer_of(event),
        None => Pointer::Mouse,
    }
}
