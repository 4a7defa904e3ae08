//! The board: its drawing, and over it a real button for every pit.
//!
//! Three layers share one frame: the wood, which never changes; what changes with every step (numerals,
//! marks, laps, seeds); and the buttons, which are transparent. Only the first two are drawings, and
//! they are hidden from assistive technology; the buttons carry the names.
//!
//! [`BoardDefs`] must be somewhere in the page once. The buttons have no listeners of their own: their
//! group hears what happens to them. Seeds are moved by a [`SeedLayer`], never by Yew.

mod button;
mod captions;
mod diagram;
mod ground;
mod keys;
mod marks;
mod preview;
mod seeds;
mod setup;
mod view;

pub use diagram::{BoardDrawing, BoardDrawingProps, BoardPart};
pub use ground::BoardDefs;
pub use keys::goal;
pub use seeds::SeedLayer;
pub use setup::{SetupBoard, SetupBoardProps, Touch};
pub use view::{Hand, PitEvent, PitView, PreviewDrawing};

use super::part::{keyed, part};
use crate::app::{PitScore, Scores};
use crate::drawing::Marks;
use crate::motion::{Form, Layout, Point, tenth};
use crate::rules::{Pit, Shape, Side};
use button::{PitButton, pointer_of, pointer_of_click, tell};
use captions::{Numeral, hand_badge, score_badge, tray_numeral};
use ground::Ground;
use marks::{PlayableRings, Rings};
use preview::{PreviewBadges, PreviewLanes};
use std::rc::Rc;
use yew::prelude::*;

/// What a board shows and whom it tells.
pub struct Board {
    /// The shape of the board, and who sits at its lower edge.
    pub layout: Layout,
    /// All pits of the board, in the order of `Hawalis::SHAPE.pits()`: South's `a`–`n`, then North's.
    pub pits: Vec<PitView>,
    /// The hand that is sowing.
    pub hand: Option<Hand>,
    /// Seeds that South and North have captured.
    pub captured: [u8; 2],
    /// Whether letters are drawn.
    pub show_letters: bool,
    /// The pit that Tab reaches.
    pub tab_stop: Pit,
    /// A move as it would be played.
    pub preview: Option<PreviewDrawing>,
    /// What the analysis says of this place, if anything.
    pub scores: Option<Rc<Scores>>,
    /// The accessible name of the group of pits.
    pub label: &'static str,
    /// The id of the element that describes the keys of the pits.
    pub described_by: &'static str,
    /// The group of the drawing in which a [`SeedLayer`] puts its seeds.
    pub seeds: NodeRef,
    /// Something happens to a pit.
    pub on_pit: Callback<(Pit, PitEvent)>,
    /// A key is pressed while a pit has the focus.
    pub on_key: Callback<KeyboardEvent>,
}

