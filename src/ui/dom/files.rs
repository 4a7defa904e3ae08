//! Files: what a person takes along, and what they bring.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, File, FileList, HtmlAnchorElement, Url};
use yew::platform::spawn_local;

/// A file of the page's own that an image or a link can name, until it is dropped.
#[derive(Debug, PartialEq)]
pub struct Address(String);

impl Address {
    /// The address of a text of this media type.
    pub fn of_text(text: &str, kind: &str) -> Option<Address> {
        let options = BlobPropertyBag::new();
        options.set_type(kind);
        let parts = Array::of1(&JsValue::from_str(text));
        Address::of(&Blob::new_with_str_sequence_and_options(&parts, &options).ok()?)
    }

    /// The address of something in the browser's memory.
    pub fn of(blob: &Blob) -> Option<Address> {
        Url::create_object_url_with_blob(blob).ok().map(Address)
    }

    /// The address.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Hands the file to the browser to be saved under this name. Returns whether it was.
    pub fn save(self, name: &str) -> bool {
        let link = gloo::utils::document().create_element("a").ok();
        let link = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
        let is_saved = link.is_some();
        if let Some(link) = link {
            link.set_href(&self.0);
            link.set_download(name);
            link.click();
        }
        // The browser still reads it when this returns.
        gloo::timers::callback::Timeout::new(60_000, move || drop(self)).forget();
        is_saved
    }
}

impl Drop for Address {
    fn drop(&mut self) {
        // A file that was never there need not go.
        let _ = Url::revoke_object_url(&self.0);
    }
}

/// Why files cannot be had as a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// Together they have more bytes than are read.
    TooLong,
    /// The browser cannot read one, or there was none.
    Unreadable,
    /// One holds no text.
    NoText,
}

/// Reads files of `most` bytes at most together as one text, an empty line between two of them. Single bytes that are no text become `�`.
pub fn read_files(files: Vec<File>, most: usize, done: impl FnOnce(Result<String, FileFault>) + 'static) {
    spawn_local(async move { done(read(files, most).await) });
}

async fn read(files: Vec<File>, most: usize) -> Result<String, FileFault> {
    if files.is_empty() {
        return Err(FileFault::Unreadable);
    }
    // A text that is read takes as much again.
    if files.iter().map(|file| file.size()).sum::<f64>() > most as f64 {
        return Err(FileFault::TooLong);
    }
    let mut texts = Vec::new();
    for file in files {
        let text = file.text().await.ok().and_then(|text| text.as_string()).ok_or(FileFault::Unreadable)?;
        if text.contains('\0') {
            return Err(FileFault::NoText);
        }
        texts.push(text);
    }
    Ok(texts.join("\n\n"))
}

/// The files of a field, or of what is pasted or dropped.
pub fn listed(files: Option<FileList>) -> Vec<File> {
    files.map_or_else(Vec::new, |files| (0..files.length()).filter_map(|index| files.get(index)).collect())
}
