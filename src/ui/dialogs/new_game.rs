//! A new game.

use super::Frame;
use crate::app::{Action, Rules};
use crate::rules::hawalis::EndlessMoves;
use crate::ui::program::{use_dispatch, words};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Properties of [`NewGameDialog`].
#[derive(PartialEq, Properties)]
pub struct NewGameDialogProps {
    /// Whether it is open.
    pub open: bool,
    /// The rules of the present game, offered again.
    pub game: Rules,
    /// The names of the present players, offered again.
    pub names: Rc<[String; 2]>,
    /// Is called when it was closed.
    pub on_close: Callback<()>,
}

/// Longer names would push the rest of the page away.
const LONGEST_NAME: &str = "24";

/// The players' names, what becomes of endless moves, and Start.
#[component]
pub fn NewGameDialog(props: &NewGameDialogProps) -> Html {
    let labels = words().labels();
    let dispatch = use_dispatch();
    let names = [use_node_ref(), use_node_ref()];
    let endless_moves = use_state_eq(|| props.game.endless_moves);

    let start = {
        let (names, on_close, endless_moves) = (names.clone(), props.on_close.clone(), *endless_moves);
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let names = names.clone().map(|name| {
                name.cast::<HtmlInputElement>()
                    .map(|input| input.value().trim().to_owned())
                    .unwrap_or_default()
            });
            dispatch.dispatch(Action::NewGame { game: Rules { endless_moves }, names });
            on_close.emit(());
        })
    };
    let choice = |value: EndlessMoves, name: &'static str, explained: &'static str| {
        let endless_moves = endless_moves.clone();
        let checked = *endless_moves == value;
        html! {
            <label class="option">
                <input type="radio" name="endless-moves" {checked} onchange={move |_: Event| endless_moves.set(value)} />
                <span>{ name }<small>{ explained }</small></span>
            </label>
        }
    };
    let name = |label: &'static str, reference: &NodeRef, value: &String| {
        html! {
            <label class="name">
                <span>{ label }</span>
                <input type="text" ref={reference.clone()} value={value.clone()} maxlength={LONGEST_NAME} autocomplete="off" />
            </label>
        }
    };
    html! {
        <Frame open={props.open} title={labels.new_game} class="new-game" on_close={props.on_close.clone()}>
            <form onsubmit={start}>
                <p>{ labels.new_game_explained }</p>
                <div class="names">
                    { name(labels.name_of_south, &names[0], &props.names[0]) }
                    { name(labels.name_of_north, &names[1], &props.names[1]) }
                </div>
                <fieldset>
                    <legend>{ labels.endless_moves }</legend>
                    { choice(EndlessMoves::Lose, labels.endless_lose, labels.endless_lose_explained) }
                    { choice(EndlessMoves::Forbidden, labels.endless_forbidden, labels.endless_forbidden_explained) }
                </fieldset>
                <button type="submit" class="primary start" autofocus=true>{ labels.start_game }</button>
            </form>
        </Frame>
    }
}
