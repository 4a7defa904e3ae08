//! The state and its update, without a browser.

use mancala::app::{
    Action, Confirm, Dialog, Pointer, PreviewEnd, PreviewLimit, Rules, Said, Settings, State, Step, Theme,
    Turning, Walk,
};
use mancala::motion::{Moment, Speed};
use mancala::record::{Conclusion, Link};
use mancala::rules::hawalis::EndlessMoves;
use mancala::rules::{Game, Hawalis, Outcome, Oware, Pit, Reason, Refusal, Side};
use std::rc::Rc;

fn pit(letter: char) -> Pit {
    Hawalis::SHAPE.pit(letter).expect("a pit")
}

fn press(state: &mut State, letter: char) {
    state.update(Action::Press { pit: pit(letter), pointer: Pointer::Mouse });
}

/// A game with these moves played, each shown to its end.
fn played(letters: &str) -> State {
    let mut state = State::new(Settings { speed: Speed::Off, ..Settings::default() });
    letters.chars().for_each(|letter| press(&mut state, letter));
    assert_eq!(state.record.here().ply, letters.len(), "all moves are legal");
    state.update(Action::Set(Settings::default()));
    state
}

/// The letters of the line through the cursor.
fn line(state: &State) -> String {
    state
        .record
        .line()
        .into_iter()
        .filter_map(|id| state.record.pit(id))
        .map(|pit| Hawalis::SHAPE.letter(pit))
        .collect()
}

fn moment(state: &State) -> Moment {
    let passage = state.shown.passage.as_ref().expect("a move is shown");
    passage.stops.moment(state.stop)
}

/// The board shown is the one that the rules say, pit by pit.
fn assert_board_is_the_position(state: &State) {
    let (board, position) = (state.board(), state.record.position());
    for pit in Hawalis::SHAPE.pits() {
        assert_eq!(board.seeds(pit), Rules::seeds(position, pit), "{}", Hawalis::SHAPE.letter(pit));
    }
}

#[test]
fn a_move_is_final_at_once_and_then_shown() {
    let mut state = State::new(Settings::default());
    press(&mut state, 'a');
    assert_eq!(state.record.here().ply, 1);
    assert!(state.playing && !state.is_settled());
    assert_eq!((moment(&state), state.said.clone()), (Moment::Before, Said::Played));
    assert!(state.playable().is_empty(), "nothing is marked in the middle of a move");

    // A click on a pit while it runs completes it, and counts.
    press(&mut state, 'H');
    assert_eq!(line(&state), "aH");
    assert!(state.playing);
}

#[test]
fn with_speed_off_the_board_is_final_at_once() {
    let state = played("aH");
    assert!(state.is_settled() && !state.playing);
    assert_board_is_the_position(&state);
    assert_eq!(state.playable(), state.record.legal());
}

#[test]
fn a_refused_pit_changes_nothing_but_what_is_said() {
    let mut state = played("a");
    let before = state.clone();
    // After a (RULES, example 3) it is North's turn.
    press(&mut state, 'b');
    assert_eq!(state.said, Said::Refused { pit: pit('b'), refusal: Refusal::NotYourPit });
    assert_eq!((state.record.clone(), state.stop), (before.record, before.stop));
    assert!(state.sayings > before.sayings);
    press(&mut state, 'H');
    // c is empty after a.
    state.update(Action::Skip);
    press(&mut state, 'c');
    assert_eq!(state.said, Said::Refused { pit: pit('c'), refusal: Refusal::Empty });
}

#[test]
fn the_clock_tells_stops_and_old_clocks_are_ignored() {
    let mut state = State::new(Settings::default());
    press(&mut state, 'a');
    let showing = state.showing;
    state.update(Action::Reached { showing, stop: 3 });
    assert_eq!((state.stop, state.playing), (3, true));
    assert_eq!(state.showing, showing, "the clock itself does not start a new showing");
    press(&mut state, 'H');
    state.update(Action::Reached { showing, stop: 9 });
    assert_eq!(state.stop, 0, "the clock of the first move says nothing of the second");
    let (showing, last) = (state.showing, state.shown.last());
    state.update(Action::Reached { showing, stop: last });
    assert!(!state.playing && state.is_settled());
    assert_board_is_the_position(&state);
}

