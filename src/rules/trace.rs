//! A move as one shows it.

use super::{Ending, Game, Lap, Listener, Pit, Refusal, Ring, Side};

/// The most laps of an endless move that a [`Trace`] keeps.
///
/// Periods of tens of thousands of laps exist; nobody watches them, so they are not stored.
///
/// ```
/// use mancala::rules::hawalis::Setup;
/// use mancala::rules::{ENDLESS_LAPS_KEPT, Ending, Game, Hawalis, Side};
///
/// // Example 7 of the rules.
/// let south = [2, 1, 0, 2, 7, 0, 1, 2, 0, 1, 2, 1, 2, 1];
/// let position = Setup { south, north: [0; 14], turn: Side::South }.try_into().unwrap();
/// let trace = Hawalis::default().trace(&position, Hawalis::SHAPE.pit('h').unwrap()).unwrap();
/// assert_eq!(trace.ending, Ending::Endless { period: 51_030 });
/// assert_eq!(trace.laps.len(), ENDLESS_LAPS_KEPT as usize);
/// ```
pub const ENDLESS_LAPS_KEPT: u32 = 100;

/// A move with every lap of its sowing.
///
/// ```
/// use mancala::rules::{Game, Hawalis};
///
/// // Example 1 of the rules: h holds 3, and the relay runs over k, n and b.
/// let position = "0 0 0 0 0 0 0/0 0 0 0 0 0 0/1 0 0 2 0 0 3/0 1 0 0 0 0 0 S"
///     .parse::<mancala::rules::hawalis::Setup>().unwrap()
///     .try_into().unwrap();
/// let trace = Hawalis::default().trace(&position, Hawalis::SHAPE.pit('h').unwrap()).unwrap();
/// let letters: String = trace.laps.iter().map(|lap| Hawalis::SHAPE.letter(lap.pit)).collect();
/// assert_eq!(letters, "hknb");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The laps in order. Of a move that ends, all of them. Of an endless one, which repeats from its
    /// first lap on, one period, [`ENDLESS_LAPS_KEPT`] at most.
    pub laps: Vec<Lap>,
    /// The opponent's pits that were taken, with their seeds, in the order of taking.
    pub captures: Vec<(Pit, u8)>,
    /// Whether it is a grand slam, taken or not.
    pub grand_slam: bool,
    /// Who takes what is left because the game is over; nobody unless somebody who knows the line of
    /// play says so, as [`Record::trace`](crate::record::Record::trace) does.
    pub sweeps: Vec<Sweep>,
    /// How the sowing ended.
    pub ending: Ending,
    /// The pits that each lap is sown round.
    pub ring: Ring,
}

impl Trace {
    /// Plays `pit` and keeps what was told.
    pub(super) fn of<G: Game>(game: &G, position: &G::Position, pit: Pit) -> Result<Trace, Refusal> {
        let played = game.play(position, pit, &mut ())?;
        let room = match played.ending {
            Ending::In(_) => played.laps,
            Ending::Endless { period } => period.min(ENDLESS_LAPS_KEPT),
        };
        let mut recorder = Recorder { laps: Vec::new(), captures: Vec::new(), grand_slam: false, room };
        game.play(position, pit, &mut recorder)?;
        let Recorder { laps, captures, grand_slam, .. } = recorder;
        let (sweeps, ring) = (Vec::new(), game.shape().ring);
        Ok(Trace { laps, captures, grand_slam, sweeps, ending: played.ending, ring })
    }

    /// Whether the move never ends.
    ///
    /// ```
    /// use mancala::rules::hawalis::examples;
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// let is_endless = |example: examples::Example| {
    ///     Hawalis::default().trace(&example.position, example.pit).unwrap().is_endless()
    /// };
    /// assert!(is_endless(examples::smallest_endless()));
    /// assert!(!is_endless(examples::long_but_finite()));
    /// ```
    pub fn is_endless(&self) -> bool {
        matches!(self.ending, Ending::Endless { .. })
    }

    /// Seeds captured in all.
    ///
    /// ```
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// let game = Hawalis::default();
    /// let trace = game.trace(&game.start(), Hawalis::SHAPE.pit('n').unwrap()).unwrap();
    /// assert_eq!(trace.captured(), 4);
    /// ```
    pub fn captured(&self) -> u32 {
        self.captures.iter().map(|&(_, seeds)| u32::from(seeds)).sum()
    }

    /// Seeds sown in the laps that are kept.
    ///
    /// ```
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// let game = Hawalis::default();
    /// let trace = game.trace(&game.start(), Hawalis::SHAPE.pit('a').unwrap()).unwrap();
    /// assert_eq!(trace.seeds(), 14);
    /// ```
    pub fn seeds(&self) -> u32 {
        self.laps.iter().map(|lap| u32::from(lap.seeds)).sum()
    }
}

/// Keeps what it is told while there is room.
struct Recorder {
    laps: Vec<Lap>,
    captures: Vec<(Pit, u8)>,
    grand_slam: bool,
    room: u32,
}

impl Listener for Recorder {
    fn lift(&mut self, pit: Pit, seeds: u8) {
        if (self.laps.len() as u32) < self.room {
            self.laps.push(Lap { pit, seeds });
        }
    }

    fn drop(&mut self, _: Pit) {}

    fn relay(&mut self, _: Pit) {}

    fn capture(&mut self, pit: Pit, seeds: u8) {
        self.captures.push((pit, seeds));
    }

    fn grand_slam(&mut self) {
        self.grand_slam = true;
    }
}

/// Seeds of a pit that a player takes because the game is over.
///
/// ```
/// use mancala::rules::oware::examples;
/// use mancala::rules::{Game, Oware, Reason, Side};
///
/// // Where a position comes again, each player takes what lies on their own side.
/// let sweeps = Oware::default().sweeps(&examples::chase(), Reason::Repetition);
/// let takers: Vec<_> = sweeps.iter().map(|sweep| (Oware::SHAPE.letter(sweep.pit), sweep.taker)).collect();
/// assert_eq!(takers, [('F', Side::South), ('f', Side::North)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sweep {
    /// The pit.
    pub pit: Pit,
    /// Its seeds.
    pub seeds: u8,
    /// Who takes them.
    pub taker: Side,
}

/// Keeps who takes what is left.
#[derive(Default)]
pub(super) struct Sweeps(pub(super) Vec<Sweep>);

impl Listener for Sweeps {
    fn lift(&mut self, _: Pit, _: u8) {}
    fn drop(&mut self, _: Pit) {}
    fn relay(&mut self, _: Pit) {}
    fn capture(&mut self, _: Pit, _: u8) {}

    fn sweep(&mut self, pit: Pit, seeds: u8, taker: Side) {
        self.0.push(Sweep { pit, seeds, taker });
    }
}
