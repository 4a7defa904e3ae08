//! What the players can do with the game.

use super::icons::icon;
use super::part::View;
use super::program::{Dispatch, off, sending, words};
use crate::app::Action;
use crate::rules::Side;
use yew::prelude::*;

/// Undo, Redo, Hint, Flip board, Resign, Agree a draw.
#[derive(PartialEq)]
pub struct Actions {
    /// Whether something can be taken back.
    pub can_undo: bool,
    /// Whether something can be done again.
    pub can_redo: bool,
    /// Whether the game can be given up.
    pub can_conclude: bool,
    /// Whether both players are people, who can agree.
    pub is_agreeable: bool,
    /// Whether a hint can be given.
    pub can_hint: bool,
    /// Whether the game is analysed.
    pub is_analysed: bool,
    /// Who would resign.
    pub resigning: Side,
    /// What they are called.
    pub resigning_name: String,
    /// Whom to tell.
    pub dispatch: Dispatch,
}

impl View for Actions {
    fn draw(&self) -> Html {
        let words = words();
        let labels = words.labels();
        let undo = sending(&self.dispatch, Action::Undo);
        let redo = sending(&self.dispatch, Action::Redo);
        let hint = sending(&self.dispatch, Action::AskHint);
        let analysis = sending(&self.dispatch, Action::ToggleAnalysis);
        let flip = sending(&self.dispatch, Action::Flip);
        let resign = sending(&self.dispatch, Action::Resign(self.resigning));
        let agree = sending(&self.dispatch, Action::AgreeDraw);
        html! {
            <div class="actions" role="group" aria-label={labels.actions}>
                <button type="button" onclick={undo} aria-disabled={off(!self.can_undo)}>{ icon("undo") }<span>{ labels.undo }</span></button>
                <button type="button" onclick={redo} aria-disabled={off(!self.can_redo)}>{ icon("redo") }<span>{ labels.redo }</span></button>
                <button type="button" onclick={hint} aria-disabled={off(!self.can_hint)}>{ icon("hint") }<span>{ labels.hint }</span></button>
                <button type="button" onclick={analysis} aria-pressed={self.is_analysed.to_string()}>{ icon("analysis") }<span>{ labels.analysis }</span></button>
                <button type="button" onclick={flip}>{ icon("flip") }<span>{ labels.flip_board }</span></button>
                <button type="button" onclick={resign} aria-disabled={off(!self.can_conclude)} title={words.resign(&self.resigning_name)}>
                    { icon("resign") }<span>{ labels.resign }</span>
                </button>
                <button type="button" onclick={agree} aria-disabled={off(!self.can_conclude || !self.is_agreeable)}>
                    { icon("draw") }<span>{ labels.agree_draw }</span>
                </button>
            </div>
        }
    }
}
