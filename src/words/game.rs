//! What is said of a game where one chooses it and its rules. Apart from the rest, so that who only plays does not
//! wait for it.

/// Which game is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameTold {
    /// Hawalis.
    Hawalis,
    /// Oware.
    Oware,
}

/// What is said of a game.
#[derive(Debug, PartialEq, Eq)]
pub struct GameLabels {
    /// What it is, in a few words.
    pub explained: &'static str,
    /// What its rule option is about.
    pub option: &'static str,
    /// What can be chosen there, the usual choice first.
    pub choices: &'static [ChoiceLabels],
    /// How the text of a board is written.
    pub text_explained: &'static str,
}

/// What is said of a choice of rules.
#[derive(Debug, PartialEq, Eq)]
pub struct ChoiceLabels {
    /// A few words behind [`GameLabels::option`].
    pub name: &'static str,
    /// A sentence.
    pub explained: &'static str,
    /// A sentence for when it was chosen.
    pub chosen: &'static str,
}
