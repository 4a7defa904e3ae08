//! A game as it was played: a tree of moves with two places in it.
//!
//! The *head* is where the game stands, the *cursor* is where somebody looks. Undo and Redo move the
//! head and take the cursor along; Back and Forward move the cursor only. None of them deletes
//! anything: playing from an earlier place starts a variation and keeps the old line, and Redo
//! follows the line that was last left.
//!
//! Two orders live in the tree. The order of [`Node::children`] is that of the game: the first child
//! continues the *main line* ([`Record::main_line`]), the others are variations, and only
//! [`Record::promote`] changes it. Where Forward goes ([`Record::next`]) is another matter: to the
//! child last visited, or the first one.

mod conclusion;
pub mod link;
pub mod ogn;
mod place;
pub mod text;
mod trial;
mod variations;
mod whereabouts;
pub mod which;

pub use conclusion::Conclusion;
pub use link::{Link, LinkError};
pub use place::Place;
pub use variations::Deleted;

use crate::rules::{Ending, Game, Outcome, Pit, PitSet, Played, Refusal, Side, Sweep, Trace};

/// A place in a [`Record`]. It stays good for the life of the record: no other place ever has its
/// number, even after it was deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(usize);

impl NodeId {
    /// The position that the game starts from.
    pub const START: NodeId = NodeId(0);

    /// A number that no other node of the same record has.
    pub const fn index(self) -> usize {
        self.0
    }
}

/// A position of a record, with the move that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node<P> {
    /// The position before; nothing at the start.
    pub parent: Option<NodeId>,
    /// The move that led here; nothing at the start.
    pub played: Option<MadeMove>,
    /// The board. After an endless move it is the one before that move; at the end of a game what is left
    /// is still there, see [`Record::settled`].
    pub position: P,
    /// Moves from the start of the game.
    pub ply: usize,
    /// How the game ended here, if it did.
    pub conclusion: Option<Conclusion>,
    /// Moves played from here: first that of the main line, then the variations, in the order in
    /// which they were first played.
    pub children: Vec<NodeId>,
    /// What somebody wrote about it; mostly nothing.
    comment: String,
    /// Whether the move that led here was only looked at: it belongs to no game until somebody plays it.
    tried: bool,
    /// The child last visited.
    preferred: Option<NodeId>,
    /// A resignation or an agreement that was taken back, for Redo.
    withdrawn: Option<Conclusion>,
}

/// A move that was made, in short. [`Record::trace`] tells it lap by lap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MadeMove {
    /// The pit that was played.
    pub pit: Pit,
    /// Laps sown; of an endless move the laps of its period.
    pub laps: u32,
    /// Seeds captured.
    pub captured: u8,
    /// How the sowing ended.
    pub ending: Ending,
}

/// A game as it was played.
///
/// ```
/// use mancala::record::Record;
/// use mancala::rules::{Game, Hawalis};
///
/// let pit = |letter| Hawalis::SHAPE.pit(letter).unwrap();
/// let mut record = Record::new(Hawalis::default());
/// record.play(pit('g')).unwrap();
/// record.play(pit('H')).unwrap();
/// record.back();
/// record.play(pit('K')).unwrap(); // a variation; the old line stays
/// assert_eq!(record.node(record.node(record.cursor()).parent.unwrap()).children.len(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    game: G,
    nodes: Vec<Node<G::Position>>,
    head: NodeId,
    cursor: NodeId,
}

impl<G: Game> Record<G> {
    /// A game from its standard start.
    pub fn new(game: G) -> Record<G> {
        Record::from_position(game, game.start())
    }

    /// A game from any position, with a fresh history for repetition.
    pub fn from_position(game: G, start: G::Position) -> Record<G> {
        let conclusion = game.outcome(&start, []).map(Conclusion::Rules);
        let start = Node {
            parent: None,
            played: None,
            position: start,
            ply: 0,
            conclusion,
            children: Vec::new(),
            comment: String::new(),
            tried: false,
            preferred: None,
            withdrawn: None,
        };
        Record { game, nodes: vec![start], head: NodeId::START, cursor: NodeId::START }
    }

