//! Games that are kept: written, read, listed, taken in and given out.
#![cfg(not(target_arch = "wasm32"))] // proptest does not build there.

mod random;
mod trees;

use mancala::app::library::{self, Entry, MOST_GAMES, entries, export, import, latest, outdated, renamed};
use mancala::app::{Action, KeptGame, MOST_COMMENT, Pointer, Rules, Said, Settings, State, Step, Walk};
use mancala::motion::Speed;
use mancala::record::ogn::{self, Tags};
use mancala::record::{Conclusion, Link, NodeId, Record};
use mancala::rules::{Game, Hawalis, Side};
use proptest::prelude::*;
use std::rc::Rc;
use std::time::Instant;

const NOW: &str = "2026-03-01T18:30:00.000Z";

fn played(letters: &str) -> Record<Rules> {
    let mut record = Record::new(Rules::default());
    record.play_letters(letters).expect("the moves are legal");
    record
}

fn state(record: Record<Rules>) -> State {
    let mut state = State::new(Settings { speed: Speed::Off, ..Settings::default() });
    let game = KeptGame {
        record: Rc::new(record),
        players: Default::default(),
        names: Rc::default(),
        tags: Rc::default(),
        stop: None,
        flipped: false,
    };
    state.update(Action::Reopen { kept: None, game: Rc::new(game) });
    state
}

fn keep(id: &str) -> Action {
    Action::Keep { id: id.into(), begun: None }
}

fn kept_text(state: &State) -> String {
    state.kept_text(&state.written(), NOW)
}

