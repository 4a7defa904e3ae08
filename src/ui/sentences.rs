//! From what the program is doing to what it says.

use super::board::PreviewDrawing;
use super::engine::why_failed;
use super::lettered::plain;
use crate::app::thinking::{Hint, Reason as Reasoned};
use crate::app::{Passage, Preview, PreviewEnd, Rules, Said, State};
use crate::drawing::{Film, MOST_LAPS, Scene};
use crate::motion::Moment;
use crate::record::ogn::Notated;
use crate::record::{Conclusion, LinkError, MadeMove};
use crate::rules::{Ending, Game, Lap, Outcome, Oware, Pit, Reason, Refusal, Shape, Side, Trace};
use crate::words::{
    DialogWords, DropTold, EndTold, GameTold, HintTold, LinkFault, MoveTold, PreviewTold, RefusalTold,
    SceneTold, SlamTold, SownTold, Words,
};

/// What to call a player: by name, or by side.
pub fn player(words: &dyn Words, state: &State, side: Side) -> String {
    name(words, &state.names, side)
}

/// What to call a player of these names.
pub fn name(words: &dyn Words, names: &[String; 2], side: Side) -> String {
    let name = &names[side.index()];
    if name.is_empty() { side_name(words, side).to_owned() } else { name.clone() }
}

/// Which game it is, for words.
pub fn game_told(game: &Rules) -> GameTold {
    match game {
        Rules::Hawalis(_) => GameTold::Hawalis,
        Rules::Oware(_) => GameTold::Oware,
    }
}

/// What the game is called.
pub fn game_name(words: &dyn Words, game: &Rules) -> &'static str {
    words.game_name(game_told(game))
}

/// What a player has captured.
pub fn captured(words: &dyn Words, game: &Rules, seeds: u8) -> String {
    let winning = matches!(game, Rules::Oware(_)).then_some(u32::from(Oware::WINNING));
    words.captured(u32::from(seeds), game.shape().most_captured(), winning)
}

/// How much a move sows, in the measure of its game.
pub fn sown(shape: &Shape, laps: u32, seeds: u32) -> SownTold {
    if shape.relays { SownTold::Laps(laps) } else { SownTold::Once { seeds } }
}

/// What becomes of a move if it is a grand slam.
fn slam(grand_slam: bool, captures: &[(Pit, u8)]) -> Option<SlamTold> {
    let becomes = if captures.is_empty() { SlamTold::CapturesNothing } else { SlamTold::TakesAll };
    grand_slam.then_some(becomes)
}

/// What to call a side.
pub fn side_name(words: &dyn Words, side: Side) -> &'static str {
    match side {
        Side::South => words.labels().south,
        Side::North => words.labels().north,
    }
}

/// The accessible name of a pit.
pub fn pit(words: &dyn Words, shape: &Shape, pit: Pit, seeds: u8, playable: bool) -> String {
    words.pit(side_name(words, pit.side()), shape.letter(pit), u32::from(seeds), playable)
}

/// The accessible name of a pit whose seeds the next move can capture.
pub fn capturable(words: &dyn Words, shape: &Shape, at: Pit, seeds: u8) -> String {
    words.capturable(&pit(words, shape, at, seeds, false))
}

fn letters(shape: &Shape, captures: &[(Pit, u8)]) -> Vec<(char, u32)> {
    captures.iter().map(|&(pit, seeds)| (shape.letter(pit), u32::from(seeds))).collect()
}

/// The sentence for the place where the view stands.
pub fn moment(words: &dyn Words, state: &State) -> String {
    match &state.shown.passage {
        None => {
            let turn = player(words, state, state.record.turn());
            if let Some(end) = state.record.here().conclusion {
                ended(words, state, end)
            } else if state.thinking() == Some(state.record.turn()) {
                words.thinks(&turn)
            } else {
                words.start(&turn)
            }
        }
        Some(passage) => moment_of(words, state, passage),
    }
}

