//! From what the program is doing to what it says.

use super::board::PreviewDrawing;
use super::lettered::plain;
use crate::app::thinking::{Hint, Reason as Reasoned};
use crate::app::{Passage, Preview, PreviewEnd, Rules, Said, State};
use crate::drawing::{Film, MOST_LAPS, Scene};
use crate::motion::Moment;
use crate::record::{Conclusion, LinkError, MadeMove};
use crate::rules::{Ending, Lap, Outcome, Pit, Reason, Refusal, Shape, Side, Trace};
use crate::words::{
    DialogWords, EndTold, GameTold, HintTold, LinkFault, MoveTold, PreviewTold, RefusalTold, SceneTold, Words,
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
            if state.record.here().conclusion.is_some() {
                words.to_move(&turn)
            } else if state.thinking() == Some(state.record.turn()) {
                words.thinks(&turn)
            } else {
                words.start(&turn)
            }
        }
        Some(passage) => {
            moment_of(words, state.shape(), passage, state.stop, &player(words, state, passage.pit.side()))
        }
    }
}

fn moment_of(words: &dyn Words, shape: &Shape, passage: &Passage, stop: usize, player: &str) -> String {
    let lap_of = |lap: usize| passage.trace.laps.get(lap - 1).copied();
    let letter = |pit| shape.letter(pit);
    match passage.stops.moment(stop) {
        Moment::Before => words.before_move(player, letter(passage.pit)),
        Moment::Taken { .. } | Moment::After => move_played(words, shape, passage, player),
        Moment::Lifted { lap } => lap_of(lap)
            .map(|Lap { pit, seeds }| words.lifted(lap, u32::from(seeds), letter(pit)))
            .unwrap_or_default(),
        Moment::Dropped { lap, seed } => lap_of(lap)
            .map(|sown| {
                let seeds = u32::from(sown.seeds);
                let into = letter(passage.trace.ring.nth(sown.pit, seed));
                if seed < usize::from(sown.seeds) {
                    words.dropped(lap, seed, seeds, into)
                } else if lap < passage.stops.laps() || passage.trace.is_endless() {
                    words.lap_goes_on(lap, seeds, letter(sown.pit), into)
                } else {
                    words.lap_ends(
                        lap,
                        seeds,
                        letter(sown.pit),
                        into,
                        &letters(shape, &passage.trace.captures),
                    )
                }
            })
            .unwrap_or_default(),
    }
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
    MoveTold { letter: shape.letter(pit), laps, last, captures }
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
            return vec![words.moves_left_out(number, first + scene.moves.end - 1, MOST_LAPS)];
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
        PreviewEnd::Seen { last, captures } => {
            let captures = letters(state.shape(), captures);
            let drawn = laps.min(PreviewDrawing::LAPS_DRAWN as u32);
            let told = PreviewTold::Seen { laps, drawn, last: state.letter(*last), captures: &captures };
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
    let is_shared = matches!(state.record.game(), Rules::Oware(_));
    let why = match conclusion {
        Conclusion::Resigned { .. } => EndTold::Resigned,
        Conclusion::Agreed => EndTold::Agreed,
        Conclusion::Rules(Outcome { reason, .. }) => match reason {
            Reason::NoSeeds => EndTold::NoSeeds,
            Reason::Blocked => EndTold::Blocked,
            Reason::EndlessMove => EndTold::EndlessMove,
            Reason::OnlyEndlessMoves => EndTold::OnlyEndlessMoves,
            Reason::Repetition if is_shared => EndTold::RepetitionShared,
            Reason::Repetition => EndTold::Repetition,
            Reason::TwentyFive => EndTold::MoreThanHalf,
            Reason::TwentyFourEach => EndTold::HalfEach,
            Reason::NoMove => EndTold::NoMove,
            Reason::OnlySlams => EndTold::OnlySlams,
            Reason::GrandSlam => EndTold::GrandSlam,
        },
    };
    let loser = player(words, state, !winner.unwrap_or(Side::North));
    (title, words.ended(why, &loser))
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

/// The accessible name of a move in the list.
pub fn list_entry(words: &dyn Words, shape: &Shape, player: &str, number: usize, made: &MadeMove) -> String {
    let endless = matches!(made.ending, Ending::Endless { .. });
    let laps = (!endless).then_some(made.laps);
    words.list_entry(number, player, shape.letter(made.pit), laps, u32::from(made.captured))
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
        Said::ThinkingFailed => labels.thinking_failed.to_owned(),
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
