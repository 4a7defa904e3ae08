//! The page's address.

use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;

/// Where assets/start.js leaves what stood behind the address's `?` when the page came.
const OPENED_WITH: &str = "data-opened-with";

/// The whole address.
pub fn address() -> String {
    gloo::utils::window().location().href().unwrap_or_default()
}

/// The address without what stands for a game in it.
pub fn page_address() -> String {
    let address = address();
    address.split(['#', '?']).next().unwrap_or_default().to_owned()
}

/// Puts a fragment (with its `#`, or nothing) behind the address, as a new step of the browser's
/// history or in the place of the present one. A query goes: it would speak of another game. The
/// browser remembers `game` with it, see [`game_of_step`].
///
/// Browsers refuse when it is done too often; then the next change writes it.
pub fn set_fragment(fragment: &str, game: Option<&str>, step: bool) {
    let wanted = page_address() + fragment;
    if wanted == address() {
        return;
    }
    let Ok(history) = gloo::utils::window().history() else { return };
    let game = game.map_or(JsValue::NULL, JsValue::from_str);
    let _ = if step {
        history.push_state_with_url(&game, "", Some(&wanted))
    } else {
        history.replace_state_with_url(&game, "", Some(&wanted))
    };
}

/// The game that was remembered with the step of the browser's history that it is at.
pub fn game_of_step() -> Option<String> {
    gloo::utils::window().history().ok()?.state().ok()?.as_string()
}

/// The parameters of the address that the page was opened with; a second time there are none. They go from the address too, so that the page does not do
/// again when it is reloaded what it was asked for once.
pub fn opened_with() -> Option<UrlSearchParams> {
    let root = gloo::utils::document().document_element()?;
    let parameters = root.get_attribute(OPENED_WITH)?;
    // An attribute that is there can be taken away.
    let _ = root.remove_attribute(OPENED_WITH);
    UrlSearchParams::new_with_str(&parameters).ok()
}

/// Takes what stands behind `?` from the address.
pub fn forget_parameters() {
    let window = gloo::utils::window();
    let Ok(history) = window.history() else { return };
    let fragment = window.location().hash().unwrap_or_default();
    // Browsers refuse when it is done too often; then it stays.
    let _ = history.replace_state_with_url(
        &history.state().unwrap_or(JsValue::NULL),
        "",
        Some(&(page_address() + &fragment)),
    );
}
