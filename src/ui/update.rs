//! The offer of a newer build.

use super::dom::{self, UPDATE_READY, UPDATE_WANTED};
use super::program::words;
use crate::app::thinking::BUILD;
use yew::prelude::*;

/// Whether another program of the page is of the same build as this one. If not, a newer build was loaded in another tab,
/// and is offered here again.
pub fn is_of_this_build(build: &str) -> bool {
    let is_of_this = build == BUILD;
    if !is_of_this {
        dom::tell(UPDATE_READY, &());
    }
    is_of_this
}

/// That a newer build is here, until it is loaded or somebody wants it later; nothing otherwise.
#[hook]
pub fn use_update() -> Html {
    let ready = use_state_eq(|| false);
    {
        let ready = ready.setter();
        use_effect_with((), move |()| {
            let listener = dom::hear::<()>(UPDATE_READY, move |_| ready.set(true));
            move || drop(listener)
        });
    }
    if !*ready {
        return Html::default();
    }
    let labels = words().labels();
    html! {
        <section class="result left-game offer" role="status">
            <p>{ labels.new_version }</p>
            <div class="result-controls">
                <button type="button" class="primary" onclick={|_: MouseEvent| dom::tell(UPDATE_WANTED, &())}>{ labels.load }</button>
                <button type="button" class="quiet" onclick={move |_: MouseEvent| ready.set(false)}>{ labels.later }</button>
            </div>
        </section>
    }
}