#[test]
fn skip_ends_what_is_shown_and_nothing_else() {
    let mut state = played("a");
    let before = state.clone();
    state.update(Action::Skip);
    assert_eq!(before, state, "nothing is being shown");
    press(&mut state, 'H');
    state.update(Action::Skip);
    assert!(state.is_settled());
    assert_eq!(line(&state), "aH");
}

#[test]
fn seeds_and_laps_are_stepped_in_both_directions() {
    // RULES, example 3: five laps, 14 seeds. Each lap: a lift, then its drops.
    let mut state = played("a");
    assert_eq!(moment(&state), Moment::After);
    state.update(Action::Step(Step::BackSeed));
    assert_eq!(moment(&state), Moment::Dropped { lap: 5, seed: 2 });
    state.update(Action::Step(Step::BackLap));
    assert_eq!(moment(&state), Moment::Dropped { lap: 4, seed: 3 });
    for _ in 0..4 {
        state.update(Action::Step(Step::BackLap));
    }
    assert_eq!(moment(&state), Moment::Before);
    state.update(Action::Step(Step::ForwardSeed));
    assert_eq!(moment(&state), Moment::Lifted { lap: 1 });
    state.update(Action::Step(Step::ForwardLap));
    assert_eq!(moment(&state), Moment::Dropped { lap: 1, seed: 2 });
    assert!(!state.playing);
}

#[test]
fn steps_go_on_into_the_neighbouring_moves() {
    let mut state = played("aH");
    state.update(Action::Seek(0));
    // The end of the first move is the same board: one step goes beyond it.
    state.update(Action::Step(Step::BackSeed));
    assert_eq!((state.record.here().ply, moment(&state)), (1, Moment::Dropped { lap: 5, seed: 2 }));
    state.update(Action::Step(Step::ForwardSeed));
    state.update(Action::Step(Step::ForwardSeed));
    assert_eq!((state.record.here().ply, moment(&state)), (2, Moment::Lifted { lap: 1 }));
    // Back from the very first board there is nothing.
    state.update(Action::Walk(Walk::First));
    state.update(Action::Step(Step::BackSeed));
    assert_eq!((state.record.here().ply, state.stop), (0, 0));
    state.update(Action::Step(Step::ForwardLap));
    assert_eq!((state.record.here().ply, moment(&state)), (1, Moment::Dropped { lap: 1, seed: 2 }));
}

#[test]
fn walking_shows_whole_moves_and_finishes_one_first() {
    let mut state = played("aHb");
    state.update(Action::Walk(Walk::Back));
    assert_eq!((state.record.here().ply, state.is_settled()), (2, true));
    state.update(Action::Seek(1));
    state.update(Action::Walk(Walk::Forward));
    assert_eq!((state.record.here().ply, state.is_settled()), (2, true), "the move's own end first");
    state.update(Action::Walk(Walk::Forward));
    assert_eq!(state.record.here().ply, 3);
    state.update(Action::Walk(Walk::First));
    assert_eq!(state.record.here().ply, 0);
    state.update(Action::Walk(Walk::Last));
    assert_eq!(state.record.here().ply, 3);
    assert_board_is_the_position(&state);
}

#[test]
fn play_runs_again_pauses_and_goes_on() {
    let mut state = played("aH");
    state.update(Action::PlayPause);
    assert_eq!((state.playing, state.stop), (true, 0));
    let showing = state.showing;
    state.update(Action::Reached { showing, stop: 5 });
    state.update(Action::PlayPause);
    assert_eq!((state.playing, state.stop), (false, 5));
    state.update(Action::PlayPause);
    assert_eq!((state.playing, state.stop), (true, 5));
    // At the start of the game Play shows the first move.
    state.update(Action::Walk(Walk::First));
    state.update(Action::PlayPause);
    assert_eq!((state.record.here().ply, state.playing), (1, true));
}

