//! The games that are kept.

use super::open::file_fault;
use super::{Frame, wish};
use crate::app::library::{self, Entry, Import, KEY, MOST_FILE, MOST_GAMES, Summary, key};
use crate::app::{Dialog, Storage, Wish};
use crate::drawing::small_board;
use crate::record::Conclusion;
use crate::rules::Side;
use crate::ui::dom;
use crate::ui::program::{dialog_labels, games_words, off, words};
use crate::ui::sentences::game_name;
use crate::words::{GamesLabels, ImportTold};
use gloo::events::EventListener;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Longer names would push the rest away.
const LONGEST_NAME: &str = "60";

/// Faults of a file that are told one by one; more would bury the rest.
const FAULTS_TOLD: usize = 5;

/// Properties of [`GamesDialog`].
#[derive(PartialEq, Properties)]
pub struct GamesDialogProps {
    /// Whether it is open.
    pub open: bool,
    /// The id of the game on the board, if it is kept.
    pub on_board: Option<String>,
    /// How the browser keeps games.
    pub storage: Storage,
    /// A text of games to be imported.
    pub brought: Option<Rc<str>>,
}

/// The list of kept games, to open, rename, delete, export and import.
#[component]
pub fn GamesDialog(props: &GamesDialogProps) -> Html {
    html! {
        <Frame open={props.open} title={words().labels().games} class="games" dialog={Dialog::Games}>
            <Games on_board={props.on_board.clone()} storage={props.storage} brought={props.brought.clone()} />
        </Frame>
    }
}

#[derive(PartialEq, Properties)]
struct GamesProps {
    on_board: Option<String>,
    storage: Storage,
    brought: Option<Rc<str>>,
}

/// What can be done to a game of the list.
enum Deed {
    Open,
    Rename(String),
    Delete,
    BringBack,
}

/// What is told above the list.
#[derive(Clone, Default, PartialEq)]
struct Told {
    /// A sentence.
    text: String,
    /// Faults of a file.
    faults: Vec<String>,
}

impl Told {
    fn text(text: &str) -> Told {
        Told { text: text.to_owned(), faults: Vec::new() }
    }
}

fn listing() -> &'static GamesLabels {
    games_words().labels()
}

/// What is kept now, with what was deleted while the dialog is open and can be brought back.
fn listed(known: &[Rc<Entry>], deleted: &[Rc<Entry>]) -> Vec<Rc<Entry>> {
    let mut kept = dom::all_kept(KEY).unwrap_or_default();
    let gone = |entry: &&Rc<Entry>| kept.iter().all(|(id, _)| *id != entry.id);
    let gone: Vec<_> =
        deleted.iter().filter(gone).map(|entry| (entry.id.clone(), entry.text.clone())).collect();
    kept.extend(gone);
    library::refreshed(known, kept)
}

