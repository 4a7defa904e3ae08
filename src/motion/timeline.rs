//! When everything of a move happens.
//!
//! A move is told stop by stop: between two stops lies one step, and within a step every seed is
//! either at rest or on one smooth way from its place at the first stop to its place at the second.
//! So the board at a stop's instant is exactly that stop's, and a pose needs nothing but the two
//! places and how far the step has come.
//!
//! Long moves quicken: [`Pace`] says how.

use super::stops::{Step, conclusion, steps};
use super::{Arrangement, Place, Point, Pose};
use crate::rules::{Lap, Pit, Ring, Side, Trace};

/// Lifting a hand, in milliseconds before quickening.
const LIFT: f64 = 310.0;
/// The beat at a relay, before the next hand is lifted.
const BEAT: f64 = 70.0;
/// Moving the hand to the next pit and dropping a seed there.
const DROP: f64 = 265.0;
/// What it takes longer when the hand passes over the pit that it came from, in drops.
const PASSING: f64 = 1.0;
/// Looking at what will be captured before it is taken; never quickened, for it is the point of the move.
const CAPTURE_PAUSE: f64 = 160.0;
/// The captured seeds' way to the tray.
const CAPTURE_FLIGHT: f64 = 540.0;
/// The share of that time for a pit that is captured after another one.
const CAPTURE_FURTHER: f64 = 0.75;
/// How many times as long as a capture it takes to clear the board at the end of a game.
const SWEEP: f64 = 1.7;
/// Standing still before an endless move is broken off.
const RETURN_PAUSE: f64 = 350.0;
/// The way of all seeds back to where they were.
const RETURN_GLIDE: f64 = 750.0;
/// What no move exceeds, in milliseconds.
const LONGEST: f64 = 9_700.0;

/// Of a staggered step, the share that the last seed may wait.
const STAGGER: f64 = 0.3;
/// Of a drop, the share during which the falling seed still is in the hand.
const CARRIED: f64 = 0.3;
/// How high seeds rise on their way back from an endless move.
const RETURN_HEIGHT: f64 = 0.6;
/// How much higher the hand is above the pit that it passes over.
const PASSING_HEIGHT: f64 = 0.8;
/// Of a drop that passes over a pit, the share during which the falling seed still is in the hand.
const PASSING_CARRIED: f64 = 0.5;

/// When everything of a move happens, in milliseconds at normal [`Speed`](super::Speed) from its
/// beginning. No move takes more than ten seconds.
///
/// ```
/// use mancala::motion::{Arrangement, Point, Stops, Timeline};
/// use mancala::rules::{Game, Hawalis};
///
/// let game = Hawalis::default();
/// let trace = game.trace(&game.start(), Hawalis::SHAPE.pit('a').unwrap()).unwrap();
/// let timeline = Timeline::of(&Arrangement::of(&Hawalis::default(), &game.start()), &trace);
/// assert!((3_000.0..5_000.0).contains(&timeline.duration()));
/// assert_eq!(timeline.time_of(Stops::of(&trace).last()), timeline.duration());
///
/// let mut poses = Vec::new();
/// timeline.sample(timeline.duration() / 2.0, |_| Point::default(), &mut poses);
/// assert_eq!(poses.len(), 56);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Timeline {
    stands: Vec<Stand>,
    /// For each seed the places to which it comes, in order; the first is where it is before the
    /// move. A way in the hand is not told: all seeds of the hand share it.
    journeys: Vec<Vec<Arrival>>,
}

/// A stop's instant.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stand {
    /// Milliseconds from the beginning.
    time: f64,
    /// The pit above which the hand is.
    over: Pit,
    /// The pit that the hand passed over on its way there.
    passed: Option<Pit>,
}

/// A seed comes to a place.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Arrival {
    stop: u32,
    place: Place,
}

