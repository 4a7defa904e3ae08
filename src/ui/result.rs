//! How the game ended.

use super::program::{Dispatch, sending, words};
use super::sentences;
use crate::app::{Action, Dialog, State};
use crate::rules::Side;
use yew::prelude::*;

/// Who won, why, and the totals, while the end of a game is looked at. Nothing otherwise, but for
/// the way back to a game that was left.
pub fn result(state: &State, dispatch: &Dispatch) -> Html {
    let words = words();
    let labels = words.labels();
    let bring_back = sending(dispatch, Action::BringBack);
    let undelete = sending(dispatch, Action::Undelete);
    let dismiss = sending(dispatch, Action::Dismiss);
    let again = sending(dispatch, Action::PlayPause);
    let new_game = sending(dispatch, Action::Ask(Dialog::NewGame));

    let way_back = |said: &'static str, way: &Callback<MouseEvent>, name: &'static str| {
        html! {
            <section class="result left-game">
                <p>{ said }</p>
                <div class="result-controls">
                    <button type="button" onclick={way.clone()}>{ name }</button>
                    <button type="button" class="quiet" onclick={dismiss.clone()}>{ labels.dismiss }</button>
                </div>
            </section>
        }
    };
    if state.deleted.is_some() {
        return way_back(labels.moves_deleted, &undelete, labels.undelete);
    }
    let Some(end) = state.record.here().conclusion.filter(|_| state.is_settled()) else {
        return match state.left {
            Some(_) => way_back(labels.new_game_begun, &bring_back, labels.bring_back),
            None => Html::default(),
        };
    };
    let (title, why) = sentences::conclusion(words, state, end);
    let [south, north] = Side::BOTH.map(|side| (sentences::player(words, state, side), state.captured(side)));
    html! {
        <section class="result" aria-label={labels.result}>
            <h2>{ title }</h2>
            <p>{ why }</p>
            <p class="result-totals">{ words.totals((&south.0, u32::from(south.1)), (&north.0, u32::from(north.1))) }</p>
            <div class="result-controls">
                <button type="button" class="primary" onclick={new_game}>{ labels.new_game }</button>
                if state.shown.passage.is_some() {
                    <button type="button" onclick={again}>{ labels.show_again }</button>
                }
            </div>
        </section>
    }
}
