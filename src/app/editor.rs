//! Setting up a board by hand.
//!
//! An [`Editor`] holds any counts, possible or not, and always knows whether they can be played. What
//! that takes is asked of the rules alone; nothing is checked here a second time.

mod text;

pub use text::{EditorText, ReadSetup, Reading, read_setup};

use crate::rules::{Counts, Game, Outcome, Pit, PitSet, Side};

/// The most seeds that are put into a pit: two figures, more than any game here has in one. A text
/// may bring more, to be taken away.
pub const MOST_IN_PIT: u8 = 99;

/// A board that is being set up, with the rules that it is meant for.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft<G: Game> {
    /// The rules.
    pub game: G,
    /// The counts and who is to move.
    pub setup: G::Setup,
}

/// What somebody does to the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit<G: Game> {
    /// A seed goes into a pit.
    Add(Pit),
    /// A seed is taken from a pit.
    Take(Pit),
    /// A pit gets so many seeds; more than [`MOST_IN_PIT`] count as that many.
    Set(Pit, u8),
    /// A figure from 0 to 9 is typed for a pit. It goes on with the figures typed for the same pit
    /// just before, unless that would be more than [`MOST_IN_PIT`].
    Figure(Pit, u8),
    /// A player's store gets so many seeds, in a game where it can be set; more than [`MOST_IN_PIT`] count as that many.
    Store(Side, u8),
    /// All pits are emptied.
    Clear,
    /// The board is as a game starts.
    Start,
    /// The board is turned by half, and the other player is to move.
    Swap,
    /// Somebody is to move.
    Turn(Side),
    /// The rules have other options.
    Options(G),
    /// Another game is set up, from its start.
    Game(G),
    /// The text of the board is written anew, letter by letter or at once; of this game.
    Write(G, G::Setup),
    /// Whoever typed figures or text has gone elsewhere: what is typed next is something new.
    Pause,
    /// The last change is taken back.
    Undo,
    /// What was taken back is done again.
    Redo,
}

/// What became of the last edit; words are found for it elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edited {
    /// Nothing was done yet.
    Nothing,
    /// A pit holds now what it holds.
    Pit(Pit),
    /// A pit is as full as it gets.
    Full(Pit),
    /// A pit was empty already.
    Empty(Pit),
    /// All pits are empty.
    Cleared,
    /// The board is as a game starts.
    Start,
    /// The sides are swapped.
    Swapped,
    /// Somebody is to move.
    Turn,
    /// A store holds now what it holds.
    Store(Side),
    /// The rules have other options.
    Options,
    /// The board is as a text says.
    Written,
    /// A change was taken back; where, if it was in one pit.
    TakenBack(Option<Pit>),
    /// A change was done again; where, if it was in one pit.
    DoneAgain(Option<Pit>),
}

/// Whether a board can be played, and if not why. `P` is a position of the game, `E` what its rules
/// find wrong with a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict<P, E> {
    /// It can.
    Playable {
        /// The position.
        position: P,
        /// The pits that may be played.
        choices: PitSet,
    },
    /// The game would be over before a move.
    Over(Outcome),
    /// There is no such position.
    Impossible(E),
}

/// What the rules of a game find wrong with a setup.
type Invalid<G> = <<G as Game>::Position as TryFrom<<G as Game>::Setup>>::Error;

/// The verdict on a setup of a game.
pub type VerdictOf<G> = Verdict<<G as Game>::Position, Invalid<G>>;

impl<G: Game> Draft<G> {
    /// The board as a position, if there is such a one.
    ///
    /// # Errors
    /// What the rules find wrong with it.
    pub fn position(&self) -> Result<G::Position, Invalid<G>> {
        self.setup.clone().try_into()
    }

    /// Whether this can be played, as the rules have it.
    pub fn verdict(&self) -> VerdictOf<G> {
        match self.position() {
            Err(invalid) => Verdict::Impossible(invalid),
            Ok(position) => match self.game.outcome(&position, []) {
                Some(outcome) => Verdict::Over(outcome),
                None => Verdict::Playable { position, choices: self.game.legal(&position) },
            },
        }
    }
}

impl<G: Game<Setup: Counts>> Draft<G> {
    /// All seeds on a side of the board.
    pub fn seeds_of(&self, side: Side) -> u32 {
        let own = self.game.shape().pits().filter(|pit| pit.side() == side);
        own.map(|pit| u32::from(self.setup.seeds(pit))).sum()
    }

    /// All seeds in pits and stores.
    pub fn total(&self) -> u32 {
        let stored = |side| self.setup.store(side).map_or(0, u32::from);
        Side::BOTH.into_iter().map(|side| self.seeds_of(side) + stored(side)).sum()
    }
}

/// What is being written, figure by figure or letter by letter: it is one step of the past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Writing {
    /// Nothing.
    Nothing,
    /// Figures of this pit.
    Figures(Pit),
    /// The text.
    Text,
}