    /// The rules that it is played by.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Where the game stands.
    pub fn head(&self) -> NodeId {
        self.head
    }

    /// Where somebody looks.
    pub fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// A place of this record.
    pub fn node(&self, id: NodeId) -> &Node<G::Position> {
        &self.nodes[id.0]
    }

    /// The place where somebody looks.
    pub fn here(&self) -> &Node<G::Position> {
        self.node(self.cursor)
    }

    /// The board where somebody looks.
    pub fn position(&self) -> &G::Position {
        &self.here().position
    }

    /// Who moves at the cursor; who would, if the game is over there.
    pub fn turn(&self) -> Side {
        G::turn(self.position())
    }

    /// Why a pit may not be played at the cursor, or nothing if it may.
    pub fn refusal(&self, pit: Pit) -> Option<Refusal> {
        match self.here().conclusion {
            Some(_) => Some(Refusal::GameOver),
            None => self.game.refusal(self.position(), pit),
        }
    }

    /// The pits that may be played at the cursor.
    pub fn legal(&self) -> PitSet {
        match self.here().conclusion {
            Some(_) => PitSet::EMPTY,
            None => self.game.legal(self.position()),
        }
    }

    /// Plays a pit at the cursor. A move that was played there before is followed, not repeated;
    /// another one starts a variation. The game then stands behind the move, unless the move only
    /// follows the line towards where it stands already.
    ///
    /// # Errors
    /// Why the pit may not be played; nothing changes then.
    pub fn play(&mut self, pit: Pit) -> Result<NodeId, Refusal> {
        if self.here().conclusion.is_some() {
            return Err(Refusal::GameOver);
        }
        let child = match self.child(self.cursor, pit) {
            Some(child) => child,
            None => {
                let child = self.add(pit)?;
                self.put_played_first(self.cursor);
                child
            }
        };
        // Playing on forgets a resignation that was taken back.
        self.nodes[self.cursor.0].withdrawn = None;
        self.count_as_played(child);
        self.look_at(child);
        if !self.path(self.head).contains(&child) {
            self.stand_at(child);
        }
        Ok(child)
    }

    /// Plays moves written as letters, from the cursor on.
    ///
    /// # Errors
    /// The first that cannot be played; those before it have been.
    pub fn play_letters(&mut self, letters: &str) -> Result<(), UnplayableMove> {
        for (index, letter) in letters.chars().enumerate() {
            let fault = |refusal| UnplayableMove { ply: index + 1, letter, refusal };
            let pit = self.game.shape().pit(letter).ok_or_else(|| fault(None))?;
            self.play(pit).map_err(|refusal| fault(Some(refusal)))?;
        }
        Ok(())
    }

    fn add(&mut self, pit: Pit) -> Result<NodeId, Refusal> {
        let earlier = self.path(self.cursor);
        let earlier = earlier.iter().map(|&id| &self.node(id).position);
        let node = self.made(pit, |position| self.game.outcome(position, earlier))?;
        Ok(self.append(node))
    }

    /// The place that a move leads to from the cursor. `outcome` judges its board when the move has not
    /// decided the game by itself.
    fn made(
        &self,
        pit: Pit,
        outcome: impl FnOnce(&G::Position) -> Option<Outcome>,
    ) -> Result<Node<G::Position>, Refusal> {
        let played = self.game.play(self.position(), pit, &mut ())?;
        let Played { position, laps, captured, ending, outcome: decided, .. } = played;
        Ok(Node {
            parent: Some(self.cursor),
            played: Some(MadeMove { pit, laps, captured, ending }),
            position,
            ply: self.here().ply + 1,
            conclusion: decided.or_else(|| outcome(&position)).map(Conclusion::Rules),
            children: Vec::new(),
            comment: String::new(),
            tried: false,
            preferred: None,
            withdrawn: None,
        })
    }

    /// Puts a place behind the cursor, which stays.
    fn append(&mut self, node: Node<G::Position>) -> NodeId {
        let child = NodeId(self.nodes.len());
        self.nodes.push(node);
        self.nodes[self.cursor.0].children.push(child);
        child
    }

