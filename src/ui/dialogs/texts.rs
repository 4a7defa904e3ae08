//! The game and the position as texts to take along.

use super::use_told;
use crate::app::Rules;
use crate::record::Link;
use crate::ui::dom;
use crate::ui::program::words;
use yew::prelude::*;

/// Properties of [`Texts`].
#[derive(PartialEq, Properties)]
pub struct TextsProps {
    /// The place that is looked at; nothing if the game is too long for a link.
    pub link: Option<Link<Rules>>,
    /// The whole game in OGN.
    pub text: String,
}

/// Copy position, Copy game, Save file.
#[component]
pub fn Texts(props: &TextsProps) -> Html {
    let labels = words().labels();
    let (told, say) = use_told();
    let copy = |text: String| {
        let say = say.clone();
        move |_: MouseEvent| {
            let say = say.clone();
            dom::copy(text.clone(), move |allowed| {
                say.emit(if allowed { labels.text_copied } else { labels.text_copy_refused }.to_owned());
            });
        }
    };
    let save = {
        let (say, text) = (say.clone(), props.text.clone());
        move |_: MouseEvent| {
            let file = dom::Address::of_text(&text, "text/plain;charset=utf-8");
            let saved = file.is_some_and(|file| file.save("hawalis.ogn"));
            say.emit(if saved { labels.file_saved } else { labels.file_not_saved }.to_owned());
        }
    };
    let position = props.link.as_ref().map(|link| link.position().to_string());
    html! {
        <section>
            <h3>{ labels.as_text }</h3>
            <p>{ labels.as_text_explained }</p>
            <div class="share-ways">
                if let Some(position) = position {
                    <button type="button" onclick={copy(position)}>{ labels.copy_position }</button>
                }
                <button type="button" onclick={copy(props.text.clone())}>{ labels.copy_game }</button>
                <button type="button" onclick={save}>{ labels.save_file }</button>
            </div>
            { told }
        </section>
    }
}
