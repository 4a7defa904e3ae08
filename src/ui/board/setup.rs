//! A board that is set up: its pits take and give seeds.

use super::captions::{Numeral, tray_numeral};
use super::ground::Ground;
use super::marks::PlayableRings;
use super::{frame_classes, pit_key, translate, view_box};
use crate::app::Rules;
use crate::drawing::{SEED_SHADOW, seed_look, seed_scale};
use crate::motion::{Layout, Place, Point, thousandth};
use crate::rules::{Counts, Game, Pit, PitSet, Shape, Side};
use crate::ui::part::{View, keyed, part};
use crate::ui::program::words;
use crate::ui::sentences;
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, WheelEvent};
use yew::prelude::*;

/// The most seeds that are drawn in a pit: as many as a whole game has. The numeral counts the others.
const MOST_DRAWN: u8 = 56;
/// How far a wheel turns for a seed, in pixels; less than a notch of any mouse.
const WHEEL_STEP: f64 = 40.0;
/// The height of a line for wheels that count lines.
const LINE: f64 = 16.0;

/// What is done to a pit with a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// It is pressed: whatever a press does at present.
    Press,
    /// It gets a seed.
    Add,
    /// A seed is taken.
    Take,
}

/// What [`SetupBoard`] shows and whom it tells.
#[derive(Properties, Clone, PartialEq)]
pub struct SetupBoardProps {
    /// The shape of the board, and who sits at its lower edge.
    pub layout: Layout,
    /// The counts.
    pub setup: <Rules as Game>::Setup,
    /// The pits that could be played.
    pub choices: PitSet,
    /// Seeds that South and North have captured, in a game whose stores are not set up.
    pub captured: [u8; 2],
    /// The pit that Tab reaches.
    pub tab_stop: Pit,
    /// The accessible name of the group of pits.
    pub label: &'static str,
    /// The id of the element that describes it.
    pub described_by: &'static str,
    /// A pit is pressed or the wheel is turned over it.
    pub on_touch: Callback<(Pit, Touch)>,
    /// A pit gets the focus.
    pub on_pit_focus: Callback<Pit>,
    /// A key is pressed while a pit has the focus.
    pub on_key: Callback<KeyboardEvent>,
}

/// A board whose pits are set by hand.
#[component]
pub fn SetupBoard(props: &SetupBoardProps) -> Html {
    let &SetupBoardProps { layout, ref setup, tab_stop, .. } = props;
    let shape = layout.shape;
    let buttons = use_node_ref();
    use_touches(buttons.clone(), shape, props.on_touch.clone());
    let onfocusin = props.on_pit_focus.clone();
    let onfocusin = move |event: FocusEvent| {
        if let Some(pit) = pit_of(&event, shape) {
            onfocusin.emit(pit);
        }
    };
    let seeds = |pit| setup.seeds(pit);
    // Row by row as South sees them: the order of the cells of the grid.
    let cells =
        (0..shape.rows).flat_map(|row| (0..shape.columns).map(move |column| shape.pit_at(row, column)));
    let button =
        |pit| keyed(pit_key(pit), PitToSet { shape, pit, seeds: seeds(pit), tab_stop: pit == tab_stop });
    let numeral = |pit| keyed(pit_key(pit), Numeral { layout, pit, seeds: seeds(pit) });
    let heap = |pit| keyed(pit_key(pit), Heap { layout, pit, seeds: seeds(pit).min(MOST_DRAWN) });
    // In some games stores are set up as well.
    let captured = |side: Side| setup.store(side).unwrap_or(props.captured[side.index()]);
    html! {
        <div class={classes!(frame_classes(layout).to_vec(), layout.flipped.then_some("flipped"))}>
            { part(Ground { layout }) }
            <svg class="board-live" viewBox={view_box(layout)} aria-hidden="true" focusable="false">
                <g class="rings">{ part(PlayableRings { layout, pits: props.choices }) }</g>
                <g class="counts">
                    { for shape.pits().map(numeral) }
                    { for Side::BOTH.map(|side| tray_numeral(layout, side, captured(side))) }
                </g>
                <g>{ for shape.pits().map(heap) }</g>
                <g>{ for Side::BOTH.map(|side| part(Taken { layout, side, seeds: captured(side).min(MOST_DRAWN) })) }</g>
            </svg>
            <div
                class="pits"
                role="group"
                aria-label={props.label}
                aria-describedby={props.described_by}
                ref={buttons}
                onkeydown={props.on_key.clone()}
                {onfocusin}
            >
                { for cells.map(button) }
            </div>
        </div>
    }
}

