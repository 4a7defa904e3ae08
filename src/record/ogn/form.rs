//! What of a written game is a game's own.

use crate::rules::hawalis::EndlessMoves;
use crate::rules::oware::{self, GrandSlam};
use crate::rules::{Game, Hawalis, Mancala, Oware, any, hawalis};

/// What is a game's own in OGN.
#[derive(Debug, PartialEq, Eq)]
pub struct Notation {
    /// What the tag `Variant` says of it: first what is written, then what is read as well. Either case does.
    pub variants: &'static [&'static str],
    /// The tag of its rule option.
    pub option: &'static str,
    /// What that tag tells, as a part of a sentence.
    pub option_tells: &'static str,
    /// The values of that tag, first the usual one, which is not written.
    pub option_values: &'static [&'static str],
    /// Whether the players' seeds are the result of a game that the rules ended.
    pub counts_seeds: bool,
    /// The results that can be written, as a part of a sentence.
    pub results: &'static str,
    /// Whether programs read it that pass over a variation up to its first `)`, and know no comment before
    /// the first move. Then no variation stands within another one, but its first moves are repeated.
    pub read_plainly: bool,
}

impl Notation {
    /// The captures of Hawalis decide nothing.
    pub const HAWALIS: Notation = Notation {
        variants: &["Hawalis"],
        option: "EndlessMoves",
        option_tells: "what becomes of endless moves",
        option_values: &["lose", "forbidden"],
        counts_seeds: false,
        results: "1-0, 0-1, 1/2-1/2 or *",
        read_plainly: false,
    };
    /// As Aualé writes it, which knows no other option than the usual one.
    pub const OWARE: Notation = Notation {
        variants: &["Oware Abapa", "Oware", "Abapa"],
        option: "GrandSlam",
        option_tells: "what becomes of grand slams",
        option_values: &["captures nothing", "forbidden", "takes all"],
        counts_seeds: true,
        results: "the seeds as in 25-23, or 1-0, 0-1 or 1/2-1/2 where the players ended it, or *",
        read_plainly: true,
    };
    /// Those of all games.
    pub const ALL: [&'static Notation; 2] = [&Notation::HAWALIS, &Notation::OWARE];

    /// The name for sentences.
    pub const fn name(&self) -> &'static str {
        self.variants[0]
    }

    /// Whether the tag `Variant` means this game.
    ///
    /// ```
    /// use mancala::record::ogn::Notation;
    ///
    /// assert!(Notation::OWARE.is_variant("oware"));
    /// assert!(!Notation::HAWALIS.is_variant("oware"));
    /// ```
    pub fn is_variant(&self, value: &str) -> bool {
        self.variants.iter().any(|known| value.trim().eq_ignore_ascii_case(known))
    }
}

/// A game that is written in OGN.
pub trait Notated: Game {
    /// What is its own there.
    fn notation(&self) -> &'static Notation;

    /// Which of [`Notation::option_values`] it is played by.
    fn option(&self) -> usize;

    /// The same game by another of [`Notation::option_values`]; one that is not there is the usual one.
    #[must_use]
    fn with_option(&self, option: usize) -> Self;

    /// The start as the tag `FEN` has it.
    fn fen(start: &Self::Setup) -> String;
}

impl Notated for Hawalis {
    fn notation(&self) -> &'static Notation {
        &Notation::HAWALIS
    }

    fn option(&self) -> usize {
        match self.endless_moves {
            EndlessMoves::Lose => 0,
            EndlessMoves::Forbidden => 1,
        }
    }

    fn with_option(&self, option: usize) -> Hawalis {
        Hawalis { endless_moves: if option == 1 { EndlessMoves::Forbidden } else { EndlessMoves::Lose } }
    }

    fn fen(start: &hawalis::Setup) -> String {
        start.to_string()
    }
}

impl Notated for Oware {
    fn notation(&self) -> &'static Notation {
        &Notation::OWARE
    }

    fn option(&self) -> usize {
        match self.grand_slam {
            GrandSlam::CapturesNothing => 0,
            GrandSlam::Forbidden => 1,
            GrandSlam::TakesAll => 2,
        }
    }

    fn with_option(&self, option: usize) -> Oware {
        let grand_slam = match option {
            1 => GrandSlam::Forbidden,
            2 => GrandSlam::TakesAll,
            _ => GrandSlam::CapturesNothing,
        };
        Oware { grand_slam }
    }

    fn fen(start: &oware::Setup) -> String {
        start.auale_text()
    }
}

impl Notated for Mancala {
    fn notation(&self) -> &'static Notation {
        match self {
            Mancala::Hawalis(game) => game.notation(),
            Mancala::Oware(game) => game.notation(),
        }
    }

    fn option(&self) -> usize {
        match self {
            Mancala::Hawalis(game) => game.option(),
            Mancala::Oware(game) => game.option(),
        }
    }

    fn with_option(&self, option: usize) -> Mancala {
        match self {
            Mancala::Hawalis(game) => game.with_option(option).into(),
            Mancala::Oware(game) => game.with_option(option).into(),
        }
    }

    fn fen(start: &any::Setup) -> String {
        match start {
            any::Setup::Hawalis(start) => Hawalis::fen(start),
            any::Setup::Oware(start) => Oware::fen(start),
        }
    }
}
