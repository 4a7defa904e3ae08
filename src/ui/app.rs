//! The whole page.

use super::actions::Actions;
use super::address::use_address;
use super::asking::{awaited, use_dialogs};
use super::dom::{self, JsonObject, NotKept, Stored};
use super::header::Header;
use super::keys::use_keys;
use super::moves::Moves;
use super::panic_panel;
use super::passage::PassagePanel;
use super::players::Player;
use super::program::{Dispatch, Program, words};
use super::result::ResultPanel;
use super::saving::{first_state, use_saving};
use super::sentences;
use super::stage::Stage;
use crate::app::{Rules, Said, Settings, Storage, Theme};
use crate::rules::Game;
use yew::prelude::*;

/// Where the settings are kept; assets/boot.js reads the theme from there before the first paint.
const SETTINGS_KEY: &str = "hawalis.settings";

fn read_settings(text: &str) -> Option<Settings> {
    let object = JsonObject::parse(text)?;
    Settings::from_json(|name| object.member(name))
}

fn kept_settings() -> (Settings, Storage) {
    match dom::load(SETTINGS_KEY, read_settings) {
        Stored::Found(settings) => (settings, Storage::Sound),
        Stored::Nothing => (Settings::default(), Storage::Sound),
        Stored::Unreadable => (Settings::default(), Storage::Unreadable),
        Stored::Blocked => (Settings::default(), Storage::Blocked),
    }
}

/// The whole page.
#[component]
pub fn App() -> Html {
    let note = use_state_eq(|| Storage::Sound);
    let program = {
        let note = note.clone();
        use_reducer(move || {
            let (settings, found) = kept_settings();
            note.set(found);
            Program(first_state(settings))
        })
    };
    let state = &program.0;
    let words = words();

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
            if !first.replace(false) && dom::save(SETTINGS_KEY, &settings.to_json()).is_err() {
                note.set(Storage::Blocked);
            }
        });
    }
    use_effect_with(state.record.clone(), panic_panel::remember);

    use_address(state, program.dispatcher());
    let saving = use_saving(state, program.dispatcher());
    let storage = match saving.not_kept {
        Some(NotKept::Full) => Storage::Full,
        Some(NotKept::Blocked) => Storage::Blocked,
        None => *note,
    };
    let dialogs = use_dialogs(state, storage, program.dispatcher());
    use_keys(program.dispatcher(), state.playing, state.said != Said::Nothing);

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
    // Whoever is to move where the game stands gives up, wherever one looks.
    let resigning = Rules::turn(&state.record.node(state.record.head()).position);

    html! {
        <ContextProvider<Dispatch> context={program.dispatcher()}>
            <div class="page">
                <Header />
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
                        { for state.dialog.map(|dialog| awaited(dialog, dialogs, program.dispatcher())) }
                        { saving.note }
                        <ResultPanel state={state.clone()} />
                        <Moves record={state.record.clone()} names={state.names.clone()} />
                    </div>
                </main>
                <div class="spoken" role="status" aria-live="polite">
                    <p key={state.sayings.to_string()}>{ sentences::spoken(words, state) }</p>
                </div>
            </div>
        </ContextProvider<Dispatch>>
    }
}
