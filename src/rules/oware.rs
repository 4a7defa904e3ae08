//! Oware (abapa). O1–O7 number the points of the rules.
//!
//! ```text
//!       f  e  d  c  b  a         North
//!       A  B  C  D  E  F         South
//! ```
//!
//! Pits are numbered in letter order: 0–5 are a player's six from their left to right.

pub mod examples;
mod row;
mod setup;

pub use setup::{Invalid, Setup};

use super::sowing::tell_lap;
use super::{
    Ending, Game, Lap, Listener, Outcome, ParseSetupError, Pit, PitSet, Played, Reason, Refusal, Ring, Shape,
    Side,
};
use row::Row;
use std::fmt;

/// The rules of Oware with their option.
///
/// ```
/// use mancala::rules::oware::GrandSlam;
/// use mancala::rules::{Game, Oware};
///
/// let game = Oware { grand_slam: GrandSlam::Forbidden };
/// assert_eq!(game.legal(&game.start()).len(), 6);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Oware {
    /// What becomes of a move that would capture every seed of the opponent's side.
    pub grand_slam: GrandSlam,
}

/// What becomes of a move that would capture every seed of the opponent's side (O5).
///
/// ```
/// use mancala::rules::oware::{GrandSlam, examples};
/// use mancala::rules::{Game, Oware, Outcome, Reason, Refusal, Side};
///
/// let example = examples::grand_slam();
/// let play = |grand_slam| Oware { grand_slam }.play(&example.position, example.pit, &mut ());
/// assert_eq!(play(GrandSlam::CapturesNothing).unwrap().captured, 0);
/// assert_eq!(play(GrandSlam::Forbidden), Err(Refusal::GrandSlamForbidden));
/// let won = Outcome::won(Side::South, Reason::GrandSlam);
/// assert_eq!(play(GrandSlam::TakesAll).unwrap().outcome, Some(won));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GrandSlam {
    /// It may be played, and nothing is taken.
    #[default]
    CapturesNothing,
    /// It may not be played.
    Forbidden,
    /// It may be played; the seeds are taken, the mover then takes the rest of their own side, and the
    /// game ends.
    TakesAll,
}

/// Pits of a side.
const PITS: usize = 6;
/// Seeds of a game (O1).
const SEEDS: u8 = 48;

/// A valid board with the player to move (O1): pits and stores hold 48 seeds.
///
/// ```
/// use mancala::rules::{Game, Oware};
///
/// let start = Oware::default().start();
/// assert_eq!(start.to_string(), "4 4 4 4 4 4/4 4 4 4 4 4 S 0 0");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    sides: [Row; 2],
    turn: Side,
}

impl TryFrom<Setup> for Position {
    type Error = Invalid;

    fn try_from(setup: Setup) -> Result<Position, Invalid> {
        let seeds = setup.total();
        if seeds != u32::from(SEEDS) {
            return Err(Invalid { seeds });
        }
        let [south, north] = setup.stores;
        Ok(Position { sides: [Row::of(setup.south, south), Row::of(setup.north, north)], turn: setup.turn })
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        let [south, north] = position.sides.map(Row::counts);
        Setup { south, north, stores: position.sides.map(Row::store), turn: position.turn }
    }
}

impl fmt::Display for Position {
    /// The text of the setup with the same counts.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(*self).fmt(f)
    }
}

impl Position {
    /// The mover's row in a word and the other one in another: a byte a pit from the first, then the store.
    #[inline]
    pub(crate) fn words(&self) -> [u64; 2] {
        self.mine_and_theirs().map(Row::word)
    }

    /// The row of the player to move, and the opponent's.
    #[inline]
    fn mine_and_theirs(&self) -> [Row; 2] {
        [self.sides[self.turn.index()], self.sides[(!self.turn).index()]]
    }

    /// How the stores alone end the game (O6).
    #[inline]
    pub(crate) fn decided(&self) -> Option<Reason> {
        let stores = self.sides.map(Row::store);
        if stores.iter().any(|&store| store >= Oware::WINNING) {
            Some(Reason::TwentyFive)
        } else if stores == [Oware::WINNING - 1; 2] {
            Some(Reason::TwentyFourEach)
        } else {
            None
        }
    }

