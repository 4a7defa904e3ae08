//! The list of keys.

use super::Frame;
use crate::app::Dialog;
use crate::ui::program::{analysis_words, dialog_labels, editor_words, opponent_words, words};
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
    let (labels, own) = (words().labels(), dialog_labels());
    let analysis = analysis_words().labels();
    let opponent = opponent_words().labels();
    let everywhere: [(&[&str], &str); 12] = [
        (&["←", "→"], own.key_moves),
        (&[",", "."], own.key_moves),
        (&["Home", "End"], own.key_ends),
        (&["Shift ←", "Shift →", "<", ">"], own.key_laps),
        (&["f"], own.key_flip),
        (&["Space", "Esc"], own.key_skip),
        (&["r"], opponent.key_again),
        (&["t"], opponent.key_hint),
        (&["l"], analysis.key_analysis),
        (&["Space"], analysis.key_best),
        (&["Ctrl z", "Ctrl y"], own.key_undo),
        (&["?"], own.key_help),
    ];
    let on_board: [(&[&str], &str); 4] = [
        (&["a", "…", "n"], own.key_letter),
        (&["←", "↑", "→", "↓"], own.key_arrows),
        (&["Home", "End"], own.key_row_ends),
        (&["Enter", "Space"], own.key_play),
    ];
    let editor = editor_words().labels();
    let in_editor: [(&[&str], &str); 3] = [
        (&["0", "…", "9"], editor.key_number),
        (&["+", "−"], editor.key_add_take),
        (&["Delete"], editor.key_empty),
    ];
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
            { group(own.keys_on_board, &on_board) }
            { group(own.keys_everywhere, &everywhere) }
            { group(editor.title, &in_editor) }
        </Frame>
    }
}
