//! The clock that runs a move, and the hand that draws it.
//!
//! The state says which stop of which move stands on the board, and whether the move is running.
//! While it runs, a loop over animation frames moves the seeds and tells the state whenever the next
//! stop is reached; while it does not, the seeds are put where the stop has them.

use super::board::SeedLayer;
use super::dom::{self, Frames};
use super::program::Dispatch;
use crate::app::{Action, Shown};
use crate::motion::{Layout, Place, Pose, Speed};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// What is to be seen; another one puts the seeds elsewhere.
#[derive(Clone, PartialEq)]
pub struct Scene {
    /// The move.
    pub shown: Shown,
    /// Where it stands; of no meaning while it runs.
    pub stop: usize,
    /// Whether it runs.
    pub playing: bool,
    /// The number of this showing.
    pub showing: u64,
    /// Where everything is on the drawing.
    pub layout: Layout,
    /// How fast it runs.
    pub speed: Speed,
    /// Whether seeds jump from stop to stop instead of moving.
    pub still: bool,
}

/// A step of the view by one seed is moved within this time, in milliseconds.
const STEP_TIME: f64 = 160.0;

#[derive(Default)]
struct Animator {
    seeds: Option<SeedLayer>,
    poses: Vec<Pose>,
    /// Where the clock stands in the move, in milliseconds at normal speed.
    time: f64,
    /// The showing that the clock belongs to, and the move.
    showing: Option<(u64, Shown)>,
    /// The layout that was drawn last.
    layout: Option<Layout>,
    frames: Option<Frames>,
}

impl Animator {
    fn draw(&mut self, scene: &Scene) {
        let Some(seeds) = &mut self.seeds else { return };
        let seat = |place: Place| scene.layout.seat(place);
        match &scene.shown.passage {
            Some(passage) => passage.timeline.sample(self.time, seat, &mut self.poses),
            None => {
                self.poses.clear();
                let places = scene.shown.after.places().iter();
                self.poses.extend(places.map(|&place| Pose { at: seat(place), height: 0.0 }));
            }
        }
        // A browser that refuses to move a seed leaves it where it is; numerals and names are right all the same.
        let _ = seeds.draw(&self.poses);
    }
}

/// Moves the seeds of `group` as the scene has it. A move that begins to run does so at `start`.
#[hook]
pub fn use_animation(group: NodeRef, scene: Scene, start: usize, dispatch: Dispatch) {
    let animator = use_mut_ref(Animator::default);
    use_effect_with(scene, move |scene| {
        let mut own = animator.borrow_mut();
        own.frames = None;
        let count = scene.shown.after.places().len();
        if let Some(group) = dom::element(&group)
            && own.seeds.as_ref().is_none_or(|seeds| seeds.len() != count)
        {
            own.seeds = SeedLayer::new(&group, count, scene.layout.seed_radius()).ok();
            own.layout = None;
        }
        if let Some(seeds) = &mut own.seeds {
            seeds.set_radius(scene.layout.seed_radius());
        }
        let Some(passage) = scene.shown.passage.clone() else {
            own.time = 0.0;
            own.showing = Some((scene.showing, scene.shown.clone()));
            own.draw(scene);
            return;
        };
        let target = passage.timeline.time_of(if scene.playing { start } else { scene.stop });
        let same_move = own.showing.as_ref().is_some_and(|(_, shown)| *shown == scene.shown);
        let same_showing = own.showing.as_ref().is_some_and(|&(showing, _)| showing == scene.showing);
        let same_layout = own.layout.as_ref() == Some(&scene.layout);
        own.showing = Some((scene.showing, scene.shown.clone()));
        own.layout = Some(scene.layout);

        if scene.playing {
            // A change of speed or of the board's size goes on where the clock stands.
            if !(same_move && same_showing) {
                own.time = target;
            }
            own.draw(scene);
            own.frames = run(&animator, scene.clone(), start, dispatch);
            return;
        }
        let near = same_move && same_layout && passage.timeline.stop_at(own.time).abs_diff(scene.stop) == 1;
        if near && !scene.still && scene.speed != Speed::Off {
            own.frames = Some(glide(&animator, scene.clone(), own.time, target));
        } else {
            own.time = target;
            own.draw(scene);
        }
    });
}

/// Runs the move from where the clock stands to its end.
fn run(animator: &Rc<RefCell<Animator>>, scene: Scene, start: usize, dispatch: Dispatch) -> Option<Frames> {
    let passage = scene.shown.passage.clone()?;
    // Somebody who asks to see a move while moves are not shown by themselves sees it as usual.
    let rate = scene.speed.rate().or(Speed::default().rate())?;
    let animator = Rc::downgrade(animator);
    let (mut last_frame, mut last_stop) = (None, start);
    Some(Frames::start(move |now| {
        let Some(animator) = animator.upgrade() else { return false };
        let timeline = &passage.timeline;
        let (stop, ended) = {
            let mut own = animator.borrow_mut();
            // A frame that comes late, as after a hidden tab, finds the move as far as it would be.
            own.time += (now - last_frame.replace(now).unwrap_or(now)) * rate;
            let stop = timeline.stop_at(own.time);
            let ended = own.time >= timeline.duration();
            if !scene.still {
                own.draw(&scene);
            } else if stop != last_stop {
                let time = std::mem::replace(&mut own.time, timeline.time_of(stop));
                own.draw(&scene);
                own.time = time;
            }
            (if ended { passage.stops.last() } else { stop }, ended)
        };
        if stop != last_stop {
            last_stop = stop;
            dispatch.dispatch(Action::Reached { showing: scene.showing, stop });
        }
        !ended
    }))
}

/// Moves the seeds from one time of the move to that of a neighbouring stop, forward or back.
fn glide(animator: &Rc<RefCell<Animator>>, scene: Scene, from: f64, target: f64) -> Frames {
    let animator = Rc::downgrade(animator);
    let mut started = None;
    Frames::start(move |now| {
        let Some(animator) = animator.upgrade() else { return false };
        let passed = ((now - *started.get_or_insert(now)) / STEP_TIME).min(1.0);
        let mut own = animator.borrow_mut();
        own.time = from + (target - from) * passed;
        own.draw(&scene);
        passed < 1.0
    })
}
