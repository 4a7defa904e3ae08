//! What is said where a board is set up. Apart from the rest, so that who only plays does not wait for it.

/// A language where a board is set up.
pub trait EditorWords: std::fmt::Debug {
    /// Everything that is said without a name or a number in it.
    fn labels(&self) -> &'static EditorLabels;

    /// The seeds of a side and how many it can have: `28 of 28`.
    fn total(&self, seeds: u32, of: u32) -> String;

    /// Whether the board can be played, and if not why. `side` is whom the reason is about, else who is to move.
    fn verdict(&self, side: &str, told: VerdictTold) -> String;

    /// What was done to the board.
    fn edited(&self, told: EditTold<'_>) -> String;
}

/// Whether a board can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerdictTold {
    /// It can.
    Playable {
        /// Pits to choose from.
        choices: u32,
    },
    /// A side has more seeds than it can ever have.
    TooMany {
        /// Seeds that it has.
        seeds: u32,
        /// The most that it can have.
        most: u32,
    },
    /// Whoever is to move has no seeds.
    NoSeeds,
    /// Whoever is to move has a single seed in every pit.
    Blocked,
    /// Whoever is to move has only endless moves, and they are forbidden.
    OnlyEndlessMoves,
    /// Whoever is to move has only grand slams, and they are forbidden.
    OnlySlams,
    /// The board has more or fewer seeds than a game.
    WrongTotal {
        /// Seeds that it has.
        seeds: u32,
        /// Seeds that a game has.
        wanted: u32,
    },
    /// The stores decide the game.
    Decided,
    /// Whoever is to move has no move.
    Over,
}

/// What was done to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditTold<'a> {
    /// A pit holds these seeds now.
    Pit {
        /// The accessible name of the pit, with its seeds.
        name: &'a str,
        /// Its side, and the seeds of that side.
        side: (&'a str, u32),
    },
    /// A pit gets no fuller.
    Full {
        /// The accessible name of the pit, with its seeds.
        name: &'a str,
    },
    /// A pit has no seed to take.
    Empty {
        /// The accessible name of the pit, with its seeds.
        name: &'a str,
    },
    /// All pits are empty.
    Cleared,
    /// The board is as a game starts.
    Start,
    /// The sides are swapped; who is to move.
    Swapped(&'a str),
    /// Who is to move.
    Turn(&'a str),
    /// A player's store holds these seeds now.
    Store {
        /// The player's side.
        side: &'a str,
        /// The seeds.
        seeds: u32,
    },
    /// The rules have another option: the sentence for it.
    Options(&'a str),
    /// The board is as a text says.
    Written,
    /// A change was taken back; the accessible name of the pit if it was in one.
    TakenBack(Option<&'a str>),
    /// A change was done again; the accessible name of the pit if it was in one.
    DoneAgain(Option<&'a str>),
}

labels! {
    /// Everything that is said without a name or a number in it.
    EditorLabels:
    title,
    board,
    explained,
    keys_explained,
    totals,
    tools,
    tool_add,
    tool_take,
    tool_set,
    number,
    fewer,
    more,
    turn,
    stores,
    clear,
    start,
    swap,
    text,
    turn_assumed,
    board_stays,
    discard,
    copy_refused,
    play,
    repair,
    // Keys.
    key_number,
    key_add_take,
    key_empty,
}
