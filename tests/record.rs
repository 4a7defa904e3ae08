//! The record of a game: variations, undo and redo, looking back and forward.

use mancala::record::{Conclusion, NodeId, Record};
use mancala::rules::{Game, Hawalis, Outcome, Reason, Refusal, Side};

fn played(letters: &str) -> Record<Hawalis> {
    let mut record = Record::new(Hawalis::default());
    record.play_letters(letters).expect("the moves are legal");
    record
}

/// The letters of the line through the cursor.
fn line(record: &Record<Hawalis>) -> String {
    record.line().into_iter().filter_map(|id| record.pit(id)).map(Hawalis::letter).collect()
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
        .map(Hawalis::letter)
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
    for pit in Hawalis::pits() {
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
    let pit = Hawalis::pit('c').expect("a pit");
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
