//! Hawalis, the four-row relay-sowing mancala of Oman.
pub mod motion;
pub mod rules;
