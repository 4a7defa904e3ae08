//! Computers as opponents: who plays, who is thinking, hints.

use super::{HintState, Said, State};
use crate::app::thinking::{Task, position_code};
use crate::app::{Dialog, Player, Rules};
use crate::record::NodeId;
use crate::rules::{Game, Side};

impl State {
    pub(super) fn is_computer(&self, side: Side) -> bool {
        self.players[side.index()] != Player::Person
    }

    /// Whether a person plays a computer.
    pub fn is_against_computer(&self) -> bool {
        self.is_computer(Side::South) != self.is_computer(Side::North)
    }

    /// Whether no person plays.
    pub fn is_alone(&self) -> bool {
        !self.players.contains(&Player::Person)
    }

    /// Whether the game goes on where it stands and a computer is to move there.
    pub(super) fn computer_to_move(&self) -> bool {
        let head = self.record.node(self.record.head());
        head.conclusion.is_none() && self.is_computer(Rules::turn(&head.position))
    }

    /// The side whose computer is thinking about its move.
    pub fn thinking(&self) -> Option<Side> {
        let turn = Rules::turn(&self.record.node(self.record.head()).position);
        (!self.is_waiting() && self.computer_to_move()).then_some(turn)
    }

    /// Whether computers wait. Among themselves they do so, too, while somebody looks elsewhere or has stopped a move in its
    /// middle, or writes about one: nobody would see theirs.
    pub fn is_waiting(&self) -> bool {
        let follows = self.record.cursor() == self.record.head() && (self.playing || self.is_settled());
        self.halt.is_some() || self.is_alone() && !(follows && self.dialog != Some(Dialog::Move))
    }

    /// Plays the move of a computer, unless it is no longer waited for. Somebody who looks elsewhere goes on
    /// doing so.
    pub(super) fn answer(&mut self, at: NodeId, letter: char, early: bool) {
        if at != self.record.head() || self.thinking().is_none() {
            return;
        }
        let Some(pit) = self.shape().pit(letter) else { return };
        let looked_at = self.record.cursor();
        // Who writes about a move goes on writing.
        let follows = looked_at == at && self.is_settled() && self.dialog != Some(Dialog::Move);
        let record = self.record_mut();
        record.go(at);
        if record.play(pit).is_err() {
            record.go(looked_at);
            return;
        }
        if follows {
            self.show_running();
            self.say(if early { Said::PlayedEarly } else { Said::Played });
        } else {
            self.record_mut().go(looked_at);
            self.say(Said::Answered(pit.side()));
        }
    }

    /// Who would give up: the person, or whoever is to move where the game stands.
    pub fn resigning(&self) -> Side {
        match Side::BOTH.into_iter().find(|side| !self.is_computer(*side)) {
            Some(person) if self.is_against_computer() => person,
            _ => Rules::turn(&self.record.node(self.record.head()).position),
        }
    }

    /// Whether a person is to move where the view stands, so that a hint means something.
    pub fn can_hint(&self) -> bool {
        // A lesson shows its solution to who asks for it.
        self.is_settled() && !self.is_over() && !self.is_lesson() && !self.is_computer(self.record.turn())
    }

    /// What there is to think about: the place, the code of the game up to there, the seed being 0.
    pub fn question(&self) -> Option<(NodeId, String, Task)> {
        let asked = if let Some(side) = self.thinking() {
            let level = self.players[side.index()].level()?;
            (self.record.head(), Task::Move { level, seed: 0 })
        } else if self.hint == HintState::Asked {
            (self.record.cursor(), Task::Hint)
        } else {
            return None;
        };
        let (place, task) = asked;
        Some((place, position_code(&self.record, place), task))
    }
}
