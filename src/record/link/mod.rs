//! A game in a line of text that can be sent.
//!
//! # The form
//!
//! `1.36.hawalis.rf.mgHcC.p3.l2.f.…`: pieces separated by dots, of letters and digits only.
//!
//! | piece | what it says | left out when |
//! |---|---|---|
//! | `1` | the version of the form | never |
//! | `36` | how many characters follow the dot after it | never |
//! | `hawalis` | the game; the other one is `oware` | never |
//! | `rf` | rule options, see [`Linked::options`] | all are the usual ones |
//! | `sS2222…` | the start: who is to move, then a digit a count (`0`–`9`, `A`–`Z`, `a`–`z`: 0–61) | it is the standard one |
//! | `mgHcC` | the moves, a letter each | there are none |
//! | `p3` | the ply looked at | it is the last |
//! | `l2` | the lap looked at; `l0` is before the move | the board after the captures is looked at |
//! | `f` | the board is flipped | it is not |
//! | `cS`, `cN`, `cA` | South resigned, North resigned, a draw was agreed | the players did not end the game |
//! | `oS3`, `oN5`, `oS3N5` | a computer plays South, North, both, with its level, a digit from `1` to `8` | only people play |
//! | the last | the check: CRC-64/XZ of all before its dot, in eleven such digits, the highest first | never |
//!
//! Each content has exactly one code: pieces stand in this order, and none that may be left out is written.
//!
//! # What stays when the form grows
//!
//! Codes that were ever made open for ever: `tests/golden/links.jsonl` holds some of each kind. A new piece takes a
//! letter that is not in the table and is left out in codes that need it not; a program that does not know the letter
//! says that a later version made the link. Only what cannot be said so needs another version, and that keeps the
//! first two pieces and the check, so that damage is never taken for a later version.

mod code;
mod error;
mod find;
mod form;
mod frame;
mod open;

pub use error::{Later, LinkError, Section};
pub use find::PARAMETER;
pub use form::Linked;
pub use frame::LONGEST;
pub use open::Opened;

use super::{Conclusion, NodeId, Record};
use crate::rules::{Game, Pit};

/// A game with the place in it where somebody looks, as a link carries it.
///
/// ```
/// use mancala::record::{Link, Record};
/// use mancala::rules::Hawalis;
///
/// let mut record = Record::new(Hawalis::default());
/// record.play_letters("gHcC").unwrap();
/// record.back();
/// let link = Link::of(&record, Some(2), false);
/// let code = link.encode();
/// assert!(code.starts_with("1.31.hawalis.mgHcC.p3.l2."));
/// assert_eq!(Link::decode(&code), Ok(link));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link<G: Game> {
    /// The rules.
    pub game: G,
    /// The position that the game starts from.
    pub start: G::Position,
    /// The moves in order, as they are written: whether they may be played shows when the link is opened.
    pub moves: Vec<Pit>,
    /// The ply looked at, from 0, which is the start, to the number of moves.
    pub ply: usize,
    /// The lap of that ply's move that is looked at: 0 is before the move, nothing is after its captures.
    /// Nothing at ply 0, to which no move led.
    pub lap: Option<usize>,
    /// Whether the board is flipped.
    pub flipped: bool,
    /// The resignation or agreement that ended the game. What the rules decide follows from the moves and is not
    /// written.
    pub conclusion: Option<Conclusion>,
    /// The levels of the computers that play, South's first, each from 1 to 8; nothing where a person plays.
    pub computers: [Option<u8>; 2],
}

impl<G: Game> Link<G> {
    /// A game that has just begun.
    pub fn new(game: G) -> Link<G> {
        let start = game.start();
        Link {
            game,
            start,
            moves: Vec::new(),
            ply: 0,
            lap: None,
            flipped: false,
            conclusion: None,
            computers: [None; 2],
        }
    }

    /// The game of a record, looked at where its cursor is.
    ///
    /// These are the moves to where the game stands; when somebody looks at another line, all moves of that one.
    /// Other variations are not in a link.
    pub fn of(record: &Record<G>, lap: Option<usize>, flipped: bool) -> Link<G> {
        let game = record.path(record.head());
        let line = if game.contains(&record.cursor()) { game } else { record.line() };
        let ply = record.here().ply;
        let end = line.last().map_or(NodeId::START, |&end| end);
        Link {
            game: *record.game(),
            start: record.node(NodeId::START).position,
            moves: line.into_iter().filter_map(|place| record.pit(place)).collect(),
            ply,
            lap: lap.filter(|_| ply > 0),
            flipped,
            conclusion: record.node(end).conclusion.filter(|end| !matches!(end, Conclusion::Rules(_))),
            computers: [None; 2],
        }
    }
}
