//! The whole page.

use super::actions::Actions;
use super::address::use_address;
use super::dialogs::{Dialog, KeysDialog, NewGameDialog, RulesDialog, SettingsDialog, ShareDialog};
use super::dom::{self, JsonObject, Stored};
use super::header::Header;
use super::keys::use_keys;
use super::moves::Moves;
use super::panic_panel;
use super::passage::PassagePanel;
use super::players::Player;
use super::program::{Dispatch, Program, words};
use super::result::ResultPanel;
use super::sentences;
use super::stage::Stage;
use crate::app::{Rules, Said, Settings, Theme};
use crate::rules::Game;
use yew::prelude::*;

/// Where the settings are kept; assets/boot.js reads the theme from there before the first paint.
const SETTINGS_KEY: &str = "hawalis.settings";

/// What the storage had to say at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StorageNote {
    None,
    Blocked,
    Unreadable,
}

fn read_settings(text: &str) -> Option<Settings> {
    let object = JsonObject::parse(text)?;
    Settings::from_json(|name| object.member(name))
}

fn kept_settings() -> (Settings, StorageNote) {
    match dom::load(SETTINGS_KEY, read_settings) {
        Stored::Found(settings) => (settings, StorageNote::None),
        Stored::Nothing => (Settings::default(), StorageNote::None),
        Stored::Unreadable => (Settings::default(), StorageNote::Unreadable),
        Stored::Blocked => (Settings::default(), StorageNote::Blocked),
    }
}

/// The whole page.
#[component]
pub fn App() -> Html {
    let note = use_state_eq(|| StorageNote::None);
    let program = {
        let note = note.clone();
        use_reducer(move || {
            let (settings, found) = kept_settings();
            note.set(found);
            Program::new(settings)
        })
    };
    let dialog = use_state_eq(|| None::<Dialog>);
    let state = &program.0;
    let words = words();
    let labels = words.labels();

    use_effect_with(state.settings.theme, |theme| {
        dom::set_root_attribute(
            "data-theme",
            match theme {
                Theme::System => "system",
                Theme::Light => "light",
                Theme::Dark => "dark",
                Theme::Contrast => "contrast",
            },
        );
    });
    {
        let note = note.setter();
        let first = use_mut_ref(|| true);
        use_effect_with(state.settings, move |settings| {
            // What was just read need not be written.
            if !first.replace(false) && !dom::save(SETTINGS_KEY, &settings.to_json()) {
                note.set(StorageNote::Blocked);
            }
        });
    }
    use_effect_with(state.record.clone(), panic_panel::remember);

    let open = {
        let dialog = dialog.setter();
        Callback::from(move |which: Dialog| dialog.set(Some(which)))
    };
    // A dialog tells late that it was closed: by then another one may be open.
    let close = |which: Dialog| {
        let dialog = dialog.clone();
        Callback::from(move |()| {
            if *dialog == Some(which) {
                dialog.set(None);
            }
        })
    };
    use_address(state, program.dispatcher());
    use_keys(program.dispatcher(), open.clone(), state.playing, state.said != Said::Nothing);

    let near = state.near_side();
    let board = state.board();
    let player = |side| {
        let concluded = state.record.here().conclusion;
        html! {
            <Player
                name={sentences::player(words, state, side)}
                near={side == near}
                to_move={concluded.is_none() && state.record.turn() == side}
                won={concluded.is_some_and(|end| end.winner() == Some(side))}
                captured={board.captured(side)}
            />
        }
    };
    let is_open = |which: Dialog| *dialog == Some(which);
    let note = match *note {
        StorageNote::None => None,
        StorageNote::Blocked => Some(labels.storage_failed),
        StorageNote::Unreadable => Some(labels.settings_unreadable),
    };
    // Whoever is to move where the game stands gives up, wherever one looks.
    let resigning = Rules::turn(&state.record.node(state.record.head()).position);

    html! {
        <ContextProvider<Dispatch> context={program.dispatcher()}>
            <div class="page">
                <Header open={open.clone()} />
                <main class="table">
                    { player(!near) }
                    <Stage state={state.clone()} board={board.clone()} />
                    { player(near) }
                    <PassagePanel state={state.clone()} />
                    <Actions
                        can_undo={state.record.can_undo()}
                        can_redo={state.record.can_redo()}
                        is_over={state.record.conclusion().is_some()}
                        resigning={resigning}
                        resigning_name={sentences::player(words, state, resigning)}
                    />
                    <div class="side-column">
                        <ResultPanel state={state.clone()} open={open.clone()} />
                        <Moves record={state.record.clone()} names={state.names.clone()} />
                    </div>
                </main>
                <div class="spoken" role="status" aria-live="polite">
                    <p key={state.sayings.to_string()}>{ sentences::spoken(words, state) }</p>
                </div>
                <NewGameDialog
                    open={is_open(Dialog::NewGame)}
                    game={*state.record.game()}
                    names={state.names.clone()}
                    on_close={close(Dialog::NewGame)}
                />
                <SettingsDialog open={is_open(Dialog::Settings)} settings={state.settings} {note} on_close={close(Dialog::Settings)} />
                <ShareDialog link={is_open(Dialog::Share).then(|| state.link())} on_close={close(Dialog::Share)} />
                <KeysDialog open={is_open(Dialog::Keys)} on_close={close(Dialog::Keys)} />
                <RulesDialog open={is_open(Dialog::Rules)} game={*state.record.game()} on_close={close(Dialog::Rules)} />
            </div>
        </ContextProvider<Dispatch>>
    }
}
