//! OGN, a written form of a whole game for people and programs, as in the files `.ogn` of Oware
//! programs: tags, numbered moves with what they captured, comments, variations, the result.
//!
//! ```text
//! [Variant "Hawalis"]
//! [Event "Club evening"]
//! [Site "Muscat"]
//! [Date "2024.03.01"]
//! [Round "?"]
//! [South "Amal"]
//! [North "Said"]
//! [Result "1-0"]
//! [Termination "resignation"]
//!
//! {A short one.} 1. g H+3 (1... K+3 {from the other corner}) 2. c+4 C+1 1-0
//! ```
//!
//! # What is written
//!
//! The line of first moves ([`main_line`](super::Record::main_line)) is the game, everything else stands
//! in variations. Seeds that are captured follow a move as `+n`. Of the view nothing is written. Two
//! things are this house's own:
//! - The captures of Hawalis decide nothing, so `Result` is `1-0` (South), `0-1` (North), `1/2-1/2` or
//!   `*`, and `Termination` says why: a reason of the rules, `resignation` or `agreement`. Where players
//!   ended a variation, or played on behind the end of the game, the result stands there, behind its
//!   move.
//! - `EndlessMoves "forbidden"` names that option; without the tag they lose.
//!
//! A line end and blanks in a comment are one space, an empty line is a new line. What cannot stand in
//! a comment as it is, is written by its number: `\x7D` is `}`, and likewise `\x09`, `\x0A`, `\x20`,
//! `\x5B` and `\x5C`. A backslash before anything else is a backslash.
//!
//! # What is read
//!
//! Anything in this form that says the same game: tags in any order or none, every kind of line end,
//! moves with or without numbers, dots, blanks and captures, comments up to the line's end after `;`,
//! and marks like `!` and `$1`, which become part of the comment. Tags that are not known here are
//! kept and written back. Whatever contradicts the rules or itself is an error: an illegal move, wrong
//! captures, a number out of order, a tag that stands twice, a result that the game did not have.

mod collection;
mod comment;
mod fault;
mod read;
mod scanner;
mod tags;
mod termination;
mod write;

pub use collection::{MOST_GAMES, read_all, tag, write_all};
pub use fault::{Fault, OgnError};
pub use read::{MOST_MOVES, MOST_TEXT, read};
pub use tags::Tags;
pub use termination::Termination;
pub use write::write;

use super::Conclusion;
use crate::rules::Side;

/// The tag of the game's name.
const VARIANT: &str = "Variant";
/// The only game so far.
const HAWALIS: &str = "Hawalis";
/// The tag of Hawalis' option.
const ENDLESS_MOVES: &str = "EndlessMoves";
/// The tag of the start, when it is not the standard one.
const FEN: &str = "FEN";
/// The tag of the result.
const RESULT: &str = "Result";
/// The tag of the reason of the end.
const TERMINATION: &str = "Termination";

/// The result of a game that is not over.
const UNFINISHED: &str = "*";

/// The result of a game that was won by a side, or drawn. Oware, whose captures decide, will have
/// another one.
const fn result(winner: Option<Side>) -> &'static str {
    match winner {
        Some(Side::South) => "1-0",
        Some(Side::North) => "0-1",
        None => "1/2-1/2",
    }
}

/// The result as it stands in the tag and behind the moves.
fn result_of(conclusion: Option<Conclusion>) -> &'static str {
    conclusion.map_or(UNFINISHED, |conclusion| result(conclusion.winner()))
}
