//! What changes in the course of a film, as the animations of single elements.

use super::super::pieces::Added;
use super::{Film, Layout, Place, Point, put, seed_look, seed_scale, tenth};
use crate::drawing::{NEARER, RAISED, SHADOW_FALLS, SHADOW_WIDER};
use crate::motion::{hundredth, thousandth};

/// Where nothing can be seen.
const AWAY: Point = Point { x: -99.0, y: -99.0 };
/// Between two stops a way is looked at this many times.
const LOOKS: usize = 6;
/// How far a way that is written in fewer points may be from the real one, in units of the drawing, and
/// in heights.
const TOLERANCE: f64 = 0.7;
const HEIGHT_TOLERANCE: f64 = 0.05;

/// The length of a film, for the animations of its elements.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    duration: f64,
}

/// Where a seed is at an instant, and how high.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key {
    time: f64,
    /// Where it is drawn, its height included.
    at: Point,
    height: f64,
}

/// A seed on its way, from one rest to the next.
pub(super) type Flight = Vec<Key>;

impl Clock {
    pub fn new(duration: f64) -> Clock {
        Clock { duration }
    }

    /// The attributes of an animation that runs as long as the film, again and again.
    pub fn loops(self) -> String {
        format!(r#" dur="{}ms" repeatCount="indefinite""#, self.duration.round() as u32)
    }

    /// Instants as an attribute: parts of the whole, to a hundred-thousandth.
    fn key_times(self, times: impl Iterator<Item = f64>) -> String {
        list(times.map(|time| match (100_000.0 * time / self.duration).round() as u32 {
            0 => "0".to_owned(),
            100_000.. => "1".to_owned(),
            part => format!(".{part:05}").trim_end_matches('0').to_owned(),
        }))
    }

    /// What makes an element be seen only while `is_seen`; nothing if it never is.
    pub fn shown<T>(self, course: &[(f64, T)], is_seen: impl Fn(&T) -> bool) -> Option<Added> {
        let mut seen: Vec<(f64, bool)> = Vec::new();
        for (time, what) in course {
            let now = is_seen(what);
            if seen.last().is_none_or(|&(_, last)| last != now) {
                seen.push((*time, now));
            }
        }
        match seen[..] {
            [(_, only)] => only.then(Added::default),
            [] => None,
            [(_, first), ..] => {
                let values = list(seen.iter().map(|&(_, seen)| if seen { "1" } else { "0" }));
                let times = self.key_times(seen.iter().map(|&(time, _)| time));
                Some(Added {
                    attributes: if first { String::new() } else { r#" opacity="0""#.to_owned() },
                    children: format!(
                        r#"<animate attributeName="opacity" calcMode="discrete" values="{values}" keyTimes="{times}"{}/>"#,
                        self.loops()
                    ),
                })
            }
        }
    }

    /// For everything that something is in its course, in rising order, what makes an element be seen
    /// only then.
    pub fn each<T: Copy + Ord>(self, course: &[(f64, T)]) -> Vec<(T, Added)> {
        let mut all: Vec<T> = course.iter().map(|&(_, what)| what).collect();
        all.sort_unstable();
        all.dedup();
        all.into_iter().filter_map(|one| Some((one, self.shown(course, |&what| what == one)?))).collect()
    }

    /// The animation of something that stands in one place, then at once in another, or nowhere.
    pub fn moved(self, svg: &mut String, course: &[(f64, Option<Point>)]) {
        let values = list(course.iter().map(|&(_, at)| written(at.unwrap_or(AWAY))));
        let times = self.key_times(course.iter().map(|&(time, _)| time));
        put(
            svg,
            format_args!(
                r#"<animateTransform attributeName="transform" type="translate" calcMode="discrete" values="{values}" keyTimes="{times}"{}/>"#,
                self.loops()
            ),
        );
    }

    /// A smooth animation of a transform.
    fn flowing(self, svg: &mut String, kind: &str, sum: bool, keys: &[(f64, String)]) {
        let values = list(keys.iter().map(|(_, value)| value));
        let times = self.key_times(keys.iter().map(|&(time, _)| time));
        let additive = if sum { r#" additive="sum""# } else { "" };
        put(
            svg,
            format_args!(
                r#"<animateTransform attributeName="transform" type="{kind}"{additive} values="{values}" keyTimes="{times}"{}/>"#,
                self.loops()
            ),
        );
    }
}

fn list(items: impl Iterator<Item = impl std::fmt::Display>) -> String {
    let mut list = String::new();
    for item in items {
        if !list.is_empty() {
            list.push(';');
        }
        put(&mut list, item);
    }
    list
}

fn written(Point { x, y }: Point) -> String {
    format!("{} {}", tenth(x), tenth(y))
}

/// The attribute that puts something where its course begins.
pub(super) fn held(course: &[(f64, Option<Point>)]) -> String {
    let at = course.first().and_then(|&(_, at)| at).unwrap_or(AWAY);
    format!(r#" transform="translate({})""#, written(at))
}

/// The ways of every seed, in order of time.
pub(super) fn flights(film: &Film, layout: Layout) -> Vec<Vec<Flight>> {
    let seeds = film.beats.first().map_or(0, |beat| beat.board.places().len());
    let mut all: Vec<Vec<Flight>> = vec![Vec::new(); seeds];
    let mut open = vec![false; seeds];
    let mut poses = Vec::new();
    for (beat, pair) in film.beats.windows(2).enumerate() {
        let [from, to] = pair else { continue };
        let places = || from.board.places().iter().zip(to.board.places());
        let moves: Vec<bool> =
            places().map(|(from, to)| from != to || matches!(from, Place::Hand { .. })).collect();
        if !moves.contains(&true) {
            continue;
        }
        for look in 0..=LOOKS {
            let come = look as f64 / LOOKS as f64;
            film.sample(beat, come, layout, &mut poses);
            let time = from.time + come * (to.time - from.time);
            for (seed, pose) in poses.iter().enumerate().filter(|&(seed, _)| moves[seed]) {
                let at = Point { x: pose.at.x, y: pose.at.y - RAISED * layout.seed_radius() * pose.height };
                let key = Key { time, at, height: pose.height };
                match all[seed].last_mut() {
                    // The end of a step is the beginning of the next.
                    Some(flight) if open[seed] => {
                        if look > 0 {
                            flight.push(key);
                        }
                    }
                    _ => {
                        all[seed].push(vec![key]);
                        open[seed] = true;
                    }
                }
            }
        }
        for (seed, (_, to)) in places().enumerate() {
            open[seed] = matches!(to, Place::Hand { .. });
        }
    }
    all
}

/// The fewest keys from which the others are never farther than the tolerance.
fn simplified(keys: &[Key], distance: impl Fn(&Key, &Key) -> f64 + Copy, tolerance: f64) -> Vec<Key> {
    let [first, inner @ .., last] = keys else { return keys.to_vec() };
    let between = |key: &Key| {
        let part =
            if last.time > first.time { (key.time - first.time) / (last.time - first.time) } else { 0.0 };
        let mix = |from: f64, to: f64| from + (to - from) * part;
        Key {
            time: key.time,
            at: Point { x: mix(first.at.x, last.at.x), y: mix(first.at.y, last.at.y) },
            height: mix(first.height, last.height),
        }
    };
    let farthest = inner
        .iter()
        .map(|key| distance(key, &between(key)))
        .enumerate()
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .filter(|&(_, far)| far > tolerance);
    match farthest {
        None => vec![*first, *last],
        Some((index, _)) => {
            let mut kept = simplified(&keys[..=index + 1], distance, tolerance);
            kept.pop();
            kept.extend(simplified(&keys[index + 1..], distance, tolerance));
            kept
        }
    }
}

/// A seed in the layer of those at rest: in its place, and away while it flies.
pub(super) fn resting_seed(
    svg: &mut String,
    layout: Layout,
    clock: Clock,
    number: usize,
    rests: &[(f64, Option<Point>)],
    flights: &[Flight],
) {
    // It leaves when its flight begins, which is before it is said to be elsewhere.
    let mut course: Vec<(f64, Option<Point>)> = rests.iter().take(1).copied().collect();
    for flight in flights {
        let (Some(start), Some(end)) = (flight.first(), flight.last()) else { continue };
        course.push((start.time, None));
        let landed = rests.iter().rev().find(|(time, _)| *time <= end.time).and_then(|&(_, at)| at);
        course.push((end.time, landed));
    }
    let look = seed_look(number);
    let scale = scale_of(layout);
    put(
        svg,
        format_args!(
            r##"<g{}><use href="#board-shadow"{scale}/><use href="#board-seed-{}" class="tint-{}"{scale}/>"##,
            held(&course),
            look.shape,
            look.tint
        ),
    );
    if course.len() > 1 {
        clock.moved(svg, &course);
    }
    svg.push_str("</g>");
}

/// The attribute that brings a seed to its size, if it has not the one in which it is defined.
fn scale_of(layout: Layout) -> String {
    match seed_scale(layout.seed_radius()) {
        1.0 => String::new(),
        scale => format!(r#" transform="scale({})""#, thousandth(scale)),
    }
}

/// A seed in the layer of those that fly: away while it rests.
pub(super) fn lifted_seed(svg: &mut String, layout: Layout, clock: Clock, number: usize, flights: &[Flight]) {
    let look = seed_look(number);
    let scale = seed_scale(layout.seed_radius());
    let place = |key: &Key, other: &Key| (key.at.x - other.at.x).hypot(key.at.y - other.at.y);
    let height = |key: &Key, other: &Key| (key.height - other.height).abs();

    let mut way: Vec<(f64, String)> = vec![(0.0, written(AWAY))];
    let mut heights: Vec<(f64, f64)> = vec![(0.0, 0.0)];
    for flight in flights {
        let (Some(start), Some(end)) = (flight.first(), flight.last()) else { continue };
        way.push((start.time, written(AWAY)));
        way.extend(simplified(flight, place, TOLERANCE).iter().map(|key| (key.time, written(key.at))));
        way.push((end.time, written(AWAY)));
        heights.extend(simplified(flight, height, HEIGHT_TOLERANCE).iter().map(|key| (key.time, key.height)));
    }
    way.push((clock.duration, written(AWAY)));
    heights.push((clock.duration, 0.0));

    let keys = |value: &dyn Fn(f64) -> String| -> Vec<(f64, String)> {
        heights.iter().map(|&(time, height)| (time, value(height))).collect()
    };
    let size = |larger: f64| move |height: f64| hundredth(scale * (1.0 + larger * height)).to_string();
    put(svg, format_args!(r##"<g{}><use href="#board-shadow">"##, held(&[])));
    let (right, down) = SHADOW_FALLS;
    let falls = |height: f64| written(Point { x: scale * right * height, y: scale * down * height });
    clock.flowing(svg, "translate", false, &keys(&falls));
    clock.flowing(svg, "scale", true, &keys(&size(SHADOW_WIDER)));
    put(svg, format_args!(r##"</use><use href="#board-seed-{}" class="tint-{}">"##, look.shape, look.tint));
    clock.flowing(svg, "scale", false, &keys(&size(NEARER)));
    svg.push_str("</use>");
    clock.flowing(svg, "translate", false, &way);
    svg.push_str("</g>");
}
