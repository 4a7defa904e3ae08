//! All the memory that a search uses.

use super::alpha_beta::Ply;
use super::hash::{Hash, NO_PIT};
use super::{Moves, Searched};

/// All the memory that a search uses, so that it takes none while it runs.
///
/// What one search found out helps the next one; only the same table, cleared or used in the same way before, gives
/// the same answer to the same question.
///
/// ```
/// use mancala::rules::{Game, Hawalis};
/// use mancala::search::{Limits, Table, search};
///
/// let game = Hawalis::default();
/// let limits = Limits { nodes: 10_000, ..Limits::INFINITE };
/// let mut table = Table::of_mebibytes(1);
/// let first = search(game, &game.start(), &[], &limits, &mut table, &mut ());
/// table.clear();
/// assert_eq!(search(game, &game.start(), &[], &limits, &mut table, &mut ()), first);
/// ```
pub struct Table<G: Searched> {
    /// The rules that `hash` is about.
    pub(super) game: Option<G>,
    /// Whether what `hash` knows comes from selective searches.
    pub(super) selective: bool,
    pub(super) hash: Hash,
    pub(super) memory: G::Memory,
    /// By ply: the position there.
    pub(super) path: Box<[G::Board]>,
    /// By the mover's row and pit: how often that was good enough.
    pub(super) history: Box<[i32; HISTORY]>,
    pub(super) plies: Box<[Ply<G::Board>]>,
}

/// Plies that a search can look ahead.
pub(super) const MOST_PLIES: usize = 128;
/// Places of the history.
pub(super) const HISTORY: usize = 1 << 12;

/// Pits in the order in which they are played.
#[derive(Clone, Copy)]
pub(super) struct BestLine {
    pub(super) pits: [u8; MOST_PLIES],
    pub(super) len: usize,
}

impl BestLine {
    /// Makes the line a pit and what follows it.
    #[inline]
    pub(super) fn put(&mut self, pit: u8, then: Option<&BestLine>) {
        self.pits[0] = pit;
        self.len = 1;
        if let Some(then) = then {
            let len = then.len.min(MOST_PLIES - 1);
            self.pits[1..=len].copy_from_slice(&then.pits[..len]);
            self.len += len;
        }
    }
}

impl<G: Searched> Table<G> {
    /// A table whose hash table has as many mebibytes, rounded down to a power of two; with 0 nothing that one line of
    /// play shows is remembered for another.
    pub fn of_mebibytes(mebibytes: usize) -> Table<G> {
        Table::weighing(mebibytes, &G::Weights::default())
    }

    /// The same, for an evaluation with other weights.
    pub fn weighing(mebibytes: usize, weights: &G::Weights) -> Table<G> {
        let history = vec![0; HISTORY].into_boxed_slice();
        let line = BestLine { pits: [0; MOST_PLIES], len: 0 };
        Table {
            game: None,
            selective: false,
            hash: Hash::of_mebibytes(mebibytes),
            memory: G::memory(weights),
            path: vec![G::Board::default(); MOST_PLIES + 1].into(),
            plies: vec![Ply { moves: Moves::default(), killers: [NO_PIT; 2], line }; MOST_PLIES].into(),
            history: match history.try_into() {
                Ok(history) => history,
                Err(_) => unreachable!("there are as many as were made"),
            },
        }
    }

    /// Forgets all earlier searches.
    pub fn clear(&mut self) {
        self.hash.clear();
        self.history.fill(0);
        self.plies.iter_mut().for_each(|ply| ply.killers = [NO_PIT; 2]);
    }
}
