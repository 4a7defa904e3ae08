//! The state and its update.

mod analysed;
mod games;
mod opponent;
mod view;

use super::thinking::Hint;
use super::{
    Action, Analysis, Confirm, Dialog, KeptGame, NAME, Player, Pointer, Preview, Rules, Scores, Settings,
    Shown,
};
use crate::motion::Speed;
use crate::record::ogn::{MOST_TEXT, Tags};
use crate::record::{Conclusion, Deleted, Link, LinkError, NodeId, Record, UnplayableMove};
use crate::rules::{Game, Pit, Refusal, Shape, Side};
use std::rc::Rc;

/// Characters that a comment has at most.
pub const MOST_COMMENT: usize = 10_000;

/// Bytes of a game's text up to which comments are added: so much is left for moves that a game that is
/// kept can always be read.
const MOST_COMMENTED: usize = MOST_TEXT / 2;

/// What the program is doing. Cheap to clone.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The game.
    pub record: Rc<Record<Rules>>,
    /// The players' names, South's first; empty ones are called by their side.
    pub names: Rc<[String; 2]>,
    /// Who plays, South first.
    pub players: [Player; 2],
    /// Why no computer plays at present, if so.
    pub halt: Option<Halt>,
    /// What has become of the hint that was asked for last.
    pub hint: HintState,
    /// Whether the game is analysed.
    pub analysis: Analysis,
    /// What the analysis found out about the place that is looked at.
    pub scores: Option<Rc<Scores>>,
    /// The move that was tried in a lesson, when it is in the record for no other reason.
    attempt: Option<NodeId>,
    /// What else is known of the game: where and when it was played.
    pub tags: Rc<Tags>,
    /// Under which id the game is kept, once it is.
    pub kept: Option<Rc<str>>,
    /// The move looked at: the one that led to the record's cursor.
    pub shown: Shown,
    /// The stop of that move at which the board is shown.
    pub stop: usize,
    /// Whether the move is running.
    pub playing: bool,
    /// Changes whenever the view is put somewhere else than where the running clock takes it.
    pub showing: u64,
    /// Whether the board was turned by half.
    pub flipped: bool,
    /// The pit that is pointed at.
    pub pointed: Option<Pit>,
    /// What is told of its move.
    preview: Option<Rc<Preview>>,
    /// The pit whose move waits for a second press.
    pub confirming: Option<Pit>,
    /// What was said last.
    pub said: Said,
    /// Changes whenever something is said, so that the same words can be said twice.
    pub sayings: u64,
    /// The game that was left for the present one, with its players' names.
    pub left: Option<LeftGame>,
    /// The moves that were deleted last.
    pub deleted: Option<Rc<Deleted>>,
    /// What is set.
    pub settings: Settings,
    /// The dialog that is asked for.
    pub dialog: Option<Dialog>,
    /// How many times one was asked for.
    pub asks: u64,
}

/// A game that was left, with its players' names.
#[derive(Clone, Debug, PartialEq)]
pub struct LeftGame {
    record: Rc<Record<Rules>>,
    names: Rc<[String; 2]>,
    players: [Player; 2],
    tags: Rc<Tags>,
    kept: Option<Rc<str>>,
}

/// Why no computer plays at present.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// Somebody wanted them to wait.
    Paused,
    /// The program that thinks does not answer.
    Failed,
}

/// What has become of a hint.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HintState {
    /// None was asked for here.
    #[default]
    None,
    /// It is being thought about.
    Asked,
    /// It is here.
    Here(Hint),
}

/// What the program says of the last action; words are found for it elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// Nothing.
    Nothing,
    /// The move that was just played.
    Played,
    /// The move that a computer has just played, for which it had not enough time.
    PlayedEarly,
    /// A computer has moved while somebody looks elsewhere.
    Answered(Side),
    /// A pit of the side that a computer plays was pressed.
    NotYours(Side),
    /// Somebody else plays a side.
    Seated(Side),
    /// The computers wait.
    Paused,
    /// They go on.
    GoesOn,
    /// A hint.
    Hinted(Hint),
    /// The program that thinks had stopped, and another one is asked.
    ThinkingRestarted,
    /// The program that thinks does not answer.
    ThinkingFailed,
    /// A pit may not be played.
    Refused {
        /// The pit.
        pit: Pit,
        /// Why.
        refusal: Refusal,
    },
    /// The move of a pit that was focused.
    Pointed(Pit),
    /// The move waits for a second press.
    Confirm(Pit),
    /// The place where the view stands.
    Moment,
    /// Something was taken back.
    TakenBack,
    /// Something was done again.
    DoneAgain,
    /// The players ended the game.
    Concluded,
    /// A new game began.
    NewGame,
    /// The game that was left came back.
    BroughtBack,
    /// A kept game is on the board.
    Reopened,
    /// The game of the last visit goes on.
    Resumed,
    /// Something was written about the place, or taken away.
    Commented,
    /// What was written about the place is too long; nothing changed.
    CommentTooLong,
    /// The line is the main line now.
    Promoted,
    /// Moves were deleted.
    Deleted,
    /// They are back.
    Undeleted,
    /// The board was turned.
    Flipped,
    /// A game from a link is on the board; a move of it may not be played, and it ends before that.
    Opened(Option<UnplayableMove>),
    /// A link could not be read; nothing changed.
    LinkFailed(Rc<LinkError>),
}

