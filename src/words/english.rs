//! English.

mod analysis;
mod dialogs;
mod editor;
mod game;
mod games;
mod opponent;
mod oware_rules_text;
mod rules_text;

use super::{
    DialogLabels, DialogWords, DropTold, EndTold, GameLabels, GameTold, HintTold, Labels, LinkFault,
    MoveTold, OwareRulesText, PreviewTold, RefusalTold, RulesText, SceneTold, SlamTold, SownTold, Words,
};

/// English.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct English;

/// `1 seed`, `2 seeds`.
fn count(number: u32, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// `a`, `a and b`, `a, b and c`.
fn listed(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// `A`, or `A or B`.
fn one_of(letters: &[char]) -> String {
    let (last, others) = letters.split_last().map_or((String::new(), String::new()), |(last, others)| {
        (
            format!("`{last}`"),
            others.iter().map(|letter| format!("`{letter}`")).collect::<Vec<_>>().join(", "),
        )
    });
    if others.is_empty() { last } else { format!("{others} or {last}") }
}

fn letters(letters: &[char]) -> String {
    listed(&letters.iter().map(|letter| format!("`{letter}`")).collect::<Vec<_>>())
}

/// `captures 6 (K and D)`, or nothing.
fn captures(verb: &str, pits: &[(char, u32)]) -> Option<String> {
    let seeds: u32 = pits.iter().map(|&(_, seeds)| seeds).sum();
    let from: Vec<char> = pits.iter().map(|&(letter, _)| letter).collect();
    (seeds > 0).then(|| format!("{verb} {seeds} ({})", letters(&from)))
}

/// `Lap 2: `, or nothing where a move has but one.
fn at_lap(lap: Option<usize>) -> String {
    lap.map(|lap| format!("Lap {lap}: ")).unwrap_or_default()
}

/// `, past ‘A’, which is skipped`, or nothing.
fn past(passed_over: Option<char>) -> String {
    passed_over.map(|letter| format!(", past `{letter}`, which is skipped")).unwrap_or_default()
}

/// `South 3, North 5`.
fn each([first, second]: [(&str, u32); 2]) -> String {
    format!("{} {}, {} {}", first.0, first.1, second.0, second.1)
}

/// How what is left is shared where each keeps their own.
fn own_sides(shares: [(&str, u32); 2]) -> String {
    format!("Each player takes the seeds on their own side: {}.", each(shares))
}

impl Words for English {
    fn labels(&self) -> &'static Labels {
        &LABELS
    }

    fn game_name(&self, game: GameTold) -> &'static str {
        match game {
            GameTold::Hawalis => "Hawalis",
            GameTold::Oware => "Oware",
        }
    }

    fn to_move(&self, player: &str) -> String {
        format!("{player} to move")
    }

    fn pit(&self, side: &str, letter: char, seeds: u32, playable: bool) -> String {
        format!("{side} {letter}, {}{}", self.seeds(seeds), if playable { ", playable" } else { "" })
    }

    fn capturable(&self, pit: &str) -> String {
        format!("{pit}, can be captured")
    }

    fn seeds(&self, seeds: u32) -> String {
        count(seeds, "seed", "seeds")
    }

    fn laps(&self, laps: u32) -> String {
        count(laps, "lap", "laps")
    }

    fn captured(&self, seeds: u32, of: u32, winning: Option<u32>) -> String {
        match winning {
            Some(winning) if seeds < winning => format!("captured {seeds}; {winning} win"),
            _ if seeds == 0 => "nothing captured".to_owned(),
            _ => format!("captured {seeds} of {of}"),
        }
    }

    fn move_played(&self, player: &str, played: &MoveTold<'_>) -> String {
        let &MoveTold { letter, sown, last, captures: taken, slam } = played;
        let sown = self.sown(sown);
        let Some(last) = last else {
            return format!(
                "{player} played `{letter}`: it never ends. After {sown} all stands as before, and so on for ever."
            );
        };
        let capture = captures("captured", taken).map(|words| format!(", {words}")).unwrap_or_default();
        let slam = match slam {
            Some(SlamTold::CapturesNothing) => " A grand slam: it captures nothing.",
            Some(SlamTold::TakesAll) => " A grand slam: it takes all.",
            None => "",
        };
        format!("{player} played `{letter}`: {sown}, ended in `{last}`{capture}.{slam}")
    }

    fn before_move(&self, player: &str, letter: char) -> String {
        format!("Before {player} plays `{letter}`.")
    }

    fn start(&self, player: &str) -> String {
        format!("The game begins. {player} may play any pit in a ring of dots.")
    }

    fn lifted(&self, lap: Option<usize>, seeds: u32, letter: char) -> String {
        format!("{}{} lifted from `{letter}`.", at_lap(lap), self.seeds(seeds))
    }

    fn dropped(&self, told: &DropTold) -> String {
        let &DropTold { lap, seed, of, letter, passed_over } = told;
        let words = format!("{}seed {seed} of {of} falls into `{letter}`{}.", at_lap(lap), past(passed_over));
        if lap.is_some() { words } else { words.replacen('s', "S", 1) }
    }

    fn lap_goes_on(&self, lap: usize, seeds: u32, from: char, into: char) -> String {
        format!(
            "Lap {lap}: {} from `{from}`, the last falls into occupied `{into}`, goes on.",
            self.seeds(seeds)
        )
    }

    fn lap_ends(&self, lap: usize, seeds: u32, from: char, into: char, taken: &[(char, u32)]) -> String {
        let capture = captures("captures", taken).map(|words| format!(" and {words}")).unwrap_or_default();
        format!(
            "Lap {lap}: {} from `{from}`, the last falls into empty `{into}`{capture}.",
            self.seeds(seeds)
        )
    }

    fn sown_out(&self, from: char, told: &DropTold, taken: &[(char, u32)], slam: Option<SlamTold>) -> String {
        let &DropTold { of, letter, passed_over, .. } = told;
        let happens = match (captures("captures", taken), slam) {
            (_, Some(SlamTold::CapturesNothing)) => ". A grand slam: it captures nothing".to_owned(),
            (Some(words), Some(SlamTold::TakesAll)) => format!(" and {words}: a grand slam"),
            (Some(words), None) => format!(" and {words}"),
            (None, _) => String::new(),
        };
        format!(
            "{} from `{from}`, the last falls into `{letter}`{}{happens}.",
            self.seeds(of),
            past(passed_over)
        )
    }

    fn taken(&self, player: &str, letter: char, seeds: u32) -> String {
        format!("{player} captures {} from `{letter}`.", self.seeds(seeds))
    }

    fn swept(&self, player: &str, seeds: u32) -> String {
        format!("The game is over: {player} takes {} of what is left.", self.seeds(seeds))
    }

    fn preview(&self, player: &str, letter: char, told: &PreviewTold<'_>) -> String {
        match *told {
            PreviewTold::Endless => format!("`{letter}` never ends: {player} would lose."),
            PreviewTold::Unseen { laps: 1 } => format!("`{letter}`: the first lap; it goes on."),
            PreviewTold::Unseen { laps } => format!("`{letter}`: the first {}; it goes on.", self.laps(laps)),
            PreviewTold::Seen { sown, drawn, last, captures: taken, slam } => {
                let capture = captures("captures", taken).unwrap_or_else(|| "captures nothing".to_owned());
                let part = match sown {
                    SownTold::Laps(laps) if drawn < laps => format!(" (the first {drawn} are drawn)"),
                    _ => String::new(),
                };
                let slam = match slam {
                    Some(SlamTold::CapturesNothing) => ": it is a grand slam",
                    Some(SlamTold::TakesAll) => ": a grand slam, which ends the game",
                    None => "",
                };
                format!("`{letter}`: {}{part}, ends in `{last}`, {capture}{slam}.", self.sown(sown))
            }
        }
    }

    fn confirm(&self, letter: char) -> String {
        format!("Press `{letter}` again to play it.")
    }

    fn refusal(&self, side: &str, letter: char, why: RefusalTold<'_>) -> String {
        match why {
            RefusalTold::GameOver => "The game is over. Undo takes the last move back.".to_owned(),
            RefusalTold::NotYourPit { to_move } => {
                format!("`{letter}` is a pit of {side}, and {to_move} is to move.")
            }
            RefusalTold::Empty => format!("`{letter}` is empty."),
            RefusalTold::SingleWhileLarger { larger: [only] } => {
                format!("`{letter}` holds a single seed: `{only}`, which holds more, comes first.")
            }
            RefusalTold::SingleWhileLarger { larger } => format!(
                "`{letter}` holds a single seed: pits with two or more come first ({}).",
                letters(larger)
            ),
            RefusalTold::NextOccupied { next } => {
                format!("`{letter}` holds a single seed, and `{next}` after it is occupied.")
            }
            RefusalTold::EndlessForbidden => {
                format!("`{letter}` would never end, and endless moves are forbidden in this game.")
            }
            RefusalTold::DoesNotFeed { opponent, feeding } => format!(
                "`{letter}` brings {opponent} no seed, and {opponent} has none left. Play {}.",
                one_of(feeding)
            ),
            RefusalTold::GrandSlamForbidden { opponent } => format!(
                "`{letter}` would capture all that {opponent} has, and grand slams are forbidden in this game."
            ),
        }
    }

    fn wins(&self, player: &str) -> String {
        format!("{player} wins")
    }

    fn ended(&self, why: &EndTold<'_>, loser: &str) -> String {
        match *why {
            EndTold::NoSeeds => format!("{loser} has no seeds left."),
            EndTold::Blocked => format!("{loser} is blocked: a single seed in every pit."),
            EndTold::EndlessMove => format!("{loser} played an endless move."),
            EndTold::OnlyEndlessMoves => {
                format!("{loser} has only endless moves left, and they are forbidden.")
            }
            EndTold::Repetition => "Repetition: this position occurred before.".to_owned(),
            EndTold::RepetitionShared { shares } => {
                format!("Repetition: this position occurred before. {}", own_sides(shares))
            }
            EndTold::MoreThanHalf { winner } => format!("{winner} has more than half of all seeds."),
            EndTold::HalfEach => "Each player has half of all seeds.".to_owned(),
            EndTold::NothingToPlay { player, shares } => {
                format!("{player} has no seeds to play. {}", own_sides(shares))
            }
            EndTold::Starved { player, opponent, shares } => {
                format!("{opponent} has no seeds, and no move of {player} brings any. {}", own_sides(shares))
            }
            EndTold::OnlySlams { player, seeds } => format!(
                "{player} has only grand slams left, and they are forbidden: {player} takes what is left, {}.",
                self.seeds(seeds)
            ),
            EndTold::GrandSlam { player, seeds: 0 } => {
                format!("{player} captured all the opponent’s seeds: a grand slam, which ends the game.")
            }
            EndTold::GrandSlam { player, seeds } => format!(
                "{player} captured all the opponent’s seeds: a grand slam, which ends the game. {player} also takes the {} on the own side.",
                self.seeds(seeds)
            ),
            EndTold::Resigned => format!("{loser} resigned. Undo takes it back."),
            EndTold::Agreed => "The players agreed a draw. Undo takes it back.".to_owned(),
        }
    }

    fn totals(&self, first: (&str, u32), second: (&str, u32), left: Option<u32>) -> String {
        let all = first.1 + second.1;
        let left = match left {
            None => String::new(),
            Some(0) => format!(": {all} in all"),
            Some(1) => "; 1 is left on the board".to_owned(),
            Some(left) => format!("; {left} are left on the board"),
        };
        format!("Captured: {}{left}.", each([first, second]))
    }

    fn list_entry(
        &self,
        number: usize,
        player: &str,
        letter: char,
        sown: Option<SownTold>,
        captured: u32,
    ) -> String {
        let what = sown.map_or_else(|| "endless".to_owned(), |sown| self.sown(sown));
        // As it is written in the list, so that one can ask for a move by what one sees of it.
        let capture = if captured > 0 { format!(", {captured} captured") } else { String::new() };
        format!("Move {number}, {player} {letter}: {what}{capture}")
    }

    fn taken_back(&self, player: &str) -> String {
        format!("Taken back. {}.", self.to_move(player))
    }

    fn done_again(&self, player: &str) -> String {
        format!("Done again. {}.", self.to_move(player))
    }

    fn link_stopped(&self, ply: usize, letter: char, is_pit: bool) -> String {
        let why = if is_pit { "may not be played there" } else { "is no pit" };
        format!("The game of the link is shown up to move {ply}: `{letter}` {why}.")
    }

    fn link_failed(&self, why: LinkFault) -> String {
        let what = match why {
            LinkFault::TooLong => "it is longer than any link to a game".to_owned(),
            LinkFault::Stranger { character, place } => {
                format!("its character {place}, “{character}”, does not belong there")
            }
            LinkFault::NoBeginning => "its beginning is missing, or it leads to no game".to_owned(),
            LinkFault::BreaksOff { there } => format!("it breaks off after {there} characters"),
            LinkFault::Incomplete { there, whole } => {
                format!("it is incomplete, with {there} of its {whole} characters")
            }
            LinkFault::TooMany { there, whole } => {
                format!("it has characters too many, {there} instead of {whole}")
            }
            LinkFault::Changed => "some of its characters were changed or swapped".to_owned(),
            LinkFault::Later => "it was made by a later version of this page; reload to get it".to_owned(),
        };
        format!("The link cannot be opened: {what}. The game on the board stays as it was.")
    }

    fn flipped(&self, player: &str) -> String {
        format!("The board is turned: {player} is at the lower edge.")
    }

    fn computer(&self, level: u8) -> String {
        format!("computer {level}")
    }

    fn thinks(&self, player: &str) -> String {
        format!("{player} is thinking.")
    }

    fn answered(&self, player: &str) -> String {
        format!("{player} has moved: see the last move.")
    }

    fn not_yours(&self, player: &str) -> String {
        format!("A computer plays {player}, and it is its turn.")
    }

    fn seated(&self, player: &str, level: Option<u8>) -> String {
        match level {
            Some(level) => format!("Computer {level} plays {player} now."),
            None => format!("You play {player} now."),
        }
    }

    fn take_over(&self, player: &str) -> String {
        format!("Play {player}")
    }

    fn hint(&self, letter: char, why: HintTold, depth: u32, opponent: &str) -> String {
        let why = match why {
            HintTold::Only => return format!("Hint: `{letter}` is the only move."),
            HintTold::Wins { moves: 1 } => return format!("Hint: `{letter}` wins at once."),
            HintTold::Wins { moves } => return format!("Hint: `{letter}` wins in {moves} moves."),
            HintTold::Delays => {
                return format!(
                    "Hint: every move loses to an opponent who finds all; `{letter}` holds out longest."
                );
            }
            HintTold::Draws => {
                return format!("Hint: `{letter}` leads to a draw; nothing better was found.");
            }
            HintTold::Captures { seeds } => format!("captures {seeds}"),
            HintTold::Saves { seeds } => format!("{opponent} could capture {seeds} more otherwise"),
            HintTold::AvoidsEndless { letter } => format!("and not `{letter}`, which never ends and loses"),
            HintTold::Ahead => {
                return format!("Hint: `{letter}`, the best when looking {depth} moves ahead.");
            }
        };
        format!("Hint: `{letter}`, {why}; the best when looking {depth} moves ahead.")
    }

    fn resign(&self, player: &str) -> String {
        format!("{player} resigns")
    }
}

