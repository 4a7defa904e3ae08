//! Hawalis, the four-row relay-sowing mancala of Oman, in a web page.
//!
//! The rooms of the house, each of which knows only those before it:
//! [`rules`], [`record`], [`search`], [`motion`], [`drawing`], [`app`], [`words`], and with the feature `web`
//! `ui`. Without features nothing here knows the web.

pub mod app;
pub mod drawing;
pub mod motion;
pub mod record;
pub mod rules;
pub mod search;
#[cfg(feature = "web")]
pub mod ui;
pub mod words;
