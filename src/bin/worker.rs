//! The worker of the page: searches, so that the page need not.

use js_sys::{Date, Uint8Array};
use mancala::app::thinking::{BUILD, Question, Task, Thinker, Told};
use mancala::search::Watch;
use serde::Serialize;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Tells the page that there is work, in milliseconds.
const SIGN_EVERY: f64 = 250.0;
/// A search that takes longer, in milliseconds, answers with what it has. Only very slow devices need so long.
const PATIENCE: f64 = 10_000.0;

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let mut thinker = Thinker::default();
    let here = scope.clone();
    // A promise that fails would be heard by nobody: the search runs in here.
    let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = event.data().dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec()).unwrap_or_default();
        let Ok(question) = postcard::from_bytes::<Question>(&bytes) else { return };
        let mut clock = Clock::new(&here);
        let Question { number, ref game, task } = question;
        match task {
            Task::Analyse(effort) => {
                let answer = thinker.analyse(game, effort, &mut clock);
                tell(&here, &Told::Answer { number, answer, early: clock.is_early });
            }
            _ => {
                let answer = thinker.answer(&question, &mut clock);
                tell(&here, &Told::Answer { number, answer, early: clock.is_early });
            }
        }
    });
    scope.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    listener.forget();
    tell(&scope, &Told::<()>::Ready { build: BUILD.to_owned() });
}

fn tell<A: Serialize>(scope: &DedicatedWorkerGlobalScope, told: &Told<A>) {
    if let Ok(bytes) = postcard::to_allocvec(told) {
        // Refused only when the page is gone.
        let _ = scope.post_message(&Uint8Array::from(&bytes[..]));
    }
}

/// Gives signs of life, and ends what takes too long.
struct Clock<'a> {
    scope: &'a DedicatedWorkerGlobalScope,
    begun: f64,
    sign: f64,
    is_early: bool,
}

impl Clock<'_> {
    fn new(scope: &DedicatedWorkerGlobalScope) -> Clock<'_> {
        let now = Date::now();
        Clock { scope, begun: now, sign: now, is_early: false }
    }
}

impl Watch for Clock<'_> {
    fn elapsed(&mut self) -> Duration {
        Duration::from_secs_f64((Date::now() - self.begun).max(0.0) / 1_000.0)
    }

    fn stop(&mut self) -> bool {
        let now = Date::now();
        if now - self.sign >= SIGN_EVERY {
            self.sign = now;
            tell(self.scope, &Told::<()>::Works);
        }
        self.is_early = now - self.begun >= PATIENCE;
        self.is_early
    }
}
