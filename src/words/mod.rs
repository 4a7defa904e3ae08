//! What the program says, one file a language.
//!
//! A language is a value that implements [`Words`] and [`DialogWords`]: its labels are a struct without defaults and
//! its sentences are methods, so that whatever is missing does not compile. This room knows nothing
//! of the others: it is given names, letters and numbers.

/// The labels of a room of the page: a struct without defaults, so that a language that lacks one does not compile.
macro_rules! labels {
    ($(#[$about:meta])* $labels:ident: $($(#[$doc:meta])* $name:ident,)*) => {
        $(#[$about])*
        #[derive(Debug)]
        #[allow(missing_docs, reason = "a label is called after what it says")]
        pub struct $labels { $($(#[$doc])* pub $name: &'static str,)* }
    };
}

mod analysis;
mod dialogs;
mod editor;
mod english;
mod game;
mod games;
mod opponent;
mod oware_rules_text;
mod rules_text;

pub use analysis::{AnalysisLabels, AnalysisWords, ScoreTold, WorthTold};
pub use dialogs::DialogLabels;
pub use editor::{EditTold, EditorLabels, EditorWords, VerdictTold};
pub use english::English;
pub use game::{ChoiceLabels, GameLabels, GameTold};
pub use games::{GamesLabels, GamesWords, ImportTold};
pub use opponent::{OpponentLabels, OpponentWords};
pub use oware_rules_text::OwareRulesText;
pub use rules_text::RulesText;

/// A language. In sentences the letters of pits stand between backticks, so that they can be set as
/// they are on the board; names for assistive technology are plain.
pub trait Words: std::fmt::Debug {
    /// Everything that is said without a name or a number in it.
    fn labels(&self) -> &'static Labels;

    /// What a game is called.
    fn game_name(&self, game: GameTold) -> &'static str;

    /// `South to move`.
    fn to_move(&self, player: &str) -> String;

    /// The accessible name of a pit: `South a, 2 seeds, playable`.
    fn pit(&self, side: &str, letter: char, seeds: u32, playable: bool) -> String;

    /// The same of a pit whose seeds the next move can capture: `North a, 2 seeds, can be captured`.
    fn capturable(&self, pit: &str) -> String;

    /// `2 seeds`.
    fn seeds(&self, seeds: u32) -> String;

    /// `5 laps`.
    fn laps(&self, laps: u32) -> String;

    /// What a player has captured: `captured 6 of 28`; where so many win, `captured 6; 25 win`.
    fn captured(&self, seeds: u32, of: u32, winning: Option<u32>) -> String;

    /// The whole of a move that was played.
    fn move_played(&self, player: &str, played: &MoveTold<'_>) -> String;

    /// The board before a move.
    fn before_move(&self, player: &str, letter: char) -> String;

    /// The board at the start of a game.
    fn start(&self, player: &str) -> String;

    /// A hand was lifted. Nothing is said of laps where a move has but one.
    fn lifted(&self, lap: Option<usize>, seeds: u32, letter: char) -> String;

    /// A seed of a hand fell, and it was not the last.
    fn dropped(&self, told: &DropTold) -> String;

    /// A whole lap whose last seed fell into an occupied pit.
    fn lap_goes_on(&self, lap: usize, seeds: u32, from: char, into: char) -> String;

    /// A whole lap whose last seed fell into an empty pit.
    /// It may capture.
    fn lap_ends(&self, lap: usize, seeds: u32, from: char, into: char, captures: &[(char, u32)]) -> String;

    /// The last seed of a move of one lap fell.
    fn sown_out(
        &self,
        from: char,
        told: &DropTold,
        captures: &[(char, u32)],
        slam: Option<SlamTold>,
    ) -> String;

    /// A pit of those that a move captures was taken.
    fn taken(&self, player: &str, letter: char, seeds: u32) -> String;

    /// A player took what the end of the game leaves them.
    fn swept(&self, player: &str, seeds: u32) -> String;

    /// What would happen, told before it is played.
    fn preview(&self, player: &str, letter: char, told: &PreviewTold<'_>) -> String;

    /// A move waits for its second touch.
    fn confirm(&self, letter: char) -> String;

    /// Why a pit may not be played, as a sentence.
    fn refusal(&self, side: &str, letter: char, why: RefusalTold<'_>) -> String;

    /// Who won: `South wins`.
    fn wins(&self, player: &str) -> String;

    /// Why a game ended, as a sentence. `loser` is the player who lost, or anybody in a draw.
    fn ended(&self, why: &EndTold<'_>, loser: &str) -> String;

    /// The totals of captured seeds at the end; where they decide, with the seeds that nobody took.
    fn totals(&self, first: (&str, u32), second: (&str, u32), left: Option<u32>) -> String;

    /// How much a move sows: `5 laps`, `4 seeds`.
    fn sown(&self, sown: SownTold) -> String {
        match sown {
            SownTold::Laps(laps) => self.laps(laps),
            SownTold::Once { seeds } => self.seeds(seeds),
        }
    }

    /// The accessible name of a move in the list; an endless one sows without an end.
    fn list_entry(
        &self,
        number: usize,
        player: &str,
        letter: char,
        sown: Option<SownTold>,
        captured: u32,
    ) -> String;

    /// Something was taken back; whose move it is now.
    fn taken_back(&self, player: &str) -> String;

    /// Something was done again; whose move it is now.
    fn done_again(&self, player: &str) -> String;

    /// A game from a link ends before a move that may not be played, or whose letter no pit has.
    fn link_stopped(&self, ply: usize, letter: char, is_pit: bool) -> String;

    /// A link could not be read, and the game on the board stays.
    fn link_failed(&self, why: LinkFault) -> String;

    /// The board was turned; who is at its lower edge now.
    fn flipped(&self, player: &str) -> String;

    /// Who plays a side when nobody does: `computer 3`.
    fn computer(&self, level: u8) -> String;

    /// A computer is to move: `North is thinking.`
    fn thinks(&self, player: &str) -> String;

    /// A computer has moved while somebody looks elsewhere.
    fn answered(&self, player: &str) -> String;

    /// Somebody pressed a pit of a computer that is to move.
    fn not_yours(&self, player: &str) -> String;

    /// Who plays a side from now on: a person, or the computer of a level.
    fn seated(&self, player: &str, level: Option<u8>) -> String;

    /// What the control does with which a person plays a side from now on.
    fn take_over(&self, player: &str) -> String;

    /// The best move, and why, when looking so many moves of both players ahead.
    fn hint(&self, letter: char, why: HintTold, depth: u32, opponent: &str) -> String;

    /// What the control does with which a player gives up.
    fn resign(&self, player: &str) -> String;
}

/// What a language says in dialogs only. The program of the board does not carry it: it knows a
/// language as [`Words`], of which it carries all.
pub trait DialogWords: Words {
    /// Everything that only dialogs say without a name or a number in it.
    fn dialog_labels(&self) -> &'static DialogLabels;

    /// What is said of a game where one chooses it.
    fn game(&self, game: GameTold) -> &'static GameLabels;

    /// The rules of Hawalis as they are read.
    fn rules(&self) -> &'static RulesText;

    /// The rules of Oware as they are read.
    fn oware_rules(&self) -> &'static OwareRulesText;

    /// A text could not be read; the line and the column, from 1, and why.
    fn text_failed(&self, place: (usize, usize), why: &str) -> String;

    /// A position was read, but nobody can play on it; why.
    fn position_unplayable(&self, why: &str) -> String;

    /// The move that is looked at: its letter and its number.
    fn move_looked_at(&self, letter: char, number: usize) -> String;

    /// What deletes the move that is looked at, and how many follow it.
    fn delete_moves(&self, following: usize) -> String;

    /// What a picture shows: the game and its players.
    fn picture_title(&self, game: GameTold, south: &str, north: &str) -> String;

    /// What happens in a scene of an animation, and what of it is left out; plain, for there the letters
    /// of pits have no type of their own.
    fn scene(&self, number: usize, player: &str, told: &SceneTold<'_>) -> (String, Option<String>);

    /// Moves at the end of an animation for which there was no room, which shows so many laps at most, or
    /// moves where a move has but one.
    fn moves_left_out(&self, first: usize, last: usize, most: usize, is_of_laps: bool) -> String;

    /// An animation is asked for moves that are not there, or in the wrong order.
    fn moves_asked(&self, last: usize) -> String;

    /// A file was handed to the browser to be saved.
    fn saved(&self, file: &str) -> String;

    /// Which version of the page this is, and the beginning of its build's name.
    fn version(&self, number: &str, build: &str) -> String;

    /// The way to the terms of what others wrote and is in the page.
    fn licences(&self) -> &'static str;

    /// A text is too long for a QR code.
    fn code_too_long(&self, length: usize, most: usize) -> String;

    /// The seeds of a drawn board, for assistive technology: each side's name with its pits in letter
    /// order.
    fn board_drawn(&self, sides: &[(&str, &[(char, u32)])]) -> String;
}

/// A move as it is told when it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTold<'a> {
    /// The pit that was played.
    pub letter: char,
    /// What was sown; of an endless move the laps of its period.
    pub sown: SownTold,
    /// The pit where it ended; nothing if it never ends.
    pub last: Option<char>,
    /// The pits that were captured, with their seeds.
    pub captures: &'a [(char, u32)],
    /// What became of it if it was a grand slam.
    pub slam: Option<SlamTold>,
}

/// How much a move sows, in the measure of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SownTold {
    /// Lap after lap.
    Laps(u32),
    /// One hand, and the move is over.
    Once {
        /// The seeds of the hand.
        seeds: u32,
    },
}

/// A seed of a hand that fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DropTold {
    /// The lap; nothing where a move has but one.
    pub lap: Option<usize>,
    /// Which seed, from 1.
    pub seed: usize,
    /// The seeds of the hand.
    pub of: u32,
    /// The pit into which it fell.
    pub letter: char,
    /// The pit that the hand was lifted from, if this seed just passed over it.
    pub passed_over: Option<char>,
}

/// What becomes of a move that would capture every seed of the opponent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlamTold {
    /// It captures nothing.
    CapturesNothing,
    /// It captures them all.
    TakesAll,
}

/// A move as it is told below its animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SceneTold<'a> {
    /// The move.
    pub played: MoveTold<'a>,
    /// Seeds sown in all laps; what an endless move sows is not told.
    pub seeds: u32,
    /// Laps that are shown.
    pub shown: u32,
}

/// A move as it is told before it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PreviewTold<'a> {
    /// It goes on behind the laps that the setting lets one see.
    Unseen {
        /// Laps told.
        laps: u32,
    },
    /// All of it.
    Seen {
        /// What it sows.
        sown: SownTold,
        /// How many of its laps are drawn, from the first on.
        drawn: u32,
        /// The pit where it ends.
        last: char,
        /// The pits that it captures, with their seeds.
        captures: &'a [(char, u32)],
        /// What becomes of it if it is a grand slam.
        slam: Option<SlamTold>,
    },
    /// It never ends.
    Endless,
}

/// Why a pit may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusalTold<'a> {
    /// The game is over.
    GameOver,
    /// It is the other player's; who is to move.
    NotYourPit {
        /// The player to move.
        to_move: &'a str,
    },
    /// There is nothing in it.
    Empty,
    /// Larger pits come first.
    SingleWhileLarger {
        /// Their letters.
        larger: &'a [char],
    },
    /// The next pit is occupied.
    NextOccupied {
        /// Its letter.
        next: char,
    },
    /// Endless moves are forbidden.
    EndlessForbidden,
    /// The opponent has no seeds, and it brings them none.
    DoesNotFeed {
        /// The opponent.
        opponent: &'a str,
        /// The letters of the pits that do.
        feeding: &'a [char],
    },
    /// It would take all the opponent's seeds, and that is forbidden.
    GrandSlamForbidden {
        /// The opponent.
        opponent: &'a str,
    },
}

/// Why a move is the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintTold {
    /// There is no other.
    Only,
    /// It wins after so many moves of the player.
    Wins {
        /// This one included.
        moves: u32,
    },
    /// All moves lose, this one latest.
    Delays,
    /// The best line that was found ends in a draw.
    Draws,
    /// It captures.
    Captures {
        /// So many.
        seeds: u32,
    },
    /// The opponent could capture more if nothing was done.
    Saves {
        /// So many more.
        seeds: u32,
    },
    /// Another move never ends, and would lose.
    AvoidsEndless {
        /// The letter of its pit.
        letter: char,
    },
    /// It shows only later.
    Ahead,
}

/// Why a link cannot be read. Places and lengths are in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkFault {
    /// Longer than any link that is read.
    TooLong,
    /// A character that no link has.
    Stranger {
        /// The character.
        character: char,
        /// Its place, from 1.
        place: usize,
    },
    /// Its beginning is missing, or it is no link to a game.
    NoBeginning,
    /// It ends in its first pieces.
    BreaksOff {
        /// Characters that are there.
        there: usize,
    },
    /// Some are missing.
    Incomplete {
        /// Characters that are there.
        there: usize,
        /// Characters that it says it has.
        whole: usize,
    },
    /// Some are too many.
    TooMany {
        /// Characters that are there.
        there: usize,
        /// Characters that it says it has.
        whole: usize,
    },
    /// Some were changed or swapped.
    Changed,
    /// It was made by a later version.
    Later,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndTold<'a> {
    /// No seeds are left.
    NoSeeds,
    /// A single seed in every pit.
    Blocked,
    /// An endless move was played.
    EndlessMove,
    /// Only endless moves were left, and they are forbidden.
    OnlyEndlessMoves,
    /// The position occurred a second time.
    Repetition,
    /// The same, and each takes the seeds on their own side.
    RepetitionShared {
        /// Each player with what they take.
        shares: [(&'a str, u32); 2],
    },
    /// A player has more than half of all seeds.
    MoreThanHalf {
        /// The player.
        winner: &'a str,
    },
    /// Each player has half of all seeds.
    HalfEach,
    /// Whoever is to move has no seeds; each takes their own.
    NothingToPlay {
        /// The player to move.
        player: &'a str,
        /// Each player with what they take.
        shares: [(&'a str, u32); 2],
    },
    /// Whoever is to move cannot feed an opponent without seeds; each takes their own.
    Starved {
        /// The player to move.
        player: &'a str,
        /// The one without seeds.
        opponent: &'a str,
        /// Each player with what they take.
        shares: [(&'a str, u32); 2],
    },
    /// Whoever is to move has only grand slams, and they are forbidden; they take what is left.
    OnlySlams {
        /// The player to move.
        player: &'a str,
        /// What they take.
        seeds: u32,
    },
    /// A grand slam ended the game; the mover takes the rest of their own side.
    GrandSlam {
        /// Who played it.
        player: &'a str,
        /// What they take.
        seeds: u32,
    },
    /// A player gave up.
    Resigned,
    /// The players agreed.
    Agreed,
}

labels! {
    /// Everything that is said without a name or a number in it.
    Labels:
    board,
    board_description,
    south,
    north,
    to_move,
    winner,
    moves,
    moves_none,
    sowing,
    actions,
    // Controls.
    new_game,
    undo,
    redo,
    flip_board,
    settings,
    rules,
    keys,
    first,
    back_move,
    forward_move,
    last,
    play_pause,
    back_lap,
    forward_lap,
    back_seed,
    forward_seed,
    skip,
    slider,
    resign,
    agree_draw,
    analysis,
    hint,
    hint_coming,
    // Computers.
    thinking,
    watching,
    pause,
    go_on,
    paused,
    try_again,
    thinking_restarted,
    thinking_failed,
    browser_too_old,
    played_early,
    dialog_coming,
    dialog_failed,
    dismiss,
    bring_back,
    show_again,
    // A new game.
    new_game_begun,
    brought_back,
    reopened,
    resumed,
    // A newer build.
    new_version,
    load,
    later,
    // What can be done with a move.
    edit_move,
    commented,
    comment_too_long,
    promoted,
    moves_deleted,
    moves_undeleted,
    undelete,
    // Links.
    share,
    link_opened,
    // The end.
    drawn,
    result,
    // Settings.
    speed,
    speed_slow,
    speed_normal,
    speed_fast,
    speed_off,
    storage_failed,
    storage_full,
    // Games.
    games,
    // A panic.
    panicked,
    panicked_explained,
    reload,
}