impl Timeline {
    /// The timeline of the move that `trace` shows, played from `before`.
    pub fn of(before: &Arrangement, trace: &Trace) -> Timeline {
        let start = trace.laps.first().map_or(Pit::new(Side::South, 0), |lap| lap.pit);
        let mut stands = vec![Stand { time: 0.0, over: start, passed: None }];
        let mut journeys: Vec<Vec<Arrival>> =
            before.places().iter().map(|&place| vec![Arrival { stop: 0, place }]).collect();

        let pace = Pace::of(trace);
        let (mut board, mut lap, mut seed, mut time, mut over) = (before.clone(), 0, 0, 0.0, start);
        for (stop, step) in (1..).zip(steps(trace)) {
            let mut passed = None;
            match &step {
                Step::Lift(pit) => {
                    (lap, seed) = (lap + 1, 0);
                    over = *pit;
                    time += pace.of_lap(lap) * lifting(lap);
                }
                Step::Drop(pit) => {
                    seed += 1;
                    over = *pit;
                    let origin = trace.laps[lap - 1].pit;
                    passed = passes_origin(trace.ring, seed).then_some(origin);
                    let drops = if passed.is_some() { 1.0 + PASSING } else { 1.0 };
                    time += pace.of_lap(lap) * drops * DROP;
                }
                Step::Capture(_) | Step::Sweep(_) | Step::Return => time += concluding(&step),
            }
            stands.push(Stand { time, over, passed });

            board.take(step, before, trace);
            for (journey, &place) in journeys.iter_mut().zip(board.places()) {
                if journey.last().is_none_or(|arrival| !is_same(arrival.place, place)) {
                    journey.push(Arrival { stop, place });
                }
            }
        }
        Timeline { stands, journeys }
    }

    /// How long the move takes: the time of its last stop.
    pub fn duration(&self) -> f64 {
        self.stands.last().map_or(0.0, |stand| stand.time)
    }

    /// The instant at which the board of a stop stands; of a stop beyond the last, the last one's.
    /// Each stop has an instant of its own, later than those before it.
    pub fn time_of(&self, stop: usize) -> f64 {
        self.stands.get(stop).map_or(self.duration(), |stand| stand.time)
    }

    /// The last stop that is reached at `time`; 0 before the beginning and for what is not a number.
    pub fn stop_at(&self, time: f64) -> usize {
        self.stands.partition_point(|stand| stand.time <= time).saturating_sub(1)
    }

    /// Writes the pose of every seed at `time` into `poses`, whose index is the seed. `seat` says
    /// where a place is on the drawing.
    ///
    /// Before the beginning and for what is not a number, the seeds lie as before the move; after
    /// the end, as after it. At the instant of a stop they lie exactly as at that stop, in the hand
    /// at height 1 and elsewhere at 0. No seed ever jumps: on its way from one stop to the next it is
    /// never more than three times as fast as at an even speed between its two seats, and its height
    /// never changes faster than by six in the time between the stops.
    pub fn sample(&self, time: f64, seat: impl Fn(Place) -> Point, poses: &mut Vec<Pose>) {
        poses.clear();
        let stop = self.stop_at(time);
        let come = match self.stands.get(stop + 1) {
            Some(next) => {
                let start = self.time_of(stop);
                ((time - start) / (next.time - start)).clamp(0.0, 1.0)
            }
            None => 0.0,
        };
        // What is not a number is taken for the beginning.
        let come = if come.is_nan() { 0.0 } else { come };

        poses.extend(self.journeys.iter().map(|journey| {
            let from = self.place(journey, stop);
            let to = self.place(journey, stop + 1);
            if from == to {
                return Pose { at: seat(from), height: resting_height(from) };
            }
            let passed = self.stands.get(stop + 1).and_then(|stand| stand.passed);
            let way = Way::between(from, to, stop == 0, passed.is_some(), come);
            let (start, end) = (seat(from), seat(to));
            let at = match (passed, from) {
                // Over the pit that gets no seed, half of the time to there and half from there on.
                (Some(passed), Place::Hand { rank, .. }) => {
                    let above = seat(Place::Hand { over: passed, rank });
                    if way.travelled < 0.5 {
                        between(start, above, 2.0 * way.travelled)
                    } else {
                        between(above, end, 2.0 * way.travelled - 1.0)
                    }
                }
                _ => between(start, end, way.travelled),
            };
            Pose { at, height: way.height }
        }));
    }

