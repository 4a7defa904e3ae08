//! The rules.

use super::Frame;
use crate::app::Rules;
use crate::ui::program::words;
use yew::prelude::*;

/// Properties of [`RulesDialog`].
#[derive(PartialEq, Properties)]
pub struct RulesDialogProps {
    /// Whether it is open.
    pub open: bool,
    /// The rules of the present game.
    pub game: Rules,
    /// Is called when it was closed.
    pub on_close: Callback<()>,
}

/// The rules of the game.
#[component]
pub fn RulesDialog(props: &RulesDialogProps) -> Html {
    let labels = words().labels();
    html! {
        <Frame open={props.open} title={labels.rules} class="rules" on_close={props.on_close.clone()}>
            <p></p>
        </Frame>
    }
}
