//! Hawalis, the four-row relay-sowing mancala of Oman.
pub mod motion;
pub mod record;
pub mod rules;
