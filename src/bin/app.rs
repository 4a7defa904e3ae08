//! The page.

use gloo::timers::callback::Timeout;
use mancala::ui::{App, panic_panel};

fn main() {
    panic_panel::watch();
    // In a task of its own: making the program took the browser long enough without an answer.
    Timeout::new(0, show).forget();
}

fn show() {
    let root = gloo::utils::document().get_element_by_id("app");
    if let Some(root) = root {
        // What stands there until now is the board before the program; the program replaces it.
        root.set_text_content(None);
        yew::Renderer::<App>::with_root(root).render();
    }
}
