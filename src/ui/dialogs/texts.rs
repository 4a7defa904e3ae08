//! The game and the position as texts to take along.

use super::{copying, use_told};
use crate::app::Rules;
use crate::record::Link;
use crate::rules::any::Position;
use crate::rules::{Game, oware};
use crate::ui::dom;
use crate::ui::program::{dialog_labels, dialog_words};
use yew::prelude::*;

/// Properties of [`Texts`].
#[derive(PartialEq, Properties)]
pub struct TextsProps {
    /// The game on the board.
    pub game: Rules,
    /// The place that is looked at; nothing if the game is too long for a link.
    pub link: Option<Link<Rules>>,
    /// The whole game in OGN.
    pub text: String,
}

/// Copy position, Copy game, Save file.
#[component]
pub fn Texts(props: &TextsProps) -> Html {
    let labels = dialog_labels();
    let (told, say) = use_told();
    let copy = |text: String| copying(text, &say, [labels.text_copied, labels.text_copy_refused]);
    let save = {
        let (say, text) = (say.clone(), props.text.clone());
        let name = format!("{}.ogn", props.game.shape().name);
        move |_: MouseEvent| {
            let file = dom::Address::of_text(&text, "text/plain;charset=utf-8");
            let saved = file.is_some_and(|file| file.save(&name));
            say.emit(if saved { dialog_words().saved(&name) } else { labels.file_not_saved.to_owned() });
        }
    };
    let position = props.link.as_ref().map(Link::position);
    let copies = position.map(texts).unwrap_or_default();
    html! {
        <section>
            <h3>{ labels.as_text }</h3>
            <p>{ labels.as_text_explained }</p>
            <div class="share-ways">
                for (name, text) in copies {
                    <button type="button" onclick={copy(text)}>{ name }</button>
                }
                <button type="button" onclick={copy(props.text.clone())}>{ labels.copy_game }</button>
                <button type="button" onclick={save}>{ labels.save_file }</button>
            </div>
            { told }
        </section>
    }
}

/// The texts of a position, each with what copies it: ours first, then those of other programs.
fn texts(position: Position) -> Vec<(&'static str, String)> {
    let labels = dialog_labels();
    let mut texts = vec![(labels.copy_position, position.to_string())];
    if let Position::Oware(position) = position {
        let setup = oware::Setup::from(position);
        texts.push((labels.copy_position_auale, setup.auale_text()));
        texts.push((labels.copy_position_playstrategy, setup.playstrategy_text()));
    }
    texts
}
