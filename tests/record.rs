//! The record of a game: variations, undo and redo, looking back and forward, deleting and comments.
#![cfg(not(target_arch = "wasm32"))] // proptest does not build there.

mod random;
mod trees;

use mancala::record::{Conclusion, NodeId, Place, Record};
use mancala::rules::{Game, Hawalis, Outcome, Reason, Refusal, Side};
use proptest::prelude::*;
use std::collections::HashSet;

fn played(letters: &str) -> Record<Hawalis> {
    let mut record = Record::new(Hawalis::default());
    record.play_letters(letters).expect("the moves are legal");
    record
}

/// The letters of the line through the cursor.
fn line(record: &Record<Hawalis>) -> String {
    record.line().into_iter().filter_map(|id| record.pit(id)).map(|pit| Hawalis::SHAPE.letter(pit)).collect()
}

#[test]
fn back_only_looks_and_undo_takes_back() {
    let mut record = played("gHcC");
    let head = record.head();
    assert!(record.back() && record.back());
    assert_eq!((record.here().ply, record.head()), (2, head));
    assert_eq!(line(&record), "gHcC");

    assert!(record.undo());
    assert_eq!(record.node(record.head()).ply, 3);
    assert_eq!(record.cursor(), record.head(), "undo looks at where the game stands");
    assert!(record.redo());
    assert_eq!((record.head(), record.cursor()), (head, head));
    assert!(!record.can_redo());
}

#[test]
fn everything_can_be_taken_back_and_done_again() {
    let mut record = played("gHcC");
    let whole = record.clone();
    for _ in 0..4 {
        assert!(record.undo());
    }
    assert!(!record.can_undo() && !record.undo());
    assert_eq!(record.position(), &Hawalis::default().start());
    for _ in 0..4 {
        assert!(record.redo());
    }
    assert!(!record.redo());
    assert_eq!(record.position(), whole.position());
}

#[test]
fn playing_from_an_earlier_place_keeps_the_old_line() {
    let mut record = played("gHcC");
    record.first();
    record.forward();
    let branch = record.cursor();
    record.play_letters("Kb").expect("legal");
    assert_eq!(line(&record), "gKb");
    assert_eq!(record.here().ply, 3);
    assert_eq!(record.head(), record.cursor());
    // The old line is the other child, whole.
    let children = &record.node(branch).children;
    assert_eq!(children.len(), 2);
    let old: String = record
        .continuation(children[0])
        .into_iter()
        .filter_map(|id| record.pit(id))
        .map(|pit| Hawalis::SHAPE.letter(pit))
        .collect();
    assert_eq!(old, "HcC");
    // Before the first move of a variation stands the position that it left from.
    record.go(children[1]);
    record.back();
    assert_eq!(record.cursor(), branch);
}

#[test]
fn redo_follows_the_line_last_left() {
    let mut record = played("gHcC");
    record.first();
    record.play_letters("aN").expect("legal");
    record.undo();
    record.undo();
    record.redo();
    record.redo();
    assert_eq!(line(&record), "aN");
    // Looking at the other line and taking back there leads Redo along it.
    record.go(NodeId::START);
    let other = record.node(NodeId::START).children[0];
    record.go(other);
    assert_eq!(line(&record), "gHcC");
}

#[test]
fn following_the_line_by_hand_only_looks() {
    let mut record = played("gHcC");
    let head = record.head();
    record.first();
    record.play_letters("gH").expect("legal");
    assert_eq!((record.here().ply, record.head()), (2, head));
    assert_eq!(record.node(NodeId::START).children.len(), 1, "a known move is not repeated");
}

#[test]
fn an_endless_move_ends_the_game_on_the_board_before_it() {
    // RULES, example 4: the fifth move recurs after 1,526 laps, and South has lost.
    let record = played("gHcCe");
    let node = record.here();
    assert_eq!(node.conclusion, Some(Conclusion::Rules(Outcome::won(Side::North, Reason::EndlessMove))));
    let parent = record.node(node.parent.expect("it has one"));
    assert_eq!(node.position, parent.position);
    assert_eq!(node.played.map(|made| made.laps), Some(1_526));
    for pit in Hawalis::SHAPE.pits() {
        assert_eq!(record.refusal(pit), Some(Refusal::GameOver));
    }
    assert!(record.legal().is_empty());
}

