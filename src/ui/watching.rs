//! Computers that play among themselves, or do not answer.

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
    let is_alone = !state.players.contains(&Player::Person);
    let failed = state.halt == Some(Halt::Failed);
    if state.record.conclusion().is_some() || !(is_alone || failed) {
        return Html::default();
    }
    let go_on = match state.halt {
        None => labels.pause,
        Some(Halt::Paused) => labels.go_on,
        Some(Halt::Failed) => labels.try_again,
    };
    let take_over = |side: Side| {
        let onclick = sending::<MouseEvent>(dispatch, Action::Seat(side, Player::Person));
        let name = words().take_over(&sentences::player(words(), state, side));
        html! { <button type="button" {onclick}>{ name }</button> }
    };
    let computers = Side::BOTH.into_iter().filter(|side| state.players[side.index()] != Player::Person);
    html! {
        <section class="result watching">
            <p>{ if failed { why_failed(labels.thinking_failed, labels.browser_too_old) } else { labels.watching } }</p>
            <div class="result-controls">
                <button type="button" class="primary" onclick={sending::<MouseEvent>(dispatch, Action::PauseResume)}>{ go_on }</button>
                { for computers.map(take_over) }
            </div>
        </section>
    }
}