fn moment_of(words: &dyn Words, state: &State, passage: &Passage) -> String {
    let shape = state.shape();
    let trace = &passage.trace;
    let mover = player(words, state, passage.pit.side());
    let lap_of = |lap: usize| trace.laps.get(lap - 1).copied();
    let letter = |pit| shape.letter(pit);
    let of_laps = |lap: usize| shape.relays.then_some(lap);
    match passage.stops.moment(state.stop) {
        Moment::Before => words.before_move(&mover, letter(passage.pit)),
        Moment::After => move_played(words, shape, passage, &mover),
        Moment::Taken { .. } => taken(words, state, passage),
        Moment::Lifted { lap } => lap_of(lap)
            .map(|Lap { pit, seeds }| words.lifted(of_laps(lap), u32::from(seeds), letter(pit)))
            .unwrap_or_default(),
        Moment::Dropped { lap, seed } => lap_of(lap)
            .map(|sown| {
                let (seeds, from) = (u32::from(sown.seeds), letter(sown.pit));
                let told = dropped(shape, sown, lap, seed);
                let captures = || letters(shape, &trace.captures);
                if seed < usize::from(sown.seeds) {
                    words.dropped(&told)
                } else if !shape.relays {
                    words.sown_out(from, &told, &captures(), slam(trace.grand_slam, &trace.captures))
                } else if lap < passage.stops.laps() || trace.is_endless() {
                    words.lap_goes_on(lap, seeds, from, told.letter)
                } else {
                    words.lap_ends(lap, seeds, from, told.letter, &captures())
                }
            })
            .unwrap_or_default(),
    }
}

/// A seed of a lap as it falls.
fn dropped(shape: &Shape, sown: Lap, lap: usize, seed: usize) -> DropTold {
    let ring = shape.ring;
    let into = ring.nth(sown.pit, seed);
    // Once round, it is again in the first pit.
    let passes_over = ring.skips_origin && seed > 1 && into == ring.nth(sown.pit, 1);
    DropTold {
        lap: shape.relays.then_some(lap),
        seed,
        of: u32::from(sown.seeds),
        letter: shape.letter(into),
        passed_over: passes_over.then(|| shape.letter(sown.pit)),
    }
}

/// What was taken last of what a move captures and of what the end of the game leaves.
fn taken(words: &dyn Words, state: &State, passage: &Passage) -> String {
    let (stops, trace) = (&passage.stops, &passage.trace);
    let shape = state.shape();
    let captures = |stop| stops.captured(stop);
    if captures(state.stop) > captures(state.stop - 1) {
        let (pit, seeds) = trace.captures[captures(state.stop) - 1];
        return words.taken(&player(words, state, passage.pit.side()), shape.letter(pit), u32::from(seeds));
    }
    let (now, before) = (state.shown.board(state.stop), state.shown.board(state.stop - 1));
    let taken = |side: Side| u32::from(now.captured(side)) - u32::from(before.captured(side));
    Side::BOTH
        .into_iter()
        .find(|&side| taken(side) > 0)
        .map(|side| words.swept(&player(words, state, side), taken(side)))
        .unwrap_or_default()
}

fn move_played(words: &dyn Words, shape: &Shape, passage: &Passage, player: &str) -> String {
    let captures = letters(shape, &passage.trace.captures);
    words.move_played(player, &told(shape, &passage.trace, passage.pit, &captures))
}

/// A move that was played, as it is told; its captures have letters.
fn told<'a>(shape: &Shape, trace: &Trace, pit: Pit, captures: &'a [(char, u32)]) -> MoveTold<'a> {
    let (laps, last) = match trace.ending {
        Ending::In(pit) => (trace.laps.len() as u32, Some(shape.letter(pit))),
        Ending::Endless { period } => (period, None),
    };
    MoveTold {
        letter: shape.letter(pit),
        sown: sown(shape, laps, trace.seeds()),
        last,
        captures,
        slam: slam(trace.grand_slam, &trace.captures),
    }
}

