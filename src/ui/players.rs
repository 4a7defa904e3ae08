//! The two players beside the board.

use super::icons::icon;
use super::part::View;
use super::program::words;
use yew::prelude::*;

/// A player: name, whether it is their turn, seeds captured.
#[derive(PartialEq)]
pub struct Player {
    /// What the player is called.
    pub name: String,
    /// Whether they sit at the lower edge of the board.
    pub near: bool,
    /// The level, if a computer plays.
    pub level: Option<u8>,
    /// Whether that computer is thinking about its move.
    pub thinking: bool,
    /// Whether it is their turn.
    pub to_move: bool,
    /// Whether they have won.
    pub won: bool,
    /// Seeds that they have captured at the moment shown.
    pub captured: u8,
    /// The same in words: `captured 7 of 28`.
    pub captured_told: String,
}

impl View for Player {
    fn draw(&self) -> Html {
        let words = words();
        let &Player { ref name, near, level, thinking, to_move, won, captured, ref captured_told } = self;
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
                    if to_move || thinking {
                        <span class="turn">
                            { icon(if near { "turn-near" } else { "turn-far" }) }
                            { if thinking { words.labels().thinking } else { words.labels().to_move } }
                        </span>
                    } else if won {
                        <span class="turn">{ icon("won") }{ words.labels().winner }</span>
                    } else if let Some(level) = level {
                        <span class="level">{ words.computer(level) }</span>
                    }
                </h2>
                <p>{ captured_told }</p>
                <strong class="player-total" aria-hidden="true">{ captured }</strong>
            </section>
        }
    }
}
