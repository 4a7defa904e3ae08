//! The dialogs of the page.

fn main() {
    mancala::ui::dialogs::start();
}
