//! Marks round a pit. They differ by shape, not only by colour, and lie outside the hollow.

use super::put;
use crate::motion::{cosine, sine, tenth};
use std::f64::consts::{FRAC_1_SQRT_2, TAU};

/// A mark of a pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// It may be played: a ring of beads.
    Playable,
    /// The last move started here: a thin ring.
    Start,
    /// The last move ended here: a double ring.
    End,
    /// Its seeds would be taken: long dashes.
    Threatened,
    /// The next move can take its seeds: short teeth across the rim.
    Capturable,
    /// Its seeds were taken: long dashes, and a cross on the empty floor.
    Captured,
    /// Its seeds are being lifted: four brackets.
    Lifted,
    /// A seed has just fallen in: a ring with a wedge that points in from above.
    Landed,
    /// It may not be played: a broad ring with a stroke across its edge at two sides.
    Refused,
}

impl Mark {
    /// The class by which it gets its colour.
    pub const fn class(self) -> &'static str {
        match self {
            Mark::Playable => "mark playable",
            Mark::Start => "mark start",
            Mark::End => "mark end",
            Mark::Threatened => "mark captured threatened",
            Mark::Capturable => "mark capturable",
            Mark::Captured => "mark captured",
            Mark::Lifted => "mark lifted",
            Mark::Landed => "mark landed",
            Mark::Refused => "mark refused",
        }
    }
}

/// A ring of radius `radius` round the origin, as a path.
fn circle(radius: f64) -> String {
    let radius = tenth(radius);
    format!("M-{radius} 0A{radius} {radius} 0 1 1 {radius} 0 {radius} {radius} 0 1 1-{radius} 0Z")
}

/// `parts` arcs of a circle that each fill `share` of their part.
fn arcs(radius: f64, parts: u32, share: f64) -> String {
    let mut path = String::new();
    let part = TAU / f64::from(parts);
    for number in 0..parts {
        let middle = part * (f64::from(number) + 0.5);
        let end = |angle: f64| (tenth(radius * cosine(angle)), tenth(radius * sine(angle)));
        let (from, to) = (end(middle - part * share / 2.0), end(middle + part * share / 2.0));
        let radius = tenth(radius);
        put(&mut path, format_args!("M{} {}A{radius} {radius} 0 0 1 {} {}", from.0, from.1, to.0, to.1));
    }
    path
}

/// Short strokes of this length across a circle, all pointing to its middle.
fn teeth(radius: f64, length: f64, count: u32) -> String {
    let mut path = String::new();
    for number in 0..count {
        let angle = TAU * (f64::from(number) + 0.5) / f64::from(count);
        let end = |radius: f64| (tenth(radius * cosine(angle)), tenth(radius * sine(angle)));
        let (from, to) = (end(radius - length / 2.0), end(radius + length / 2.0));
        put(&mut path, format_args!("M{} {}L{} {}", from.0, from.1, to.0, to.1));
    }
    path
}

/// The path that draws a mark round a hollow of this radius, whose middle is the origin. Strokes and
/// fills come from the mark's [class](Mark::class).
pub fn ring(mark: Mark, pit_radius: f64, rim: f64) -> String {
    let on_rim = pit_radius + rim / 2.0;
    match mark {
        // Arcs too short to be seen, with round ends: beads.
        Mark::Playable => arcs(on_rim + 0.2, 36, 0.004),
        Mark::Start => circle(on_rim),
        Mark::End => circle(on_rim - 0.8) + &circle(on_rim + 4.4),
        Mark::Threatened => arcs(on_rim, 8, 0.56),
        Mark::Capturable => teeth(on_rim, rim + 2.5, 16),
        Mark::Captured => {
            let arm = tenth(0.3 * pit_radius);
            arcs(on_rim, 8, 0.56) + &format!("M-{arm}-{arm} {arm} {arm}M-{arm} {arm} {arm}-{arm}")
        }
        Mark::Lifted => arcs(on_rim + 0.6, 4, 0.44),
        Mark::Landed => {
            let (tip, top) = (tenth(pit_radius - 5.0), tenth(pit_radius + rim + 4.0));
            circle(on_rim) + &format!("M-6-{top} 0-{tip} 6-{top}Z")
        }
        Mark::Refused => {
            let from = tenth((pit_radius - 6.0) * FRAC_1_SQRT_2);
            let to = tenth((pit_radius + rim + 7.0) * FRAC_1_SQRT_2);
            circle(on_rim) + &format!("M{from}-{from} {to}-{to}M-{from} {from}-{to} {to}")
        }
    }
}