/// The captions of a film, scene by scene. `first` is the number of its first move.
pub fn film(words: &dyn DialogWords, state: &State, film: &Film, first: usize) -> Vec<Vec<String>> {
    let (shape, names) = (state.shape(), &state.names);
    let caption = |scene: &Scene| {
        let number = first + scene.moves.start;
        let Some((trace, lap)) = film
            .trace(scene.moves.start)
            .filter(|_| scene.laps > 0)
            .and_then(|trace| Some((trace, trace.laps.first()?)))
        else {
            return vec![words.moves_left_out(number, first + scene.moves.end - 1, MOST_LAPS, shape.relays)];
        };
        let captures = letters(shape, &trace.captures);
        let played = told(shape, trace, lap.pit, &captures);
        let scene = SceneTold { played, seeds: trace.seeds(), shown: scene.laps as u32 };
        let (happens, cut) = words.scene(number, &name(words, names, lap.pit.side()), &scene);
        std::iter::once(happens).chain(cut).collect()
    };
    film.scenes().iter().map(caption).collect()
}

/// The sentence for a move that is pointed at.
pub fn preview(words: &dyn Words, state: &State, preview: &Preview) -> String {
    let letter = state.letter(preview.pit);
    let player = player(words, state, preview.pit.side());
    let laps = preview.laps.len() as u32;
    match &preview.end {
        PreviewEnd::Endless => words.preview(&player, letter, &PreviewTold::Endless),
        PreviewEnd::Unseen => words.preview(&player, letter, &PreviewTold::Unseen { laps }),
        PreviewEnd::Seen { last, captures: pits, grand_slam } => {
            let captures = letters(state.shape(), pits);
            let told = PreviewTold::Seen {
                sown: sown(state.shape(), laps, preview.laps.iter().map(|lap| u32::from(lap.seeds)).sum()),
                drawn: laps.min(PreviewDrawing::LAPS_DRAWN as u32),
                last: state.letter(*last),
                captures: &captures,
                slam: slam(*grand_slam, pits),
            };
            words.preview(&player, letter, &told)
        }
    }
}

/// The sentence of a hint.
pub fn hint(words: &dyn Words, state: &State, hint: Hint) -> String {
    let why = match hint.reason {
        Reasoned::Only => HintTold::Only,
        Reasoned::Wins { moves } => HintTold::Wins { moves },
        Reasoned::Delays => HintTold::Delays,
        Reasoned::Draws => HintTold::Draws,
        Reasoned::Captures { seeds } => HintTold::Captures { seeds: u32::from(seeds) },
        Reasoned::Saves { seeds } => HintTold::Saves { seeds: u32::from(seeds) },
        Reasoned::AvoidsEndless { letter } => HintTold::AvoidsEndless { letter },
        Reasoned::Ahead => HintTold::Ahead,
    };
    words.hint(hint.letter, why, hint.depth, &player(words, state, !state.record.turn()))
}

/// The sentence for a pit that may not be played.
pub fn refusal(words: &dyn Words, state: &State, pit: Pit, refusal: Refusal) -> String {
    let to_move = player(words, state, state.record.turn());
    let opponent = player(words, state, !state.record.turn());
    let (larger, feeding): (Vec<char>, Vec<char>);
    let why = match refusal {
        Refusal::GameOver => RefusalTold::GameOver,
        Refusal::NotYourPit => RefusalTold::NotYourPit { to_move: &to_move },
        Refusal::Empty => RefusalTold::Empty,
        Refusal::SingleWhileLarger { larger: pits } => {
            larger = pits.into_iter().map(|pit| state.letter(pit)).collect();
            RefusalTold::SingleWhileLarger { larger: &larger }
        }
        Refusal::NextOccupied => {
            RefusalTold::NextOccupied { next: state.letter(state.shape().ring.nth(pit, 1)) }
        }
        Refusal::EndlessForbidden => RefusalTold::EndlessForbidden,
        Refusal::DoesNotFeed { feeding: pits } => {
            feeding = pits.into_iter().map(|pit| state.letter(pit)).collect::<Vec<_>>();
            RefusalTold::DoesNotFeed { opponent: &opponent, feeding: &feeding }
        }
        Refusal::GrandSlamForbidden => RefusalTold::GrandSlamForbidden { opponent: &opponent },
    };
    words.refusal(&player(words, state, pit.side()), state.letter(pit), why)
}