#[test]
fn with_speed_off_a_move_runs_only_when_asked_to() {
    let mut state = played("aH");
    let settings = Settings { speed: Speed::Off, ..Settings::default() };
    state.update(Action::Set(settings));
    press(&mut state, 'b');
    assert!(state.is_settled() && !state.playing);
    state.update(Action::PlayPause);
    assert_eq!((state.playing, state.stop), (true, 0));
    state.update(Action::Set(settings));
    assert!(state.is_settled() && !state.playing, "choosing Off ends what is shown");
}

#[test]
fn undo_and_redo_in_the_middle_of_a_move_leave_the_right_board() {
    let mut state = played("a");
    press(&mut state, 'H');
    state.update(Action::Undo);
    assert_eq!((state.record.here().ply, state.said.clone()), (1, Said::TakenBack));
    assert_board_is_the_position(&state);
    state.update(Action::Redo);
    assert_eq!((state.record.here().ply, state.said.clone()), (2, Said::DoneAgain));
    assert!(state.is_settled());
    assert_board_is_the_position(&state);
}

#[test]
fn each_seed_keeps_its_identity_from_move_to_move() {
    let mut state = State::new(Settings { speed: Speed::Off, ..Settings::default() });
    for letter in "aHdKeLbC".chars() {
        let before = state.board();
        press(&mut state, letter);
        assert_eq!(state.shown.before, before, "the next move begins where the last one ended");
    }
    let there = state.board();
    state.update(Action::Walk(Walk::First));
    state.update(Action::Walk(Walk::Last));
    assert_eq!(state.board(), there, "however one comes to a place");
}

#[test]
fn a_finger_touches_twice() {
    let mut state = State::new(Settings::default());
    let touch = |letter| Action::Press { pit: pit(letter), pointer: Pointer::Touch };
    state.update(touch('a'));
    assert_eq!((state.record.here().ply, state.confirming), (0, Some(pit('a'))));
    assert_eq!(state.said, Said::Confirm(pit('a')));
    assert!(state.preview().is_some());
    state.update(touch('b'));
    assert_eq!((state.record.here().ply, state.confirming), (0, Some(pit('b'))), "another pit asks anew");
    state.update(touch('b'));
    assert_eq!(line(&state), "b");

    state.update(Action::Set(Settings { confirm: Confirm::Never, ..Settings::default() }));
    state.update(touch('H'));
    assert_eq!(line(&state), "bH");
    state.update(Action::Set(Settings { confirm: Confirm::Always, ..Settings::default() }));
    press(&mut state, 'c');
    assert_eq!((line(&state).as_str(), state.confirming), ("bH", Some(pit('c'))));
}

#[test]
fn a_move_waits_for_its_second_press_only_while_it_is_seen() {
    let mut state = State::new(Settings { confirm: Confirm::Always, ..Settings::default() });
    press(&mut state, 'a');
    assert_eq!(state.confirming, Some(pit('a')));
    state.update(Action::Point(None));
    assert_eq!(state.confirming, None);
    press(&mut state, 'a');
    state.update(Action::Focus(pit('b')));
    assert_eq!((state.confirming, state.record.here().ply), (None, 0));
}

#[test]
fn a_refusal_takes_the_place_of_a_preview() {
    let mut state = State::new(Settings::default());
    state.update(Action::Press { pit: pit('h'), pointer: Pointer::Touch });
    assert!(state.preview().is_some());
    state.update(Action::Press { pit: pit('B'), pointer: Pointer::Touch });
    assert_eq!((state.preview(), state.refused()), (None, Some(pit('B'))));
    state.update(Action::Point(Some(pit('a'))));
    assert_eq!(state.refused(), None, "something else is pointed at");
}

#[test]
fn the_second_half_of_a_double_press_is_no_wish() {
    let mut state = State::new(Settings::default());
    press(&mut state, 'a');
    let before = state.clone();
    press(&mut state, 'a');
    assert_eq!(state, before, "nothing is skipped, nothing refused");
    let (showing, last) = (state.showing, state.shown.last());
    state.update(Action::Reached { showing, stop: last });
    press(&mut state, 'a');
    assert_eq!(state.said, Said::Refused { pit: pit('a'), refusal: Refusal::NotYourPit });
}

