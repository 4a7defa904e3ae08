//! What a link to the page is shown with.

use super::picture::{begun, laid};
use super::{Look, Marks, Palette, Telling, put};
use crate::motion::{Arrangement, Form, Layout, Rectangle, tenth};
use crate::rules::{Hawalis, Pit};

/// The part of the card's width that the board takes; the card is as wide to its height as 1200 to 630.
const BOARD: f64 = 0.69;
const SHAPE: f64 = 1200.0 / 630.0;
/// The line on which the names stand, from the upper edge of the board upwards, and their size.
const NAMES: f64 = 36.0;
const TYPE: f64 = 80.0;

const RULES: &str = ".name text{font-family:var(--font-display);font-weight:600;fill:var(--ink)}.name .first{text-anchor:start}.name .last{text-anchor:end}";

/// The board in its usual look under the game's name in two scripts, the first at the left and the
/// second at the right: a whole SVG file.
pub fn card(
    telling: Telling<'_>,
    [left, right]: [&str; 2],
    board: &Arrangement,
    marks: impl Fn(Pit) -> Marks,
) -> String {
    let layout = Layout::new(&Hawalis::SHAPE, Form::Wide, false);
    let look = Look { layout, palette: Palette::Light, letters: true };
    let width = layout.width() / BOARD;
    let height = width / SHAPE;
    // As much ground below the board as above the names, whose capitals are seven tenths of the type.
    let below = (height - layout.height() - NAMES - 0.7 * TYPE) / 2.0;
    let frame =
        Rectangle { x: (layout.width() - width) / 2.0, y: layout.height() + below - height, width, height };
    let mut svg = begun(look, telling, frame, RULES);
    laid(&mut svg, layout, board, marks);
    let (inset, end, y, size) = (tenth(14.0), tenth(layout.width() - 14.0), tenth(-NAMES), tenth(TYPE));
    put(
        &mut svg,
        format_args!(
            r#"<g class="name" font-size="{size}"><text class="first" x="{inset}" y="{y}">{left}</text><text class="last" x="{end}" y="{y}">{right}</text></g></svg>
"#
        ),
    );
    svg
}
