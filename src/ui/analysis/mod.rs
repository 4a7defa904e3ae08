//! The panel of an analysis. It belongs to the program of the dialogs and is drawn beside the board of the page.

mod graph;
mod lesson;
mod panel;

/// The id of the element in which the page leaves room for the panel.
pub const ANALYSIS_PLACE: &str = "analysis";

pub use panel::Panel;
