//! One of a few.

use yew::prelude::*;

/// Properties of [`Choice`].
#[derive(PartialEq, Properties)]
pub struct ChoiceProps<T: Copy + PartialEq + 'static> {
    /// What is chosen.
    pub name: &'static str,
    /// The options with their names.
    pub options: Vec<(T, &'static str)>,
    /// The one in force.
    pub chosen: T,
    /// Is called with another one.
    pub on_choose: Callback<T>,
    /// A class beside `choice`.
    #[prop_or_default]
    pub class: &'static str,
}

/// One of a few, as a row of buttons that are pressed or not: unlike radio buttons they leave the
/// arrow keys to the moves.
pub fn choice<T: Copy + PartialEq + 'static>(props: &ChoiceProps<T>) -> Html {
    let option = |&(value, name): &(T, &'static str)| {
        let on_choose = props.on_choose.clone();
        html! {
            <button
                type="button"
                aria-pressed={(value == props.chosen).to_string()}
                onclick={move |_: MouseEvent| on_choose.emit(value)}
            >
                { name }
            </button>
        }
    };
    html! {
        <div class={classes!("choice", props.class)} role="group" aria-label={props.name}>
            { for props.options.iter().map(option) }
        </div>
    }
}

/// [`choice`] as a component.
#[component]
pub fn Choice<T: Copy + PartialEq + 'static>(props: &ChoiceProps<T>) -> Html {
    choice(props)
}
