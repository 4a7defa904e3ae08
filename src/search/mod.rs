//! The opponent: search, evaluation, levels. What each technique gave is in `README.md` beside this file.

mod alpha_beta;
mod deepen;
mod hash;
pub mod hawalis;
mod level;
mod limits;
pub mod oware;
mod report;
mod score;
mod searched;
mod table;

pub use deepen::search;
pub use level::{LEVELS, Level, Strength};
pub use limits::{Limits, NODES_BETWEEN_LOOKS, Watch};
pub use report::{Line, Report};
pub use score::Score;
pub use searched::{Move, Moves, Searched, Verdict};
pub use table::Table;