#[test]
fn a_preview_tells_as_much_as_the_limit_lets_one_see() {
    let preview = |limit| {
        let mut state = State::new(Settings { preview: limit, ..Settings::default() });
        state.update(Action::Point(Some(pit('h'))));
        state.preview()
    };
    assert_eq!(preview(PreviewLimit::Off), None);
    // h runs five laps from the start and takes N and A.
    for (limit, laps) in [(PreviewLimit::One, 1), (PreviewLimit::Three, 3)] {
        let told = preview(limit).expect("a preview");
        assert_eq!((told.laps.len(), told.end.clone()), (laps, PreviewEnd::Unseen));
        assert_eq!(told.captured(), None);
    }
    for limit in [PreviewLimit::Six, PreviewLimit::All] {
        let told = preview(limit).expect("a preview");
        let end = PreviewEnd::Seen {
            last: pit('h'),
            captures: vec![(pit('N'), 2), (pit('A'), 2)],
            grand_slam: false,
        };
        assert_eq!((told.laps.len(), told.end.clone()), (5, end));
    }
}

#[test]
fn an_endless_move_is_warned_of_whatever_the_limit() {
    // RULES, example 4: after g H c C the move e never ends.
    for (limit, laps) in [(PreviewLimit::One, 1), (PreviewLimit::Three, 3), (PreviewLimit::All, 6)] {
        let mut state = played("gHcC");
        state.update(Action::Set(Settings { preview: limit, ..Settings::default() }));
        state.update(Action::Point(Some(pit('e'))));
        let told = state.preview().expect("a preview");
        assert_eq!((told.end.clone(), told.laps.len()), (PreviewEnd::Endless, laps));
    }
}

#[test]
fn a_pit_that_may_not_be_played_has_no_preview() {
    let mut state = played("a");
    state.update(Action::Point(Some(pit('b'))));
    assert_eq!(state.preview(), None);
    state.update(Action::Point(Some(pit('B'))));
    assert!(state.preview().is_some());
    state.update(Action::Seek(2));
    state.update(Action::Point(Some(pit('B'))));
    assert_eq!(state.preview(), None, "the board shown is not the one that it would be played on");
}

#[test]
fn an_endless_move_is_shown_and_ends_on_the_board_before_it() {
    let mut state = played("gHcC");
    let before = state.board();
    press(&mut state, 'e');
    assert!(state.playing);
    state.update(Action::Skip);
    assert_eq!(state.board(), before);
    let lost = Conclusion::Rules(Outcome::won(Side::North, Reason::EndlessMove));
    assert_eq!(state.record.conclusion(), Some(lost));
    press(&mut state, 'a');
    assert_eq!(state.said, Said::Refused { pit: pit('a'), refusal: Refusal::GameOver });
    state.update(Action::Undo);
    assert_eq!(state.record.conclusion(), None);
}

#[test]
fn with_endless_moves_forbidden_the_pit_is_refused() {
    let mut state = State::new(Settings { speed: Speed::Off, ..Settings::default() });
    let game = Rules::from(Hawalis { endless_moves: EndlessMoves::Forbidden });
    state.update(Action::NewGame {
        game,
        start: game.start(),
        names: ["Amal".to_owned(), String::new()],
        players: Default::default(),
    });
    "gHcCe".chars().for_each(|letter| press(&mut state, letter));
    assert_eq!(state.said, Said::Refused { pit: pit('e'), refusal: Refusal::EndlessForbidden });
    assert_eq!(line(&state), "gHcC");
    assert!(!state.playable().contains(pit('e')));
}

#[test]
fn a_game_that_was_left_can_be_brought_back() {
    let mut state = played("gH");
    let game = Rules::default();
    state.update(Action::NewGame {
        game,
        start: game.start(),
        names: Default::default(),
        players: Default::default(),
    });
    assert_eq!((line(&state).as_str(), state.left.is_some()), ("", true));
    state.update(Action::BringBack);
    assert_eq!((line(&state).as_str(), state.left.is_some()), ("gH", false));
    assert_board_is_the_position(&state);

    state.update(Action::NewGame {
        game,
        start: game.start(),
        names: Default::default(),
        players: Default::default(),
    });
    press(&mut state, 'a');
    assert_eq!(state.left, None, "once the new game goes on the old one is gone");
    let mut fresh = State::new(Settings::default());
    fresh.update(Action::NewGame {
        game,
        start: game.start(),
        names: Default::default(),
        players: Default::default(),
    });
    assert_eq!(fresh.left, None, "an untouched game is no loss");
}