/// A board that is being set up, with all that was done to it.
///
/// ```
/// use mancala::app::{Edit, Editor, Verdict};
/// use mancala::rules::hawalis::{Invalid, Setup};
/// use mancala::rules::{Game, Hawalis, Side};
///
/// let game = Hawalis::default();
/// let mut editor = Editor::new(game, Setup::from(game.start()));
/// assert!(matches!(editor.draft().verdict(), Verdict::Playable { .. }));
///
/// // A twenty-ninth seed.
/// editor.edit(Edit::Add(Hawalis::SHAPE.pit('a').unwrap()));
/// let invalid = Invalid { side: Side::South, seeds: 29 };
/// assert_eq!(editor.draft().verdict(), Verdict::Impossible(invalid));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Editor<G: Game> {
    draft: Draft<G>,
    past: Vec<Draft<G>>,
    future: Vec<Draft<G>>,
    writing: Writing,
    /// Whether what is being written has its step in the past already.
    stepped: bool,
    edited: Edited,
    edits: u64,
}

impl<G: Game<Setup: Counts>> Editor<G> {
    /// Begins with this board.
    pub fn new(game: G, setup: G::Setup) -> Editor<G> {
        Editor {
            draft: Draft { game, setup },
            past: Vec::new(),
            future: Vec::new(),
            writing: Writing::Nothing,
            stepped: false,
            edited: Edited::Nothing,
            edits: 0,
        }
    }

    /// The board as it is now.
    pub fn draft(&self) -> &Draft<G> {
        &self.draft
    }

    /// What became of the last edit.
    pub fn edited(&self) -> Edited {
        self.edited
    }

    /// Changes with every edit, so that the same can be said twice.
    pub fn edits(&self) -> u64 {
        self.edits
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether something that was taken back can be done again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Does something to the board.
    pub fn edit(&mut self, edit: Edit<G>) {
        let mut next = self.draft.clone();
        let setup = &mut next.setup;
        let mut writing = Writing::Nothing;
        let edited = match edit {
            Edit::Pause => {
                self.writing = Writing::Nothing;
                return;
            }
            Edit::Undo => return self.travel(true),
            Edit::Redo => return self.travel(false),
            Edit::Add(pit) => match setup.seeds(pit) {
                seeds if seeds < MOST_IN_PIT => {
                    setup.set_seeds(pit, seeds + 1);
                    Edited::Pit(pit)
                }
                _ => Edited::Full(pit),
            },
            Edit::Take(pit) => match setup.seeds(pit).checked_sub(1) {
                Some(seeds) => {
                    setup.set_seeds(pit, seeds);
                    Edited::Pit(pit)
                }
                None => Edited::Empty(pit),
            },
            Edit::Set(pit, seeds) => {
                setup.set_seeds(pit, seeds.min(MOST_IN_PIT));
                Edited::Pit(pit)
            }
            Edit::Figure(pit, figure) => {
                writing = Writing::Figures(pit);
                let before = if self.writing == writing { u16::from(setup.seeds(pit)) } else { 0 };
                let longer = u8::try_from(10 * before + u16::from(figure)).ok();
                setup.set_seeds(pit, longer.filter(|&seeds| seeds <= MOST_IN_PIT).unwrap_or(figure));
                Edited::Pit(pit)
            }
            Edit::Store(side, seeds) => {
                setup.set_store(side, seeds.min(MOST_IN_PIT));
                Edited::Store(side)
            }
            Edit::Clear => {
                *setup = setup.cleared();
                Edited::Cleared
            }
            Edit::Start => {
                *setup = next.game.start().into();
                Edited::Start
            }
            Edit::Swap => {
                *setup = setup.turned();
                Edited::Swapped
            }
            Edit::Turn(side) => {
                setup.set_turn(side);
                Edited::Turn
            }
            Edit::Options(game) => {
                next.game = game;
                Edited::Options
            }
            Edit::Game(game) => {
                *setup = game.start().into();
                next.game = game;
                Edited::Start
            }
            Edit::Write(game, written) => {
                writing = Writing::Text;
                *setup = written;
                next.game = game;
                Edited::Written
            }
        };
        self.stepped &= writing != Writing::Nothing && writing == self.writing;
        self.writing = writing;
        if next != self.draft {
            let before = std::mem::replace(&mut self.draft, next);
            self.future.clear();
            if !self.stepped {
                self.past.push(before);
                self.stepped = true;
            } else if self.past.last() == Some(&self.draft) {
                // What was written is what was there before.
                self.past.pop();
                self.stepped = false;
            }
        }
        self.tell(edited);
    }

    fn travel(&mut self, back: bool) {
        let (from, to) =
            if back { (&mut self.past, &mut self.future) } else { (&mut self.future, &mut self.past) };
        self.writing = Writing::Nothing;
        let Some(next) = from.pop() else { return };
        let before = std::mem::replace(&mut self.draft, next);
        // Another game has other pits.
        let same_board = before.game.shape() == self.draft.game.shape();
        let pits = self.draft.game.shape().pits().filter(|_| same_board);
        let mut changed = pits.filter(|&pit| before.setup.seeds(pit) != self.draft.setup.seeds(pit));
        let pit = changed.next().filter(|_| changed.next().is_none());
        to.push(before);
        self.tell(if back { Edited::TakenBack(pit) } else { Edited::DoneAgain(pit) });
    }

    fn tell(&mut self, edited: Edited) {
        self.edited = edited;
        self.edits += 1;
    }
}
