//! What of a link is a game's own.

use super::Later;
use crate::rules::hawalis::{EndlessMoves, Setup};
use crate::rules::oware::{self, GrandSlam};
use crate::rules::{Game, Hawalis, Mancala, Oware, Side, any};

/// A game that can be sent as a link. What is written here once is written for ever.
pub trait Linked: Game {
    /// The options that are not the usual ones, a letter each; nothing when all are.
    ///
    /// ```
    /// use mancala::record::link::Linked;
    /// use mancala::rules::Hawalis;
    /// use mancala::rules::hawalis::EndlessMoves;
    ///
    /// assert_eq!(Hawalis::default().options(), "");
    /// assert_eq!(Hawalis { endless_moves: EndlessMoves::Forbidden }.options(), "f");
    /// ```
    fn options(&self) -> String;

    /// The rules of the game with this name and these options.
    ///
    /// # Errors
    /// This version knows no such game, or no such options of it.
    fn named(name: &str, options: &str) -> Result<Self, Later>;

    /// All counts of a setup in an order of the game's own, each 61 at most in a valid one.
    fn counts(setup: &Self::Setup) -> Vec<u8>;

    /// The setup with these counts; nothing if there are too many or too few.
    fn setup_with(&self, counts: &[u8], turn: Side) -> Option<Self::Setup>;
}

/// `f` forbids endless moves. Counts are South's from `a`, then North's.
impl Linked for Hawalis {
    fn options(&self) -> String {
        match self.endless_moves {
            EndlessMoves::Lose => "",
            EndlessMoves::Forbidden => "f",
        }
        .to_owned()
    }

    fn named(name: &str, options: &str) -> Result<Hawalis, Later> {
        if name != Hawalis::SHAPE.name {
            return Err(Later::Game(name.to_owned()));
        }
        let endless_moves = match options {
            "" => EndlessMoves::Lose,
            "f" => EndlessMoves::Forbidden,
            _ => return Err(Later::Options(options.to_owned())),
        };
        Ok(Hawalis { endless_moves })
    }

    fn counts(setup: &Setup) -> Vec<u8> {
        [setup.south, setup.north].concat()
    }

    fn setup_with(&self, counts: &[u8], turn: Side) -> Option<Setup> {
        let (south, north) = counts.split_at_checked(Hawalis::SHAPE.pits_per_side)?;
        Some(Setup { south: south.try_into().ok()?, north: north.try_into().ok()?, turn })
    }
}

/// `f` forbids grand slams, `a` lets them take all. Counts are South's from `A`, North's from `a`, then the
/// stores.
impl Linked for Oware {
    fn options(&self) -> String {
        match self.grand_slam {
            GrandSlam::CapturesNothing => "",
            GrandSlam::Forbidden => "f",
            GrandSlam::TakesAll => "a",
        }
        .to_owned()
    }

    fn named(name: &str, options: &str) -> Result<Oware, Later> {
        if name != Oware::SHAPE.name {
            return Err(Later::Game(name.to_owned()));
        }
        let grand_slam = match options {
            "" => GrandSlam::CapturesNothing,
            "f" => GrandSlam::Forbidden,
            "a" => GrandSlam::TakesAll,
            _ => return Err(Later::Options(options.to_owned())),
        };
        Ok(Oware { grand_slam })
    }

    fn counts(setup: &oware::Setup) -> Vec<u8> {
        [&setup.south[..], &setup.north, &setup.stores].concat()
    }

    fn setup_with(&self, counts: &[u8], turn: Side) -> Option<oware::Setup> {
        let (south, rest) = counts.split_at_checked(Oware::SHAPE.pits_per_side)?;
        let (north, stores) = rest.split_at_checked(Oware::SHAPE.pits_per_side)?;
        let [south, north] = [south.try_into().ok()?, north.try_into().ok()?];
        Some(oware::Setup { south, north, stores: stores.try_into().ok()?, turn })
    }
}

/// Each game as it is by itself.
impl Linked for Mancala {
    fn options(&self) -> String {
        match self {
            Mancala::Hawalis(game) => game.options(),
            Mancala::Oware(game) => game.options(),
        }
    }

    fn named(name: &str, options: &str) -> Result<Mancala, Later> {
        if name == Oware::SHAPE.name {
            return Oware::named(name, options).map(Mancala::Oware);
        }
        // Of a game that nobody knows it says so.
        Hawalis::named(name, options).map(Mancala::Hawalis)
    }

    fn counts(setup: &any::Setup) -> Vec<u8> {
        match setup {
            any::Setup::Hawalis(setup) => Hawalis::counts(setup),
            any::Setup::Oware(setup) => Oware::counts(setup),
        }
    }

    fn setup_with(&self, counts: &[u8], turn: Side) -> Option<any::Setup> {
        match self {
            Mancala::Hawalis(game) => game.setup_with(counts, turn).map(any::Setup::Hawalis),
            Mancala::Oware(game) => game.setup_with(counts, turn).map(any::Setup::Oware),
        }
    }
}