/// How a game ended: who won, and why.
pub fn conclusion(words: &dyn Words, state: &State, conclusion: Conclusion) -> (String, String) {
    let winner = conclusion.winner();
    let title = match winner {
        Some(side) => words.wins(&player(words, state, side)),
        None => words.labels().drawn.to_owned(),
    };
    let record = &state.record;
    let [south, north] = Side::BOTH.map(|side| player(words, state, side));
    let called = |side: Side| if side == Side::South { south.as_str() } else { north.as_str() };
    let sweeps = record.sweeps(record.cursor());
    let takes = |side: Side| -> u32 {
        sweeps.iter().filter(|sweep| sweep.taker == side).map(|sweep| u32::from(sweep.seeds)).sum()
    };
    let shares = Side::BOTH.map(|side| (called(side), takes(side)));
    let turn = record.turn();
    let why = match conclusion {
        Conclusion::Resigned { .. } => EndTold::Resigned,
        Conclusion::Agreed => EndTold::Agreed,
        Conclusion::Rules(Outcome { reason, .. }) => match reason {
            Reason::NoSeeds => EndTold::NoSeeds,
            Reason::Blocked => EndTold::Blocked,
            Reason::EndlessMove => EndTold::EndlessMove,
            Reason::OnlyEndlessMoves => EndTold::OnlyEndlessMoves,
            Reason::Repetition if record.game().notation().counts_seeds => {
                EndTold::RepetitionShared { shares }
            }
            Reason::Repetition => EndTold::Repetition,
            Reason::TwentyFive => EndTold::MoreThanHalf { winner: called(winner.unwrap_or(turn)) },
            Reason::TwentyFourEach => EndTold::HalfEach,
            Reason::NoMove if takes(turn) == 0 => EndTold::NothingToPlay { player: called(turn), shares },
            Reason::NoMove => EndTold::Starved { player: called(turn), opponent: called(!turn), shares },
            Reason::OnlySlams => EndTold::OnlySlams { player: called(turn), seeds: takes(turn) },
            Reason::GrandSlam => EndTold::GrandSlam { player: called(!turn), seeds: takes(!turn) },
        },
    };
    (title, words.ended(&why, called(!winner.unwrap_or(Side::North))))
}

/// That and how a game ended, in sentences.
pub fn ended(words: &dyn Words, state: &State, end: Conclusion) -> String {
    let (title, why) = conclusion(words, state, end);
    [title, why].join(". ")
}

/// The totals of captured seeds at the end.
pub fn totals(words: &dyn Words, state: &State) -> String {
    let [south, north] = Side::BOTH.map(|side| (player(words, state, side), u32::from(state.captured(side))));
    let left = state.shape().seeds.saturating_sub(south.1 + north.1);
    let decides = state.record.game().notation().counts_seeds;
    words.totals((&south.0, south.1), (&north.0, north.1), decides.then_some(left))
}

/// What is wrong with a link, as it is told.
pub fn link_fault(error: &LinkError) -> LinkFault {
    match *error {
        LinkError::TooLong => LinkFault::TooLong,
        LinkError::Stranger { character, place } => LinkFault::Stranger { character, place },
        LinkError::NoBeginning => LinkFault::NoBeginning,
        LinkError::BreaksOff { there } => LinkFault::BreaksOff { there },
        LinkError::Incomplete { there, whole } => LinkFault::Incomplete { there, whole },
        LinkError::TooMany { there, whole } => LinkFault::TooMany { there, whole },
        LinkError::Later(_) => LinkFault::Later,
        LinkError::Changed | LinkError::Unreadable(_) | LinkError::Start { .. } => LinkFault::Changed,
    }
}

