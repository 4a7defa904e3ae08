//! Which game, by which rules.

use super::Choice;
use crate::app::Rules;
use crate::record::ogn::Notated;
use crate::rules::{Hawalis, Oware};
use crate::ui::program::{dialog_labels, dialog_words, words};
use crate::ui::sentences::{game_name, game_told};
use yew::prelude::*;

/// The choice of the game. The present one keeps its rule option, the others come with their usual one.
pub fn game_choice(present: Rules, on_choose: Callback<Rules>) -> Html {
    let name = dialog_labels().game;
    let usual = [Rules::from(Hawalis::default()), Rules::from(Oware::default())];
    let games = usual.map(|game| if game.notation() == present.notation() { present } else { game });
    let options: Vec<(Rules, &'static str)> = games.map(|game| (game, game_name(words(), &game))).into();
    html! {
        <div class="setting">
            <h3>{ name }</h3>
            <Choice<Rules> {name} {options} chosen={present} {on_choose} />
        </div>
    }
}

/// The choice of the game's rule option, in few words.
pub fn option_choice(present: Rules, on_choose: Callback<Rules>) -> Html {
    let labels = dialog_words().game(game_told(&present));
    let options: Vec<(usize, &'static str)> =
        labels.choices.iter().map(|choice| choice.name).enumerate().collect();
    let on_option = on_choose.reform(move |option| present.with_option(option));
    html! {
        <div class="setting">
            <h3>{ labels.option }</h3>
            <Choice<usize> name={labels.option} {options} chosen={present.option()} on_choose={on_option} />
        </div>
    }
}
