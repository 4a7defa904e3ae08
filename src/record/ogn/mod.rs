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
//! in variations. Seeds that are captured follow a move as `+n`. Of the view nothing is written. Oware is
//! written as Aualé does it: `Variant "Oware Abapa"`, `FEN "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"`, and as result
//! the seeds, what is taken at the end included. What is this house's own:
//! - The captures of Hawalis decide nothing, so `Result` is `1-0` (South), `0-1` (North), `1/2-1/2` or
//!   `*`; Oware has these where the players ended the game. `Termination` says why: a reason of the
//!   rules, `resignation` or `agreement`. Where players ended a variation, or played on behind the end
//!   of the game, the result stands there, behind its move.
//! - `EndlessMoves "forbidden"` names that option of Hawalis; without the tag they lose. For Oware
//!   `GrandSlam` says `forbidden` or `takes all`; without the tag a grand slam captures nothing.
//!
//! A line end and blanks in a comment are one space, an empty line is a new line. What cannot stand in
//! a comment as it is, is written by its number: `\x7D` is `}`, and likewise `\x09`, `\x0A`, `\x20`,
//! `\x5B` and `\x5C`. A backslash before anything else is a backslash.
//!
//! Aualé passes over a variation up to the first `)` and knows no comment before the first move. So for
//! Oware a variation of a variation stands behind it and repeats its first moves, `)` in a comment of a
//! variation is `\x29`, and a comment on the start stands in parentheses: `({Two friends.}) 1. F f`.
//!
//! # What is read
//!
//! Anything in this form that says the same game: tags in any order or none, every kind of line end,
//! moves with or without numbers, dots, blanks and captures, comments up to the line's end after `;`,
//! and marks like `!` and `$1`, which become part of the comment. Tags that are not known here are
//! kept and written back. Whatever contradicts the rules or itself is an error: an illegal move, wrong
//! captures, a number out of order, a tag that stands twice, a result that the game did not have. So is a
//! text with neither a tag nor a move, which would be any remark.
//!
//! Of Aualé's files two things more are read: the `+n` of a last move may count what the mover takes at
//! the end, and a result in seeds may stand where the rules do not end the game. The players ended it
//! then: who has fewer gave up.

mod collection;
mod comment;
mod fault;
mod form;
mod read;
mod result;
mod scanner;
mod tags;
mod termination;
mod write;

pub use collection::{MOST_GAMES, holds_many, read_all, read_any, tag, write_all};
pub use fault::{Fault, OgnError};
pub use form::{Notated, Notation};
pub use read::{MOST_MOVES, MOST_NESTED, MOST_TEXT, behind_tags, read};
pub use tags::Tags;
pub use termination::Termination;
pub use write::write;

/// The tag of the game's name.
const VARIANT: &str = "Variant";
/// The tag of the start, when it is not the standard one.
const FEN: &str = "FEN";
/// The tag of the result.
const RESULT: &str = "Result";
/// The tag of the reason of the end.
const TERMINATION: &str = "Termination";
