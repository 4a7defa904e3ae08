//! The move that is looked at: its sentence, its slider, its controls.

use super::dialogs::{Choice, speed_options};
use super::dom;
use super::icons::Icon;
use super::lettered::{lettered, plain};
use super::program::{off, use_action, use_dispatch, words};
use super::sentences;
use crate::app::{Action, Passage, PreviewEnd, Said, Settings, State, Step, Walk};
use crate::motion::Speed;
use gloo::events::EventListener;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Properties of [`PassagePanel`].
#[derive(PartialEq, Properties)]
pub struct PassagePanelProps {
    /// The state.
    pub state: State,
}

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
        Said::LinkFailed(_) | Said::Opened(Some(_)) if state.pointed.is_none() => {
            return Sentence::Warning(sentences::said(words, state));
        }
        _ => {}
    }
    match state.preview() {
        Some(preview) => {
            let told = sentences::preview(words, state, &preview);
            let asked = match state.confirming {
                Some(pit) if pit == preview.pit => words.confirm(State::letter(pit)),
                _ => String::new(),
            };
            let text = format!("{told} {asked}");
            if preview.end == PreviewEnd::Endless { Sentence::Warning(text) } else { Sentence::Preview(text) }
        }
        None => Sentence::Moment(sentences::moment(words, state)),
    }
}

/// The sentence of the moment, the slider over the move, and the controls to step within it.
#[component]
pub fn PassagePanel(props: &PassagePanelProps) -> Html {
    let state = &props.state;
    let labels = words().labels();
    let (class, text) = match sentence(state) {
        Sentence::Moment(text) => ("sentence", text),
        Sentence::Preview(text) => ("sentence preview", text),
        Sentence::Warning(text) => ("sentence warning", text),
    };
    html! {
        <section class="passage" aria-label={labels.sowing}>
            <p {class} id="sentence">
                if class == "sentence warning" { <Icon name="refused" /> }
                <span>{ lettered(&text) }</span>
            </p>
            <Rail passage={state.shown.passage.clone()} stop={state.stop} place={plain(&sentences::moment(words(), state))} />
            <div class="controls-frame"><Controls
                playing={state.playing}
                at_start={state.record.cursor() == crate::record::NodeId::START}
                at_end={state.is_settled() && state.record.next(state.record.cursor()).is_none()}
                has_move={state.shown.passage.is_some()}
                settings={state.settings}
            /></div>
        </section>
    }
}

#[derive(PartialEq, Properties)]
struct RailProps {
    passage: Option<Rc<Passage>>,
    stop: usize,
    /// The sentence for the stop.
    place: AttrValue,
}

/// Ticks closer than this, in CSS pixels, are thinned out.
const CLOSEST_TICKS: f64 = 6.0;
/// Room for the number of a lap, in CSS pixels.
const NUMBER_ROOM: f64 = 30.0;
/// The narrowest rail on any screen in use: what has room there has room everywhere.
const NARROWEST_RAIL: f64 = 280.0;

