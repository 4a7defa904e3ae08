//! The page's address.

use wasm_bindgen::JsValue;

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
/// history or in the place of the present one. A query goes: it would speak of another game.
///
/// Browsers refuse when it is done too often; then the next change writes it.
pub fn set_fragment(fragment: &str, step: bool) {
    let wanted = page_address() + fragment;
    if wanted == address() {
        return;
    }
    let Ok(history) = gloo::utils::window().history() else { return };
    let _ = if step {
        history.push_state_with_url(&JsValue::NULL, "", Some(&wanted))
    } else {
        history.replace_state_with_url(&JsValue::NULL, "", Some(&wanted))
    };
}
