//! How the game ended.

use super::dom;
use super::program::{Dispatch, sending, words};
use super::sentences;
use crate::app::{Action, Dialog, State};
use yew::prelude::*;

/// Who won, why, and the totals, while the end of a game is looked at. Nothing otherwise, but for
/// the way back to a game that was left.
pub fn result(state: &State, dispatch: &Dispatch) -> Html {
    let words = words();
    let labels = words.labels();
    let again = sending(dispatch, Action::PlayPause);
    let new_game = sending(dispatch, Action::Ask(Dialog::NewGame));

    // These buttons go with what they offered; the focus stays near.
    let once = |action: Action| {
        let dispatch = dispatch.clone();
        move |_: MouseEvent| {
            dispatch.dispatch(action.clone());
            dom::focus(dom::find(".edit-move"));
        }
    };
    let way_back = |said: &'static str, way: Action, name: &'static str| {
        html! {
            <section class="result left-game">
                <p>{ said }</p>
                <div class="result-controls">
                    <button type="button" onclick={once(way)}>{ name }</button>
                    <button type="button" class="quiet" onclick={once(Action::Dismiss)}>{ labels.dismiss }</button>
                </div>
            </section>
        }
    };
    if state.deleted.is_some() {
        return way_back(labels.moves_deleted, Action::Undelete, labels.undelete);
    }
    let Some(end) = state.record.here().conclusion.filter(|_| state.is_settled()) else {
        return match state.left {
            Some(_) => way_back(labels.new_game_begun, Action::BringBack, labels.bring_back),
            None => Html::default(),
        };
    };
    let (title, why) = sentences::conclusion(words, state, end);
    html! {
        <section class="result" aria-label={labels.result}>
            <h2>{ title }</h2>
            <p>{ why }</p>
            <p class="result-totals">{ sentences::totals(words, state) }</p>
            <div class="result-controls">
                <button type="button" class="primary" onclick={new_game}>{ labels.new_game }</button>
                if state.shown.passage.is_some() {
                    <button type="button" onclick={again}>{ labels.show_again }</button>
                }
            </div>
        </section>
    }
}
