//! What the program is doing: one state, one update function, no browser.
//!
//! The state is final at once: when a move is played the record changes, and what is shown only
//! tells how it came about. So undo, a click, a new game never wait for an animation.

mod action;
mod analysis;
mod capturable;
mod dialogs;
mod editor;
mod kept;
mod launch;
pub mod library;
mod pictures;
mod player;
mod preview;
mod settings;
mod shown;
mod state;
pub mod thinking;

pub use action::{Action, Pointer, Step, Walk};
pub use analysis::{
    Analysis, Examination, Favour, GRAPH_NODES, Grade, Job, Lesson, MARGIN, Phase, PitScore, Scores, Viewed,
    Worth, brief,
};
pub use dialogs::{Asked, Dialog, LookedAt, Storage, Wish};
pub use editor::{
    Draft, Edit, Edited, Editor, EditorText, MOST_IN_PIT, ReadSetup, Reading, Verdict, VerdictOf, read_setup,
};
pub use kept::{ANALYSED, CHANGED, KeptGame, NAME};
pub use launch::{Launch, NewGame, of_shortcut};
pub use player::Player;
pub use preview::{Preview, PreviewEnd};
pub use settings::{Confirm, PreviewLimit, Settings, Theme, Turning};
pub use shown::{Passage, Shown};
pub use state::{Halt, HintState, MOST_COMMENT, Said, State};

/// The game on the board: any of them.
pub type Rules = crate::rules::Mancala;