    /// The pits that the player to move may play, grand slams included (O4).
    #[inline]
    pub(crate) fn playable(&self) -> u16 {
        let [mine, theirs] = self.mine_and_theirs();
        if mine.store() >= Oware::WINNING || theirs.store() >= Oware::WINNING {
            0
        } else if theirs.is_bare() {
            mine.reaching_over()
        } else {
            mine.occupied()
        }
    }

    /// Who takes what is left in the pits of `owner` when the game ends for this reason (O4–O6);
    /// nobody where it is left on the board.
    fn heir(&self, reason: Reason, owner: Side) -> Option<Side> {
        match reason {
            Reason::OnlySlams => Some(self.turn),
            Reason::NoMove | Reason::Repetition | Reason::GrandSlam => Some(owner),
            _ => None,
        }
    }

    /// The end of the game for this reason: more seeds win, those that are taken at the end included.
    pub(crate) fn ended(&self, reason: Reason) -> Outcome {
        let settled = self.settled(reason, &mut ());
        let [south, north] = settled.sides.map(Row::store);
        match south.cmp(&north) {
            std::cmp::Ordering::Greater => Outcome::won(Side::South, reason),
            std::cmp::Ordering::Less => Outcome::won(Side::North, reason),
            std::cmp::Ordering::Equal => Outcome::drawn(reason),
        }
    }

    fn settled<L: Listener>(&self, reason: Reason, listener: &mut L) -> Position {
        let mut settled = *self;
        for owner in Side::BOTH {
            let Some(taker) = self.heir(reason, owner) else { continue };
            let row = self.sides[owner.index()];
            for (index, seeds) in row.counts().into_iter().enumerate().filter(|&(_, seeds)| seeds > 0) {
                listener.sweep(Pit::new(owner, index), seeds, taker);
            }
            settled.sides[owner.index()] = settled.sides[owner.index()].bare();
            settled.sides[taker.index()] = settled.sides[taker.index()].with_stored(row.total());
        }
        settled
    }
}

impl Oware {
    /// Why a pit may not be lifted.
    #[cold]
    fn why_unplayable(&self, position: &Position, pit: Pit) -> Refusal {
        if position.decided().is_some() {
            Refusal::GameOver
        } else if pit.side() != position.turn {
            Refusal::NotYourPit
        } else if Oware::seeds(position, pit) == 0 {
            Refusal::Empty
        } else {
            Refusal::DoesNotFeed { feeding: self.legal(position) }
        }
    }
}

/// A sowing with what it would capture, before the option has its say (O2, O3).
struct Sowing {
    mine: Row,
    theirs: Row,
    /// The place of the last seed, from 0: first the mover's pits, then the opponent's.
    last: usize,
    /// The opponent's pits that would be captured; all others are empty.
    captured: Row,
}

impl Sowing {
    #[inline]
    fn of(position: &Position, index: usize) -> Sowing {
        let [mine, theirs] = position.mine_and_theirs();
        let (mine, theirs, last) = mine.sown(index, theirs);
        Sowing { mine, theirs, last, captured: theirs.capturable_back_from(last) }
    }

    /// The pit of the last seed when `mover` sowed.
    #[inline]
    fn end(&self, mover: Side) -> Pit {
        if self.last < PITS { Pit::new(mover, self.last) } else { Pit::new(!mover, self.last - PITS) }
    }

    /// Whether it would capture all that the opponent has on the board (O5).
    #[inline]
    fn is_grand_slam(&self) -> bool {
        !self.captured.is_bare() && self.captured == self.theirs.without_store()
    }

    /// The opponent's pits that are captured, in the order in which they are: backwards.
    fn chain(&self) -> impl Iterator<Item = (usize, u8)> {
        let captured = self.captured;
        (0..PITS).rev().map(move |index| (index, captured.get(index))).filter(|&(_, seeds)| seeds > 0)
    }
}

impl Oware {
    /// Seeds that win (O6): more than the opponent can still get.
    ///
    /// ```
    /// assert_eq!(mancala::rules::Oware::WINNING, 25);
    /// ```
    pub const WINNING: u8 = SEEDS / 2 + 1;

