//! The move that is looked at: its sentence, its slider, its controls.

use super::dialogs::{ChoiceProps, choice, speed_options};
use super::dom;
use super::icons::icon;
use super::lettered::{lettered, plain};
use super::part::{View, part};
use super::program::{Dispatch, off, sending, words};
use super::sentences;
use crate::app::{Action, HintState, Passage, PreviewEnd, Said, Settings, State, Step, Walk};
use crate::motion::{Decimal, tenth};
use crate::record::NodeId;
use gloo::events::EventListener;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What the panel's sentence is about.
enum Sentence {
    /// The place where the view stands.
    Moment(String),
    /// A move that is pointed at.
    Preview(String),
    /// Why something was not done, or should not be.
    Warning(String),
}

fn sentence(state: &State) -> Sentence {
    let words = words();
    match &state.said {
        &Said::Refused { pit, refusal } if state.refused().is_some() => {
            return Sentence::Warning(sentences::refusal(words, state, pit, refusal));
        }
        Said::LinkFailed(_)
        | Said::Opened(Some(_))
        | Said::NotYours(_)
        | Said::PlayedEarly
        | Said::ThinkingRestarted
            if state.pointed.is_none() =>
        {
            return Sentence::Warning(sentences::said(words, state));
        }
        // Where a computer is to move the page asks what to do.
        Said::ThinkingFailed if state.pointed.is_none() && state.halt.is_none() => {
            return Sentence::Warning(sentences::said(words, state));
        }
        _ => {}
    }
    match state.hint {
        HintState::Asked => return Sentence::Preview(words.labels().hint_coming.to_owned()),
        HintState::Here(hint) if state.pointed.is_none_or(|pit| state.letter(pit) == hint.letter) => {
            return Sentence::Preview(sentences::hint(words, state, hint));
        }
        _ => {}
    }
    match state.preview() {
        Some(preview) => {
            let told = sentences::preview(words, state, &preview);
            let asked = match state.confirming {
                Some(pit) if pit == preview.pit => words.confirm(state.letter(pit)),
                _ => String::new(),
            };
            let text = format!("{told} {asked}");
            if preview.end == PreviewEnd::Endless { Sentence::Warning(text) } else { Sentence::Preview(text) }
        }
        None => Sentence::Moment(sentences::moment(words, state)),
    }
}

/// The sentence of the moment, the slider over the move, and the controls to step within it.
#[hook]
pub fn use_passage(state: &State, dispatch: Dispatch) -> Html {
    let labels = words().labels();
    let ticks = use_node_ref();
    let width = use_width(ticks.clone());
    let (class, text) = match sentence(state) {
        Sentence::Moment(text) => ("sentence", text),
        Sentence::Preview(text) => ("sentence preview", text),
        Sentence::Warning(text) => ("sentence warning", text),
    };
    html! {
        <section class="passage" aria-label={labels.sowing}>
            <p {class} id="sentence">
                if class == "sentence warning" { { icon("refused") } }
                <span>{ lettered(&text) }</span>
            </p>
            { rail(state, ticks, width, &dispatch) }
            <div class="controls-frame">
                { part(Controls {
                    playing: state.playing,
                    at_start: state.record.cursor() == NodeId::START,
                    at_end: state.is_settled() && state.record.next(state.record.cursor()).is_none(),
                    has_move: state.shown.passage.is_some(),
                    settings: state.settings,
                    dispatch,
                }) }
            </div>
        </section>
    }
}

/// Ticks closer than this, in CSS pixels, are thinned out.
const CLOSEST_TICKS: f64 = 6.0;
/// Room for the number of a lap, in CSS pixels.
const NUMBER_ROOM: f64 = 30.0;
/// The narrowest rail on any screen in use: what has room there has room everywhere.
const NARROWEST_RAIL: f64 = 200.0;
/// Half the breadth of a tick that was passed, in CSS pixels.
const HALF_TICK: f64 = 1.25;

/// The width of the rail in CSS pixels, followed as the window changes.
#[hook]
fn use_width(rail: NodeRef) -> f64 {
    let width = use_state_eq(|| NARROWEST_RAIL);
    {
        let width = width.setter();
        use_effect_with((), move |()| {
            let measure = move || {
                if let Some(rail) = dom::element(&rail) {
                    width.set(f64::from(rail.client_width()).max(NARROWEST_RAIL));
                }
            };
            measure();
            let listener = EventListener::new(&gloo::utils::window(), "resize", move |_| measure());
            move || drop(listener)
        });
    }
    *width
}

/// The slider over one move: a stop at every lift, drop and capture, a tick at every lap.
fn rail(state: &State, ticks: NodeRef, width: f64, dispatch: &Dispatch) -> Html {
    let dispatch = dispatch.clone();
    let oninput = move |event: InputEvent| {
        let value = event.target_dyn_into::<HtmlInputElement>().map(|input| input.value_as_number());
        if let Some(value) = value.filter(|value| value.is_finite()) {
            dispatch.dispatch(Action::Seek(value as usize));
        }
    };
    let last = state.shown.last();
    html! {
        <div class="rail">
            <input
                type="range"
                min="0"
                max={last.max(1).to_string()}
                step="1"
                value={state.stop.to_string()}
                {oninput}
                disabled={last == 0}
                aria-label={words().labels().slider}
                aria-valuetext={plain(&sentences::moment(words(), state))}
            />
            <svg class="ticks" ref={ticks} aria-hidden="true">
                if let Some(passage) = &state.shown.passage {
                    <path class="way" d={format!("M0-8H{}", tenth(width * state.stop as f64 / passage.stops.last() as f64))} />
                    { part(Ticks { passage: passage.clone(), width, numbered: true }) }
                    // Only as wide as the way that has passed: a step changes nothing else.
                    <svg class="passed" height="20" width={passed(passage, state.stop, width).to_string()}>
                        { part(Ticks { passage: passage.clone(), width, numbered: false }) }
                    </svg>
                }
            </svg>
        </div>
    }
}