#[test]
fn a_resignation_is_taken_back_like_a_move() {
    let mut record = played("gH");
    assert!(record.conclude(Conclusion::Resigned { by: Side::South }));
    assert!(!record.conclude(Conclusion::Agreed), "it is over already");
    assert_eq!(record.conclusion().and_then(Conclusion::winner), Some(Side::North));
    assert!(record.legal().is_empty());
    let pit = Hawalis::SHAPE.pit('c').expect("a pit");
    assert_eq!(record.play(pit), Err(Refusal::GameOver));

    assert!(record.undo());
    assert_eq!((record.conclusion(), record.here().ply), (None, 2));
    assert!(record.redo());
    assert_eq!(record.conclusion(), Some(Conclusion::Resigned { by: Side::South }));
    record.undo();
    record.play(pit).expect("the game goes on");
    record.undo();
    record.redo();
    assert_eq!(record.conclusion(), None, "playing on forgets the resignation");
}

#[test]
fn a_position_that_recurs_is_a_draw_and_only_on_its_own_line() {
    // North's A sows 2 to C, which relays by twos over E, G, I, K and M and ends in A, empty by then.
    // B then holds 2 and runs by twos over D, F, H, J, L and N back into B: each pit is as before.
    // South's g and b do the same from the other corner. All end in the outer row: no captures.
    let start = "1 0 1 0 1 1 2/0 1 0 1 0 1 0/0 1 0 1 0 1 0/1 1 1 0 1 0 2 N";
    let setup: mancala::rules::hawalis::Setup = start.parse().expect("a setup");
    let position = setup.try_into().expect("valid");
    let mut record = Record::from_position(Hawalis::default(), position);
    record.play_letters("AgB").expect("legal");
    assert_eq!(record.here().conclusion, None);
    record.play_letters("b").expect("legal");
    assert_eq!(record.here().conclusion, Some(Conclusion::Rules(Outcome::drawn(Reason::Repetition))));
    assert_eq!(record.position(), &position);

    // A game that starts a move later has not seen the first board: there it takes one move more.
    let later = record.continuation(NodeId::START)[1];
    let mut later = Record::from_position(Hawalis::default(), record.node(later).position);
    later.play_letters("gBb").expect("legal");
    assert_eq!(later.here().conclusion, None);
    later.play_letters("A").expect("legal");
    assert_eq!(later.here().conclusion, Some(Conclusion::Rules(Outcome::drawn(Reason::Repetition))));

    let fresh = Record::from_position(Hawalis::default(), position);
    assert_eq!(fresh.here().conclusion, None, "a bare position has a fresh history");
}

#[test]
fn a_move_that_cannot_be_played_is_named() {
    let mut record = Record::new(Hawalis::default());
    let error = record.play_letters("gHz").expect_err("z is no pit");
    assert_eq!(error.to_string(), "move 3: no pit is called “z”");
    assert_eq!(record.here().ply, 2);
    let error = record.play_letters("H").expect_err("South is to move");
    assert_eq!(error.to_string(), "move 1, H: not your pit");
}

/// gHcC with the variations 1... K b and, in it, 2. h.
fn branched() -> Record<Hawalis> {
    let mut record = played("gHcC");
    record.go(record.line()[1]);
    record.play_letters("Kb").expect("legal");
    record.back();
    record.play_letters("h").expect("legal");
    record
}

#[test]
fn a_variation_within_a_variation_becomes_the_main_line() {
    let mut record = branched();
    let (before, cursor) = (record.clone(), record.cursor());
    assert_eq!(trees::main_line(&record), "gHcC", "where somebody looks does not matter");
    assert_eq!(line(&record), "gKh");
    assert!(record.promote(cursor));
    assert_eq!(trees::main_line(&record), "gKh");
    assert_eq!((record.cursor(), record.head()), (before.cursor(), before.head()));
    let first = record.main_line()[1];
    let letters = |record: &Record<Hawalis>, place| -> String {
        let children = record.node(place).children.iter();
        children.filter_map(|&child| record.pit(child)).map(|pit| Hawalis::SHAPE.letter(pit)).collect()
    };
    assert_eq!(letters(&record, first), "KH");
    assert_eq!(letters(&record, record.main_line()[2]), "hb");
    assert!(!record.promote(cursor), "it is the main line already");
    assert!(!record.promote(NodeId::START));
}