/// Lives as long as the dialog is open: what was deleted can be brought back until it is closed.
#[component]
fn Games(props: &GamesProps) -> Html {
    let (labels, own) = (words().labels(), dialog_labels());
    let entries = use_state(|| listed(&[], &[]));
    let deleted = use_state_eq(Vec::<Rc<Entry>>::new);
    let told = use_state_eq(Told::default);
    let refresh = {
        let (entries, deleted) = (entries.clone(), deleted.clone());
        move || entries.set(listed(&entries, &deleted))
    };
    {
        // Another tab has kept something. Storage events come to all tabs but the one that wrote.
        let (entries, deleted) = (entries.clone(), deleted.clone());
        use_effect_with((entries, deleted), |(entries, deleted)| {
            let (entries, deleted) = (entries.clone(), deleted.clone());
            let listener = EventListener::new(&gloo::utils::window(), "storage", move |_| {
                entries.set(listed(&entries, &deleted));
            });
            move || drop(listener)
        });
    }

    let act = {
        let (deleted, told, refresh) = (deleted.clone(), told.clone(), refresh.clone());
        Callback::from(move |(entry, deed): (Rc<Entry>, Deed)| {
            let id = &entry.id;
            match deed {
                Deed::Open => {
                    // Another tab may have gone on meanwhile.
                    let text = dom::kept(&key(id)).unwrap_or_else(|| entry.text.clone());
                    wish(Wish::Reopen { id: id.clone(), text });
                    return wish(Wish::Closed(Dialog::Games));
                }
                Deed::Rename(name) => {
                    let text = dom::kept(&key(id)).unwrap_or_else(|| entry.text.clone());
                    if let Ok(text) = library::renamed(&text, &name) {
                        told.set(kept_or_not(dom::save(&key(id), &text), Told::default()));
                    }
                }
                Deed::Delete => {
                    // It is brought back as it is now.
                    let text = dom::kept(&key(id)).unwrap_or_else(|| entry.text.clone());
                    dom::forget(&key(id));
                    let mut all = (*deleted).clone();
                    all.push(Rc::new(Entry::of(id.clone(), text)));
                    told.set(Told::text(&games_words().deleted(&title(&entry))));
                    return deleted.set(all);
                }
                Deed::BringBack => {
                    let saved = dom::save(&key(id), &entry.text);
                    let back = saved.is_ok();
                    told.set(kept_or_not(saved, Told::default()));
                    if back {
                        return deleted
                            .set(deleted.iter().filter(|other| other.id != *id).cloned().collect());
                    }
                }
            }
            refresh();
        })
    };
    let export = {
        let (entries, deleted, told) = (entries.clone(), deleted.clone(), told.clone());
        move |_: MouseEvent| {
            let kept: Vec<_> = entries.iter().filter(|entry| !is_in(&deleted, entry)).cloned().collect();
            if kept.is_empty() {
                return;
            }
            let name = format!("mancala {}.ogn", dom::today().replace('.', "-"));
            let file = dom::Address::of_text(&library::export(&kept), "application/x-ogn");
            let saved = file.is_some_and(|file| file.save(&name));
            told.set(Told::text(if saved { listing().exported } else { own.file_not_saved }));
        }
    };
    let field = use_node_ref();
    let choose = {
        let field = field.clone();
        move |_: MouseEvent| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.click();
            }
        }
    };
    let take_in = {
        let (entries, deleted, told) = (entries.clone(), deleted.clone(), told.clone());
        move |text: &str| {
            let kept = listed(&entries, &[]);
            told.set(take_in(library::import(text, &kept, &dom::now())));
            entries.set(listed(&kept, &deleted));
        }
    };
    {
        let take_in = take_in.clone();
        use_effect_with(props.brought.clone(), move |text| text.as_deref().map_or((), take_in));
    }
    let import = {
        let (told, field) = (told.clone(), field.clone());
        move |_: Event| {
            let Some(field) = field.cast::<HtmlInputElement>() else { return };
            let files = dom::listed(field.files());
            if files.is_empty() {
                return;
            }
            // The same file can be chosen again.
            field.set_value("");
            let (take_in, told) = (take_in.clone(), told.clone());
            dom::read_files(files, MOST_FILE, move |text| match text {
                Ok(text) => take_in(&text),
                Err(fault) => told.set(Told::text(file_fault(fault))),
            });
        }
    };

    let rows = entries.iter().map(|entry| {
        let on_board = props.on_board.as_ref() == Some(&entry.id);
        let deleted = is_in(&deleted, entry);
        html! { <Row key={entry.id.clone()} entry={entry.clone()} {on_board} {deleted} act={act.clone()} /> }
    });
    let nothing = entries.iter().all(|entry| is_in(&deleted, entry));
    let note = match props.storage {
        Storage::Blocked => Some(labels.storage_failed),
        Storage::Full => Some(labels.storage_full),
        Storage::Sound | Storage::Unreadable => None,
    };
    html! {
        <>
            if let Some(note) = note {
                <p class="note">{ note }</p>
            } else {
                <p class="games-kept">{ games_words().kept(MOST_GAMES) }</p>
            }
            <div class="share-ways">
                <button type="button" onclick={export} aria-disabled={off(nothing)}>{ listing().export }</button>
                <button type="button" onclick={choose}>{ listing().import }</button>
                <input ref={field} type="file" multiple=true accept=".ogn,.pgn,.txt,text/plain" hidden=true aria-label={listing().import} onchange={import} />
            </div>
            <div class="games-told" role="status">
                { &told.text }
                if !told.faults.is_empty() {
                    <ul>{ for told.faults.iter().map(|fault| html! { <li>{ fault }</li> }) }</ul>
                }
            </div>
            if entries.is_empty() {
                <p class="games-none">{ listing().none }</p>
            } else {
                <ul class="game-list">{ for rows }</ul>
            }
        </>
    }
}

fn is_in(entries: &[Rc<Entry>], entry: &Entry) -> bool {
    entries.iter().any(|other| other.id == entry.id)
}

