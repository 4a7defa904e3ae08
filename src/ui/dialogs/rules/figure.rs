//! The drawn examples. What they show is played by the rules, never drawn by hand.

use crate::drawing::{Caption, Mark};
use crate::motion::{Form, Layout};
use crate::rules::hawalis::Position;
use crate::rules::hawalis::examples::{self, Example};
use crate::rules::{Ending, Game, Hawalis, Lap, Pit, Side};
use crate::ui::board::{BoardDrawing, BoardPart, PreviewDrawing};
use crate::ui::lettered::lettered;
use crate::ui::program::{dialog_words, words};
use yew::prelude::*;

/// A drawn example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Diagram {
    /// The board at the start, and which way seeds are sown.
    Board,
    /// Larger pits come first.
    LargerFirst,
    /// Single seeds, when nothing else is left.
    OnlySingles,
    /// A move of several laps.
    Relay,
    /// A capture.
    Capture,
    /// A hand that goes once round.
    HandOfFourteen,
    /// The first move `a`.
    FirstMove,
    /// The board after it.
    AfterFirstMove,
    /// An endless move.
    SmallestEndless,
    /// A board on which nothing may be played.
    Blocked,
}

/// What a diagram shows of a board.
struct Shown {
    position: Position,
    part: BoardPart,
    /// Whether pits that may be played are marked.
    playable: bool,
    ways: Vec<PreviewDrawing>,
    preview: Option<PreviewDrawing>,
}

impl Shown {
    /// A board at rest.
    fn still(position: Position, part: BoardPart) -> Shown {
        Shown { position, part, playable: false, ways: Vec::new(), preview: None }
    }

    /// South's half with the pits that may be played.
    fn choice(position: Position) -> Shown {
        Shown { playable: true, ..Shown::still(position, BoardPart::Near) }
    }

    /// A board with the move that is played on it.
    fn played(example: Example, part: BoardPart) -> Shown {
        let trace = Hawalis::default().trace(&example.position, example.pit).ok();
        let preview = trace.map(|trace| PreviewDrawing {
            end: match trace.ending {
                Ending::In(pit) => Some(pit),
                Ending::Endless { .. } => None,
            },
            endless: trace.is_endless(),
            laps: trace.laps,
            captures: trace.captures,
        });
        Shown { preview, ..Shown::still(example.position, part) }
    }
}

/// Once round a side, from its first pit to its last.
fn way_round(side: Side) -> PreviewDrawing {
    let lap = Lap { pit: Pit::new(side, 0), seeds: Hawalis::SHAPE.pits_per_side as u8 - 1 };
    PreviewDrawing { laps: vec![lap], end: None, captures: Vec::new(), endless: false }
}

impl Diagram {
    fn shown(self) -> Shown {
        let rules = Hawalis::default();
        match self {
            Diagram::Board => Shown {
                ways: Side::BOTH.map(way_round).into(),
                ..Shown::still(rules.start(), BoardPart::Whole)
            },
            Diagram::LargerFirst => Shown::choice(examples::larger_first()),
            Diagram::OnlySingles => Shown::choice(examples::only_singles()),
            Diagram::Relay => Shown::played(examples::relay(), BoardPart::Near),
            Diagram::Capture => Shown::played(examples::capture(), BoardPart::Whole),
            Diagram::HandOfFourteen => Shown::played(examples::hand_of_fourteen(), BoardPart::Whole),
            Diagram::FirstMove => Shown::played(examples::first_move(), BoardPart::Near),
            Diagram::AfterFirstMove => {
                let Example { position, pit } = examples::first_move();
                let after = rules.play(&position, pit, &mut ()).map_or(position, |played| played.position);
                Shown::still(after, BoardPart::Near)
            }
            Diagram::SmallestEndless => Shown::played(examples::smallest_endless(), BoardPart::Near),
            Diagram::Blocked => Shown::choice(examples::blocked()),
        }
    }
}

/// Properties of [`Figure`].
#[derive(PartialEq, Properties)]
pub struct FigureProps {
    /// What is drawn.
    pub diagram: Diagram,
    /// What is written below it.
    pub caption: &'static str,
}

/// A drawn example with its caption.
#[component]
pub fn Figure(props: &FigureProps) -> Html {
    let Shown { position, part, playable, ways, preview } = props.diagram.shown();
    let legal = Hawalis::default().legal(&position);
    let sides: &[Side] = match part {
        BoardPart::Whole => &Side::BOTH,
        BoardPart::Near => &[Side::South],
    };
    let pits: Vec<Pit> = Hawalis::SHAPE.pits().filter(|pit| sides.contains(&pit.side())).collect();
    let caption = |&pit: &Pit| {
        let marks = if playable && legal.contains(pit) { vec![Mark::Playable] } else { Vec::new() };
        Caption { pit, seeds: Hawalis::seeds(&position, pit), marks }
    };
    // Small boards are easier to read when empty pits have no numerals.
    let captions: Vec<Caption> = pits.iter().map(caption).filter(|caption| caption.seeds > 0).collect();
    html! {
        <figure>
            <BoardDrawing
                layout={Layout::new(&Hawalis::SHAPE, Form::Narrow, false)}
                {part}
                {captions}
                {ways}
                {preview}
                label={told(&position, sides)}
            />
            <figcaption>{ lettered(props.caption) }</figcaption>
        </figure>
    }
}

/// The seeds of these sides in words.
fn told(position: &Position, sides: &[Side]) -> String {
    let labels = words().labels();
    let pits = |side: Side| -> Vec<(char, u32)> {
        Hawalis::SHAPE
            .pits()
            .filter(|pit| pit.side() == side)
            .map(|pit| (Hawalis::SHAPE.letter(pit), u32::from(Hawalis::seeds(position, pit))))
            .collect()
    };
    let name = |side| match side {
        Side::South => labels.south,
        Side::North => labels.north,
    };
    let sides: Vec<(&str, Vec<(char, u32)>)> = sides.iter().map(|&side| (name(side), pits(side))).collect();
    let borrowed: Vec<(&str, &[(char, u32)])> =
        sides.iter().map(|(name, pits)| (*name, pits.as_slice())).collect();
    dialog_words().board_drawn(&borrowed)
}
