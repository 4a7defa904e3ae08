//! The opponent: search, evaluation, levels.

mod hawalis;
mod searched;

pub use searched::{Move, Moves, Searched, Verdict};
