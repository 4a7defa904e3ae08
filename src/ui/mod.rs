//! The page: Yew components around one state.
//!
//! [`App`] owns the state; components are given what they show and send [`Action`]s through a
//! context. Only [`dom`] calls the browser where it can fail.
//!
//! [`Action`]: crate::app::Action

mod actions;
mod address;
mod animation;
mod app;
mod asking;
pub mod board;
pub mod dialogs;
pub mod dom;
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

pub use app::App;
