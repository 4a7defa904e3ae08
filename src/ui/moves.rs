//! The list of moves with its variations.

use super::part::{View, keyed, part};
use super::program::{Dispatch, sending, words};
use super::sentences;
use crate::app::{Action, Dialog, Rules, State};
use crate::record::{MadeMove, NodeId, Record};
use crate::rules::{Ending, Game, Shape, Side};
use crate::words::SownTold;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The list of moves: number, letter, laps, captured; a click jumps there.
#[hook]
pub fn use_moves(state: &State, dispatch: Dispatch) -> Html {
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with(state.record.cursor(), move |_| show_current(&list));
    }
    part(Moves { record: state.record.clone(), names: state.names.clone(), list, dispatch })
}

/// The list of moves.
#[derive(PartialEq)]
struct Moves {
    record: Rc<Record<Rules>>,
    names: Rc<[String; 2]>,
    /// The element that scrolls.
    list: NodeRef,
    dispatch: Dispatch,
}

impl View for Moves {
    fn draw(&self) -> Html {
        let labels = words().labels();
        let record = &self.record;
        let list_of = List {
            record,
            names: &self.names,
            line: among(record.line()),
            played: among(record.path(record.head())),
            dispatch: &self.dispatch,
        };
        let first = record.line().get(1).copied();
        let edit = sending(&self.dispatch, Action::Ask(Dialog::Move));
        html! {
            <section class="moves" aria-label={labels.moves}>
                <ol class="move-list" ref={self.list.clone()} tabindex="-1">
                    { for list_of.comment(NodeId::START) }
                    if let Some(first) = first {
                        { list_of.rows(first, 0) }
                    } else {
                        <li class="moves-none">{ labels.moves_none }</li>
                    }
                </ol>
                <button type="button" class="quiet edit-move" aria-haspopup="dialog" onclick={edit}>{ labels.edit_move }</button>
            </section>
        }
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

/// Variations within each other that are indented.
const DEEPEST: usize = 6;

/// What the rows of the list are made from.
struct List<'a> {
    record: &'a Record<Rules>,
    names: &'a [String; 2],
    dispatch: &'a Dispatch,
    /// The line through the cursor.
    line: Vec<bool>,
    /// The moves up to where the game stands.
    played: Vec<bool>,
}

/// For each place of a record, by its index, whether it is one of these; what lies behind is none.
fn among(places: Vec<NodeId>) -> Vec<bool> {
    let mut among = Vec::new();
    for place in places {
        if among.len() <= place.index() {
            among.resize(place.index() + 1, false);
        }
        among[place.index()] = true;
    }
    among
}

fn is_in(among: &[bool], place: NodeId) -> bool {
    among.get(place.index()) == Some(&true)
}

impl List<'_> {
    /// A line in rows of a move each, and under a row the variations that leave from it.
    fn rows(&self, first: NodeId, depth: usize) -> Html {
        let record = self.record;
        let mover = |id: NodeId| record.pit(id).map(|pit| pit.side());
        let mut rows: Vec<Html> = Vec::new();
        let mut rest = &record.continuation(first)[..];
        while let [id, more @ ..] = rest {
            let north = mover(*id) == Some(Side::North);
            let answer = more.first().copied().filter(|&next| !north && mover(next) == Some(Side::North));
            rows.push(html! {
                <li class="move-row" key={id.index()}>
                    <span class="move-number">{ record.number(*id) }</span>
                    if north { <span class="move-none">{ "…" }</span> }
                    { self.entry(*id) }
                    { for answer.map(|answer| self.entry(answer)) }
                </li>
            });
            let moves = || [Some(*id), answer].into_iter().flatten();
            rows.extend(moves().filter_map(|id| self.comment(id)));
            for id in moves() {
                rows.extend(self.variations(id, first, depth));
            }
            rest = &more[usize::from(answer.is_some())..];
        }
        rows.into_iter().collect()
    }

    /// The other moves that were played instead of `id` on a line that begins with `first`. The
    /// first move of a variation has none: they stand where the variation leaves.
    fn variations(&self, id: NodeId, first: NodeId, depth: usize) -> Vec<Html> {
        let is_variation = !is_in(&self.line, first);
        let parent = self.record.node(id).parent.filter(|_| id != first || !is_variation);
        let siblings = parent.map(|parent| &self.record.node(parent).children[..]).unwrap_or_default();
        let others = siblings.iter().copied().filter(|&other| other != id);
        others
            .map(|other| {
                let rows = self.rows(other, depth + 1);
                let key = format!("variation {}", other.index());
                match depth < DEEPEST {
                    true => html! { <li class="variation" {key}><ol>{ rows }</ol></li> },
                    // Further in there is no room, and the page's own tree would grow too deep.
                    false => rows,
                }
            })
            .collect()
    }

    /// What somebody wrote about a place.
    fn comment(&self, id: NodeId) -> Option<Html> {
        let text = Some(self.record.comment(id)).filter(|text| !text.is_empty())?;
        let letter =
            self.record.pit(id).map(|pit| html! { <b>{ self.record.game().shape().letter(pit) }</b> });
        Some(
            html! { <li class="comment" key={format!("comment {}", id.index())}>{ for letter }<p>{ text }</p></li> },
        )
    }

    fn entry(&self, id: NodeId) -> Html {
        let Some(made) = self.record.node(id).played else { return Html::default() };
        let name = sentences::name(words(), self.names, made.pit.side());
        let current = self.record.cursor() == id;
        let undone = is_in(&self.line, id) && !is_in(&self.played, id);
        let dispatch = self.dispatch.clone();
        let shape = self.record.game().shape();
        let before = self.record.node(id).parent.map(|parent| &self.record.node(parent).position);
        let seeds = before.map_or(0, |before| u32::from(Rules::seeds(before, made.pit)));
        let endless = matches!(made.ending, Ending::Endless { .. });
        keyed(
            id.index(),
            Entry {
                shape,
                id,
                made,
                // Where a move has but one lap, what it lifts is all that it sows.
                sown: (!endless).then(|| sentences::sown(shape, made.laps, seeds)),
                name,
                number: self.record.number(id),
                current,
                undone,
                dispatch,
            },
        )
    }
}

/// A move in the list.
#[derive(PartialEq)]
struct Entry {
    shape: &'static Shape,
    id: NodeId,
    made: MadeMove,
    /// What it sowed; nothing if it never ends.
    sown: Option<SownTold>,
    /// Who played it.
    name: String,
    number: usize,
    /// Whether it is looked at.
    current: bool,
    /// Whether it was taken back.
    undone: bool,
    dispatch: Dispatch,
}

impl View for Entry {
    fn draw(&self) -> Html {
        let words = words();
        let &Entry { shape, id, ref made, sown, ref name, number, current, undone, ref dispatch } = self;
        html! {
            <button
                type="button"
                class={if undone { "move undone" } else { "move" }}
                aria-label={sentences::list_entry(words, shape, name, number, made, sown)}
                aria-current={current.then_some("true")}
                onclick={sending(dispatch, Action::GoTo(id))}
            >
                <b>{ shape.letter(made.pit) }</b>
                { " " }
                <small>
                    { sown.map_or_else(|| "∞".to_owned(), |sown| words.sown(sown)) }
                    if made.captured > 0 { <i>{ format!(" +{}", made.captured) }</i> }
                </small>
            </button>
        }
    }
}
