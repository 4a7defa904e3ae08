//! Which game is on the board: begun, opened, left, sent.

use super::{Halt, HintState, LeftGame, Said, State};
use crate::app::{Analysis, Dialog, KeptGame, LookedAt, Player, Rules, Shown};
use crate::record::ogn::Tags;
use crate::record::{Conclusion, Link, NodeId, Record};
use std::rc::Rc;

impl State {
    pub(super) fn replace_game(
        &mut self,
        record: Rc<Record<Rules>>,
        names: Rc<[String; 2]>,
        players: [Player; 2],
        tags: Rc<Tags>,
        kept: Option<Rc<str>>,
    ) {
        self.shown = Shown::of(&record, None);
        self.record = record;
        self.dialog = self.dialog.filter(|&dialog| dialog != Dialog::Move);
        self.deleted = None;
        self.names = names;
        self.players = players;
        // Nobody is surprised by a game that plays itself.
        self.halt = (self.is_alone() && self.record.can_undo()).then_some(Halt::Paused);
        self.hint = HintState::None;
        self.scores = None;
        self.attempt = None;
        // Nobody who begins to play a computer is helped by what they switched on before.
        if self.is_lesson() || self.is_help() {
            self.analysis = Analysis::Off;
        }
        self.tags = tags;
        self.kept = kept;
        self.stand(usize::MAX);
    }

    /// Keeps the game that is about to be replaced. One that is no loss does not take the place of one
    /// that was left before.
    pub(super) fn leave_game(&mut self) {
        if !self.is_no_loss() {
            self.left = Some(LeftGame {
                record: self.record.clone(),
                names: self.names.clone(),
                players: self.players,
                tags: self.tags.clone(),
                kept: self.kept.clone(),
            });
        }
    }

    pub(super) fn open_kept(&mut self, kept: Option<Rc<str>>, game: &KeptGame) {
        // A game that is kept is not lost by leaving it.
        self.left.take_if(|left| left.kept.is_some());
        if self.kept.is_none() {
            self.leave_game();
        }
        self.reopen(kept, game);
        self.say(Said::Reopened);
    }

    pub(super) fn reopen(&mut self, kept: Option<Rc<str>>, game: &KeptGame) {
        self.replace_game(game.record.clone(), game.names.clone(), game.players, game.tags.clone(), kept);
        self.flipped = game.flipped;
        self.stand(game.stop.unwrap_or(usize::MAX));
    }

    pub(super) fn open(&mut self, link: &Link<Rules>) {
        let mut stopped = None;
        let known = self.place_of(link);
        match known {
            Some(place) => {
                self.record_mut().go(place);
                self.show_cursor();
            }
            None => {
                let opened = link.open();
                stopped = opened.stopped;
                self.leave_game();
                let players = link.computers.map(Player::of_level);
                self.replace_game(Rc::new(opened.record), Rc::default(), players, Rc::default(), None);
            }
        }
        self.flipped = link.flipped;
        match (link.lap.filter(|_| stopped.is_none()), &self.shown.passage) {
            // Somebody sends the board before a move so that the move is seen.
            (Some(0), Some(_)) => self.show_running(),
            (Some(lap), Some(passage)) => self.stand(passage.stops.lap_end(lap)),
            _ => self.stand(usize::MAX),
        }
        self.say(if known.is_some() { Said::Moment } else { Said::Opened(stopped) });
    }

    /// The place that a link looks at, if the present game has all its moves.
    pub(super) fn place_of(&self, link: &Link<Rules>) -> Option<NodeId> {
        let record = &self.record;
        let same = *record.game() == link.game && record.node(NodeId::START).position == link.start;
        // As long as nothing was played it is a game of those who are to play it, and a computer is asked for.
        let asks_for_players = record.is_untouched() || link.computers.iter().any(Option::is_some);
        let others = asks_for_players && self.players.map(Player::level) != link.computers;
        if !same || others || link.conclusion.is_some_and(|end| record.conclusion() != Some(end)) {
            return None;
        }
        let mut place = NodeId::START;
        let mut looked_at = (link.ply == 0).then_some(place);
        for (index, &pit) in link.moves.iter().enumerate() {
            place = record.child(place, pit)?;
            if index + 1 == link.ply {
                looked_at = Some(place);
            }
        }
        // The same moves, which the players ended there in another way or not at all, are another game.
        let ended = record.node(place).conclusion.filter(|end| !matches!(end, Conclusion::Rules(_)));
        looked_at.filter(|_| ended == link.conclusion)
    }

    /// The link to the game and the place that is looked at. A move that runs is looked at as a whole.
    pub fn link(&self) -> Link<Rules> {
        let lap = self.shown.passage.as_ref().filter(|_| !self.playing && !self.is_settled());
        let lap = lap.filter(|_| self.attempt().is_none());
        Link {
            computers: self.players.map(Player::level),
            ..Link::of(&self.lasting_record(), lap.map(|passage| passage.stops.lap(self.stop)), self.flipped)
        }
    }

    /// The place that is looked at.
    pub fn looked_at(&self) -> LookedAt {
        let record = &self.record;
        let (cursor, here) = (record.cursor(), record.here());
        let mut following = here.children.clone();
        let mut next = 0;
        while let Some(&id) = following.get(next) {
            following.extend(&record.node(id).children);
            next += 1;
        }
        LookedAt {
            played: here.played.map(|made| (self.letter(made.pit), record.number(cursor))),
            comment: record.comment(cursor).to_owned(),
            is_variation: !record.main_line().contains(&cursor),
            following: following.len(),
        }
    }
}
