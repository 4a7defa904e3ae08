//! Who plays each side, and what becomes of a computer's answer; without a browser.

use mancala::app::thinking::{Answer, Question, Reason, Task, Thinker};
use mancala::app::{
    Action, Dialog, Halt, HintState, KeptGame, Player, Pointer, Rules, Said, Settings, State, Walk,
};
use mancala::motion::Speed;
use mancala::record::{Conclusion, Link, NodeId};
use mancala::rules::hawalis::EndlessMoves;
use mancala::rules::{Game, Hawalis, Pit, Side};
use mancala::search::Level;
use std::rc::Rc;

const PEOPLE: [Player; 2] = [Player::Person; 2];

fn computer(level: u8) -> Player {
    Player::Computer(Level::new(level).expect("a level"))
}

fn pit(letter: char) -> Pit {
    Hawalis::SHAPE.pit(letter).expect("a pit")
}

fn game_of(players: [Player; 2]) -> State {
    let mut state = State::new(Settings { speed: Speed::Off, ..Settings::default() });
    let game = Rules::default();
    state.update(Action::NewGame { game, start: game.start(), names: Default::default(), players });
    state
}

fn press(state: &mut State, letter: char) {
    state.update(Action::Press { pit: pit(letter), pointer: Pointer::Mouse });
}

fn answer(state: &mut State, letter: char) {
    let at = state.record.head();
    state.update(Action::Answer { at, letter, early: false });
}

/// A person as South against a computer as North; moves in turn.
fn against_north(letters: &str) -> State {
    let mut state = game_of([Player::Person, computer(3)]);
    for letter in letters.chars() {
        if letter.is_lowercase() { press(&mut state, letter) } else { answer(&mut state, letter) }
    }
    assert_eq!(line(&state), letters, "all moves are legal");
    state
}

/// The letters of the line to where the game stands.
fn line(state: &State) -> String {
    let path = state.record.path(state.record.head());
    path.into_iter().filter_map(|id| state.record.pit(id)).map(|pit| Hawalis::SHAPE.letter(pit)).collect()
}

#[test]
fn a_computer_is_asked_when_it_is_its_turn() {
    let mut state = against_north("");
    assert_eq!((state.question(), state.thinking()), (None, None));
    press(&mut state, 'g');
    assert_eq!(state.thinking(), Some(Side::North));
    let (place, game, task) = state.question().expect("a question");
    assert_eq!((place, task), (state.record.head(), Task::Move { level: 3, seed: 0 }));
    let asked = Link::<Rules>::decode(&game).expect("a link").open().record;
    assert_eq!(asked.position(), state.record.position());
    answer(&mut state, 'H');
    assert_eq!((state.question(), line(&state).as_str(), &state.said), (None, "gH", &Said::Played));
}

#[test]
fn what_can_come_again_goes_with_the_question() {
    // RULES, example 3: n captures at once, and what was before it cannot come again.
    let mut state = against_north("n");
    let asked = |state: &State| {
        let (_, game, _) = state.question().expect("a question");
        Link::<Rules>::decode(&game).expect("a link")
    };
    assert_eq!(state.record.here().played.map(|made| made.captured > 0), Some(true));
    assert!(asked(&state).moves.is_empty());
    state.update(Action::Undo);
    press(&mut state, 'a');
    assert_eq!(asked(&state).moves, [pit('a')], "a captures nothing");
}

#[test]
fn an_answer_that_nobody_waits_for_changes_nothing() {
    let mut state = against_north("g");
    let asked_about = state.record.head();
    state.update(Action::Undo);
    let before = state.clone();
    state.update(Action::Answer { at: asked_about, letter: 'H', early: false });
    assert_eq!(state, before, "taken back meanwhile");

    let mut state = against_north("g");
    state.update(Action::Answer { at: NodeId::START, letter: 'H', early: false });
    assert_eq!(line(&state), "g", "another place");
    state.update(Action::PauseResume);
    answer(&mut state, 'H');
    assert_eq!(line(&state), "g", "computers wait");
    let mut people = game_of(PEOPLE);
    answer(&mut people, 'g');
    assert_eq!(line(&people), "", "no computer plays");
}

