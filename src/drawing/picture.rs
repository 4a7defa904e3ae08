//! Boards that stand still.

use super::{DEFS, Mark, ground, put, ring, seed_look, seed_scale};
use crate::motion::{Form, Layout, Place, Point, tenth, thousandth};
use crate::rules::{Game, Hawalis, Pit, Side};

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
    let size = layout.numeral_size();
    put(&mut svg, format_args!(r#"<g class="counts" font-size="{}">"#, tenth(size)));
    for caption in captions {
        let Point { x, y } = layout.numeral(caption.pit);
        let class = if caption.seeds == 0 { r#" class="none""# } else { "" };
        put(
            &mut svg,
            format_args!(
                r#"<text{class} x="{}" y="{}">{}</text>"#,
                tenth(x),
                tenth(y + 0.36 * size),
                caption.seeds
            ),
        );
    }
    for side in Side::BOTH.into_iter().filter(|side| captured[side.index()] > 0) {
        let (Point { x, y }, size) = (layout.tray_numeral(side), layout.tray_numeral_size());
        let seeds = captured[side.index()];
        put(
            &mut svg,
            format_args!(
                r#"<text x="{}" y="{}" font-size="{}">{seeds}</text>"#,
                tenth(x),
                tenth(y + 0.36 * size),
                tenth(size)
            ),
        );
    }
    svg.push_str("</g>");
    for caption in captions {
        let Point { x, y } = layout.pit(caption.pit);
        for &mark in &caption.marks {
            put(
                &mut svg,
                format_args!(
                    r#"<path class="{}" transform="translate({} {})" d="{}"/>"#,
                    mark.class(),
                    tenth(x),
                    tenth(y),
                    ring(mark, layout.pit_radius(), layout.rim())
                ),
            );
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

/// A seed at rest.
fn seed(svg: &mut String, layout: Layout, number: usize, at: Point) {
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
    let layout = Layout::new(form, false);
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
    let captions: Vec<Caption> = Hawalis::pits().map(caption).collect();
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
