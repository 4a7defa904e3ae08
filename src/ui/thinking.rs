//! The page asks the worker, and plays what it answers when the eye is ready for it.

use super::dom::{self, Media, WORKER, Worker, use_media, with_build};
use super::program::Dispatch;
use super::update::is_of_this_build;
use crate::app::thinking::{Answer, Question, Task, Told};
use crate::app::{Action, Player, State};
use crate::motion::Speed;
use crate::record::NodeId;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A worker that says nothing for so long, in milliseconds, has died.
const SILENCE: u32 = 10_000;
/// A computer moves no sooner than this after the move before it stands on the board, in milliseconds.
const REST: f64 = 150.0;
/// The same where moves are not shown by moving seeds: else two moves would be one. 400, and what drawing takes.
const STILL_REST: f64 = 430.0;

/// What is thought about: the place, the code of the game, and what is asked.
type Asked = (NodeId, String, Task);

#[derive(Default)]
struct Thinking {
    dispatch: Option<Dispatch>,
    worker: Option<Worker>,
    /// Whether the worker has said so.
    is_ready: bool,
    /// Whether it was started anew for this question.
    is_second: bool,
    /// What is being thought about.
    asked: Option<Asked>,
    /// The number of that question.
    number: u32,
    /// Ends when the worker is silent for too long.
    silence: Option<Timeout>,
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
    let is_alone = !state.players.contains(&Player::Person);
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
        if self.silence.take().is_some() {
            // It hears nothing while it searches: a new one is there sooner than it is done.
            self.worker = None;
        }
        self.asked = None;
        self.found = None;
        self.wait = None;
        self.is_second = false;
    }
}

/// Puts the question to the worker, which is started if there is none.
fn ask(thinking: &Rc<RefCell<Thinking>>) {
    let mut own = thinking.borrow_mut();
    own.number += 1;
    if own.worker.is_none() {
        own.is_ready = false;
        let heard = Rc::downgrade(thinking);
        own.worker = Worker::start(&with_build(WORKER), move |told| {
            if let Some(thinking) = heard.upgrade() {
                hear(&thinking, told);
            }
        });
    }
    if own.is_ready {
        own.tell();
    }
    drop(own);
    listen(thinking);
}

impl Thinking {
    fn tell(&self) {
        let (Some(worker), Some((_, game, task))) = (&self.worker, &self.asked) else { return };
        let task = match *task {
            // Another one each time: who takes a move back may meet another answer.
            Task::Move { level, .. } => {
                Task::Move { level, seed: u64::from(self.number) ^ dom::milliseconds().to_bits() }
            }
            task => task,
        };
        worker.tell(&Question { number: self.number, game: game.clone(), task });
    }
}

/// Waits for a sign of the worker.
fn listen(thinking: &Rc<RefCell<Thinking>>) {
    let weak = Rc::downgrade(thinking);
    let silence = Timeout::new(SILENCE, move || {
        if let Some(thinking) = weak.upgrade() {
            fail(&thinking);
        }
    });
    thinking.borrow_mut().silence = Some(silence);
}

fn hear(thinking: &Rc<RefCell<Thinking>>, told: Option<Told<Answer>>) {
    let is_asked = thinking.borrow().silence.is_some();
    match told {
        Some(Told::Ready { build }) if is_of_this_build(&build) => {
            let mut own = thinking.borrow_mut();
            own.is_ready = true;
            own.tell();
        }
        Some(Told::Works) if is_asked => listen(thinking),
        Some(Told::Answer { number, answer, early }) if number == thinking.borrow().number => {
            let mut own = thinking.borrow_mut();
            own.silence = None;
            own.is_second = false;
            let Some(&(at, ..)) = own.asked.as_ref() else { return };
            own.found = match answer {
                Some(Answer::Move(letter)) => Some(Action::Answer { at, letter, early }),
                Some(Answer::Hint(hint)) => Some(Action::Hint { at, hint: Some(hint) }),
                _ => None,
            };
            let is_found = own.found.is_some();
            drop(own);
            if is_found { pump(thinking) } else { fail(thinking) }
        }
        Some(Told::Works | Told::Answer { .. }) => {}
        _ => fail(thinking),
    }
}

/// The worker has died, or is of no use: another one is tried, and then it is said.
fn fail(thinking: &Rc<RefCell<Thinking>>) {
    let mut own = thinking.borrow_mut();
    own.worker = None;
    own.silence = None;
    if own.asked.is_none() {
        return;
    }
    if !std::mem::replace(&mut own.is_second, true) {
        drop(own);
        return ask(thinking);
    }
    own.forget();
    let dispatch = own.dispatch.clone();
    drop(own);
    if let Some(dispatch) = dispatch {
        dispatch.dispatch(Action::ThinkingFailed);
    }
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
