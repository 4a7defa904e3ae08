//! A new game.

mod opponent;

use super::game::game_choice;
use super::{Frame, wish};
use crate::app::{Dialog, NewGame, Player, Rules, Wish};
use crate::record::Link;
use crate::record::ogn::Notated;
use crate::rules::{Oware, Side};
use crate::ui::program::{dialog_labels, dialog_words, editor_words, words};
use crate::ui::sentences::game_told;
use crate::words::ChoiceLabels;
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
    /// Is called with what was chosen when the board is to be set up first.
    pub set_up: Callback<Planned>,
}

/// A game that is to begin from a board that is not set up yet: its rules and computers, and the names of its players.
pub type Planned = (Link<Rules>, [String; 2]);

/// Longer names would push the rest of the page away.
const LONGEST_NAME: &str = "24";

/// The game, the opponent, the players' names, the rule option, and Start.
#[component]
pub fn NewGameDialog(props: &NewGameDialogProps) -> Html {
    html! {
        <Frame open={props.open} title={words().labels().new_game} class="new-game" dialog={Dialog::NewGame}>
            <Form game={props.game} names={props.names.clone()} begun={props.begun} set_up={props.set_up.clone()} />
        </Frame>
    }
}

#[derive(PartialEq, Properties)]
struct FormProps {
    game: Rules,
    names: [String; 2],
    begun: Option<NewGame>,
    set_up: Callback<Planned>,
}

/// Lives as long as the dialog is open, so that what was chosen and not started is forgotten.
#[component]
fn Form(props: &FormProps) -> Html {
    let labels = dialog_labels();
    let names = use_state_eq(|| props.names.clone());
    let chosen = use_state_eq(|| match props.begun {
        Some(NewGame::Computer) => Chosen::last().against_computer(),
        _ => Chosen::last(),
    });
    let game = use_state_eq(|| match (props.begun, props.game) {
        (Some(NewGame::Oware), Rules::Hawalis(_)) => Oware::default().into(),
        (_, present) => present,
    });

    let planned = {
        let (names, game, chosen) = (names.clone(), *game, *chosen);
        move || -> Planned {
            chosen.keep();
            let computers = chosen.players().map(Player::level);
            let names = (*names).clone().map(|name| name.trim().to_owned());
            (Link { computers, ..Link::new(game) }, names)
        }
    };
    let start = {
        let planned = planned.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let (game, names) = planned();
            wish(Wish::Begin { game: game.encode(), names });
            wish(Wish::Closed(Dialog::NewGame));
        })
    };
    let set_up = props.set_up.reform(move |_: MouseEvent| planned());
    let on_choose = {
        let chosen = chosen.setter();
        Callback::from(move |value| chosen.set(value))
    };
    let on_game = {
        let game = game.setter();
        Callback::from(move |chosen| game.set(chosen))
    };
    let told = dialog_words().game(game_told(&game));
    let choice = |option: usize, choice: &'static ChoiceLabels| {
        let game = game.clone();
        let checked = game.option() == option;
        html! {
            <label class="option">
                <input type="radio" name="rule-option" {checked} onchange={move |_: Event| game.set(game.with_option(option))} />
                <span>{ choice.name }<small>{ choice.explained }</small></span>
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
            { game_choice(*game, on_game) }
            <OpponentChoice chosen={*chosen} {on_choose} />
            <p>{ labels.new_game_explained }</p>
            <div class="names">
                { name(labels.name_of_south, Side::South) }
                { name(labels.name_of_north, Side::North) }
            </div>
            <fieldset>
                <legend>{ told.option }</legend>
                { for told.choices.iter().enumerate().map(|(option, labels)| choice(option, labels)) }
            </fieldset>
            <button type="submit" class="primary start" autofocus=true>{ labels.start_game }</button>
            <div class="share-ways">
                <button type="button" class="quiet" onclick={set_up}>{ editor_words().labels().title }</button>
                <button type="button" class="quiet" onclick={|_: MouseEvent| wish(Wish::Ask(Dialog::Open))}>{ labels.open_instead }</button>
            </div>
        </form>
    }
}
