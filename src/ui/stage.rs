//! The board with its seeds in motion, and the pointer and keys on its pits.

use super::animation::{Scene, use_animation};
use super::board::{Board, BoardDefs, Hand, PitEvent, PitView, PreviewDrawing, goal};
use super::dom::{self, Media, use_media};
use super::part::part;
use super::program::{Dispatch, words};
use crate::app::{Action, Passage, Pointer, Preview, PreviewEnd, State};
use crate::drawing::Marks;
use crate::motion::{Arrangement, Form, Layout, Moment};
use crate::rules::{Pit, Side};
use gloo::events::EventListener;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// The board at the moment shown, with its seeds in motion.
#[hook]
pub fn use_stage(state: &State, board: &Arrangement, dispatch: Dispatch) -> Html {
    let upright = use_media(Media::Upright);
    let still = use_media(Media::ReducedMotion);
    let form = if upright { Form::Narrow } else { Form::Wide };
    let layout = Layout::new(state.shape(), form, state.near_side() == Side::North);

    let seeds = use_node_ref();
    let scene = Scene {
        shown: state.shown.clone(),
        // While a move runs its clock moves on by itself: the stops that it reaches change nothing here.
        stop: if state.playing { 0 } else { state.stop },
        playing: state.playing,
        showing: state.showing,
        layout,
        speed: state.settings.speed,
        still,
    };
    use_animation(seeds.clone(), scene, state.stop, dispatch.clone());

    // The pit that Tab reaches: the one that last had the focus, or a playable one.
    let focused = use_state_eq(|| None::<Pit>);
    let playable = state.playable();
    let first_own = Pit::new(state.record.turn(), 0);
    // Another game may not have the pit.
    let focused_here = focused.filter(|pit| pit.index() < layout.shape.pits_per_side);
    let tab_stop = focused_here.unwrap_or_else(|| playable.into_iter().next().unwrap_or(first_own));
    // Whether the focus came by keyboard, decided when it came: a key pressed later does not count.
    let by_keyboard = use_mut_ref(|| false);

    use_press_elsewhere(state.confirming.is_some(), dispatch.clone());

    let on_pit = {
        let (focused, by_keyboard, dispatch) = (focused.setter(), by_keyboard.clone(), dispatch.clone());
        Callback::from(move |(pit, what)| {
            let action = match what {
                PitEvent::Pressed(pointer) => Action::Press { pit, pointer },
                PitEvent::Entered(Pointer::Mouse) => Action::Point(Some(pit)),
                PitEvent::Left(Pointer::Mouse) => Action::Point(None),
                PitEvent::Entered(_) | PitEvent::Left(_) => return,
                PitEvent::Focused => {
                    focused.set(Some(pit));
                    let visible = dom::focus_is_visible();
                    by_keyboard.replace(visible);
                    if !visible {
                        return;
                    }
                    Action::Focus(pit)
                }
                PitEvent::Blurred if by_keyboard.replace(false) => Action::Point(None),
                PitEvent::Blurred => return,
            };
            dispatch.dispatch(action);
        })
    };
    let (turn, playing) = (state.record.turn(), state.playing);
    let on_key = Callback::from(move |event: KeyboardEvent| {
        if !*by_keyboard.borrow() || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match goal(&event, tab_stop, layout, Some(turn)) {
            Some(pit) => {
                event.prevent_default();
                dom::focus(dom::find(&format!("[data-pit=\"{}\"]", layout.shape.letter(pit))));
            }
            // Space only skips while a move is shown; the page's own keys see to that.
            None if event.key() == " " && playing => {}
            None if matches!(event.key().as_str(), " " | "Enter") => {
                event.prevent_default();
                if !event.repeat() {
                    dispatch.dispatch(Action::Press { pit: tab_stop, pointer: Pointer::Key });
                }
            }
            None => {}
        }
    });

    let refused = state.refused();
    let capturable = state.capturable();
    let marks = |pit: Pit| {
        let shown = state.shown.passage.as_ref();
        let shown = shown.map(|passage| Marks::of(&passage.trace, &passage.stops, state.stop, pit));
        Marks {
            refused: refused == Some(pit),
            capturable: capturable.contains(pit),
            ..shown.unwrap_or_default()
        }
    };
    let pits = layout
        .shape
        .pits()
        .map(|pit| PitView {
            pit,
            seeds: board.seeds(pit),
            playable: playable.contains(pit),
            capturable: capturable.contains(pit),
            marks: marks(pit),
        })
        .collect::<Vec<_>>();
    let labels = words().labels();
    let drawn = Board {
        layout,
        pits,
        hand: state.shown.passage.as_ref().and_then(|passage| hand(passage, state.stop, board.hand())),
        captured: Side::BOTH.map(|side| board.captured(side)),
        show_letters: !state.settings.letters_hidden,
        tab_stop,
        preview: state.preview().map(drawing),
        scores: state.scores.clone().filter(|_| state.is_settled()),
        label: labels.board,
        described_by: "board-keys",
        seeds,
        on_pit,
        on_key,
    };
    html! {
        <div class="stage">
            { part(BoardDefs) }
            { drawn.draw() }
            <p id="board-keys" hidden=true>{ labels.board_description }</p>
        </div>
    }
}

/// While a move waits for its second press, a press elsewhere means that it is not wanted.
#[hook]
fn use_press_elsewhere(waits: bool, dispatch: Dispatch) {
    use_effect_with((waits, dispatch), |(waits, dispatch)| {
        let dispatch = dispatch.clone();
        let listener = waits.then(|| {
            EventListener::new(&gloo::utils::document(), "pointerdown", move |event| {
                let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                if !target.is_some_and(|target| matches!(target.closest(".pit"), Ok(Some(_)))) {
                    dispatch.dispatch(Action::Point(None));
                }
            })
        });
        move || drop(listener)
    });
}

/// The hand at a stop of a move, if it holds anything.
fn hand(passage: &Passage, stop: usize, seeds: u8) -> Option<Hand> {
    let lap = |lap: usize| passage.trace.laps.get(lap - 1);
    let over = match passage.stops.moment(stop) {
        Moment::Lifted { lap: number } => lap(number)?.pit,
        Moment::Dropped { lap: number, seed } => passage.trace.ring.nth(lap(number)?.pit, seed),
        Moment::Before | Moment::Taken { .. } | Moment::After => return None,
    };
    (seeds > 0).then_some(Hand { over, seeds })
}

/// The drawing of a preview.
fn drawing(preview: Rc<Preview>) -> PreviewDrawing {
    let Preview { laps, end, .. } = Rc::unwrap_or_clone(preview);
    let (end, captures, endless) = match end {
        PreviewEnd::Seen { last, captures, .. } => (Some(last), captures, false),
        PreviewEnd::Unseen => (None, Vec::new(), false),
        PreviewEnd::Endless => (None, Vec::new(), true),
    };
    PreviewDrawing { laps, end, captures, endless }
}
