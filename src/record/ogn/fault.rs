//! What can be wrong with a written game.

use super::{MOST_MOVES, MOST_NESTED, MOST_TEXT, Notation};
use crate::record::{Conclusion, Place};
use crate::rules::{Outcome, ParseSetupError, Refusal, Side};

/// A written game could not be read.
///
/// ```
/// use mancala::record::ogn;
/// use mancala::rules::Hawalis;
///
/// let error = ogn::read(&Hawalis::default(), "1. g H+3\n2. C").unwrap_err();
/// assert_eq!((error.line, error.column), (2, 4));
/// assert_eq!(error.to_string(), "line 2, column 4: C may not be played: not your pit");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct OgnError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub reason: Fault,
}

impl OgnError {
    /// The error at a place in bytes.
    pub(super) fn at(text: &str, offset: usize, reason: Fault) -> OgnError {
        let Place { line, column } = Place::of(text, offset);
        OgnError { line, column, reason }
    }
}

/// What is wrong at a place of a written game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The text is too long to be a game.
    #[error("the text is longer than {MOST_TEXT} bytes")]
    TextTooLong,
    /// There are too many moves.
    #[error("there are more than {MOST_MOVES} moves")]
    TooManyMoves,
    /// There is neither a tag nor a move.
    #[error("this is no game: there is neither a tag nor a move")]
    NoGame,
    /// A tag is not of the form.
    #[error("a tag has the form [Name \"value\"] on one line")]
    Tag,
    /// A tag stands twice.
    #[error("the tag {0} stands twice")]
    TagTwice(String),
    /// The game is not known.
    #[error("the game “{written}” is not known here: write {} or {}", Notation::HAWALIS.name(), Notation::OWARE.name())]
    Variant {
        /// What stands there.
        written: String,
    },
    /// It is a game of another kind than the one that is read.
    #[error("this is a game of {0}")]
    OtherGame(&'static str),
    /// The option of the rules is not known.
    #[error("“{written}” does not say {tells}: write {values}")]
    Option {
        /// What stands there.
        written: String,
        /// What it should tell.
        tells: &'static str,
        /// The values that are known.
        values: String,
    },
    /// The option is one of another game.
    #[error("the tag {tag} belongs to {game}")]
    OptionOfOther {
        /// The tag.
        tag: &'static str,
        /// The game.
        game: &'static str,
    },
    /// The start cannot be read.
    #[error("the start in the tag FEN cannot be read: {0}")]
    Start(ParseSetupError),
    /// The start can be set up, but not played from.
    #[error("the start in the tag FEN cannot be played: {0}")]
    StartInvalid(String),
    /// Something that belongs to no game.
    #[error("“{0}” is neither a move nor a number, a comment, a variation or a result")]
    Unexpected(String),
    /// A pit that does not exist.
    #[error("no pit is called “{0}”")]
    NoPit(char),
    /// A move that the rules refuse.
    #[error("{letter} may not be played: {refusal}")]
    Refused {
        /// The letter of the pit.
        letter: char,
        /// Why.
        refusal: Refusal,
    },
    /// `+` without a number or without a move before it.
    #[error("captured seeds are written behind a move, as in c+2")]
    CaptureForm,
    /// A move captures another number of seeds than it says.
    #[error("{letter} captures {captured}, not {written}")]
    Captures {
        /// The letter of the pit.
        letter: char,
        /// What it captures.
        captured: u8,
        /// What stands there.
        written: String,
    },
    /// The number of a move does not fit: a move is missing or too many.
    #[error("this is move {expected}, not {written}")]
    Number {
        /// The number that would be right.
        expected: usize,
        /// What stands there.
        written: String,
    },
    /// A comment without its end.
    #[error("the comment that begins here has no end: }} is missing")]
    CommentOpen,
    /// A comment that ends without having begun.
    #[error("a comment ends here that did not begin: {{ is missing")]
    CommentClose,
    /// A variation without its end.
    #[error("the variation that begins here has no end: ) is missing")]
    VariationOpen,
    /// A variation that ends without having begun.
    #[error("a variation ends here that did not begin: ( is missing")]
    VariationClose,
    /// A variation with no move before it that it could replace.
    #[error("a variation stands behind the move that it replaces, and no move stands here")]
    VariationOfNothing,
    /// A variation in too many others.
    #[error("more than {MOST_NESTED} variations stand within each other")]
    VariationsTooDeep,
    /// A variation without a move.
    #[error("this variation has no move")]
    VariationEmpty,
    /// The result is of another form.
    #[error("“{written}” is not a result of {game}: write {results}")]
    Result {
        /// What stands there.
        written: String,
        /// The game.
        game: &'static str,
        /// The results that it has.
        results: &'static str,
    },
    /// The result is not that of the game.
    #[error("the result is {written}, but {}", said(&Conclusion::Rules(*outcome), seeds.as_deref()))]
    ResultAgainstRules {
        /// What stands there.
        written: String,
        /// How the game ended.
        outcome: Outcome,
        /// The seeds that it ended with, where they are the result.
        seeds: Option<String>,
    },
    /// Two results of the same moves.
    #[error("the result is {written} here, and {other} elsewhere")]
    ResultTwice {
        /// What stands here.
        written: String,
        /// What stands elsewhere.
        other: String,
    },
    /// The reason of the end is not that of the game.
    #[error(
        "the tag Termination says “{written}”, but {}",
        conclusion.as_ref().map_or_else(|| "the game is not over".to_owned(), |conclusion| said(conclusion, None))
    )]
    Termination {
        /// What stands there.
        written: String,
        /// How the game ended, if it did.
        conclusion: Option<Conclusion>,
    },
    /// Something follows the end of the game.
    #[error("the game ends before this: only one game can be read")]
    SecondGame,
}

fn said(conclusion: &Conclusion, seeds: Option<&str>) -> String {
    let seeds = seeds.map_or_else(String::new, |seeds| format!(" {seeds}"));
    match conclusion {
        Conclusion::Rules(Outcome { winner: Some(winner), reason }) => {
            format!("{winner:?} has won{seeds}: {reason}")
        }
        Conclusion::Rules(Outcome { winner: None, reason }) => format!("the game is drawn{seeds}: {reason}"),
        Conclusion::Resigned { by } => {
            let winner: Side = !*by;
            format!("{winner:?} has won and the game is not over by the rules")
        }
        Conclusion::Agreed => "the game is drawn and not over by the rules".to_owned(),
    }
}
