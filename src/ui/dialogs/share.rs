//! A link to the game.

use super::{Choice, Frame, Texts, copying, use_told, wish};
use crate::app::{Dialog, Rules, Wish};
use crate::drawing::{LONGEST_IN_CODE, TooLong, code};
use crate::record::Link;
use crate::record::link::LONGEST;
use crate::ui::dom;
use crate::ui::program::{dialog_labels, dialog_words, words};
use crate::ui::sentences::game_name;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Properties of [`ShareDialog`].
#[derive(PartialEq, Properties)]
pub struct ShareDialogProps {
    /// Whether it is open.
    pub open: bool,
    /// The game on the board.
    pub game: Rules,
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
                <p class="note">{ dialog_labels().link_too_long }</p>
            }
            <Texts game={props.game} link={props.link.clone()} text={props.text.clone()} />
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

/// What is handed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    /// The game, opened where one looks.
    Game,
    /// The board that one looks at, without the moves that led there.
    Position,
    /// The game, opened so that the last move is seen.
    Move,
}

impl What {
    fn of(self, link: &Link<Rules>) -> Link<Rules> {
        match self {
            What::Game => link.clone(),
            What::Position => Link { start: link.position(), flipped: link.flipped, ..Link::new(link.game) },
            What::Move => Link { lap: Some(0), ..link.clone() },
        }
    }
}

/// Lives as long as the dialog is open, so that what became of a copy is forgotten with it.
#[component]
fn Ways(props: &WaysProps) -> Html {
    let labels = dialog_labels();
    let (told, say) = use_told();
    let what = use_state_eq(|| What::Game);
    let text = address(&what.of(&props.link));
    let code = use_memo(text.clone(), |text| code(text));
    let choice = {
        let mut options = vec![(What::Game, labels.whole_game), (What::Position, labels.position_only)];
        if props.link.ply > 0 {
            options.push((What::Move, labels.send_move));
        }
        let (chosen, what, say) = (*what, what.setter(), say.clone());
        let on_choose = move |chosen| {
            what.set(chosen);
            say.emit(String::new());
        };
        html! { <Choice<What> name={labels.what_is_shared} {options} {chosen} {on_choose} /> }
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
    let copy = copying(text.clone(), &say, [labels.copied, labels.copy_refused]);
    let select = Callback::from(|event: FocusEvent| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            input.select();
        }
    });
    let share = {
        let (text, name) = (text.clone(), game_name(words(), &props.link.game));
        Callback::from(move |_: MouseEvent| dom::share(name, &text))
    };
    html! {
        <>
            { choice }
            <p>{ match *what {
                What::Game => labels.share_explained,
                What::Position => labels.position_only_explained,
                What::Move => labels.send_move_explained,
            } }</p>
            <label class="name">
                <span>{ labels.share_link }</span>
                <input type="text" aria-label={labels.share_link} readonly=true value={text} onfocus={select} />
            </label>
            <div class="share-ways">
                <button type="button" class="primary" onclick={copy}>{ labels.copy_link }</button>
                if dom::can_share() {
                    <button type="button" onclick={share}>{ labels.share_elsewhere }</button>
                }
                { picture }
            </div>
            { told }
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
