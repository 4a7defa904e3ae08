//! The page asks the worker, and plays what it answers when the eye is ready for it.

use super::dom::{self, Media, use_media};
use super::engine::{Engine, Found, Heard};
use super::program::Dispatch;
use crate::app::thinking::{Answer, Task};
use crate::app::{Action, State};
use crate::motion::Speed;
use crate::record::NodeId;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A computer moves no sooner than this after the move before it stands on the board, in milliseconds.
const REST: f64 = 150.0;
/// The same where moves are not shown by moving seeds: else two moves would be one. 400, and what drawing takes.
const STILL_REST: f64 = 430.0;

/// What is thought about: the place, the code of the game, and what is asked.
type Asked = (NodeId, String, Task);

#[derive(Default)]
struct Thinking {
    dispatch: Option<Dispatch>,
    /// Thinks about a place; nothing until something is to be thought about.
    engine: Option<Engine<NodeId, Answer>>,
    /// What is being thought about, or was last.
    asked: Option<Asked>,
    /// What was found, until the move before it has ended.
    found: Option<Action>,
    /// Ends when it is time to play it.
    wait: Option<Timeout>,
    /// Whether a move is being shown.
    playing: bool,
    /// How long the board shall rest, in milliseconds, and since when it does.
    rest: f64,
    rests_since: f64,
    /// Whether nobody but computers plays.
    is_alone: bool,
}

/// Lets computers move, and gives hints.
#[hook]
pub fn use_thinking(state: &State, dispatch: Dispatch) {
    let still = use_media(Media::ReducedMotion);
    let thinking = use_mut_ref(Thinking::default);
    {
        let thinking = thinking.clone();
        use_effect_with(dispatch, move |dispatch| {
            thinking.borrow_mut().dispatch = Some(dispatch.clone());
            let listener =
                EventListener::new(&gloo::utils::document(), "visibilitychange", move |_| pump(&thinking));
            move || drop(listener)
        });
    }
    let rest = if still || state.settings.speed == Speed::Off { STILL_REST } else { REST };
    let is_alone = state.is_alone();
    let question = state.question();
    let place = state.record.head();
    use_effect_with(
        (question, state.playing, rest, is_alone, place),
        move |(question, playing, rest, is_alone, _)| {
            let mut own = thinking.borrow_mut();
            (own.playing, own.rest, own.is_alone) = (*playing, *rest, *is_alone);
            own.rests_since = dom::milliseconds();
            let is_new = own.asked != *question;
            if is_new {
                own.forget();
                own.asked = question.clone();
            }
            drop(own);
            if is_new && question.is_some() {
                ask(&thinking);
            }
            pump(&thinking);
        },
    );
}

impl Thinking {
    /// Ends what is being thought about.
    fn forget(&mut self) {
        // It hears nothing while it searches: a new one is there sooner than it is done.
        if let Some(engine) = self.engine.as_mut().filter(|engine| engine.is_asked()) {
            engine.end();
        }
        self.asked = None;
        self.found = None;
        self.wait = None;
    }
}

/// Tells the page of the worker.
fn say(thinking: &RefCell<Thinking>, action: Action) {
    let dispatch = thinking.borrow().dispatch.clone();
    if let Some(dispatch) = dispatch {
        dispatch.dispatch(action);
    }
}

/// Asks what is to be thought about.
fn ask(thinking: &Rc<RefCell<Thinking>>) {
    let mut own = thinking.borrow_mut();
    let Some((place, game, task)) = own.asked.clone() else { return };
    let task = match task {
        // Another seed each time: who takes a move back may meet another answer.
        Task::Move { level, .. } => Task::Move { level, seed: dom::milliseconds().to_bits() },
        task => task,
    };
    let engine = own.engine.get_or_insert_with(|| {
        let thinking = Rc::downgrade(thinking);
        Engine::new(Callback::from(move |heard| {
            if let Some(thinking) = thinking.upgrade() {
                hear(&thinking, heard);
            }
        }))
    });
    engine.ask(place, game, task);
}

fn hear(thinking: &Rc<RefCell<Thinking>>, heard: Heard<Answer>) {
    let mut own = thinking.borrow_mut();
    let Some(engine) = &mut own.engine else { return };
    let found = match engine.hear(heard) {
        Found::Answer { wanted_for: at, answer: Some(Answer::Move(letter)), early, .. } => {
            Action::Answer { at, letter, early }
        }
        Found::Answer { wanted_for: at, answer: Some(Answer::Hint(hint)), .. } => {
            Action::Hint { at, hint: Some(hint) }
        }
        Found::Nothing => return,
        Found::Restarted => {
            drop(own);
            return say(thinking, Action::ThinkingRestarted);
        }
        Found::Answer { .. } | Found::Failed => {
            own.forget();
            drop(own);
            return say(thinking, Action::ThinkingFailed);
        }
    };
    own.found = Some(found);
    drop(own);
    pump(thinking);
}

/// Plays what was found as soon as the move before it has been shown. Nothing moves in a tab that nobody sees, so that
/// there it need not be waited for; computers among themselves wait until somebody looks.
fn pump(thinking: &Rc<RefCell<Thinking>>) {
    let hidden = gloo::utils::document().hidden();
    let mut own = thinking.borrow_mut();
    own.wait = None;
    if own.found.is_none() || (own.playing && !hidden) || (own.is_alone && hidden) {
        return;
    }
    let rest = own.rests_since + own.rest - dom::milliseconds();
    let weak = Rc::downgrade(thinking);
    own.wait = Some(Timeout::new(rest.clamp(0.0, STILL_REST) as u32, move || {
        let Some(thinking) = weak.upgrade() else { return };
        let mut own = thinking.borrow_mut();
        let (found, dispatch) = (own.found.take(), own.dispatch.clone());
        drop(own);
        let (Some(found), Some(dispatch)) = (found, dispatch) else { return };
        if hidden {
            dispatch.dispatch(Action::Skip);
        }
        dispatch.dispatch(found);
        if hidden {
            dispatch.dispatch(Action::Skip);
        }
    }));
}
