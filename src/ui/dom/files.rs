//! Files: what a person takes along, and what they bring.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};
use yew::platform::spawn_local;

/// A text as something that a browser can save or show.
pub fn blob(text: &str, kind: &str) -> Option<Blob> {
    let parts = Array::of1(&Uint8Array::from(text.as_bytes()));
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_u8_array_sequence_and_options(&parts, &options).ok()
}

/// Saves something as a file of this name, in the browser's own way. Returns whether it could be tried.
pub fn save_file(blob: &Blob, name: &str) -> bool {
    let Ok(address) = Url::create_object_url_with_blob(blob) else { return false };
    let anchor = gloo::utils::document().create_element("a").ok();
    let anchor = anchor.and_then(|anchor| anchor.dyn_into::<HtmlAnchorElement>().ok());
    let saved = anchor.map(|anchor| {
        anchor.set_href(&address);
        anchor.set_download(name);
        anchor.click();
    });
    // The browser has begun to save by then.
    gloo::timers::callback::Timeout::new(10_000, move || drop(Url::revoke_object_url(&address))).forget();
    saved.is_some()
}

/// Reads a file as text, nothing if it cannot be read. Bytes that are no text become `�`.
pub fn read_file(file: &File, done: impl FnOnce(Option<String>) + 'static) {
    let text = file.text();
    spawn_local(async move { done(text.await.ok().and_then(|text| text.as_string())) });
}