fn kept_or_not(saved: Result<(), dom::NotKept>, told: Told) -> Told {
    let labels = words().labels();
    match saved {
        Ok(()) => told,
        Err(dom::NotKept::Full) => Told::text(labels.storage_full),
        Err(dom::NotKept::Blocked) => Told::text(labels.storage_failed),
    }
}

/// Keeps the new games of a file as far as there is room.
fn take_in(import: Import) -> Told {
    let mut imported = ImportTold {
        known: import.known,
        left_out: import.left_out,
        bad: import.bad.len(),
        ..ImportTold::default()
    };
    for text in &import.new {
        match dom::save(&key(&dom::new_id()), text) {
            Ok(()) => imported.new += 1,
            Err(_) => imported.left_out += 1,
        }
    }
    let mut faults: Vec<String> = import.bad.iter().take(FAULTS_TOLD).map(ToString::to_string).collect();
    if import.bad.len() > FAULTS_TOLD {
        faults.push("…".to_owned());
    }
    Told { text: games_words().imported(&imported), faults }
}

/// What a game is called: by its name, else by its players.
fn title(entry: &Entry) -> String {
    match &entry.summary {
        Err(_) => games_words().labels().unreadable.to_owned(),
        Ok(summary) if !summary.name.is_empty() => summary.name.clone(),
        Ok(summary) => players(summary),
    }
}

/// What a player is called: by their name, else by their side.
fn player(summary: &Summary, side: Side) -> String {
    let labels = words().labels();
    match (summary.players[side.index()].as_str(), side) {
        ("", Side::South) => labels.south.to_owned(),
        ("", Side::North) => labels.north.to_owned(),
        (name, _) => name.to_owned(),
    }
}

fn players(summary: &Summary) -> String {
    let [south, north] = Side::BOTH.map(|side| player(summary, side));
    games_words().players(&south, &north)
}

fn result(summary: &Summary) -> String {
    match summary.conclusion.map(Conclusion::winner) {
        None => listing().unfinished.to_owned(),
        Some(None) => words().labels().drawn.to_owned(),
        Some(Some(winner)) => words().wins(&player(summary, winner)),
    }
}

#[derive(PartialEq, Properties)]
struct RowProps {
    entry: Rc<Entry>,
    on_board: bool,
    deleted: bool,
    act: Callback<(Rc<Entry>, Deed)>,
}

/// A game of the list.
#[component]
fn Row(props: &RowProps) -> Html {
    let entry = &props.entry;
    let title = title(entry);
    let doing = |deed: fn() -> Deed| {
        let (act, entry) = (props.act.clone(), entry.clone());
        move |_: MouseEvent| act.emit((entry.clone(), deed()))
    };
    let way = |name: &'static str, class: &'static str, deed: fn() -> Deed| {
        html! {
            <button type="button" {class} aria-label={games_words().to_game(name, &title)} aria-describedby={facts(entry)} onclick={doing(deed)}>{ name }</button>
        }
    };
    let naming = use_state_eq(|| false);
    let rename = use_node_ref();
    {
        // What had the focus goes with the field or with Undo.
        let rename = rename.clone();
        let shown = use_mut_ref(|| true);
        use_effect_with(*naming || props.deleted, move |&hidden| {
            if !shown.replace(!hidden) && !hidden {
                dom::focus(rename.cast());
            }
        });
    }
    let body = if props.deleted {
        html! {
            <>
                <p class="kept-told">{ games_words().deleted(&title) }</p>
                <BringBack name={games_words().to_game(words().labels().undo, &title)} onclick={Callback::from(doing(|| Deed::BringBack))} />
            </>
        }
    } else if *naming {
        let (act, entry) = (props.act.clone(), entry.clone());
        let done = naming.setter();
        let name = entry.summary.as_ref().map(|summary| summary.name.clone()).unwrap_or_default();
        let on_done = move |name: Option<String>| {
            if let Some(name) = name {
                act.emit((entry.clone(), Deed::Rename(name)));
            }
            done.set(false);
        };
        html! { <Naming {name} {on_done} /> }
    } else {
        let ask = {
            let naming = naming.setter();
            move |_: MouseEvent| naming.set(true)
        };
        html! {
            <>
                { told(entry, &title, props.on_board) }
                <div class="kept-ways">
                    if entry.summary.is_err() {
                        <Copy text={entry.text.clone()} name={games_words().to_game(listing().copy, &title)} />
                    } else {
                        if !props.on_board { { way(listing().open, "", || Deed::Open) } }
                        <button ref={rename} type="button" class="quiet" aria-label={games_words().to_game(listing().rename, &title)} aria-describedby={facts(entry)} onclick={ask}>{ listing().rename }</button>
                    }
                    // The game on the board would be kept again with its next move.
                    if !props.on_board { { way(listing().delete, "quiet", || Deed::Delete) } }
                </div>
            </>
        }
    };
    html! {
        <li class={classes!("kept-game", props.on_board.then_some("on-board"))} aria-label={title} data-game={entry.id.clone()}>
            { body }
        </li>
    }
}

