//! Hawalis, the four-row relay-sowing mancala of Oman.
pub mod drawing;
pub mod motion;
pub mod record;
pub mod rules;
#[cfg(feature = "web")]
pub mod ui;
