//! What can be done with the move that is looked at.

use super::{Frame, wish};
use crate::app::{Dialog, LookedAt, MOST_COMMENT, Wish};
use crate::ui::program::{dialog_labels, dialog_words};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// Properties of [`MoveDialog`].
#[derive(PartialEq, Properties)]
pub struct MoveDialogProps {
    /// Whether it is open.
    pub open: bool,
    /// The place that is looked at.
    pub looked_at: LookedAt,
}

/// A comment on the move, its line made the main one, the move deleted.
#[component]
pub fn MoveDialog(props: &MoveDialogProps) -> Html {
    let title = dialog_labels().this_move;
    // A comment that was begun and not kept, and where: it is still there when one comes back.
    let draft = use_state_eq(|| None::<(LookedAt, String)>);
    let on_write = {
        let draft = draft.setter();
        Callback::from(move |written| draft.set(written))
    };
    html! {
        <Frame open={props.open} {title} class="this-move" dialog={Dialog::Move}>
            <Form looked_at={props.looked_at.clone()} draft={(*draft).clone()} {on_write} />
        </Frame>
    }
}

#[derive(PartialEq, Properties)]
struct FormProps {
    looked_at: LookedAt,
    draft: Option<(LookedAt, String)>,
    on_write: Callback<Option<(LookedAt, String)>>,
}

#[component]
fn Form(props: &FormProps) -> Html {
    let labels = dialog_labels();
    let LookedAt { played, ref comment, is_variation, following } = props.looked_at;
    let draft = props.draft.as_ref().filter(|(place, _)| *place == props.looked_at);
    let text = draft.map_or(comment, |(_, text)| text).clone();
    let oninput = {
        let (looked_at, on_write) = (props.looked_at.clone(), props.on_write.clone());
        move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                on_write.emit(Some((looked_at.clone(), field.value())));
            }
        }
    };
    let then_close = |wanted: Wish| {
        wish(wanted);
        wish(Wish::Closed(Dialog::Move));
    };
    let onsubmit = {
        let (text, on_write) = (text.clone(), props.on_write.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            on_write.emit(None);
            then_close(Wish::Comment(text.trim().to_owned()));
        }
    };
    let about = match played {
        Some((letter, ply)) => dialog_words().move_looked_at(letter, ply),
        None => labels.start_looked_at.to_owned(),
    };
    html! {
        <form {onsubmit}>
            <p>{ about }</p>
            <label class="name">
                <span>{ labels.comment }</span>
                <textarea aria-label={labels.comment} rows="4" value={text} maxlength={MOST_COMMENT.to_string()} {oninput} autofocus=true />
            </label>
            <div class="share-ways">
                <button type="submit" class="primary">{ labels.keep_comment }</button>
                if is_variation {
                    <button type="button" onclick={move |_: MouseEvent| then_close(Wish::Promote)}>{ labels.promote }</button>
                }
                if played.is_some() {
                    <button type="button" onclick={move |_: MouseEvent| then_close(Wish::Delete)}>
                        { dialog_words().delete_moves(following) }
                    </button>
                }
            </div>
        </form>
    }
}
