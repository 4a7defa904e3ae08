//! Setting up a position.

mod desk;

use super::game::{game_choice, option_choice};
use super::{Choice, Frame, wish};
use crate::app::{Dialog, Draft, Edit, MOST_IN_PIT, Reading, Rules, Verdict, Wish};
use crate::motion::{Form, Layout};
use crate::record::Link;
use crate::rules::{Counts, Game, Pit, PitSet, Side};
use crate::ui::board::{SetupBoard, Touch, goal};
use crate::ui::dom::{self, Media, use_media};
use crate::ui::icons::icon;
use crate::ui::program::{dialog_labels, dialog_words, editor_words, off, words};
use crate::ui::sentences::{self, game_told};
use desk::{Deed, Desk};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// Properties of [`EditorDialog`].
#[derive(PartialEq, Properties)]
pub struct EditorDialogProps {
    /// The game whose board one begins with; the dialog is open while there is one. What was made of
    /// the board stays when the dialog is closed and opened with the same again.
    pub link: Option<Link<Rules>>,
    /// A board to begin with instead.
    pub setup: Option<<Rules as Game>::Setup>,
    /// The names of the present players, who go on.
    pub names: [String; 2],
}

/// What a press of a pit does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tool {
    Add,
    Take,
    Set,
}

/// A board, what it is set up with, its text, and whether it can be played.
#[component]
pub fn EditorDialog(props: &EditorDialogProps) -> Html {
    let desk = use_reducer(|| {
        let game = Rules::default();
        Desk::new(Draft { game, setup: game.start().into() })
    });
    {
        let (desk, link) = (desk.dispatcher(), props.link.clone());
        // When it is opened: a computer that moves meanwhile changes nothing here.
        use_effect_with((link.is_some(), props.setup), move |(_, setup)| {
            if let Some(link) = link {
                let setup = setup.unwrap_or_else(|| (link.position()).into());
                desk.dispatch(Deed::Bring(Draft { game: link.game, setup }));
            }
        });
    }
    let act = {
        let desk = desk.dispatcher();
        Callback::from(move |deed| desk.dispatch(deed))
    };
    let flipped = props.link.as_ref().is_some_and(|link| link.flipped);
    let names = props.names.clone();
    // Whoever played plays from here too.
    let computers = props.link.as_ref().map_or([None; 2], |link| link.computers);
    let on_play = Callback::from(move |(game, start)| {
        let game = Link { start, computers, ..Link::new(game) }.encode();
        wish(Wish::Begin { game, names: names.clone() });
        wish(Wish::Closed(Dialog::Editor));
    });
    html! {
        <Frame open={props.link.is_some()} title={editor_words().labels().title} class="editor" dialog={Dialog::Editor}>
            <Workbench desk={(*desk).clone()} {act} {flipped} {on_play} />
        </Frame>
    }
}

type Position = <Rules as Game>::Position;

#[derive(PartialEq, Properties)]
struct WorkbenchProps {
    desk: Desk,
    act: Callback<Deed>,
    flipped: bool,
    on_play: Callback<(Rules, Position)>,
}