    /// Where a seed is at a stop; beyond the last, at the last.
    fn place(&self, journey: &[Arrival], stop: usize) -> Place {
        let arrivals = journey.partition_point(|arrival| arrival.stop as usize <= stop);
        match journey[arrivals.saturating_sub(1)].place {
            Place::Hand { over, rank } => {
                Place::Hand { over: self.stands.get(stop).map_or(over, |stand| stand.over), rank }
            }
            place => place,
        }
    }
}

/// Whether a seed is in the same place, wherever the hand may be.
fn is_same(a: Place, b: Place) -> bool {
    match (a, b) {
        (Place::Hand { .. }, Place::Hand { .. }) => true,
        _ => a == b,
    }
}

/// The height of a seed at a stop.
fn resting_height(place: Place) -> f64 {
    if matches!(place, Place::Hand { .. }) { 1.0 } else { 0.0 }
}

/// Lifting the hand of a lap (from 1), with the beat before it if it is a relay.
fn lifting(lap: usize) -> f64 {
    if lap > 1 { BEAT + LIFT } else { LIFT }
}

/// What follows the last seed.
fn concluding(step: &Step) -> f64 {
    let capture = CAPTURE_PAUSE + CAPTURE_FLIGHT;
    match step {
        Step::Capture(captures) if captures.start > 0 => CAPTURE_FURTHER * capture,
        Step::Capture(_) => capture,
        Step::Sweep(_) => SWEEP * capture,
        Step::Return => RETURN_PAUSE + RETURN_GLIDE,
        Step::Lift(_) | Step::Drop(_) => 0.0,
    }
}

/// Whether the hand passes over the pit that it came from before a seed (from 1) falls.
fn passes_origin(ring: Ring, seed: usize) -> bool {
    let round = if ring.both_sides { 2 * ring.pits } else { ring.pits } - 1;
    ring.skips_origin && seed > 1 && (seed - 1).is_multiple_of(round)
}

/// How many times that happens in a lap.
fn passings(ring: Ring, lap: Lap) -> usize {
    (2..=usize::from(lap.seeds)).filter(|&seed| passes_origin(ring, seed)).count()
}

/// The point that is `come` of the way from one to another.
fn between(start: Point, end: Point, come: f64) -> Point {
    Point { x: start.x + (end.x - start.x) * come, y: start.y + (end.y - start.y) * come }
}

/// How far a seed has come on its way between two stops.
struct Way {
    /// The share of the distance.
    travelled: f64,
    height: f64,
}

impl Way {
    /// The way between two places when `come` of the step has passed.
    fn between(from: Place, to: Place, is_first_step: bool, passes: bool, come: f64) -> Way {
        match (from, to) {
            (Place::Pit { rank, .. }, Place::Hand { .. }) => {
                // The first lift answers the player's touch at once.
                let pause = if is_first_step { 0.0 } else { BEAT / (BEAT + LIFT) };
                let risen = brisk(staggered(after(pause, come), rank));
                Way { travelled: risen, height: risen }
            }
            (Place::Hand { .. }, Place::Hand { .. }) if passes => {
                Way { travelled: hesitating(come), height: 1.0 + PASSING_HEIGHT * arc(come) }
            }
            (Place::Hand { .. }, Place::Hand { .. }) => {
                Way { travelled: (come + soft(come)) / 2.0, height: 1.0 }
            }
            (Place::Hand { .. }, _) if passes => {
                let raised = 1.0 + PASSING_HEIGHT * arc(come);
                Way {
                    travelled: hesitating(come),
                    height: raised * (1.0 - soft(after(PASSING_CARRIED, come))),
                }
            }
            (Place::Hand { .. }, _) => {
                Way { travelled: brisk(come), height: 1.0 - soft(after(CARRIED, come)) }
            }
            (Place::Pit { rank, .. }, Place::Tray { .. }) => {
                let pause = CAPTURE_PAUSE / (CAPTURE_PAUSE + CAPTURE_FLIGHT);
                let flown = staggered(after(pause, come), rank);
                Way { travelled: soft(flown), height: arc(soft(flown)) }
            }
            _ => {
                let glided = after(RETURN_PAUSE / (RETURN_PAUSE + RETURN_GLIDE), come);
                Way { travelled: soft(glided), height: RETURN_HEIGHT * arc(soft(glided)) }
            }
        }
    }
}

