//! What the program says, one file a language.
//!
//! A language is a value that implements [`Words`] and [`DialogWords`]: its labels are a struct without defaults and
//! its sentences are methods, so that whatever is missing does not compile. This room knows nothing
//! of the others: it is given names, letters and numbers.

mod analysis;
mod editor;
mod english;
mod game;
mod games;
mod opponent;
mod rules_text;

pub use analysis::{AnalysisLabels, AnalysisWords, WorthTold};
pub use editor::{EditTold, EditorLabels, EditorWords, VerdictTold};
pub use english::English;
pub use game::{ChoiceLabels, GameLabels, GameTold};
pub use games::{GamesLabels, GamesWords, ImportTold};
pub use opponent::{OpponentLabels, OpponentWords};
pub use rules_text::RulesText;

/// A language. In sentences the letters of pits stand between backticks, so that they can be set as
/// they are on the board; names for assistive technology are plain.
pub trait Words: std::fmt::Debug {
    /// Everything that is said without a name or a number in it.
    fn labels(&self) -> &'static Labels;

    /// `South to move`.
    fn to_move(&self, player: &str) -> String;

    /// The accessible name of a pit: `South a, 2 seeds, playable`.
    fn pit(&self, side: &str, letter: char, seeds: u32, playable: bool) -> String;

    /// `2 seeds`.
    fn seeds(&self, seeds: u32) -> String;

    /// `5 laps`.
    fn laps(&self, laps: u32) -> String;

    /// What a player has captured: `captured 6 of 28`.
    fn captured(&self, seeds: u32, of: u32) -> String;

