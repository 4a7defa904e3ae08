//! Between a link and its code.

use super::frame;
use super::{Later, Link, LinkError, Linked, Section};
use crate::record::Conclusion;
use crate::rules::Side;

/// The first letters of the pieces behind the game, in their order.
const PIECES: &str = "rsmplfco";

impl<G: Linked> Link<G> {
    /// The code: letters, digits and dots, which is all that follows `game=` in an address.
    ///
    /// Some 8,100 moves are as many as fit into what [`Link::decode`] reads.
    pub fn encode(&self) -> String {
        let mut content = self.game.shape().name.to_owned();
        let mut piece =
            |name: char, value: &str| content.extend(['.', name].into_iter().chain(value.chars()));
        let options = self.game.options();
        if !options.is_empty() {
            piece('r', &options);
        }
        if self.start != self.game.start() {
            let counts: String = G::counts(&self.start.into()).into_iter().map(frame::digit).collect();
            piece('s', &format!("{}{counts}", G::turn(&self.start)));
        }
        if !self.moves.is_empty() {
            piece('m', &self.moves.iter().map(|&pit| self.game.shape().letter(pit)).collect::<String>());
        }
        if self.ply != self.moves.len() {
            piece('p', &self.ply.to_string());
        }
        if let Some(lap) = self.lap {
            piece('l', &lap.to_string());
        }
        if self.flipped {
            piece('f', "");
        }
        match self.conclusion {
            Some(Conclusion::Resigned { by }) => piece('c', &by.to_string()),
            Some(Conclusion::Agreed) => piece('c', "A"),
            Some(Conclusion::Rules(_)) | None => {}
        }
        let computer = |side: Side| self.computers[side.index()].map(|level| format!("{side}{level}"));
        let computers: String = Side::BOTH.into_iter().filter_map(computer).collect();
        if !computers.is_empty() {
            piece('o', &computers);
        }
        frame::wrap(&content)
    }

    /// What an address has behind its path: `#game=` and the code.
    pub fn fragment(&self) -> String {
        format!("#{}={}", super::PARAMETER, self.encode())
    }

    /// Reads a code, just as it was written.
    ///
    /// ```
    /// use mancala::record::{Link, LinkError};
    /// use mancala::rules::Hawalis;
    ///
    /// let code = Link::new(Hawalis::default()).encode();
    /// let cut = Link::<Hawalis>::decode(&code[..code.len() - 3]);
    /// assert_eq!(cut, Err(LinkError::Incomplete { there: 21, whole: 24 }));
    /// ```
    ///
    /// # Errors
    /// What is wrong with it. Every code but those that [`Link::encode`] gives is refused.
    pub fn decode(code: &str) -> Result<Link<G>, LinkError> {
        let mut pieces = frame::unwrap(code)?.split('.');
        let name = pieces.next().unwrap_or_default();
        let link = Link::read(name, pieces)?;
        // One content has one code, so that equal games have equal links.
        if link.encode() == code { Ok(link) } else { Err(LinkError::Unreadable(Section::Whole)) }
    }

    fn read<'a>(name: &str, pieces: impl Iterator<Item = &'a str> + Clone) -> Result<Link<G>, LinkError> {
        let value_of = |name: char| pieces.clone().find_map(|piece| piece.strip_prefix(name));
        let unreadable = LinkError::Unreadable;

        let game = G::named(name, value_of('r').unwrap_or_default())?;
        let unknown =
            pieces.clone().filter_map(|piece| piece.chars().next()).find(|&name| !PIECES.contains(name));
        if let Some(name) = unknown {
            return Err(Later::Piece(name).into());
        }
        let mut link = Link::new(game);
        if let Some(value) = value_of('s') {
            link.start = start(&game, value)?;
        }
        if let Some(value) = value_of('m') {
            let pit = |(index, letter)| {
                game.shape().pit(letter).ok_or(unreadable(Section::Move { ply: index + 1 }))
            };
            link.moves = value.chars().enumerate().map(pit).collect::<Result<_, _>>()?;
        }
        link.ply = match value_of('p') {
            Some(value) => {
                value.parse().ok().filter(|&ply| ply < link.moves.len()).ok_or(unreadable(Section::Ply))?
            }
            None => link.moves.len(),
        };
        if let Some(value) = value_of('l') {
            // 32 bits on every machine: laps are counted so.
            let lap: Option<u32> = value.parse().ok().filter(|_| link.ply > 0);
            link.lap = Some(lap.ok_or(unreadable(Section::Lap))? as usize);
        }
        link.flipped = match value_of('f') {
            Some("") => true,
            Some(_) => return Err(unreadable(Section::Orientation)),
            None => false,
        };
        link.conclusion = match value_of('c') {
            Some("S") => Some(Conclusion::Resigned { by: Side::South }),
            Some("N") => Some(Conclusion::Resigned { by: Side::North }),
            Some("A") => Some(Conclusion::Agreed),
            Some(_) => return Err(unreadable(Section::Conclusion)),
            None => None,
        };
        if let Some(value) = value_of('o') {
            link.computers = computers(value).ok_or(unreadable(Section::Computers))?;
        }
        Ok(link)
    }
}

/// Reads which sides are played by computers: each with its level, South first.
fn computers(text: &str) -> Option<[Option<u8>; 2]> {
    let mut computers = [None; 2];
    let mut rest = text;
    while !rest.is_empty() {
        let (side, after) = rest.split_at_checked(1)?;
        let (level, after) = after.split_at_checked(1)?;
        let side: Side = side.parse().ok()?;
        computers[side.index()] = Some(level.parse().ok().filter(|level| (1..=8).contains(level))?);
        rest = after;
    }
    Some(computers)
}

/// Reads where a game starts: who is to move, then the counts.
fn start<G: Linked>(game: &G, text: &str) -> Result<G::Position, LinkError> {
    let read = || {
        let (turn, counts) = text.split_at_checked(1)?;
        let counts = counts.bytes().map(frame::count).collect::<Option<Vec<u8>>>()?;
        game.setup_with(&counts, turn.parse().ok()?)
    };
    let setup = read().ok_or(LinkError::Unreadable(Section::Start))?;
    G::Position::try_from(setup).map_err(|fault| LinkError::Start { fault: fault.to_string() })
}
