//! What can be done to the tree besides playing: putting a variation first, deleting, commenting.

use super::{NodeId, Record};
use crate::rules::Game;

/// A line that was deleted, for [`Record::undelete`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deleted {
    /// Where the line began.
    first: NodeId,
    /// The place that it left from.
    parent: NodeId,
    /// Its place among the moves from there.
    order: usize,
    /// What deleting it changed.
    preferred: Change<Option<NodeId>>,
    head: Change<NodeId>,
    cursor: Change<NodeId>,
}

/// A value before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Change<T> {
    before: T,
    after: T,
}

impl<T: Copy + PartialEq> Change<T> {
    /// Undoes the change where nothing else has been changed since.
    fn undo(self, value: &mut T) {
        if *value == self.after {
            *value = self.before;
        }
    }
}

impl<G: Game> Record<G> {
    /// Whether a place belongs to the tree: it does until it is deleted.
    pub fn has(&self, id: NodeId) -> bool {
        let mut place = id;
        while let Some(node) = self.nodes.get(place.0) {
            match node.parent {
                Some(parent) if self.nodes[parent.0].children.contains(&place) => place = parent,
                Some(_) => return false,
                None => return place == NodeId::START,
            }
        }
        false
    }

    /// The main line, from the start to its end: the first move at each place that was played. Written forms
    /// give it as the game, and everything else as variations. It does not depend on where anybody looks.
    ///
    /// ```
    /// use mancala::record::{NodeId, Record};
    /// use mancala::rules::Hawalis;
    ///
    /// let mut record = Record::new(Hawalis::default());
    /// record.play_letters("gH").unwrap();
    /// record.first();
    /// record.play_letters("a").unwrap(); // a variation
    /// assert_eq!(record.main_line().len(), 3);
    /// assert_eq!(record.continuation(NodeId::START).len(), 2); // where Forward goes
    /// ```
    pub fn main_line(&self) -> Vec<NodeId> {
        let first = |&id: &NodeId| {
            let first = self.node(id).children.first().copied();
            // A variation replaces a move, and before the first there is none.
            first.filter(|&next| id == NodeId::START || !self.node(next).tried)
        };
        std::iter::successors(Some(NodeId::START), first).collect()
    }

    /// Makes the line that leads to a place, and on from there, the main line. The moves that it
    /// passes by become variations; their order stays. Nobody looks elsewhere, and Forward goes where
    /// it went. Returns whether anything changed.
    ///
    /// ```
    /// use mancala::record::Record;
    /// use mancala::rules::Hawalis;
    ///
    /// let mut record = Record::new(Hawalis::default());
    /// record.play_letters("gH").unwrap();
    /// record.first();
    /// record.play_letters("aN").unwrap();
    /// assert!(record.promote(record.cursor()));
    /// assert_eq!(record.main_line(), record.line());
    /// ```
    pub fn promote(&mut self, id: NodeId) -> bool {
        if !self.has(id) || self.main_line().contains(&id) {
            return false;
        }
        let mut changed = self.count_as_played(id);
        for place in self.path(id) {
            let Some(parent) = self.node(place).parent else { continue };
            let order = self.node(parent).children.iter().position(|&child| child == place);
            if let Some(order @ 1..) = order {
                self.nodes[parent.0].preferred = self.next(parent);
                self.nodes[parent.0].children[..=order].rotate_right(1);
                changed = true;
            }
        }
        changed
    }

    /// Deletes the move that led to a place, with everything that follows it. Whoever looked there
    /// looks at the position before it, and a game that stood there stands before it. Nothing is
    /// deleted at the start.
    ///
    /// ```
    /// use mancala::record::Record;
    /// use mancala::rules::Hawalis;
    ///
    /// let mut record = Record::new(Hawalis::default());
    /// record.play_letters("gHc").unwrap();
    /// let whole = record.clone();
    /// let deleted = record.delete(record.line()[2]).unwrap();
    /// assert_eq!(record.here().ply, 1);
    /// assert!(record.undelete(deleted));
    /// assert_eq!(record, whole);
    /// ```
    pub fn delete(&mut self, id: NodeId) -> Option<Deleted> {
        if !self.has(id) {
            return None;
        }
        let parent = self.node(id).parent?;
        let order = self.node(parent).children.iter().position(|&child| child == id)?;
        let outside = |place| if self.path(place).contains(&id) { parent } else { place };
        let preferred = self.node(parent).preferred;
        let deleted = Deleted {
            first: id,
            parent,
            order,
            preferred: Change { before: preferred, after: preferred.filter(|&child| child != id) },
            head: Change { before: self.head, after: outside(self.head) },
            cursor: Change { before: self.cursor, after: outside(self.cursor) },
        };
        // The places themselves are kept, unreachable, so that no number is given twice.
        self.nodes[parent.0].children.remove(order);
        self.nodes[parent.0].preferred = deleted.preferred.after;
        self.head = deleted.head.after;
        self.cursor = deleted.cursor.after;
        Some(deleted)
    }

