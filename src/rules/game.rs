//! What every game here can be asked.

use super::{Listener, Outcome, Pit, PitSet, Refusal, Ring, Side, Trace};
use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

/// The rules of a game, its options included.
///
/// Only [`Game::play`] sows. Everything that a second game needs to share the rest of the house is
/// asked through this trait, and `tests/contract.rs` holds every game to it.
pub trait Game: Copy + Eq + fmt::Debug {
    /// Counts as somebody may set them up, possible or not.
    type Setup: Clone + Eq + fmt::Debug + fmt::Display + FromStr<Err: fmt::Display> + From<Self::Position>;
    /// A board on which the rules apply, with the player to move.
    type Position: Copy + Eq + Hash + fmt::Debug + fmt::Display + TryFrom<Self::Setup, Error: fmt::Display>;

    /// The name as the lab's command line and written forms have it.
    const NAME: &'static str;
    /// Pits of one side.
    const PITS: usize;
    /// Seeds of a whole game, captured ones included.
    const SEEDS: u32;
    /// The pits round which laps are sown.
    const RING: Ring;
    /// Whether South's letters are the capitals.
    const SOUTH_IS_CAPITAL: bool;

    /// Rows of pits on the board.
    const ROWS: usize;
    /// Pits in a row.
    const COLUMNS: usize;

    /// The pit in a row (0 is the uppermost) and column (0 is the leftmost) as South sees them.
    fn pit_at(row: usize, column: usize) -> Pit;

    /// The position from which a game starts.
    fn start(&self) -> Self::Position;

    /// Who is to move.
    fn turn(position: &Self::Position) -> Side;

    /// Seeds in a pit.
    fn seeds(position: &Self::Position, pit: Pit) -> u8;

    /// Seeds that `side` has captured so far.
    fn captured(position: &Self::Position, side: Side) -> u8;

    /// The same situation seen by the other player: the board turned by half, the players swapped.
    fn turned(position: &Self::Position) -> Self::Position;

    /// The pits that may be played.
    fn legal(&self, position: &Self::Position) -> PitSet;

    /// Why a pit may not be played, or nothing if it may.
    fn refusal(&self, position: &Self::Position, pit: Pit) -> Option<Refusal> {
        self.play(position, pit, &mut ()).err()
    }

    /// Plays a pit, telling `listener` each step.
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
    /// What a move decides by itself (an endless one) is told by [`Played::outcome`].
    fn outcome<'a, I>(&self, position: &Self::Position, earlier: I) -> Option<Outcome>
    where
        I: IntoIterator<Item = &'a Self::Position>,
        Self::Position: 'a;

    /// Plays a pit and keeps what one needs to show it.
    ///
    /// # Errors
    /// The reason why the pit may not be played.
    fn trace(&self, position: &Self::Position, pit: Pit) -> Result<Trace, Refusal> {
        Trace::of(self, position, pit)
    }

    /// All pits of the board, South's first, in letter order.
    fn pits() -> impl Iterator<Item = Pit> {
        Side::BOTH.into_iter().flat_map(|side| (0..Self::PITS).map(move |index| Pit::new(side, index)))
    }

    /// The letter of a pit: `a`, `b`… in the owner's case.
    fn letter(pit: Pit) -> char {
        let letter = char::from(b'a' + pit.index() as u8);
        if (pit.side() == Side::South) == Self::SOUTH_IS_CAPITAL {
            letter.to_ascii_uppercase()
        } else {
            letter
        }
    }

    /// The pit with this letter, if there is one.
    fn pit(letter: char) -> Option<Pit> {
        let index = usize::from(u8::try_from(letter.to_ascii_lowercase()).ok()?.checked_sub(b'a')?);
        let south = letter.is_ascii_uppercase() == Self::SOUTH_IS_CAPITAL;
        (index < Self::PITS).then(|| Pit::new(if south { Side::South } else { Side::North }, index))
    }
}

/// A move that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<P> {
    /// The board afterwards, the opponent to move; after an endless move the one before it.
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

/// How a sowing ended.
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