#[component]
fn Workbench(props: &WorkbenchProps) -> Html {
    let labels = words().labels();
    let own = editor_words().labels();
    let WorkbenchProps { desk, act, .. } = props;
    let draft = desk.editor.draft();
    let verdict = draft.verdict();
    let sentence = desk::verdict(draft.game, &verdict, draft.setup.turn());
    let tool = use_state_eq(|| Tool::Add);
    let number = use_state_eq(|| 2_u8);

    let edit = |edit: Edit<Rules>| {
        let act = act.clone();
        Callback::from(move |_: MouseEvent| act.emit(Deed::Edit(edit.clone())))
    };
    // Ctrl+Z works wherever it does not belong to a text.
    let on_key = {
        let act = act.clone();
        Callback::from(move |event: KeyboardEvent| {
            let in_text = event
                .target_dyn_into::<HtmlElement>()
                .is_some_and(|target| matches!(target.closest("input, textarea"), Ok(Some(_))));
            let edit = match event.key().as_str() {
                _ if in_text || !(event.ctrl_key() || event.meta_key()) => return,
                "z" => Edit::Undo,
                "Z" | "y" => Edit::Redo,
                _ => return,
            };
            event.prevent_default();
            act.emit(Deed::Edit(edit));
        })
    };
    let play = {
        let (act, on_play, game, sentence) =
            (act.clone(), props.on_play.clone(), draft.game, sentence.clone());
        Callback::from(move |_: MouseEvent| match verdict {
            Verdict::Playable { position, .. } => on_play.emit((game, position)),
            _ => act.emit(Deed::Say(sentence.clone())),
        })
    };
    let copy = {
        let (act, text) = (act.clone(), draft.setup.to_string());
        Callback::from(move |_: MouseEvent| {
            let act = act.clone();
            dom::copy(text.clone(), move |allowed| {
                let said = if allowed { dialog_labels().copied } else { own.copy_refused };
                act.emit(Deed::Say(said.to_owned()));
            });
        })
    };
    let playable = matches!(verdict, Verdict::Playable { .. });
    let (said, saying) = desk.said();
    let shape = draft.game.shape();
    let count = |name: Option<&'static str>, seeds: u32, most: u32| {
        html! {
            <p class={(seeds > most).then_some("too-many")}>
                if let Some(name) = name { <span>{ name }</span>{ " " } }
                <strong>{ editor_words().total(seeds, most) }</strong>
            </p>
        }
    };
    let total = |side: Side| {
        count(Some(sentences::side_name(words(), side)), draft.seeds_of(side), shape.most_captured())
    };
    let store = |side: Side| {
        let seeds = draft.setup.store(side)?;
        let act = act.clone();
        let oninput = move |event: InputEvent| {
            let input = event.target_dyn_into::<HtmlInputElement>();
            if let Some(seeds) = input.and_then(|input| input.value().parse().ok()) {
                act.emit(Deed::Edit(Edit::Store(side, seeds)));
            }
        };
        // What is no number that can be set does not stay.
        let onchange = move |event: Event| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                input.set_value(&seeds.to_string());
            }
        };
        Some(html! {
            <label>
                <span>{ sentences::side_name(words(), side) }</span>
                <input
                    type="number"
                    inputmode="numeric"
                    min="0"
                    max={shape.most_captured().to_string()}
                    value={seeds.to_string()}
                    {oninput}
                    {onchange}
                />
            </label>
        })
    };
    let (near, far) = if props.flipped { (Side::North, Side::South) } else { (Side::South, Side::North) };
    let sides = vec![(Side::South, labels.south), (Side::North, labels.north)];
    let choose_turn = act.reform(|side| Deed::Edit(Edit::Turn(side)));
    let choose_game = act.reform(|game| Deed::Edit(Edit::Game(game)));
    let choose_option = act.reform(|game| Deed::Edit(Edit::Options(game)));
    let stores: Option<Vec<Html>> = [far, near].into_iter().map(store).collect();
    let all = draft.total();
    html! {
        <div class="workbench" onkeydown={on_key}>
            <div class="setup-board">
                <PitsToSet
                    draft={draft.clone()}
                    act={act.clone()}
                    flipped={props.flipped}
                    tool={*tool}
                    number={*number}
                />
                <div class="totals" role="group" aria-label={own.totals}>
                    if stores.is_some() { { count(None, all, shape.seeds) } } else { { total(far) }{ total(near) } }
                </div>
                <p id="setup-explained" class="setup-explained">{ own.explained }{ " " }{ own.keys_explained }</p>
            </div>
            <div class="setup-tools">
                <Tools tool={*tool} number={*number} on_tool={let tool = tool.setter(); move |it| tool.set(it)} on_number={let number = number.setter(); move |it| number.set(it)} />
                <div class="setup-steps">
                    <button type="button" onclick={edit(Edit::Undo)} aria-disabled={off(!desk.editor.can_undo())}>{ icon("undo") }{ labels.undo }</button>
                    <button type="button" onclick={edit(Edit::Redo)} aria-disabled={off(!desk.editor.can_redo())}>{ icon("redo") }{ labels.redo }</button>
                    <button type="button" onclick={edit(Edit::Clear)}>{ own.clear }</button>
                    <button type="button" onclick={edit(Edit::Start)}>{ own.start }</button>
                    <button type="button" onclick={edit(Edit::Swap)}>{ own.swap }</button>
                </div>
                <div class="setting">
                    <h3>{ own.turn }</h3>
                    <Choice<Side> name={own.turn} options={sides} chosen={draft.setup.turn()} on_choose={choose_turn} />
                </div>
                if let Some(stores) = stores {
                    <div class="setting">
                        <h3>{ own.stores }</h3>
                        <div class="stores" role="group" aria-label={own.stores}>{ for stores }</div>
                    </div>
                }
                { option_choice(draft.game, choose_option) }
                { game_choice(draft.game, choose_game) }
                <SetupText desk={desk.clone()} act={act.clone()} {copy} />
            </div>
            <div class="setup-end">
                <p id="verdict" class={classes!("verdict", (!playable).then_some("unplayable"))} role="status">{ &sentence }</p>
                <button type="button" class="primary" onclick={play} aria-disabled={off(!playable)} aria-describedby="verdict">{ own.play }</button>
            </div>
            <div class="spoken" aria-live="polite"><p key={saying.to_string()}>{ said.to_owned() }</p></div>
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct PitsToSetProps {
    draft: Draft<Rules>,
    act: Callback<Deed>,
    flipped: bool,
    tool: Tool,
    number: u8,
}

/// The board, and what pointers and keys do on it.
#[component]
fn PitsToSet(props: &PitsToSetProps) -> Html {
    let own = editor_words().labels();
    let PitsToSetProps { draft, act, flipped, tool, number } = props;
    let (tool, number, flipped) = (*tool, *number, *flipped);
    let form = if use_media(Media::Upright) { Form::Narrow } else { Form::Wide };
    let layout = Layout::new(draft.game.shape(), form, flipped);
    let tab_stop = use_state_eq(|| Pit::new(if flipped { Side::North } else { Side::South }, 0));

    // Another game may not have the pit.
    let first = Pit::new(tab_stop.side(), 0);
    let at = if tab_stop.index() < layout.shape.pits_per_side { *tab_stop } else { first };

    let on_touch = {
        let act = act.clone();
        use_callback((tool, number), move |(pit, touch), &(tool, number)| {
            act.emit(Deed::Edit(match (touch, tool) {
                (Touch::Add, _) | (Touch::Press, Tool::Add) => Edit::Add(pit),
                (Touch::Take, _) | (Touch::Press, Tool::Take) => Edit::Take(pit),
                (Touch::Press, Tool::Set) => Edit::Set(pit, number),
            }));
        })
    };
    let on_pit_focus = {
        let (act, tab_stop) = (act.clone(), tab_stop.clone());
        Callback::from(move |pit| {
            if *tab_stop != pit {
                tab_stop.set(pit);
                act.emit(Deed::Edit(Edit::Pause));
            }
        })
    };
    let on_key = {
        let (act, pit) = (act.clone(), at);
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.meta_key() || event.alt_key() {
                return;
            }
            if let Some(goal) = goal(&event, pit, layout, None) {
                event.prevent_default();
                return dom::focus(dom::find(&format!(
                    "dialog[open] [data-pit=\"{}\"]",
                    layout.shape.letter(goal)
                )));
            }
            let edit = match event.key().as_str() {
                "+" => Edit::Add(pit),
                "-" | "−" => Edit::Take(pit),
                "Delete" | "Backspace" => Edit::Set(pit, 0),
                key => match key.parse() {
                    Ok(figure @ 0..=9) if key.len() == 1 => Edit::Figure(pit, figure),
                    _ => return,
                },
            };
            event.prevent_default();
            act.emit(Deed::Edit(edit));
        })
    };
    let choices = match draft.verdict() {
        Verdict::Playable { choices, .. } => choices,
        Verdict::Over(_) | Verdict::Impossible(_) => PitSet::EMPTY,
    };
    let captured = match draft.position() {
        Ok(position) => Side::BOTH.map(|side| Rules::captured(&position, side)),
        Err(_) => [0; 2],
    };
    html! {
        <SetupBoard
            {layout}
            setup={draft.setup}
            {choices}
            {captured}
            tab_stop={at}
            label={own.board}
            described_by="setup-explained"
            {on_touch}
            {on_pit_focus}
            {on_key}
        />
    }
}