impl DialogWords for English {
    fn dialog_labels(&self) -> &'static DialogLabels {
        &dialogs::LABELS
    }

    fn game(&self, game: GameTold) -> &'static GameLabels {
        match game {
            GameTold::Hawalis => &game::HAWALIS,
            GameTold::Oware => &game::OWARE,
        }
    }

    fn rules(&self) -> &'static RulesText {
        &rules_text::RULES
    }

    fn oware_rules(&self) -> &'static OwareRulesText {
        &oware_rules_text::RULES
    }

    fn text_failed(&self, (line, column): (usize, usize), why: &str) -> String {
        format!("Line {line}, column {column}: {why}.")
    }

    fn position_unplayable(&self, why: &str) -> String {
        format!("This is a position, but it cannot be played: {why}.")
    }

    fn move_looked_at(&self, letter: char, number: usize) -> String {
        format!("Move {number}: {letter}.")
    }

    fn delete_moves(&self, following: usize) -> String {
        match following {
            0 => "Delete this move".to_owned(),
            1 => "Delete this move and the one after it".to_owned(),
            _ => format!("Delete this move and the {following} after it"),
        }
    }

    fn picture_title(&self, game: GameTold, south: &str, north: &str) -> String {
        format!("{}: {south} and {north}", self.game_name(game))
    }

    fn scene(&self, number: usize, player: &str, told: &SceneTold<'_>) -> (String, Option<String>) {
        let &SceneTold { played: MoveTold { letter, sown, last, captures: taken, slam }, seeds, shown } =
            told;
        let beginning = format!("{number}. {player} plays {letter}: ");
        let words = self.sown(sown);
        let laps = match sown {
            SownTold::Laps(laps) => laps,
            SownTold::Once { .. } => 1,
        };
        if last.is_none() {
            let cut = (shown < laps)
                .then(|| format!("The first {shown} of {words} are shown; then all is as before."));
            return (format!("{beginning}it never ends, and comes round after {words}"), cut);
        }
        let sown = match sown {
            SownTold::Laps(_) => format!("{words}, {}", self.seeds(seeds)),
            SownTold::Once { .. } => words.clone(),
        };
        let capture = captures("captures", taken).map(|words| format!(", {}", words.replace('`', "")));
        let slam = match slam {
            Some(SlamTold::CapturesNothing) => ", a grand slam that captures nothing",
            Some(SlamTold::TakesAll) => ", a grand slam",
            None => "",
        };
        let happens = format!("{beginning}{sown}{}{slam}", capture.unwrap_or_default());
        (happens, (shown < laps).then(|| format!("The first {shown} of {words} are shown.")))
    }

    fn moves_left_out(&self, first: usize, last: usize, most: usize, is_of_laps: bool) -> String {
        let which =
            if first == last { format!("Move {first} is") } else { format!("Moves {first} to {last} are") };
        let what = if is_of_laps { "laps" } else { "moves" };
        format!("{which} not shown: {most} {what} are the most.")
    }

    fn moves_asked(&self, last: usize) -> String {
        match last {
            1 => "The game has one move so far: 1 to 1.".to_owned(),
            last => format!("Say two moves from 1 to {last}, the earlier one first."),
        }
    }

    fn saved(&self, file: &str) -> String {
        format!("Saved as {file}.")
    }

    fn version(&self, number: &str, build: &str) -> String {
        format!("Version {number}, build {build}.")
    }

    fn licences(&self) -> &'static str {
        "Licences of what others wrote"
    }

    fn code_too_long(&self, length: usize, most: usize) -> String {
        format!(
            "This link is too long for a code that a camera can read from a screen: it has {length} characters, and {most} are the most. Share the position only, or copy the link."
        )
    }

    fn board_drawn(&self, sides: &[(&str, &[(char, u32)])]) -> String {
        let side = |&(name, pits): &(&str, &[(char, u32)])| {
            let occupied: Vec<String> = pits
                .iter()
                .filter(|(_, seeds)| *seeds > 0)
                .map(|(letter, seeds)| format!("{letter} {seeds}"))
                .collect();
            match (pits.first(), occupied.len()) {
                (_, 0) => format!("{name}: no seeds."),
                (Some(&(_, first)), _) if pits.iter().all(|&(_, seeds)| seeds == first) => {
                    format!("{name}: {} in every pit.", self.seeds(first))
                }
                (_, some) if some == pits.len() => format!("{name}: {}.", occupied.join(", ")),
                _ => format!("{name}: {}, all others empty.", occupied.join(", ")),
            }
        };
        sides.iter().map(side).collect::<Vec<_>>().join(" ")
    }
}

