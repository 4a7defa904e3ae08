//! The dialogs, each the platform's own `<dialog>`; a program of their own, see [`crate::app::Asked`].

mod choice;
mod editor;
mod frame;
mod game;
mod games;
mod keys;
mod new_game;
mod open;
mod picture;
mod program;
mod rules;
mod settings;
mod share;
mod texts;
mod this_move;
mod told;

pub use choice::{Choice, ChoiceProps, choice};
pub use program::start;
pub use settings::speed_options;

use editor::EditorDialog;
use frame::Frame;
use games::GamesDialog;
use keys::KeysDialog;
use new_game::NewGameDialog;
use open::OpenDialog;
use picture::PictureDialog;
pub use program::wish;
use rules::RulesDialog;
use settings::SettingsDialog;
use share::ShareDialog;
use texts::Texts;
use this_move::MoveDialog;
use told::{copying, use_told};
