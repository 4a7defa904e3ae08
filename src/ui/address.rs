//! The address bar follows the game, and the game follows the address.

use super::dom;
use super::program::Dispatch;
use super::saving::{kept_game, wrote_address};
use crate::app::{Action, KeptGame, Player, Rules, Said, State, Walk};
use crate::record::Link;
use crate::rules::Pit;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// Changes that follow each other within this time, in milliseconds, are written once: browsers
/// allow only so many changes of the address.
const PAUSE: u32 = 400;

/// Opens what is in the address; without a game in it, the start of the one on the board. `left` finds the game that was on the board there, if it is kept: it
/// knows more than its address.
fn read(dispatch: &Dispatch, left: impl FnOnce() -> Option<(String, KeptGame)>) {
    match Link::<Rules>::find_in(&dom::address()) {
        Ok(Some(link)) => {
            let link = Rc::new(link);
            if let Some((id, game)) = left() {
                let (kept, game) = (id.into(), Rc::new(game));
                dispatch.dispatch(Action::Return { kept, game, link });
            } else {
                dispatch.dispatch(Action::Open(link));
            }
        }
        Ok(None) => dispatch.dispatch(Action::Walk(Walk::First)),
        Err(error) => dispatch.dispatch(Action::LinkFailed(Rc::new(error))),
    }
}

fn left_at_this_step() -> Option<(String, KeptGame)> {
    let id = dom::game_of_step()?;
    let game = kept_game(&id)?;
    Some((id, game))
}

/// Opens the game of the address when the page comes and whenever the address changes, and writes
/// the game into the address as it goes on.
#[hook]
pub fn use_address(state: &State, dispatch: Dispatch) {
    let known = use_memo((), |()| wrote_address(state));
    // Whether the address led to where the game is now: then it is no new step of the history.
    let arrived = use_mut_ref(|| false);
    let arriving = arrived.clone();
    use_effect_with(dispatch, move |dispatch| {
        if !*known && !matches!(Link::<Rules>::find_in(&dom::address()), Ok(None)) {
            read(dispatch, || None);
        }
        // Back and Forward of the browser, and a link put into the address bar.
        let dispatch = dispatch.clone();
        let listener = EventListener::new(&gloo::utils::window(), "popstate", move |_| {
            arriving.replace(true);
            let arriving = arriving.clone();
            // A way that led to where one is already writes nothing.
            Timeout::new(2 * PAUSE, move || *arriving.borrow_mut() = false).forget();
            read(&dispatch, left_at_this_step);
        });
        move || drop(listener)
    });

    let plain = state.record.is_untouched()
        && *state.record.game() == Rules::default()
        && state.record.has_usual_start()
        && state.players == [Player::Person; 2]
        && !state.flipped;
    let link = state.link();
    // An address that could not be read makes room for the game that stays.
    let failed = matches!(state.said, Said::LinkFailed(_)).then_some(state.sayings);
    let written = use_mut_ref(|| None::<Vec<Pit>>);
    let game = state.kept.clone();
    use_effect_with((link, plain, failed), move |(link, plain, _)| {
        let fragment = if *plain { String::new() } else { link.fragment() };
        let moves = link.moves.clone();
        let wait = Timeout::new(PAUSE, move || {
            let is_new = !arrived.replace(false);
            let before = written.replace(Some(moves.clone()));
            // A page that was just opened keeps the address that it was opened with.
            if before.is_some() || !fragment.is_empty() {
                // Each move is a step of the browser's history; looking around is none.
                let step = is_new && before.is_some_and(|before| before != moves);
                dom::set_fragment(&fragment, game.as_deref(), step);
            }
        });
        move || drop(wait)
    });
}