#[test]
fn the_order_of_the_other_variations_stays() {
    let mut record = Record::new(Hawalis::default());
    for letter in ["a", "b", "c", "d"] {
        record.first();
        record.play_letters(letter).expect("legal");
    }
    let third = record.node(NodeId::START).children[2];
    record.promote(third);
    let children = record.node(NodeId::START).children.iter();
    let letters: String =
        children.filter_map(|&child| record.pit(child)).map(|pit| Hawalis::SHAPE.letter(pit)).collect();
    assert_eq!(letters, "cabd");
}

#[test]
fn forward_goes_where_it_went_when_another_line_is_put_first() {
    let mut record = branched();
    let branch = record.line()[1];
    let variation = record.line()[2];
    record.delete(variation).expect("it is there");
    record.play_letters("K").expect("legal");
    let other = record.cursor();
    record.go(branch);
    record.play_letters("L").expect("legal");
    record.delete(record.cursor()).expect("it is there");
    assert_eq!(line(&record), "gHcC", "nothing was visited that is still there");
    assert!(record.promote(other));
    assert_eq!((line(&record), trees::main_line(&record)), ("gHcC".to_owned(), "gK".to_owned()));
}

#[test]
fn deleting_takes_a_whole_line_and_looks_before_it() {
    let mut record = branched();
    let branch = record.line()[1];
    let variation = record.line()[2];
    let inner = record.cursor();
    let whole = record.clone();
    let deleted = record.delete(variation).expect("it is there");
    assert_eq!((record.cursor(), record.head()), (branch, branch));
    assert_eq!(line(&record), "gHcC", "Forward follows what is left");
    for gone in [variation, inner] {
        assert!(!record.has(gone) && !record.go(gone) && !record.promote(gone));
        assert!(record.delete(gone).is_none() && !record.set_comment(gone, "gone"));
    }
    assert!(record.undelete(deleted.clone()));
    assert_eq!(record, whole);
    assert!(!record.undelete(deleted), "it is back already");
    assert!(record.delete(NodeId::START).is_none());
}

#[test]
fn deleting_elsewhere_leaves_the_view_alone() {
    let mut record = branched();
    let cursor = record.cursor();
    let old = record.main_line()[2];
    assert!(record.delete(old).is_some());
    assert_eq!((record.cursor(), record.head()), (cursor, cursor));
    assert_eq!(trees::main_line(&record), "gKb");
}

#[test]
fn a_line_that_comes_back_joins_what_was_played_anew() {
    let mut record = branched();
    let variation = record.line()[2];
    record.set_comment(variation, "first thoughts");
    let deleted = record.delete(variation).expect("it is there");
    record.play_letters("Kc").expect("legal");
    let (anew, cursor) = (record.line()[2], record.cursor());
    assert_ne!(anew, variation, "a number is not given twice");
    assert!(record.undelete(deleted.clone()));
    assert_eq!((record.cursor(), record.head()), (cursor, cursor));
    assert_eq!(record.comment(anew), "first thoughts");
    let children = record.node(anew).children.iter();
    let letters: String =
        children.filter_map(|&child| record.pit(child)).map(|pit| Hawalis::SHAPE.letter(pit)).collect();
    assert_eq!(letters, "cbh");
    assert!(!record.has(variation) && !record.undelete(deleted));
}

#[test]
fn a_line_whose_place_is_gone_cannot_come_back() {
    let mut record = branched();
    let inner = record.delete(record.cursor()).expect("it is there");
    let outer = record.delete(record.line()[2]).expect("it is there");
    assert!(!record.undelete(inner.clone()));
    assert!(record.undelete(outer) && record.undelete(inner));
    assert_eq!(record, branched());
}

