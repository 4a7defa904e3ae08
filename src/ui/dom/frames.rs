//! A loop over animation frames.

use gloo::render::{AnimationFrame, request_animation_frame};
use std::cell::RefCell;
use std::rc::Rc;

/// Calls a function before each frame is drawn, until it says that it is done or this is dropped.
#[derive(Debug)]
pub struct Frames {
    // Dropping the frame that is waited for ends the loop.
    _next: Rc<RefCell<Option<AnimationFrame>>>,
}

impl Frames {
    /// Starts the loop. `step` is given the time in milliseconds and returns whether to go on.
    pub fn start(step: impl FnMut(f64) -> bool + 'static) -> Frames {
        let next = Rc::new(RefCell::new(None));
        let step = Rc::new(RefCell::new(step));
        wait(&next, step);
        Frames { _next: next }
    }
}

fn wait(next: &Rc<RefCell<Option<AnimationFrame>>>, step: Rc<RefCell<impl FnMut(f64) -> bool + 'static>>) {
    let weak = Rc::downgrade(next);
    let frame = request_animation_frame(move |time| {
        let goes_on = step.borrow_mut()(time);
        if let Some(next) = weak.upgrade()
            && goes_on
        {
            wait(&next, step.clone());
        }
    });
    next.replace(Some(frame));
}
