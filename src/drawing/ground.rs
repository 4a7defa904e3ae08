//! What never changes on a board: frame, wood, hollows, trays, ornament, letters.

use super::{put, wood};
use crate::motion::{Decimal, Form, Layout, Point, Rectangle, tenth, thousandth};
use crate::rules::Side;

/// The radius of the hollow in the definitions.
const DRAWN_PIT: f64 = 50.0;

/// The board without seeds, numerals and marks, as the children of an `<svg>` of the layout's size.
///
/// It refers to [`DEFS`](super::DEFS). Letters have the class `letter`, so that they can be hidden.
pub fn ground(layout: Layout) -> String {
    let mut svg = bare_ground(layout);
    letters(&mut svg, layout);
    svg
}

/// The board without letters.
pub(super) fn bare_ground(layout: Layout) -> String {
    let mut svg = String::with_capacity(12_000);
    let (width, height) = (layout.width(), layout.height());
    let (edge, corner) = (layout.edge(), layout.corner());
    // All of them can stand in one page, where a clip path is found by its id.
    let clip = match (layout.has_stores(), layout.form) {
        (false, Form::Wide) => "board-inside",
        (false, Form::Narrow) => "board-inside-narrow",
        (true, Form::Wide) => "board-inside-stores",
        (true, Form::Narrow) => "board-inside-stores-narrow",
    };
    let inside = Rectangle { x: edge, y: edge, width: width - 2.0 * edge, height: height - 2.0 * edge };
    put(
        &mut svg,
        format_args!(
            r##"<rect width="{}" height="{}" rx="{}" fill="url(#board-frame)" class="frame"/>"##,
            tenth(width),
            tenth(height),
            tenth(corner)
        ),
    );
    let rounded = tenth(corner - edge);
    put(
        &mut svg,
        format_args!(r##"<clipPath id="{clip}"><rect {} rx="{rounded}"/></clipPath>"##, sides(inside)),
    );
    put(&mut svg, format_args!(r##"<rect {} rx="{rounded}" fill="url(#board-wood)"/>"##, sides(inside)));
    put(
        &mut svg,
        format_args!(
            r##"<g class="depth" clip-path="url(#{clip})">{}<rect {} fill="url(#board-glow)"/></g>"##,
            wood::grain(width, height),
            sides(inside)
        ),
    );
    // The bevel: a bright line where the frame turns to the light.
    put(&mut svg, format_args!(r##"<rect {} rx="{rounded}" class="bevel depth"/>"##, sides(inside)));
    if layout.has_stores() {
        inlaid_edge(&mut svg, inside, corner - edge);
        Side::BOTH.into_iter().for_each(|side| store(&mut svg, layout, side));
    } else {
        Side::BOTH.into_iter().for_each(|side| groove(&mut svg, layout, side));
    }
    ornament(&mut svg, layout);
    let scale = thousandth(layout.pit_radius() / DRAWN_PIT);
    for pit in layout.shape.pits() {
        let Point { x, y } = layout.pit(pit);
        put(
            &mut svg,
            format_args!(
                r##"<use href="#board-pit" transform="translate({} {})scale({scale})"/>"##,
                tenth(x),
                tenth(y)
            ),
        );
    }
    svg
}

/// The letters of the pits.
fn letters(svg: &mut String, layout: Layout) {
    let size = layout.letter_size();
    put(svg, format_args!(r#"<g class="letters" font-size="{}">"#, tenth(size)));
    for pit in layout.shape.pits() {
        let Point { x, y } = layout.letter(pit);
        put(
            svg,
            format_args!(
                r#"<text x="{}" y="{}">{}</text>"#,
                tenth(x),
                tenth(y + 0.3 * size),
                layout.shape.letter(pit)
            ),
        );
    }
    svg.push_str("</g>");
}

/// The attributes of a rectangle.
fn sides(rectangle: Rectangle) -> String {
    let Rectangle { x, y, width, height } = rectangle;
    format!(r#"x="{}" y="{}" width="{}" height="{}""#, tenth(x), tenth(y), tenth(width), tenth(height))
}

/// The groove for captured seeds.
fn groove(svg: &mut String, layout: Layout, side: Side) {
    let tray = layout.tray(side);
    let place = format!(r#"{} rx="{}""#, sides(tray), tenth(layout.tray_corner()));
    put(
        svg,
        format_args!(
            r##"<rect {place} fill="url(#board-groove)" stroke="url(#board-groove-rim)" class="tray"/><rect {place} class="tray-edge"/>"##
        ),
    );
}

/// The store for captured seeds: a hollow as deep as a pit, with the same light.
fn store(svg: &mut String, layout: Layout, side: Side) {
    let hollow = layout.tray(side);
    let place = |wider: f64| {
        let Rectangle { x, y, width, height } = hollow;
        let (width, height) = (width + 2.0 * wider, height + 2.0 * wider);
        let place = sides(Rectangle { x: x - wider, y: y - wider, width, height });
        format!(r#"{place} rx="{}""#, tenth(layout.tray_corner() + wider))
    };
    let (rim, wall, lit, edge) = (place(layout.rim()), place(0.0), place(-4.0), place(-0.4));
    put(
        svg,
        format_args!(
            r##"<rect {rim} fill="url(#board-rim)" class="pit-rim"/><rect {wall} fill="url(#board-floor)"/><g class="depth"><rect {wall} fill="url(#board-shade)"/><rect {lit} fill="none" stroke="url(#board-edge)" stroke-width="8" stroke-opacity=".3"/><rect {edge} fill="none" stroke="url(#board-edge)" stroke-width="1.3"/></g>"##
        ),
    );
}

/// A line inlaid along the frame.
fn inlaid_edge(svg: &mut String, inside: Rectangle, corner: f64) {
    const INSET: f64 = 6.0;
    let Rectangle { x, y, width, height } = inside;
    let line =
        Rectangle { x: x + INSET, y: y + INSET, width: width - 2.0 * INSET, height: height - 2.0 * INSET };
    let (line, corner) = (sides(line), tenth(corner - INSET));
    put(svg, format_args!(r#"<g class="ornament"><rect {line} rx="{corner}" class="line"/></g>"#));
}

/// The band between the players: two lines woven into a chain of lozenges, a star in each. A broad frame
/// has stars in its corners as well, unless they are round.
fn ornament(svg: &mut String, layout: Layout) {
    let band = layout.band();
    let Point { x: middle, y } = band.middle();
    let (left, right) = (tenth(band.x), tenth(band.x + band.width));
    let (above, below) = (tenth(band.y + 1.0), tenth(band.y + band.height - 1.0));
    let swing = band.height / 2.0 - 4.0;
    let half = 1.9 * swing;
    let lozenges = 2 * ((band.width / 2.0 / half - 1.0) / 2.0) as i32 + 1;
    let start = middle - f64::from(lozenges) * half;
    put(
        svg,
        format_args!(
            r#"<g class="ornament"><path class="line" d="M{left} {above}H{right}M{left} {below}H{right}"/><path class="weave" d=""#
        ),
    );
    for way in [-1.0, 1.0] {
        put(svg, format_args!("M{} {}", tenth(start), tenth(y)));
        for number in 0..lozenges {
            let turn = if number % 2 == 0 { way } else { -way };
            let (across, along) = (tenth(half), tenth(turn * swing));
            put(svg, format_args!("l{across} {along} {across} {}", -along));
        }
    }
    svg.push_str(r#""/>"#);
    let scale = thousandth(swing / 15.0);
    for number in 0..lozenges {
        let x = start + f64::from(2 * number + 1) * half;
        star(svg, Point { x, y }, scale);
    }
    if layout.form == Form::Wide && !layout.has_stores() {
        let inset = 34.0;
        for x in [inset, layout.width() - inset] {
            for y in [inset, layout.height() - inset] {
                star(svg, Point { x, y }, thousandth(1.0));
            }
        }
    }
    svg.push_str("</g>");
}

fn star(svg: &mut String, at: Point, scale: Decimal) {
    put(
        svg,
        format_args!(
            r##"<use href="#board-star" transform="translate({} {})scale({scale})"/>"##,
            tenth(at.x),
            tenth(at.y)
        ),
    );
}
