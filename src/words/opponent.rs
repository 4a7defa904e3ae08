//! What is said where an opponent is chosen. Apart from the rest, so that who only plays does not wait for it.

/// A language where an opponent is chosen.
pub trait OpponentWords: std::fmt::Debug {
    /// Everything that is said without a name or a number in it.
    fn labels(&self) -> &'static OpponentLabels;
}

labels! {
    /// Everything that is said without a name or a number in it.
    OpponentLabels:
    opponent,
    person,
    computer,
    two_computers,
    level,
    level_of_south,
    level_of_north,
    level_explained,
    side,
    either,
    key_hint,
    key_again,
}
