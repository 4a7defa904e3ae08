//! The keys that work everywhere, lichess's.

use super::program::Dispatch;
use crate::app::{Action, Dialog, Step, Walk};
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Fields in which keys are text, or move a slider.
const OWN_KEYS: &str = "input, select, textarea, [contenteditable]";
/// Dialogs have their own use for the keys, but for Settings: there one may browse and look.
const OTHER_DIALOGS: &str = "dialog:not(.settings)";

/// What Space presses.
const PRESSED: &str = "button, a, summary, dialog";

/// What a key does everywhere; nothing if it has no use there.
fn meaning(event: &KeyboardEvent, playing: bool) -> Option<Action> {
    let key = event.key();
    let shift = event.shift_key();
    if event.ctrl_key() || event.meta_key() {
        return match key.as_str() {
            "z" => Some(Action::Undo),
            "Z" | "y" => Some(Action::Redo),
            _ => None,
        };
    }
    if event.alt_key() {
        return None;
    }
    Some(match key.as_str() {
        " " | "Escape" if playing => Action::Skip,
        "ArrowLeft" if shift => Action::Step(Step::BackLap),
        "ArrowRight" if shift => Action::Step(Step::ForwardLap),
        "<" => Action::Step(Step::BackLap),
        ">" => Action::Step(Step::ForwardLap),
        "ArrowLeft" | "," => Action::Walk(Walk::Back),
        "ArrowRight" | "." => Action::Walk(Walk::Forward),
        "Home" => Action::Walk(Walk::First),
        "End" => Action::Walk(Walk::Last),
        "f" | "F" => Action::Flip,
        "r" | "R" => Action::PlayPause,
        "l" | "L" => Action::ToggleAnalysis,
        " " => Action::ExploreBest,
        "t" | "T" => Action::AskHint,
        "Escape" => Action::Dismiss,
        _ => return None,
    })
}

/// Listens to the keys that work everywhere. A pit with keyboard focus takes its own keys first.
#[hook]
pub fn use_keys(dispatch: Dispatch, playing: bool, notice: bool, analysed: bool) {
    let now = use_mut_ref(|| (playing, notice, analysed));
    now.replace((playing, notice, analysed));
    use_effect_with(dispatch, move |dispatch| {
        let (dispatch, now) = (dispatch.clone(), Rc::clone(&now));
        // Some browsers press a focused button when Space is released, whatever became of its keydown.
        let taken = Rc::new(Cell::new(false));
        let release = {
            let taken = Rc::clone(&taken);
            EventListener::new_with_options(
                &gloo::utils::document(),
                "keyup",
                EventListenerOptions::enable_prevent_default(),
                move |event| {
                    let is_space = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == " ");
                    if is_space && taken.take() {
                        event.prevent_default();
                    }
                },
            )
        };
        let listener = EventListener::new_with_options(
            &gloo::utils::document(),
            "keydown",
            EventListenerOptions::enable_prevent_default(),
            move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                let within =
                    |selector| target.as_ref().is_some_and(|it| matches!(it.closest(selector), Ok(Some(_))));
                let (playing, notice, analysed) = *now.borrow();
                if event.default_prevented() || within(OTHER_DIALOGS) {
                    return;
                }
                if within(OWN_KEYS)
                    && !(playing && !within("dialog") && matches!(event.key().as_str(), " " | "Escape"))
                {
                    return;
                }
                if event.key() == "?" {
                    event.prevent_default();
                    dispatch.dispatch(Action::Ask(Dialog::Keys));
                    return;
                }
                match meaning(event, playing && !within("dialog")) {
                    // Escape closes an open dialog; it only means more when there is something to dismiss.
                    // Space presses what has the focus.
                    Some(Action::ExploreBest) if !analysed || within(PRESSED) => {}
                    Some(Action::Dismiss) if !notice || within("dialog") => {}
                    Some(action) => {
                        event.prevent_default();
                        taken.set(event.key() == " ");
                        dispatch.dispatch(action);
                    }
                    None => {}
                }
            },
        );
        move || drop((listener, release))
    });
}
