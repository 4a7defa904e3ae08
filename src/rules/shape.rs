//! What of a game's board never changes.

use super::{Pit, Ring, Side};

/// The board of a game: its rows, its letters, its seeds.
///
/// Rows are counted from 0 at the top and columns from 0 at the left, both as South sees them. Each player
/// owns the half nearer to them. Their letters begin at their left in the row nearest to them and come back
/// through the next row, where there is one.
///
/// ```
/// use mancala::rules::{Hawalis, Oware};
///
/// assert_eq!((Hawalis::SHAPE.rows, Hawalis::SHAPE.columns), (4, 7));
/// assert_eq!((Oware::SHAPE.rows, Oware::SHAPE.columns), (2, 6));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// The game's name as the lab's command line and links have it.
    pub name: &'static str,
    /// Rows of pits.
    pub rows: usize,
    /// Pits in a row.
    pub columns: usize,
    /// Pits of one side.
    pub pits_per_side: usize,
    /// Seeds of a whole game, captured ones included.
    pub seeds: u32,
    /// The pits round which laps are sown.
    pub ring: Ring,
    /// Whether a lap that ends in an occupied pit goes on with the next: where it never does, a move is one
    /// lap, and nobody speaks of laps.
    pub relays: bool,
    /// Whether South's letters are the capitals.
    pub south_is_capital: bool,
}

impl Shape {
    /// All pits of the board, South's first, in letter order.
    ///
    /// ```
    /// use mancala::rules::Hawalis;
    ///
    /// let letters: String = Hawalis::SHAPE.pits().map(|pit| Hawalis::SHAPE.letter(pit)).collect();
    /// assert_eq!(letters, "abcdefghijklmnABCDEFGHIJKLMN");
    /// ```
    pub fn pits(&self) -> impl Iterator<Item = Pit> + use<> {
        let pits_per_side = self.pits_per_side;
        Side::BOTH
            .into_iter()
            .flat_map(move |side| (0..pits_per_side).map(move |index| Pit::new(side, index)))
    }

    /// The letter of a pit: `a`, `b`… in the owner's case.
    ///
    /// ```
    /// use mancala::rules::{Hawalis, Pit, Side};
    ///
    /// assert_eq!(Hawalis::SHAPE.letter(Pit::new(Side::South, 0)), 'a');
    /// assert_eq!(Hawalis::SHAPE.letter(Pit::new(Side::North, 7)), 'H');
    /// ```
    pub const fn letter(&self, pit: Pit) -> char {
        let first = if self.is_capital(pit.side()) { b'A' } else { b'a' };
        (first + pit.index() as u8) as char
    }

    /// The pit with this letter, if there is one.
    ///
    /// ```
    /// use mancala::rules::{Hawalis, Pit, Side};
    ///
    /// assert_eq!(Hawalis::SHAPE.pit('H'), Some(Pit::new(Side::North, 7)));
    /// assert_eq!(Hawalis::SHAPE.pit('o'), None);
    /// ```
    pub fn pit(&self, letter: char) -> Option<Pit> {
        let index = usize::from(u8::try_from(letter.to_ascii_lowercase()).ok()?.checked_sub(b'a')?);
        let side = if self.is_capital(Side::South) == letter.is_ascii_uppercase() {
            Side::South
        } else {
            Side::North
        };
        (index < self.pits_per_side).then(|| Pit::new(side, index))
    }

    const fn is_capital(&self, side: Side) -> bool {
        matches!(side, Side::South) == self.south_is_capital
    }

    /// The pit in a row and column.
    ///
    /// ```
    /// use mancala::rules::{Hawalis, Oware};
    ///
    /// assert_eq!(Hawalis::SHAPE.letter(Hawalis::SHAPE.pit_at(0, 0)), 'G');
    /// assert_eq!(Hawalis::SHAPE.letter(Hawalis::SHAPE.pit_at(2, 6)), 'h');
    /// assert_eq!(Oware::SHAPE.letter(Oware::SHAPE.pit_at(0, 0)), 'f');
    /// ```
    pub const fn pit_at(&self, row: usize, column: usize) -> Pit {
        // North's half is South's turned by half.
        if row < self.rows / 2 {
            return self.pit_at(self.rows - 1 - row, self.columns - 1 - column).opposite_letter();
        }
        let is_outer = row == self.rows - 1;
        Pit::new(Side::South, if is_outer { column } else { 2 * self.columns - 1 - column })
    }

    /// The most seeds that a player can capture: all that others sow.
    ///
    /// ```
    /// use mancala::rules::{Hawalis, Oware};
    ///
    /// assert_eq!((Hawalis::SHAPE.most_captured(), Oware::SHAPE.most_captured()), (28, 48));
    /// ```
    pub const fn most_captured(&self) -> u32 {
        // Where seeds never leave their side, one's own cannot be captured by oneself.
        if self.ring.both_sides { self.seeds } else { self.seeds / 2 }
    }

    /// The row and column of a pit.
    ///
    /// ```
    /// use mancala::rules::Hawalis;
    ///
    /// assert_eq!(Hawalis::SHAPE.cell(Hawalis::SHAPE.pit('h').unwrap()), (2, 6));
    /// assert_eq!(Hawalis::SHAPE.cell(Hawalis::SHAPE.pit('G').unwrap()), (0, 0));
    /// ```
    pub const fn cell(&self, pit: Pit) -> (usize, usize) {
        let index = pit.index();
        let is_outer = index < self.columns;
        let row = self.rows - if is_outer { 1 } else { 2 };
        let column = if is_outer { index } else { (2 * self.columns - 1).saturating_sub(index) };
        match pit.side() {
            Side::South => (row, column),
            Side::North => (self.rows - 1 - row, self.columns - 1 - column),
        }
    }
}