    /// O1.
    ///
    /// ```
    /// use mancala::rules::Oware;
    ///
    /// assert_eq!((Oware::SHAPE.rows, Oware::SHAPE.columns), (2, 6));
    /// ```
    pub const SHAPE: Shape = Shape {
        name: "oware",
        rows: 2,
        columns: PITS,
        pits_per_side: PITS,
        seeds: SEEDS as u32,
        ring: Ring { pits: PITS, both_sides: true, skips_origin: true },
        relays: false,
        south_is_capital: true,
    };
}

impl Game for Oware {
    type Setup = Setup;
    type Position = Position;

    fn shape(&self) -> &'static Shape {
        &Oware::SHAPE
    }

    fn setup(&self, text: &str) -> Result<Setup, ParseSetupError> {
        text.parse()
    }

    fn start(&self) -> Position {
        Position { sides: [Row::of([4; PITS], 0); 2], turn: Side::South }
    }

    #[inline]
    fn turn(position: &Position) -> Side {
        position.turn
    }

    #[inline]
    fn seeds(position: &Position, pit: Pit) -> u8 {
        position.sides[pit.side().index()].get(pit.index())
    }

    #[inline]
    fn captured(position: &Position, side: Side) -> u8 {
        position.sides[side.index()].store()
    }

    fn turned(position: &Position) -> Position {
        let [south, north] = position.sides;
        Position { sides: [north, south], turn: !position.turn }
    }

    #[inline]
    fn legal(&self, position: &Position) -> PitSet {
        let mut legal = PitSet::from_indices(position.turn, position.playable());
        if self.grand_slam == GrandSlam::Forbidden {
            for pit in legal {
                if Sowing::of(position, pit.index()).is_grand_slam() {
                    legal.remove(pit);
                }
            }
        }
        legal
    }

    #[inline]
    fn play<L: Listener>(
        &self,
        position: &Position,
        pit: Pit,
        listener: &mut L,
    ) -> Result<Played<Position>, Refusal> {
        let (side, index) = (position.turn, pit.index());
        if pit.side() != side || (position.playable() >> index) & 1 == 0 {
            return Err(self.why_unplayable(position, pit));
        }
        let seeds = Oware::seeds(position, pit);
        let mut sowing = Sowing::of(position, index);
        let is_grand_slam = sowing.is_grand_slam();
        if is_grand_slam {
            match self.grand_slam {
                GrandSlam::CapturesNothing => sowing.captured = Row::EMPTY,
                GrandSlam::Forbidden => return Err(Refusal::GrandSlamForbidden),
                GrandSlam::TakesAll => {}
            }
        }
        if L::LISTENS {
            tell_lap(listener, Oware::SHAPE.ring, Lap { pit, seeds });
            if is_grand_slam {
                listener.grand_slam();
            }
            sowing.chain().for_each(|(index, seeds)| listener.capture(Pit::new(!side, index), seeds));
        }

        let captured = sowing.captured.total();
        let mut after = Position { sides: [sowing.mine.with_stored(captured); 2], turn: !side };
        after.sides[(!side).index()] = sowing.theirs.minus(sowing.captured);
        let takes_all = is_grand_slam && self.grand_slam == GrandSlam::TakesAll;
        Ok(Played {
            position: after,
            laps: 1,
            seeds: u32::from(seeds),
            captured,
            ending: Ending::In(sowing.end(side)),
            outcome: takes_all.then(|| after.ended(Reason::GrandSlam)),
        })
    }

    /// O4 and O6.
    fn outcome<'a, I>(&self, position: &Position, earlier: I) -> Option<Outcome>
    where
        I: IntoIterator<Item = &'a Position>,
    {
        let reason = if let Some(decided) = position.decided() {
            decided
        } else if position.playable() == 0 {
            Reason::NoMove
        } else if self.legal(position).is_empty() {
            Reason::OnlySlams
        } else if earlier.into_iter().any(|before| before == position) {
            // A capture fills a store, so that no position before it can come again.
            Reason::Repetition
        } else {
            return None;
        };
        Some(position.ended(reason))
    }

    /// O4–O6.
    fn settle<L: Listener>(&self, position: &Position, reason: Reason, listener: &mut L) -> Position {
        position.settled(reason, listener)
    }
}