#[test]
fn a_game_that_was_left_is_not_lost_by_another_new_game() {
    let mut state = played("gHcC");
    let new_game = || Action::NewGame {
        game: Rules::default(),
        start: Rules::default().start(),
        names: Default::default(),
        players: Default::default(),
    };
    state.update(new_game());
    state.update(new_game());
    state.update(Action::BringBack);
    assert_eq!(line(&state), "gHcC");

    // Taking everything back does not make it untouched.
    (0..4).for_each(|_| state.update(Action::Undo));
    state.update(new_game());
    state.update(Action::BringBack);
    assert_eq!((line(&state).as_str(), state.record.can_redo()), ("gHcC", true));
}

#[test]
fn a_position_that_was_set_up_is_not_lost_by_a_new_game() {
    let mut state = played("g");
    let (game, start) = (*state.record.game(), *state.record.position());
    state.update(Action::NewGame { game, start, names: Default::default(), players: Default::default() });
    assert_eq!((line(&state).as_str(), state.record.position()), ("", &start));
    state.update(Action::NewGame {
        game,
        start: game.start(),
        names: Default::default(),
        players: Default::default(),
    });
    state.update(Action::BringBack);
    assert_eq!(state.record.position(), &start);
}

#[test]
fn the_board_turns_by_hand_and_to_whoever_moves() {
    let mut state = played("a");
    assert_eq!(state.near_side(), Side::South);
    state.update(Action::Flip);
    assert_eq!(state.near_side(), Side::North);
    state.update(Action::Flip);
    state.update(Action::Set(Settings { turning: Turning::ToMove, ..Settings::default() }));
    assert_eq!(state.near_side(), Side::North, "North is to move");
    press(&mut state, 'H');
    assert_eq!(state.near_side(), Side::North, "not before the move has been shown");
    state.update(Action::Skip);
    assert_eq!(state.near_side(), Side::South);
    state.update(Action::Resign(Side::South));
    assert_eq!(state.near_side(), Side::North, "the last mover's side stays when the game is over");
}

#[test]
fn resigning_and_agreeing_end_the_game_and_are_taken_back() {
    for (action, winner) in [(Action::Resign(Side::South), Some(Side::North)), (Action::AgreeDraw, None)] {
        let mut state = played("gH");
        state.update(Action::Walk(Walk::First));
        state.update(action);
        assert_eq!(state.record.here().ply, 2, "the end is looked at");
        assert_eq!(state.record.conclusion().map(Conclusion::winner), Some(winner));
        assert_eq!(state.said, Said::Concluded);
        assert!(state.playable().is_empty());
        state.update(Action::Undo);
        assert_eq!(state.record.conclusion(), None);
        assert!(!state.playable().is_empty());
    }
}

/// Opens what a link of another game says.
fn open(state: &mut State, from: &State) {
    let text = from.link().encode();
    let link = Link::decode(&text).expect("a sound link");
    state.update(Action::Open(Rc::new(link)));
}

#[test]
fn a_link_brings_the_same_game_place_and_rules() {
    let mut sent = State::new(Settings { speed: Speed::Off, ..Settings::default() });
    let game = Rules::from(Hawalis { endless_moves: EndlessMoves::Forbidden });
    sent.update(Action::NewGame {
        game,
        start: game.start(),
        names: Default::default(),
        players: Default::default(),
    });
    "gHcC".chars().for_each(|letter| press(&mut sent, letter));
    sent.update(Action::Flip);
    sent.update(Action::Walk(Walk::Back));
    sent.update(Action::Step(Step::BackLap));
    let mut received = State::new(Settings::default());
    open(&mut received, &sent);
    assert_eq!(received.record.game(), sent.record.game());
    assert_eq!((line(&received), received.record.here().ply), ("gHcC".to_owned(), 3));
    assert_eq!((moment(&received), received.flipped), (moment(&sent), true));
    assert_eq!(received.board(), sent.board());
    assert_eq!(received.said, Said::Opened(None));
    assert_eq!(received.left, None, "an untouched game is no loss");
}