/// How much of a rail of this width is beside ticks that have passed: that of the lap at `stop` has.
fn passed(passage: &Passage, stop: usize, width: f64) -> Decimal {
    let stops = &passage.stops;
    match stops.lap(stop) {
        0 => tenth(0.0),
        lap => tenth(width * stops.lap_end(lap) as f64 / stops.last() as f64 + HALF_TICK),
    }
}

/// The ticks of all laps.
#[derive(PartialEq)]
struct Ticks {
    passage: Rc<Passage>,
    /// Of the rail, in CSS pixels.
    width: f64,
    /// Whether their numbers are below them.
    numbered: bool,
}

impl View for Ticks {
    fn draw(&self) -> Html {
        let ticks = ticks(&self.passage, self.width);
        let d: String = ticks.iter().map(|tick| format!("M{} 0V7", tenth(tick.x))).collect();
        let number = |tick: &Tick| html! { <text x={tenth(tick.x).to_string()} y="19">{ tick.lap }</text> };
        let numbers = ticks.iter().filter(|tick| tick.numbered && self.numbered).map(number);
        html! { <><path {d} />{ for numbers }</> }
    }
}

struct Tick {
    lap: usize,
    /// Where it is on the rail, in CSS pixels.
    x: f64,
    numbered: bool,
}

/// The ticks of a move's laps on a rail of this width in CSS pixels, thinned where they would touch.
fn ticks(passage: &Passage, width: f64) -> Vec<Tick> {
    let last = passage.stops.last() as f64;
    let laps = passage.stops.laps();
    // Round numbers, as few as have room.
    let step = [1, 2, 5, 10, 20, 50, 100, 200, 500]
        .into_iter()
        .find(|step| width * *step as f64 >= NUMBER_ROOM * laps as f64)
        .unwrap_or(1000);
    let (mut at, mut number_at) = (f64::NEG_INFINITY, f64::NEG_INFINITY);
    let mut ticks = Vec::new();
    for (stop, lap) in passage.stops.ticks().zip(1..) {
        let x = width * stop as f64 / last;
        let numbered = (lap % step == 0 || lap == 1) && x - number_at >= NUMBER_ROOM * 0.75;
        if x - at < CLOSEST_TICKS && !numbered {
            continue;
        }
        at = x;
        if numbered {
            number_at = x;
        }
        ticks.push(Tick { lap, x, numbered });
    }
    ticks
}

/// The buttons that step along the game and within the move, and the speed.
#[derive(PartialEq)]
struct Controls {
    playing: bool,
    at_start: bool,
    at_end: bool,
    has_move: bool,
    settings: Settings,
    dispatch: Dispatch,
}

impl View for Controls {
    fn draw(&self) -> Html {
        let labels = words().labels();
        let &Controls { playing, at_start, at_end, has_move, settings, ref dispatch } = self;
        let button = |name: &'static str, image: &'static str, action: Action, is_off: bool| {
            html! {
                <button
                    type="button"
                    class={classes!("control", image)}
                    aria-label={name}
                    onclick={sending(dispatch, action)}
                    aria-disabled={off(is_off)}
                >
                    { icon(image) }
                </button>
            }
        };
        let choose_speed = {
            let dispatch = dispatch.clone();
            Callback::from(move |speed| dispatch.dispatch(Action::Set(Settings { speed, ..settings })))
        };
        html! {
            <div class="controls">
                { button(labels.first, "first", Action::Walk(Walk::First), at_start) }
                { button(labels.back_move, "back-move", Action::Walk(Walk::Back), at_start) }
                { button(labels.back_lap, "back-lap", Action::Step(Step::BackLap), at_start) }
                { button(labels.back_seed, "back-seed", Action::Step(Step::BackSeed), at_start) }
                <button
                    type="button"
                    class="control play-pause"
                    aria-label={labels.play_pause}
                    aria-pressed={playing.to_string()}
                    onclick={sending(dispatch, Action::PlayPause)}
                    aria-disabled={off(!has_move && at_end)}
                >
                    { icon(if playing { "pause" } else { "play" }) }
                </button>
                { button(labels.forward_seed, "forward-seed", Action::Step(Step::ForwardSeed), at_end) }
                { button(labels.forward_lap, "forward-lap", Action::Step(Step::ForwardLap), at_end) }
                { button(labels.forward_move, "forward-move", Action::Walk(Walk::Forward), at_end) }
                { button(labels.last, "last", Action::Walk(Walk::Last), at_end) }
                // The mouse takes the focus from no pit: one skips in order to play on.
                <button
                    type="button"
                    class="control skip"
                    onmousedown={|event: MouseEvent| event.prevent_default()}
                    onclick={sending(dispatch, Action::Skip)}
                    aria-disabled={off(!playing)}
                >
                    { labels.skip }
                </button>
                { choice(&ChoiceProps {
                    class: "speed",
                    name: labels.speed,
                    options: speed_options(),
                    chosen: settings.speed,
                    on_choose: choose_speed,
                }) }
            </div>
        }
    }
}
