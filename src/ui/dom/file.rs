//! Files of the person's own.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, Url};
use yew::platform::spawn_local;

/// Gives a text to the browser to be saved as a file. Returns whether it could be asked.
pub fn download(name: &str, kind: &str, text: &str) -> bool {
    offer(name, kind, text).is_ok()
}

fn offer(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    let bag = BlobPropertyBag::new();
    bag.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&JsValue::from_str(text)), &bag)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = gloo::utils::document().create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser has begun to read by now, and keeps what it reads.
    Url::revoke_object_url(&address)
}

/// Reads the file that was chosen in a field, if there is one; `read` is given its text, or nothing if
/// it is longer than so many bytes or cannot be read. The field is empty then: the same file can be
/// chosen again.
pub fn chosen_file(field: &HtmlInputElement, most: usize, read: impl FnOnce(Option<String>) + 'static) {
    let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
    field.set_value("");
    if file.size() > most as f64 {
        return read(None);
    }
    let text = file.text();
    spawn_local(async move { read(text.await.ok().and_then(|text| JsValue::from(text).as_string())) });
}
