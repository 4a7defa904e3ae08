//! The page asks the dialogs, which are a program of their own, and hears what is wished there.

use super::dom::{self, ASKED, DIALOGS_FAILED, DIALOGS_WANTED, VIEWED, WISH};
use super::program::{Dispatch, sending, words};
use super::sentences;
use super::update::is_of_this_build;
use crate::app::{
    Action, Analysis, Asked, Dialog, KeptGame, LookedAt, Player, Rules, State, Storage, Viewed, Wish,
    of_shortcut,
};
use crate::record::Link;
use crate::rules::Side;
use std::cell::Cell;
use std::rc::Rc;
use yew::prelude::*;

/// Where the program of the dialogs is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialogs {
    /// On its way, or not yet sent for.
    Coming,
    /// Here.
    Here,
    /// It could not come, or has stopped.
    Failed,
}

/// Tells the dialogs which of them is open and what it shows, and does what is wished there.
/// Returns whether they are here.
#[hook]
pub fn use_dialogs(state: &State, storage: Storage, dispatch: Dispatch) -> Dialogs {
    let dialogs = use_state_eq(|| Dialogs::Coming);
    {
        let dialogs = dialogs.setter();
        use_effect_with(dispatch, move |dispatch| {
            if let Some(dialog) = dom::address().split_once('?').and_then(|(_, query)| of_shortcut(query)) {
                dispatch.dispatch(Action::Ask(dialog));
            }
            let failed = dialogs.clone();
            let failed = dom::hear::<()>(DIALOGS_FAILED, move |_| failed.set(Dialogs::Failed));
            let dispatch = dispatch.clone();
            // Those of another build would misunderstand what they are told, and be misunderstood.
            let is_strange = Cell::new(false);
            let wishes = dom::hear(WISH, move |wish| match wish {
                Some(Wish::Ready(build)) if is_of_this_build(&build) => dialogs.set(Dialogs::Here),
                Some(Wish::Ready(_)) | None => {
                    is_strange.set(true);
                    dialogs.set(Dialogs::Failed);
                }
                Some(wish) if !is_strange.get() => act(&dispatch, wish),
                Some(_) => {}
            });
            move || drop((failed, wishes))
        });
    }
    let asked = state.dialog.map(|dialog| Asked {
        dialog: Some(dialog),
        game: state.link().encode(),
        // A move that runs is looked at as a whole.
        stop: if state.playing { state.shown.last() } else { state.stop },
        names: (*state.names).clone(),
        kept: state.kept.as_deref().map(str::to_owned),
        text: if dialog == Dialog::Share { state.written() } else { String::new() },
        looked_at: if dialog == Dialog::Move { state.looked_at() } else { LookedAt::default() },
        settings: state.settings,
        storage,
    });
    let told = use_mut_ref(|| false);
    // The same one may be asked for again, when it could not come before.
    use_effect_with((asked, *dialogs, state.asks), move |(asked, dialogs, _)| match (asked, dialogs) {
        (Some(asked), Dialogs::Here) => {
            told.replace(true);
            dom::tell(ASKED, asked);
        }
        (Some(_), _) => dom::tell(DIALOGS_WANTED, &()),
        // Whatever was open is closed.
        (None, _) if told.replace(false) => dom::tell(ASKED, &Asked::default()),
        (None, _) => {}
    });
    let viewed = (state.analysis != Analysis::Off).then(|| {
        let ended = state.record.here().conclusion;
        let ended = ended.map(|end| sentences::ended(words(), state, end));
        state.viewed(ended, Side::BOTH.map(|side| sentences::player(words(), state, side)))
    });
    let shown = use_mut_ref(|| false);
    use_effect_with((viewed, *dialogs), move |(viewed, dialogs)| match (viewed, dialogs) {
        (Some(viewed), Dialogs::Here) => {
            shown.replace(true);
            dom::tell(VIEWED, viewed);
        }
        (Some(_), _) => dom::tell(DIALOGS_WANTED, &()),
        (None, _) if shown.replace(false) => dom::tell(VIEWED, &Viewed::default()),
        (None, _) => {}
    });
    *dialogs
}

fn act(dispatch: &Dispatch, wish: Wish) {
    let action = match wish {
        Wish::Ready(_) => None,
        Wish::Ask(dialog) => Some(Action::Ask(dialog)),
        Wish::Closed(dialog) => Some(Action::Closed(dialog)),
        Wish::Set(settings) => Some(Action::Set(settings)),
        Wish::Begin { game, names } => Some(of_link(&game, |link| {
            let players = link.computers.map(Player::of_level);
            Action::NewGame { game: link.game, start: link.start, names, players }
        })),
        Wish::Open(game) => Some(of_link(&game, |link| Action::Open(Rc::new(link)))),
        Wish::Read(text) => of_text(&text, None),
        Wish::Reopen { id, text } => of_text(&text, Some(id.into())),
        Wish::Analyse(analysis) => Some(Action::Analyse(analysis)),
        Wish::Scored(scores) => Some(Action::Scored(scores.map(Rc::new))),
        Wish::Explore(letters) => Some(Action::Explore(letters)),
        Wish::Comment(text) => Some(Action::Comment(text)),
        Wish::Promote => Some(Action::Promote),
        Wish::Delete => Some(Action::Delete),
    };
    if let Some(action) = action {
        dispatch.dispatch(action);
    }
}

fn of_link(code: &str, action: impl FnOnce(Link<Rules>) -> Action) -> Action {
    Link::decode(code).map_or_else(|error| Action::LinkFailed(Rc::new(error)), action)
}

/// The game of a text that was read there before it was sent.
fn of_text(text: &str, kept: Option<Rc<str>>) -> Option<Action> {
    Some(Action::Reopen { kept, game: Rc::new(KeptGame::read(text).ok()?) })
}

/// A word to somebody who asked for a dialog that is not here.
pub fn awaited(closing: Action, dialogs: Dialogs, dispatch: Dispatch) -> Html {
    let labels = words().labels();
    let (role, text) = match dialogs {
        Dialogs::Here => return Html::default(),
        Dialogs::Coming => ("status", labels.dialog_coming),
        Dialogs::Failed => ("alert", labels.dialog_failed),
    };
    html! {
        <section class="result awaited" {role}>
            <p>{ text }</p>
            <div class="result-controls">
                if dialogs == Dialogs::Failed {
                    <button type="button" class="primary" onclick={|_: MouseEvent| dom::reload()}>{ labels.reload }</button>
                }
                <button type="button" class="quiet" onclick={sending(&dispatch, closing)}>{ labels.dismiss }</button>
            </div>
        </section>
    }
}
