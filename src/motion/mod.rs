//! From the steps of a move to places in time; no browser.
//!
//! A [`Place`] says where a seed is, a [`Layout`] says where that is on the drawing, a [`Pose`] is
//! where a seed is drawn at some instant. Time is a pure function: [`Timeline::sample`] gives every
//! pose at any instant, so that scrubbing, stepping back, speeds and reduced motion need nothing else.

mod arrangement;
mod circle;
mod decimal;
mod layout;
mod place;
mod speed;
mod stops;
mod timeline;

pub use arrangement::Arrangement;
pub use circle::{cosine, sine};
pub use decimal::{Decimal, hundredth, tenth, thousandth};
pub use layout::{Direction, Form, Layout, Rectangle};
pub use place::{Place, Point, Pose};
pub use speed::Speed;
pub use stops::{Moment, Stops};
pub use timeline::Timeline;