    /// The place that playing a pit from another place led to, if it was ever played there.
    pub fn child(&self, id: NodeId, pit: Pit) -> Option<NodeId> {
        self.node(id).children.iter().copied().find(|&child| self.pit(child) == Some(pit))
    }

    /// The number of a move as players count: both sides' moves are one.
    ///
    /// ```
    /// use mancala::record::Record;
    /// use mancala::rules::Hawalis;
    ///
    /// let mut record = Record::new(Hawalis::default());
    /// record.play_letters("gHc").unwrap();
    /// let numbers: Vec<usize> = record.line().into_iter().map(|place| record.number(place)).collect();
    /// assert_eq!(numbers, [0, 1, 1, 2]);
    /// ```
    pub fn number(&self, id: NodeId) -> usize {
        let start = G::turn(&self.node(NodeId::START).position);
        (self.node(id).ply + usize::from(start == Side::North)).div_ceil(2)
    }

    /// The pit whose move led to a place.
    pub fn pit(&self, id: NodeId) -> Option<Pit> {
        self.node(id).played.map(|made| made.pit)
    }

    /// The move that led to a place, lap by lap, with what the players take if it ended the game;
    /// nothing at the start.
    pub fn trace(&self, id: NodeId) -> Option<Trace> {
        let node = self.node(id);
        let before = &self.node(node.parent?).position;
        let trace = self.game.trace(before, node.played?.pit).ok()?;
        Some(Trace { sweeps: self.sweeps(id), ..trace })
    }

    /// The board of a place after the players have taken what is left, if the rules ended the game there.
    ///
    /// ```
    /// use mancala::record::{NodeId, Record};
    /// use mancala::rules::{Game, Oware, Side, oware::examples};
    ///
    /// let record = Record::from_position(Oware::default(), examples::starved());
    /// assert_eq!(Oware::captured(record.position(), Side::South), 23);
    /// assert_eq!(Oware::captured(&record.settled(NodeId::START), Side::South), 25);
    /// ```
    pub fn settled(&self, id: NodeId) -> G::Position {
        let node = self.node(id);
        match node.conclusion {
            Some(Conclusion::Rules(outcome)) => self.game.settle(&node.position, outcome.reason, &mut ()),
            _ => node.position,
        }
    }

    /// Who takes what is left on the board of a place, in the order in which it is told; nobody unless the
    /// rules ended the game there.
    ///
    /// ```
    /// use mancala::record::{NodeId, Record};
    /// use mancala::rules::{Oware, oware::examples};
    ///
    /// let record = Record::from_position(Oware::default(), examples::starved());
    /// assert_eq!(record.sweeps(NodeId::START).len(), 2);
    /// ```
    pub fn sweeps(&self, id: NodeId) -> Vec<Sweep> {
        let node = self.node(id);
        match node.conclusion {
            Some(Conclusion::Rules(outcome)) => self.game.sweeps(&node.position, outcome.reason),
            _ => Vec::new(),
        }
    }

