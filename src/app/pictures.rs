//! What is shown, as pictures that leave the page.

use super::State;
use crate::drawing::{Film, Look, Marks, Palette, Telling, picture};
use crate::motion::{Arrangement, Form, Layout};
use crate::record::NodeId;
use crate::rules::{Side, Trace};
use std::ops::RangeInclusive;

impl State {
    /// How a picture looks like the board on the page, whose form and colours the browser knows.
    pub fn look(&self, form: Form, palette: Palette) -> Look {
        Look {
            layout: Layout::new(self.shape(), form, self.near_side() == Side::North),
            palette,
            letters: !self.settings.letters_hidden,
        }
    }

    /// The board at the moment shown, with the marks of its move.
    pub fn picture(&self, look: Look, telling: Telling<'_>) -> String {
        picture(look, telling, &self.board(), |pit| {
            let passage = self.shown.passage.as_ref();
            passage.map_or_else(Marks::default, |passage| {
                Marks::of(&passage.trace, &passage.stops, self.stop, pit)
            })
        })
    }

    /// The film of some moves of the line that is looked at, counted from 1; of those that it has.
    ///
    /// ```
    /// use mancala::app::{Action, Settings, State};
    /// use mancala::record::Link;
    /// use mancala::rules::{Hawalis, Mancala};
    /// use std::rc::Rc;
    ///
    /// let moves = "gHcC".chars().filter_map(|letter| Hawalis::SHAPE.pit(letter)).collect();
    /// let mut state = State::new(Settings::default());
    /// state.update(Action::Open(Rc::new(Link { moves, ply: 4, ..Link::new(Mancala::default()) })));
    /// assert_eq!(state.film(2..=3).scenes().len(), 2);
    /// ```
    pub fn film(&self, moves: RangeInclusive<usize>) -> Film {
        let record = &self.record;
        let mut board = Arrangement::of(record.game(), &record.node(NodeId::START).position);
        let mut traces = Vec::new();
        let line: Vec<Trace> =
            record.line().into_iter().take(moves.end() + 1).filter_map(|node| record.trace(node)).collect();
        for (trace, number) in line.into_iter().zip(1..) {
            if number < *moves.start() {
                board = board.after(&trace);
            } else {
                traces.push(trace);
            }
        }
        Film::of(board, traces)
    }
}