impl Board {
    /// The board as it is on the screen. Its parts are left alone as long as they show the same.
    pub fn draw(self) -> Html {
        let layout = self.layout;
        let shape = layout.shape;
        let class = classes!(
            frame_classes(layout).to_vec(),
            layout.flipped.then_some("flipped"),
            (!self.show_letters).then_some("no-letters"),
            self.preview.is_some().then_some("previewing")
        );
        let hand = self.hand.map_or(0, |hand| hand.seeds);
        let playable = self.pits.iter().filter(|view| view.playable).map(|view| view.pit).collect();
        let marked = self.pits.iter().filter(|view| view.marks != Marks::default());
        let marks = marked.map(|view| (view.pit, view.marks)).collect();
        let scored = self.scores.as_ref().map_or(&[][..], |scores| &scores.pits);
        let scored: Vec<(Pit, &PitScore)> =
            scored.iter().filter_map(|score| Some((shape.pit(score.letter)?, score))).collect();
        let number =
            |view: &PitView| keyed(pit_key(view.pit), Numeral { layout, pit: view.pit, seeds: view.seeds });
        let button = |view: &PitView| {
            let &PitView { pit, seeds, playable, capturable, .. } = view;
            let score = scored.iter().find(|&&(other, _)| other == pit);
            let score = score.map(|(_, score)| AttrValue::from(score.told.clone()));
            let tab_stop = pit == self.tab_stop;
            keyed(pit_key(pit), PitButton { shape, pit, seeds, playable, capturable, score, tab_stop })
        };
        // Row by row as South sees them: the order of the cells of the grid.
        let in_rows = (0..shape.rows * shape.columns)
            .map(|cell| shape.pit_at(cell / shape.columns, cell % shape.columns))
            .filter_map(|pit| self.pits.iter().find(|view| view.pit == pit))
            .map(button)
            .collect::<Html>();
        html! {
            <div {class} data-hand={hand.to_string()}>
                { part(Ground { layout }) }
                <svg class="board-live" viewBox={view_box(layout)} aria-hidden="true" focusable="false">
                    <g class="rings">{ part(PlayableRings { layout, pits: playable }) }</g>
                    <g class="marks">{ part(Rings { layout, marks }) }</g>
                    <g class="lanes">
                        { for self.preview.clone().map(|preview| part(PreviewLanes { layout, preview })) }
                    </g>
                    <g class="counts">
                        { for self.pits.iter().map(number) }
                        { for Side::BOTH.map(|side| tray_numeral(layout, side, self.captured[side.index()])) }
                    </g>
                    <g class="seeds" ref={self.seeds}></g>
                    <g class="badges">
                        { for scored.iter().map(|&(pit, score)| score_badge(layout, pit, score)) }
                        { for self.preview.map(|preview| part(PreviewBadges { layout, preview, enlarged: 1.0 })) }
                        { for self.hand.map(|hand| hand_badge(layout, hand)) }
                    </g>
                </svg>
                // Always there: one element more beside the drawing would draw it anew, without its seeds.
                <svg class="evaluation" viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
                    { for self.scores.as_ref().map(|scores| evaluation(scores.south, layout.flipped)) }
                </svg>
                { buttons(shape, in_rows, self.label, self.described_by, self.on_pit, self.on_key) }
            </div>
        }
    }
}

/// The bar beside the board: how far it is filled from South's end tells who is ahead. The panel tells it in words.
fn evaluation(south: u8, flipped: bool) -> Html {
    let (from, sign) = if flipped { ("0", "") } else { ("100", "-") };
    html! { <path d={["M0 ", from, "h1v", sign, &south.to_string(), "h-1z"].concat()} /> }
}

/// The buttons, and what is heard of them.
fn buttons(
    shape: &'static Shape,
    in_rows: Html,
    label: &'static str,
    described_by: &'static str,
    on_pit: Callback<(Pit, PitEvent)>,
    on_key: Callback<KeyboardEvent>,
) -> Html {
    let on = [(); 5].map(|()| on_pit.clone());
    let [clicked, entered, left, focused, blurred] = on;
    html! {
        <div
            class="pits"
            role="group"
            aria-label={label}
            aria-describedby={described_by}
            onkeydown={on_key}
            onclick={move |event: MouseEvent| tell(&clicked, shape, &event, PitEvent::Pressed(pointer_of_click(&event)))}
            onpointerover={move |event: PointerEvent| tell(&entered, shape, &event, PitEvent::Entered(pointer_of(&event)))}
            onpointerout={move |event: PointerEvent| tell(&left, shape, &event, PitEvent::Left(pointer_of(&event)))}
            onfocusin={move |event: FocusEvent| tell(&focused, shape, &event, PitEvent::Focused)}
            onfocusout={move |event: FocusEvent| tell(&blurred, shape, &event, PitEvent::Blurred)}
        >
            { in_rows }
        </div>
    }
}

/// The classes of the frame round a drawing of this layout.
fn frame_classes(layout: Layout) -> [&'static str; 3] {
    let form = match layout.form {
        Form::Wide => "wide",
        Form::Narrow => "narrow",
    };
    ["board", layout.shape.name, form]
}

/// The `viewBox` of a drawing.
fn view_box(layout: Layout) -> String {
    format!("0 0 {} {}", tenth(layout.width()), tenth(layout.height()))
}

/// The key of a pit among its equals.
fn pit_key(pit: Pit) -> usize {
    pit.side().index() * Pit::MOST_PER_SIDE + pit.index()
}

/// The `transform` that moves to a point.
fn translate(point: Point) -> String {
    format!("translate({} {})", tenth(point.x), tenth(point.y))
}
