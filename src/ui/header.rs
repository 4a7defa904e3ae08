//! The top of the page.

use super::icons::icon;
use super::part::View;
use super::program::{Dispatch, sending, words};
use super::sentences;
use crate::app::{Action, Dialog, Rules};
use yew::prelude::*;

/// The name of the game and the ways to the dialogs. The first Tab stop is the list of keys.
#[derive(PartialEq)]
pub struct Header {
    /// The game on the board.
    pub game: Rules,
    /// Whom to tell.
    pub dispatch: Dispatch,
}

impl View for Header {
    fn draw(&self) -> Html {
        let labels = words().labels();
        let opens = |which: Dialog| sending(&self.dispatch, Action::Ask(which));
        html! {
            <header class="top">
                <button type="button" id="keys" class="quiet keys-button" onclick={opens(Dialog::Keys)}>{ labels.keys }</button>
                <h1 class="wordmark">
                    { sentences::game_name(words(), &self.game) }
                    // As its own players write it.
                    if matches!(self.game, Rules::Hawalis(_)) {
                        <span class="wordmark-arabic" lang="ar" dir="rtl">{ "الحواليس" }</span>
                    }
                </h1>
                <nav>
                    <button type="button" class="quiet" onclick={opens(Dialog::Rules)}>
                        { icon("rules") }<span>{ labels.rules }</span>
                    </button>
                    <button type="button" class="quiet" onclick={opens(Dialog::Games)}>
                        { icon("games") }<span>{ labels.games }</span>
                    </button>
                    <button type="button" class="quiet" onclick={opens(Dialog::Share)}>
                        { icon("share") }<span>{ labels.share }</span>
                    </button>
                    <button type="button" class="quiet" onclick={opens(Dialog::Settings)}>
                        { icon("settings") }<span>{ labels.settings }</span>
                    </button>
                    <button type="button" class="primary" onclick={opens(Dialog::NewGame)}>{ labels.new_game }</button>
                </nav>
            </header>
        }
    }
}