#[test]
fn the_move_of_a_computer_is_shown_like_any_other() {
    let mut state = against_north("g");
    state.update(Action::Set(Settings::default()));
    answer(&mut state, 'H');
    assert!(state.playing && !state.is_settled());
    state.update(Action::Skip);
    state.update(Action::PlayPause);
    assert!(state.playing, "it can be seen again");

    let mut slow = against_north("g");
    slow.update(Action::Answer { at: slow.record.head(), letter: 'H', early: true });
    assert_eq!((line(&slow).as_str(), slow.said), ("gH", Said::PlayedEarly));
}

#[test]
fn who_looks_elsewhere_goes_on_looking() {
    let mut state = against_north("gHc");
    state.update(Action::Walk(Walk::First));
    assert!(state.question().is_some(), "walking does not stop the computer");
    answer(&mut state, 'C');
    assert_eq!((line(&state).as_str(), state.record.here().ply), ("gHcC", 0));
    assert_eq!(state.said, Said::Answered(Side::North));
    state.update(Action::Walk(Walk::Last));
    assert_eq!(state.record.here().ply, 4);

    // Who writes about the own move goes on writing.
    let mut state = against_north("g");
    state.update(Action::Ask(Dialog::Move));
    answer(&mut state, 'H');
    assert_eq!((state.dialog, state.record.here().ply), (Some(Dialog::Move), 1));

    // In the middle of the own move, too.
    let mut state = against_north("g");
    state.update(Action::Seek(0));
    answer(&mut state, 'H');
    assert_eq!((state.record.here().ply, state.stop, line(&state).as_str()), (1, 0, "gH"));
}

#[test]
fn a_computer_that_opens_takes_no_way_back() {
    let mut state = against_north("gH");
    let game = Rules::default();
    let players = [computer(1), Player::Person];
    state.update(Action::NewGame { game, start: game.start(), names: Default::default(), players });
    answer(&mut state, 'a');
    assert!(state.left.is_some(), "the last game can still be brought back");
    press(&mut state, 'H');
    assert_eq!(state.left, None, "once a person goes on the old one is gone");
}

#[test]
fn undo_leads_to_the_own_turn() {
    let mut state = against_north("gHc");
    state.update(Action::Undo);
    assert_eq!(line(&state), "gH", "while the computer thinks only the own move goes");
    state.update(Action::Undo);
    assert_eq!(line(&state), "");
    assert!(!state.can_undo() && state.question().is_none());
    state.update(Action::Redo);
    assert_eq!(line(&state), "gH", "the answer comes back with it");
    state.update(Action::Redo);
    assert_eq!(line(&state), "gHc");
    assert!(state.question().is_some());
}

#[test]
fn what_a_computer_plays_before_anybody_cannot_be_undone() {
    let mut state = game_of([computer(1), Player::Person]);
    answer(&mut state, 'g');
    assert!(!state.can_undo());
    state.update(Action::Undo);
    assert_eq!(line(&state), "g");
    press(&mut state, 'H');
    assert!(state.can_undo());
    state.update(Action::Undo);
    assert_eq!(line(&state), "g");
}

#[test]
fn a_resignation_is_the_persons_and_is_taken_back_alone() {
    let mut state = against_north("g");
    assert_eq!(state.resigning(), Side::South, "though North is to move");
    state.update(Action::Resign(state.resigning()));
    assert_eq!(state.record.conclusion(), Some(Conclusion::Resigned { by: Side::South }));
    assert_eq!(state.question(), None);
    state.update(Action::Undo);
    assert_eq!((line(&state).as_str(), state.record.conclusion()), ("g", None));
    assert!(state.question().is_some());
}

#[test]
fn the_pits_of_a_computer_are_not_for_pressing() {
    let mut state = against_north("g");
    assert!(state.playable().is_empty());
    press(&mut state, 'H');
    assert_eq!((line(&state).as_str(), &state.said), ("g", &Said::NotYours(Side::North)));
}

#[test]
fn the_person_sits_at_the_lower_edge() {
    assert_eq!(game_of([computer(1), Player::Person]).near_side(), Side::North);
    assert_eq!(game_of([Player::Person, computer(1)]).near_side(), Side::South);
}