#[test]
fn places_in_a_text_count_lines_and_characters() {
    let place = |text, offset| {
        let Place { line, column } = Place::of(text, offset);
        (line, column)
    };
    assert_eq!(place("", 0), (1, 1));
    assert_eq!(place("ab", 9), (1, 3), "the end, for what lies beyond");
    assert_eq!(place("a\r\nb\rc\nd", 3), (2, 1));
    assert_eq!(place("a\r\nb\rc\nd", 7), (4, 1));
    assert_eq!(place("ééx", 4), (1, 3));
    assert_eq!(place("\u{feff}x", 3), (1, 1), "a mark of the encoding is no character");
}

/// Every place follows from the one before it by the rules, and every way to a place agrees.
fn check(record: &Record<Hawalis>) {
    let places = trees::places(record);
    assert_eq!(places.len(), places.iter().collect::<HashSet<_>>().len());
    for &place in &places {
        assert!(record.has(place));
        let node = record.node(place);
        let pits: HashSet<_> = node.children.iter().map(|&child| record.pit(child)).collect();
        assert_eq!(pits.len(), node.children.len(), "a move stands once");
        assert!(record.next(place).is_none_or(|next| node.children.contains(&next)));
        let Some(parent) = node.parent else {
            assert_eq!((place, node.ply), (NodeId::START, 0));
            continue;
        };
        let before = record.node(parent);
        assert_eq!(node.ply, before.ply + 1);
        let made = node.played.expect("a move led here");
        let played = record.game().play(&before.position, made.pit, &mut ()).expect("legal");
        assert_eq!((node.position, made.captured), (played.position, played.captured));
        let earlier: Vec<_> = record.path(parent).iter().map(|&id| record.node(id).position).collect();
        let outcome = played.outcome.or_else(|| record.game().outcome(&played.position, &earlier));
        match node.conclusion {
            Some(Conclusion::Rules(ended)) => {
                assert_eq!(outcome, Some(ended));
                assert!(node.children.is_empty());
            }
            _ => assert_eq!(outcome, None),
        }
    }
    for place in [record.head(), record.cursor()] {
        assert!(places.contains(&place));
    }
    assert!(record.main_line().iter().all(|place| places.contains(place)));
}

proptest! {
    // Every case has many steps, each checked.
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn whatever_is_done_the_tree_is_a_tree(mut record in trees::start(), steps in trees::steps()) {
        let mut deleted = Vec::new();
        for step in &steps {
            let known = trees::places(&record);
            let before: Vec<_> = known.iter().map(|&place| record.path(place)).collect();
            trees::take(&mut record, step, &mut deleted);
            check(&record);
            // A place that is still there is still the same one.
            for (place, path) in known.into_iter().zip(before) {
                prop_assert!(!record.has(place) || record.path(place) == path);
            }
        }
    }

    #[test]
    fn a_deleted_line_comes_back_as_it_was(mut record in trees::record(), number in any::<usize>()) {
        let places = trees::places(&record);
        let whole = record.clone();
        let place = places[number % places.len()];
        match record.delete(place) {
            None => prop_assert_eq!(place, NodeId::START),
            Some(deleted) => {
                check(&record);
                prop_assert!(!record.has(place) && record != whole);
                prop_assert!(!record.tells_the_same_as(&whole));
                prop_assert!(record.undelete(deleted));
            }
        }
        prop_assert_eq!(record, whole);
    }

    #[test]
    fn promoting_puts_a_line_first_and_changes_no_other(mut record in trees::record(), number in any::<usize>()) {
        let places = trees::places(&record);
        let place = places[number % places.len()];
        let (before, view) = (record.clone(), (record.cursor(), record.head()));
        prop_assert_eq!(record.promote(place), !before.main_line().contains(&place));
        prop_assert!(record.main_line().contains(&place));
        prop_assert_eq!((record.cursor(), record.head()), view);
        prop_assert_eq!(record.line(), before.line());
        let sorted = |record: &Record<Hawalis>| {
            let mut places = trees::places(record);
            places.sort();
            places
        };
        prop_assert_eq!(sorted(&record), sorted(&before));
    }
}
