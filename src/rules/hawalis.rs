//! Hawalis, the four-row game of Oman. H1–H12 number the points of the rules.
//!
//! ```text
//! G  F  E  D  C  B  A     North, outer
//! H  I  J  K  L  M  N     North, inner
//! n  m  l  k  j  i  h     South, inner
//! a  b  c  d  e  f  g     South, outer
//! ```
//!
//! Pits are numbered in letter order: 0–6 are the outer row `a`–`g`, 7–13 the inner row `h`–`n`.

pub mod examples;
mod relay;
mod row;
mod setup;

pub use setup::{Invalid, Setup};

use super::{
    Ending, Game, Listener, Outcome, ParseSetupError, Pit, PitSet, Played, Reason, Refusal, Ring, Shape, Side,
};
use relay::Relay;
use row::{Mask, Row};
use std::fmt;

/// The rules of Hawalis with their option.
///
/// ```
/// use mancala::rules::hawalis::EndlessMoves;
/// use mancala::rules::{Game, Hawalis};
///
/// let game = Hawalis { endless_moves: EndlessMoves::Forbidden };
/// assert_eq!(game.legal(&game.start()).len(), 14);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hawalis {
    /// What becomes of a move that never ends.
    pub endless_moves: EndlessMoves,
}

/// What becomes of a move that never ends (H9).
///
/// ```
/// use mancala::rules::hawalis::{EndlessMoves, examples};
/// use mancala::rules::{Game, Hawalis, Outcome, Reason, Refusal, Side};
///
/// let example = examples::smallest_endless();
/// let play = |endless_moves| Hawalis { endless_moves }.play(&example.position, example.pit, &mut ());
/// let lost = Outcome::won(Side::North, Reason::EndlessMove);
/// assert_eq!(play(EndlessMoves::Lose).unwrap().outcome, Some(lost));
/// assert_eq!(play(EndlessMoves::Forbidden), Err(Refusal::EndlessForbidden));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EndlessMoves {
    /// It may be played, and whoever plays it has lost at once.
    #[default]
    Lose,
    /// It may not be played.
    Forbidden,
}

/// Pits of a side.
const PITS: usize = 14;
/// The first pit of the inner row.
const FIRST_INNER: usize = 7;
/// Seeds of a side at the start, and the most that it can ever hold (H1).
const SEEDS_OF_A_SIDE: u8 = 28;

/// A valid board with the player to move (H1): no side holds more than 28 seeds.
///
/// ```
/// use mancala::rules::{Game, Hawalis};
///
/// let start = Hawalis::default().start();
/// assert_eq!(start.to_string(), "2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2 S");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    sides: [Row; 2],
    turn: Side,
}

impl TryFrom<Setup> for Position {
    type Error = Invalid;

    fn try_from(setup: Setup) -> Result<Position, Invalid> {
        for side in Side::BOTH {
            let seeds = setup.seeds_of(side);
            if seeds > u32::from(SEEDS_OF_A_SIDE) {
                return Err(Invalid { side, seeds });
            }
        }
        Ok(Position { sides: [Row::of(setup.south), Row::of(setup.north)], turn: setup.turn })
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        let [south, north] = position.sides.map(Row::counts);
        Setup { south, north, turn: position.turn }
    }
}

impl fmt::Display for Position {
    /// The text of the setup with the same counts.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(*self).fmt(f)
    }
}

/// The opponent's inner pit that faces the inner pit `index` (H4): `h`–`N`, `i`–`M` … `n`–`H`.
#[inline]
const fn facing(index: usize) -> usize {
    FIRST_INNER + (PITS - 1) - index
}

/// The outer pit behind an inner pit of the same side (H4): `A` behind `N` … `G` behind `H`.
#[inline]
const fn behind(index: usize) -> usize {
    PITS - 1 - index
}

/// The pits that H5 lets a player lift, endless or not.
#[inline]
fn playable(row: Row) -> u16 {
    let larger = row.holding_two_or_more();
    if larger != 0 { larger } else { row.singles_before_empty() }
}

/// Why H5 does not let a player lift this pit of their row.
#[cold]
fn why_unplayable(row: Row, side: Side, index: usize) -> Refusal {
    let larger = row.holding_two_or_more();
    if row.get(index) == 0 {
        Refusal::Empty
    } else if larger != 0 {
        Refusal::SingleWhileLarger { larger: PitSet::from_indices(side, larger) }
    } else {
        Refusal::NextOccupied
    }
}

impl Hawalis {
    /// H2.
    ///
    /// ```
    /// use mancala::rules::Hawalis;
    ///
    /// assert_eq!((Hawalis::SHAPE.rows, Hawalis::SHAPE.columns), (4, 7));
    /// ```
    pub const SHAPE: Shape = Shape {
        name: "hawalis",
        rows: 4,
        columns: FIRST_INNER,
        pits_per_side: PITS,
        seeds: 2 * SEEDS_OF_A_SIDE as u32,
        ring: Ring { pits: PITS, both_sides: false, skips_origin: false },
        relays: true,
        south_is_capital: false,
    };
}

