//! What is said where kept games are listed. Apart from the rest, so that who only plays does not wait for it.

/// A language where kept games are listed.
pub trait GamesWords: std::fmt::Debug {
    /// Everything that is said without a name or a number in it.
    fn labels(&self) -> &'static GamesLabels;

    /// A game by its players: `Amal – Said`.
    fn players(&self, south: &str, north: &str) -> String;

    /// `12 moves`.
    fn moves(&self, moves: usize) -> String;

    /// How many games are kept, and what happens with more.
    fn kept(&self, most: usize) -> String;

    /// What a control does, with the game that it does it to: `Delete Amal – Said`.
    fn to_game(&self, control: &str, game: &str) -> String;

    /// A game was deleted.
    fn deleted(&self, game: &str) -> String;

    /// What became of a file of games.
    fn imported(&self, imported: &ImportTold) -> String;
}

/// What became of a file of games, in numbers of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportTold {
    /// That are kept now.
    pub new: usize,
    /// That were there already.
    pub known: usize,
    /// For which there was no room.
    pub left_out: usize,
    /// That could not be read.
    pub bad: usize,
}

labels! {
    /// Everything that is said without a name or a number in it.
    GamesLabels:
    none,
    name,
    open,
    on_board,
    unfinished,
    unreadable,
    rename,
    save_name,
    keep_name,
    delete,
    copy,
    copied,
    copy_refused,
    export,
    exported,
    import,
}
