//! Moves that play by themselves, in a file.
//!
//! A [`Film`] is cut from the [timelines](Timeline) of its moves: seeds go the ways that they go on the
//! page, only that no lap is quicker than can be followed. It is written as an SVG file whose elements
//! carry their own animations (SMIL), all as long as the whole film, so that it runs in every browser,
//! as an image too, and needs no script.

mod tracks;

use super::picture::{begun, escaped};
use super::pieces::{Added, hand_disc, hand_number, mark_round, numeral, tray_numeral};
use super::{Look, Mark, Marks, Telling, put, seed_look, seed_scale};
use crate::motion::{Arrangement, Layout, Place, Point, Pose, Rectangle, Stops, Timeline, tenth};
use crate::rules::{Side, Trace};
use std::ops::Range;
use tracks::{Clock, flights, held, lifted_seed, resting_seed};

/// The most laps that a film shows; the rest of its moves happens at once.
pub const MOST_LAPS: usize = 60;

/// The least time of a lap and of a step within it, in milliseconds: 600 for a lap, and one more for
/// instants being written to a hundred-thousandth of the film.
const LEAST_LAP: f64 = 601.0;
const LEAST_STEP: f64 = 90.0;
/// Standing still before the first move, between two, and after the last.
const BEFORE: f64 = 500.0;
const BETWEEN: f64 = 700.0;
const AFTER: f64 = 2_300.0;
/// What is not shown happens in this time.
const GLIDE: f64 = 1_100.0;

/// What is round the board, in units of its drawing: a margin, the line of time, and lines of text.
const MARGIN: f64 = 22.0;
const RAIL: f64 = 40.0;
const LINE: f64 = 36.0;
const TYPE: f64 = 25.0;

/// What only a film has.
const RULES: &str = ".told text{font-family:var(--font-text);font-weight:600;fill:var(--ink)}.told .cut{font-weight:400;fill:var(--quiet)}.rail{fill:none;stroke:var(--edge);stroke-width:2;stroke-linecap:round}";

/// Moves in a row, with the time at which everything of them happens.
///
/// ```
/// use mancala::drawing::Film;
/// use mancala::motion::Arrangement;
/// use mancala::rules::{Game, Hawalis};
///
/// let game = Hawalis::default();
/// let start = Arrangement::of(&Hawalis::default(), &game.start());
/// let trace = game.trace(&game.start(), Hawalis::SHAPE.pit('a').unwrap()).unwrap();
/// let film = Film::of(start, vec![trace]);
/// assert_eq!((film.scenes().len(), film.scenes()[0].laps), (1, 5));
/// assert!(film.laps().iter().all(|lap| lap.end - lap.start >= 600.0));
/// ```
#[derive(Clone, Debug)]
pub struct Film {
    acts: Vec<Act>,
    /// Those of the moves that are shown, which are the first.
    timelines: Vec<Timeline>,
    beats: Vec<Beat>,
    scenes: Vec<Scene>,
    laps: Vec<Range<f64>>,
}

/// A move.
#[derive(Clone, Debug)]
struct Act {
    trace: Trace,
    stops: Stops,
}

/// The board from an instant until the next one.
#[derive(Clone, Debug)]
struct Beat {
    /// Milliseconds from the beginning.
    time: f64,
    /// The move, and the stop of it.
    act: usize,
    stop: usize,
    board: Arrangement,
}

/// What one caption is for.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// When it begins, in milliseconds.
    pub start: f64,
    /// The moves, counted from 0: one that is shown, or all the last ones, which are not.
    pub moves: Range<usize>,
    /// Laps of it that are shown.
    pub laps: usize,
}

impl Film {
    /// The film of these moves, the first of which is played from `before`.
    pub fn of(before: Arrangement, traces: Vec<Trace>) -> Film {
        let mut film = Film {
            acts: Vec::new(),
            timelines: Vec::new(),
            beats: Vec::new(),
            scenes: Vec::new(),
            laps: Vec::new(),
        };
        let count = traces.len();
        let mut time = 0.0;
        let mut board = before;
        for (number, trace) in traces.into_iter().enumerate() {
            let room = MOST_LAPS - film.laps.len();
            let act = Act { stops: Stops::of(&trace), trace };
            if room > 0 {
                time = film.show(&act, &board, room, time);
            } else if film.scenes.last().is_some_and(|scene| scene.laps > 0) {
                film.scenes.push(Scene { start: time, moves: number..count, laps: 0 });
            }
            board = board.after(&act.trace);
            film.acts.push(act);
        }
        // Moves for which there was no room are over at once.
        if let Some(scene) = film.scenes.last()
            && scene.laps == 0
            && let Some(act) = count.checked_sub(1)
        {
            time += BETWEEN + GLIDE;
            let stop = film.acts[act].stops.last();
            film.beats.push(Beat { time, act, stop, board });
        }
        if let Some(last) = film.beats.last().cloned() {
            film.beats.push(Beat { time: time + AFTER, ..last });
        }
        film
    }

