//! Handing a text to others: the clipboard, and the system's way of sharing.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::{Navigator, ShareData};
use yew::platform::spawn_local;

fn navigator() -> Navigator {
    gloo::utils::window().navigator()
}

/// Whether the browser has this part, which old ones and insecure pages lack.
pub(super) fn has(part: &str) -> bool {
    Reflect::get(&navigator(), &JsValue::from_str(part)).is_ok_and(|part| part.is_truthy())
}

/// Copies a text, and tells whether that was allowed.
pub fn copy(text: String, done: impl FnOnce(bool) + 'static) {
    if !has("clipboard") {
        return done(false);
    }
    let promise = navigator().clipboard().write_text(&text);
    spawn_local(async move { done(promise.await.is_ok()) });
}

/// Whether the system has its own way of sharing.
pub fn can_share() -> bool {
    has("share")
}

/// Hands an address to the system's way of sharing.
pub fn share(title: &str, address: &str) {
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(address);
    let promise = navigator().share_with_data(&data);
    // Somebody who thinks better of it has shared nothing, and knows.
    spawn_local(async move { drop(promise.await) });
}
