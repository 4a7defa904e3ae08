//! The board as SVG text; no browser.
//!
//! What never moves is written here once, for the live board, for the picture that stands in the page
//! before the program has arrived, and for the small boards of the rules page. Colours come from
//! `styles/tokens.css` by class; nothing here has a `style` attribute, which the page's policy forbids.

mod defs;
mod ground;
mod picture;
mod ring;
mod seed;
mod small;
mod wood;

pub use defs::DEFS;
pub use ground::ground;
pub use picture::{Caption, first_board_svg, pieces};
pub use ring::{Mark, ring};
pub use seed::{SEED_SHADOW, SeedLook, seed_look, seed_scale};
pub use small::small_board;

use std::fmt::{Display, Write};

/// Adds to a text: writing to a `String` cannot fail.
fn put(text: &mut String, more: impl Display) {
    let _ = write!(text, "{more}");
}