    /// Shows the next move, which begins at `time`, with `room` laps at most, and tells when it is over.
    fn show(&mut self, act: &Act, before: &Arrangement, room: usize, mut time: f64) -> f64 {
        let Act { trace, stops } = act;
        let number = self.acts.len();
        let shown = stops.laps().min(room);
        self.scenes.push(Scene { start: time, moves: number..number + 1, laps: shown });
        let timeline = Timeline::of(before, trace);
        let beat = |time, stop| Beat { time, act: number, stop, board: before.at(trace, stop) };
        self.beats.push(beat(time, 0));
        time += if number == 0 { BEFORE } else { BETWEEN };
        self.beats.push(beat(time, 0));

        for lap in 1..=shown {
            let (first, last) = (stops.lap_end(lap - 1), stops.lap_end(lap));
            let taken = timeline.time_of(last) - timeline.time_of(first);
            let wanted = taken.max(LEAST_LAP).max(LEAST_STEP * (last - first) as f64).ceil();
            let start = time;
            for stop in first + 1..=last {
                time = start + wanted * (timeline.time_of(stop) - timeline.time_of(first)) / taken;
                self.beats.push(beat(time, stop));
            }
            self.laps.push(start..time);
        }
        let sown = stops.lap_end(stops.laps());
        if shown < stops.laps() && !trace.is_endless() {
            time += GLIDE;
            self.beats.push(beat(time, sown));
        }
        let is_cut = shown < stops.laps() && trace.is_endless();
        for stop in sown + 1..=stops.last() {
            time += if is_cut { GLIDE } else { timeline.time_of(stop) - timeline.time_of(stop - 1) };
            self.beats.push(beat(time, stop));
        }
        self.timelines.push(timeline);
        time
    }

    /// A move of it, counted from 0.
    pub fn trace(&self, number: usize) -> Option<&Trace> {
        Some(&self.acts.get(number)?.trace)
    }

    /// What the captions are for, in order.
    pub fn scenes(&self) -> &[Scene] {
        &self.scenes
    }

    /// When each lap that is shown begins and ends, in milliseconds.
    pub fn laps(&self) -> &[Range<f64>] {
        &self.laps
    }

    /// How long it is, in milliseconds, until it begins again.
    pub fn duration(&self) -> f64 {
        self.beats.last().map_or(0.0, |beat| beat.time)
    }

    /// The film as a whole SVG file. Each scene has a caption of some lines, of which the first says
    /// what happens.
    pub fn svg(&self, look: Look, telling: Telling<'_>, captions: &[Vec<String>]) -> String {
        let layout = look.layout;
        let lines = captions.iter().map(Vec::len).max().unwrap_or(0) as f64;
        let (width, height) = (layout.width(), layout.height());
        let frame = Rectangle {
            x: -MARGIN,
            y: -MARGIN,
            width: width + 2.0 * MARGIN,
            height: height + 2.0 * MARGIN + RAIL + lines * LINE,
        };
        let mut svg = begun(look, telling, frame, RULES);
        let clock = Clock::new(self.duration());
        self.marks(&mut svg, layout, clock);
        self.counts(&mut svg, layout, clock);
        self.seeds(&mut svg, layout, clock);
        self.hand(&mut svg, layout, clock);
        self.rail(&mut svg, look, clock);
        self.captions(&mut svg, layout, clock, captions);
        svg.push_str("</svg>\n");
        svg
    }

    /// What something is at each beat, from the instants at which it becomes so.
    fn course<T: PartialEq>(&self, what: impl Fn(&Beat) -> T) -> Vec<(f64, T)> {
        let mut course: Vec<(f64, T)> = Vec::new();
        for beat in &self.beats {
            let now = what(beat);
            if course.last().is_none_or(|(_, last)| *last != now) {
                course.push((beat.time, now));
            }
        }
        course
    }