/// What has passed of the rest of a step that begins with a pause.
fn after(pause: f64, come: f64) -> f64 {
    ((come - pause) / (1.0 - pause)).max(0.0)
}

/// What has passed for the seed of a rank when the lowest go first.
fn staggered(come: f64, rank: u8) -> f64 {
    let rank = f64::from(rank);
    let wait = STAGGER * rank / (rank + 3.0);
    ((come - wait) / (1.0 - STAGGER)).clamp(0.0, 1.0)
}

/// From 0 to 1, at rest at both ends.
fn soft(come: f64) -> f64 {
    come * come * (3.0 - 2.0 * come)
}

/// From 0 to 1, slowly in the middle.
fn hesitating(come: f64) -> f64 {
    let half = |come: f64| (come + soft(come)) / 4.0;
    if come < 0.5 { half(2.0 * come) } else { 0.5 + half(2.0 * come - 1.0) }
}

/// From 0 to 1, leaving at once and coming to rest.
fn brisk(come: f64) -> f64 {
    come * (1.0 + come * (1.0 - come))
}

/// From 0 over 1 back to 0.
fn arc(come: f64) -> f64 {
    4.0 * come * (1.0 - come)
}

/// How long the laps of a move take, as shares of an unhurried one.
///
/// Each lap is quicker than the one before it, by the same factor, towards a floor. A move of few
/// laps quickens gently. If it would take too long then, it quickens more; if that is not enough the
/// floor sinks; and only boards that hardly occur are hurried from the first lap on.
#[derive(Clone, Copy, Debug)]
struct Pace {
    quickening: f64,
    floor: f64,
    overall: f64,
}

impl Pace {
    /// What moves of few laps quicken by from lap to lap.
    const GENTLE: f64 = 0.84;
    /// The most that a move quickens by from lap to lap.
    const STRONG: f64 = 0.78;
    /// So that a lap of three seeds still takes a frame of a screen, a sixtieth of a second.
    const FLOOR: f64 = 0.0145;

    /// The pace at which the whole move is not too long.
    fn of(trace: &Trace) -> Pace {
        let room = LONGEST - conclusion(trace).map(|step| concluding(&step)).sum::<f64>();
        let mut pace = Pace { quickening: Pace::GENTLE, floor: Pace::FLOOR, overall: 1.0 };
        if pace.sowing(trace) <= room {
            return pace;
        }

        pace.quickening = Pace::STRONG;
        let strong = pace.sowing(trace);
        if strong <= room {
            let (mut low, mut high) = (Pace::STRONG, Pace::GENTLE);
            for _ in 0..20 {
                pace.quickening = (low + high) / 2.0;
                if pace.sowing(trace) <= room { low = pace.quickening } else { high = pace.quickening }
            }
            pace.quickening = low;
            return pace;
        }

        // The time is linear in the floor, so that the right one is known from two.
        let bottomless = Pace { floor: 0.0, ..pace }.sowing(trace);
        let sinking = (room - bottomless) / (strong - bottomless);
        // Half of the room at least is left to the floor, so that no lap is shown in no time.
        pace.floor *= sinking.max(room / 2.0 / strong);
        pace.overall = (room / pace.sowing(trace)).min(1.0);
        pace
    }

    /// How long all laps take in milliseconds.
    fn sowing(self, trace: &Trace) -> f64 {
        let mut quickened = 1.0;
        let mut time = 0.0;
        for (&lap, number) in trace.laps.iter().zip(1..) {
            let drops = f64::from(lap.seeds) + PASSING * passings(trace.ring, lap) as f64;
            time += self.with(quickened) * (lifting(number) + drops * DROP);
            quickened *= self.quickening;
        }
        time
    }

    /// The share of an unhurried lap's time that a lap (from 1) takes.
    fn of_lap(self, lap: usize) -> f64 {
        self.with(self.quickening.powi(lap as i32 - 1))
    }

