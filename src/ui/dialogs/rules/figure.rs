//! The drawn examples. What they show is played by the rules, never drawn by hand.

use crate::app::Rules;
use crate::drawing::{Caption, Mark};
use crate::motion::{Form, Layout};
use crate::rules::any::{Position, Setup};
use crate::rules::{Counts, Ending, Game, Lap, Pit, Side};
use crate::ui::board::{BoardDrawing, BoardPart, PreviewDrawing};
use crate::ui::lettered::lettered;
use crate::ui::program::dialog_words;
use crate::ui::sentences::side_name;
use yew::prelude::*;

/// A drawn example.
pub struct Diagram {
    /// The rules by which it is played.
    pub game: Rules,
    /// The board.
    pub position: Position,
    /// How much of it is shown.
    pub part: BoardPart,
    /// Whether pits that may be played are marked.
    pub playable: bool,
    /// Ways that are drawn without numbers.
    pub ways: Vec<PreviewDrawing>,
    /// A move as it would be played.
    pub preview: Option<PreviewDrawing>,
}

impl Diagram {
    /// A board at rest.
    pub fn still(game: impl Into<Rules>, position: Position, part: BoardPart) -> Diagram {
        Diagram { game: game.into(), position, part, playable: false, ways: Vec::new(), preview: None }
    }

    /// The board with the move that is played on it.
    pub fn played(self, pit: Pit) -> Diagram {
        let trace = self.game.trace(&self.position, pit).ok();
        let preview = trace.map(|trace| PreviewDrawing {
            end: match trace.ending {
                Ending::In(pit) => Some(pit),
                Ending::Endless { .. } => None,
            },
            endless: trace.is_endless(),
            laps: trace.laps,
            captures: trace.captures,
        });
        Diagram { preview, ..self }
    }

    /// The board after the move.
    pub fn after(self, pit: Pit) -> Diagram {
        let played = self.game.play(&self.position, pit, &mut ());
        Diagram { position: played.map_or(self.position, |played| played.position), ..self }
    }
}

/// A way of sowing that is drawn without numbers.
pub fn way(lap: Lap) -> PreviewDrawing {
    PreviewDrawing { laps: vec![lap], end: None, captures: Vec::new(), endless: false }
}

/// A drawn example with its caption.
pub fn figure(diagram: Diagram, caption: &'static str) -> Html {
    let Diagram { game, position, part, playable, ways, preview } = diagram;
    let shape = game.shape();
    let legal = game.legal(&position);
    let stored = Setup::from(position);
    let sides: &[Side] = match part {
        BoardPart::Whole => &Side::BOTH,
        BoardPart::Near => &[Side::South],
    };
    let captions: Vec<Caption> = shape
        .pits()
        .filter(|pit| sides.contains(&pit.side()))
        .map(|pit| {
            let marks = if playable && legal.contains(pit) { vec![Mark::Playable] } else { Vec::new() };
            Caption { pit, seeds: Rules::seeds(&position, pit), marks }
        })
        // Small boards are easier to read when empty pits have no numerals.
        .filter(|caption| caption.seeds > 0)
        .collect();
    html! {
        <figure>
            <BoardDrawing
                layout={Layout::new(shape, Form::Narrow, false)}
                {part}
                {captions}
                // Only of boards with stores: what else was captured tells nothing here.
                captured={Side::BOTH.map(|side| stored.store(side).unwrap_or(0))}
                {ways}
                {preview}
                label={told(&game, &position, sides)}
            />
            <figcaption>{ lettered(caption) }</figcaption>
        </figure>
    }
}

/// The seeds of these sides in words.
fn told(game: &Rules, position: &Position, sides: &[Side]) -> String {
    let shape = game.shape();
    let words = dialog_words();
    let pits = |side: Side| -> Vec<(char, u32)> {
        let its = shape.pits().filter(|pit| pit.side() == side);
        its.map(|pit| (shape.letter(pit), u32::from(Rules::seeds(position, pit)))).collect()
    };
    let sides: Vec<(&str, Vec<(char, u32)>)> =
        sides.iter().map(|&side| (side_name(words, side), pits(side))).collect();
    let borrowed: Vec<(&str, &[(char, u32)])> =
        sides.iter().map(|(name, pits)| (*name, pits.as_slice())).collect();
    words.board_drawn(&borrowed)
}
