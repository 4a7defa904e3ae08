//! A link to the game.

use super::{Frame, Texts};
use crate::app::{Dialog, Rules};
use crate::record::Link;
use crate::record::link::LONGEST;
use crate::ui::dom;
use crate::ui::program::words;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Properties of [`ShareDialog`].
#[derive(PartialEq, Properties)]
pub struct ShareDialogProps {
    /// What is shared; the dialog is open while there is something.
    pub link: Option<Link<Rules>>,
    /// The whole game in OGN.
    pub text: String,
}

/// The link to the game as a text to take along, and the ways to hand it on.
#[component]
pub fn ShareDialog(props: &ShareDialogProps) -> Html {
    html! {
        <Frame open={props.link.is_some()} title={words().labels().share} class="share" dialog={Dialog::Share}>
            if let Some(link) = &props.link {
                <Ways link={link.clone()} />
                <Texts link={link.clone()} text={props.text.clone()} />
            }
        </Frame>
    }
}

#[derive(PartialEq, Properties)]
struct WaysProps {
    link: Link<Rules>,
}

/// The whole address of a link.
fn address(link: &Link<Rules>) -> String {
    dom::page_address() + &link.fragment()
}

/// Lives as long as the dialog is open, so that what became of a copy is forgotten with it.
#[component]
fn Ways(props: &WaysProps) -> Html {
    let labels = words().labels();
    let told = use_state_eq(|| "");
    let text = address(&props.link);
    if text.len() > LONGEST {
        return html! { <p class="note">{ labels.link_too_long }</p> };
    }
    let copy = |text: String| {
        let told = told.setter();
        Callback::from(move |_: MouseEvent| {
            let told = told.clone();
            dom::copy(text.clone(), move |allowed| {
                told.set(if allowed { labels.copied } else { labels.copy_refused });
            });
        })
    };
    // The board before the last move, from which the receiver sees it played.
    let with_move = (props.link.ply > 0).then(|| address(&Link { lap: Some(0), ..props.link.clone() }));
    let select = Callback::from(|event: FocusEvent| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            input.select();
        }
    });
    let share = {
        let text = text.clone();
        Callback::from(move |_: MouseEvent| dom::share(labels.title, &text))
    };
    html! {
        <>
            <p>{ labels.share_explained }</p>
            <label class="name">
                <span>{ labels.share_link }</span>
                <input type="text" readonly=true value={text.clone()} onfocus={select} />
            </label>
            <div class="share-ways">
                <button type="button" class="primary" onclick={copy(text)}>{ labels.copy_link }</button>
                if dom::can_share() {
                    <button type="button" onclick={share}>{ labels.share_elsewhere }</button>
                }
            </div>
            if let Some(text) = with_move {
                <p>{ labels.send_move_explained }</p>
                <div class="share-ways"><button type="button" onclick={copy(text)}>{ labels.send_move }</button></div>
            }
            <p class="share-told" role="status">{ *told }</p>
        </>
    }
}
