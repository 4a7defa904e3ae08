//! What the page is asked for by the address that it is opened with: by a shortcut of the installed page, or by another program that shares a text.

use super::Dialog;

/// What the page is asked for when it is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Launch {
    /// A new game, to be chosen by somebody.
    NewGame(NewGame),
    /// A board to be set up.
    Editor,
    /// A text with a game, a position or a link in it.
    Text(String),
}

/// What is chosen already of a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewGame {
    /// A computer as the opponent.
    Computer,
    /// Oware.
    Oware,
}

/// The dialog that a shortcut of the installed page is for, by what stands behind the address's `?`. The dialogs themselves see to what is
/// chosen there; the page says meanwhile that they come, or that they cannot.
///
/// ```
/// use mancala::app::{Dialog, of_shortcut};
///
/// assert_eq!(of_shortcut("new=computer"), Some(Dialog::NewGame));
/// assert_eq!(of_shortcut("new=chess"), None);
/// ```
pub fn of_shortcut(query: &str) -> Option<Dialog> {
    match query {
        "new=computer" | "new=oware" => Some(Dialog::NewGame),
        "editor" => Some(Dialog::Editor),
        _ => None,
    }
}

impl Launch {
    /// Reads the parameters of the address; nothing where none of them is known.
    ///
    /// ```
    /// use mancala::app::{Launch, NewGame};
    ///
    /// let address = |name: &str| (name == "new").then(|| "computer".to_owned());
    /// assert_eq!(Launch::read(address), Some(Launch::NewGame(NewGame::Computer)));
    /// ```
    pub fn read(parameter: impl Fn(&str) -> Option<String>) -> Option<Launch> {
        match parameter("new").as_deref() {
            Some("computer") => return Some(Launch::NewGame(NewGame::Computer)),
            Some("oware") => return Some(Launch::NewGame(NewGame::Oware)),
            _ => {}
        }
        if parameter("editor").is_some() {
            return Some(Launch::Editor);
        }
        let said = |name| parameter(name).map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        let text = match (said("text"), said("url")) {
            // Some programs put the link into both.
            (Some(text), Some(link)) if !text.contains(&link) => Some(format!("{text}\n{link}")),
            (text, link) => text.or(link),
        };
        text.or_else(|| said("title")).map(Launch::Text)
    }
}