    fn marks(&self, svg: &mut String, layout: Layout, clock: Clock) {
        let marks = |beat: &Beat, pit| {
            let Act { trace, stops } = &self.acts[beat.act];
            Marks::of(trace, stops, beat.stop, pit)
        };
        svg.push_str(r#"<g class="marks">"#);
        for pit in layout.shape.pits() {
            let course = self.course(|beat| marks(beat, pit));
            for mark in [Mark::Start, Mark::End, Mark::Captured, Mark::Lifted, Mark::Landed] {
                let seen = |marks: Marks| marks.iter().any(|its| its == mark);
                if let Some(added) = clock.shown(&course, |&marks| seen(marks)) {
                    mark_round(svg, layout, pit, mark, &added);
                }
            }
        }
        svg.push_str("</g>");
    }

    fn counts(&self, svg: &mut String, layout: Layout, clock: Clock) {
        let size = layout.numeral_size();
        put(svg, format_args!(r#"<g class="counts" font-size="{}">"#, tenth(size)));
        for pit in layout.shape.pits() {
            let course = self.course(|beat| beat.board.seeds(pit));
            for (seeds, added) in clock.each(&course) {
                numeral(svg, layout.numeral(pit), size, seeds, &added);
            }
        }
        for side in Side::BOTH {
            let course = self.course(|beat| beat.board.captured(side));
            for (seeds, added) in clock.each(&course).into_iter().filter(|&(seeds, _)| seeds > 0) {
                tray_numeral(svg, layout, side, seeds, &added);
            }
        }
        svg.push_str("</g>");
    }

    /// Seeds lie in one layer and fly in a second one above it; in the other they are out of sight.
    fn seeds(&self, svg: &mut String, layout: Layout, clock: Clock) {
        let flights = flights(self, layout);
        svg.push_str(r#"<g class="seeds">"#);
        for (number, flights) in flights.iter().enumerate() {
            let course = self.course(|beat| match beat.board.places()[number] {
                Place::Hand { .. } => None,
                place => Some(layout.seat(place)),
            });
            resting_seed(svg, layout, clock, number, &course, flights);
        }
        svg.push_str(r#"</g><g class="lifted">"#);
        for (number, flights) in flights.iter().enumerate().filter(|(_, flights)| !flights.is_empty()) {
            lifted_seed(svg, layout, clock, number, flights);
        }
        svg.push_str("</g>");
    }

    fn hand(&self, svg: &mut String, layout: Layout, clock: Clock) {
        let over = |beat: &Beat| {
            beat.board.places().iter().find_map(|place| match place {
                Place::Hand { over, .. } => Some(layout.badge(*over)),
                _ => None,
            })
        };
        let course = self.course(over);
        if course.len() < 2 {
            return;
        }
        svg.push_str(r#"<g class="badges"><g class="hand""#);
        put(svg, format_args!("{}>", held(&course)));
        hand_disc(svg, layout);
        for (seeds, added) in clock.each(&self.course(|beat| beat.board.hand())) {
            if seeds > 0 {
                hand_number(svg, layout, seeds, &added);
            }
        }
        clock.moved(svg, &course);
        svg.push_str("</g></g>");
    }

    /// The line of time, with a tick at the end of every lap, and where the film is.
    fn rail(&self, svg: &mut String, look: Look, clock: Clock) {
        let (left, right) = (2.0 * MARGIN, look.layout.width() - 2.0 * MARGIN);
        let y = look.layout.height() + MARGIN;
        let (from, to, at, above) = (tenth(left), tenth(right), tenth(y), tenth(y - 5.0));
        put(svg, format_args!(r#"<path class="rail" d="M{from} {at}H{to}"#));
        for lap in &self.laps {
            let x = tenth(left + (right - left) * lap.end / self.duration());
            put(svg, format_args!("M{x} {above}v10"));
        }
        let accent = look.palette.token("--accent");
        put(svg, format_args!(r#""/><circle cx="{from}" cy="{at}" r="8" fill="{accent}">"#));
        put(
            svg,
            format_args!(r#"<animate attributeName="cx" values="{from};{to}"{}/></circle>"#, clock.loops()),
        );
    }

    fn captions(&self, svg: &mut String, layout: Layout, clock: Clock, captions: &[Vec<String>]) {
        let course: Vec<(f64, usize)> =
            self.scenes.iter().enumerate().map(|(number, scene)| (scene.start, number)).collect();
        let x = tenth(layout.width() / 2.0);
        for (number, added) in clock.each(&course) {
            let Added { attributes, children } = added;
            put(svg, format_args!(r#"<g class="told"{attributes}>{children}"#));
            for (line, text) in captions.get(number).into_iter().flatten().enumerate() {
                let y = tenth(layout.height() + MARGIN + RAIL + line as f64 * LINE);
                // Letters are half as wide as they are high, or a little more.
                let fitting = layout.width() / (0.56 * text.chars().count() as f64);
                let size = tenth(fitting.min(if line == 0 { TYPE } else { 0.85 * TYPE }));
                let class = if line == 0 { "" } else { r#" class="cut""# };
                put(
                    svg,
                    format_args!(
                        r#"<text{class} x="{x}" y="{y}" font-size="{size}">{}</text>"#,
                        escaped(text)
                    ),
                );
            }
            svg.push_str("</g>");
        }
    }

    /// Where every seed is `come` of the way from a beat to the next one.
    fn sample(&self, beat: usize, come: f64, layout: Layout, poses: &mut Vec<Pose>) {
        let (from, to) = (&self.beats[beat], &self.beats[beat + 1]);
        let seat = |place| layout.seat(place);
        if from.act == to.act && from.stop + 1 == to.stop {
            let timeline = &self.timelines[from.act];
            let (start, end) = (timeline.time_of(from.stop), timeline.time_of(to.stop));
            return timeline.sample(start + come * (end - start), seat, poses);
        }
        // What is not shown: every seed goes straight to its place, at rest at both ends.
        let gone = come * come * (3.0 - 2.0 * come);
        poses.clear();
        poses.extend(from.board.places().iter().zip(to.board.places()).map(|(&from, &to)| {
            let (start, end) = (seat(from), seat(to));
            let at = Point { x: start.x + (end.x - start.x) * gone, y: start.y + (end.y - start.y) * gone };
            Pose { at, height: if from == to { 0.0 } else { 2.4 * gone * (1.0 - gone) } }
        }));
    }
}
