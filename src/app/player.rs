//! Who plays a side.

use crate::search::Level;

/// Who plays a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Player {
    /// Somebody at this board.
    #[default]
    Person,
    /// The search, as strong as this level.
    Computer(Level),
}

impl Player {
    /// The level, if it is a computer.
    pub const fn level(self) -> Option<u8> {
        match self {
            Player::Person => None,
            Player::Computer(level) => Some(level.number()),
        }
    }

    /// The computer of a level; a person if there is no such level.
    pub fn of_level(level: Option<u8>) -> Player {
        level.and_then(Level::new).map_or(Player::Person, Player::Computer)
    }

    /// What a kept game says of a player.
    ///
    /// ```
    /// use mancala::app::Player;
    /// use mancala::search::Level;
    ///
    /// let computer = Player::Computer(Level::new(3).unwrap());
    /// assert_eq!(computer.text(), "computer 3");
    /// assert_eq!(Player::read("computer 3"), Some(computer));
    /// assert_eq!(Player::read("computer 9"), None);
    /// ```
    pub fn text(self) -> String {
        match self.level() {
            Some(level) => [COMPUTER, &level.to_string()].concat(),
            None => String::new(),
        }
    }

    /// The computer that such a text means.
    pub fn read(text: &str) -> Option<Player> {
        let level = text.strip_prefix(COMPUTER)?.parse().ok()?;
        Level::new(level).map(Player::Computer)
    }
}

/// What stands before the level.
const COMPUTER: &str = "computer ";
