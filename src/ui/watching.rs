//! Computers that play among themselves, or do not answer.

use super::dom;
use super::engine::why_failed;
use super::program::{Dispatch, sending, words};
use super::sentences;
use crate::app::{Action, Halt, Player, State};
use crate::rules::Side;
use yew::prelude::*;

/// Pause and the ways to take a side over, while no person plays; what to do when a computer does not answer.
/// Nothing otherwise.
pub fn watching(state: &State, dispatch: &Dispatch) -> Html {
    let labels = words().labels();
    let failed = state.halt == Some(Halt::Failed);
    if state.record.conclusion().is_some() || !(state.is_alone() || failed) {
        return Html::default();
    }
    let (told, go_on) = match state.halt {
        Some(Halt::Failed) => (why_failed(labels.thinking_failed, labels.browser_too_old), labels.try_again),
        _ if state.is_waiting() => (labels.paused, labels.go_on),
        _ => (labels.watching, labels.pause),
    };
    // What was pressed goes with the rest of this: who plays by keyboard goes on at the board.
    let leaving = |action: Action| {
        let act = sending::<MouseEvent>(dispatch, action);
        Callback::from(move |event| {
            if dom::focus_is_visible() {
                dom::focus(dom::find(".pit[tabindex='0']"));
            }
            act.emit(event);
        })
    };
    let take_over = |side: Side| {
        let onclick = leaving(Action::Seat(side, Player::Person));
        let name = words().take_over(&sentences::player(words(), state, side));
        html! { <button type="button" {onclick}>{ name }</button> }
    };
    let go = if failed && !state.is_alone() {
        leaving(Action::PauseResume)
    } else {
        sending(dispatch, Action::PauseResume)
    };
    let computers = Side::BOTH.into_iter().filter(|side| state.players[side.index()] != Player::Person);
    html! {
        <section class="result watching">
            <p>{ told }</p>
            <div class="result-controls">
                <button type="button" class="primary" onclick={go}>{ go_on }</button>
                { for computers.map(take_over) }
            </div>
        </section>
    }
}
