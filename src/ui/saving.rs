//! The game on the board is kept while it is played, and goes on when the page comes again.
//!
//! Each game is a text under a key of its own; the tab knows the id of the one on its board. When the
//! text is not the one that this tab wrote last, another tab has played on: then this tab goes on
//! under a new id, and both games are kept.

use super::dom::{self, Lock, NotKept};
use super::program::{Dispatch, sending, words};
use crate::app::library::{KEY, key, latest, outdated};
use crate::app::{Action, CHANGED, Dialog, KeptGame, NAME, Rules, Said, Settings, State};
use crate::record::{Link, ogn};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// What the tab knows of itself: the id of the game on its board, [`NEW`], or nothing if another game is
/// not kept; a blank; and the page's address when that was so.
const TAB: &str = "hawalis.tab";

/// Stands for a game that has just begun, and is no id.
const NEW: &str = "new";

/// Places that follow each other within this time, in milliseconds, are kept once.
const PAUSE: u32 = 400;

fn tab() -> Option<(String, String)> {
    let text = dom::kept_by_tab(TAB)?;
    text.split_once(' ').map(|(id, address)| (id.to_owned(), address.to_owned()))
}

/// A kept game, if it can be read.
pub fn kept_game(id: &str) -> Option<KeptGame> {
    KeptGame::read(&dom::kept(&key(id))?).ok()
}

/// What the page begins with: the game that this tab had on its board, or a new one.
pub fn first_state(settings: Settings) -> State {
    let left = tab().and_then(|(id, _)| {
        let game = kept_game(&id)?;
        Some(State::left_with(settings, id.into(), &game))
    });
    left.unwrap_or_else(|| State::new(settings))
}

/// Whether the page's address says nothing but what this tab wrote there, so that the kept game,
/// which knows more, goes before it.
pub fn wrote_address(state: &State) -> bool {
    let address = dom::address();
    let left_so = tab().is_some_and(|(id, known)| known == address && (state.kept.is_some() || id == NEW));
    left_so || (state.kept.is_some() && Link::<Rules>::find_in(&address) == Ok(Some(state.link())))
}

/// What this tab knows of the games that it keeps.
#[derive(Default)]
struct Keeper {
    /// The id of the game on the board.
    id: Option<Rc<str>>,
    /// That game as it was kept last, or as it came by a link.
    written: String,
    /// Whether nothing is lost with it.
    no_loss: bool,
    /// When games were changed last by this tab, by id.
    changed: Vec<(Rc<str>, Option<String>)>,
    /// A text that differs from the kept one in its place only, with its key.
    place: Option<(String, String)>,
    /// Tells other tabs that the game is open here.
    lock: Option<Lock>,
}

impl Keeper {
    fn changed(&self, id: &str) -> Option<&Option<String>> {
        self.changed.iter().find(|(known, _)| **known == *id).map(|(_, changed)| changed)
    }

    fn set_changed(&mut self, id: Rc<str>, changed: Option<String>) {
        self.changed.retain(|(known, _)| *known != id);
        self.changed.push((id, changed));
    }

    /// Keeps the game on the board, if there is something to keep. `written` is its text.
    fn keep(&mut self, state: &State, written: &str, dispatch: &Dispatch) -> Result<(), NotKept> {
        if self.id != state.kept {
            self.change_game(state, written);
        }
        self.no_loss = state.is_no_loss();
        let Some(id) = state.kept.clone() else {
            let as_it_came = matches!(state.said, Said::Opened(_)) || state.is_as_new();
            if as_it_came {
                // A link holds all of its game.
                self.written = written.to_owned();
            } else if self.written != written {
                return self.write(state, written, dom::new_id().into(), dispatch);
            }
            return Ok(());
        };
        let kept = dom::kept(&key(&id));
        let ours = kept.as_ref().is_none_or(|kept| self.changed(&id) == Some(&ogn::tag(kept, CHANGED)));
        // A name is given where the games are listed.
        let name = kept.as_ref().filter(|_| ours).map(|kept| ogn::tag(kept, NAME).unwrap_or_default());
        if let Some(name) = name.map(|name| if name == "?" { String::new() } else { name })
            && name != state.tags.get(NAME).unwrap_or_default()
        {
            dispatch.dispatch(Action::Name(name));
        } else if self.written != written {
            let id = if ours { id } else { dom::new_id().into() };
            return self.write(state, written, id, dispatch);
        } else if let Some(kept) = kept.filter(|_| ours) {
            let changed = self.changed(&id).cloned().flatten().unwrap_or_default();
            let text = state.kept_text(written, &changed);
            self.place = (kept != text).then(|| (key(&id), text));
        }
        Ok(())
    }

    /// Another game is on the board.
    fn change_game(&mut self, state: &State, written: &str) {
        self.write_place();
        if let Some(left) = self.id.take().filter(|_| self.no_loss) {
            dom::forget(&key(&left));
        }
        self.lock = None;
        if let Some(id) = &state.kept {
            self.written = written.to_owned();
            self.lock = Some(Lock::share(&key(id)));
            if let Some(kept) = dom::kept(&key(id)) {
                // What was just read is known; a game that comes back may have been changed elsewhere.
                let changed = ogn::tag(&kept, CHANGED);
                let same = state.kept_text(written, changed.as_deref().unwrap_or_default()) == kept;
                if same || self.changed(id).is_none() {
                    self.set_changed(id.clone(), changed);
                }
            }
            self.id = Some(id.clone());
        }
    }

