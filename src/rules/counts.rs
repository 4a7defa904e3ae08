//! Counts that can be changed one by one.

use super::{Pit, Side};

/// What the setup of a game offers to whoever edits it: any counts, possible or not.
///
/// ```
/// use mancala::rules::hawalis::Setup;
/// use mancala::rules::{Counts, Game, Hawalis};
///
/// // Written once for every game.
/// fn heap<G: Game<Setup: Counts>>(game: G, letter: char, seeds: u8) -> G::Setup {
///     let mut setup = G::Setup::from(game.start()).cleared();
///     setup.set_seeds(game.shape().pit(letter).unwrap(), seeds);
///     setup
/// }
/// assert_eq!(heap(Hawalis::default(), 'a', 9).south, [9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
/// ```
pub trait Counts {
    /// The same board without a seed, with the same player to move.
    ///
    /// ```
    /// use mancala::rules::hawalis::Setup;
    /// use mancala::rules::{Counts, Side};
    ///
    /// let setup = Setup { south: [2; 14], north: [2; 14], turn: Side::North };
    /// assert_eq!(setup.cleared(), Setup::empty(Side::North));
    /// ```
    #[must_use]
    fn cleared(&self) -> Self;

    /// Seeds in a pit.
    ///
    /// ```
    /// use mancala::rules::hawalis::Setup;
    /// use mancala::rules::{Counts, Game, Hawalis};
    ///
    /// let setup = Setup::from(Hawalis::default().start());
    /// assert_eq!(setup.seeds(Hawalis::SHAPE.pit('n').unwrap()), 2);
    /// ```
    fn seeds(&self, pit: Pit) -> u8;

    /// Puts so many seeds into a pit instead of those that are there.
    ///
    /// ```
    /// use mancala::rules::hawalis::Setup;
    /// use mancala::rules::{Counts, Game, Hawalis, Side};
    ///
    /// let mut setup = Setup::empty(Side::South);
    /// setup.set_seeds(Hawalis::SHAPE.pit('B').unwrap(), 29);
    /// assert_eq!(setup.north[1], 29);
    /// ```
    fn set_seeds(&mut self, pit: Pit, seeds: u8);

    /// Who is to move.
    ///
    /// ```
    /// use mancala::rules::hawalis::Setup;
    /// use mancala::rules::{Counts, Side};
    ///
    /// assert_eq!(Setup::empty(Side::North).turn(), Side::North);
    /// ```
    fn turn(&self) -> Side;

    /// Somebody is to move.
    ///
    /// ```
    /// use mancala::rules::hawalis::Setup;
    /// use mancala::rules::{Counts, Side};
    ///
    /// let mut setup = Setup::empty(Side::North);
    /// setup.set_turn(Side::South);
    /// assert_eq!(setup.turn, Side::South);
    /// ```
    fn set_turn(&mut self, side: Side);

    /// The same situation seen by the other player: the board turned by half, the players swapped.
    ///
    /// ```
    /// use mancala::rules::hawalis::Setup;
    /// use mancala::rules::{Counts, Side};
    ///
    /// let setup = Setup { south: [1; 14], north: [3; 14], turn: Side::South };
    /// assert_eq!(setup.turned(), Setup { south: [3; 14], north: [1; 14], turn: Side::North });
    /// ```
    fn turned(&self) -> Self;

    /// Seeds in a player's store; nothing in a game where they follow from the board.
    ///
    /// ```
    /// use mancala::rules::hawalis::Setup;
    /// use mancala::rules::{Counts, Side};
    ///
    /// assert_eq!(Setup::empty(Side::South).store(Side::North), None);
    /// ```
    fn store(&self, side: Side) -> Option<u8> {
        let _ = side;
        None
    }

    /// Puts so many seeds into a player's store, in a game where they can be set.
    ///
    /// ```
    /// use mancala::rules::hawalis::Setup;
    /// use mancala::rules::{Counts, Side};
    ///
    /// let mut setup = Setup::empty(Side::South);
    /// setup.set_store(Side::North, 5);
    /// assert_eq!(setup, Setup::empty(Side::South));
    /// ```
    fn set_store(&mut self, side: Side, seeds: u8) {
        let _ = (side, seeds);
    }
}
