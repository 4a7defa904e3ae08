//! The search, in a worker that is asked one thing after the other and replaced when it dies.

use super::dom::{self, WORKER, Worker, with_build};
use super::update::is_of_this_build;
use crate::app::thinking::{Question, Task, Told};
use gloo::timers::callback::Timeout;
use serde::de::DeserializeOwned;
use yew::Callback;

/// What to say of a search that has failed twice: that it is silent, if this browser is not too old for it.
pub fn why_failed(silent: &'static str, too_old: &'static str) -> &'static str {
    if dom::can_search() { silent } else { too_old }
}

/// A worker that says nothing for so long, in milliseconds, has died: one that searches tells it ten times a second.
const SILENCE: u32 = 10_000;

/// What became of a question.
#[derive(Debug)]
pub enum Heard<A> {
    /// The worker told something; nothing if it failed.
    Told(Option<Told<A>>),
    /// It said nothing for too long.
    Silence,
}

/// What it means.
#[derive(Debug)]
pub enum Found<F, A> {
    /// Nothing yet.
    Nothing,
    /// What was asked for is here.
    Answer {
        /// What it was asked for.
        wanted_for: F,
        /// Nothing if there is none for such a game.
        answer: Option<A>,
        /// Whether time ran out, on a very slow device.
        early: bool,
        /// How long it took.
        milliseconds: f64,
    },
    /// The worker had died and another one is asked.
    Restarted,
    /// That one died as well.
    Failed,
}

/// A question that waits for its answer, and what it was asked for.
#[derive(Debug)]
struct Asked<F> {
    wanted_for: F,
    question: Question,
    _silence: Timeout,
}

/// A worker that searches, for what is told as an `A`; it is told what for, as an `F`.
#[derive(Debug)]
pub struct Engine<F, A> {
    heard: Callback<Heard<A>>,
    worker: Option<Worker>,
    is_ready: bool,
    asked: Option<Asked<F>>,
    number: u32,
    since: f64,
    /// Whether the last one died before it answered anything.
    is_second: bool,
}

impl<F, A: DeserializeOwned + 'static> Engine<F, A> {
    /// Tells `heard` what it hears, which is to be given to [`Engine::hear`].
    pub fn new(heard: Callback<Heard<A>>) -> Engine<F, A> {
        Engine { heard, worker: None, is_ready: false, asked: None, number: 0, since: 0.0, is_second: false }
    }

    /// Whether it is being waited for.
    pub fn is_asked(&self) -> bool {
        self.asked.is_some()
    }

    /// What is being asked now is of no use any more. The worker hears it only when it is done.
    pub fn forget(&mut self) {
        self.asked = None;
    }

    /// Ends the worker, and with it all that it remembers.
    pub fn end(&mut self) {
        self.asked = None;
        self.worker = None;
        self.is_second = false;
    }

    /// Asks about a game, which is its code; the worker is started if there is none.
    pub fn ask(&mut self, wanted_for: F, game: String, task: Task) {
        self.number += 1;
        if self.worker.is_none() {
            self.is_ready = false;
            let heard = self.heard.clone();
            self.worker = Worker::start(&with_build(WORKER), move |told| heard.emit(Heard::Told(told)));
        }
        // Where there are no workers, there is nothing to wait for.
        let silence = self.silence(if self.worker.is_some() { SILENCE } else { 0 });
        let question = Question { number: self.number, game, task };
        self.asked = Some(Asked { wanted_for, question, _silence: silence });
        if self.is_ready {
            self.tell();
        }
    }

    /// Ends when the worker was silent for so long, in milliseconds.
    fn silence(&self, milliseconds: u32) -> Timeout {
        let heard = self.heard.clone();
        Timeout::new(milliseconds, move || heard.emit(Heard::Silence))
    }

    fn tell(&mut self) {
        self.since = dom::milliseconds();
        if let (Some(worker), Some(asked)) = (&self.worker, &self.asked) {
            worker.tell(&asked.question);
        }
    }

    /// What it means that something was heard.
    pub fn hear(&mut self, heard: Heard<A>) -> Found<F, A> {
        match heard {
            Heard::Told(Some(Told::Ready { build })) if is_of_this_build(&build) => {
                self.is_ready = true;
                self.tell();
                Found::Nothing
            }
            Heard::Told(Some(Told::Works)) => {
                let silence = self.silence(SILENCE);
                if let Some(asked) = &mut self.asked {
                    asked._silence = silence;
                }
                Found::Nothing
            }
            Heard::Told(Some(Told::Answer { number, answer, early })) => {
                let is_awaited = number == self.number;
                let Some(Asked { wanted_for, .. }) = self.asked.take_if(|_| is_awaited) else {
                    return Found::Nothing;
                };
                self.is_second = false;
                Found::Answer { wanted_for, answer, early, milliseconds: dom::milliseconds() - self.since }
            }
            Heard::Told(_) | Heard::Silence => self.replace(),
        }
    }

    /// The worker has died, or is of no use: another one is tried, once.
    fn replace(&mut self) -> Found<F, A> {
        self.worker = None;
        let Some(Asked { wanted_for, question, .. }) = self.asked.take() else { return Found::Nothing };
        if std::mem::replace(&mut self.is_second, true) {
            self.is_second = false;
            return Found::Failed;
        }
        self.ask(wanted_for, question.game, question.task);
        Found::Restarted
    }
}
