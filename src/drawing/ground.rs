//! What never changes on a board: frame, wood, hollows, trays, ornament, letters.

use super::{put, wood};
use crate::motion::{Decimal, Form, Layout, Point, Rectangle, tenth, thousandth};
use crate::rules::{Hawalis, Side};

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
    // Both forms can stand in one page, where a clip path is found by its id.
    let (edge, corner, clip) = match layout.form {
        Form::Wide => (9.0, 40.0, "board-inside"),
        Form::Narrow => (5.0, 22.0, "board-inside-narrow"),
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
    for side in Side::BOTH {
        tray(&mut svg, layout, side);
    }
    ornament(&mut svg, layout);
    let scale = thousandth(layout.pit_radius() / DRAWN_PIT);
    for pit in Hawalis::SHAPE.pits() {
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
    for pit in Hawalis::SHAPE.pits() {
        let Point { x, y } = layout.letter(pit);
        put(
            svg,
            format_args!(
                r#"<text x="{}" y="{}">{}</text>"#,
                tenth(x),
                tenth(y + 0.3 * size),
                Hawalis::SHAPE.letter(pit)
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
fn tray(svg: &mut String, layout: Layout, side: Side) {
    let tray = layout.tray(side);
    let place = format!(r#"{} rx="{}""#, sides(tray), tenth(tray.height / 2.0));
    put(
        svg,
        format_args!(
            r##"<rect {place} fill="url(#board-groove)" stroke="url(#board-groove-rim)" class="tray"/><rect {place} class="tray-edge"/>"##
        ),
    );
}

/// The band between the players: two lines woven into a chain of lozenges, a star in each. A broad frame
/// has stars in its corners as well.
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
    if layout.form == Form::Wide {
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
