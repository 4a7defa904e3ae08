//! The board: its drawing, and over it a real button for every pit.
//!
//! Three layers share one frame: the wood, which never changes; what changes with every step (numerals,
//! marks, laps, seeds); and the buttons, which are transparent. Only the first two are drawings, and
//! they are hidden from assistive technology; the buttons carry the names.
//!
//! [`BoardDefs`] must be somewhere in the page once. Seeds are moved by a [`SeedLayer`], never by Yew.

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
pub use setup::{SetupBoard, SetupBoardProps, SetupPit, Touch};
pub use view::{Hand, Marks, PitView, PreviewDrawing};

use crate::app::Pointer;
use crate::motion::{Form, Layout};
use crate::rules::{Pit, Side};
use button::PitButton;
use captions::{HandBadge, Numeral, TrayNumeral};
use ground::Ground;
use marks::{PlayableRing, Rings};
use preview::{PreviewBadges, PreviewLanes};
use yew::prelude::*;

/// What [`Board`] shows and whom it tells.
#[derive(Properties, Clone, PartialEq)]
pub struct BoardProps {
    /// The shape of the board, and who sits at its lower edge.
    pub layout: Layout,
    /// All pits of the board, in the order of `Hawalis::pits()`: South's `a`–`n`, then North's.
    pub pits: Vec<PitView>,
    /// The hand that is sowing.
    #[prop_or_default]
    pub hand: Option<Hand>,
    /// Seeds that South and North have captured.
    #[prop_or_default]
    pub captured: [u8; 2],
    /// Whether letters are drawn.
    #[prop_or(true)]
    pub show_letters: bool,
    /// The pit that Tab reaches.
    pub tab_stop: Pit,
    /// A move as it would be played.
    #[prop_or_default]
    pub preview: Option<PreviewDrawing>,
    /// The accessible name of the group of pits.
    #[prop_or_default]
    pub label: Option<AttrValue>,
    /// The id of the element that describes the keys of the pits.
    #[prop_or_default]
    pub described_by: Option<AttrValue>,
    /// The group of the drawing in which a [`SeedLayer`] puts its seeds.
    #[prop_or_default]
    pub seeds: NodeRef,
    /// The element that holds the buttons, for moving the focus.
    #[prop_or_default]
    pub buttons: NodeRef,
    /// A pit is clicked, whether it may be played or not.
    #[prop_or_default]
    pub on_pit_click: Callback<(Pit, Pointer)>,
    /// A mouse or pen comes over a pit.
    #[prop_or_default]
    pub on_pit_enter: Callback<(Pit, Pointer)>,
    /// It leaves the pit.
    #[prop_or_default]
    pub on_pit_leave: Callback<(Pit, Pointer)>,
    /// A pit gets the focus.
    #[prop_or_default]
    pub on_pit_focus: Callback<Pit>,
    /// A pit loses the focus.
    #[prop_or_default]
    pub on_pit_blur: Callback<Pit>,
    /// A key is pressed while a pit has the focus.
    #[prop_or_default]
    pub on_key: Callback<KeyboardEvent>,
}

/// The board.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let layout = props.layout;
    let form = match layout.form {
        Form::Wide => "wide",
        Form::Narrow => "narrow",
    };
    let class = classes!(
        "board",
        form,
        layout.flipped.then_some("flipped"),
        (!props.show_letters).then_some("no-letters"),
        props.preview.is_some().then_some("previewing")
    );
    let hand = props.hand.map_or(0, |hand| hand.seeds);
    let view_box = view_box(layout);
    html! {
        <div {class} data-hand={hand.to_string()}>
            <Ground {layout} />
            <svg class="board-live" viewBox={view_box} aria-hidden="true" focusable="false">
                <g class="rings">
                    for view in &props.pits {
                        if view.playable {
                            <PlayableRing key={pit_key(view.pit)} {layout} pit={view.pit} />
                        }
                    }
                </g>
                <g class="marks">
                    for view in &props.pits {
                        <Rings key={pit_key(view.pit)} {layout} pit={view.pit} marks={view.marks} />
                    }
                </g>
                <g class="lanes">
                    if let Some(preview) = &props.preview {
                        <PreviewLanes {layout} preview={preview.clone()} />
                    }
                </g>
                <g class="counts">
                    for view in &props.pits {
                        <Numeral key={pit_key(view.pit)} {layout} pit={view.pit} seeds={view.seeds} />
                    }
                    for side in Side::BOTH {
                        <TrayNumeral {layout} {side} seeds={props.captured[side.index()]} />
                    }
                </g>
                <g class="seeds" ref={props.seeds.clone()}></g>
                <g class="badges">
                    if let Some(preview) = &props.preview {
                        <PreviewBadges {layout} preview={preview.clone()} />
                    }
                    if let Some(hand) = props.hand {
                        <HandBadge {layout} {hand} />
                    }
                </g>
            </svg>
            <div
                class="pits"
                role="group"
                aria-label={props.label.clone()}
                aria-describedby={props.described_by.clone()}
                ref={props.buttons.clone()}
                onkeydown={props.on_key.clone()}
            >
                for view in in_rows(&props.pits) {
                    <PitButton
                        key={pit_key(view.pit)}
                        view={view.clone()}
                        tab_stop={view.pit == props.tab_stop}
                        on_click={props.on_pit_click.clone()}
                        on_enter={props.on_pit_enter.clone()}
                        on_leave={props.on_pit_leave.clone()}
                        on_focus={props.on_pit_focus.clone()}
                        on_blur={props.on_pit_blur.clone()}
                    />
                }
            </div>
        </div>
    }
}

/// The `viewBox` of a drawing.
fn view_box(layout: Layout) -> String {
    format!("0 0 {} {}", layout.width(), layout.height())
}

/// The key of a pit among its equals.
fn pit_key(pit: Pit) -> usize {
    pit.side().index() * Pit::MOST_PER_SIDE + pit.index()
}

/// The `transform` that moves to a point.
fn translate(point: crate::motion::Point) -> String {
    format!("translate({:.1} {:.1})", point.x, point.y)
}

/// The pits row by row as South sees them: the order of the cells of the grid.
fn in_rows(pits: &[PitView]) -> Vec<&PitView> {
    let layout = Layout::new(Form::Wide, false);
    let place = |view: &&PitView| {
        let at = layout.pit(view.pit);
        (at.y as i32, at.x as i32)
    };
    let mut rows: Vec<&PitView> = pits.iter().collect();
    rows.sort_by_key(place);
    rows
}
