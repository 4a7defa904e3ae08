//! What stands on the page when the program has stopped.

use super::program::words;
use crate::app::Rules;
use crate::record::Record;
use crate::rules::Game;
use std::cell::RefCell;
use std::rc::Rc;

thread_local! {
    /// The moves of the game, for somebody who wants to keep them.
    static MOVES: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Remembers the game in case that the program stops.
pub fn remember(record: &Rc<Record<Rules>>) {
    let moves = record.line().into_iter().filter_map(|id| record.pit(id)).map(Rules::letter).collect();
    MOVES.with(|text| text.replace(moves));
}

/// Shows a panel with the game's moves and Reload instead of the page when the program panics.
pub fn watch() {
    // Yew sets a hook of its own when it starts, unless it is given one.
    yew::set_custom_panic_hook(Box::new(|panic| {
        gloo::console::error!(panic.to_string());
        // Where not even this can be shown, the console has it.
        let _ = show();
    }));
}

/// Written by hand, for after a panic no component can be trusted.
fn show() -> Option<()> {
    let labels = words().labels();
    let document = gloo::utils::document();
    let panel = document.create_element("div").ok()?;
    panel.set_class_name("panicked");
    panel.set_attribute("role", "alert").ok()?;
    let moves = MOVES.with(|text| text.try_borrow().map(|moves| moves.clone()).unwrap_or_default());
    for (element, text) in [("h1", labels.panicked), ("p", labels.panicked_explained), ("pre", &moves)] {
        let part = document.create_element(element).ok()?;
        part.set_text_content(Some(text));
        panel.append_child(&part).ok()?;
    }
    let reload = document.create_element("a").ok()?;
    reload.set_text_content(Some(labels.reload));
    reload.set_attribute("href", "").ok()?;
    panel.append_child(&reload).ok()?;
    document.body()?.append_child(&panel).ok()?;
    Some(())
}
