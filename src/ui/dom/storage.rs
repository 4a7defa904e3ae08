//! What the browser keeps between visits, if it keeps anything.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::Storage;

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored<T> {
    /// What was kept.
    Found(T),
    /// Nothing was kept so far.
    Nothing,
    /// Something that cannot be read.
    Unreadable,
    /// The browser keeps nothing for this page.
    Blocked,
}

/// Why something was not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// The browser keeps nothing for this page.
    Blocked,
    /// There is no room left.
    Full,
}

fn storage() -> Option<Storage> {
    // Reading the property throws where storage is blocked.
    gloo::utils::window().local_storage().ok()?
}

/// What is kept under a key, as `read` understands its text.
pub fn load<T>(key: &str, read: impl FnOnce(&str) -> Option<T>) -> Stored<T> {
    let Some(Ok(text)) = storage().map(|storage| storage.get_item(key)) else {
        return Stored::Blocked;
    };
    match text.map(|text| read(&text)) {
        None => Stored::Nothing,
        Some(Some(value)) => Stored::Found(value),
        Some(None) => Stored::Unreadable,
    }
}

/// The text that is kept under a key, if there is one.
pub fn kept(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// All texts that are kept under keys with this beginning, each with the rest of its key.
///
/// # Errors
/// The browser keeps nothing for this page.
pub fn all_kept(beginning: &str) -> Result<Vec<(String, String)>, NotKept> {
    let storage = storage().ok_or(NotKept::Blocked)?;
    let count = storage.length().map_err(|_| NotKept::Blocked)?;
    let kept = |number| {
        let key = storage.key(number).ok()??;
        let text = storage.get_item(&key).ok()??;
        Some((key.strip_prefix(beginning)?.to_owned(), text))
    };
    Ok((0..count).filter_map(kept).collect())
}

/// Keeps a text under a key.
///
/// # Errors
/// Why the browser did not take it.
pub fn save(key: &str, text: &str) -> Result<(), NotKept> {
    let storage = storage().ok_or(NotKept::Blocked)?;
    storage.set_item(key, text).map_err(|error| {
        let name = Reflect::get(&error, &JsValue::from_str("name")).unwrap_or_default();
        if name == JsValue::from_str("QuotaExceededError") { NotKept::Full } else { NotKept::Blocked }
    })
}

/// Keeps nothing under a key any more.
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        // Where nothing can be kept, nothing is.
        let _ = storage.remove_item(key);
    }
}

fn tab() -> Option<Storage> {
    gloo::utils::window().session_storage().ok()?
}

/// The text that this tab keeps under a key, if there is one. A copy of the tab has it too.
pub fn kept_by_tab(key: &str) -> Option<String> {
    tab()?.get_item(key).ok()?
}

/// Keeps a text under a key until the tab is closed, if the browser takes it.
pub fn save_for_tab(key: &str, text: &str) {
    if let Some(tab) = tab() {
        // Then a reload is like a first visit.
        let _ = tab.set_item(key, text);
    }
}
