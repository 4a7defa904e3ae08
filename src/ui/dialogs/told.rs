//! What became of something, said where it happened.

use crate::ui::dom;
use yew::prelude::*;

/// A line that says what became of something, and what is called to say it. The same words are said
/// again when the same thing happens again; empty ones take them away.
#[hook]
pub fn use_told() -> (Html, Callback<String>) {
    let told = use_state(|| (0_usize, String::new()));
    let say = {
        let (told, times) = (told.setter(), use_mut_ref(|| 0));
        use_callback((), move |text: String, ()| {
            *times.borrow_mut() += 1;
            told.set((*times.borrow(), text));
        })
    };
    let (times, text) = &*told;
    let place = use_node_ref();
    {
        let place = place.clone();
        // On a small screen it may stand below the edge of the dialog.
        use_effect_with(*times, move |_| dom::show(&place));
    }
    let line = html! {
        <div ref={place} class="share-told" role="status">
            if !text.is_empty() { <p key={*times}>{ text }</p> }
        </div>
    };
    (line, say)
}