impl Game for Hawalis {
    type Setup = Setup;
    type Position = Position;

    fn shape(&self) -> &'static Shape {
        &Hawalis::SHAPE
    }

    fn setup(&self, text: &str) -> Result<Setup, ParseSetupError> {
        text.parse()
    }

    fn start(&self) -> Position {
        Position { sides: [Row::of([2; PITS]); 2], turn: Side::South }
    }

    #[inline]
    fn turn(position: &Position) -> Side {
        position.turn
    }

    #[inline]
    fn seeds(position: &Position, pit: Pit) -> u8 {
        position.sides[pit.side().index()].get(pit.index())
    }

    /// A move never adds to a side, so what is missing from the opponent's was captured (H1).
    #[inline]
    fn captured(position: &Position, side: Side) -> u8 {
        SEEDS_OF_A_SIDE - position.sides[(!side).index()].total()
    }

    fn turned(position: &Position) -> Position {
        let [south, north] = position.sides;
        Position { sides: [north, south], turn: !position.turn }
    }

    #[inline]
    fn legal(&self, position: &Position) -> PitSet {
        let side = position.turn;
        let mut legal = PitSet::from_indices(side, playable(position.sides[side.index()]));
        if self.endless_moves == EndlessMoves::Forbidden {
            for pit in legal {
                if self.refusal(position, pit).is_some() {
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
        let side = position.turn;
        if pit.side() != side {
            return Err(Refusal::NotYourPit);
        }
        let [mine, theirs] = [side, !side].map(|side| position.sides[side.index()]);
        let index = pit.index();
        if (playable(mine) >> index) & 1 == 0 {
            return Err(why_unplayable(mine, side, index));
        }

        let relay = Relay::sow(mine, side, index, listener);
        if let Some(period) = relay.period {
            if self.endless_moves == EndlessMoves::Forbidden {
                return Err(Refusal::EndlessForbidden);
            }
            return Ok(Played {
                position: *position,
                laps: relay.laps,
                seeds: relay.seeds,
                captured: 0,
                ending: Ending::Endless { period },
                outcome: Some(Outcome::won(!side, Reason::EndlessMove)),
            });
        }

        let (theirs, captured) = capture(theirs, !side, relay.last, listener);
        let mut after = Position { sides: [relay.row; 2], turn: !side };
        after.sides[(!side).index()] = theirs;
        Ok(Played {
            position: after,
            laps: relay.laps,
            seeds: relay.seeds,
            captured,
            ending: Ending::In(Pit::new(side, relay.last)),
            outcome: None,
        })
    }

    /// H10 and H11.
    fn outcome<'a, I>(&self, position: &Position, earlier: I) -> Option<Outcome>
    where
        I: IntoIterator<Item = &'a Position>,
    {
        let side = position.turn;
        let row = position.sides[side.index()];
        let lost = |reason| Some(Outcome::won(!side, reason));
        if row.is_empty() {
            lost(Reason::NoSeeds)
        } else if playable(row) == 0 {
            lost(Reason::Blocked)
        } else if self.legal(position).is_empty() {
            lost(Reason::OnlyEndlessMoves)
        } else if earlier.into_iter().any(|before| before == position) {
            Some(Outcome::drawn(Reason::Repetition))
        } else {
            None
        }
    }
}

/// The opponent's pits that a sowing concerns, by the mover's pit where it ended (H8).
#[derive(Clone, Copy)]
struct Reach {
    /// The pit that must be occupied; no pit for an end in the outer row, which captures nothing.
    faced: Mask,
    /// The pits that are then captured.
    captured: Mask,
}

static REACH: [Reach; Pit::MOST_PER_SIDE] = {
    let mut reach = [Reach { faced: Mask::NONE, captured: Mask::NONE }; Pit::MOST_PER_SIDE];
    let mut last = FIRST_INNER;
    while last < PITS {
        let faced = Mask::NONE.with(facing(last));
        reach[last] = Reach { faced, captured: faced.with(behind(facing(last))) };
        last += 1;
    }
    reach
};

/// Takes what a sowing that ended in the mover's pit `last` captures from the opponent's row (H8).
/// Returns the row afterwards and the number of seeds taken.
#[inline]
fn capture<L: Listener>(theirs: Row, side: Side, last: usize, listener: &mut L) -> (Row, u8) {
    // Whether a move captures is as good as chance: a branch on it would often be mistaken.
    // `last` is below 14 already: the remainder only spares the bounds check.
    let reach = REACH[last % REACH.len()];
    let may_capture = !theirs.only(reach.faced).is_empty();
    let taken = theirs.only(if may_capture { reach.captured } else { Mask::NONE });
    if L::LISTENS && may_capture {
        for index in [facing(last), behind(facing(last))] {
            let seeds = taken.get(index);
            if seeds > 0 {
                listener.capture(Pit::new(side, index), seeds);
            }
        }
    }
    (theirs.minus(taken), taken.total())
}
