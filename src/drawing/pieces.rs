//! What lies on a board, and round its pits.

use super::{DEFS, Mark, ground, put, ring, seed_look, seed_scale};
use crate::motion::{Form, Layout, Place, Point, tenth, thousandth};
use crate::rules::{Game, Hawalis, Pit, Side};

/// From the middle of a figure to the line on which it stands, in sizes of its type.
pub(super) const BASELINE: f64 = 0.36;

/// What a picture says about a pit.
#[derive(Clone, Debug, PartialEq)]
pub struct Caption {
    /// The pit.
    pub pit: Pit,
    /// Seeds in it.
    pub seeds: u8,
    /// Marks round it.
    pub marks: Vec<Mark>,
}

/// What lies on a board and round its pits, as the children of an `<svg>` of the layout's size that is
/// laid over the [`ground`]. It refers to [`DEFS`]. Seeds are numbered through the pits as given; those
/// of `captured` follow, South's first.
pub fn pieces(layout: Layout, captions: &[Caption], captured: [u8; 2]) -> String {
    let mut svg = String::new();
    counts(&mut svg, layout, captions.iter().map(|caption| (caption.pit, caption.seeds)), captured);
    for caption in captions {
        for &mark in &caption.marks {
            mark_round(&mut svg, layout, caption.pit, mark, &Added::default());
        }
    }
    let in_pits = captions
        .iter()
        .flat_map(|caption| (0..caption.seeds).map(|rank| Place::Pit { pit: caption.pit, rank }));
    let in_trays = Side::BOTH
        .into_iter()
        .flat_map(|side| (0..captured[side.index()]).map(move |rank| Place::Tray { side, rank }));
    svg.push_str(r#"<g class="seeds">"#);
    for (number, place) in in_pits.chain(in_trays).enumerate() {
        seed(&mut svg, layout, number, layout.seat(place));
    }
    svg.push_str("</g>");
    svg
}

/// The numerals of pits and trays; nothing is written in an empty tray.
pub(super) fn counts(
    svg: &mut String,
    layout: Layout,
    pits: impl Iterator<Item = (Pit, u8)>,
    captured: [u8; 2],
) {
    let size = layout.numeral_size();
    put(svg, format_args!(r#"<g class="counts" font-size="{}">"#, tenth(size)));
    for (pit, seeds) in pits {
        numeral(svg, layout.numeral(pit), size, seeds, &Added::default());
    }
    for side in Side::BOTH.into_iter().filter(|side| captured[side.index()] > 0) {
        tray_numeral(svg, layout, side, captured[side.index()], &Added::default());
    }
    svg.push_str("</g>");
}

/// What is added to an element: attributes, each with a blank before it, and children.
#[derive(Clone, Debug, Default)]
pub(super) struct Added {
    pub attributes: String,
    pub children: String,
}

/// A numeral with this middle, in a group whose type has this size.
pub(super) fn numeral(svg: &mut String, at: Point, size: f64, seeds: u8, added: &Added) {
    let class = if seeds == 0 { r#" class="none""# } else { "" };
    let (x, y) = (tenth(at.x), tenth(at.y + BASELINE * size));
    let Added { attributes, children } = added;
    put(svg, format_args!(r#"<text{class} x="{x}" y="{y}"{attributes}>{children}{seeds}</text>"#));
}

/// The numeral of a tray.
pub(super) fn tray_numeral(svg: &mut String, layout: Layout, side: Side, seeds: u8, added: &Added) {
    let (Point { x, y }, size) = (layout.tray_numeral(side), layout.tray_numeral_size());
    let (x, y, size) = (tenth(x), tenth(y + BASELINE * size), tenth(size));
    let Added { attributes, children } = added;
    put(
        svg,
        format_args!(r#"<text x="{x}" y="{y}" font-size="{size}"{attributes}>{children}{seeds}</text>"#),
    );
}

/// A mark round a pit.
pub(super) fn mark_round(svg: &mut String, layout: Layout, pit: Pit, mark: Mark, added: &Added) {
    let Point { x, y } = layout.pit(pit);
    let (class, path) = (mark.class(), ring(mark, layout.pit_radius(), layout.rim()));
    let (x, y) = (tenth(x), tenth(y));
    let Added { attributes, children } = added;
    put(svg, format_args!(r#"<path class="{class}" transform="translate({x} {y})" d="{path}"{attributes}"#));
    if children.is_empty() {
        svg.push_str("/>");
    } else {
        put(svg, format_args!(">{children}</path>"));
    }
}

/// The badge of a hand round the origin: its disc, and then its text.
pub(super) fn hand_disc(svg: &mut String, layout: Layout) {
    let (radius, twice) = (tenth(layout.badge_radius()), tenth(2.0 * layout.badge_radius()));
    put(
        svg,
        format_args!(r#"<rect x="-{radius}" y="-{radius}" width="{twice}" height="{twice}" rx="{radius}"/>"#),
    );
}

/// The number in the badge of a hand.
pub(super) fn hand_number(svg: &mut String, layout: Layout, seeds: u8, added: &Added) {
    let size = 1.2 * layout.badge_radius();
    let (y, size) = (tenth(BASELINE * size), tenth(size));
    let Added { attributes, children } = added;
    put(svg, format_args!(r#"<text y="{y}" font-size="{size}"{attributes}>{children}{seeds}</text>"#));
}

/// A seed at rest.
pub(super) fn seed(svg: &mut String, layout: Layout, number: usize, at: Point) {
    let look = seed_look(number);
    let scale = seed_scale(layout.seed_radius());
    let larger = if scale == 1.0 { String::new() } else { format!("scale({})", thousandth(scale)) };
    put(
        svg,
        format_args!(
            r##"<g transform="translate({} {}){larger}"><use href="#board-shadow"/><use href="#board-seed-{}" class="tint-{}"/></g>"##,
            tenth(at.x),
            tenth(at.y),
            look.shape,
            look.tint
        ),
    );
}

/// The board as a game starts, in one `<svg>` with its definitions: what the page shows before the
/// program has arrived. Its ids differ from those of the live board, which soon takes its place, and
/// from those of the other form.
pub fn first_board_svg(form: Form) -> String {
    let layout = Layout::new(&Hawalis::SHAPE, form, false);
    let prefix = match form {
        Form::Wide => "wide-",
        Form::Narrow => "narrow-",
    };
    let start = Hawalis::default().start();
    let legal = Hawalis::default().legal(&start);
    let caption = |pit| {
        let marks = if legal.contains(pit) { vec![Mark::Playable] } else { Vec::new() };
        Caption { pit, seeds: Hawalis::seeds(&start, pit), marks }
    };
    let captions: Vec<Caption> = Hawalis::SHAPE.pits().map(caption).collect();
    let (width, height) = (tenth(layout.width()), tenth(layout.height()));
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" aria-hidden="true" focusable="false"><defs>{DEFS}</defs>{}{}</svg>
"#,
        ground(layout),
        pieces(layout, &captions, [0, 0])
    )
    .replace("\"board-", &format!("\"{prefix}"))
    .replace("#board-", &format!("#{prefix}"))
}
