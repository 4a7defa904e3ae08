//! What can happen.

use super::thinking::Hint;
use super::{Analysis, Dialog, KeptGame, Player, Rules, Scores, Settings};
use crate::record::{Link, LinkError, NodeId};
use crate::rules::{Game, Pit, Side};
use std::rc::Rc;

/// What a person, the clock or the page asks of the state.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A pit is pointed at with the mouse, or no pit any more.
    Point(Option<Pit>),
    /// A pit is focused with the keyboard: it is pointed at, and its move is said.
    Focus(Pit),
    /// A pit is pressed, to be played.
    Press {
        /// Which.
        pit: Pit,
        /// With what.
        pointer: Pointer,
    },
    /// The last move, resignation or agreement is taken back.
    Undo,
    /// What was taken back is done again.
    Redo,
    /// The view goes along the line.
    Walk(Walk),
    /// The view goes to a place of the record.
    GoTo(NodeId),
    /// The view goes within the move shown, and beyond its ends to the neighbouring moves.
    Step(Step),
    /// The view goes to a stop of the move shown.
    Seek(usize),
    /// The move shown runs, or pauses; at its end it runs again from its beginning. Asked for like
    /// this it runs even when moves are not shown by themselves.
    PlayPause,
    /// The move shown is over at once.
    Skip,
    /// The clock came to a stop of the showing with this number; an older one is ignored.
    Reached {
        /// [`State::showing`](super::State::showing) when the clock was started.
        showing: u64,
        /// The stop.
        stop: usize,
    },
    /// A new game begins.
    NewGame {
        /// Its rules.
        game: Rules,
        /// The position it starts from.
        start: <Rules as Game>::Position,
        /// The players' names, South's first; empty ones are called by their side.
        names: [String; 2],
        /// Who plays, South first.
        players: [Player; 2],
    },
    /// Somebody else plays a side from now on.
    Seat(Side, Player),
    /// The computers wait, or go on.
    PauseResume,
    /// The computer has chosen its move.
    Answer {
        /// The place that it was asked about.
        at: NodeId,
        /// The letter of the pit.
        letter: char,
        /// Whether time ran out before it had looked at all that its level does.
        early: bool,
    },
    /// A hint is asked for.
    AskHint,
    /// The hint is here.
    Hint {
        /// The place that it is about.
        at: NodeId,
        /// What it says; nothing if there was none.
        hint: Option<Hint>,
    },
    /// The game is analysed, or no longer.
    Analyse(Analysis),
    /// The analysis is switched on, or off.
    ToggleAnalysis,
    /// The analysis has found out something about a place, or has nothing to show.
    Scored(Option<Rc<Scores>>),
    /// The moves of these letters are looked at from the start of the game; those that were never played become
    /// variations. The game stays where it stands.
    Explore(String),
    /// So is the move that the analysis takes for the best.
    ExploreBest,
    /// The program that thinks had stopped, and another one is asked.
    ThinkingRestarted,
    /// The program that thinks does not answer.
    ThinkingFailed,
    /// The game that was left by the last new one comes back.
    BringBack,
    /// A link was opened: its game takes the place of the present one, unless the present one has
    /// its moves already; then they are only looked at.
    Open(Rc<Link<Rules>>),
    /// A kept game comes onto the board.
    Reopen {
        /// Under which id it is kept; nothing if it is a copy from elsewhere.
        kept: Option<Rc<str>>,
        /// The game.
        game: Rc<KeptGame>,
    },
    /// A kept game that was left comes back, unless the one on the board has the moves of the link
    /// already.
    Return {
        /// Under which id it is kept.
        kept: Rc<str>,
        /// The game.
        game: Rc<KeptGame>,
        /// The link to where it was left.
        link: Rc<Link<Rules>>,
    },
    /// The game of the last visit goes on, unless there is one on the board by now.
    Resume {
        /// Under which id it is kept.
        kept: Rc<str>,
        /// The game.
        game: Rc<KeptGame>,
    },
    /// The game on the board is kept from now on.
    Keep {
        /// Under this id.
        id: Rc<str>,
        /// The day on which it begins, as `2026.03.01`, if it does now.
        begun: Option<String>,
    },
    /// The game on the board has a name; an empty one takes it away.
    Name(String),
    /// Something that should be a link could not be read.
    LinkFailed(Rc<LinkError>),
    /// Something is written about the place that is looked at; an empty text takes it away, and one that is
    /// too long changes nothing.
    Comment(String),
    /// The line that leads to the place that is looked at becomes the main line.
    Promote,
    /// The move that led to the place that is looked at goes, with all that follows.
    Delete,
    /// What was deleted last comes back.
    Undelete,
    /// A player gives up.
    Resign(Side),
    /// The players agree a draw.
    AgreeDraw,
    /// The board is turned by half.
    Flip,
    /// A setting changes.
    Set(Settings),
    /// A dialog is asked for.
    Ask(Dialog),
    /// A dialog was closed; another one may be open by now.
    Closed(Dialog),
    /// The notice was read.
    Dismiss,
}

/// What a pit is pointed at or pressed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse, or something that does not say what it is.
    Mouse,
    /// A finger.
    Touch,
    /// A pen.
    Pen,
    /// Enter or Space on a focused pit, or assistive technology.
    Key,
}

/// A walk along the line of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// To the start.
    First,
    /// A move back.
    Back,
    /// A move forward.
    Forward,
    /// To the end of the line.
    Last,
}

/// A step within a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the end of the lap before.
    BackLap,
    /// To the end of the next lap.
    ForwardLap,
    /// To the stop before.
    BackSeed,
    /// To the next stop.
    ForwardSeed,
}
