//! Pits and sets of pits.

use super::Side;
use std::fmt;

/// A pit of the board: whose it is, and its place in the owner's letter order.
///
/// Letters belong to the game: see [`Shape::letter`](super::Shape::letter).
///
/// ```
/// use mancala::rules::{Pit, Side};
///
/// let pit = Pit::new(Side::North, 3);
/// assert_eq!((pit.side(), pit.index()), (Side::North, 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pit(u8);

impl Pit {
    /// The most pits that a side can have in any game here.
    ///
    /// ```
    /// use mancala::rules::{Game, Hawalis, Pit};
    ///
    /// assert!(Hawalis::SHAPE.pits_per_side <= Pit::MOST_PER_SIDE);
    /// ```
    pub const MOST_PER_SIDE: usize = 16;

    /// The pit of `side` at `index`, counted from 0 in letter order.
    ///
    /// ```
    /// use mancala::rules::{Pit, Side};
    ///
    /// assert!(Pit::new(Side::South, 13) < Pit::new(Side::North, 0));
    /// ```
    ///
    /// # Panics
    /// When `index` is not below [`Pit::MOST_PER_SIDE`].
    #[inline]
    pub const fn new(side: Side, index: usize) -> Pit {
        assert!(index < Pit::MOST_PER_SIDE);
        Pit((side.index() * Pit::MOST_PER_SIDE + index) as u8)
    }

    /// The owner.
    ///
    /// ```
    /// use mancala::rules::{Pit, Side};
    ///
    /// assert_eq!(Pit::new(Side::North, 3).side(), Side::North);
    /// ```
    #[inline]
    pub const fn side(self) -> Side {
        if self.0 < Pit::MOST_PER_SIDE as u8 { Side::South } else { Side::North }
    }

    /// The place in the owner's letter order, from 0.
    ///
    /// ```
    /// use mancala::rules::{Pit, Side};
    ///
    /// assert_eq!(Pit::new(Side::North, 3).index(), 3);
    /// ```
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize % Pit::MOST_PER_SIDE
    }

    /// The pit with the same letter of the other player.
    ///
    /// ```
    /// use mancala::rules::{Pit, Side};
    ///
    /// assert_eq!(Pit::new(Side::South, 3).opposite_letter(), Pit::new(Side::North, 3));
    /// ```
    #[inline]
    pub const fn opposite_letter(self) -> Pit {
        Pit(self.0 ^ Pit::MOST_PER_SIDE as u8)
    }
}

impl fmt::Debug for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.side(), self.index())
    }
}

/// A set of pits, 32 bits.
///
/// ```
/// use mancala::rules::{Pit, PitSet, Side};
///
/// let pits = PitSet::from_indices(Side::South, 0b101);
/// assert_eq!(pits.len(), 2);
/// assert!(pits.contains(Pit::new(Side::South, 2)));
/// assert_eq!(pits.into_iter().next(), Some(Pit::new(Side::South, 0)));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PitSet(u32);

impl PitSet {
    /// No pit.
    ///
    /// ```
    /// use mancala::rules::PitSet;
    ///
    /// assert_eq!(PitSet::EMPTY, PitSet::default());
    /// ```
    pub const EMPTY: PitSet = PitSet(0);

    /// The pits of one side whose bit is set: bit 0 is the first letter.
    ///
    /// ```
    /// use mancala::rules::{Pit, PitSet, Side};
    ///
    /// let pits = PitSet::from_indices(Side::North, 0b10);
    /// assert_eq!(pits.into_iter().collect::<Vec<_>>(), [Pit::new(Side::North, 1)]);
    /// ```
    #[inline]
    pub const fn from_indices(side: Side, bits: u16) -> PitSet {
        PitSet((bits as u32) << (side.index() * Pit::MOST_PER_SIDE))
    }

    /// Whether the pit belongs to the set.
    ///
    /// ```
    /// use mancala::rules::{Pit, PitSet, Side};
    ///
    /// let pits = PitSet::from_indices(Side::South, 0b101);
    /// assert!(pits.contains(Pit::new(Side::South, 2)));
    /// assert!(!pits.contains(Pit::new(Side::North, 2)));
    /// ```
    #[inline]
    pub const fn contains(self, pit: Pit) -> bool {
        (self.0 >> pit.0) & 1 == 1
    }

    /// Adds a pit.
    ///
    /// ```
    /// use mancala::rules::{Pit, PitSet, Side};
    ///
    /// let mut pits = PitSet::EMPTY;
    /// pits.insert(Pit::new(Side::South, 2));
    /// assert_eq!(pits, PitSet::from_indices(Side::South, 0b100));
    /// ```
    #[inline]
    pub fn insert(&mut self, pit: Pit) {
        self.0 |= 1 << pit.0;
    }

    /// Takes a pit out.
    ///
    /// ```
    /// use mancala::rules::{Pit, PitSet, Side};
    ///
    /// let mut pits = PitSet::from_indices(Side::South, 0b101);
    /// pits.remove(Pit::new(Side::South, 2));
    /// assert_eq!(pits, PitSet::from_indices(Side::South, 0b1));
    /// ```
    #[inline]
    pub fn remove(&mut self, pit: Pit) {
        self.0 &= !(1 << pit.0);
    }

    /// How many pits there are.
    ///
    /// ```
    /// use mancala::rules::{PitSet, Side};
    ///
    /// assert_eq!(PitSet::from_indices(Side::South, 0b101).len(), 2);
    /// ```
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    ///
    /// ```
    /// use mancala::rules::{PitSet, Side};
    ///
    /// assert!(PitSet::EMPTY.is_empty());
    /// assert!(!PitSet::from_indices(Side::South, 0b1).is_empty());
    /// ```
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl IntoIterator for PitSet {
    type Item = Pit;
    type IntoIter = Pits;

    #[inline]
    fn into_iter(self) -> Pits {
        Pits(self)
    }
}

impl FromIterator<Pit> for PitSet {
    fn from_iter<I: IntoIterator<Item = Pit>>(pits: I) -> PitSet {
        let mut set = PitSet::EMPTY;
        for pit in pits {
            set.insert(pit);
        }
        set
    }
}

impl fmt::Debug for PitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The pits of a [`PitSet`], South's first, each side's in letter order.
///
/// ```
/// use mancala::rules::{Pit, PitSet, Side};
///
/// let both: PitSet = [Pit::new(Side::North, 0), Pit::new(Side::South, 5)].into_iter().collect();
/// let mut pits = both.into_iter();
/// assert_eq!((pits.len(), pits.next()), (2, Some(Pit::new(Side::South, 5))));
/// ```
#[derive(Clone, Debug)]
pub struct Pits(PitSet);

impl Iterator for Pits {
    type Item = Pit;

    #[inline]
    fn next(&mut self) -> Option<Pit> {
        if self.0.is_empty() {
            return None;
        }
        let pit = Pit(self.0.0.trailing_zeros() as u8);
        self.0.remove(pit);
        Some(pit)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Pits {}
