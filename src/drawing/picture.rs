//! A picture that leaves the page.

use super::ground::bare_ground;
use super::pieces::{Added, counts, hand_disc, hand_number, mark_round, seed};
use super::{
    DEFS, Marks, NEARER, Palette, RAISED, SHADOW_FALLS, SHADOW_WIDER, ground, put, seed_look, seed_scale,
};
use crate::motion::{Arrangement, Layout, Place, Point, Rectangle, hundredth, tenth, thousandth};
use crate::rules::{Pit, Side};

/// What a picture looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The shape of the board, and who sits at its lower edge.
    pub layout: Layout,
    /// The colours.
    pub palette: Palette,
    /// Whether the pits' letters are drawn.
    pub letters: bool,
}

/// What a picture says to those who do not see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Telling<'a> {
    /// What it is.
    pub title: &'a str,
    /// What is on it.
    pub description: &'a str,
}

/// The board with these seeds and marks as a whole SVG file of the layout's size: its colours are
/// written in, it has no script, and it refers to nothing outside.
///
/// ```
/// use mancala::drawing::{Look, Marks, Palette, Telling, picture};
/// use mancala::motion::{Arrangement, Form, Layout};
/// use mancala::rules::{Game, Hawalis};
///
/// let look = Look { layout: Layout::new(&Hawalis::SHAPE, Form::Wide, false), palette: Palette::Dark, letters: true };
/// let board = Arrangement::of(&Hawalis::default(), &Hawalis::default().start());
/// let telling = Telling { title: "Hawalis", description: "Two seeds in every pit." };
/// let svg = picture(look, telling, &board, |_| Marks::default());
/// assert!(svg.starts_with("<svg ") && svg.contains("<desc>Two seeds in every pit.</desc>"));
/// ```
pub fn picture(
    look: Look,
    telling: Telling<'_>,
    board: &Arrangement,
    marks: impl Fn(Pit) -> Marks,
) -> String {
    let layout = look.layout;
    let frame = Rectangle { x: 0.0, y: 0.0, width: layout.width(), height: layout.height() };
    let mut svg = begun(look, telling, frame, "");
    laid(&mut svg, layout, board, marks);
    svg.push_str("</svg>\n");
    svg
}

/// What lies on the board and round its pits.
pub(super) fn laid(svg: &mut String, layout: Layout, board: &Arrangement, marks: impl Fn(Pit) -> Marks) {
    svg.push_str(r#"<g class="marks">"#);
    for pit in layout.shape.pits() {
        marks(pit).iter().for_each(|mark| mark_round(svg, layout, pit, mark, &Added::default()));
    }
    svg.push_str("</g>");
    let pits = layout.shape.pits().map(|pit| (pit, board.seeds(pit)));
    counts(svg, layout, pits, Side::BOTH.map(|side| board.captured(side)));

    svg.push_str(r#"<g class="seeds">"#);
    let mut hand = None;
    for (number, &place) in board.places().iter().enumerate() {
        match place {
            Place::Hand { over, .. } => hand = Some(over),
            _ => seed(svg, layout, number, layout.seat(place)),
        }
    }
    svg.push_str("</g>");
    if let Some(over) = hand {
        svg.push_str(r#"<g class="lifted">"#);
        for (number, &place) in board.places().iter().enumerate() {
            if matches!(place, Place::Hand { .. }) {
                lifted_seed(svg, layout, number, layout.seat(place));
            }
        }
        let Point { x, y } = layout.badge(over);
        let (x, y) = (tenth(x), tenth(y));
        put(svg, format_args!(r#"</g><g class="badges"><g class="hand" transform="translate({x} {y})">"#));
        hand_disc(svg, layout);
        hand_number(svg, layout, board.hand(), &Added::default());
        svg.push_str("</g></g>");
    }
}

/// What a picture has that a page draws round it: where there is no depth, an edge.
const EDGE: &str = ".frame{stroke:var(--pit-edge);stroke-width:3}";

/// An SVG file from its beginning to the empty board; the frame is what can be seen. `rules` are added
/// to its style.
pub(super) fn begun(look: Look, telling: Telling<'_>, frame: Rectangle, rules: &str) -> String {
    let Look { layout, palette, letters } = look;
    let [x, y, width, height] = [frame.x, frame.y, frame.width, frame.height].map(tenth);
    let mut svg = String::with_capacity(60_000);
    put(
        &mut svg,
        format_args!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="board" width="{width}" height="{height}" viewBox="{x} {y} {width} {height}" role="img"><title>{}</title><desc>{}</desc><style>{}{}{}</style><defs>{DEFS}</defs>"#,
            escaped(telling.title),
            escaped(telling.description),
            palette.style(),
            palette.written_into(EDGE),
            palette.written_into(rules),
        ),
    );
    if frame.width > layout.width() {
        // What is round the board.
        let ground = palette.token("--ground");
        put(
            &mut svg,
            format_args!(r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{ground}"/>"#),
        );
    }
    svg.push_str(&if letters { ground(layout) } else { bare_ground(layout) });
    svg
}

/// A seed in the hand.
fn lifted_seed(svg: &mut String, layout: Layout, number: usize, at: Point) {
    let (look, scale) = (seed_look(number), thousandth(seed_scale(layout.seed_radius())));
    let (x, y) = (tenth(at.x), tenth(at.y - RAISED * layout.seed_radius()));
    let (right, down) = (tenth(SHADOW_FALLS.0), tenth(SHADOW_FALLS.1));
    put(
        svg,
        format_args!(
            r##"<g transform="translate({x} {y})scale({scale})"><use href="#board-shadow" transform="translate({right} {down})scale({})"/><use href="#board-seed-{}" class="tint-{}" transform="scale({})"/></g>"##,
            hundredth(1.0 + SHADOW_WIDER),
            look.shape,
            look.tint,
            hundredth(1.0 + NEARER)
        ),
    );
}

/// A text as it is written in XML, without what XML cannot hold.
pub(super) fn escaped(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => written.push_str("&amp;"),
            '<' => written.push_str("&lt;"),
            '>' => written.push_str("&gt;"),
            '"' => written.push_str("&quot;"),
            '\t' | '\n' | '\r' | ' ' => written.push(' '),
            '\u{fffe}' | '\u{ffff}' => {}
            control if control.is_control() => {}
            character => written.push(character),
        }
    }
    written
}
