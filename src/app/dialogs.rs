//! What the page and the dialogs tell each other.
//!
//! The dialogs are a program of their own, so that nobody waits for them before playing. They have
//! no game on the board: the page tells them what they show, and they tell the page what somebody wishes.
//! Games travel as the code of a link.

use super::{Analysis, Scores, Settings};
use serde::{Deserialize, Serialize};

/// The dialogs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Dialog {
    /// A new game.
    NewGame,
    /// Setting up a position.
    Editor,
    /// Settings.
    Settings,
    /// The list of keys.
    Keys,
    /// The rules.
    Rules,
    /// A link to the game, and the game as text.
    Share,
    /// The games that are kept.
    Games,
    /// A game or a position from a text or a file.
    Open,
    /// What can be done with the move that is looked at.
    Move,
    /// Pictures and films of the game.
    Picture,
}

/// What the page tells the dialogs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Asked {
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// The code of the game and of the place that is looked at.
    pub game: String,
    /// The stop of the move looked at, which a link says only to the lap.
    pub stop: usize,
    /// The players' names, South's first; empty ones are called by their side.
    pub names: [String; 2],
    /// Under which id the game is kept, if it is.
    pub kept: Option<String>,
    /// The whole game in OGN, for Share.
    pub text: String,
    /// The move that is looked at, for Move.
    pub looked_at: LookedAt,
    /// What is set.
    pub settings: Settings,
    /// What the browser's storage had to say.
    pub storage: Storage,
}

/// The place of the record that is looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LookedAt {
    /// The letter and the number of the move that led there; nothing at the start.
    pub played: Option<(char, usize)>,
    /// What somebody wrote about it.
    pub comment: String,
    /// Whether another line than the one that leads there is the main line.
    pub is_variation: bool,
    /// Moves that were played from there on, in all lines.
    pub following: usize,
}

/// What the dialogs tell the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Wish {
    /// They are here; what was asked before was not heard. They name their build, see [`BUILD`](super::thinking::BUILD).
    Ready(String),
    /// A dialog was closed. It may be told late: by then another one may be open.
    Closed(Dialog),
    /// Another dialog is asked for.
    Ask(Dialog),
    /// The game is analysed, or no longer.
    Analyse(Analysis),
    /// What the analysis shows on the board.
    Scored(Option<Scores>),
    /// The moves of these letters are looked at, from the start.
    Explore(String),
    /// A setting changes.
    Set(Settings),
    /// The game of a link comes onto the board, by its code.
    Open(String),
    /// A game in OGN comes onto the board.
    Read(String),
    /// Something is written about the place that is looked at.
    Comment(String),
    /// The line that leads to the place that is looked at becomes the main line.
    Promote,
    /// The move that led to the place that is looked at goes, with all that follows.
    Delete,
    /// A game begins.
    Begin {
        /// The code of its rules and its start; moves in it do not count.
        game: String,
        /// The players' names, South's first.
        names: [String; 2],
    },
    /// A kept game comes onto the board.
    Reopen {
        /// Its id.
        id: String,
        /// Its text, see [`KeptGame`](super::KeptGame).
        text: String,
    },
}

/// How the browser keeps what is set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Storage {
    /// As it should.
    #[default]
    Sound,
    /// It keeps nothing.
    Blocked,
    /// It has no room for more games.
    Full,
    /// What was kept could not be read.
    Unreadable,
}