    /// The whole of a move that was played.
    fn move_played(&self, player: &str, played: &MoveTold<'_>) -> String;

    /// The board before a move.
    fn before_move(&self, player: &str, letter: char) -> String;

    /// The board at the start of a game.
    fn start(&self, player: &str) -> String;

    /// A hand was lifted.
    fn lifted(&self, lap: usize, seeds: u32, letter: char) -> String;

    /// A seed of a lap fell, and it was not the last.
    fn dropped(&self, lap: usize, seed: usize, of: u32, letter: char) -> String;

    /// A whole lap whose last seed fell into an occupied pit.
    fn lap_goes_on(&self, lap: usize, seeds: u32, from: char, into: char) -> String;

    /// A whole lap whose last seed fell into an empty pit.
    /// It may capture.
    fn lap_ends(&self, lap: usize, seeds: u32, from: char, into: char, captures: &[(char, u32)]) -> String;

    /// What would happen, told before it is played.
    fn preview(&self, player: &str, letter: char, told: &PreviewTold<'_>) -> String;

    /// A move waits for its second touch.
    fn confirm(&self, letter: char) -> String;

    /// Why a pit may not be played, as a sentence.
    fn refusal(&self, side: &str, letter: char, why: RefusalTold<'_>) -> String;

    /// Who won: `South wins`.
    fn wins(&self, player: &str) -> String;

    /// Why a game ended, as a sentence. `loser` is the player who lost, or anybody in a draw.
    fn ended(&self, why: EndTold, loser: &str) -> String;

    /// The totals of captured seeds at the end.
    fn totals(&self, first: (&str, u32), second: (&str, u32)) -> String;

    /// The accessible name of a move in the list; an endless one has no laps.
    fn list_entry(
        &self,
        number: usize,
        player: &str,
        letter: char,
        laps: Option<u32>,
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
    /// What is said of a game where one chooses it.
    fn game(&self, game: GameTold) -> &'static GameLabels;

    /// The rules as they are read.
    fn rules(&self) -> &'static RulesText;

    /// A text could not be read; the line and the column, from 1, and why.
    fn text_failed(&self, place: (usize, usize), why: &str) -> String;

    /// A position was read, but nobody can play on it; why.
    fn position_unplayable(&self, why: &str) -> String;

    /// The move that is looked at: its letter and its number.
    fn move_looked_at(&self, letter: char, number: usize) -> String;

    /// What deletes the move that is looked at, and how many follow it.
    fn delete_moves(&self, following: usize) -> String;

    /// What a picture shows: the game and its players.
    fn picture_title(&self, south: &str, north: &str) -> String;

    /// What happens in a scene of an animation, and what of it is left out; plain, for there the letters
    /// of pits have no type of their own.
    fn scene(&self, number: usize, player: &str, told: &SceneTold<'_>) -> (String, Option<String>);

    /// Moves at the end of an animation for which there was no room, which shows `laps` at most.
    fn moves_left_out(&self, first: usize, last: usize, laps: usize) -> String;

    /// An animation is asked for moves that are not there, or in the wrong order.
    fn moves_asked(&self, last: usize) -> String;

    /// A file was handed to the browser to be saved.
    fn saved(&self, file: &str) -> String;

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
    /// Laps sown; of an endless move the laps of its period.
    pub laps: u32,
    /// The pit where it ended; nothing if it never ends.
    pub last: Option<char>,
    /// The pits that were captured, with their seeds.
    pub captures: &'a [(char, u32)],
}

/// A move as it is told below its animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SceneTold<'a> {
    /// The move.
    pub played: MoveTold<'a>,
    /// Seeds sown; what an endless move sows is not told.
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
        /// Laps.
        laps: u32,
        /// How many of them are drawn, from the first on.
        drawn: u32,
        /// The pit where it ends.
        last: char,
        /// The pits that it captures, with their seeds.
        captures: &'a [(char, u32)],
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
pub enum EndTold {
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
    RepetitionShared,
    /// A player has more than half of all seeds.
    MoreThanHalf,
    /// Each player has half of all seeds.
    HalfEach,
    /// Whoever is to move has no move, or none that feeds; each takes their own.
    NoMove,
    /// Whoever is to move has only grand slams, and they are forbidden; they take what is left.
    OnlySlams,
    /// A grand slam ended the game; each takes their own.
    GrandSlam,
    /// A player gave up.
    Resigned,
    /// The players agreed.
    Agreed,
}

macro_rules! labels {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// Everything that is said without a name or a number in it.
        #[derive(Debug)]
        #[allow(missing_docs, reason = "a label is called after what it says")]
        pub struct Labels { $($(#[$doc])* pub $name: &'static str,)* }
    };
}

labels! {
    title,
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
    thinking_failed,
    played_early,
    close,
    dialog_coming,
    dialog_failed,
    dismiss,
    bring_back,
    show_again,
    // A new game.
    new_game_explained,
    name_of_south,
    name_of_north,
    game,
    start_game,
    new_game_begun,
    brought_back,
    reopened,
    resumed,
    // Opening a text.
    open,
    open_instead,
    open_explained,
    open_field,
    choose_file,
    file_too_long,
    file_unreadable,
    no_game_in_link,
    // Taking texts along.
    as_text,
    as_text_explained,
    copy_position,
    copy_game,
    save_file,
    text_copied,
    text_copy_refused,
    file_saved,
    file_not_saved,
    // What can be done with a move.
    this_move,
    edit_move,
    start_looked_at,
    comment,
    keep_comment,
    commented,
    comment_too_long,
    promote,
    promoted,
    moves_deleted,
    moves_undeleted,
    undelete,
    // Links.
    share,
    share_explained,
    share_link,
    copy_link,
    send_move,
    send_move_explained,
    share_elsewhere,
    copied,
    copy_refused,
    link_too_long,
    what_is_shared,
    whole_game,
    position_only,
    position_only_explained,
    code,
    code_explained,
    link_opened,
    // Pictures.
    picture_or_animation,
    picture,
    animation,
    animation_none,
    animation_stands,
    animation_first,
    animation_last,
    save_svg,
    save_png,
    copy_svg,
    copy_png,
    picture_copied,
    picture_copy_refused,
    picture_failed,
    save_failed,
    // The end.
    drawn,
    result,
    // Settings.
    theme,
    theme_system,
    theme_light,
    theme_dark,
    theme_contrast,
    speed,
    speed_slow,
    speed_normal,
    speed_fast,
    speed_off,
    preview,
    preview_explained,
    preview_off,
    preview_one,
    preview_three,
    preview_six,
    preview_all,
    letters,
    letters_shown,
    letters_hidden,
    confirm,
    confirm_explained,
    confirm_never,
    confirm_touch,
    confirm_always,
    turning,
    turning_fixed,
    turning_to_move,
    storage_failed,
    storage_full,
    settings_unreadable,
    // Games.
    games,
    // Keys.
    keys_everywhere,
    keys_on_board,
    key_moves,
    key_ends,
    key_laps,
    key_flip,
    key_skip,
    key_undo,
    key_help,
    key_letter,
    key_arrows,
    key_row_ends,
    key_play,
    // A panic.
    panicked,
    panicked_explained,
    reload,
}
