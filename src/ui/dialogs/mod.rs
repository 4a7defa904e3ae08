//! The dialogs, each the platform's own `<dialog>`.

mod choice;
mod editor;
mod frame;
mod keys;
mod new_game;
mod rules;
mod settings;
mod share;

pub use choice::Choice;
pub use editor::EditorDialog;
pub use frame::Frame;
pub use keys::KeysDialog;
pub use new_game::NewGameDialog;
pub use rules::RulesDialog;
pub use settings::{SettingsDialog, speed_options};
pub use share::ShareDialog;

/// The dialogs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// A new game.
    NewGame,
    /// Settings.
    Settings,
    /// The list of keys.
    Keys,
    /// The rules.
    Rules,
    /// A link to the game.
    Share,
}
