//! The worker of the analysis, which is asked one thing after the other.

use crate::app::Job;
use crate::app::thinking::{Analysed, Question, Told};
use crate::ui::dom::{self, WORKER, Worker, with_build};
use crate::ui::update::is_of_this_build;
use gloo::timers::callback::Timeout;
use yew::Callback;

/// A worker that says nothing for so long, in milliseconds, has died: no question takes a tenth of it.
const SILENCE: u32 = 10_000;

/// What became of a question.
#[derive(Debug)]
pub enum Heard {
    /// The worker told something; nothing if it failed.
    Told(Option<Told<Analysed>>),
    /// It said nothing for too long.
    Silence,
}

/// What the panel makes of it.
pub enum Found {
    /// Nothing yet.
    Nothing,
    /// An answer, and how many milliseconds it took; nothing if there is none for such a game.
    Answer(Job, Option<Analysed>, f64),
    /// The worker had died and another one is asked.
    Restarted,
    /// That one died as well.
    Failed,
}

/// The worker of the analysis.
pub struct Engine {
    heard: Callback<Heard>,
    worker: Option<Worker>,
    is_ready: bool,
    asked: Option<Job>,
    number: u32,
    since: f64,
    silence: Option<Timeout>,
    /// Whether the last one died before it answered anything.
    is_second: bool,
}

impl Engine {
    /// Tells `heard` what it hears, which is to be given to [`Engine::hear`].
    pub fn new(heard: Callback<Heard>) -> Engine {
        Engine {
            heard,
            worker: None,
            is_ready: false,
            asked: None,
            number: 0,
            since: 0.0,
            silence: None,
            is_second: false,
        }
    }

    /// Whether it is being waited for.
    pub fn is_asked(&self) -> bool {
        self.asked.is_some()
    }

    /// What is being asked now is of no use any more; the worker is done with it within a tenth of a second.
    pub fn forget(&mut self) {
        self.asked = None;
        self.silence = None;
    }

    /// Ends the worker, and with it all that it remembers.
    pub fn end(&mut self) {
        self.forget();
        self.worker = None;
        self.is_second = false;
    }

    /// Asks.
    pub fn ask(&mut self, job: Job) {
        self.number += 1;
        self.asked = Some(job);
        if self.worker.is_none() {
            self.is_ready = false;
            let heard = self.heard.clone();
            self.worker = Worker::start(&with_build(WORKER), move |told| heard.emit(Heard::Told(told)));
        }
        if self.is_ready {
            self.tell();
        }
        let heard = self.heard.clone();
        self.silence = Some(Timeout::new(SILENCE, move || heard.emit(Heard::Silence)));
    }

    fn tell(&mut self) {
        self.since = dom::milliseconds();
        if let (Some(worker), Some(job)) = (&self.worker, &self.asked) {
            worker.tell(&Question { number: self.number, game: job.game.clone(), task: job.task });
        }
    }

    /// What it means that something was heard.
    pub fn hear(&mut self, heard: Heard) -> Found {
        match heard {
            Heard::Told(Some(Told::Ready { build })) if is_of_this_build(&build) => {
                self.is_ready = true;
                self.tell();
                Found::Nothing
            }
            Heard::Told(Some(Told::Answer { number, answer, .. })) => {
                let is_awaited = number == self.number;
                match self.asked.take_if(|_| is_awaited) {
                    Some(job) => {
                        self.silence = None;
                        self.is_second = false;
                        Found::Answer(job, answer, dom::milliseconds() - self.since)
                    }
                    None => Found::Nothing,
                }
            }
            Heard::Told(Some(Told::Works)) => Found::Nothing,
            Heard::Told(_) | Heard::Silence => {
                self.worker = None;
                self.silence = None;
                let Some(job) = self.asked.take() else { return Found::Nothing };
                if std::mem::replace(&mut self.is_second, true) {
                    self.is_second = false;
                    return Found::Failed;
                }
                self.ask(job);
                Found::Restarted
            }
        }
    }
}
