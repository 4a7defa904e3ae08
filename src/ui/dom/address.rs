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