fn read(text: &str) -> KeptGame {
    KeptGame::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn letters(record: &Record<Rules>, places: &[NodeId]) -> String {
    places.iter().filter_map(|&id| record.pit(id)).map(|pit| Hawalis::SHAPE.letter(pit)).collect()
}

/// What of a record does not depend on the numbers of its places: where the game stands, where somebody looks, and
/// where Redo and Forward go.
fn view(record: &Record<Rules>) -> [String; 4] {
    let (head, cursor) = (record.head(), record.cursor());
    [
        letters(record, &record.path(head)),
        letters(record, &record.continuation(head)),
        letters(record, &record.path(cursor)),
        letters(record, &record.continuation(cursor)),
    ]
}

#[test]
fn a_game_is_kept_with_names_comments_variations_and_place() {
    let mut record = played("gHcC");
    record.set_comment(record.line()[1], "From the corner.");
    record.go(record.line()[1]);
    record.play_letters("Kb").expect("legal");
    record.undo();
    record.go(record.main_line()[3]);
    let mut state = state(record);
    state.names = Rc::new(["Amal".to_owned(), "Said \"the fox\"".to_owned()]);
    let mut tags = Tags::default();
    assert!(tags.set("Site", "Muscat"));
    state.tags = Rc::new(tags);
    state.flipped = true;
    state.update(Action::Step(Step::BackSeed));
    let text = kept_text(&state);

    let kept = read(&text);
    assert!(kept.record.tells_the_same_as(&state.record));
    assert_eq!(view(&kept.record), view(&state.record));
    assert_eq!((&kept.names, &kept.tags), (&state.names, &state.tags));
    assert_eq!((kept.stop, kept.flipped), (Some(state.stop), true));
    assert_ne!(Some(state.stop), Some(state.shown.last()));

    // A second life changes nothing: the text is the same to the letter.
    let mut again = State::new(Settings::default());
    again.update(Action::Resume { kept: "1".into(), game: Rc::new(kept) });
    assert_eq!(kept_text(&again), text);
    assert_eq!((again.said.clone(), again.kept.as_deref()), (Said::Resumed, Some("1")));

    // The tags are plain OGN, by hand: g, then K instead of H, with b taken back; looked at is c, 3 plies into gHcC.
    for tag in
        ["[Changed \"2026-03-01T18:30:00.000Z\"]", "[Stand \"2 1Kb\"]", "[Look \"3\"]", "[Flipped \"yes\"]"]
    {
        assert!(text.contains(tag), "{tag} in\n{text}");
    }
}

#[test]
fn a_game_at_its_end_needs_no_word_on_its_place() {
    let mut state = state(played("gHcC"));
    let text = kept_text(&state);
    for name in ["Stand", "Look", "Stop", "Flipped", "South \"\""] {
        assert!(!text.contains(name), "{name}");
    }
    // By hand: the result, the time, an empty line, the moves.
    assert!(
        text.ends_with("[Result \"*\"]\n[Changed \"2026-03-01T18:30:00.000Z\"]\n\n1. g H+3 2. c+4 C+1 *\n"),
        "{text}"
    );

    state.update(Action::Resign(Side::South));
    let kept = read(&kept_text(&state));
    assert_eq!(kept.record.conclusion(), Some(Conclusion::Resigned { by: Side::South }));
    assert_eq!(kept.record.cursor(), kept.record.head());
}

#[test]
fn a_place_that_the_game_does_not_have_is_passed_over() {
    for place in
        ["9", "x", "", "1 1", "2 1Xb", "3 9K", "2 1b", "99999999999999999999", "0 18446744073709551615a"]
    {
        let kept =
            read(&format!("[Stand \"{place}\"]\n[Look \"{place}\"]\n[Stop \"{place}\"]\n\n1. g H 2. c *"));
        assert!(kept.record.here().ply <= 3, "{place}");
        let mut state = State::new(Settings::default());
        state.update(Action::Reopen { kept: None, game: Rc::new(kept) });
        assert!(state.stop <= state.shown.last());
    }
}

#[test]
fn a_long_game_is_kept_scrubbed_and_undone_to_the_start() {
    // 600 moves by chance that go on: of those that capture least, with endless ones forbidden.
    let (record, _) = ogn::read_any(include_str!("golden/long.ogn")).expect("it is sound");
    let mut state = state(record);
    let begin = Instant::now();
    let text = kept_text(&state);
    let wrote = begin.elapsed();
    let kept = read(&text);
    let took = begin.elapsed();
    println!("600 plies: {} bytes, written in {wrote:?}, read in {:?}", text.len(), took - wrote);
    assert!(kept.record.tells_the_same_as(&state.record));
    assert_eq!(kept.record.here().ply, 600);

    let end = state.record.position().to_owned();
    state.update(Action::Reopen { kept: None, game: Rc::new(kept) });
    assert_eq!(state.record.position(), &end);
    // All laps of all moves, back to the start.
    let mut steps = 0;
    while state.record.here().ply > 0 {
        state.update(Action::Step(Step::BackLap));
        steps += 1;
    }
    assert!(steps >= 600);
    state.update(Action::Walk(Walk::Last));
    for ply in (0..600).rev() {
        state.update(Action::Undo);
        assert_eq!(state.record.here().ply, ply);
    }
    assert!(!state.record.can_undo());
    assert_eq!(state.record.position(), &Rules::default().start());
    // Taken back to the start it still is the whole game.
    let kept = read(&kept_text(&state));
    assert_eq!((kept.record.here().ply, kept.record.main_line().len()), (0, 601));
    assert!(kept.record.can_redo());
}

#[test]
fn what_is_kept_goes_on_only_when_nothing_else_was_begun() {
    let kept = Rc::new(read("1. g H *"));
    let resume = || Action::Resume { kept: "1".into(), game: kept.clone() };
    let mut begun = state(played("a"));
    begun.update(resume());
    assert_eq!((begun.record.here().ply, begun.kept.as_deref()), (1, None));
    let mut fresh = State::new(Settings::default());
    assert!(fresh.is_as_new());
    fresh.update(resume());
    assert_eq!((fresh.record.here().ply, fresh.kept.as_deref()), (2, Some("1")));
    assert!(!fresh.is_as_new());
}

#[test]
fn a_game_that_was_left_comes_back_itself_and_not_over_itself() {
    let other = Rc::new(read("[South \"Amal\"]\n\n1. a H *"));
    let to = |moves: &str| Rc::new(Link::of(&played(moves), None, false));
    let back = |kept: &str, moves| Action::Return { kept: kept.into(), game: other.clone(), link: to(moves) };
    let mut state = state(played("gH"));
    state.update(keep("2"));
    state.update(back("1", "a"));
    assert_eq!((state.kept.as_deref(), state.names[0].as_str()), (Some("1"), "Amal"));
    let pit = state.shape().pit('b').expect("a pit");
    state.update(Action::Press { pit, pointer: Pointer::Mouse });
    state.update(back("1", "aH"));
    assert_eq!((state.record.here().ply, state.record.can_redo()), (2, false), "it is on the board already");
    assert_eq!(state.record.main_line().len(), 3, "and knows more");
    state.update(back("3", "a"));
    assert_eq!(state.kept.as_deref(), Some("1"), "the game on the board has the place");
}

#[test]
fn each_game_on_the_board_has_its_own_name() {
    let mut state = state(played("gH"));
    state.update(keep("1"));
    let names = ["Amal".to_owned(), String::new()];
    state.update(Action::NewGame {
        game: Rules::default(),
        start: Rules::default().start(),
        names,
        players: Default::default(),
    });
    assert_eq!(state.kept, None);
    assert!(!state.is_as_new(), "it has a player's name");
    state.update(Action::BringBack);
    assert_eq!(state.kept.as_deref(), Some("1"));
    let other = Link::of(&played("aN"), None, false);
    state.update(Action::Open(Rc::new(other)));
    assert_eq!(state.kept, None);
    // A link to a moment of the game on the board only looks there.
    state.update(keep("2"));
    state.update(Action::Open(Rc::new(Link::of(&played("a"), None, false))));
    assert_eq!((state.kept.as_deref(), state.record.main_line().len()), (Some("2"), 3));
}

#[test]
fn leaving_a_game_that_is_not_kept_offers_it_again() {
    let other = Rc::new(read("1. a *"));
    let mut unkept = state(played("gH"));
    unkept.update(Action::Reopen { kept: Some("1".into()), game: other.clone() });
    assert!(unkept.left.is_some());
    let mut kept = state(played("gH"));
    kept.update(keep("2"));
    kept.update(Action::Reopen { kept: Some("1".into()), game: other });
    assert!(kept.left.is_none());
}

#[test]
fn a_start_that_says_something_is_a_loss() {
    let new_game = || Action::NewGame {
        game: Rules::default(),
        start: Rules::default().start(),
        names: Default::default(),
        players: Default::default(),
    };
    let other = || Action::Reopen { kept: None, game: Rc::new(read("1. a H *")) };
    let mut commented = State::new(Settings::default());
    assert!(commented.is_no_loss() && commented.is_as_new());
    commented.update(Action::Comment("To be played on Friday.".to_owned()));
    let position = "[FEN \"0 0 0 1 0 0 0/0 0 0 1 0 0 1/0 0 0 0 0 0 3/0 2 0 0 0 0 0 N\"]";
    let set_up = state((*read(position).record).clone());
    let mut named = State::new(Settings::default());
    named.update(Action::Name("Final".to_owned()));
    for state in [commented, set_up, named] {
        assert!(!state.is_no_loss() && !state.is_as_new());
        for leaving in [new_game(), other()] {
            let mut left = state.clone();
            left.update(leaving);
            assert!(left.left.is_some());
            left.update(Action::BringBack);
            assert_eq!((&left.record, &left.tags), (&state.record, &state.tags));
        }
        // What is kept is in the list, and is left there.
        let mut kept = state.clone();
        kept.update(keep("1"));
        assert!(!kept.is_no_loss());
    }
    // Names and rules alone are chosen again with the next game.
    let mut chosen = State::new(Settings::default());
    let names = ["Amal".to_owned(), String::new()];
    chosen.update(Action::NewGame {
        game: Rules::default(),
        start: Rules::default().start(),
        names,
        players: Default::default(),
    });
    assert!(chosen.is_no_loss() && !chosen.is_as_new());
    chosen.update(new_game());
    assert_eq!(chosen.left, None);
}

#[test]
fn a_game_that_is_kept_nowhere_is_offered_again_whatever_is_opened_after_it() {
    let other = Rc::new(read("1. a *"));
    let mut state = state(played("gH"));
    state.update(Action::Reopen { kept: Some("1".into()), game: other.clone() });
    state.update(Action::Reopen { kept: Some("2".into()), game: other });
    state.update(Action::BringBack);
    assert_eq!((state.record.here().ply, state.kept), (2, None));
}

#[test]
fn whatever_is_written_about_a_game_can_be_read_again() {
    let (record, _) = ogn::read_any(include_str!("golden/long.ogn")).expect("it is sound");
    let mut state = state(record);
    let comment = |piece: &str| -> String { piece.chars().cycle().take(MOST_COMMENT).collect() };
    state.update(Action::Comment(comment("a") + "a"));
    assert_eq!((&state.said, state.looked_at().comment.as_str()), (&Said::CommentTooLong, ""));
    // What is written longest: each of its characters is escaped, or has four bytes.
    let longest = ["}", "𐐷", "x\n", "\\x"].map(comment);
    let mut written = 0;
    loop {
        state.update(Action::Comment(longest[written % longest.len()].clone()));
        assert!(KeptGame::read(&kept_text(&state)).is_ok(), "after {written}");
        if state.said != Said::Commented {
            break;
        }
        written += 1;
        state.update(Action::Walk(Walk::Back));
    }
    // By hand: 500,000 bytes less the moves, for comments of 10,000 to 40,000 bytes.
    assert_eq!(state.said, Said::CommentTooLong);
    assert!((12..50).contains(&written), "{written}");
    assert_eq!(state.looked_at().comment, "");
    // One can always write less.
    state.update(Action::Walk(Walk::Forward));
    state.update(Action::Comment("less".to_owned()));
    assert_eq!((state.said.clone(), state.looked_at().comment.as_str()), (Said::Commented, "less"));
}

fn game(changed: &str, moves: &str) -> String {
    format!(
        "[Changed \"{changed}\"]\n[Result \"{}\"]\n\n{moves}\n",
        moves.rsplit(' ').next().unwrap_or_default()
    )
}

#[test]
fn the_list_shows_what_was_changed_last_first_and_the_unreadable_last() {
    let kept = [
        ("old", game("2026-01-01", "1. g *")),
        ("bad", "{\"a\":".to_owned()),
        ("new", game("2026-03-01", "1. g H 2. c 0-1")),
        ("later", "[Variant \"Bao\"]\n[Changed \"2027-01-01\"]\n\n1. A5L *".to_owned()),
        ("middle", game("2026-02-01", "1. g H *")),
    ];
    let entries = entries(kept.map(|(id, text)| (id.to_owned(), text)));
    let ids: Vec<&str> = entries.iter().map(|entry| entry.id.as_str()).collect();
    assert_eq!(ids, ["new", "middle", "old", "bad", "later"]);
    let summary = entries[0].summary.as_ref().expect("it is sound");
    assert_eq!((summary.moves, summary.conclusion), (3, Some(Conclusion::Resigned { by: Side::South })));
    assert!(entries[3].summary.is_err() && entries[4].summary.is_err());
}

#[test]
fn where_a_game_stands_is_what_the_list_says_of_it() {
    let taken_back = Entry::of("1".to_owned(), "[Stand \"1\"]\n\n1. g H 2. c 1-0".to_owned());
    let summary = taken_back.summary.expect("it is sound");
    assert_eq!((summary.moves, summary.conclusion), (1, None));
    assert_eq!(&summary.position, played("g").position());
}

#[test]
fn the_oldest_finished_games_make_room_and_no_other() {
    let kept: Vec<(String, String)> = (0..MOST_GAMES)
        .map(|number| {
            // Every third is finished; the first of them was taken back and goes on.
            let text =
                game(&format!("2026-01-{number:04}"), if number % 3 == 0 { "1. g 1-0" } else { "1. g *" });
            let text = if number == 0 { format!("[Stand \"0\"]\n{text}") } else { text };
            (number.to_string(), text)
        })
        .collect();
    assert_eq!(outdated(&kept, 0), [""; 0]);
    assert_eq!(outdated(&kept, 1), ["3"]);
    assert_eq!(outdated(&kept, 3), ["3", "6", "9"]);
    assert_eq!(outdated(&kept, 1000).len(), 99, "unfinished ones stay whatever happens");
}

#[test]
fn one_game_goes_for_one_that_comes_however_many_there_are() {
    // 350 games, every tenth finished.
    let kept: Vec<(String, String)> = (0..MOST_GAMES + 50)
        .map(|number| {
            let moves = if number % 10 == 0 { "1. g 1-0" } else { "1. g *" };
            (number.to_string(), game(&format!("2026-01-{number:04}"), moves))
        })
        .collect();
    assert_eq!(outdated(&kept, 0), [""; 0]);
    assert_eq!(outdated(&kept, 1), ["0"]);
    assert_eq!(outdated(&kept, 2), ["0", "10"]);
}

#[test]
fn what_was_changed_last_is_found() {
    let kept =
        [("a", game("2026-01-01", "1. g *")), ("b", game("2026-03-01", "1. g 1-0")), ("c", "]".to_owned())];
    assert_eq!(latest(kept.map(|(id, text)| (id.to_owned(), text))).as_deref(), Some("b"));
    assert_eq!(latest([]), None);
}

#[test]
fn a_name_changes_nothing_else() {
    let mut state = state(played("gHcC"));
    state.update(Action::Undo);
    state.update(Action::Walk(Walk::Back));
    let text = kept_text(&state);
    let named = renamed(&text, "  Friday \"final\" ").expect("it is sound");
    let (before, after) = (read(&text), read(&named));
    assert_eq!(before.record, after.record);
    assert_eq!(after.tags.get("Event"), Some("Friday \"final\""));
    assert_eq!(ogn::tag(&named, "Changed").as_deref(), Some(NOW));
    let bare = renamed(&named, " ").expect("it is sound");
    assert_eq!(read(&bare).tags.get("Event"), None);
    assert!(renamed("no game", "x").is_err());
}

#[test]
fn all_games_go_out_and_come_in_again() {
    let kept = entries([
        ("1".to_owned(), game("2026-01-01", "{[Variant \"x\"] {in a remark} 1. g H (1... K) *")),
        ("2".to_owned(), game("2026-03-01", "1. g H 2. c 0-1")),
        ("3".to_owned(), "garbage".to_owned()),
    ]);
    let file = export(&kept);
    let back = import(&file, &[], "2030");
    assert_eq!((back.new.len(), back.known, back.left_out, back.bad.len()), (2, 0, 0, 0));
    let again: Vec<Entry> = back.new.iter().map(|text| Entry::of("x".to_owned(), text.clone())).collect();
    for (entry, again) in kept.iter().zip(&again) {
        assert_eq!(entry.summary, again.summary);
    }
    // A second time nothing is new.
    let twice = import(&file, &kept, "2030");
    assert_eq!((twice.new.len(), twice.known), (0, 2));
    // Neither is a game that stands twice in a file.
    assert_eq!(import(&format!("{file}\n{file}"), &[], "2030").new.len(), 2);
    // Other players played another game.
    let others = file.replacen("[Changed", "[South \"Amal\"]\n[Changed", 1);
    assert_eq!(import(&others, &kept, "2030").new.len(), 1);
}

#[test]
fn games_with_the_same_moves_are_different_games() {
    // Three evenings, the same two moves, and nobody named.
    let kept = entries(
        [("1", "2026-01-01"), ("2", "2026-02-01"), ("3", "2026-03-01")]
            .map(|(id, changed)| (id.to_owned(), game(changed, "1. g H *"))),
    );
    let file = export(&kept);
    let back = import(&file, &[], NOW);
    assert_eq!((back.new.len(), back.known), (3, 0));
    let back = entries(back.new.into_iter().enumerate().map(|(id, text)| (id.to_string(), text)));
    let again = import(&file, &back, NOW);
    assert_eq!((again.new.len(), again.known), (0, 3));
    // What is looked at since is no other game; one that is missing comes back.
    let looked =
        entries([("1".to_owned(), back[0].text.replace("\n\n", "\n[Stand \"1\"]\n[Flipped \"yes\"]\n\n"))]);
    let again = import(&file, &looked, NOW);
    assert_eq!((again.new.len(), again.known), (2, 1));
    // Without times, from another program: other days and names tell them apart.
    let file =
        "[Date \"2024.03.01\"]\n1. g H *\n[Date \"2024.03.02\"]\n1. g H *\n[Event \"Final\"]\n1. g H *";
    let back = import(file, &[], NOW);
    assert_eq!((back.new.len(), back.known), (3, 0));
    let back = entries(back.new.into_iter().enumerate().map(|(id, text)| (id.to_string(), text)));
    let again = import(file, &back, "2030");
    assert_eq!((again.new.len(), again.known), (0, 3));
}

#[test]
fn an_import_takes_times_from_the_file_or_the_clock() {
    let file = "[Date \"2024.03.01\"]\n1. g *\n[Date \"2024.??.??\"]\n1. a *\n[Changed \"2020\"]\n1. b *";
    let back = import(file, &[], NOW);
    let changed: Vec<_> = back.new.iter().filter_map(|text| ogn::tag(text, "Changed")).collect();
    assert_eq!(changed, ["2024-03-01T12:00:00.000Z", NOW, "2020"]);
}

#[test]
fn an_import_displaces_nothing() {
    let kept = entries(
        (0..MOST_GAMES - 1).map(|number| (number.to_string(), format!("[South \"{number}\"]\n\n1. g 1-0"))),
    );
    let back = import("[Round \"1\"]\n1. a *\n[Round \"2\"]\n1. b *\n[Round \"3\"]\n1. c *", &kept, NOW);
    assert_eq!((back.new.len(), back.left_out), (1, 2));
}

#[test]
fn bad_games_of_a_file_harm_no_other_and_say_where_they_are() {
    // In turn: a sound game, an illegal move, a comment without its end, a tag without its end, a sound game.
    let file = "[Round \"1\"]\n\n1. g H *\n\n[Round \"2\"]\n\n1. g\nb *\n\n[Round \"3\"]\n\n1. g {no end *\n\n[Round \"4\"]\n\n1. g {a remark} *\n\n[Round \"5\n\n1. g *\n\n[Round \"6\"]\n1. a [Round \"7\"] 1. X *\n";
    let games = ogn::read_all(file);
    let told: Vec<String> = games
        .iter()
        .map(|game| match game {
            Ok((_, tags)) => format!("round {}", tags.get("Round").unwrap_or_default()),
            Err(error) => error.to_string(),
        })
        .collect();
    assert_eq!(
        told,
        [
            "round 1",
            "line 8, column 1: b may not be played: not your pit",
            "line 12, column 6: the comment that begins here has no end: } is missing",
            "round 4",
            "line 18, column 1: a tag has the form [Name \"value\"] on one line",
            "round 6",
            "line 23, column 21: no pit is called “X”",
        ]
    );
    assert!(ogn::read_all(" \n\u{feff}\n").is_empty());
}

#[test]
fn a_remark_that_looks_like_a_game_stays_a_remark() {
    for blank in ["", " ", "\t", "\u{a0}", "\u{feff}", "\u{2028}"] {
        let mut record = played("g");
        record.set_comment(record.cursor(), &format!("As they wrote:\n{blank}[Variant \"Hawalis\"]\n1. g"));
        let text = ogn::write(&record, &Tags::default());
        let games = ogn::read_all(&ogn::write_all([text.as_str(), &text]));
        assert_eq!(games.len(), 2, "{blank:?}");
        let same = |game: &Result<(Record<Rules>, _), _>| {
            game.as_ref().is_ok_and(|(read, _)| read.tells_the_same_as(&record))
        };
        assert!(games.iter().all(same), "{blank:?}");
    }
}

#[test]
fn three_hundred_games_are_listed_quickly() {
    let mut random = random::Random(3);
    let kept: Vec<(String, String)> = (0..MOST_GAMES)
        .map(|number| {
            let mut record = Record::new(Rules::default());
            for (_, pit) in random.game(&Rules::default()) {
                record.play(pit).expect("it is legal");
            }
            (number.to_string(), ogn::write(&record, &Tags::default()))
        })
        .collect();
    let bytes: usize = kept.iter().map(|(_, text)| text.len()).sum();
    let begin = Instant::now();
    let listed = entries(kept);
    println!("{} games, {bytes} bytes: {:?}", listed.len(), begin.elapsed());
    assert!(listed.iter().all(|entry| entry.summary.is_ok()));
}

proptest! {
    #[test]
    fn what_is_kept_is_read_back(record in trees::any_record(), stop in any::<prop::sample::Index>(), flipped in any::<bool>()) {
        let mut state = state(record);
        state.flipped = flipped;
        state.stop = stop.index(state.shown.last() + 1);
        let text = kept_text(&state);
        let kept = read(&text);
        prop_assert!(kept.record.tells_the_same_as(&state.record));
        prop_assert_eq!(view(&kept.record), view(&state.record));
        let mut again = State::new(Settings::default());
        again.update(Action::Reopen { kept: None, game: Rc::new(kept) });
        prop_assert_eq!((again.stop, again.flipped), (state.stop, flipped));
        prop_assert_eq!(again.board(), state.board());
        prop_assert_eq!(kept_text(&again), text);
    }

    #[test]
    fn files_of_games_are_read_back(records in prop::collection::vec(trees::any_record(), 0..4)) {
        let texts: Vec<String> = records.iter().map(|record| ogn::write(record, &Tags::default())).collect();
        let games = ogn::read_all(&ogn::write_all(texts.iter().map(String::as_str)));
        prop_assert_eq!(games.len(), records.len());
        for (game, record) in games.iter().zip(&records) {
            prop_assert!(game.as_ref().is_ok_and(|(read, _)| read.tells_the_same_as(record)));
        }
    }

    #[test]
    fn remarks_that_look_like_tags_stay_remarks(pieces in prop::collection::vec(
        prop::sample::select(vec!["a", "\n", "\n\n", " ", "\t", "\u{a0}", "\u{feff}", "\u{2028}", "\u{85}", "[Event \"x\"]", "; b", "wordwordwordwordwordwordwordwordwordwordwordwordwordwordwordwordwordwordwordword"]),
        0..12,
    )) {
        let mut record = played("g");
        record.set_comment(record.cursor(), &pieces.concat());
        record.set_comment(NodeId::START, &pieces.concat());
        let text = ogn::write(&record, &Tags::default());
        let games = ogn::read_all(&ogn::write_all([text.as_str(), &text]));
        prop_assert_eq!(games.len(), 2);
        prop_assert!(games.iter().all(|game| game.as_ref().is_ok_and(|(read, _)| read.tells_the_same_as(&record))), "{}", text);
    }

    #[test]
    fn any_text_is_listed_and_taken_in_without_harm(text in "(\\PC|[\\[\\]{}\"\n1.gH ]){0,200}") {
        let entry = Entry::of("1".to_owned(), text.clone());
        prop_assert_eq!(&entry.text, &text);
        let back = import(&text, &[Rc::new(entry)], NOW);
        for new in &back.new {
            prop_assert!(KeptGame::read(new).is_ok());
        }
        library::latest([("1".to_owned(), text)]);
    }
}