#[test]
fn a_link_to_the_board_before_a_move_shows_the_move() {
    let mut sent = played("gH");
    sent.update(Action::Seek(0));
    let mut received = State::new(Settings::default());
    open(&mut received, &sent);
    assert!(received.playing);
    assert_eq!((received.record.here().ply, received.stop), (2, 0));
}

#[test]
fn a_link_to_a_place_of_the_same_game_only_looks_there() {
    let mut state = played("gHcC");
    let mut earlier = played("gHcC");
    earlier.update(Action::Walk(Walk::First));
    earlier.update(Action::Walk(Walk::Forward));
    let head = state.record.head();
    open(&mut state, &earlier);
    assert_eq!((state.record.here().ply, state.record.head()), (1, head));
    assert_eq!((line(&state).as_str(), &state.left), ("gHcC", &None));
}

#[test]
fn a_link_to_another_game_leaves_the_present_one_to_be_brought_back() {
    let mut state = played("gHcC");
    open(&mut state, &played("aH"));
    assert_eq!((line(&state).as_str(), state.left.is_some()), ("aH", true));
    state.update(Action::BringBack);
    assert_eq!(line(&state), "gHcC");
    assert_board_is_the_position(&state);
}

#[test]
fn a_link_that_cannot_be_read_changes_nothing() {
    let mut state = played("gHcC");
    let before = state.clone();
    let text = before.link().encode();
    let error = Link::<Rules>::decode(&text[..text.len() - 1]).expect_err("it was cut");
    state.update(Action::LinkFailed(Rc::new(error.clone())));
    assert_eq!(state.said, Said::LinkFailed(Rc::new(error)));
    assert_eq!((state.record, state.shown, state.stop), (before.record, before.shown, before.stop));
}

