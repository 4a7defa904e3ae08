//! What every game here can be asked.

use super::trace::Sweeps;
use super::{Listener, Outcome, ParseSetupError, Pit, PitSet, Reason, Refusal, Shape, Side, Sweep, Trace};
use std::fmt;
use std::hash::Hash;

/// The rules of a game, its options included.
///
/// Only [`Game::play`] sows. Everything that a second game needs to share the rest of the house is
/// asked through this trait, and `tests/contract.rs` holds every game to it.
///
/// ```
/// use mancala::rules::{Game, Hawalis};
///
/// // Written once for every game.
/// fn first_choice<G: Game>(game: &G) -> Option<char> {
///     game.legal(&game.start()).into_iter().next().map(|pit| game.shape().letter(pit))
/// }
/// assert_eq!(first_choice(&Hawalis::default()), Some('a'));
/// ```
pub trait Game: Copy + Eq + fmt::Debug {
    /// Counts as somebody may set them up, possible or not.
    ///
    /// ```
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// // Three seeds in every pit are too many, which a setup does not mind.
    /// let row = "3 3 3 3 3 3 3";
    /// let setup = Hawalis::default().setup(&format!("{row}/{row}/{row}/{row} S"));
    /// assert_eq!(setup.unwrap().south, [3; 14]);
    /// ```
    type Setup: Clone + Eq + fmt::Debug + fmt::Display + From<Self::Position>;
    /// A board on which the rules apply, with the player to move.
    ///
    /// ```
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// let position: <Hawalis as Game>::Position = Hawalis::default().start();
    /// assert_eq!(<Hawalis as Game>::Setup::from(position).south, [2; 14]);
    /// ```
    type Position: Copy + Eq + Hash + fmt::Debug + fmt::Display + TryFrom<Self::Setup, Error: fmt::Display>;

    /// The board: its rows, its letters, its seeds.
    ///
    /// ```
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// assert_eq!(Hawalis::default().shape().name, "hawalis");
    /// ```
    fn shape(&self) -> &'static Shape;

    /// Reads the text of a board with the player to move, as a setup is shown.
    ///
    /// ```
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// let game = Hawalis::default();
    /// let text = game.start().to_string();
    /// assert_eq!(game.setup(&text), Ok(game.start().into()));
    /// ```
    ///
    /// # Errors
    /// What is wrong with it, and where.
    fn setup(&self, text: &str) -> Result<Self::Setup, ParseSetupError>;

    /// The position from which a game starts.
    ///
    /// ```
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// let start = Hawalis::default().start();
    /// assert!(Hawalis::SHAPE.pits().all(|pit| Hawalis::seeds(&start, pit) == 2));
    /// ```
    fn start(&self) -> Self::Position;

    /// Who is to move.
    ///
    /// ```
    /// use mancala::rules::{Game, Hawalis, Side};
    ///
    /// assert_eq!(Hawalis::turn(&Hawalis::default().start()), Side::South);
    /// ```
    fn turn(position: &Self::Position) -> Side;

    /// Seeds in a pit.
    ///
    /// ```
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// // Example 3 of the rules: after the first move a, b holds three and c nothing.
    /// let game = Hawalis::default();
    /// let played = game.play(&game.start(), Hawalis::SHAPE.pit('a').unwrap(), &mut ()).unwrap();
    /// let seeds = |letter| Hawalis::seeds(&played.position, Hawalis::SHAPE.pit(letter).unwrap());
    /// assert_eq!([seeds('a'), seeds('b'), seeds('c')], [1, 3, 0]);
    /// ```
    fn seeds(position: &Self::Position, pit: Pit) -> u8;

    /// Seeds that `side` has captured so far.
    ///
    /// ```
    /// use mancala::rules::{Game, Hawalis, Side};
    ///
    /// // The first move n takes H and G.
    /// let game = Hawalis::default();
    /// let played = game.play(&game.start(), Hawalis::SHAPE.pit('n').unwrap(), &mut ()).unwrap();
    /// assert_eq!(Hawalis::captured(&played.position, Side::South), 4);
    /// ```
    fn captured(position: &Self::Position, side: Side) -> u8;

    /// The same situation seen by the other player: the board turned by half, the players swapped.
    ///
    /// ```
    /// use mancala::rules::{Game, Hawalis, Side};
    ///
    /// let turned = Hawalis::turned(&Hawalis::default().start());
    /// assert_eq!(Hawalis::turn(&turned), Side::North);
    /// ```
    fn turned(position: &Self::Position) -> Self::Position;

    /// The pits that may be played.
    ///
    /// ```
    /// use mancala::rules::hawalis::examples;
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// // While b, d, j and n hold two or more, single seeds stay.
    /// let legal = Hawalis::default().legal(&examples::larger_first());
    /// let letters: String = legal.into_iter().map(|pit| Hawalis::SHAPE.letter(pit)).collect();
    /// assert_eq!(letters, "bdjn");
    /// ```
    fn legal(&self, position: &Self::Position) -> PitSet;

    /// Why a pit may not be played, or nothing if it may.
    ///
    /// ```
    /// use mancala::rules::{Game, Hawalis, Refusal};
    ///
    /// let game = Hawalis::default();
    /// let refusal = |letter| game.refusal(&game.start(), Hawalis::SHAPE.pit(letter).unwrap());
    /// assert_eq!(refusal('A'), Some(Refusal::NotYourPit));
    /// assert_eq!(refusal('a'), None);
    /// ```
    fn refusal(&self, position: &Self::Position, pit: Pit) -> Option<Refusal> {
        self.play(position, pit, &mut ()).err()
    }

