//! What the browser keeps between visits, if it keeps anything.

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

/// Keeps a text under a key. Returns whether the browser took it.
pub fn save(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}
