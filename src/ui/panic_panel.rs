//! What stands on the page when the program has stopped.

use super::dom;
use super::program::words;
use std::cell::RefCell;
use std::rc::Rc;

thread_local! {
    /// The game in OGN, for somebody who wants to keep it.
    static GAME: RefCell<Rc<String>> = RefCell::default();
}

/// Remembers the game in case that the program stops.
pub fn remember(written: Rc<String>) {
    GAME.with(|text| text.replace(written));
}

/// Shows a panel with the game and Reload instead of the page when the program panics.
pub fn watch() {
    // Yew sets a hook of its own when it starts, unless it is given one.
    yew::set_custom_panic_hook(Box::new(|panic| {
        gloo::console::error!(panic.to_string());
        // Where not even this can be shown, the console has it.
        let _ = show();
    }));
}

/// Written by hand, for after a panic no component can be trusted. It takes the place of the page, in which nothing answers any more.
fn show() -> Option<()> {
    let labels = words().labels();
    let document = gloo::utils::document();
    let panel = document.create_element("div").ok()?;
    panel.set_class_name("panicked");
    panel.set_attribute("role", "alert").ok()?;
    let game = GAME.with(|text| text.try_borrow().map(|game| game.clone()).unwrap_or_default());
    for (element, text) in [("h1", labels.panicked), ("p", labels.panicked_explained), ("pre", &game)] {
        let part = document.create_element(element).ok()?;
        part.set_text_content(Some(text));
        panel.append_child(&part).ok()?;
    }
    let reload = document.create_element("a").ok()?;
    reload.set_text_content(Some(labels.reload));
    // Its link alone would go without what the address has after "#"; assets/boot.js reloads.
    reload.set_attribute("href", "").ok()?;
    panel.append_child(&reload).ok()?;
    let body = document.body()?;
    body.set_text_content(None);
    body.append_child(&panel).ok()?;
    dom::focus(dom::find(".panicked a"));
    Some(())
}
