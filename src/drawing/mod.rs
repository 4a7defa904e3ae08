//! The board as SVG text; no browser.
//!
//! What never moves is written here once, for the live board, for the picture that stands in the page
//! before the program has arrived, and for the small boards of the rules page. Colours come from
//! `styles/tokens.css` by class; nothing here has a `style` attribute, which the page's policy forbids.
//!
//! A [`picture`] and a [`Film`] leave the page: they hold all that they need, colours included.

mod card;
mod code;
mod defs;
mod film;
mod ground;
mod marks;
mod palette;
mod picture;
mod pieces;
mod ring;
mod seed;
mod small;
mod wood;

pub use card::card;
pub use code::{LONGEST_IN_CODE, TooLong, code};
pub use defs::DEFS;
pub use film::{Film, MOST_LAPS, Scene};
pub use ground::ground;
pub use marks::Marks;
pub use palette::Palette;
pub use picture::{Look, Telling, picture};
pub use pieces::{Caption, first_board_svg, pieces};
pub use ring::{Mark, ring};
pub use seed::{NEARER, RAISED, SEED_SHADOW, SHADOW_FALLS, SHADOW_WIDER, SeedLook, seed_look, seed_scale};
pub use small::small_board;

use std::fmt::{Display, Write};

/// Adds to a text: writing to a `String` cannot fail.
fn put(text: &mut String, more: impl Display) {
    let _ = write!(text, "{more}");
}
