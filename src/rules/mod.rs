//! What a legal game is: the board, sowing, capture, endings.
//!
//! This room knows nothing of the others and nothing of the web. A game is a value that implements
//! [`Game`]; its options are part of that value. Positions are small and `Copy`, playing a move
//! allocates nothing, and there is one sowing only: whoever wants to see it passes a [`Listener`].
//!
//! ```
//! use mancala::rules::{Game, Hawalis};
//!
//! let game = Hawalis::default();
//! let start = game.start();
//! let played = game.play(&start, Hawalis::SHAPE.pit('a').unwrap(), &mut ()).unwrap();
//! assert_eq!((played.laps, played.seeds, played.captured), (5, 14, 0));
//! ```

pub mod any;
mod counts;
mod game;
pub mod hawalis;

mod outcome;
pub mod oware;
mod perft;
mod pit;
mod position_text;
mod refusal;
mod shape;
mod side;
mod sowing;
mod trace;

pub use any::Mancala;
pub use counts::Counts;
pub use game::{Ending, Game, Played};
pub use hawalis::Hawalis;
pub use outcome::{Outcome, Reason};
pub use oware::Oware;
pub use perft::perft;
pub use pit::{Pit, PitSet};
pub use position_text::{ParseSetupError, TextFault};
pub use refusal::Refusal;
pub use shape::Shape;
pub use side::{ParseSideError, Side};
pub use sowing::{Lap, Listener, Ring};
pub use trace::{ENDLESS_LAPS_KEPT, Sweep, Trace};