#[test]
fn computers_among_themselves_pause_and_are_taken_over() {
    let mut state = game_of([computer(1), computer(2)]);
    assert_eq!(state.question().map(|(_, _, task)| task), Some(Task::Move { level: 1, seed: 0 }));
    answer(&mut state, 'g');
    assert_eq!(state.question().map(|(_, _, task)| task), Some(Task::Move { level: 2, seed: 0 }));
    state.update(Action::PauseResume);
    assert_eq!((state.question(), state.halt), (None, Some(Halt::Paused)));
    state.update(Action::PauseResume);
    assert!(state.question().is_some());
    state.update(Action::Undo);
    assert_eq!((line(&state).as_str(), state.halt), ("", Some(Halt::Paused)), "or it would be played again");
    state.update(Action::Seat(Side::South, Player::Person));
    assert_eq!((state.halt, state.question()), (None, None));
    press(&mut state, 'g');
    assert_eq!(state.thinking(), Some(Side::North));
}

#[test]
fn computers_among_themselves_wait_for_who_looks_elsewhere() {
    let mut state = game_of([computer(1), computer(2)]);
    for letter in ['g', 'H', 'c'] {
        answer(&mut state, letter);
    }
    state.update(Action::Walk(Walk::Back));
    assert_eq!((state.question(), state.is_waiting(), state.halt), (None, true, None));
    // What was on its way comes too late.
    answer(&mut state, 'C');
    assert_eq!(line(&state), "gHc");
    state.update(Action::Walk(Walk::Last));
    assert!(state.question().is_some(), "who has come back sees more");
    state.update(Action::Walk(Walk::First));
    state.update(Action::PauseResume);
    assert_eq!((state.record.cursor(), state.is_waiting()), (state.record.head(), false));
    // In the middle of a move, and while one writes about one.
    state.update(Action::Set(Settings { speed: Speed::Normal, ..state.settings }));
    answer(&mut state, 'C');
    assert!(state.playing && state.question().is_some(), "it thinks while the move is shown");
    state.update(Action::PlayPause);
    assert_eq!(state.question(), None);
    state.update(Action::PlayPause);
    assert!(state.question().is_some());
    state.update(Action::Ask(Dialog::Move));
    assert_eq!(state.question(), None);
    // A person's opponent plays on meanwhile.
    let mut state = against_north("gHc");
    state.update(Action::Walk(Walk::First));
    answer(&mut state, 'C');
    assert_eq!((line(&state).as_str(), state.record.here().ply), ("gHcC", 0));
}

#[test]
fn the_quickest_win_is_no_matter_of_opinion() {
    // Of all moves b alone takes North's last seed: what sees that plays nothing slower.
    let setup = "0 0 0 0 0 0 0/0 0 0 1 0 0 0/2 0 1 0 0 0 2/2 2 0 3 4 0 0 S";
    let position =
        setup.parse::<mancala::rules::hawalis::Setup>().expect("a setup").try_into().expect("a position");
    let game = Hawalis::default();
    let wins = |pit: Pit| {
        let played = game.play(&position, pit, &mut ()).expect("legal");
        game.legal(&played.position).is_empty()
    };
    assert_eq!(game.legal(&position).into_iter().filter(|&pit| wins(pit)).collect::<Vec<_>>(), [pit('b')]);
    let mut table = mancala::search::Table::of_mebibytes(1);
    for level in Level::all().filter(|level| level.number() > 4) {
        for seed in 0..20 {
            assert_eq!(
                level.choose(game, &position, &[], seed, &mut table, &mut ()),
                Some(pit('b')),
                "{level:?}"
            );
        }
    }
}

#[test]
fn a_computer_that_does_not_answer_is_halted_until_asked_again() {
    let mut state = against_north("g");
    state.update(Action::ThinkingFailed);
    assert_eq!((state.halt, state.question()), (Some(Halt::Failed), None));
    assert_eq!(line(&state), "g");
    state.update(Action::PauseResume);
    assert!(state.question().is_some());
}

