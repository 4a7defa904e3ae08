//! The grain of the wood.

use super::put;
use crate::motion::sine;
use std::f64::consts::TAU;

/// Where a fibre that starts at `y` runs at `x`: they bend together, and round a knot.
fn fibre(x: f64, y: f64, width: f64, height: f64) -> f64 {
    let bend = 9.0 * sine(x / width * 0.8 * TAU + y / height * 1.9)
        + 3.5 * sine(x / width * 2.3 * TAU - y / height * 3.1 + 1.7);
    // The knot lies out of the way of the pits, as a carver would choose the board.
    let (across, along) = ((y - 0.47 * height) / (0.2 * height), (x - 0.66 * width) / (0.26 * width));
    let push = 0.085 * height * bump(along * along + across * across) * across.signum();
    y + bend + push
}

/// The bell of a knot over the square of the distance from its middle: as good as e to the power of minus that.
fn bump(square: f64) -> f64 {
    (0..8).fold(1.0 / (1.0 + square / 256.0), |bump, _| bump * bump)
}

/// Curves of a fibre that runs over the whole board.
const PARTS: usize = 7;

/// One fibre, as smooth curves from one part of the board to another.
fn line(path: &mut String, y: f64, parts: std::ops::Range<usize>, width: f64, height: f64) {
    let step = (width / PARTS as f64).round();
    // Whole numbers: a fibre shows no more.
    let at = |x: f64| fibre(x, y, width, height).round() as i32;
    let x = step * parts.start as f64 - if parts.start > 0 { y - 50.0 * (y / 50.0).trunc() } else { 0.0 };
    let mut last = at(x);
    put(path, format_args!("M{} {last}", x.round() as i32));
    let ends = parts.map(|part| x + step * (part + 1) as f64 - step * (x / step).ceil());
    for x in ends {
        let slope = fibre(x + 4.0, y, width, height) - fibre(x - 4.0, y, width, height);
        let here = at(x);
        // A smooth curve relative to the last point: its second handle, then its end.
        let (handle, end) = (f64::from(here - last) - slope / 8.0 * step / 3.0, here - last);
        let across = (step * 2.0 / 3.0).round() as i32;
        put(path, format_args!("s{across} {} {} {end}", handle.round() as i32, step as i32));
        last = here;
    }
}

/// The grain over a board of this size: dark fibres, light ones, and broad streaks.
pub(super) fn grain(width: f64, height: f64) -> String {
    let mut fibres = [String::new(), String::new(), String::new()];
    let mut y = -20.0;
    let mut number = 0_usize;
    while y < height + 20.0 {
        let kind = match number * 5 % 9 {
            0 | 4 => 1,
            7 => 2,
            _ => 0,
        };
        // Most fibres run through; some begin or end within the board.
        let parts = match number * 7 % 11 {
            1 => 2..PARTS + 1,
            4 => 0..3,
            6 => 4..PARTS + 1,
            9 => 1..5,
            _ => 0..PARTS + 1,
        };
        line(&mut fibres[kind], y, parts, width, height);
        // Summer and winter: fibres stand close, then apart.
        y += 13.0 + 8.0 * sine(number as f64 * 0.83) + 3.0 * sine(number as f64 * 2.1);
        number += 1;
    }
    let [dark, light, streaks] = fibres;
    format!(
        r#"<path class="streak" d="{streaks}"/><path class="fibre" d="{dark}"/><path class="fibre light" d="{light}"/>"#
    )
}