/// The id of what tells a game from others of the same players.
fn facts(entry: &Entry) -> String {
    format!("facts-{}", entry.id)
}

/// What the list says of a game.
fn told(entry: &Entry, title: &str, on_board: bool) -> Html {
    match &entry.summary {
        Err(error) => html! {
            <div class="kept-told">
                <h3>{ title }</h3>
                <p>{ error.to_string() }</p>
                <pre>{ entry.text.chars().take(120).collect::<String>() }</pre>
            </div>
        },
        Ok(summary) => html! {
            <>
                { Html::from_html_unchecked(AttrValue::from(small_board(&summary.game, &summary.position))) }
                <div class="kept-told">
                    <h3>
                        { title }
                        if on_board { { " " }<span class="kept-mark">{ listing().on_board }</span> }
                    </h3>
                    if !summary.name.is_empty() { <p>{ players(summary) }</p> }
                    <p class="kept-facts" id={facts(entry)}>
                        if let Some(changed) = dom::day_and_time(&summary.changed) {
                            <time datetime={summary.changed.clone()}>{ changed }</time>{ " · " }
                        }
                        { game_name(words(), &summary.game) }{ " · " }
                        { result(summary) }{ " · " }{ games_words().moves(summary.moves) }
                    </p>
                </div>
            </>
        },
    }
}

#[derive(PartialEq, Properties)]
struct NamingProps {
    name: String,
    /// Is given the new name, or nothing if it stays.
    on_done: Callback<Option<String>>,
}

/// The field in which a name is given: Enter keeps it, Escape leaves it.
#[component]
fn Naming(props: &NamingProps) -> Html {
    let field = use_node_ref();
    {
        let field = field.clone();
        use_effect_with((), move |()| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                dom::focus(Some(field.clone().into()));
                field.select();
            }
        });
    }
    let save = {
        let (field, on_done) = (field.clone(), props.on_done.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            on_done.emit(field.cast::<HtmlInputElement>().map(|field| field.value()));
        }
    };
    let cancel = props.on_done.reform(|_: MouseEvent| None);
    let escape = {
        let on_done = props.on_done.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                // The dialog stays open.
                event.prevent_default();
                on_done.emit(None);
            }
        }
    };
    html! {
        <form class="naming" onsubmit={save} onkeydown={escape}>
            <label class="name">
                <span>{ listing().name }</span>
                <input ref={field} type="text" aria-label={listing().name} value={props.name.clone()} maxlength={LONGEST_NAME} autocomplete="off" />
            </label>
            <button type="submit" class="primary">{ listing().save_name }</button>
            <button type="button" class="quiet" onclick={cancel}>{ listing().keep_name }</button>
        </form>
    }
}

#[derive(PartialEq, Properties)]
struct CopyProps {
    text: String,
    name: String,
}

/// Copies a text and says what became of it.
#[component]
fn Copy(props: &CopyProps) -> Html {
    let told = use_state_eq(|| listing().copy);
    let copy = {
        let (text, told) = (props.text.clone(), told.setter());
        move |_: MouseEvent| {
            let told = told.clone();
            dom::copy(text.clone(), move |allowed| {
                told.set(if allowed { listing().copied } else { listing().copy_refused })
            });
        }
    };
    html! { <button type="button" aria-label={props.name.clone()} onclick={copy}>{ *told }</button> }
}

#[derive(PartialEq, Properties)]
struct BringBackProps {
    name: String,
    onclick: Callback<MouseEvent>,
}

/// Undo, which gets the focus when it comes: Delete, which had it, has gone.
#[component]
fn BringBack(props: &BringBackProps) -> Html {
    let button = use_node_ref();
    {
        let button = button.clone();
        use_effect_with((), move |()| dom::focus(button.cast()));
    }
    html! {
        <button ref={button} type="button" aria-label={props.name.clone()} onclick={props.onclick.clone()}>
            { words().labels().undo }
        </button>
    }
}
