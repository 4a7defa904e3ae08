//! The address bar follows the game, and the game follows the address.

use super::dom;
use super::program::Dispatch;
use super::saving::{kept_game, wrote_address};
use crate::app::{Action, KeptGame, Player, Rules, Said, State};
use crate::record::Link;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// Changes that follow each other within this time, in milliseconds, are written once: browsers
/// allow only so many changes of the address.
const PAUSE: u32 = 400;

/// Opens what is in the address. `left` finds the game that was on the board there, if it is kept: it
/// knows more than its address.
fn read(dispatch: &Dispatch, left: impl FnOnce() -> Option<(String, KeptGame)>) {
    match Link::<Rules>::find_in(&dom::address()) {
        Ok(Some(link)) => {
            let link = Rc::new(link);
            if let Some((id, game)) = left() {
                let (kept, game) = (id.into(), Rc::new(game));
                dispatch.dispatch(Action::Return { kept, game, link: link.clone() });
            }
            dispatch.dispatch(Action::Open(link));
        }
        Ok(None) => {}
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
    use_effect_with(dispatch, move |dispatch| {
        if !*known {
            read(dispatch, || None);
        }
        // Back and Forward of the browser, and a link put into the address bar.
        let dispatch = dispatch.clone();
        let listener = EventListener::new(&gloo::utils::window(), "popstate", move |_| {
            read(&dispatch, left_at_this_step);
        });
        move || drop(listener)
    });

    let plain = state.record.is_untouched()
        && *state.record.game() == Rules::default()
        && state.players == [Player::Person; 2]
        && !state.flipped;
    let link = (!state.playing).then(|| state.link());
    let moves = link.as_ref().map(|link| link.moves.len());
    // An address that could not be read makes room for the game that stays.
    let failed = matches!(state.said, Said::LinkFailed(_)).then_some(state.sayings);
    let written = use_mut_ref(|| None::<usize>);
    let game = state.kept.clone();
    use_effect_with((link, plain, failed), move |(link, plain, _)| {
        let wait = link.as_ref().map(|link| {
            let fragment = if *plain { String::new() } else { link.fragment() };
            Timeout::new(PAUSE, move || {
                let before = written.replace(moves);
                // A page that was just opened keeps the address that it was opened with.
                if before.is_some() || !fragment.is_empty() {
                    // Each move is a step of the browser's history; looking around is none.
                    dom::set_fragment(&fragment, game.as_deref(), before.is_some() && before != moves);
                }
            })
        });
        move || drop(wait)
    });
}
