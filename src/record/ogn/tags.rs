//! What is known of a game besides its moves.

use super::Notation;
use super::{FEN, RESULT, TERMINATION, Termination, VARIANT};

/// The tags that every game has, in their order.
const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "South", "North"];

/// What stands for something that is not known.
pub(super) const UNKNOWN: &str = "?";

/// What is known of a game besides its moves: where and when it was played, and by whom.
///
/// The game, its start and its result are told by the record and are no tags here.
///
/// ```
/// use mancala::record::ogn::Tags;
///
/// let mut tags = Tags::default();
/// assert!(tags.set("South", "Amal"));
/// assert_eq!((tags.get("South"), tags.get("North")), (Some("Amal"), None));
/// assert!(!tags.set("Result", "1-0"), "the record knows");
/// assert!(!tags.set("Fast game", "yes"), "no blanks in a name");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    /// Names, each once, with their values, in the order in which they are written.
    tags: Vec<(String, String)>,
}

impl Tags {
    /// What a tag says, if it is known.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag. An empty value takes it away, and `?` does for those that every game has. Line ends
    /// and other control characters become blanks. Returns whether it may be set: a name has only
    /// letters, digits and `_` of ASCII, and is none of those that the record decides about;
    /// `Termination` can only be set to what no [`Termination`] says.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        let decided = [VARIANT, RESULT, FEN].contains(&name)
            || Notation::ALL.iter().any(|notation| notation.option == name)
            || (name == TERMINATION && Termination::read(value).is_some());
        if decided || !is_name(name) {
            return false;
        }
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let unknown = value.is_empty() || (value == UNKNOWN && ROSTER.contains(&name));
        match self.tags.iter().position(|(known, _)| known == name) {
            Some(place) if unknown => {
                self.tags.remove(place);
            }
            Some(place) => self.tags[place].1 = value,
            None if unknown => {}
            None => {
                // In the order in which they are written, so that equal tags are equal.
                let rank = |name: &str| {
                    let first = ROSTER.iter().chain([&TERMINATION]).position(|&known| known == name);
                    first.unwrap_or(usize::MAX)
                };
                let place = self.tags.partition_point(|(known, _)| rank(known) <= rank(name));
                self.tags.insert(place, (name.to_owned(), value));
            }
        }
        true
    }

    /// The tags that every game has with their values, known or not.
    pub(super) fn roster(&self) -> impl Iterator<Item = (&str, &str)> {
        ROSTER.into_iter().map(|name| (name, self.get(name).unwrap_or(UNKNOWN)))
    }

    /// The other tags.
    pub(super) fn others(&self) -> impl Iterator<Item = (&str, &str)> {
        let tags = self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        tags.filter(|(name, _)| !ROSTER.contains(name))
    }
}

/// Whether a tag can have this name.
pub(super) fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}
