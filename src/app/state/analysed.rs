//! The analysis of the game, lessons, and moves that are only looked at.

use super::State;
use crate::app::{ANALYSED, Action, Analysis, HintState, Rules, Viewed};
use crate::record::{Link, NodeId, Record};
use crate::rules::Side;
use std::borrow::Cow;
use std::rc::Rc;

impl State {
    pub(super) fn is_analysed(&self) -> bool {
        matches!(self.analysis, Analysis::On | Analysis::Lesson)
    }

    pub(super) fn is_lesson(&self) -> bool {
        self.analysis == Analysis::Lesson
    }

    /// Whether a person may play for a side: in a lesson for either.
    pub(super) fn is_free(&self, side: Side) -> bool {
        self.is_lesson() || !self.is_computer(side)
    }

    /// Whether an analysis would help somebody who plays a computer.
    pub(super) fn is_help(&self) -> bool {
        self.is_against_computer() && self.record.conclusion().is_none()
    }

    /// Whether the game tells that there was an analysis while it was played against a computer.
    pub(super) fn is_help_noted(&self) -> bool {
        self.tags.get(ANALYSED).is_some()
    }

    /// Switches the analysis on or off. Who plays a computer is asked first, and that they wanted it is noted.
    pub(super) fn analyse(&mut self, analysis: Analysis) {
        if self.analysis == Analysis::Asks && analysis == Analysis::On && self.is_help() {
            let ply = self.record.node(self.record.head()).ply.to_string();
            Rc::make_mut(&mut self.tags).set(ANALYSED, &ply);
        }
        let was_lesson = self.is_lesson();
        self.analysis = analysis;
        if self.is_analysed() {
            return;
        }
        self.scores = None;
        if was_lesson {
            self.forget_attempt();
            self.act(Action::GoTo(self.record.head()));
        }
    }

    /// A move is looked at where the view stands.
    pub(super) fn explore_move(&mut self, letter: char) {
        let mut letters = self.letters(self.record.cursor());
        letters.push(letter);
        self.act(Action::Explore(letters));
    }

    /// The move that was tried in a lesson, when it is there for no other reason.
    pub(super) fn attempt(&self) -> Option<NodeId> {
        self.attempt.filter(|&id| self.record.is_tried(id))
    }

    /// What was tried in a lesson leaves nothing behind.
    pub(super) fn forget_attempt(&mut self) {
        if let Some(attempt) = self.attempt() {
            self.record_mut().delete(attempt);
        }
        self.attempt = None;
    }

    /// The record as it is kept and sent.
    pub(in crate::app) fn lasting_record(&self) -> Cow<'_, Record<Rules>> {
        match self.attempt() {
            Some(attempt) => {
                let mut record = (*self.record).clone();
                record.delete(attempt);
                Cow::Owned(record)
            }
            None => Cow::Borrowed(&self.record),
        }
    }

    /// What a panel shows that analyses the game. Like a link it is about the moves to where the game stands, or about
    /// the line that somebody looks at instead.
    pub fn viewed(&self, ended: Option<String>, names: [String; 2]) -> Viewed {
        let record = &self.record;
        let path = record.path(record.head());
        let line = if path.contains(&record.cursor()) { path } else { record.line() };
        let start = record.node(NodeId::START).position;
        Viewed {
            analysis: self.analysis,
            game: Link { start, ..Link::new(*record.game()) }.encode(),
            moves: self.letters(line.last().map_or(NodeId::START, |&end| end)),
            at: record.here().ply,
            ended,
            names,
            is_settled: self.is_settled(),
            is_playing: self.playing,
            is_noted: self.is_help_noted(),
            // Computers among themselves think nearly all the time.
            busy: (self.thinking().is_some() && !self.is_alone()) || self.hint == HintState::Asked,
            has_scores: self.scores.is_some(),
        }
    }

    /// The letters of the moves that lead to a place.
    pub(super) fn letters(&self, place: NodeId) -> String {
        let path = self.record.path(place);
        path.into_iter().filter_map(|id| self.record.pit(id)).map(|pit| self.letter(pit)).collect()
    }
}
