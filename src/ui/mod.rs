//! The page around one state.
//!
//! [`App`] owns the state. What is on the screen are [views](part::View), which are given what they
//! show and send [`Action`]s; what lives on by itself in the browser are hooks. Only [`dom`] calls
//! the browser where it can fail.
//!
//! [`Action`]: crate::app::Action

mod actions;
mod address;
mod analysis;
mod animation;
mod app;
mod asking;
pub mod board;
pub mod dialogs;
pub mod dom;
mod engine;
mod header;
mod icons;
mod keys;
mod lettered;
mod moves;
pub mod panic_panel;
mod part;
mod passage;
mod players;
mod program;
mod result;
mod saving;
mod sentences;
mod stage;
mod thinking;
mod update;
mod watching;

pub use app::App;
