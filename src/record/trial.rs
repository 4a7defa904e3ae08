//! Moves that somebody only looks at.

use super::{NodeId, Record};
use crate::rules::Game;

impl<G: Game> Record<G> {
    /// Looks at the moves written as these letters, from the start on, as far as they can be played. The game stays where
    /// it stands. Moves that it does not have are there by way of trial: they are variations, even behind its last move,
    /// until somebody plays them.
    ///
    /// ```
    /// use mancala::record::Record;
    /// use mancala::rules::Hawalis;
    ///
    /// let mut record = Record::new(Hawalis::default());
    /// record.play_letters("gH").unwrap();
    /// record.explore("gHcC");
    /// assert_eq!((record.here().ply, record.main_line().len()), (4, 3));
    /// assert!(record.is_tried(record.cursor()) && !record.can_redo());
    /// record.back();
    /// record.play_letters("D").unwrap();
    /// assert_eq!(record.main_line(), record.path(record.head()), "gHcD was played");
    /// ```
    pub fn explore(&mut self, letters: &str) {
        self.cursor = NodeId::START;
        for letter in letters.chars() {
            let Some(pit) = self.game.shape().pit(letter).filter(|&pit| self.refusal(pit).is_none()) else {
                break;
            };
            let child = self.child(self.cursor, pit);
            match child.map_or_else(|| self.add(pit), Ok) {
                Ok(id) => {
                    self.nodes[id.0].tried |= child.is_none();
                    self.cursor = id;
                }
                Err(_) => break,
            }
        }
        self.look_at(self.cursor);
    }

    /// Whether the move that led to a place was only looked at.
    pub fn is_tried(&self, id: NodeId) -> bool {
        self.node(id).tried
    }

    /// Takes the moves up to a place for played. They come before those that were not.
    pub(super) fn count_as_played(&mut self, id: NodeId) -> bool {
        let mut changed = false;
        for place in self.path(id) {
            let Some(parent) = self.node(place).parent.filter(|_| self.node(place).tried) else { continue };
            changed = true;
            self.nodes[place.0].tried = false;
            self.put_played_first(parent);
        }
        changed
    }

    pub(super) fn put_played_first(&mut self, parent: NodeId) {
        let children = std::mem::take(&mut self.nodes[parent.0].children);
        let (tried, mut played): (Vec<NodeId>, Vec<NodeId>) =
            children.into_iter().partition(|&child| self.node(child).tried);
        played.extend(tried);
        self.nodes[parent.0].children = played;
    }
}
