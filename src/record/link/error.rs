//! What is wrong with a link.

use super::LONGEST;

/// Why a link cannot be opened. The sentences are for the lab and for tests; the page has its own.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// It is longer than any link that is read.
    #[error("the link is too long: {LONGEST} characters at most are read")]
    TooLong,
    /// It has a character that no link has.
    #[error("character {place} of the link, “{character}”, does not belong there")]
    Stranger {
        /// The first such character.
        character: char,
        /// Its place, from 1.
        place: usize,
    },
    /// It does not begin with the version and the length.
    #[error("this is no link to a game, or its beginning is missing")]
    NoBeginning,
    /// It ends within its first two pieces.
    #[error("the link breaks off after {there} characters")]
    BreaksOff {
        /// Characters that are there.
        there: usize,
    },
    /// Fewer characters are there than it says.
    #[error("the link is incomplete: {there} characters are there, it says that it has {whole}")]
    Incomplete {
        /// Characters that are there.
        there: usize,
        /// Characters that there should be.
        whole: usize,
    },
    /// More characters are there than it says.
    #[error("the link has characters too many: {there} are there, it says that it has {whole}")]
    TooMany {
        /// Characters that are there.
        there: usize,
        /// Characters that there should be.
        whole: usize,
    },
    /// It has its length, but the check is that of another text.
    #[error("characters of the link were changed or swapped: its check does not fit the rest")]
    Changed,
    /// It is sound, and says something that this version does not know.
    #[error("the link was made by a later version: {0}")]
    Later(#[from] Later),
    /// It is sound, but a part of it is not written as this version writes it.
    #[error("{0} of the link cannot be read")]
    Unreadable(Section),
    /// It is sound, but the game cannot start so.
    #[error("the start of the link is not a position: {fault}")]
    Start {
        /// What is wrong with the counts.
        fault: String,
    },
}

/// What a later version can say that this one does not know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Later {
    /// Another version of the form.
    #[error("its form has the version {0}")]
    Version(u32),
    /// Another game.
    #[error("its game is “{0}”")]
    Game(String),
    /// Rule options.
    #[error("its rule options are “{0}”")]
    Options(String),
    /// A piece that begins with another letter.
    #[error("it has a piece “{0}”")]
    Piece(char),
}

/// A part of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Section {
    /// All of it: pieces in another order, twice, or without need.
    #[error("the whole")]
    Whole,
    /// The rule options.
    #[error("the rules")]
    Rules,
    /// Where the game starts.
    #[error("the start")]
    Start,
    /// The moves.
    #[error("move {ply}")]
    Move {
        /// The first that cannot be read, from 1.
        ply: usize,
    },
    /// The ply looked at.
    #[error("the ply")]
    Ply,
    /// The lap looked at.
    #[error("the lap")]
    Lap,
    /// Which way round the board is.
    #[error("the orientation")]
    Orientation,
    /// How the players ended the game.
    #[error("the end of the game")]
    Conclusion,
    /// The computers that play.
    #[error("the computers")]
    Computers,
}
