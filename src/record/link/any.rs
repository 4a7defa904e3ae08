//! A link to whatever game.

use super::{Link, LinkError, find, frame};
use crate::rules::{Game, Hawalis, Oware};

/// A link to one of the games that are known here.
///
/// ```
/// use mancala::record::{AnyLink, Link};
/// use mancala::rules::Oware;
///
/// let link = Link::new(Oware::default());
/// assert_eq!(AnyLink::decode(&link.encode()), Ok(AnyLink::Oware(link)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyLink {
    /// To a game of Hawalis.
    Hawalis(Link<Hawalis>),
    /// To a game of Oware.
    Oware(Link<Oware>),
}

impl AnyLink {
    /// Reads a code as [`Link::decode`] does, of whatever game it is.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn decode(code: &str) -> Result<AnyLink, LinkError> {
        match frame::unwrap(code)?.split('.').next() {
            Some(Oware::NAME) => Link::decode(code).map(AnyLink::Oware),
            // Of a game that nobody knows it says so.
            _ => Link::decode(code).map(AnyLink::Hawalis),
        }
    }

    /// Finds a link as [`Link::find_in`] does, of whatever game it is.
    ///
    /// # Errors
    /// There is a link, and it cannot be read.
    pub fn find_in(text: &str) -> Result<Option<AnyLink>, LinkError> {
        find::code_in(text)?.map(|code| AnyLink::decode(&code)).transpose()
    }
}