/// The button over a pit. What happens to it is heard by the group of all buttons.
#[derive(PartialEq)]
struct PitToSet {
    shape: &'static Shape,
    pit: Pit,
    seeds: u8,
    tab_stop: bool,
}

impl View for PitToSet {
    fn draw(&self) -> Html {
        let &PitToSet { shape, pit, seeds, tab_stop } = self;
        html! {
            <button
                type="button"
                class="pit"
                data-pit={shape.letter(pit).to_string()}
                data-seeds={seeds.to_string()}
                aria-label={sentences::pit(words(), shape, pit, seeds, false)}
                tabindex={if tab_stop { "0" } else { "-1" }}
                autofocus={tab_stop}
            />
        }
    }
}

/// The seeds of a pit. Each looks the same for as long as it lies there.
#[derive(PartialEq)]
struct Heap {
    layout: Layout,
    pit: Pit,
    seeds: u8,
}

impl View for Heap {
    fn draw(&self) -> Html {
        let &Heap { layout, pit, seeds } = self;
        let number = |rank| pit_key(pit) * usize::from(MOST_DRAWN) + usize::from(rank);
        let place = |rank| layout.seat(Place::Pit { pit, rank });
        (0..seeds).map(|rank| seed(layout, number(rank), place(rank))).collect()
    }
}

/// The seeds that a player has captured.
#[derive(PartialEq)]
struct Taken {
    layout: Layout,
    side: Side,
    seeds: u8,
}

impl View for Taken {
    fn draw(&self) -> Html {
        let &Taken { layout, side, seeds } = self;
        let place = |rank| layout.seat(Place::Tray { side, rank });
        (0..seeds).map(|rank| seed(layout, usize::from(rank), place(rank))).collect()
    }
}

fn seed(layout: Layout, number: usize, at: Point) -> Html {
    let look = seed_look(number);
    let scale = thousandth(seed_scale(layout.seed_radius()));
    html! {
        <g transform={format!("{}scale({scale})", translate(at))}>
            <use href={format!("#{SEED_SHADOW}")} />
            <use href={format!("#board-seed-{}", look.shape)} class={format!("tint-{}", look.tint)} />
        </g>
    }
}

/// Hears presses and the wheel over the pits of `buttons`. Yew's own wheel cannot be kept from
/// scrolling what lies behind.
#[hook]
fn use_touches(buttons: NodeRef, shape: &'static Shape, on_touch: Callback<(Pit, Touch)>) {
    use_effect_with((buttons, shape, on_touch), |&(ref buttons, shape, ref on_touch)| {
        let listeners = buttons.cast::<Element>().map(|element| {
            let listen = |kind, touch: fn(&Event, &mut f64) -> Option<Touch>| {
                let on_touch = on_touch.clone();
                let mut turned = 0.0;
                let options = EventListenerOptions::enable_prevent_default();
                EventListener::new_with_options(&element, kind, options, move |event| {
                    if let Some(pit) = pit_of(event, shape)
                        && let Some(touch) = touch(event, &mut turned)
                    {
                        on_touch.emit((pit, touch));
                    }
                })
            };
            [listen("click", press), listen("contextmenu", take), listen("wheel", turn)]
        });
        move || drop(listeners)
    });
}

/// The pit to whose button an event came.
fn pit_of(event: &Event, shape: &Shape) -> Option<Pit> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let letter = target.closest(".pit").ok()??.get_attribute("data-pit")?;
    shape.pit(letter.chars().next()?)
}

fn press(event: &Event, _: &mut f64) -> Option<Touch> {
    let shift = event.dyn_ref::<MouseEvent>().is_some_and(MouseEvent::shift_key);
    Some(if shift { Touch::Take } else { Touch::Press })
}

/// The right button, a long press of a finger, or the key of the context menu.
fn take(event: &Event, _: &mut f64) -> Option<Touch> {
    event.prevent_default();
    Some(Touch::Take)
}

/// `turned` is how far the wheel has gone since the last seed.
fn turn(event: &Event, turned: &mut f64) -> Option<Touch> {
    let wheel = event.dyn_ref::<WheelEvent>()?;
    // With Ctrl it zooms the page.
    if wheel.ctrl_key() {
        return None;
    }
    wheel.prevent_default();
    let by_lines = wheel.delta_mode() == WheelEvent::DOM_DELTA_LINE;
    *turned += wheel.delta_y() * if by_lines { LINE } else { 1.0 };
    if turned.abs() < WHEEL_STEP {
        return None;
    }
    Some(if std::mem::take(turned) < 0.0 { Touch::Add } else { Touch::Take })
}
