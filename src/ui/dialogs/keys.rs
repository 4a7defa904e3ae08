//! The list of keys.

use super::Frame;
use crate::app::Dialog;
use crate::ui::program::{analysis_words, editor_words, opponent_words, words};
use yew::prelude::*;

/// Properties of [`KeysDialog`].
#[derive(PartialEq, Properties)]
pub struct KeysDialogProps {
    /// Whether it is open.
    pub open: bool,
}

/// All keys, in three groups: those of a pit with keyboard focus, those that work everywhere, and those for setting up a position.
#[component]
pub fn KeysDialog(props: &KeysDialogProps) -> Html {
    let labels = words().labels();
    let analysis = analysis_words().labels();
    let opponent = opponent_words().labels();
    let everywhere: [(&[&str], &str); 12] = [
        (&["←", "→"], labels.key_moves),
        (&[",", "."], labels.key_moves),
        (&["Home", "End"], labels.key_ends),
        (&["Shift ←", "Shift →", "<", ">"], labels.key_laps),
        (&["f"], labels.key_flip),
        (&["Space", "Esc"], labels.key_skip),
        (&["r"], opponent.key_again),
        (&["t"], opponent.key_hint),
        (&["l"], analysis.key_analysis),
        (&["Space"], analysis.key_best),
        (&["Ctrl z", "Ctrl y"], labels.key_undo),
        (&["?"], labels.key_help),
    ];
    let on_board: [(&[&str], &str); 4] = [
        (&["a", "…", "n"], labels.key_letter),
        (&["←", "↑", "→", "↓"], labels.key_arrows),
        (&["Home", "End"], labels.key_row_ends),
        (&["Enter", "Space"], labels.key_play),
    ];
    let own = editor_words().labels();
    let in_editor: [(&[&str], &str); 3] =
        [(&["0", "…", "9"], own.key_number), (&["+", "−"], own.key_add_take), (&["Delete"], own.key_empty)];
    let group = |title: &'static str, keys: &[(&[&str], &'static str)]| {
        html! {
            <section>
                <h3>{ title }</h3>
                <dl>
                    { for keys.iter().map(|&(keys, meaning)| html! {
                        <div>
                            <dt>{ for keys.iter().map(|key| html! { <kbd>{ *key }</kbd> }) }</dt>
                            <dd>{ meaning }</dd>
                        </div>
                    }) }
                </dl>
            </section>
        }
    };
    html! {
        <Frame open={props.open} title={labels.keys} class="keys" dialog={Dialog::Keys}>
            { group(labels.keys_on_board, &on_board) }
            { group(labels.keys_everywhere, &everywhere) }
            { group(own.title, &in_editor) }
        </Frame>
    }
}
