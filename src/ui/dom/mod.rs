//! The browser, as far as it can fail. Nothing outside this folder calls `web_sys` functions that
//! can; nothing in here panics.

mod address;
mod clipboard;
mod clock;
mod dialog;
mod files;
mod frames;
mod json;
mod lock;
mod media;
mod messages;
mod picture;
mod storage;
mod worker;

pub use address::{address, forget_parameters, game_of_step, opened_with, page_address, set_fragment};
pub use clipboard::{can_share, copy, share};
pub use clock::{day_and_time, milliseconds, new_id, now, today};
pub use dialog::{close_dialog, is_open, open_dialog};
pub use files::{Address, FileFault, listed, read_files};
pub use frames::Frames;
pub use json::JsonObject;
pub use lock::{Lock, unless_open};
pub use media::{Media, use_media};
pub use messages::{
    ASKED, DIALOGS_FAILED, DIALOGS_WANTED, FILE_FAILED, FILES_WANTED, UPDATE_READY, UPDATE_WANTED, VIEWED,
    WISH, hear, tell,
};
pub use picture::{copy_png, save_png, save_svg, svg_address};
pub use storage::{NotKept, Stored, all_kept, forget, kept, kept_by_tab, load, save, save_for_tab};
pub use worker::{WORKER, Worker, can_search, with_build};

use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::NodeRef;

/// The element that a reference stands for, once it is drawn.
pub fn element(reference: &NodeRef) -> Option<web_sys::Element> {
    reference.cast::<web_sys::Element>()
}

/// Puts the keyboard focus on an element, if it is there and can have it.
pub fn focus(element: Option<web_sys::HtmlElement>) {
    if let Some(element) = element {
        // An element that is not shown refuses, and then nobody waits for it.
        let _ = element.focus();
    }
}

/// Scrolls no further than it takes to see an element with something in it.
pub fn show(reference: &NodeRef) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    if let Some(element) = element(reference).filter(|element| element.has_child_nodes()) {
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Whether the element with the focus shows it, which it does when the focus came by keyboard.
pub fn focus_is_visible() -> bool {
    matches!(gloo::utils::document().query_selector(":focus-visible"), Ok(Some(_)))
}

/// Whether what had the focus is gone, or nothing had it.
pub fn has_no_focus() -> bool {
    gloo::utils::document().active_element().is_none_or(|active| active.tag_name() == "BODY")
}

/// The first element that a selector finds.
pub fn find(selector: &str) -> Option<web_sys::HtmlElement> {
    use wasm_bindgen::JsCast;
    gloo::utils::document().query_selector(selector).ok()??.dyn_into().ok()
}

/// Sets an attribute of the page's root element, from which the themes hang.
pub fn set_root_attribute(name: &str, value: &str) {
    if let Some(root) = gloo::utils::document().document_element() {
        let _ = root.set_attribute(name, value);
    }
}

/// Puts an empty element with an id at the end of the page.
pub fn append(tag: &str, id: &str) -> Option<web_sys::Element> {
    let element = gloo::utils::document().create_element(tag).ok()?;
    element.set_id(id);
    gloo::utils::document().body()?.append_child(&element).ok()?;
    Some(element)
}

/// Loads the page anew.
pub fn reload() {
    let _ = gloo::utils::window().location().reload();
}