/// The slider over one move: a stop at every lift, drop and capture, a tick at every lap.
#[component]
fn Rail(props: &RailProps) -> Html {
    let labels = words().labels();
    let dispatch = use_dispatch();
    let rail = use_node_ref();
    let width = use_state_eq(|| NARROWEST_RAIL);
    {
        let (rail, width) = (rail.clone(), width.setter());
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
    let oninput = Callback::from(move |event: InputEvent| {
        let value = event.target_dyn_into::<HtmlInputElement>().map(|input| input.value_as_number());
        if let Some(value) = value.filter(|value| value.is_finite()) {
            dispatch.dispatch(Action::Seek(value as usize));
        }
    });

    let (last, lap, ticks) = match &props.passage {
        Some(passage) => (passage.stops.last(), passage.stops.lap(props.stop), ticks(passage, *width)),
        None => (0, 0, Vec::new()),
    };
    html! {
        <div class="rail">
            <input
                type="range"
                min="0"
                max={last.max(1).to_string()}
                step="1"
                value={props.stop.to_string()}
                {oninput}
                disabled={last == 0}
                aria-label={labels.slider}
                aria-valuetext={props.place.clone()}
            />
            <svg class="ticks" ref={rail} aria-hidden="true">
                { for ticks.into_iter().map(|tick| html! {
                    <svg key={tick.lap} class="tick" x={format!("{:.2}%", 100.0 * tick.share)}>
                        <line y1="0" y2="7" class={(tick.lap <= lap).then_some("passed")} />
                        if tick.numbered { <text y="19">{ tick.lap }</text> }
                    </svg>
                }) }
            </svg>
        </div>
    }
}

struct Tick {
    lap: usize,
    /// The part of the rail before it.
    share: f64,
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
    for (index, stop) in passage.stops.ticks().enumerate() {
        let (lap, share) = (index + 1, stop as f64 / last);
        let x = width * share;
        let numbered = (lap % step == 0 || lap == 1) && x - number_at >= NUMBER_ROOM * 0.75;
        if x - at < CLOSEST_TICKS && !numbered {
            continue;
        }
        at = x;
        if numbered {
            number_at = x;
        }
        ticks.push(Tick { lap, share, numbered });
    }
    ticks
}

#[derive(PartialEq, Properties)]
struct ControlsProps {
    playing: bool,
    at_start: bool,
    at_end: bool,
    has_move: bool,
    settings: Settings,
}

/// The buttons that step along the game and within the move, and the speed.
#[component]
fn Controls(props: &ControlsProps) -> Html {
    let labels = words().labels();
    let first = use_action(Action::Walk(Walk::First));
    let back = use_action(Action::Walk(Walk::Back));
    let forward = use_action(Action::Walk(Walk::Forward));
    let last = use_action(Action::Walk(Walk::Last));
    let back_lap = use_action(Action::Step(Step::BackLap));
    let forward_lap = use_action(Action::Step(Step::ForwardLap));
    let back_seed = use_action(Action::Step(Step::BackSeed));
    let forward_seed = use_action(Action::Step(Step::ForwardSeed));
    let play_pause = use_action(Action::PlayPause);
    let skip = use_action(Action::Skip);
    let &ControlsProps { playing, at_start, at_end, has_move, settings } = props;

    let button = |class: &'static str,
                  name: &'static str,
                  icon: &'static str,
                  on: &Callback<MouseEvent>,
                  is_off: bool| {
        html! {
            <button type="button" class={classes!("control", class)} aria-label={name} title={name} onclick={on.clone()} aria-disabled={off(is_off)}>
                <Icon name={icon} />
            </button>
        }
    };
    html! {
        <div class="controls">
            { button("first", labels.first, "first", &first, at_start) }
            { button("back-move", labels.back_move, "back-move", &back, at_start) }
            { button("back-lap", labels.back_lap, "back-lap", &back_lap, at_start) }
            { button("back-seed", labels.back_seed, "back-seed", &back_seed, at_start) }
            <button
                type="button"
                class="control play-pause"
                aria-label={labels.play_pause}
                title={labels.play_pause}
                aria-pressed={playing.to_string()}
                onclick={play_pause}
                aria-disabled={off(!has_move && at_end)}
            >
                <Icon name={if playing { "pause" } else { "play" }} />
            </button>
            { button("forward-seed", labels.forward_seed, "forward-seed", &forward_seed, at_end) }
            { button("forward-lap", labels.forward_lap, "forward-lap", &forward_lap, at_end) }
            { button("forward-move", labels.forward_move, "forward-move", &forward, at_end) }
            { button("last", labels.last, "last", &last, at_end) }
            // The mouse takes the focus from no pit: one skips in order to play on.
            <button
                type="button"
                class="control skip"
                onmousedown={|event: MouseEvent| event.prevent_default()}
                onclick={skip}
                aria-disabled={off(!playing)}
            >
                { labels.skip }
            </button>
            <SpeedChoice {settings} />
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct SpeedChoiceProps {
    settings: Settings,
}

/// How fast moves are shown.
#[component]
fn SpeedChoice(props: &SpeedChoiceProps) -> Html {
    let labels = words().labels();
    let dispatch = use_dispatch();
    let settings = props.settings;
    html! {
        <Choice<Speed>
            class="speed"
            name={labels.speed}
            options={speed_options()}
            chosen={settings.speed}
            on_choose={Callback::from(move |speed| dispatch.dispatch(Action::Set(Settings { speed, ..settings })))}
        />
    }
}
