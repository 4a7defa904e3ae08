//! The page.
use yew::prelude::*;

/// Stands in until the real page is here.
#[component]
fn Placeholder() -> Html {
    html! { <main><h1>{ "Hawalis" }</h1></main> }
}

fn main() {
    let Some(root) = gloo::utils::document().get_element_by_id("app") else {
        return;
    };
    yew::Renderer::<Placeholder>::with_root(root).render();
}