#[test]
fn kept_games_remember_who_plays() {
    let state = against_north("gHc");
    let written = state.written();
    assert!(
        written.contains("[NorthPlayer \"computer 3\"]") && !written.contains("SouthPlayer"),
        "{written}"
    );
    let kept = KeptGame::read(&written).expect("a game");
    assert_eq!(kept.players, [Player::Person, computer(3)]);
    let mut other = State::new(Settings::default());
    other.update(Action::Reopen { kept: None, game: Rc::new(kept) });
    assert_eq!((other.players, other.thinking()), (state.players, Some(Side::North)));
    assert_eq!(other.written(), written);

    // What is no computer stays what it was.
    let other = KeptGame::read("[NorthPlayer \"computer 12\"]\n\n1. g *").expect("a game");
    assert_eq!((other.players, other.tags.get("NorthPlayer")), (PEOPLE, Some("computer 12")));
}

#[test]
fn links_remember_who_plays() {
    let state = against_north("gH");
    let link = state.link();
    assert!(link.encode().contains(".oN3."), "{}", link.encode());
    assert_eq!(Link::decode(&link.encode()), Ok(link.clone()));
    let mut other = State::new(Settings::default());
    other.update(Action::Open(Rc::new(link)));
    assert_eq!((other.players, line(&other).as_str()), ([Player::Person, computer(3)], "gH"));
    // The same moves against another opponent, or against one at last, are another game; on the way back they are not.
    for players in [PEOPLE, [Player::Person, computer(5)]] {
        let mut here = game_of(players);
        press(&mut here, 'g');
        if players == PEOPLE {
            press(&mut here, 'H')
        } else {
            answer(&mut here, 'H')
        }
        let mut back = here.clone();
        back.update(Action::Keep { id: "this".into(), begun: None });
        let game = Rc::new(KeptGame::read(&back.written()).expect("a game"));
        back.update(Action::Return { kept: "this".into(), game, link: Rc::new(state.link()) });
        assert_eq!((back.players, line(&back).as_str()), (players, "gH"));
        here.update(Action::Open(Rc::new(state.link())));
        assert_eq!((here.players, line(&here).as_str()), ([Player::Person, computer(3)], "gH"));
        assert!(here.left.is_some(), "what was there can be brought back");
    }
    // A game of computers that was sent does not play on by itself.
    let mut alone = game_of([computer(1), computer(8)]);
    answer(&mut alone, 'a');
    other.update(Action::Open(Rc::new(alone.link())));
    assert_eq!((other.players, other.halt), (alone.players, Some(Halt::Paused)));
}

#[test]
fn a_hint_is_about_the_place_it_was_asked_at() {
    let mut state = game_of(PEOPLE);
    press(&mut state, 'g');
    state.update(Action::AskHint);
    let (at, game, task) = state.question().expect("a question");
    assert_eq!((at, task), (state.record.cursor(), Task::Hint));
    let question = Question { number: 1, game, task };
    let Some(Answer::Hint(hint)) = Thinker::default().answer(&question, &mut ()) else { panic!("no hint") };
    assert!(state.record.legal().contains(pit(hint.letter)));
    let mut walked = state.clone();
    walked.update(Action::Walk(Walk::Back));
    assert_eq!(walked.hint, HintState::None);
    walked.update(Action::Hint { at, hint: Some(hint) });
    assert_eq!(walked.hint, HintState::None);
    state.update(Action::Hint { at, hint: Some(hint) });
    assert_eq!((state.hint, state.pointed), (HintState::Here(hint), Some(pit(hint.letter))));
    press(&mut state, hint.letter);
    assert_eq!(state.hint, HintState::None);
}

#[test]
fn a_hint_that_comes_after_the_end_is_not_told() {
    for end in [Action::Resign(Side::South), Action::AgreeDraw] {
        let mut state = game_of(PEOPLE);
        press(&mut state, 'g');
        state.update(Action::AskHint);
        let (at, game, task) = state.question().expect("a question");
        let question = Question { number: 1, game, task };
        let Some(Answer::Hint(hint)) = Thinker::default().answer(&question, &mut ()) else {
            panic!("no hint")
        };
        state.update(end);
        assert_eq!(state.question(), None);
        state.update(Action::Hint { at, hint: Some(hint) });
        assert_eq!((state.hint, &state.said), (HintState::None, &Said::Concluded));
    }
}

