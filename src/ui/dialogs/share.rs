//! A link to the game.

use super::{Choice, Frame, Texts, wish};
use crate::app::{Dialog, Rules, Wish};
use crate::drawing::{LONGEST_IN_CODE, TooLong, code};
use crate::record::Link;
use crate::record::link::LONGEST;
use crate::ui::dom;
use crate::ui::program::{dialog_words, words};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Properties of [`ShareDialog`].
#[derive(PartialEq, Properties)]
pub struct ShareDialogProps {
    /// Whether it is open.
    pub open: bool,
    /// What is shared; nothing if it is too long for a link.
    pub link: Option<Link<Rules>>,
    /// The whole game in OGN.
    pub text: String,
}

/// The link to the game as a text to take along, and the ways to hand it on.
#[component]
pub fn ShareDialog(props: &ShareDialogProps) -> Html {
    html! {
        <Frame open={props.open} title={words().labels().share} class="share" dialog={Dialog::Share}>
            if let Some(link) = &props.link {
                <Ways link={link.clone()} />
            } else {
                <p class="note">{ words().labels().link_too_long }</p>
            }
            <Texts link={props.link.clone()} text={props.text.clone()} />
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

/// The board that a link looks at, without the moves that led to it.
fn position_only(link: &Link<Rules>) -> Link<Rules> {
    let start = *link.open().record.position();
    Link { start, flipped: link.flipped, ..Link::new(link.game) }
}

/// Lives as long as the dialog is open, so that what became of a copy is forgotten with it.
#[component]
fn Ways(props: &WaysProps) -> Html {
    let labels = words().labels();
    let told = use_state_eq(|| "");
    let whole = use_state_eq(|| true);
    let link =
        use_memo(
            (props.link.clone(), *whole),
            |(link, whole)| {
                if *whole { link.clone() } else { position_only(link) }
            },
        );
    let text = address(&link);
    let code = use_memo(text.clone(), |text| code(text));
    let choice = {
        let (whole, told) = (whole.clone(), told.setter());
        let options = vec![(true, labels.whole_game), (false, labels.position_only)];
        let chosen = *whole;
        let on_choose = move |which| {
            whole.set(which);
            told.set("");
        };
        html! { <Choice<bool> name={labels.what_is_shared} {options} {chosen} {on_choose} /> }
    };
    let picture = html! {
        <button type="button" onclick={|_: MouseEvent| wish(Wish::Ask(Dialog::Picture))}>{ labels.picture_or_animation }</button>
    };
    if text.len() > LONGEST {
        return html! {
            <>
                { choice }
                <p class="note">{ labels.link_too_long }</p>
                <div class="share-ways">{ picture }</div>
            </>
        };
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
    let with_move = (link.ply > 0).then(|| address(&Link { lap: Some(0), ..(*link).clone() }));
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
            { choice }
            <p>{ if *whole { labels.share_explained } else { labels.position_only_explained } }</p>
            <label class="name">
                <span>{ labels.share_link }</span>
                <input type="text" readonly=true value={text.clone()} onfocus={select} />
            </label>
            <div class="share-ways">
                <button type="button" class="primary" onclick={copy(text)}>{ labels.copy_link }</button>
                if dom::can_share() {
                    <button type="button" onclick={share}>{ labels.share_elsewhere }</button>
                }
                { picture }
            </div>
            if let Some(text) = with_move {
                <p>{ labels.send_move_explained }</p>
                <div class="share-ways"><button type="button" onclick={copy(text)}>{ labels.send_move }</button></div>
            }
            <p class="share-told" role="status">{ *told }</p>
            { match &*code {
                Ok(svg) => html! {
                    <figure class="code">
                        <div role="img" aria-label={labels.code}>{ Html::from_html_unchecked(svg.clone().into()) }</div>
                        <figcaption>{ labels.code_explained }</figcaption>
                    </figure>
                },
                Err(TooLong { length }) => html! { <p class="note">{ dialog_words().code_too_long(*length, LONGEST_IN_CODE) }</p> },
            } }
        </>
    }
}