#[derive(PartialEq, Properties)]
struct ToolsProps {
    tool: Tool,
    number: u8,
    on_tool: Callback<Tool>,
    on_number: Callback<u8>,
}

/// What a press does, for fingers above all.
#[component]
fn Tools(props: &ToolsProps) -> Html {
    let own = editor_words().labels();
    let &ToolsProps { tool, number, .. } = props;
    let tools = vec![(Tool::Add, own.tool_add), (Tool::Take, own.tool_take), (Tool::Set, own.tool_set)];
    // Whoever changes the number means to set it.
    let change = {
        let (on_tool, on_number) = (props.on_tool.clone(), props.on_number.clone());
        Callback::from(move |number: u8| {
            on_number.emit(number.min(MOST_IN_PIT));
            on_tool.emit(Tool::Set);
        })
    };
    let oninput = {
        let change = change.clone();
        move |event: InputEvent| {
            let input = event.target_dyn_into::<HtmlInputElement>();
            if let Some(number) = input.and_then(|input| input.value().parse().ok()) {
                change.emit(number);
            }
        }
    };
    // What is no number that can be set does not stay.
    let onchange = move |event: Event| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            input.set_value(&number.to_string());
        }
    };
    let step = |name: &'static str, sign: &'static str, to: Option<u8>| {
        let to = to.filter(|&to| to <= MOST_IN_PIT);
        let change = change.clone();
        let onclick = move |_: MouseEvent| {
            if let Some(to) = to {
                change.emit(to);
            }
        };
        html! { <button type="button" aria-label={name} aria-disabled={off(to.is_none())} {onclick}>{ sign }</button> }
    };
    html! {
        <div class="tools">
            <Choice<Tool> name={own.tools} options={tools} chosen={tool} on_choose={props.on_tool.clone()} />
            <div class="number">
                { step(own.fewer, "−", number.checked_sub(1)) }
                <input
                    type="number"
                    inputmode="numeric"
                    min="0"
                    max={MOST_IN_PIT.to_string()}
                    aria-label={own.number}
                    value={number.to_string()}
                    {oninput}
                    {onchange}
                />
                { step(own.more, "+", number.checked_add(1)) }
            </div>
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct SetupTextProps {
    desk: Desk,
    act: Callback<Deed>,
    copy: Callback<MouseEvent>,
}

/// The text of the board, to take along and to write.
#[component]
fn SetupText(props: &SetupTextProps) -> Html {
    let own = editor_words().labels();
    let SetupTextProps { desk, act, copy } = props;
    let text_explained = dialog_words().game(game_told(&desk.editor.draft().game)).text_explained;
    let failed = matches!(desk.text.reading(), Reading::Failed(_));
    let oninput = act.reform(|event: InputEvent| {
        let field = event.target().and_then(|target| target.dyn_into::<HtmlTextAreaElement>().ok());
        Deed::Write(field.map(|field| field.value()).unwrap_or_default())
    });
    let onblur = act.reform(|_: FocusEvent| Deed::LeaveText);
    let discard = act.reform(|_: MouseEvent| Deed::DiscardText);
    html! {
        <div class="setup-text">
            <label class="name">
                <span>{ own.text }</span>
                <textarea
                    aria-label={own.text}
                    rows="3"
                    spellcheck="false"
                    autocomplete="off"
                    value={desk.text.shown(&desk.editor.draft().setup)}
                    aria-invalid={failed.then_some("true")}
                    aria-describedby="setup-text-told setup-text-explained"
                    {oninput}
                    {onblur}
                />
            </label>
            <p id="setup-text-told" class={if failed { "fault" } else { "note" }} role="status">
                { desk::reading(desk.text.reading()) }
            </p>
            <p id="setup-text-explained" class="explained">{ text_explained }</p>
            <div class="share-ways">
                <button type="button" onclick={copy}>{ dialog_labels().copy_position }</button>
                if failed { <button type="button" onclick={discard}>{ own.discard }</button> }
            </div>
        </div>
    }
}