/// The accessible name of a move in the list; an endless one sows without an end.
pub fn list_entry(
    words: &dyn Words,
    shape: &Shape,
    player: &str,
    number: usize,
    made: &MadeMove,
    sown: Option<SownTold>,
) -> String {
    words.list_entry(number, player, shape.letter(made.pit), sown, u32::from(made.captured))
}

/// What is said of the last action, for reading aloud; nothing when there is nothing to say.
pub fn spoken(words: &dyn Words, state: &State) -> String {
    plain(&said(words, state))
}

/// What is said of the last action, with the letters of pits set apart.
pub fn said(words: &dyn Words, state: &State) -> String {
    let labels = words.labels();
    let turn = || player(words, state, state.record.turn());
    let ending = |state: &State| {
        state.record.here().conclusion.map(|end| {
            let (title, why) = conclusion(words, state, end);
            format!("{title}. {why}")
        })
    };
    let next = |state: &State| {
        ending(state).unwrap_or_else(|| {
            if state.thinking() == Some(state.record.turn()) {
                words.thinks(&turn())
            } else {
                format!("{}.", words.to_move(&turn()))
            }
        })
    };
    match &state.said {
        Said::Nothing => String::new(),
        Said::Played | Said::PlayedEarly => {
            let told = state.shown.passage.as_ref().map(|passage| {
                move_played(words, state.shape(), passage, &player(words, state, passage.pit.side()))
            });
            let early = if state.said == Said::PlayedEarly { labels.played_early } else { "" };
            format!("{} {}{early}", told.unwrap_or_default(), next(state))
        }
        &Said::Refused { pit, refusal: why } => refusal(words, state, pit, why),
        Said::Pointed(_) => state.preview().map(|told| preview(words, state, &told)).unwrap_or_default(),
        Said::Confirm(pit) => {
            let told = state.preview().map(|told| preview(words, state, &told)).unwrap_or_default();
            format!("{told} {}", words.confirm(state.letter(*pit)))
        }
        Said::Moment => moment(words, state),
        Said::TakenBack => words.taken_back(&turn()),
        Said::DoneAgain => ending(state).unwrap_or_else(|| words.done_again(&turn())),
        Said::Concluded => ending(state).unwrap_or_default(),
        Said::NewGame => format!("{} {}", labels.new_game_begun, next(state)),
        &Said::Answered(side) => words.answered(&player(words, state, side)),
        &Said::NotYours(side) => words.not_yours(&player(words, state, side)),
        &Said::Seated(side) => words.seated(&player(words, state, side), state.players[side.index()].level()),
        Said::Paused => labels.paused.to_owned(),
        Said::GoesOn => next(state),
        &Said::Hinted(told) => hint(words, state, told),
        Said::ThinkingRestarted => labels.thinking_restarted.to_owned(),
        Said::ThinkingFailed => why_failed(labels.thinking_failed, labels.browser_too_old).to_owned(),
        Said::BroughtBack => labels.brought_back.to_owned(),
        Said::Reopened => format!("{} {}", labels.reopened, moment(words, state)),
        Said::Resumed => format!("{} {}", labels.resumed, moment(words, state)),
        Said::Opened(None) => format!("{} {}", labels.link_opened, moment(words, state)),
        Said::Opened(Some(stopped)) => {
            words.link_stopped(stopped.ply, stopped.letter, stopped.refusal.is_some())
        }
        Said::LinkFailed(error) => words.link_failed(link_fault(error)),
        Said::Commented => labels.commented.to_owned(),
        Said::CommentTooLong => labels.comment_too_long.to_owned(),
        Said::Promoted => labels.promoted.to_owned(),
        Said::Deleted => format!("{} {}", labels.moves_deleted, moment(words, state)),
        Said::Undeleted => format!("{} {}", labels.moves_undeleted, moment(words, state)),
        Said::Flipped => words.flipped(&player(words, state, state.near_side())),
    }
}
