//! From a link to the game in it.

use super::Link;
use crate::record::{Record, UnplayableMove};
use crate::rules::{Game, Pit, Refusal};
use std::collections::HashSet;

/// The game of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened<G: Game> {
    /// The game, with its cursor at the ply looked at.
    pub record: Record<G>,
    /// The lap looked at of the move that led to the cursor: 0 is before the move, nothing is after its captures.
    pub lap: Option<usize>,
    /// Whether the board is flipped.
    pub flipped: bool,
    /// The first move that may not be played; the game ends before it.
    pub stopped: Option<UnplayableMove>,
}

impl<G: Game> Link<G> {
    /// The position that is looked at: the one before the move at lap 0, else the one after it, for in the middle of
    /// a move there is none.
    ///
    /// ```
    /// use mancala::record::Link;
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// let moves = vec![Hawalis::SHAPE.pit('g').unwrap()];
    /// let link = Link { moves, ply: 1, lap: Some(0), ..Link::new(Hawalis::default()) };
    /// assert_eq!(link.position(), Hawalis::default().start());
    /// ```
    pub fn position(&self) -> G::Position {
        let Opened { mut record, lap, .. } = self.open();
        if lap == Some(0) {
            record.back();
        }
        *record.position()
    }

    /// Plays the game of the link, as far as it may be played.
    ///
    /// ```
    /// use mancala::record::Link;
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// let moves = "gHH".chars().filter_map(|letter| Hawalis::SHAPE.pit(letter)).collect();
    /// let opened = Link { moves, ply: 3, ..Link::new(Hawalis::default()) }.open();
    /// assert_eq!(opened.record.here().ply, 2);
    /// assert_eq!(opened.stopped.unwrap().to_string(), "move 3, H: not your pit");
    /// ```
    pub fn open(&self) -> Opened<G> {
        let mut record = Record::from_position(self.game, self.start);
        let stopped = record.play_line(&self.moves);
        if let (Some(conclusion), None) = (self.conclusion, stopped) {
            record.conclude(conclusion);
        }

        let reached = self.ply <= record.here().ply;
        while record.here().ply > self.ply && record.back() {}
        // A lap that the move does not have can only come from a link made by hand.
        let laps = record.here().played.map_or(0, |made| made.laps as usize);
        let lap = self.lap.filter(|&lap| reached && self.ply > 0 && lap <= laps);
        Opened { record, lap, flipped: self.flipped, stopped }
    }
}

impl<G: Game> Record<G> {
    /// Plays a line from the start of a new record, in a time that grows with its length only. Returns the first move
    /// that may not be played.
    fn play_line(&mut self, moves: &[Pit]) -> Option<UnplayableMove> {
        // Only an equal position can tell a repetition, so that the others need not be looked through.
        let mut earlier = HashSet::with_capacity(moves.len() + 1);
        earlier.insert(*self.position());
        self.nodes.reserve(moves.len());
        for (index, &pit) in moves.iter().enumerate() {
            let made = match self.here().conclusion {
                Some(_) => Err(Refusal::GameOver),
                None => self.made(pit, |position| self.game.outcome(position, earlier.get(position))),
            };
            match made {
                Ok(node) => {
                    earlier.insert(node.position);
                    let child = self.append(node);
                    self.nodes[self.cursor.index()].preferred = Some(child);
                    (self.head, self.cursor) = (child, child);
                }
                Err(refusal) => {
                    let (ply, letter) = (index + 1, self.game.shape().letter(pit));
                    return Some(UnplayableMove { ply, letter, refusal: Some(refusal) });
                }
            }
        }
        None
    }
}