    fn write(
        &mut self,
        state: &State,
        written: &str,
        id: Rc<str>,
        dispatch: &Dispatch,
    ) -> Result<(), NotKept> {
        let now = dom::now();
        dom::save(&key(&id), &state.kept_text(written, &now))?;
        self.place = None;
        self.written = written.to_owned();
        self.set_changed(id.clone(), Some(now));
        if state.kept.as_ref() != Some(&id) {
            self.lock = Some(Lock::share(&key(&id)));
            self.id = Some(id.clone());
            make_room(&id);
            let begins =
                matches!(state.said, Said::Played | Said::PlayedEarly) && state.record.here().ply == 1;
            dispatch.dispatch(Action::Keep { id, begun: begins.then(dom::today) });
        }
        Ok(())
    }

    /// Writes the place, unless the game was changed or deleted elsewhere meanwhile.
    fn write_place(&mut self) {
        if let Some((key, text)) = self.place.take()
            && dom::kept(&key).is_some_and(|kept| ogn::tag(&kept, CHANGED) == ogn::tag(&text, CHANGED))
        {
            // A place that is not kept is no loss.
            let _ = dom::save(&key, &text);
        }
    }
}

/// The oldest finished game goes for one that has come when there are too many.
fn make_room(new: &str) {
    let mut kept = dom::all_kept(KEY).unwrap_or_default();
    kept.retain(|(id, _)| id != new);
    outdated(&kept, 1).iter().for_each(|id| dom::forget(&key(id)));
}

/// Lets the game of the last visit go on in a new tab, if it is not over and not open in another one.
fn resume(dispatch: &Dispatch) -> Option<()> {
    let kept = dom::all_kept(KEY).ok()?;
    let id = latest(kept)?;
    let game = Rc::new(kept_game(&id)?);
    if game.record.conclusion().is_none() {
        let (dispatch, kept) = (dispatch.clone(), Rc::from(id.as_str()));
        dom::unless_open(&key(&id), move || {
            dispatch.dispatch(Action::Resume { kept: Rc::clone(&kept), game: game.clone() });
        });
    }
    Some(())
}

/// What has become of keeping the game on the board.
pub struct Saving {
    /// Why it is not kept, if so.
    pub not_kept: Option<NotKept>,
    /// A quiet word on it.
    pub note: Html,
}

/// Keeps the game on the board, whose text is `written`, after every change, and lets the last one go
/// on at the start.
#[hook]
pub fn use_saving(state: &State, written: Rc<String>, dispatch: Dispatch) -> Saving {
    let not_kept = use_state_eq(|| None);
    let known = use_state_eq(|| None);
    let keeper = use_mut_ref(Keeper::default);
    {
        let keeper = keeper.clone();
        use_effect_with(dispatch.clone(), move |dispatch| {
            if tab().is_none() && Link::<Rules>::find_in(&dom::address()) == Ok(None) {
                resume(dispatch);
            }
            let leaving = EventListener::new(&gloo::utils::window(), "pagehide", move |_| {
                keeper.borrow_mut().write_place();
            });
            move || drop(leaving)
        });
    }
    let note = note(state, (*not_kept).filter(|_| *known != *not_kept), known.setter(), &dispatch);
    let saving = Saving { not_kept: *not_kept, note };

    // While a move runs nothing changes but what is shown of it.
    let stop = (!state.playing).then_some(state.stop);
    let players = (state.names.clone(), state.players);
    let game = (state.record.clone(), players, state.tags.clone(), state.kept.clone());
    let state = state.clone();
    let not_kept = not_kept.setter();
    use_effect_with((game, stop, state.flipped), move |_| {
        let mut keeping = keeper.borrow_mut();
        let kept = keeping.keep(&state, &written, &dispatch);
        not_kept.set(kept.err());
        let id = match keeping.id.as_deref() {
            // The address knows more than what was kept before.
            _ if kept.is_err() => "",
            None if state.is_as_new() => NEW,
            id => id.unwrap_or_default(),
        };
        dom::save_for_tab(TAB, &format!("{id} {}", dom::address()));
        let later = keeper.clone();
        let wait =
            keeping.place.is_some().then(|| Timeout::new(PAUSE, move || later.borrow_mut().write_place()));
        move || drop(wait)
    });
    saving
}

/// That a game is not kept, until somebody has read it; that the last one goes on, until the next
/// thing happens.
fn note(
    state: &State,
    not_kept: Option<NotKept>,
    known: UseStateSetter<Option<NotKept>>,
    dispatch: &Dispatch,
) -> Html {
    let labels = words().labels();
    let (text, way) = match not_kept {
        Some(NotKept::Full) => (labels.storage_full, Some((labels.games, Dialog::Games))),
        Some(NotKept::Blocked) => (labels.storage_failed, None),
        None if state.said == Said::Resumed => (labels.resumed, Some((labels.new_game, Dialog::NewGame))),
        None => return Html::default(),
    };
    let read = {
        let dispatch = dispatch.clone();
        move |_: MouseEvent| {
            known.set(not_kept);
            dispatch.dispatch(Action::Dismiss);
        }
    };
    html! {
        <section class="result left-game">
            <p>{ text }</p>
            <div class="result-controls">
                if let Some((name, dialog)) = way {
                    <button type="button" onclick={sending::<MouseEvent>(dispatch, Action::Ask(dialog))}>{ name }</button>
                }
                <button type="button" class="quiet" onclick={read}>{ labels.dismiss }</button>
            </div>
        </section>
    }
}
