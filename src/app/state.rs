//! The state and its update.

use super::capturable::capturable;
use super::kept::ANALYSED;
use super::thinking::{Hint, Task, position_code};
use super::{
    Action, Analysis, Confirm, Dialog, KeptGame, LookedAt, NAME, Player, Pointer, Preview, Rules, Scores,
    Settings, Shown, Step, Turning, Viewed, Walk,
};
use crate::motion::{Arrangement, Speed};
use crate::record::ogn::{MOST_TEXT, Tags};
use crate::record::{Conclusion, Deleted, Link, LinkError, NodeId, Record, UnplayableMove};
use crate::rules::{Game, Pit, PitSet, Refusal, Shape, Side};
use std::borrow::Cow;
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
            self.hint = HintState::None;
            self.scores = None;
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

    fn walk(&mut self, walk: Walk) {
        // In the middle of a move its own end comes first.
        let unfinished = self.stop < self.shown.last();
        let record = self.record_mut();
        match walk {
            Walk::First => record.first(),
            Walk::Back => {
                record.back();
            }
            Walk::Forward if unfinished => {}
            Walk::Forward => {
                record.forward();
            }
            Walk::Last => record.last(),
        }
        self.show_end();
        self.say(Said::Moment);
    }

    fn step(&mut self, step: Step) {
        let stop = self.stop;
        let within = self.shown.passage.as_ref().and_then(|passage| {
            let stops = &passage.stops;
            match step {
                Step::BackLap => (stop > 0).then(|| stops.previous_lap(stop)),
                Step::ForwardLap => (stop < stops.last()).then(|| stops.next_lap(stop)),
                Step::BackSeed => stop.checked_sub(1),
                Step::ForwardSeed => (stop < stops.last()).then_some(stop + 1),
            }
        });
        match within {
            Some(stop) => self.stand(stop),
            // The end of a move and the beginning of the next are the same board: go beyond it.
            None => match step {
                Step::BackLap | Step::BackSeed if self.record.here().parent.is_some() => {
                    self.record_mut().back();
                    self.show_end();
                    if self.shown.passage.is_some() {
                        return self.step(step);
                    }
                }
                Step::ForwardLap | Step::ForwardSeed if self.record_mut().forward() => {
                    self.show_end();
                    self.stop = 0;
                    return self.step(step);
                }
                _ => {}
            },
        }
        self.say(Said::Moment);
    }

    fn play_pause(&mut self) {
        if self.playing {
            self.playing = false;
            self.showing += 1;
            self.say(Said::Moment);
        } else if self.shown.passage.is_some() {
            let stop = if self.stop < self.shown.last() { self.stop } else { 0 };
            self.run_from(stop);
        } else if self.record_mut().forward() {
            self.show_cursor();
            self.run_from(0);
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

    /// Plays the move of a computer, unless it is no longer waited for. Somebody who looks elsewhere goes on
    /// doing so.
    fn answer(&mut self, at: NodeId, letter: char, early: bool) {
        if at != self.record.head() || self.thinking().is_none() {
            return;
        }
        let Some(pit) = self.shape().pit(letter) else { return };
        let looked_at = self.record.cursor();
        // Who writes about a move goes on writing.
        let follows = looked_at == at && self.is_settled() && self.dialog != Some(Dialog::Move);
        let record = self.record_mut();
        record.go(at);
        if record.play(pit).is_err() {
            record.go(looked_at);
            return;
        }
        self.left = None;
        if follows {
            self.show_running();
            self.say(if early { Said::PlayedEarly } else { Said::Played });
        } else {
            self.record_mut().go(looked_at);
            self.say(Said::Answered(pit.side()));
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

    fn is_lesson(&self) -> bool {
        self.analysis == Analysis::Lesson
    }

    fn is_computer(&self, side: Side) -> bool {
        self.players[side.index()] != Player::Person
    }

    /// Whether a person plays a computer.
    pub fn is_against_computer(&self) -> bool {
        self.is_computer(Side::South) != self.is_computer(Side::North)
    }

    /// Whether the game goes on where it stands and a computer is to move there.
    fn computer_to_move(&self) -> bool {
        let head = self.record.node(self.record.head());
        head.conclusion.is_none() && self.is_computer(Rules::turn(&head.position))
    }

    /// The side whose computer is thinking about its move.
    pub fn thinking(&self) -> Option<Side> {
        let turn = Rules::turn(&self.record.node(self.record.head()).position);
        (!self.is_waiting() && self.computer_to_move()).then_some(turn)
    }

    /// Whether computers wait. Among themselves they do so, too, while somebody looks elsewhere or has stopped a move in its
    /// middle, or writes about one: nobody would see theirs.
    pub fn is_waiting(&self) -> bool {
        let follows = self.record.cursor() == self.record.head() && (self.playing || self.is_settled());
        self.halt.is_some() || self.is_alone() && !(follows && self.dialog != Some(Dialog::Move))
    }

    /// Whether no person plays.
    pub fn is_alone(&self) -> bool {
        !self.players.contains(&Player::Person)
    }

    /// Who would give up: the person, or whoever is to move where the game stands.
    pub fn resigning(&self) -> Side {
        match Side::BOTH.into_iter().find(|side| !self.is_computer(*side)) {
            Some(person) if self.is_against_computer() => person,
            _ => Rules::turn(&self.record.node(self.record.head()).position),
        }
    }

    fn is_over(&self) -> bool {
        self.record.here().conclusion.is_some()
    }

    /// Switches the analysis on or off. Who plays a computer is asked first, and that they wanted it is noted.
    fn analyse(&mut self, analysis: Analysis) {
        if self.analysis == Analysis::Asks && analysis == Analysis::On && self.is_help() {
            let ply = self.record.node(self.record.head()).ply.to_string();
            Rc::make_mut(&mut self.tags).set(ANALYSED, &ply);
        }
        let was_lesson = self.is_lesson();
        self.analysis = analysis;
        if self.is_analysed() {
            return;
        }
        self.scores = None;
        if was_lesson {
            self.forget_attempt();
            self.act(Action::GoTo(self.record.head()));
        }
    }

    /// The move that was tried in a lesson, when it is there for no other reason.
    fn attempt(&self) -> Option<NodeId> {
        self.attempt.filter(|&id| self.record.is_tried(id))
    }

    /// What was tried in a lesson leaves nothing behind.
    fn forget_attempt(&mut self) {
        if let Some(attempt) = self.attempt() {
            self.record_mut().delete(attempt);
        }
        self.attempt = None;
    }

    /// The record as it is kept and sent.
    pub(super) fn lasting_record(&self) -> Cow<'_, Record<Rules>> {
        match self.attempt() {
            Some(attempt) => {
                let mut record = (*self.record).clone();
                record.delete(attempt);
                Cow::Owned(record)
            }
            None => Cow::Borrowed(&self.record),
        }
    }

    /// Whether an analysis would help somebody who plays a computer.
    fn is_help(&self) -> bool {
        self.is_against_computer() && self.record.conclusion().is_none()
    }

    /// Whether the game tells that there was an analysis while it was played against a computer.
    fn is_help_noted(&self) -> bool {
        self.tags.get(ANALYSED).is_some()
    }

    /// Whether a person may play for a side: in a lesson for either.
    fn is_free(&self, side: Side) -> bool {
        self.is_lesson() || !self.is_computer(side)
    }

    fn is_analysed(&self) -> bool {
        matches!(self.analysis, Analysis::On | Analysis::Lesson)
    }

    /// A move is looked at where the view stands.
    fn explore_move(&mut self, letter: char) {
        let mut letters = self.letters(self.record.cursor());
        letters.push(letter);
        self.act(Action::Explore(letters));
    }

    /// The letters of the moves that lead to a place.
    fn letters(&self, place: NodeId) -> String {
        let path = self.record.path(place);
        path.into_iter().filter_map(|id| self.record.pit(id)).map(|pit| self.letter(pit)).collect()
    }

    /// What a panel shows that analyses the game. Like a link it is about the moves to where the game stands, or about
    /// the line that somebody looks at instead.
    pub fn viewed(&self, ended: Option<String>, names: [String; 2]) -> Viewed {
        let record = &self.record;
        let path = record.path(record.head());
        let line = if path.contains(&record.cursor()) { path } else { record.line() };
        let start = record.node(NodeId::START).position;
        Viewed {
            analysis: self.analysis,
            game: Link { start, ..Link::new(*record.game()) }.encode(),
            moves: self.letters(line.last().map_or(NodeId::START, |&end| end)),
            at: record.here().ply,
            ended,
            names,
            is_settled: self.is_settled(),
            is_noted: self.is_help_noted(),
            // Computers among themselves think nearly all the time.
            busy: (self.thinking().is_some() && !self.is_alone()) || self.hint == HintState::Asked,
            has_scores: self.scores.is_some(),
        }
    }

    /// Whether a person is to move where the view stands, so that a hint means something.
    pub fn can_hint(&self) -> bool {
        // A lesson shows its solution to who asks for it.
        self.is_settled() && !self.is_over() && !self.is_lesson() && !self.is_computer(self.record.turn())
    }

    /// What there is to think about: the place, the code of the game up to there, the seed being 0.
    pub fn question(&self) -> Option<(NodeId, String, Task)> {
        let asked = if let Some(side) = self.thinking() {
            let level = self.players[side.index()].level()?;
            (self.record.head(), Task::Move { level, seed: 0 })
        } else if self.hint == HintState::Asked {
            (self.record.cursor(), Task::Hint)
        } else {
            return None;
        };
        let (place, task) = asked;
        Some((place, position_code(&self.record, place), task))
    }

    fn replace_game(
        &mut self,
        record: Rc<Record<Rules>>,
        names: Rc<[String; 2]>,
        players: [Player; 2],
        tags: Rc<Tags>,
        kept: Option<Rc<str>>,
    ) {
        self.shown = Shown::of(&record, None);
        self.record = record;
        self.dialog = self.dialog.filter(|&dialog| dialog != Dialog::Move);
        self.deleted = None;
        self.names = names;
        self.players = players;
        // Nobody is surprised by a game that plays itself.
        let alone = players.iter().all(|player| *player != Player::Person);
        self.halt = (alone && self.record.can_undo()).then_some(Halt::Paused);
        self.hint = HintState::None;
        self.scores = None;
        self.attempt = None;
        // Nobody who begins to play a computer is helped by what they switched on before.
        if self.is_lesson() || self.is_help() {
            self.analysis = Analysis::Off;
        }
        self.tags = tags;
        self.kept = kept;
        self.stand(usize::MAX);
    }

    fn open_kept(&mut self, kept: Option<Rc<str>>, game: &KeptGame) {
        // A game that is kept is not lost by leaving it.
        self.left.take_if(|left| left.kept.is_some());
        if self.kept.is_none() {
            self.leave_game();
        }
        self.reopen(kept, game);
        self.say(Said::Reopened);
    }

    fn reopen(&mut self, kept: Option<Rc<str>>, game: &KeptGame) {
        self.replace_game(game.record.clone(), game.names.clone(), game.players, game.tags.clone(), kept);
        self.flipped = game.flipped;
        self.stand(game.stop.unwrap_or(usize::MAX));
    }

    fn open(&mut self, link: &Link<Rules>) {
        let mut stopped = None;
        let known = self.place_of(link);
        match known {
            Some(place) => {
                self.record_mut().go(place);
                self.show_cursor();
            }
            None => {
                let opened = link.open();
                stopped = opened.stopped;
                self.leave_game();
                let players = link.computers.map(Player::of_level);
                self.replace_game(Rc::new(opened.record), Rc::default(), players, Rc::default(), None);
            }
        }
        self.flipped = link.flipped;
        match (link.lap.filter(|_| stopped.is_none()), &self.shown.passage) {
            // Somebody sends the board before a move so that the move is seen.
            (Some(0), Some(_)) => self.show_running(),
            (Some(lap), Some(passage)) => self.stand(passage.stops.lap_end(lap)),
            _ => self.stand(usize::MAX),
        }
        self.say(if known.is_some() { Said::Moment } else { Said::Opened(stopped) });
    }

    /// The place that a link looks at, if the present game has all its moves.
    fn place_of(&self, link: &Link<Rules>) -> Option<NodeId> {
        let record = &self.record;
        let same = *record.game() == link.game && record.node(NodeId::START).position == link.start;
        // As long as nothing was played it is a game of those who are to play it, and a computer is asked for.
        let asks_for_players = record.is_untouched() || link.computers.iter().any(Option::is_some);
        let others = asks_for_players && self.players.map(Player::level) != link.computers;
        if !same || others || link.conclusion.is_some_and(|end| record.conclusion() != Some(end)) {
            return None;
        }
        let mut place = NodeId::START;
        let mut looked_at = (link.ply == 0).then_some(place);
        for (index, &pit) in link.moves.iter().enumerate() {
            place = record.child(place, pit)?;
            if index + 1 == link.ply {
                looked_at = Some(place);
            }
        }
        // The same moves, which the players ended there in another way or not at all, are another game.
        let ended = record.node(place).conclusion.filter(|end| !matches!(end, Conclusion::Rules(_)));
        looked_at.filter(|_| ended == link.conclusion)
    }

    /// Keeps the game that is about to be replaced. One that is no loss does not take the place of one
    /// that was left before.
    fn leave_game(&mut self) {
        if !self.is_no_loss() {
            self.left = Some(LeftGame {
                record: self.record.clone(),
                names: self.names.clone(),
                players: self.players,
                tags: self.tags.clone(),
                kept: self.kept.clone(),
            });
        }
    }

    /// The place that is looked at.
    pub fn looked_at(&self) -> LookedAt {
        let record = &self.record;
        let (cursor, here) = (record.cursor(), record.here());
        let mut following = here.children.clone();
        let mut next = 0;
        while let Some(&id) = following.get(next) {
            following.extend(&record.node(id).children);
            next += 1;
        }
        LookedAt {
            played: here.played.map(|made| (self.letter(made.pit), record.number(cursor))),
            comment: record.comment(cursor).to_owned(),
            is_variation: !record.main_line().contains(&cursor),
            following: following.len(),
        }
    }

    /// The link to the game and the place that is looked at. A move that runs is looked at as a whole.
    pub fn link(&self) -> Link<Rules> {
        let lap = self.shown.passage.as_ref().filter(|_| !self.playing && !self.is_settled());
        let lap = lap.filter(|_| self.attempt().is_none());
        Link {
            computers: self.players.map(Player::level),
            ..Link::of(&self.lasting_record(), lap.map(|passage| passage.stops.lap(self.stop)), self.flipped)
        }
    }

    /// Shows the board at the cursor, as it is after the move that led there.
    fn show_end(&mut self) {
        self.show_cursor();
        self.stand(usize::MAX);
    }

    /// Shows how the board at the cursor came about.
    fn show_running(&mut self) {
        self.show_cursor();
        match self.settings.speed {
            Speed::Off => self.stand(usize::MAX),
            _ => self.run_from(0),
        }
    }

    fn show_cursor(&mut self) {
        if self.shown.node != self.record.cursor() {
            self.shown = Shown::of(&self.record, Some(&self.shown));
        }
    }

    /// Puts the view at a stop of the move shown and leaves it there.
    fn stand(&mut self, stop: usize) {
        self.stop = stop.min(self.shown.last());
        self.playing = false;
        self.showing += 1;
        self.confirming = None;
        self.pointed = None;
    }

    fn run_from(&mut self, stop: usize) {
        self.stand(stop);
        self.playing = true;
    }

    fn finish_showing(&mut self) {
        if self.stop < self.shown.last() {
            self.stand(usize::MAX);
        }
    }

    /// Whether the board is shown as it is at the cursor, and not in the middle of a move.
    pub fn is_settled(&self) -> bool {
        self.stop == self.shown.last()
    }

    /// The board that is shown.
    pub fn board(&self) -> Rc<Arrangement> {
        self.shown.board(self.stop)
    }

    /// The pits that are marked as playable: none in the middle of a move.
    pub fn playable(&self) -> PitSet {
        if self.is_settled() && self.is_free(self.record.turn()) {
            self.record.legal()
        } else {
            PitSet::EMPTY
        }
    }

    /// The pits that are marked as ones that the next move can capture: none in the middle of a move, and
    /// none unless it is set.
    pub fn capturable(&self) -> PitSet {
        if self.settings.captures_marked && self.is_settled() {
            capturable(&self.record)
        } else {
            PitSet::EMPTY
        }
    }

    /// The pit that was refused last, while nothing else is pointed at.
    pub fn refused(&self) -> Option<Pit> {
        match self.said {
            Said::Refused { pit, .. } if self.pointed.is_none_or(|pointed| pointed == pit) => Some(pit),
            _ => None,
        }
    }

    /// What is told of the move that is pointed at.
    pub fn preview(&self) -> Option<Rc<Preview>> {
        self.preview.clone()
    }

    fn foreseen(&self) -> Option<Preview> {
        if !self.is_settled() {
            return None;
        }
        Preview::of(&self.record, self.pointed?, self.settings.preview)
    }

    /// The player at the lower edge of the board.
    pub fn near_side(&self) -> Side {
        let turned = match self.settings.turning {
            // A person who plays a computer stays where they are.
            _ if self.is_against_computer() => false,
            Turning::Fixed => false,
            Turning::ToMove => {
                let moved = self.shown.passage.as_ref().map(|passage| passage.pit.side());
                let stays = !self.is_settled() || self.record.here().conclusion.is_some();
                moved.filter(|_| stays).unwrap_or_else(|| self.record.turn()) == Side::North
            }
        };
        if turned == self.flipped { Side::South } else { Side::North }
    }

    /// Seeds that a player has captured at the moment shown.
    pub fn captured(&self, side: Side) -> u8 {
        self.board().captured(side)
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
