//! The two players beside the board.

use super::icons::icon;
use super::program::words;
use crate::app::Rules;
use crate::rules::Game;
use yew::prelude::*;

/// Properties of [`Player`].
#[derive(PartialEq, Properties)]
pub struct PlayerProps {
    /// What the player is called.
    pub name: String,
    /// Whether they sit at the lower edge of the board.
    pub near: bool,
    /// Whether it is their turn.
    pub to_move: bool,
    /// Whether they have won.
    pub won: bool,
    /// Seeds that they have captured at the moment shown.
    pub captured: u8,
}

/// A player: name, whether it is their turn, seeds captured.
#[component]
pub fn Player(props: &PlayerProps) -> Html {
    let words = words();
    let &PlayerProps { ref name, near, to_move, won, captured } = props;
    let captured = u32::from(captured);
    let class = classes!(
        "player",
        if near { "near" } else { "far" },
        to_move.then_some("to-move"),
        won.then_some("won"),
    );
    html! {
        <section {class} aria-label={name.clone()} data-captured={captured.to_string()}>
            <h2>
                <span class="player-name">{ name }</span>
                if to_move {
                    <span class="turn">{ icon(if near { "turn-near" } else { "turn-far" }) }{ words.labels().to_move }</span>
                } else if won {
                    <span class="turn">{ icon("won") }{ words.labels().winner }</span>
                }
            </h2>
            <p>{ words.captured(captured, Rules::SEEDS / 2) }</p>
            <strong class="player-total" aria-hidden="true">{ captured }</strong>
        </section>
    }
}
