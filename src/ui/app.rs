//! The whole page.

use super::actions::Actions;
use super::address::use_address;
use super::analysis::ANALYSIS_PLACE;
use super::asking::{awaited, use_dialogs};
use super::dom::{self, JsonObject, NotKept, Stored};
use super::header::Header;
use super::keys::use_keys;
use super::moves::use_moves;
use super::panic_panel;
use super::part::part;
use super::passage::use_passage;
use super::players::Player;
use super::program::{Program, words};
use super::result::result;
use super::saving::{first_state, use_saving};
use super::sentences;
use super::stage::use_stage;
use super::thinking::use_thinking;
use super::update::use_update;
use super::watching::watching;
use crate::app::{Action, Analysis, Player as Playing, Said, Settings, Storage, Theme};
use yew::prelude::*;

/// Where the settings are kept; assets/boot.js reads the theme from there before the first paint.
const SETTINGS_KEY: &str = "hawalis.settings";

fn read_settings(text: &str) -> Option<(Settings, bool)> {
    let object = JsonObject::parse(text)?;
    Some(Settings::from_json(|name| object.member(name)))
}

fn kept_settings() -> (Settings, Storage) {
    match dom::load(SETTINGS_KEY, read_settings) {
        Stored::Found((settings, true)) => (settings, Storage::Sound),
        Stored::Found((settings, false)) => (settings, Storage::Unreadable),
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

    use_effect_with(*state.record.game(), move |game| {
        gloo::utils::document().set_title(sentences::game_name(words, game));
    });
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
    // Once for all who want it, and only when the game has changed.
    let written = {
        let state = state.clone();
        let game = (state.record.clone(), state.names.clone(), state.tags.clone());
        use_memo(game, move |_| state.written())
    };
    use_effect_with(written.clone(), |written| panic_panel::remember(written.clone()));

    let dispatch = program.dispatcher();
    use_address(state, dispatch.clone());
    let saving = use_saving(state, written, dispatch.clone());
    let storage = match saving.not_kept {
        Some(NotKept::Full) => Storage::Full,
        Some(NotKept::Blocked) => Storage::Blocked,
        None => *note,
    };
    let dialogs = use_dialogs(state, storage, dispatch.clone());
    use_thinking(state, dispatch.clone());
    let update = use_update();
    use_keys(
        dispatch.clone(),
        state.playing,
        state.said != Said::Nothing || state.dialog.is_some(),
        state.scores.is_some(),
    );

    let near = state.near_side();
    let board = state.board();
    let stage = use_stage(state, &board, dispatch.clone());
    let passage = use_passage(state, dispatch.clone());
    let moves = use_moves(state, dispatch.clone());
    let player = |side| {
        let concluded = state.record.here().conclusion;
        part(Player {
            name: sentences::player(words, state, side),
            near: side == near,
            level: state.players[side.index()].level(),
            thinking: state.thinking() == Some(side),
            to_move: concluded.is_none() && state.record.turn() == side,
            won: concluded.is_some_and(|end| end.winner() == Some(side)),
            captured: board.captured(side),
            captured_told: sentences::captured(words, state.record.game(), board.captured(side)),
        })
    };
    let resigning = state.resigning();
    let is_analysed = state.analysis != Analysis::Off;
    let wanted = state.dialog.map(Action::Closed);
    let wanted = wanted.or_else(|| is_analysed.then_some(Action::Analyse(Analysis::Off)));

    let actions = part(Actions {
        can_undo: state.can_undo(),
        can_redo: state.can_redo(),
        can_conclude: state.can_conclude(),
        is_agreeable: state.players == [Playing::Person; 2],
        can_hint: state.can_hint(),
        is_analysed,
        resigning,
        resigning_name: sentences::player(words, state, resigning),
        dispatch: dispatch.clone(),
    });

    html! {
        <div class="page">
            { part(Header { game: *state.record.game(), dispatch: dispatch.clone() }) }
            <main class="table">
                { player(!near) }
                { stage }
                { player(near) }
                { passage }
                { actions }
                <div class="side-column">
                    // One place for all, so that on a phone too they stand below one another.
                    <div class="notes">
                        { for wanted.map(|closing| awaited(closing, dialogs, dispatch.clone())) }
                        { update }
                        { saving.note }
                        { watching(state, &dispatch) }
                        { result(state, &dispatch) }
                    </div>
                    if is_analysed {
                        // The program of the dialogs draws in it.
                        <section id={ANALYSIS_PLACE} class="analysis" aria-label={words.labels().analysis}></section>
                    }
                    { moves }
                </div>
            </main>
            <div class="spoken" role="status" aria-live="polite">
                <p key={state.sayings.to_string()}>{ sentences::spoken(words, state) }</p>
            </div>
        </div>
    }
}
