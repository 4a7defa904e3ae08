//! What the browser keeps between visits, if it keeps anything.

use serde::{Serialize, de::DeserializeOwned};
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

/// What is kept under a key.
pub fn load<T: DeserializeOwned>(key: &str) -> Stored<T> {
    let Some(Ok(text)) = storage().map(|storage| storage.get_item(key)) else {
        return Stored::Blocked;
    };
    match text.map(|text| serde_json::from_str(&text)) {
        None => Stored::Nothing,
        Some(Ok(value)) => Stored::Found(value),
        Some(Err(_)) => Stored::Unreadable,
    }
}

/// Keeps something under a key. Returns whether the browser took it.
pub fn save<T: Serialize>(key: &str, value: &T) -> bool {
    let Ok(text) = serde_json::to_string(value) else { return false };
    storage().is_some_and(|storage| storage.set_item(key, &text).is_ok())
}