    /// The places from the start to this one, both included.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = std::iter::successors(Some(id), |&id| self.node(id).parent).collect();
        path.reverse();
        path
    }

    /// The line through the cursor, from the start to its end.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.path(self.cursor);
        line.extend(std::iter::successors(self.next(self.cursor), |&id| self.next(id)));
        line
    }

    /// The line from a place on (that place included) along the moves last visited.
    pub fn continuation(&self, id: NodeId) -> Vec<NodeId> {
        std::iter::successors(Some(id), |&id| self.next(id)).collect()
    }

    /// The move that Forward goes to from a place.
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        let node = self.node(id);
        node.preferred.or_else(|| node.children.first().copied())
    }

    fn look_at(&mut self, id: NodeId) {
        self.cursor = id;
        for place in self.path(id) {
            if let Some(parent) = self.node(place).parent {
                self.nodes[parent.0].preferred = Some(place);
            }
        }
    }

    fn stand_at(&mut self, id: NodeId) {
        self.head = id;
        self.look_at(id);
    }

    /// Looks at a place. Returns whether this record has it.
    pub fn go(&mut self, id: NodeId) -> bool {
        let known = self.has(id);
        if known {
            self.look_at(id);
        }
        known
    }

    /// Looks at the position before. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        self.here().parent.map(|parent| self.cursor = parent).is_some()
    }

    /// Looks at the next position of the line. Returns whether there was one.
    pub fn forward(&mut self) -> bool {
        self.next(self.cursor).map(|next| self.look_at(next)).is_some()
    }

    /// Looks at the start.
    pub fn first(&mut self) {
        self.cursor = NodeId::START;
    }

    /// Looks at the end of the line.
    pub fn last(&mut self) {
        if let Some(&last) = self.line().last() {
            self.look_at(last);
        }
    }

    /// Whether the game starts as its rules say, and not from a position that somebody set up.
    pub fn has_usual_start(&self) -> bool {
        self.node(NodeId::START).position == self.game.start()
    }

    /// Whether nothing was ever played in this game, and nobody ended it.
    pub fn is_untouched(&self) -> bool {
        let start = self.node(NodeId::START);
        start.children.is_empty() && !self.can_undo() && start.withdrawn.is_none()
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        self.head != NodeId::START || self.agreed_at_head()
    }

    /// Whether something that was taken back can be done again.
    pub fn can_redo(&self) -> bool {
        let head = self.node(self.head);
        head.withdrawn.is_some() || (head.conclusion.is_none() && self.taken_back().is_some())
    }

    /// The move that Redo does again: the one last visited or the first, of those that were played.
    fn taken_back(&self) -> Option<NodeId> {
        let was_played = |&id: &NodeId| !self.node(id).tried;
        let first = || self.node(self.head).children.iter().copied().find(was_played);
        self.node(self.head).preferred.filter(was_played).or_else(first)
    }

    fn agreed_at_head(&self) -> bool {
        matches!(self.node(self.head).conclusion, Some(Conclusion::Resigned { .. } | Conclusion::Agreed))
    }

    /// Takes back what happened last to the game: a resignation, an agreement, or a move.
    pub fn undo(&mut self) -> bool {
        if self.agreed_at_head() {
            let head = &mut self.nodes[self.head.0];
            head.withdrawn = head.conclusion.take();
        } else if let Some(parent) = self.node(self.head).parent {
            // The line that is left is the one that Redo follows.
            self.look_at(self.head);
            self.head = parent;
        } else {
            return false;
        }
        self.cursor = self.head;
        true
    }

    /// Does again what was taken back last.
    pub fn redo(&mut self) -> bool {
        let head = self.head;
        if let Some(conclusion) = self.nodes[head.0].withdrawn.take() {
            self.nodes[head.0].conclusion = Some(conclusion);
        } else if let (None, Some(next)) = (self.node(head).conclusion, self.taken_back()) {
            self.head = next;
        } else {
            return false;
        }
        self.look_at(self.head);
        true
    }

    /// Ends the game where it stands by a resignation or an agreement, and looks there. Returns
    /// whether it was still going on.
    pub fn conclude(&mut self, conclusion: Conclusion) -> bool {
        let head = &mut self.nodes[self.head.0];
        // What the rules decide follows from the moves; nobody can say it.
        if head.conclusion.is_some() || matches!(conclusion, Conclusion::Rules(_)) {
            return false;
        }
        head.conclusion = Some(conclusion);
        head.withdrawn = None;
        self.look_at(self.head);
        true
    }

    /// How the game ended, if it did.
    pub fn conclusion(&self) -> Option<Conclusion> {
        self.node(self.head).conclusion
    }
}

/// A move of a written game cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnplayableMove {
    /// Its number in the text, from 1.
    pub ply: usize,
    /// What is written there.
    pub letter: char,
    /// Why it may not be played; nothing if no pit has this letter.
    pub refusal: Option<Refusal>,
}

impl std::fmt::Display for UnplayableMove {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let UnplayableMove { ply, letter, .. } = self;
        match self.refusal {
            Some(refusal) => write!(f, "move {ply}, {letter}: {refusal}"),
            None => write!(f, "move {ply}: no pit is called “{letter}”"),
        }
    }
}

impl std::error::Error for UnplayableMove {}
