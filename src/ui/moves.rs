//! The list of moves with its variations.

use super::program::{use_dispatch, words};
use super::sentences;
use crate::app::{Action, Rules};
use crate::record::{NodeId, Record};
use crate::rules::{Ending, Game, Side};
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Properties of [`Moves`].
#[derive(PartialEq, Properties)]
pub struct MovesProps {
    /// The game.
    pub record: Rc<Record<Rules>>,
    /// The players' names.
    pub names: Rc<[String; 2]>,
}

/// The list of moves: number, letter, laps, captured; a click jumps there.
#[component]
pub fn Moves(props: &MovesProps) -> Html {
    let labels = words().labels();
    let record = &props.record;
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with(record.cursor(), move |_| show_current(&list));
    }
    let line = record.line();
    html! {
        <section class="moves" aria-label={labels.moves}>
            if line.len() > 1 {
                <ol class="move-list" ref={list} tabindex="-1"><Line record={record.clone()} names={props.names.clone()} first={line[1]} /></ol>
            } else {
                <p class="moves-none">{ labels.moves_none }</p>
            }
        </section>
    }
}

/// Scrolls the list, and nothing else, until the current move is in sight.
fn show_current(list: &NodeRef) {
    let Some(list) = list.cast::<HtmlElement>() else { return };
    let current = list.query_selector("[aria-current]").ok().flatten();
    let Some(current) = current else {
        list.set_scroll_top(0);
        return;
    };
    let (around, inside) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
    let past = (inside.bottom() - around.bottom()).max(0.0) + (inside.top() - around.top()).min(0.0);
    list.set_scroll_top(list.scroll_top() + past.round() as i32);
}

#[derive(PartialEq, Properties)]
struct LineProps {
    record: Rc<Record<Rules>>,
    names: Rc<[String; 2]>,
    /// The first move of the line.
    first: NodeId,
}

/// A line in rows of a move each, and under a row the variations that leave from it.
#[component]
fn Line(props: &LineProps) -> Html {
    let record = &props.record;
    let mut rows: Vec<Html> = Vec::new();
    let line = record.continuation(props.first);
    let mut index = 0;
    while index < line.len() {
        let mover = |id: NodeId| record.pit(id).map(|pit| pit.side());
        let pair = line
            .get(index + 1)
            .copied()
            .filter(|&next| mover(line[index]) == Some(Side::South) && mover(next) == Some(Side::North));
        let row = std::iter::once(line[index]).chain(pair);
        let entry = |id: NodeId| html! { <Entry record={record.clone()} names={props.names.clone()} {id} /> };
        let alone_north = mover(line[index]) == Some(Side::North);
        rows.push(html! {
            <li class="move-row" key={line[index].index()}>
                <span class="move-number">{ number(record, line[index]) }</span>
                if alone_north { <span class="move-none">{ "…" }</span> }
                { for row.clone().map(entry) }
            </li>
        });
        for id in row {
            // The line itself goes through one of the children of a place; the others are variations.
            let siblings = record.node(id).parent.map(|parent| record.node(parent).children.clone());
            let others =
                siblings.unwrap_or_default().into_iter().filter(|&other| other != id && id != props.first);
            for first in others {
                rows.push(variation(props, first));
            }
        }
        index += if pair.is_some() { 2 } else { 1 };
    }
    // Variations of the very first move belong to the whole list, not to a variation of it.
    let first_of_all = record.node(props.first).parent == Some(NodeId::START);
    if first_of_all && record.line().get(1) == Some(&props.first) {
        let others =
            record.node(NodeId::START).children.iter().copied().filter(|&other| other != props.first);
        for first in others.collect::<Vec<_>>() {
            rows.insert(rows.len().min(1), variation(props, first));
        }
    }
    rows.into_iter().collect()
}

fn variation(props: &LineProps, first: NodeId) -> Html {
    html! {
        <li class="variation" key={format!("variation {}", first.index())}>
            <ol><Line record={props.record.clone()} names={props.names.clone()} {first} /></ol>
        </li>
    }
}

/// The number of a move as players count: both sides' moves are one.
fn number(record: &Record<Rules>, id: NodeId) -> usize {
    let start = Rules::turn(&record.node(NodeId::START).position);
    (record.node(id).ply + usize::from(start == Side::North)).div_ceil(2)
}

#[derive(PartialEq, Properties)]
struct EntryProps {
    record: Rc<Record<Rules>>,
    names: Rc<[String; 2]>,
    id: NodeId,
}

/// A move in the list.
#[component]
fn Entry(props: &EntryProps) -> Html {
    let dispatch = use_dispatch();
    let words = words();
    let &EntryProps { ref record, ref names, id } = props;
    let node = record.node(id);
    let Some(made) = &node.played else { return Html::default() };
    let side = made.pit.side();
    let name = &names[side.index()];
    let name = if name.is_empty() { sentences::side_name(words, side) } else { name };
    let endless = matches!(made.ending, Ending::Endless { .. });
    let current = record.cursor() == id;
    let undone = !record.path(record.head()).contains(&id) && record.line().contains(&id);
    html! {
        <button
            type="button"
            class={classes!("move", undone.then_some("undone"))}
            aria-label={sentences::list_entry(words, name, number(record, id), made)}
            aria-current={current.then_some("true")}
            onclick={move |_: MouseEvent| dispatch.dispatch(Action::GoTo(id))}
        >
            <b>{ Rules::letter(made.pit) }</b>
            <small>
                { if endless { "∞".to_owned() } else { words.laps(made.laps) } }
                if made.captured > 0 { <i>{ format!(" +{}", made.captured) }</i> }
            </small>
        </button>
    }
}
