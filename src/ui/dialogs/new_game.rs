//! A new game.

mod opponent;

use super::{Frame, wish};
use crate::app::{Dialog, NewGame, Player, Rules, Wish};
use crate::record::Link;
use crate::rules::Side;
use crate::rules::hawalis::EndlessMoves;
use crate::ui::program::{editor_words, words};
use opponent::{Chosen, OpponentChoice};
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
    pub names: [String; 2],
    /// What is chosen already.
    pub begun: Option<NewGame>,
}

/// Longer names would push the rest of the page away.
const LONGEST_NAME: &str = "24";

/// The opponent, the players' names, what becomes of endless moves, and Start.
#[component]
pub fn NewGameDialog(props: &NewGameDialogProps) -> Html {
    html! {
        <Frame open={props.open} title={words().labels().new_game} class="new-game" dialog={Dialog::NewGame}>
            <Form game={props.game} names={props.names.clone()} begun={props.begun} />
        </Frame>
    }
}

#[derive(PartialEq, Properties)]
struct FormProps {
    game: Rules,
    names: [String; 2],
    begun: Option<NewGame>,
}

/// Lives as long as the dialog is open, so that what was chosen and not started is forgotten.
#[component]
fn Form(props: &FormProps) -> Html {
    let labels = words().labels();
    let names = use_state_eq(|| props.names.clone());
    let chosen = use_state_eq(|| match props.begun {
        Some(NewGame::Computer) => Chosen::last().against_computer(),
        _ => Chosen::last(),
    });
    let endless_moves = use_state_eq(|| props.game.endless_moves);

    let start = {
        let (names, endless_moves, chosen) = (names.clone(), *endless_moves, *chosen);
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let names = (*names).clone().map(|name| name.trim().to_owned());
            chosen.keep();
            let computers = chosen.players().map(Player::level);
            let game = Link { computers, ..Link::new(Rules { endless_moves }) };
            wish(Wish::Begin { game: game.encode(), names });
            wish(Wish::Closed(Dialog::NewGame));
        })
    };
    let on_choose = {
        let chosen = chosen.setter();
        Callback::from(move |value| chosen.set(value))
    };
    let instead = |dialog| move |_: MouseEvent| wish(Wish::Ask(dialog));
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
    let name = |label: &'static str, side: Side| {
        let value = names[side.index()].clone();
        let names = names.clone();
        let oninput = move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                let mut changed = (*names).clone();
                changed[side.index()] = input.value();
                names.set(changed);
            }
        };
        html! {
            <label class="name">
                <span>{ label }</span>
                <input type="text" aria-label={label} {value} {oninput} maxlength={LONGEST_NAME} autocomplete="off" />
            </label>
        }
    };
    html! {
        <form onsubmit={start}>
            <OpponentChoice chosen={*chosen} {on_choose} />
            <p>{ labels.new_game_explained }</p>
            <div class="names">
                { name(labels.name_of_south, Side::South) }
                { name(labels.name_of_north, Side::North) }
            </div>
            <fieldset>
                <legend>{ labels.endless_moves }</legend>
                { choice(EndlessMoves::Lose, labels.endless_lose, labels.endless_lose_explained) }
                { choice(EndlessMoves::Forbidden, labels.endless_forbidden, labels.endless_forbidden_explained) }
            </fieldset>
            <button type="submit" class="primary start" autofocus=true>{ labels.start_game }</button>
            <div class="share-ways">
                <button type="button" class="quiet" onclick={instead(Dialog::Editor)}>{ editor_words().labels().title }</button>
                <button type="button" class="quiet" onclick={instead(Dialog::Open)}>{ labels.open_instead }</button>
            </div>
        </form>
    }
}