fn hint(game: Hawalis, position: &str) -> Option<(char, Reason)> {
    let start = position.parse::<mancala::rules::hawalis::Setup>().expect("a setup");
    let link = Link { start: start.try_into().expect("a position"), ..Link::new(game) };
    let question = Question { number: 1, game: link.encode(), task: Task::Hint };
    match Thinker::default().answer(&question, &mut ()) {
        Some(Answer::Hint(hint)) => Some((hint.letter, hint.reason)),
        _ => None,
    }
}

#[test]
fn hints_say_why() {
    let game = Hawalis::default();
    // A single seed a side: j moves on to k, and captures what is before it.
    let only = "0 0 0 0 0 0 0/0 0 0 1 0 0 0/0 0 0 0 1 0 0/0 0 0 0 0 0 0 S";
    assert_eq!(hint(game, only), Some(('j', Reason::Only)));
    // The same, and a seed in a that can move as well: j still wins at once.
    let wins = "0 0 0 0 0 0 0/0 0 0 1 0 0 0/0 0 0 0 1 0 0/1 0 0 0 0 0 0 S";
    assert_eq!(hint(game, wins), Some(('j', Reason::Wins { moves: 1 })));
    // Nobody has a move in a game that is over.
    let over = Link { moves: "gHcCe".chars().map(pit).collect(), ply: 5, ..Link::new(game) };
    let question = Question { number: 1, game: over.encode(), task: Task::Hint };
    assert_eq!(Thinker::default().answer(&question, &mut ()), None);
}

#[test]
fn a_hint_says_that_a_move_draws() {
    // 22 each and four seeds left: by a plain minimax over the rules A draws and F loses.
    let setup = "0 0 1 1 0 0/1 0 0 0 0 1 S 22 22".parse::<mancala::rules::oware::Setup>().expect("a setup");
    let link =
        Link { start: setup.try_into().expect("a position"), ..Link::new(mancala::rules::Oware::default()) };
    let question = Question { number: 1, game: link.encode(), task: Task::Hint };
    let Some(Answer::Hint(hint)) = Thinker::default().answer(&question, &mut ()) else { panic!("no hint") };
    assert_eq!((hint.letter, hint.reason), ('A', Reason::Draws));
}

#[test]
fn hints_say_what_is_true() {
    let endless = Hawalis { endless_moves: EndlessMoves::Lose };
    for letters in ["", "gHcC", "lNeMgDlI", "lNkLaClKmEeDh"] {
        let moves: Vec<Pit> = letters.chars().map(pit).collect();
        let link = Link { ply: moves.len(), moves, ..Link::new(endless) };
        let position = *link.open().record.position();
        let question = Question { number: 1, game: link.encode(), task: Task::Hint };
        let Some(Answer::Hint(hint)) = Thinker::default().answer(&question, &mut ()) else {
            panic!("{letters}")
        };
        let played = endless.play(&position, pit(hint.letter), &mut ()).expect("legal");
        assert!(hint.depth > 4, "{letters}: {hint:?}");
        match hint.reason {
            Reason::Captures { seeds } => assert_eq!(seeds, played.captured, "{letters}"),
            Reason::Only => assert_eq!(endless.legal(&position).len(), 1, "{letters}"),
            _ => assert_eq!(played.captured, 0, "{letters}: {hint:?}"),
        }
        assert!(played.outcome.is_none_or(|outcome| outcome.winner.is_some()), "{letters}");
    }
}

#[test]
fn a_question_that_cannot_be_read_has_no_answer() {
    let tasks = [Task::Hint, Task::Move { level: 1, seed: 1 }, Task::Move { level: 9, seed: 1 }];
    for task in tasks {
        let question = Question { number: 1, game: "1.7.hawalis.x".to_owned(), task };
        assert_eq!(Thinker::default().answer(&question, &mut ()), None);
    }
    let game = Link::new(Rules::default()).encode();
    let question = Question { number: 1, game, task: Task::Move { level: 9, seed: 1 } };
    assert_eq!(Thinker::default().answer(&question, &mut ()), None);
}