    fn with(self, quickened: f64) -> f64 {
        self.overall * (self.floor + (1.0 - self.floor) * quickened)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::rules::hawalis::Setup;
    use crate::rules::{Ending, Game, Hawalis};

    fn timeline_of(south: [u8; 14], letter: char) -> Timeline {
        let position = Setup { south, north: [2; 14], turn: Side::South }.try_into().unwrap();
        let trace = Hawalis::default().trace(&position, Hawalis::SHAPE.pit(letter).unwrap()).unwrap();
        Timeline::of(&Arrangement::of(&Hawalis::default(), &position), &trace)
    }

    #[test]
    fn longest_known_move_needs_little_memory() {
        let timeline = timeline_of([0, 1, 4, 3, 0, 3, 0, 10, 2, 0, 2, 0, 2, 1], 'i');
        let stands = timeline.stands.capacity() * size_of::<Stand>();
        let journeys: usize =
            timeline.journeys.iter().map(|journey| journey.capacity() * size_of::<Arrival>()).sum();
        println!("{} stops, {} bytes", timeline.stands.len(), stands + journeys);
        assert!(timeline.stands.len() > 2 * 1_255);
        assert!(stands + journeys < 300_000);
    }

    /// What each step takes in a sowing of laps with these hands, then a capture.
    fn steps_of(hands: impl Iterator<Item = u8>) -> Vec<f64> {
        let pit = Pit::new(Side::South, 0);
        let trace = Trace {
            laps: hands.map(|seeds| Lap { pit, seeds }).collect(),
            captures: vec![(pit, 2)],
            grand_slam: false,
            sweeps: Vec::new(),
            ending: Ending::In(pit),
            ring: Hawalis::SHAPE.ring,
        };
        let timeline =
            Timeline::of(&Arrangement::of(&Hawalis::default(), &Hawalis::default().start()), &trace);
        timeline.stands.windows(2).map(|pair| pair[1].time - pair[0].time).collect()
    }

    #[test]
    fn long_sowings_take_all_the_time_there_is_and_no_more() {
        let hands =
            |large: usize, small: usize| std::iter::repeat_n(28, large).chain(std::iter::repeat_n(3, small));
        for (large, small) in [(0, 150), (0, 1_000), (0, 20_000), (8, 0), (8, 100), (8, 3_000), (8, 20_000)] {
            let steps = steps_of(hands(large, small));
            let duration: f64 = steps.iter().sum();
            assert!((duration - LONGEST).abs() < 1.0, "{large} and {small} laps: {duration} ms");
            assert!(steps.iter().all(|&step| step > 0.0), "{large} and {small} laps");
            // What is taken is shown in full, and the first seeds can be followed still.
            assert_eq!(steps.last().map(|step| step.round()), Some(CAPTURE_PAUSE + CAPTURE_FLIGHT));
            assert!(steps[1] > DROP / 8.0, "{large} and {small} laps: {} ms", steps[1]);
        }
    }

    #[test]
    fn ways_begin_and_end_exactly() {
        let pit = Pit::new(Side::South, 3);
        let in_pit = |rank| Place::Pit { pit, rank };
        let hand = |rank| Place::Hand { over: pit, rank };
        let tray = |rank| Place::Tray { side: Side::South, rank };
        for rank in [0, 1, 5, 27, 55] {
            for (from, to) in [
                (in_pit(rank), hand(rank)),
                (hand(rank), hand(0)),
                (hand(rank), in_pit(rank)),
                (in_pit(rank), tray(rank)),
                (in_pit(rank), in_pit(60)),
            ] {
                for is_first_step in [false, true] {
                    for passes in [false, true] {
                        let start = Way::between(from, to, is_first_step, passes, 0.0);
                        assert_eq!((start.travelled, start.height), (0.0, resting_height(from)));
                        let end = Way::between(from, to, is_first_step, passes, 1.0);
                        assert_eq!((end.travelled, end.height), (1.0, resting_height(to)));
                    }
                }
            }
        }
    }

    #[test]
    fn hand_rests_where_its_last_seed_fell() {
        // Three in h fall into i, j and k.
        let timeline = timeline_of([0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0], 'h');
        let over: Vec<char> = timeline.stands.iter().map(|stand| Hawalis::SHAPE.letter(stand.over)).collect();
        assert_eq!(over, ['h', 'h', 'i', 'j', 'k', 'k']);
    }
}
