//! The platform's own dialogs.

use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;
use yew::NodeRef;

fn dialog(reference: &NodeRef) -> Option<HtmlDialogElement> {
    super::element(reference)?.dyn_into().ok()
}

/// Opens a dialog above the page, if it is not open.
pub fn open_dialog(reference: &NodeRef) {
    if let Some(dialog) = dialog(reference)
        && !dialog.open()
    {
        // Refused only while the dialog is not part of the page; then there is nothing to open.
        let _ = dialog.show_modal();
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