    /// Plays a pit, telling `listener` each step.
    ///
    /// ```
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// let game = Hawalis::default();
    /// let played = game.play(&game.start(), Hawalis::SHAPE.pit('a').unwrap(), &mut ()).unwrap();
    /// assert_eq!((played.laps, played.seeds, played.captured), (5, 14, 0));
    /// ```
    ///
    /// # Errors
    /// The reason why the pit may not be played. The listener may have been told of a sowing by
    /// then, if only the sowing showed it (an endless move that is forbidden).
    fn play<L: Listener>(
        &self,
        position: &Self::Position,
        pit: Pit,
        listener: &mut L,
    ) -> Result<Played<Self::Position>, Refusal>;

    /// How the game stands when `position` is reached on a line of play: its end, or nothing while
    /// it goes on. `earlier` are the positions of the same line before it, its start included.
    ///
    /// What a move decides by itself (an endless one, a grand slam) is told by [`Played::outcome`].
    ///
    /// ```
    /// use mancala::rules::hawalis::examples;
    /// use mancala::rules::{Game, Hawalis, Outcome, Reason, Side};
    ///
    /// let game = Hawalis::default();
    /// let blocked = Outcome::won(Side::North, Reason::Blocked);
    /// assert_eq!(game.outcome(&examples::blocked(), []), Some(blocked));
    ///
    /// let start = game.start();
    /// assert_eq!(game.outcome(&start, []), None);
    /// assert_eq!(game.outcome(&start, [&start]), Some(Outcome::drawn(Reason::Repetition)));
    /// ```
    fn outcome<'a, I>(&self, position: &Self::Position, earlier: I) -> Option<Outcome>
    where
        I: IntoIterator<Item = &'a Self::Position>,
        Self::Position: 'a;

    /// The board after the players have taken what a game that ended on `position` for this reason
    /// leaves them, telling `listener` who takes which pit. In most games nobody takes anything.
    ///
    /// ```
    /// use mancala::rules::oware::examples;
    /// use mancala::rules::{Game, Oware, Reason, Side};
    ///
    /// let settled = Oware::default().settle(&examples::starved(), Reason::NoMove, &mut ());
    /// assert_eq!(Oware::captured(&settled, Side::South), 25);
    /// ```
    fn settle<L: Listener>(
        &self,
        position: &Self::Position,
        _reason: Reason,
        _listener: &mut L,
    ) -> Self::Position {
        *position
    }

    /// Who takes which pit when a game ends on `position` for this reason: see [`Game::settle`].
    ///
    /// ```
    /// use mancala::rules::oware::examples;
    /// use mancala::rules::{Game, Oware, Reason};
    ///
    /// // With 25 seeds in a store, the board is left as it is.
    /// assert_eq!(Oware::default().sweeps(&examples::starved(), Reason::TwentyFive), []);
    /// ```
    fn sweeps(&self, position: &Self::Position, reason: Reason) -> Vec<Sweep> {
        let mut sweeps = Sweeps::default();
        self.settle(position, reason, &mut sweeps);
        sweeps.0
    }

    /// Plays a pit and keeps what one needs to show it.
    ///
    /// ```
    /// use mancala::rules::hawalis::examples;
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// let example = examples::capture();
    /// let trace = Hawalis::default().trace(&example.position, example.pit).unwrap();
    /// let taken: String = trace.captures.iter().map(|&(pit, _)| Hawalis::SHAPE.letter(pit)).collect();
    /// assert_eq!(taken, "KD");
    /// ```
    ///
    /// # Errors
    /// The reason why the pit may not be played.
    fn trace(&self, position: &Self::Position, pit: Pit) -> Result<Trace, Refusal> {
        Trace::of(self, position, pit)
    }
}

/// A move that was played.
///
/// ```
/// use mancala::rules::{Game, Hawalis};
///
/// let game = Hawalis::default();
/// let played = game.play(&game.start(), Hawalis::SHAPE.pit('n').unwrap(), &mut ()).unwrap();
/// assert_eq!((played.laps, played.seeds, played.captured), (5, 14, 4));
/// assert_eq!(played.outcome, None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<P> {
    /// The board afterwards, the opponent to move; after an endless move the one before it. What is left
    /// at the end of a game is still in its pits: see [`Game::settle`].
    pub position: P,
    /// How many times a hand was lifted; of an endless move, in one period of it.
    pub laps: u32,
    /// How many seeds were sown in these laps; of an endless move, in one period of it.
    pub seeds: u32,
    /// How many seeds were captured.
    pub captured: u8,
    /// How the sowing ended.
    pub ending: Ending,
    /// The end of the game, if the move decided it by itself.
    pub outcome: Option<Outcome>,
}

impl<P> Played<P> {
    /// The same with the position said in another way.
    pub(super) fn map<Q>(self, say: impl FnOnce(P) -> Q) -> Played<Q> {
        let Played { position, laps, seeds, captured, ending, outcome } = self;
        Played { position: say(position), laps, seeds, captured, ending, outcome }
    }
}

/// How a sowing ended.
///
/// ```
/// use mancala::rules::hawalis::Setup;
/// use mancala::rules::{Ending, Game, Hawalis, Side};
///
/// // Example 7 of the rules.
/// let south = [2, 1, 0, 2, 7, 0, 1, 2, 0, 1, 2, 1, 2, 1];
/// let position = Setup { south, north: [0; 14], turn: Side::South }.try_into().unwrap();
/// let played = Hawalis::default().play(&position, Hawalis::SHAPE.pit('h').unwrap(), &mut ()).unwrap();
/// assert_eq!(played.ending, Ending::Endless { period: 51_030 });
/// assert_eq!(played.laps, 51_030);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The last seed fell into this pit.
    In(Pit),
    /// Never: the relay comes back to its start.
    Endless {
        /// Laps until the sowing is where it began; it repeats from its first lap on.
        period: u32,
    },
}