    /// Puts back what was deleted. When nothing was done in between, everything is as it was before;
    /// otherwise the view and the game stay where they have gone to, and moves that were played anew
    /// are joined with those that come back. Returns whether there is a place for it: none if it is
    /// back already, or if the place that it left from was deleted itself.
    pub fn undelete(&mut self, deleted: Deleted) -> bool {
        let Deleted { first, parent, order, preferred, head, cursor } = deleted;
        let fits = self.nodes.get(first.0).is_some_and(|node| node.parent == Some(parent));
        if !fits || !self.has(parent) || self.node(parent).children.contains(&first) {
            return false;
        }
        if let Some(twin) = self.twin(parent, first) {
            self.join(first, twin);
            return true;
        }
        let siblings = &mut self.nodes[parent.0].children;
        siblings.insert(order.min(siblings.len()), first);
        preferred.undo(&mut self.nodes[parent.0].preferred);
        head.undo(&mut self.head);
        cursor.undo(&mut self.cursor);
        true
    }

    /// The move from `parent` with the same pit as the one that led to `id`.
    fn twin(&self, parent: NodeId, id: NodeId) -> Option<NodeId> {
        self.child(parent, self.pit(id)?)
    }

    /// Moves what follows `old`, which is no longer in the tree, behind the same moves from `new` on.
    /// A resignation stays with the line that was played later: it is the one that is going on.
    fn join(&mut self, old: NodeId, new: NodeId) {
        // It cannot come back a second time.
        self.nodes[old.0].parent = None;
        let mut pairs = vec![(old, new)];
        while let Some((old, new)) = pairs.pop() {
            let comment = std::mem::take(&mut self.nodes[old.0].comment);
            self.nodes[new.0].tried &= self.nodes[old.0].tried;
            let kept = &mut self.nodes[new.0].comment;
            if kept.is_empty() {
                *kept = comment;
            }
            for child in std::mem::take(&mut self.nodes[old.0].children) {
                match self.twin(new, child) {
                    Some(twin) => pairs.push((child, twin)),
                    None => {
                        self.nodes[child.0].parent = Some(new);
                        self.nodes[new.0].children.push(child);
                    }
                }
            }
        }
    }

    /// What somebody wrote about a position and the move that led to it; empty if nobody did.
    pub fn comment(&self, id: NodeId) -> &str {
        &self.node(id).comment
    }

    /// Writes about a position and the move that led to it, in place of what was written before; an
    /// empty text takes it away. Line ends of every kind become `\n`. Returns whether this record
    /// has the place.
    ///
    /// ```
    /// use mancala::record::{NodeId, Record};
    /// use mancala::rules::Hawalis;
    ///
    /// let mut record = Record::new(Hawalis::default());
    /// assert!(record.set_comment(NodeId::START, "Muscat,\r\nin spring"));
    /// assert_eq!(record.comment(NodeId::START), "Muscat,\nin spring");
    /// ```
    pub fn set_comment(&mut self, id: NodeId, text: &str) -> bool {
        let known = self.has(id);
        if known {
            self.nodes[id.0].comment = text.replace("\r\n", "\n").replace('\r', "\n");
        }
        known
    }

    /// Whether two records tell the same: the same rules, start, moves in the same order, comments
    /// and ends. Where anybody looks and what was deleted do not count, nor do the numbers of places.
    ///
    /// ```
    /// use mancala::record::Record;
    /// use mancala::rules::Hawalis;
    ///
    /// let mut record = Record::new(Hawalis::default());
    /// record.play_letters("gH").unwrap();
    /// let mut other = record.clone();
    /// other.first();
    /// assert!(other != record && other.tells_the_same_as(&record));
    /// ```
    pub fn tells_the_same_as(&self, other: &Record<G>) -> bool {
        if self.game != other.game || self.node(NodeId::START).position != other.node(NodeId::START).position
        {
            return false;
        }
        let mut pairs = vec![(NodeId::START, NodeId::START)];
        while let Some((mine, theirs)) = pairs.pop() {
            let (node, twin) = (self.node(mine), other.node(theirs));
            let same = self.pit(mine) == other.pit(theirs)
                && node.comment == twin.comment
                && node.conclusion == twin.conclusion
                && node.children.len() == twin.children.len();
            if !same {
                return false;
            }
            pairs.extend(node.children.iter().copied().zip(twin.children.iter().copied()));
        }
        true
    }
}
