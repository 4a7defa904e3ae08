//! What all dialogs share.

use super::wish;
use crate::app::{Dialog, Wish};
use crate::ui::dom;
use crate::ui::icons::icon;
use crate::ui::program::dialog_labels;
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
    let labels = dialog_labels();
    let dialog = use_node_ref();
    {
        let dialog = dialog.clone();
        use_effect_with(props.open, move |&open| {
            if open { dom::open_dialog(&dialog) } else { dom::close_dialog(&dialog) }
        });
    }
    // The page closes it: a browser tells late that it has closed one, when it may be wanted again.
    let which = props.dialog;
    let close = move |_: MouseEvent| wish(Wish::Closed(which));
    let oncancel = {
        let dialog = dialog.clone();
        move |event: Event| {
            // A choice of files in it that is broken off is told in the same way.
            if is_itself(&event, &dialog) {
                event.prevent_default();
                wish(Wish::Closed(which));
            }
        }
    };
    // Some browsers close it whatever was prevented.
    let onclose = {
        let (dialog, open) = (dialog.clone(), props.open);
        move |_: Event| {
            if open && !dom::is_open(&dialog) {
                wish(Wish::Closed(which));
            }
        }
    };
    let beside = {
        let dialog = dialog.clone();
        move |event: MouseEvent| {
            // All content lies in a child, so that only the backdrop is the dialog itself.
            if is_itself(&event, &dialog) {
                wish(Wish::Closed(which));
            }
        }
    };
    let title_id = format!("{}-title", props.class);
    html! {
        <dialog ref={dialog} class={props.class} aria-labelledby={title_id.clone()} {oncancel} {onclose} onclick={beside}>
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

/// Whether something happened to an element itself, and not to what is in it.
fn is_itself(event: &Event, element: &NodeRef) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some() && target == dom::element(element)
}
