//! The platform's own dialogs.

use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlDialogElement, HtmlElement};
use yew::NodeRef;

fn dialog(reference: &NodeRef) -> Option<HtmlDialogElement> {
    super::element(reference)?.dyn_into().ok()
}

/// Opens a dialog above the page, if it is not open, in the place of one that is.
pub fn open_dialog(reference: &NodeRef) {
    if let Some(dialog) = dialog(reference)
        && !dialog.open()
    {
        let by_keys = super::focus_is_visible();
        // First, so that the focus is where it came from, and goes back there when this one closes.
        if let Some(other) =
            super::find("dialog[open]").and_then(|other| other.dyn_into::<HtmlDialogElement>().ok())
        {
            other.close();
        }
        // Refused only while the dialog is not part of the page; then there is nothing to open.
        let _ = dialog.show_modal();
        // What gets the focus may be far below, and is seen there where it stays in view.
        dialog.set_scroll_top(0);
        if !by_keys && let Ok(Some(ringed)) = dialog.query_selector("button:focus-visible") {
            focus_quietly(ringed.dyn_into().ok());
        }
    }
}

/// Gives an element the focus without showing it: WebKit puts a ring around what a dialog focuses, after a click too.
fn focus_quietly(element: Option<HtmlElement>) {
    let options = FocusOptions::new();
    // A new object takes any property.
    let _ = js_sys::Reflect::set(&options, &"focusVisible".into(), &false.into());
    if let Some(element) = element {
        let _ = element.blur();
        let _ = element.focus_with_options(&options);
    }
}

/// Whether a dialog is open.
pub fn is_open(reference: &NodeRef) -> bool {
    dialog(reference).is_some_and(|dialog| dialog.open())
}

/// Closes a dialog.
pub fn close_dialog(reference: &NodeRef) {
    if let Some(dialog) = dialog(reference) {
        dialog.close();
    }
}