impl State {
    /// The game that was on the board when the page was left, with these settings.
    pub fn left_with(settings: Settings, kept: Rc<str>, game: &KeptGame) -> State {
        let mut state = State::new(settings);
        state.reopen(Some(kept), game);
        state
    }

    /// A new game with these settings.
    pub fn new(settings: Settings) -> State {
        let record = Record::new(Rules::default());
        State {
            shown: Shown::of(&record, None),
            record: Rc::new(record),
            names: Rc::default(),
            players: [Player::Person; 2],
            halt: None,
            hint: HintState::None,
            analysis: Analysis::Off,
            scores: None,
            attempt: None,
            tags: Rc::default(),
            kept: None,
            stop: 0,
            playing: false,
            showing: 0,
            flipped: false,
            pointed: None,
            preview: None,
            confirming: None,
            said: Said::Nothing,
            sayings: 0,
            left: None,
            deleted: None,
            settings,
            dialog: None,
            asks: 0,
        }
    }

    /// The state after an action.
    pub fn update(&mut self, action: Action) {
        let place = self.record.cursor();
        self.act(action);
        // Whatever made it so: nobody is helped against a computer who has not said that they want it.
        if self.is_analysed() && self.is_help() && !self.is_help_noted() {
            self.analysis = Analysis::Asks;
            self.scores = None;
        }
        if self.record.cursor() != place {
            self.scores = None;
        }
        // Where a game is over nobody wants to know what to play.
        if self.record.cursor() != place || self.is_over() {
            self.hint = HintState::None;
        }
        // What that dialog does, it does to the move that it was opened for.
        if self.dialog == Some(Dialog::Move) && self.record.cursor() != place {
            self.dialog = None;
        }
        // Once for all who ask, for a move may have hundreds of laps.
        self.preview = self.foreseen().map(Rc::new);
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Point(pit) => self.point(pit),
            Action::Focus(pit) => {
                self.point(Some(pit));
                if self.foreseen().is_some() {
                    self.say(Said::Pointed(pit));
                }
            }
            Action::Press { pit, pointer } => self.press(pit, pointer),
            // What is played in a lesson is tried only.
            Action::Undo | Action::Redo | Action::Resign(_) | Action::AgreeDraw if self.is_lesson() => {}
            // What was deleted just now is what somebody wants back.
            Action::Undo if self.said == Said::Deleted => self.act(Action::Undelete),
            Action::Undo => {
                if self.record.is_tried(self.record.cursor()) {
                    // Only looking there is what is taken back.
                    let head = self.record.head();
                    self.act(Action::GoTo(head));
                } else if self.can_undo() {
                    self.undo();
                    self.show_end();
                    self.say(Said::TakenBack);
                }
            }
            Action::Redo => {
                if self.record_mut().redo() {
                    // The answer that was there goes with it.
                    if self.is_against_computer() && self.computer_to_move() {
                        self.record_mut().redo();
                    }
                    self.show_end();
                    self.say(Said::DoneAgain);
                }
            }
            Action::Walk(walk) => self.walk(walk),
            Action::GoTo(node) => {
                self.record_mut().go(node);
                self.show_end();
                self.say(Said::Moment);
            }
            Action::Step(step) => self.step(step),
            Action::Seek(stop) => {
                self.stand(stop);
                self.say(Said::Moment);
            }
            Action::PlayPause => self.play_pause(),
            Action::Skip => {
                if self.playing {
                    self.stand(usize::MAX);
                }
            }
            Action::Reached { showing, stop } => {
                if self.playing && showing == self.showing {
                    self.stop = stop.min(self.shown.last());
                    self.playing = self.stop < self.shown.last();
                }
            }
            Action::NewGame { game, start, names, players } => {
                self.leave_game();
                let record = Rc::new(Record::from_position(game, start));
                self.replace_game(record, Rc::new(names), players, Rc::default(), None);
                if self.is_against_computer() {
                    // The person sits at the lower edge.
                    self.flipped = players[Side::North.index()] == Player::Person;
                }
                self.say(Said::NewGame);
            }
            Action::Seat(side, player) => {
                self.players[side.index()] = player;
                self.halt = None;
                self.say(Said::Seated(side));
            }
            Action::PauseResume => {
                if self.is_waiting() {
                    self.halt = None;
                    if self.is_waiting() {
                        self.act(Action::GoTo(self.record.head()));
                    }
                    self.say(Said::GoesOn);
                } else {
                    self.halt = Some(Halt::Paused);
                    self.say(Said::Paused);
                }
            }
            Action::Answer { at, letter, early } => self.answer(at, letter, early),
            Action::AskHint => {
                if self.can_hint() {
                    self.hint = HintState::Asked;
                }
            }
            Action::Analyse(analysis) => self.analyse(analysis),
            Action::ToggleAnalysis => self.analyse(match self.analysis {
                Analysis::Off => Analysis::On,
                _ => Analysis::Off,
            }),
            Action::Scored(scores) => {
                let is_here = |scores: &Scores| scores.moves == self.letters(self.record.cursor());
                self.scores = scores.filter(|scores| self.is_analysed() && is_here(scores));
            }
            Action::Explore(letters) => {
                self.forget_attempt();
                self.record_mut().explore(&letters);
                self.show_end();
                self.say(Said::Moment);
            }
            Action::ExploreBest => {
                let best = self.scores.as_ref().and_then(|scores| scores.pits.first());
                if let Some(best) = best.filter(|_| self.analysis == Analysis::On) {
                    self.explore_move(best.letter);
                }
            }
            Action::Hint { at, hint } => {
                if self.hint == HintState::Asked && at == self.record.cursor() {
                    self.hint = hint.map_or(HintState::None, HintState::Here);
                    if let Some(hint) = hint {
                        // So that one sees what it does.
                        self.point(self.shape().pit(hint.letter));
                        self.say(Said::Hinted(hint));
                    }
                }
            }
            Action::ThinkingRestarted => self.say(Said::ThinkingRestarted),
            Action::ThinkingFailed => {
                self.hint = HintState::None;
                if self.computer_to_move() {
                    self.halt = Some(Halt::Failed);
                }
                self.say(Said::ThinkingFailed);
            }
            Action::BringBack => {
                if let Some(LeftGame { record, names, players, tags, kept }) = self.left.take() {
                    self.replace_game(record, names, players, tags, kept);
                    self.say(Said::BroughtBack);
                }
            }
            Action::Open(link) => self.open(&link),
            Action::Reopen { kept, game } => self.open_kept(kept, &game),
            Action::Return { kept, game, link } => {
                if self.kept.as_ref() != Some(&kept) && self.place_of(&link).is_none() {
                    self.open_kept(Some(kept), &game);
                }
                // Who plays may have changed since.
                let players = self.players.map(Player::level);
                self.open(&Link { computers: players, ..(*link).clone() });
            }
            Action::Resume { kept, game } => {
                if self.is_as_new() {
                    self.reopen(Some(kept), &game);
                    self.say(Said::Resumed);
                }
            }
            Action::Keep { id, begun } => {
                self.kept = Some(id);
                if let Some(day) = begun {
                    Rc::make_mut(&mut self.tags).set("Date", &day);
                }
            }
            Action::Name(name) => {
                Rc::make_mut(&mut self.tags).set(NAME, &name);
            }
            Action::LinkFailed(error) => self.say(Said::LinkFailed(error)),
            Action::Comment(text) => self.comment(&text),
            Action::Promote => {
                let cursor = self.record.cursor();
                if self.record_mut().promote(cursor) {
                    self.say(Said::Promoted);
                }
            }
            Action::Delete => {
                let cursor = self.record.cursor();
                if let Some(deleted) = self.record_mut().delete(cursor) {
                    self.deleted = Some(Rc::new(deleted));
                    self.show_end();
                    self.say(Said::Deleted);
                }
            }
            Action::Undelete => {
                if let Some(deleted) = self.deleted.take()
                    && self.record_mut().undelete(Rc::unwrap_or_clone(deleted))
                {
                    self.show_end();
                    self.say(Said::Undeleted);
                }
            }
            Action::Resign(by) => self.conclude(Conclusion::Resigned { by }),
            Action::AgreeDraw => self.conclude(Conclusion::Agreed),
            Action::Flip => {
                self.flipped = !self.flipped;
                self.say(Said::Flipped);
            }
            Action::Set(settings) => {
                self.settings = settings;
                if settings.speed == Speed::Off && self.playing {
                    self.stand(usize::MAX);
                }
                if self.settings.confirm == Confirm::Never {
                    self.confirming = None;
                }
            }
            Action::Ask(dialog) => {
                self.dialog = Some(dialog);
                self.asks += 1;
            }
            Action::Closed(dialog) => {
                if self.dialog == Some(dialog) {
                    self.dialog = None;
                }
            }
            Action::Dismiss => {
                self.dialog = None;
                self.said = Said::Nothing;
                self.left = None;
                self.deleted = None;
                self.confirming = None;
                self.pointed = None;
            }
        }
    }

    fn record_mut(&mut self) -> &mut Record<Rules> {
        Rc::make_mut(&mut self.record)
    }

    fn say(&mut self, said: Said) {
        self.said = said;
        self.sayings += 1;
    }

    fn point(&mut self, pit: Option<Pit>) {
        self.pointed = pit;
        // A move that waits for its second press does so only as long as one sees it.
        if self.confirming != pit {
            self.confirming = None;
        }
    }

    fn press(&mut self, pit: Pit, pointer: Pointer) {
        let just_played = self.shown.passage.as_ref().is_some_and(|passage| passage.pit == pit);
        if self.playing && self.stop <= 1 && just_played {
            // The second half of a double press is no wish of its own.
            return;
        }
        if pit.side() == self.record.turn() && !self.is_over() && !self.is_free(pit.side()) {
            self.finish_showing();
            self.say(Said::NotYours(pit.side()));
            return;
        }
        if let Some(refusal) = self.record.refusal(pit) {
            self.finish_showing();
            self.confirming = None;
            self.pointed = Some(pit);
            self.say(Said::Refused { pit, refusal });
            return;
        }
        let asks = match self.settings.confirm {
            Confirm::Never => false,
            Confirm::Touch => matches!(pointer, Pointer::Touch | Pointer::Pen),
            Confirm::Always => true,
        };
        if asks && self.confirming != Some(pit) {
            self.finish_showing();
            self.confirming = Some(pit);
            self.pointed = Some(pit);
            self.say(Said::Confirm(pit));
            return;
        }
        if self.is_lesson() {
            let place = self.record.cursor();
            let is_new = self.record.child(place, pit).is_none();
            self.explore_move(self.letter(pit));
            self.attempt = Some(self.record.cursor()).filter(|_| is_new);
            self.show_running();
            self.say(Said::Played);
        } else if self.record_mut().play(pit).is_ok() {
            self.left = None;
            self.show_running();
            self.say(Said::Played);
        }
    }

    fn comment(&mut self, text: &str) {
        let cursor = self.record.cursor();
        let before = self.record.comment(cursor).to_owned();
        if before == text {
            return;
        }
        self.record_mut().set_comment(cursor, text);
        let is_more = text.len() > before.len();
        if is_more && (text.chars().count() > MOST_COMMENT || self.written().len() > MOST_COMMENTED) {
            self.record_mut().set_comment(cursor, &before);
            return self.say(Said::CommentTooLong);
        }
        self.say(Said::Commented);
    }

    fn conclude(&mut self, conclusion: Conclusion) {
        if self.record_mut().conclude(conclusion) {
            self.show_end();
            self.say(Said::Concluded);
        }
    }

    /// Takes back the last move; against a computer all up to the person's own.
    fn undo(&mut self) {
        let head = self.record.head();
        self.record_mut().undo();
        if self.is_against_computer() && self.record.head() != head {
            while self.computer_to_move() && self.record_mut().undo() {}
        }
        // Computers would do the same again at once.
        if self.is_alone() {
            self.halt = Some(Halt::Paused);
        }
    }

    /// Whether something can be taken back, if only a look at moves that nobody played. What a computer plays before
    /// anybody else cannot.
    pub fn can_undo(&self) -> bool {
        let record = &self.record;
        if self.is_lesson() {
            return false;
        }
        if record.is_tried(record.cursor()) {
            return true;
        }
        let own = || {
            let path = record.path(record.head());
            let places = path.split_last().map_or(&[][..], |(_, before)| before);
            places.iter().any(|&place| !self.is_computer(Rules::turn(&record.node(place).position)))
        };
        record.can_undo() && (!self.is_against_computer() || record.conclusion().is_some() || own())
    }

    /// Whether what was taken back can be done again.
    pub fn can_redo(&self) -> bool {
        !self.is_lesson() && self.record.can_redo()
    }

    /// Whether the game can be given up or agreed to be a draw.
    pub fn can_conclude(&self) -> bool {
        !self.is_lesson() && self.record.conclusion().is_none()
    }

    fn is_over(&self) -> bool {
        self.record.here().conclusion.is_some()
    }

    /// The letter of a pit.
    pub fn letter(&self, pit: Pit) -> char {
        self.shape().letter(pit)
    }

    /// The board of the game.
    pub fn shape(&self) -> &'static Shape {
        self.record.game().shape()
    }
}