#[test]
fn settings_survive_being_written_and_garbage_does_not_stop_them() {
    let settings = Settings {
        speed: Speed::Slow,
        preview: PreviewLimit::Six,
        letters_hidden: true,
        turning: Turning::ToMove,
        ..Settings::default()
    };
    // The form that earlier versions wrote, and assets/boot.js reads.
    let text = r#"{"theme":"system","speed":"slow","preview":"six","letters-hidden":true,"confirm":"touch","turning":"to-move"}"#;
    assert_eq!(settings.to_json(), text.replace('}', r#","captures-marked":false}"#));
    assert_eq!(read(text), (settings, true));
    // A later version may know more, an earlier one less.
    assert_eq!(
        read(r#"{"speed":"fast","unknown":7}"#),
        (Settings { speed: Speed::Fast, ..Settings::default() }, true)
    );
    for garbage in
        [r#"{"speed":"warp"}"#, r#"{"theme":3}"#, r#"{"letters-hidden":"true"}"#, r#"{"turning":null}"#]
    {
        assert_eq!(read(garbage), (Settings::default(), false), "{garbage}");
    }
    // What is unknown takes nothing else with it.
    let (kept, all) = read(r#"{"theme":"dark","speed":"turbo","confirm":"always"}"#);
    assert_eq!(kept, Settings { theme: Theme::Dark, confirm: Confirm::Always, ..Settings::default() });
    assert!(!all);
}

#[test]
fn every_choice_of_a_setting_can_be_kept() {
    for theme in [Theme::System, Theme::Light, Theme::Dark, Theme::Contrast] {
        assert_kept(Settings { theme, ..Settings::default() });
    }
    for speed in Speed::ALL {
        assert_kept(Settings { speed, ..Settings::default() });
    }
    for preview in
        [PreviewLimit::Off, PreviewLimit::One, PreviewLimit::Three, PreviewLimit::Six, PreviewLimit::All]
    {
        assert_kept(Settings { preview, ..Settings::default() });
    }
    for confirm in [Confirm::Never, Confirm::Touch, Confirm::Always] {
        assert_kept(Settings { confirm, ..Settings::default() });
    }
    for turning in [Turning::Fixed, Turning::ToMove] {
        assert_kept(Settings { turning, letters_hidden: turning == Turning::Fixed, ..Settings::default() });
        assert_kept(Settings { turning, captures_marked: turning == Turning::Fixed, ..Settings::default() });
    }
}

fn assert_kept(settings: Settings) {
    assert_eq!(read(&settings.to_json()), (settings, true));
}

/// Settings as another reader of JSON finds them in a text.
fn read(text: &str) -> (Settings, bool) {
    let object: serde_json::Value = serde_json::from_str(text).expect("the test's text is JSON");
    Settings::from_json(|name| object.get(name).map(serde_json::Value::to_string))
}

#[test]
fn a_dialog_that_tells_late_that_it_was_closed_closes_no_other() {
    let mut state = State::new(Settings::default());
    state.update(Action::Ask(Dialog::Settings));
    state.update(Action::Ask(Dialog::Keys));
    state.update(Action::Closed(Dialog::Settings));
    assert_eq!(state.dialog, Some(Dialog::Keys));
    state.update(Action::Closed(Dialog::Keys));
    assert_eq!(state.dialog, None);
}

#[test]
fn a_comment_a_promotion_and_a_deletion_are_said_and_taken_back() {
    let mut state = played("gH");
    state.update(Action::Walk(Walk::Back));
    press(&mut state, 'K');
    let after_g = state.record.node(state.record.line()[1]).position;

    let looked_at = state.looked_at();
    assert_eq!((looked_at.played, looked_at.is_variation, looked_at.following), (Some(('K', 1)), true, 0));
    state.update(Action::Promote);
    assert_eq!((state.said.clone(), state.looked_at().is_variation), (Said::Promoted, false));
    state.update(Action::Comment("a corner".to_owned()));
    assert_eq!((state.said.clone(), state.looked_at().comment.as_str()), (Said::Commented, "a corner"));
    // Said once: the same comment again changes nothing.
    let sayings = state.sayings;
    state.update(Action::Comment("a corner".to_owned()));
    assert_eq!(state.sayings, sayings);

    state.update(Action::Walk(Walk::Back));
    assert_eq!(state.looked_at().following, 2, "H and K");
    state.update(Action::Delete);
    assert_eq!((state.said.clone(), state.record.here().ply), (Said::Deleted, 0));
    state.update(Action::Undelete);
    assert_eq!(state.said, Said::Undeleted);
    assert_eq!(*state.record.position(), after_g);
    assert_eq!(state.looked_at().following, 2);
    state.update(Action::Undelete);
    assert_eq!(state.sayings, sayings + 3, "nothing comes back twice");
}

#[test]
fn what_the_next_move_can_capture_is_marked_if_it_is_set() {
    let letters =
        |state: &State| -> String { state.capturable().into_iter().map(|pit| state.letter(pit)).collect() };
    // Every inner pit of South's can take the two pits that face it, so all of North's.
    let mut state = State::new(Settings { speed: Speed::Off, ..Settings::default() });
    assert_eq!(letters(&state), "");
    state.update(Action::Set(Settings { captures_marked: true, ..state.settings }));
    assert_eq!(letters(&state), "ABCDEFGHIJKLMN");

    // Oware: F's chain takes c and b, but not a, which then holds four; C's last seed takes nothing there.
    let text = "0 2 1 1 2 3/0 0 4 0 0 3 S 16 16";
    let game = Rules::from(Oware::default());
    let start = game.setup(text).expect("a text").try_into().expect("a position");
    let link = Link { start, ..Link::new(game) };
    state.update(Action::Open(Rc::new(link)));
    assert_eq!(letters(&state), "bc");
    // In the middle of a move nothing is marked.
    let pit = state.shape().pit('F').expect("a pit");
    state.update(Action::Press { pit, pointer: Pointer::Mouse });
    state.update(Action::Step(Step::BackSeed));
    assert_eq!(letters(&state), "");
}
