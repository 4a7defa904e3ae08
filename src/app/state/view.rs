//! Where the view stands: steps along the game and inside a move, and what is seen there.

use super::{Said, State};
use crate::app::capturable::capturable;
use crate::app::{Preview, Shown, Step, Turning, Walk};
use crate::motion::{Arrangement, Speed};
use crate::rules::{Pit, PitSet, Side};
use std::rc::Rc;

impl State {
    pub(super) fn walk(&mut self, walk: Walk) {
        // In the middle of a move its own end comes first.
        let unfinished = self.stop < self.shown.last();
        let record = self.record_mut();
        match walk {
            Walk::First => record.first(),
            Walk::Back => {
                record.back();
            }
            Walk::Forward if unfinished => {}
            Walk::Forward => {
                record.forward();
            }
            Walk::Last => record.last(),
        }
        self.show_end();
        self.say(Said::Moment);
    }

    pub(super) fn step(&mut self, step: Step) {
        let stop = self.stop;
        let within = self.shown.passage.as_ref().and_then(|passage| {
            let stops = &passage.stops;
            match step {
                Step::BackLap => (stop > 0).then(|| stops.previous_lap(stop)),
                Step::ForwardLap => (stop < stops.last()).then(|| stops.next_lap(stop)),
                Step::BackSeed => stop.checked_sub(1),
                Step::ForwardSeed => (stop < stops.last()).then_some(stop + 1),
            }
        });
        match within {
            Some(stop) => self.stand(stop),
            // The end of a move and the beginning of the next are the same board: go beyond it.
            None => match step {
                Step::BackLap | Step::BackSeed if self.record.here().parent.is_some() => {
                    self.record_mut().back();
                    self.show_end();
                    if self.shown.passage.is_some() {
                        return self.step(step);
                    }
                }
                Step::ForwardLap | Step::ForwardSeed if self.record_mut().forward() => {
                    self.show_end();
                    self.stop = 0;
                    return self.step(step);
                }
                _ => {}
            },
        }
        self.say(Said::Moment);
    }

    pub(super) fn play_pause(&mut self) {
        if self.playing {
            self.playing = false;
            self.showing += 1;
            self.say(Said::Moment);
        } else if self.shown.passage.is_some() {
            let stop = if self.stop < self.shown.last() { self.stop } else { 0 };
            self.run_from(stop);
        } else if self.record_mut().forward() {
            self.show_cursor();
            self.run_from(0);
        }
    }

    /// Shows the board at the cursor, as it is after the move that led there.
    pub(super) fn show_end(&mut self) {
        self.show_cursor();
        self.stand(usize::MAX);
    }

    /// Shows how the board at the cursor came about.
    pub(super) fn show_running(&mut self) {
        self.show_cursor();
        match self.settings.speed {
            Speed::Off => self.stand(usize::MAX),
            _ => self.run_from(0),
        }
    }

    pub(super) fn show_cursor(&mut self) {
        if self.shown.node != self.record.cursor() {
            self.shown = Shown::of(&self.record, Some(&self.shown));
        }
    }

    /// Puts the view at a stop of the move shown and leaves it there.
    pub(super) fn stand(&mut self, stop: usize) {
        self.stop = stop.min(self.shown.last());
        self.playing = false;
        self.showing += 1;
        self.confirming = None;
        self.pointed = None;
    }

    fn run_from(&mut self, stop: usize) {
        self.stand(stop);
        self.playing = true;
    }

    pub(super) fn finish_showing(&mut self) {
        if self.stop < self.shown.last() {
            self.stand(usize::MAX);
        }
    }

    /// Whether the board is shown as it is at the cursor, and not in the middle of a move.
    pub fn is_settled(&self) -> bool {
        self.stop == self.shown.last()
    }

    /// The board that is shown.
    pub fn board(&self) -> Rc<Arrangement> {
        self.shown.board(self.stop)
    }

    /// Seeds that a player has captured at the moment shown.
    pub fn captured(&self, side: Side) -> u8 {
        self.board().captured(side)
    }

    /// The pits that are marked as playable: none in the middle of a move.
    pub fn playable(&self) -> PitSet {
        if self.is_settled() && self.is_free(self.record.turn()) {
            self.record.legal()
        } else {
            PitSet::EMPTY
        }
    }

    /// The pits that are marked as ones that the next move can capture: none in the middle of a move, and
    /// none unless it is set.
    pub fn capturable(&self) -> PitSet {
        if self.settings.captures_marked && self.is_settled() {
            capturable(&self.record)
        } else {
            PitSet::EMPTY
        }
    }

    /// The pit that was refused last, while nothing else is pointed at.
    pub fn refused(&self) -> Option<Pit> {
        match self.said {
            Said::Refused { pit, .. } if self.pointed.is_none_or(|pointed| pointed == pit) => Some(pit),
            _ => None,
        }
    }

    /// What is told of the move that is pointed at.
    pub fn preview(&self) -> Option<Rc<Preview>> {
        self.preview.clone()
    }

    pub(super) fn foreseen(&self) -> Option<Preview> {
        if !self.is_settled() {
            return None;
        }
        Preview::of(&self.record, self.pointed?, self.settings.preview)
    }

    /// The player at the lower edge of the board.
    pub fn near_side(&self) -> Side {
        let turned = match self.settings.turning {
            // A person who plays a computer stays where they are.
            _ if self.is_against_computer() => false,
            Turning::Fixed => false,
            Turning::ToMove => {
                let moved = self.shown.passage.as_ref().map(|passage| passage.pit.side());
                let stays = !self.is_settled() || self.record.here().conclusion.is_some();
                moved.filter(|_| stays).unwrap_or_else(|| self.record.turn()) == Side::North
            }
        };
        if turned == self.flipped { Side::South } else { Side::North }
    }
}
