//! Which seed is where.

use super::Place;
use super::stops::{Step, steps};
use crate::rules::{Game, Pit, Side, Sweep, Trace};

/// Where each seed of a game is. A seed's index is its identity for as long as the game lasts, so
/// that a move shows the same seeds on their way from beginning to end.
///
/// The ranks of a place are always 0, 1, 2… without gaps.
///
/// ```
/// use mancala::motion::Arrangement;
/// use mancala::rules::{Game, Hawalis, Side};
///
/// let game = Hawalis::default();
/// let before = Arrangement::of(&Hawalis::default(), &game.start());
/// let trace = game.trace(&game.start(), Hawalis::SHAPE.pit('h').unwrap()).unwrap();
/// let after = before.after(&trace);
/// assert_eq!(after.captured(Side::South), 4);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    places: Vec<Place>,
}

impl Arrangement {
    /// The seeds of a position that nobody has seen before, numbered pit by pit in the order of
    /// [`Shape::pits`](crate::rules::Shape::pits), in a pit by rank; the captured ones last, South's before North's.
    ///
    /// ```
    /// use mancala::motion::{Arrangement, Place};
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// let arrangement = Arrangement::of(&Hawalis::default(), &Hawalis::default().start());
    /// let pit = Hawalis::SHAPE.pit('b').unwrap();
    /// assert_eq!(arrangement.places()[2], Place::Pit { pit, rank: 0 });
    /// ```
    pub fn of<G: Game>(game: &G, position: &G::Position) -> Arrangement {
        let pits = game
            .shape()
            .pits()
            .flat_map(|pit| (0..G::seeds(position, pit)).map(move |rank| Place::Pit { pit, rank }));
        let trays = Side::BOTH
            .into_iter()
            .flat_map(|side| (0..G::captured(position, side)).map(move |rank| Place::Tray { side, rank }));
        Arrangement { places: pits.chain(trays).collect() }
    }

    /// The place of every seed; the index is the seed.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Seeds in a pit.
    ///
    /// ```
    /// use mancala::motion::Arrangement;
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// let arrangement = Arrangement::of(&Hawalis::default(), &Hawalis::default().start());
    /// assert_eq!(arrangement.seeds(Hawalis::SHAPE.pit('M').unwrap()), 2);
    /// assert_eq!(arrangement.hand(), 0);
    /// ```
    pub fn seeds(&self, pit: Pit) -> u8 {
        self.count(|place| matches!(place, Place::Pit { pit: its, .. } if its == pit))
    }

    /// Seeds in the hand.
    pub fn hand(&self) -> u8 {
        self.count(|place| matches!(place, Place::Hand { .. }))
    }

    /// Seeds in the tray of `side`.
    pub fn captured(&self, side: Side) -> u8 {
        self.count(|place| matches!(place, Place::Tray { side: its, .. } if its == side))
    }

    fn count(&self, is_there: impl Fn(Place) -> bool) -> u8 {
        self.places.iter().filter(|&&place| is_there(place)).count() as u8
    }

    /// The board after these players have taken what is left in these pits.
    ///
    /// ```
    /// use mancala::motion::Arrangement;
    /// use mancala::rules::oware::examples;
    /// use mancala::rules::{Game, Oware, Reason, Side};
    ///
    /// let game = Oware::default();
    /// let sweeps = game.sweeps(&examples::starved(), Reason::NoMove);
    /// assert_eq!(Arrangement::of(&game, &examples::starved()).swept(&sweeps).captured(Side::South), 25);
    /// ```
    pub fn swept(mut self, sweeps: &[Sweep]) -> Arrangement {
        sweeps.iter().for_each(|&sweep| self.sweep(sweep));
        self
    }

    fn sweep(&mut self, sweep: Sweep) {
        self.capture(sweep.pit, sweep.taker);
    }

    /// The board after the move that `trace` shows, played from this one. After an endless move that
    /// is this board.
    pub fn after(&self, trace: &Trace) -> Arrangement {
        self.at(trace, usize::MAX)
    }

    /// The board at a stop of the move that `trace` shows, played from this one; see
    /// [`Stops`](super::Stops). A stop beyond the last counts as the last.
    ///
    /// ```
    /// use mancala::motion::{Arrangement, Moment, Stops};
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// let game = Hawalis::default();
    /// let before = Arrangement::of(&Hawalis::default(), &game.start());
    /// let trace = game.trace(&game.start(), Hawalis::SHAPE.pit('a').unwrap()).unwrap();
    /// let stop = Stops::of(&trace).stop(Moment::Dropped { lap: 2, seed: 1 }).unwrap();
    /// assert_eq!(before.at(&trace, stop).hand(), 2); // three were lifted from c
    /// ```
    pub fn at(&self, trace: &Trace, stop: usize) -> Arrangement {
        let mut board = self.clone();
        for step in steps(trace).take(stop) {
            board.take(step, self, trace);
        }
        board
    }

    /// Goes on by one step of the move that `trace` shows, played from `before`.
    pub(super) fn take(&mut self, step: Step, before: &Arrangement, trace: &Trace) {
        match step {
            Step::Lift(pit) => self.lift(pit),
            Step::Drop(pit) => self.drop_into(pit),
            Step::Capture(captures) => {
                let mover = trace.laps.first().map(|lap| lap.pit.side());
                for &(pit, _) in &trace.captures[captures] {
                    self.capture(pit, mover.unwrap_or(!pit.side()));
                }
            }
            Step::Sweep(side) => {
                trace.sweeps.iter().filter(|sweep| sweep.taker == side).for_each(|sweep| self.sweep(*sweep));
            }
            Step::Return => self.places.clone_from(&before.places),
        }
    }

    /// All seeds of `pit` go into the hand, in the same order.
    fn lift(&mut self, pit: Pit) {
        for place in &mut self.places {
            if let Place::Pit { pit: its, rank } = *place
                && its == pit
            {
                *place = Place::Hand { over: pit, rank };
            }
        }
    }

    /// The hand moves over `pit`, and its highest seed falls.
    fn drop_into(&mut self, pit: Pit) {
        let (mut falling, mut highest, mut seeds) = (None, 0, 0);
        for (seed, place) in self.places.iter_mut().enumerate() {
            match place {
                Place::Hand { over, rank } => {
                    *over = pit;
                    if falling.is_none() || *rank > highest {
                        (falling, highest) = (Some(seed), *rank);
                    }
                }
                Place::Pit { pit: its, .. } => seeds += u8::from(*its == pit),
                Place::Tray { .. } => {}
            }
        }
        if let Some(seed) = falling {
            self.places[seed] = Place::Pit { pit, rank: seeds };
        }
    }

    /// All seeds of `pit` go to the tray of `side`, in the same order.
    fn capture(&mut self, pit: Pit, side: Side) {
        let earlier = self.captured(side);
        for place in &mut self.places {
            if let Place::Pit { pit: its, rank } = *place
                && its == pit
            {
                *place = Place::Tray { side, rank: earlier + rank };
            }
        }
    }
}
