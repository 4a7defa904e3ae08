//! The program of the dialogs.

use super::new_game::Planned;
use super::{
    EditorDialog, GamesDialog, KeysDialog, MoveDialog, NewGameDialog, OpenDialog, PictureDialog, RulesDialog,
    SettingsDialog, ShareDialog,
};
use crate::app::thinking::BUILD;
use crate::app::{Asked, Dialog, Launch, NewGame, Rules, Wish};
use crate::record::Link;
use crate::rules::Game;
use crate::ui::analysis::Panel;
use crate::ui::dom::{self, ASKED, DIALOGS_FAILED, WISH};
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// The id of the element in which the dialogs are.
const PLACE: &str = "dialogs";

/// Tells the page what is wished.
pub fn wish(wish: Wish) {
    dom::tell(WISH, &wish);
}

/// Puts the dialogs on the page; they show nothing until they are asked.
pub fn start() {
    // The page stays when they stop: what was open goes, and the page says so.
    yew::set_custom_panic_hook(Box::new(|panic| {
        gloo::console::error!(panic.to_string());
        if let Some(place) = dom::find(&format!("#{PLACE}")) {
            place.remove();
        }
        dom::tell(DIALOGS_FAILED, &());
    }));
    // In a task of its own, as the page.
    Timeout::new(0, || {
        if let Some(place) = dom::append("div", PLACE) {
            yew::Renderer::<Dialogs>::with_root(place).render();
        }
    })
    .forget();
}

/// What the page was opened for, if it is for the dialogs; a game in the address is for the page.
fn launch() -> Option<Launch> {
    let parameters = dom::opened_with()?;
    let launch = Launch::read(|name| parameters.get(name))?;
    let is_game = matches!(launch, Launch::Text(_))
        && Link::<Rules>::find_in(&String::from(parameters.to_string())) != Ok(None);
    dom::forget_parameters();
    (!is_game).then_some(launch)
}

/// A game that is to begin from the board that is looked at, if that is a board of the same game.
fn on_board_of(looked_at: &Link<Rules>, planned: &Link<Rules>) -> Link<Rules> {
    let is_same = looked_at.game.shape().name == planned.game.shape().name;
    let start = if is_same { looked_at.position() } else { planned.start };
    Link { start, flipped: looked_at.flipped, ..planned.clone() }
}

/// All dialogs, of which one is open at most.
#[component]
pub fn Dialogs() -> Html {
    let asked = use_state_eq(Asked::default);
    // A board on which nobody can play, to be repaired, and a text of many games, to be imported.
    let broken = use_state_eq(|| None);
    let brought = use_state_eq(|| None::<Rc<str>>);
    // What was chosen of a new game whose board is set up first.
    let planned = use_state_eq(|| None::<Planned>);
    // What the page was opened for: what is chosen of a new game, or a text that another program shares.
    let begun = use_state_eq(|| None::<NewGame>);
    let shared_text = use_state_eq(|| None::<Rc<str>>);
    {
        let (asked, broken, brought) = (asked.setter(), broken.setter(), brought.setter());
        let planned = planned.setter();
        let (begun, shared_text) = (begun.setter(), shared_text.setter());
        use_effect_with((), move |()| {
            let chosen = begun.clone();
            let listener = dom::hear(ASKED, move |heard: Option<Asked>| {
                if let Some(heard) = heard {
                    if heard.dialog != Some(Dialog::Editor) {
                        broken.set(None);
                        planned.set(None);
                    }
                    if heard.dialog != Some(Dialog::Games) {
                        brought.set(None);
                    }
                    if heard.dialog != Some(Dialog::NewGame) {
                        begun.set(None);
                    }
                    asked.set(heard);
                }
            });
            wish(Wish::Ready(BUILD.to_owned()));
            match launch() {
                Some(Launch::NewGame(game)) => {
                    chosen.set(Some(game));
                    wish(Wish::Ask(Dialog::NewGame));
                }
                Some(Launch::Editor) => wish(Wish::Ask(Dialog::Editor)),
                Some(Launch::Text(text)) => shared_text.set(Some(text.into())),
                None => {}
            }
            move || drop(listener)
        });
    }
    let open = |dialog| asked.dialog == Some(dialog);
    // What nobody has asked for yet is not even made: all of them would take long when the page starts.
    let met = use_mut_ref(Vec::new);
    let mut met = met.borrow_mut();
    if let Some(dialog) = asked.dialog.filter(|dialog| !met.contains(dialog)) {
        met.push(dialog);
    }
    let met = |dialog| met.contains(&dialog);
    // Only a game that is too long for a link has none.
    let shared = Link::<Rules>::decode(&asked.game).ok();
    let link = shared.clone().unwrap_or_else(|| Link::new(Rules::default()));
    let set_up = {
        let planned = planned.setter();
        move |game| {
            planned.set(Some(game));
            wish(Wish::Ask(Dialog::Editor));
        }
    };
    let edited = || match &*planned {
        Some((game, _)) => on_board_of(&link, game),
        None => link.clone(),
    };
    let edited_names = planned.as_ref().map_or(&asked.names, |(_, names)| names);
    let repair = {
        let broken = broken.setter();
        move |setup| {
            broken.set(Some(setup));
            wish(Wish::Ask(Dialog::Editor));
        }
    };
    let many = {
        let brought = brought.setter();
        move |text: String| {
            brought.set(Some(text.into()));
            wish(Wish::Ask(Dialog::Games));
        }
    };
    html! {
        <>
            if met(Dialog::NewGame) {
                <NewGameDialog open={open(Dialog::NewGame)} game={link.game} names={asked.names.clone()} begun={*begun} {set_up} />
            }
            if met(Dialog::Editor) {
                <EditorDialog
                    link={open(Dialog::Editor).then(edited)}
                    setup={*broken}
                    names={edited_names.clone()}
                />
            }
            if met(Dialog::Settings) {
                <SettingsDialog open={open(Dialog::Settings)} settings={asked.settings} storage={asked.storage} />
            }
            if met(Dialog::Keys) {
                <KeysDialog open={open(Dialog::Keys)} />
            }
            if met(Dialog::Rules) {
                <RulesDialog open={open(Dialog::Rules)} game={link.game} />
            }
            if met(Dialog::Games) {
                <GamesDialog open={open(Dialog::Games)} on_board={asked.kept.clone()} storage={asked.storage} brought={(*brought).clone()} />
            }
            if met(Dialog::Share) {
                <ShareDialog open={open(Dialog::Share)} game={link.game} link={shared} text={asked.text.clone()} />
            }
            if met(Dialog::Move) {
                <MoveDialog open={open(Dialog::Move)} looked_at={asked.looked_at.clone()} />
            }
            if met(Dialog::Picture) {
                <PictureDialog asked={open(Dialog::Picture).then(|| (*asked).clone())} />
            }
            // These two listen all the time.
            <OpenDialog open={open(Dialog::Open)} {repair} {many} shared={(*shared_text).clone()} />
            <Panel />
        </>
    }
}
