//! Tests that need a real browser.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use yew::prelude::*;

wasm_bindgen_test_configure!(run_in_browser);

/// As small as a component can be.
#[component]
fn Greeting() -> Html {
    html! { <p>{ "Marhaba" }</p> }
}

/// The sentence that the game has not started goes away only because the app takes the whole place.
#[wasm_bindgen_test]
async fn a_mounted_component_replaces_what_stood_in_its_place() {
    let place = gloo::utils::document().create_element("div").expect("a document makes elements");
    place.set_inner_html("<p id=\"late\">The game has not started.</p>");

    yew::Renderer::<Greeting>::with_root(place.clone()).render();
    yew::scheduler::flush().await;

    assert_eq!(place.inner_html(), "<p>Marhaba</p>");
}