static LABELS: Labels = Labels {
    board: "Board",
    board_description: "Arrow keys or letters go to a pit, Enter plays it. Press the question mark for all keys.",
    south: "South",
    north: "North",
    to_move: "to move",
    winner: "winner",
    moves: "Moves",
    moves_none: "No moves yet.",
    sowing: "Sowing",
    actions: "Game",
    new_game: "New game",
    undo: "Undo",
    redo: "Redo",
    flip_board: "Flip board",
    analysis: "Analysis",
    hint: "Hint",
    hint_coming: "Looking for the best move…",
    thinking: "thinking…",
    watching: "Two computers play.",
    pause: "Pause",
    go_on: "Go on",
    paused: "The computers wait.",
    try_again: "Try again",
    played_early: " It ran out of time: on this device it plays below its level.",
    thinking_restarted: "The computer had stopped answering and was started anew. It thinks again.",
    thinking_failed: "The computer does not answer. The game stays as it is; you can try again, or play on without it.",
    browser_too_old: "This browser is too old for the computer: it lacks WebAssembly SIMD. The game stays as it is; you can play on without it.",
    settings: "Settings",
    rules: "Rules",
    keys: "Keys",
    first: "First",
    back_move: "Back a move",
    forward_move: "Forward a move",
    last: "Last",
    play_pause: "Play/Pause",
    back_lap: "Back a lap",
    forward_lap: "Forward a lap",
    back_seed: "Back a seed",
    forward_seed: "Forward a seed",
    skip: "Skip",
    slider: "Place in the move",
    resign: "Resign",
    agree_draw: "Agree a draw",
    dialog_coming: "One moment: this part of the page is still on its way.",
    dialog_failed: "This part of the page did not arrive or has stopped. The game goes on; reload the page to try again.",
    dismiss: "Dismiss",
    bring_back: "Bring the last game back",
    show_again: "Show the last move again",
    new_game_begun: "A new game.",
    edit_move: "Comment or delete",
    commented: "Comment kept.",
    comment_too_long: "Comment not kept: it is too long for a game with all its other comments.",
    promoted: "This is the main line now.",
    moves_deleted: "Moves deleted.",
    moves_undeleted: "The moves are back.",
    undelete: "Bring them back",
    share: "Share",
    link_opened: "Opened from the link.",
    brought_back: "The last game is back.",
    reopened: "The game is on the board.",
    resumed: "The game of your last visit goes on.",
    new_version: "New version: it is here already, and your game goes on in it.",
    load: "Load",
    later: "Later",
    drawn: "Draw",
    result: "Result",
    speed: "Speed",
    speed_slow: "Slow",
    speed_normal: "Normal",
    speed_fast: "Fast",
    speed_off: "Off",
    storage_failed: "This browser keeps nothing: games and settings last until the page is closed.",
    storage_full: "This browser has no room left: games and settings last until the page is closed. Delete games to make room.",
    games: "Games",
    panicked: "Something went wrong in the program.",
    panicked_explained: "The game as far as it was played:",
    reload: "Reload",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_seed_is_singular() {
        assert_eq!(English.pit("South", 'a', 1, false), "South a, 1 seed");
        assert_eq!(English.pit("South", 'a', 2, true), "South a, 2 seeds, playable");
    }

    #[test]
    fn captures_name_their_pits() {
        let told = MoveTold {
            letter: 'h',
            sown: SownTold::Laps(5),
            last: Some('h'),
            captures: &[('N', 2), ('A', 2)],
            slam: None,
        };
        assert_eq!(
            English.move_played("South", &told),
            "South played `h`: 5 laps, ended in `h`, captured 4 (`N` and `A`)."
        );
        let told =
            PreviewTold::Seen { sown: SownTold::Laps(1), drawn: 1, last: 'd', captures: &[], slam: None };
        assert_eq!(English.preview("South", 'a', &told), "`a`: 1 lap, ends in `d`, captures nothing.");
    }

    #[test]
    fn a_scene_says_what_was_cut() {
        let played =
            MoveTold { letter: 'l', sown: SownTold::Laps(234), last: Some('j'), captures: &[], slam: None };
        let told = SceneTold { played, seeds: 726, shown: 60 };
        let (happens, cut) = English.scene(3, "South", &told);
        assert_eq!(happens, "3. South plays l: 234 laps, 726 seeds");
        assert_eq!(cut.as_deref(), Some("The first 60 of 234 laps are shown."));

        let played = MoveTold {
            letter: 'h',
            sown: SownTold::Laps(5),
            last: Some('h'),
            captures: &[('N', 2), ('A', 2)],
            slam: None,
        };
        let (happens, cut) = English.scene(1, "Salma", &SceneTold { played, seeds: 14, shown: 5 });
        assert_eq!(happens, "1. Salma plays h: 5 laps, 14 seeds, captures 4 (N and A)");
        assert_eq!(cut, None);

        let played =
            MoveTold { letter: 'e', sown: SownTold::Laps(1_526), last: None, captures: &[], slam: None };
        let (happens, cut) = English.scene(5, "South", &SceneTold { played, seeds: 300, shown: 60 });
        assert_eq!(happens, "5. South plays e: it never ends, and comes round after 1526 laps");
        assert_eq!(cut.as_deref(), Some("The first 60 of 1526 laps are shown; then all is as before."));
    }

    #[test]
    fn a_move_of_one_lap_is_told_by_its_seeds() {
        let told = MoveTold {
            letter: 'F',
            sown: SownTold::Once { seeds: 4 },
            last: Some('d'),
            captures: &[('d', 3), ('c', 3)],
            slam: None,
        };
        assert_eq!(
            English.move_played("South", &told),
            "South played `F`: 4 seeds, ended in `d`, captured 6 (`d` and `c`)."
        );
        let slam = MoveTold { captures: &[], slam: Some(SlamTold::CapturesNothing), ..told };
        assert_eq!(
            English.move_played("South", &slam),
            "South played `F`: 4 seeds, ended in `d`. A grand slam: it captures nothing."
        );
        let scene = SceneTold { played: told, seeds: 4, shown: 1 };
        assert_eq!(
            English.scene(7, "South", &scene),
            ("7. South plays F: 4 seeds, captures 6 (d and c)".to_owned(), None)
        );
        assert_eq!(English.lifted(None, 4, 'F'), "4 seeds lifted from `F`.");
        let seed = DropTold { lap: None, seed: 12, of: 13, letter: 'B', passed_over: Some('A') };
        assert_eq!(English.dropped(&seed), "Seed 12 of 13 falls into `B`, past `A`, which is skipped.");
    }

    #[test]
    fn totals_account_for_every_seed_where_they_decide() {
        let totals = |south, left| English.totals(("South", south), ("North", 23), left);
        assert_eq!(totals(20, None), "Captured: South 20, North 23.");
        assert_eq!(totals(25, Some(0)), "Captured: South 25, North 23: 48 in all.");
        assert_eq!(totals(20, Some(5)), "Captured: South 20, North 23; 5 are left on the board.");
        assert_eq!(English.captured(7, 48, Some(25)), "captured 7; 25 win");
        assert_eq!(English.captured(26, 48, Some(25)), "captured 26 of 48");
        assert_eq!(English.captured(7, 28, None), "captured 7 of 28");
    }

    #[test]
    fn an_end_says_who_takes_what() {
        let shares = [("South", 3), ("North", 5)];
        assert_eq!(
            English.ended(&EndTold::RepetitionShared { shares }, "North"),
            "Repetition: this position occurred before. Each player takes the seeds on their own side: South 3, North 5."
        );
        assert_eq!(
            English.ended(&EndTold::OnlySlams { player: "South", seeds: 1 }, "North"),
            "South has only grand slams left, and they are forbidden: South takes what is left, 1 seed."
        );
    }

    #[test]
    fn a_drawn_board_is_told_in_short() {
        let sides: [(&str, &[(char, u32)]); 2] =
            [("South", &[('a', 1), ('b', 0), ('c', 2)]), ("North", &[('A', 2), ('B', 2)])];
        assert_eq!(
            English.board_drawn(&sides),
            "South: a 1, c 2, all others empty. North: 2 seeds in every pit."
        );
        assert_eq!(English.board_drawn(&[("North", &[('A', 0)])]), "North: no seeds.");
    }

    #[test]
    fn larger_pits_are_named() {
        let why = RefusalTold::SingleWhileLarger { larger: &['a', 'c', 'n'] };
        assert_eq!(
            English.refusal("South", 'b', why),
            "`b` holds a single seed: pits with two or more come first (`a`, `c` and `n`)."
        );
    }
}
