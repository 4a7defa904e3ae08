//! Tests that need a real browser, and only one component of it.
#![cfg(target_arch = "wasm32")]

use mancala::app::thinking::{Question, Task};
use mancala::ui::App;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement, KeyboardEvent, KeyboardEventInit};
use yew::AppHandle;

wasm_bindgen_test_configure!(run_in_browser);

/// The page in a place of its own, for somebody who has set these settings.
async fn mounted(settings: &str) -> (Element, AppHandle<App>) {
    let storage = gloo::utils::window().local_storage().ok().flatten().expect("tests have a storage");
    storage.clear().expect("the storage can be cleared");
    let tab = gloo::utils::window().session_storage().ok().flatten().expect("tests have a storage");
    tab.clear().expect("the storage can be cleared");
    storage.set_item("hawalis.settings", settings).expect("the storage has room");
    let place = gloo::utils::document().create_element("div").expect("a document makes elements");
    gloo::utils::body().append_child(&place).expect("a page has room");
    let app = yew::Renderer::<App>::with_root(place.clone()).render();
    yew::scheduler::flush().await;
    (place, app)
}

async fn unmount(place: Element, app: AppHandle<App>) {
    app.destroy();
    yew::scheduler::flush().await;
    assert_eq!(place.inner_html(), "", "nothing is left behind");
    place.remove();
}

fn pit(place: &Element, letter: char) -> HtmlElement {
    let found = place.query_selector(&format!("[data-pit=\"{letter}\"]")).expect("the selector is valid");
    found.and_then(|element| element.dyn_into().ok()).expect("the pit is there")
}

fn seeds(place: &Element, letters: &str) -> Vec<u8> {
    let seeds_of = |letter| pit(place, letter).get_attribute("data-seeds")?.parse().ok();
    letters.chars().map(|letter| seeds_of(letter).expect("a pit says its seeds")).collect()
}

#[wasm_bindgen_test]
async fn all_pits_are_buttons_with_two_seeds_at_the_start() {
    let (place, app) = mounted(r#"{"speed":"off"}"#).await;
    let pits = place.query_selector_all("button[data-pit][data-seeds=\"2\"]").expect("the selector is valid");
    assert_eq!(pits.length(), 28);
    assert_eq!(pit(&place, 'a').get_attribute("aria-label").as_deref(), Some("South a, 2 seeds, playable"));
    assert_eq!(pit(&place, 'A').get_attribute("aria-label").as_deref(), Some("North A, 2 seeds"));
    unmount(place, app).await;
}

#[wasm_bindgen_test]
async fn a_click_plays_the_pit_at_once_when_the_speed_is_off() {
    let (place, app) = mounted(r#"{"speed":"off"}"#).await;
    pit(&place, 'a').click();
    yew::scheduler::flush().await;
    assert_eq!(seeds(&place, "abcdefghijklmn"), [1, 3, 0, 3, 3, 0, 3, 3, 0, 3, 3, 0, 3, 3]);
    unmount(place, app).await;
}

#[wasm_bindgen_test]
async fn a_move_that_is_shown_begins_with_the_board_before_it() {
    let (place, app) = mounted(r#"{"speed":"slow"}"#).await;
    pit(&place, 'a').click();
    yew::scheduler::flush().await;
    assert_eq!(seeds(&place, "abcdefghijklmn"), [2; 14]);
    unmount(place, app).await;
}

/// A key after the page is gone must reach nobody: a listener that stayed would run in a program that is not there.
#[wasm_bindgen_test]
async fn keys_work_as_long_as_the_page_is_there() {
    let (place, app) = mounted(r#"{"speed":"off"}"#).await;
    pit(&place, 'a').click();
    yew::scheduler::flush().await;
    press_comma();
    yew::scheduler::flush().await;
    assert_eq!(seeds(&place, "abc"), [2, 2, 2]);
    unmount(place, app).await;
    press_comma();
    yew::scheduler::flush().await;
}

fn press_comma() {
    let how = KeyboardEventInit::new();
    how.set_key(",");
    how.set_cancelable(true);
    let event =
        KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &how).expect("a browser makes events");
    gloo::utils::document().dispatch_event(&event).expect("the event is dispatched");
}

#[wasm_bindgen_test]
fn a_measurement_is_asked_for_as_the_bench_writes_it() {
    // scripts/compare-search.mjs writes postcard by hand: the number, how long the game's code is, the code, the fourth task, and
    // four million in groups of seven bits, the lowest first: 0, 18, 116 and 1.
    let question = Question { number: 1, game: "ab".into(), task: Task::Measure { nodes: 4_000_000 } };
    let bytes = postcard::to_allocvec(&question).expect("a question can be written");
    assert_eq!(bytes, [1, 2, b'a', b'b', 3, 128, 128 + 18, 128 + 116, 1]);
}
