//! What all dialogs share.

use super::wish;
use crate::app::{Dialog, Wish};
use crate::ui::dom;
use crate::ui::icons::icon;
use crate::ui::program::words;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// Properties of [`Frame`].
#[derive(PartialEq, Properties)]
pub struct FrameProps {
    /// Whether it is open.
    pub open: bool,
    /// Its name.
    pub title: &'static str,
    /// Its class.
    pub class: &'static str,
    /// Which it is: the page is told when it was closed, in whatever way.
    pub dialog: Dialog,
    /// What is in it.
    pub children: Children,
}

/// A modal dialog with a title and a way out: its button, Escape, or a click beside it.
#[component]
pub fn Frame(props: &FrameProps) -> Html {
    let labels = words().labels();
    let dialog = use_node_ref();
    {
        let dialog = dialog.clone();
        use_effect_with(props.open, move |&open| {
            if open { dom::open_dialog(&dialog) } else { dom::close_dialog(&dialog) }
        });
    }
    let which = props.dialog;
    let onclose = move |_: Event| wish(Wish::Closed(which));
    let close = {
        let dialog = dialog.clone();
        Callback::from(move |_: MouseEvent| dom::close_dialog(&dialog))
    };
    let beside = {
        let dialog = dialog.clone();
        Callback::from(move |event: MouseEvent| {
            // All content lies in a child, so that only the backdrop is the dialog itself.
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if target.is_some() && target == dom::element(&dialog) {
                dom::close_dialog(&dialog);
            }
        })
    };
    let title_id = format!("{}-title", props.class);
    html! {
        <dialog ref={dialog} class={props.class} aria-labelledby={title_id.clone()} {onclose} onclick={beside}>
            <div class="dialog-body">
                // No <header>, which would be a second one of the page.
                <div class="dialog-head">
                    <h2 id={title_id}>{ props.title }</h2>
                    <button type="button" class="quiet close" aria-label={labels.close} onclick={close}>{ icon("close") }</button>
                </div>
                if props.open { { for props.children.iter() } }
            </div>
        </dialog>
    }
}
