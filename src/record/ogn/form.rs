//! What of a written game is a game's own.

use crate::rules::hawalis::EndlessMoves;
use crate::rules::oware::{self, GrandSlam};
use crate::rules::{Game, Hawalis, Oware, hawalis};

/// A game that is written in OGN.
pub trait Notated: Game + 'static {
    /// What the tag `Variant` says of it: first what is written, then what is read as well. Either case does.
    const VARIANTS: &'static [&'static str];

    /// The tag of its rule option.
    const OPTION: &'static str;

    /// What that tag tells, as a part of a sentence.
    const OPTION_TELLS: &'static str;

    /// The values of that tag with the rules that they mean, first the usual one, which is not written.
    const OPTIONS: &'static [(&'static str, Self)];

    /// Whether the players' seeds are the result of a game that the rules ended.
    const COUNTS_SEEDS: bool;

    /// The results that can be written, as a part of a sentence.
    const RESULTS: &'static str;

    /// Whether programs read it that pass over a variation up to its first `)`, and know no comment before
    /// the first move. Then no variation stands within another one, but its first moves are repeated.
    const READ_PLAINLY: bool;

    /// The start as the tag `FEN` has it.
    fn fen(start: &Self::Setup) -> String;

    /// The name for sentences.
    fn name() -> &'static str {
        Self::VARIANTS[0]
    }

    /// Whether the tag `Variant` means this game.
    fn is_variant(value: &str) -> bool {
        Self::VARIANTS.iter().any(|known| value.trim().eq_ignore_ascii_case(known))
    }
}

/// The captures of Hawalis decide nothing.
impl Notated for Hawalis {
    const VARIANTS: &'static [&'static str] = &["Hawalis"];
    const OPTION: &'static str = "EndlessMoves";
    const OPTION_TELLS: &'static str = "what becomes of endless moves";
    const OPTIONS: &'static [(&'static str, Hawalis)] = &[
        ("lose", Hawalis { endless_moves: EndlessMoves::Lose }),
        ("forbidden", Hawalis { endless_moves: EndlessMoves::Forbidden }),
    ];
    const COUNTS_SEEDS: bool = false;
    const RESULTS: &'static str = "1-0, 0-1, 1/2-1/2 or *";
    const READ_PLAINLY: bool = false;

    fn fen(start: &hawalis::Setup) -> String {
        start.to_string()
    }
}

/// As Aualé writes it, which knows no other option than the usual one.
impl Notated for Oware {
    const VARIANTS: &'static [&'static str] = &["Oware Abapa", "Oware", "Abapa"];
    const OPTION: &'static str = "GrandSlam";
    const OPTION_TELLS: &'static str = "what becomes of grand slams";
    const OPTIONS: &'static [(&'static str, Oware)] = &[
        ("captures nothing", Oware { grand_slam: GrandSlam::CapturesNothing }),
        ("forbidden", Oware { grand_slam: GrandSlam::Forbidden }),
        ("takes all", Oware { grand_slam: GrandSlam::TakesAll }),
    ];
    const COUNTS_SEEDS: bool = true;
    const RESULTS: &'static str =
        "the seeds as in 25-23, or 1-0, 0-1 or 1/2-1/2 where the players ended it, or *";
    const READ_PLAINLY: bool = true;

    fn fen(start: &oware::Setup) -> String {
        start.auale_text()
    }
}

/// The tags that tell rule options, with the games that have them.
pub(super) const OPTION_TAGS: [(&str, &str); 2] =
    [(Hawalis::OPTION, Hawalis::VARIANTS[0]), (Oware::OPTION, Oware::VARIANTS[0])];
