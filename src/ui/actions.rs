//! What the players can do with the game.

use super::icons::icon;
use super::program::{off, use_action, words};
use crate::app::Action;
use crate::rules::Side;
use yew::prelude::*;

/// Properties of [`Actions`].
#[derive(PartialEq, Properties)]
pub struct ActionsProps {
    /// Whether something can be taken back.
    pub can_undo: bool,
    /// Whether something can be done again.
    pub can_redo: bool,
    /// Whether the game is over.
    pub is_over: bool,
    /// Who would resign.
    pub resigning: Side,
    /// What they are called.
    pub resigning_name: String,
}

/// Undo, Redo, Flip board, Resign, Agree a draw.
#[component]
pub fn Actions(props: &ActionsProps) -> Html {
    let words = words();
    let labels = words.labels();
    let undo = use_action(Action::Undo);
    let redo = use_action(Action::Redo);
    let flip = use_action(Action::Flip);
    let resign = use_action(Action::Resign(props.resigning));
    let agree = use_action(Action::AgreeDraw);
    html! {
        <div class="actions" role="group" aria-label={labels.actions}>
            <button type="button" onclick={undo} aria-disabled={off(!props.can_undo)}>{ icon("undo") }<span>{ labels.undo }</span></button>
            <button type="button" onclick={redo} aria-disabled={off(!props.can_redo)}>{ icon("redo") }<span>{ labels.redo }</span></button>
            <button type="button" onclick={flip}>{ icon("flip") }<span>{ labels.flip_board }</span></button>
            <button type="button" class="ending" onclick={resign} aria-disabled={off(props.is_over)} title={words.resign(&props.resigning_name)}>
                { icon("resign") }<span>{ labels.resign }</span>
            </button>
            <button type="button" class="ending" onclick={agree} aria-disabled={off(props.is_over)}>
                { icon("draw") }<span>{ labels.agree_draw }</span>
            </button>
        </div>
    }
}
