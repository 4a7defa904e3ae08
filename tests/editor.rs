//! Setting up a board, without a browser.
#![cfg(not(target_arch = "wasm32"))] // proptest does not build there.

use mancala::app::{Edit, Edited, Editor, EditorText, MOST_IN_PIT, Reading, Verdict, read_setup};
use mancala::record::text::TextReason;
use mancala::rules::TextFault;
use mancala::rules::hawalis::{EndlessMoves, Invalid, Position, Setup, examples};
use mancala::rules::{Counts, Game, Hawalis, Mancala, Outcome, Pit, Reason, Side, any};
use proptest::collection::vec;
use proptest::prelude::*;

const LOSE: Hawalis = Hawalis { endless_moves: EndlessMoves::Lose };
const FORBIDDEN: Hawalis = Hawalis { endless_moves: EndlessMoves::Forbidden };
/// The same where it could be any game.
const ANY: Mancala = Mancala::Hawalis(LOSE);
const START: &str = "2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2 S";
const NONE: &str = "0 0 0 0 0 0 0/0 0 0 0 0 0 0/0 0 0 0 0 0 0/0 0 0 0 0 0 0 S";

fn pit(letter: char) -> Pit {
    Hawalis::SHAPE.pit(letter).expect("a letter of the board")
}

fn setup(text: &str) -> Setup {
    text.parse().expect("a position text")
}

/// The same where it could be of any game.
fn of_any(text: &str) -> any::Setup {
    any::Setup::Hawalis(setup(text))
}

fn editor(text: &str) -> Editor<Hawalis> {
    Editor::new(LOSE, setup(text))
}

/// An editor with the start of a game on which these edits were done.
fn edited(edits: impl IntoIterator<Item = Edit<Hawalis>>) -> Editor<Hawalis> {
    let mut editor = editor(START);
    edits.into_iter().for_each(|edit| editor.edit(edit));
    editor
}

fn text(editor: &Editor<Hawalis>) -> String {
    editor.draft().setup.to_string()
}

#[test]
fn seeds_are_added_taken_and_set() {
    let mut editor = editor(NONE);
    editor.edit(Edit::Add(pit('a')));
    editor.edit(Edit::Add(pit('a')));
    editor.edit(Edit::Set(pit('N'), 7));
    // a is at the lower left, N at the right of the second row (H2).
    assert_eq!(text(&editor), "0 0 0 0 0 0 0/0 0 0 0 0 0 7/0 0 0 0 0 0 0/2 0 0 0 0 0 0 S");
    assert_eq!(editor.edited(), Edited::Pit(pit('N')));
    editor.edit(Edit::Take(pit('a')));
    editor.edit(Edit::Set(pit('N'), 0));
    assert_eq!(text(&editor), "0 0 0 0 0 0 0/0 0 0 0 0 0 0/0 0 0 0 0 0 0/1 0 0 0 0 0 0 S");
    assert_eq!((editor.draft().seeds_of(Side::South), editor.draft().seeds_of(Side::North)), (1, 0));
}

#[test]
fn a_pit_is_empty_at_the_least_and_holds_99_at_the_most() {
    let mut editor = editor(NONE);
    editor.edit(Edit::Take(pit('b')));
    assert_eq!((text(&editor).as_str(), editor.edited()), (NONE, Edited::Empty(pit('b'))));
    assert!(!editor.can_undo(), "nothing changed");

    editor.edit(Edit::Set(pit('b'), 200));
    assert_eq!(editor.draft().setup.seeds(pit('b')), 99);
    editor.edit(Edit::Add(pit('b')));
    assert_eq!((editor.draft().setup.seeds(pit('b')), editor.edited()), (99, Edited::Full(pit('b'))));

    // A text may bring more, which can be taken away.
    editor.edit(Edit::Write(LOSE, setup(&NONE.replacen('0', "200", 1))));
    editor.edit(Edit::Add(pit('G')));
    assert_eq!((editor.draft().setup.seeds(pit('G')), editor.edited()), (200, Edited::Full(pit('G'))));
    editor.edit(Edit::Take(pit('G')));
    assert_eq!(editor.draft().setup.seeds(pit('G')), 199);
}

#[test]
fn figures_make_a_number() {
    let seeds = |editor: &Editor<Hawalis>| editor.draft().setup.seeds(pit('d'));
    let mut editor = editor(START);
    editor.edit(Edit::Figure(pit('d'), 1));
    assert_eq!(seeds(&editor), 1);
    editor.edit(Edit::Figure(pit('d'), 4));
    assert_eq!(seeds(&editor), 14);
    // 147 are too many for a pit: the number begins anew.
    editor.edit(Edit::Figure(pit('d'), 7));
    assert_eq!(seeds(&editor), 7);
    // All of it was one step.
    editor.edit(Edit::Undo);
    assert_eq!((seeds(&editor), editor.can_undo()), (2, false));

    // The number that is there already is typed as well.
    editor.edit(Edit::Figure(pit('d'), 2));
    assert!(!editor.can_undo());
    editor.edit(Edit::Figure(pit('d'), 5));
    assert_eq!(seeds(&editor), 25);
    editor.edit(Edit::Undo);
    assert_eq!(seeds(&editor), 2);
}

#[test]
fn a_number_ends_with_anything_else() {
    let ways: [&[Edit<Hawalis>]; 4] = [
        &[Edit::Pause],
        &[Edit::Figure(pit('e'), 3)],
        &[Edit::Turn(Side::North)],
        &[Edit::Add(pit('d')), Edit::Take(pit('d'))],
    ];
    for way in ways {
        let mut editor = edited([Edit::Figure(pit('d'), 1)]);
        way.iter().cloned().for_each(|edit| editor.edit(edit));
        editor.edit(Edit::Figure(pit('d'), 2));
        assert_eq!(editor.draft().setup.seeds(pit('d')), 2, "{way:?}");
    }
}

#[test]
fn the_whole_board_is_cleared_started_and_swapped() {
    let mut editor = editor("0 1 2 3 4 5 6/0 0 0 0 0 0 7/9 0 0 0 0 0 0/8 0 0 0 0 0 0 N");
    editor.edit(Edit::Swap);
    // Turned by half: what was first is last.
    assert_eq!(text(&editor), "0 0 0 0 0 0 8/0 0 0 0 0 0 9/7 0 0 0 0 0 0/6 5 4 3 2 1 0 S");
    assert_eq!(editor.edited(), Edited::Swapped);
    editor.edit(Edit::Swap);
    assert_eq!(text(&editor), "0 1 2 3 4 5 6/0 0 0 0 0 0 7/9 0 0 0 0 0 0/8 0 0 0 0 0 0 N");
    editor.edit(Edit::Clear);
    assert_eq!(text(&editor), NONE.replace('S', "N"), "the player to move stays");
    editor.edit(Edit::Start);
    assert_eq!(text(&editor), START);
    editor.edit(Edit::Turn(Side::North));
    assert_eq!(text(&editor), START.replace('S', "N"));
    editor.edit(Edit::Options(FORBIDDEN));
    assert_eq!(editor.draft().game, FORBIDDEN);
}

#[test]
fn undo_goes_back_to_the_beginning_and_redo_to_the_end() {
    let edits = [
        Edit::Add(pit('a')),
        Edit::Clear,
        Edit::Set(pit('K'), 5),
        Edit::Turn(Side::North),
        Edit::Options(FORBIDDEN),
        Edit::Swap,
        Edit::Start,
    ];
    let mut editor = editor(START);
    let mut drafts = vec![editor.draft().clone()];
    for edit in edits {
        editor.edit(edit);
        drafts.push(editor.draft().clone());
    }
    for draft in drafts.iter().rev().skip(1) {
        assert!(editor.can_undo());
        editor.edit(Edit::Undo);
        assert_eq!(editor.draft(), draft);
    }
    assert!(!editor.can_undo());
    let before = editor.clone();
    editor.edit(Edit::Undo);
    assert_eq!(editor, before);
    for draft in &drafts[1..] {
        assert!(editor.can_redo());
        editor.edit(Edit::Redo);
        assert_eq!(editor.draft(), draft);
    }
    assert!(!editor.can_redo());

    // Another change takes the place of what was taken back.
    editor.edit(Edit::Undo);
    editor.edit(Edit::Add(pit('b')));
    assert!(!editor.can_redo());
}

#[test]
fn undo_says_the_pit_if_it_was_one() {
    let mut editor = edited([Edit::Add(pit('a')), Edit::Clear]);
    editor.edit(Edit::Undo);
    assert_eq!(editor.edited(), Edited::TakenBack(None));
    editor.edit(Edit::Undo);
    assert_eq!(editor.edited(), Edited::TakenBack(Some(pit('a'))));
    editor.edit(Edit::Redo);
    assert_eq!(editor.edited(), Edited::DoneAgain(Some(pit('a'))));
}

#[test]
fn writing_a_text_is_one_step() {
    let mut editor = editor(START);
    for first in ["1", "12", "1"] {
        editor.edit(Edit::Write(LOSE, setup(&START.replacen('2', first, 1))));
    }
    assert_eq!(editor.edited(), Edited::Written);
    editor.edit(Edit::Undo);
    assert_eq!((text(&editor).as_str(), editor.can_undo()), (START, false));
    // Written back to what it was, nothing is left to take back.
    editor.edit(Edit::Write(LOSE, setup(NONE)));
    editor.edit(Edit::Write(LOSE, setup(START)));
    assert!(!editor.can_undo());
    // Another text later is another step.
    editor.edit(Edit::Write(LOSE, setup(NONE)));
    editor.edit(Edit::Pause);
    editor.edit(Edit::Write(LOSE, setup(&NONE.replace('S', "N"))));
    editor.edit(Edit::Undo);
    assert_eq!(text(&editor), NONE);
}

/// Each board with what RULES say of it.
#[test]
fn the_verdict_says_whether_a_board_can_be_played_and_why_not() {
    let verdict = |game, text: &str| Editor::new(game, setup(text)).draft().verdict();
    let choices = |game, text: &str| match verdict(game, text) {
        Verdict::Playable { choices, .. } => {
            choices.into_iter().map(|pit| Hawalis::SHAPE.letter(pit)).collect::<String>()
        }
        other => panic!("{text}: {other:?}"),
    };
    let over = |winner, reason| Verdict::Over(Outcome::won(winner, reason));

    assert_eq!(choices(LOSE, START), "abcdefghijklmn");
    assert_eq!(choices(LOSE, &START.replace('S', "N")), "ABCDEFGHIJKLMN");
    // H1: a side holds 28 at most, whoever is to move.
    let too_many = |side, seeds| Verdict::Impossible(Invalid { side, seeds });
    assert_eq!(verdict(LOSE, &START.replacen('2', "3", 1)), too_many(Side::North, 29));
    assert_eq!(verdict(LOSE, &START.replace(" 2 S", " 9 S")), too_many(Side::South, 35));
    assert_eq!(verdict(LOSE, &START.replace('2', "3")), too_many(Side::South, 42));
    // H10: a player to move without seeds has lost, also when there are none at all.
    assert_eq!(verdict(LOSE, NONE), over(Side::North, Reason::NoSeeds));
    let only_south = "0 0 0 0 0 0 0/0 0 0 0 0 0 0/0 0 0 0 0 0 0/2 0 0 0 0 0 0";
    assert_eq!(verdict(LOSE, &format!("{only_south} N")), over(Side::South, Reason::NoSeeds));
    assert_eq!(choices(LOSE, &format!("{only_south} S")), "a");
    // Example 8: fourteen ones.
    let blocked = Setup::from(examples::blocked());
    assert_eq!(Editor::new(LOSE, blocked).draft().verdict(), over(Side::North, Reason::Blocked));
    // Example 6: a is endless. m is not: n and a get a seed, and a's three end in d, which is empty (H6, H7).
    let endless = "0 0 0 0 0 0 0/0 0 0 0 0 0 0/1 2 0 1 0 1 0/2 0 1 0 1 0 1 S";
    assert_eq!(choices(LOSE, endless), "am");
    assert_eq!(choices(FORBIDDEN, endless), "m");
    // Only n holds two or more, and its three turn round the side for ever, seven laps for each pit farther:
    // n drops into a, b, c; c's two into d, e; e's into f, g; and so on, always beside an empty pit.
    let turning = "0 0 0 0 0 0 0/0 0 0 0 0 0 0/3 1 0 1 0 1 0/1 0 1 0 1 0 1 S";
    assert_eq!(choices(LOSE, turning), "n");
    assert_eq!(verdict(FORBIDDEN, turning), over(Side::North, Reason::OnlyEndlessMoves));
}

#[test]
fn example_7_is_built_pit_by_pit() {
    let mut editor = edited([Edit::Clear]);
    for (letter, seeds) in "abcdefghijklmn".chars().zip([2, 1, 0, 2, 7, 0, 1, 2, 0, 1, 2, 1, 2, 1]) {
        editor.edit(Edit::Figure(pit(letter), seeds));
    }
    let Verdict::Playable { position, .. } = editor.draft().verdict() else { panic!("22 seeds") };
    let played = LOSE.play(&position, pit('h'), &mut ()).expect("h holds two");
    assert_eq!(played.laps, 51_030);
}

#[test]
fn a_text_without_a_player_to_move_means_south() {
    let counts = &START[..START.len() - 2];
    for text in [counts.to_owned(), format!("{counts}\n"), counts.replace('/', "\n")] {
        let read = read_setup(&ANY, &text).expect("a board");
        assert!(read.turn_assumed);
        assert_eq!(read.setup, of_any(START));
    }
    let read = read_setup(&ANY, &START.replace('S', "north")).expect("a board");
    assert_eq!((read.turn_assumed, read.setup.turn()), (false, Side::North));
}

#[test]
fn a_bad_text_says_where_and_why() {
    let cases = [
        ("2 2 2 2 2 2 2\n2 2 2 2 x 2 2", (2, 9), TextFault::NotACount("x".to_owned())),
        ("2 2 2 2 2 2 2\n2 2 2 2 256", (2, 9), TextFault::NotACount("256".to_owned())),
        ("2 2 2 2 2 2", (1, 12), TextFault::CountMissing { columns: 7 }),
        ("2 2 2 2 2 2 2 2/2", (1, 15), TextFault::CountTooMany { text: "2".to_owned(), columns: 7 }),
        ("2 2 2 2 2 2 2", (1, 14), TextFault::RowMissing { rows: 4 }),
        ("", (1, 1), TextFault::RowMissing { rows: 4 }),
    ];
    for (text, (line, column), fault) in cases {
        let error = read_setup(&ANY, text).expect_err(text);
        assert_eq!((error.line, error.column), (line, column), "{text}");
        assert_eq!(error.reason, TextReason::Setup(fault), "{text}");
    }
    let error = read_setup(&ANY, &format!("{START} S")).expect_err("one S too many");
    assert_eq!(error.reason, TextReason::Setup(TextFault::TextAfterEnd("S".to_owned())));
    assert_eq!((error.line, error.column), (1, START.len() + 2));
}

#[test]
fn the_text_is_the_boards_until_somebody_writes() {
    let (start, none) = (of_any(START), of_any(NONE));
    let mut field = EditorText::default();
    assert_eq!((field.shown(&start), field.reading()), (START.to_owned(), &Reading::Sound));

    // What is being written is not written otherwise meanwhile.
    let spaced = START.replace('/', "\n");
    assert_eq!(field.write(&ANY, spaced.clone()), Some(start));
    assert_eq!(field.shown(&start), spaced);
    field.leave();
    assert_eq!(field.shown(&start), START);

    // Nobody is named: this is said until the board changes.
    assert_eq!(field.write(&ANY, NONE[..NONE.len() - 2].to_owned()), Some(none));
    field.leave();
    assert_eq!((field.shown(&none), field.reading()), (NONE.to_owned(), &Reading::TurnAssumed));
    field.follow();
    assert_eq!(field.reading(), &Reading::Sound);
}

#[test]
fn a_bad_text_is_kept_until_it_is_mended_or_given_up() {
    let start = of_any(START);
    let bad = START.replacen('2', "two", 1);
    let mut field = EditorText::default();
    assert_eq!(field.write(&ANY, bad.clone()), None);
    field.leave();
    field.follow();
    assert_eq!(field.shown(&start), bad);
    let Reading::Failed(error) = field.reading() else { panic!("{:?}", field.reading()) };
    assert_eq!((error.line, error.column), (1, 1));

    let mut mended = field.clone();
    assert_eq!(mended.write(&ANY, START.to_owned()), Some(start));
    assert_eq!(mended.reading(), &Reading::Sound);
    field.discard();
    assert_eq!((field.shown(&start), field.reading()), (START.to_owned(), &Reading::Sound));
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::South), Just(Side::North)]
}

fn any_pit() -> impl Strategy<Value = Pit> {
    (side(), 0..Hawalis::SHAPE.pits_per_side).prop_map(|(side, index)| Pit::new(side, index))
}

fn any_setup() -> impl Strategy<Value = Setup> {
    (any::<[u8; 14]>(), any::<[u8; 14]>(), side()).prop_map(|(south, north, turn)| Setup {
        south,
        north,
        turn,
    })
}

fn any_edit() -> impl Strategy<Value = Edit<Hawalis>> {
    prop_oneof![
        4 => any_pit().prop_map(Edit::Add),
        6 => any_pit().prop_map(Edit::Take),
        4 => (any_pit(), 0..6_u8).prop_map(|(pit, seeds)| Edit::Set(pit, seeds)),
        1 => (any_pit(), any::<u8>()).prop_map(|(pit, seeds)| Edit::Set(pit, seeds)),
        4 => (any_pit(), 0..10_u8).prop_map(|(pit, figure)| Edit::Figure(pit, figure)),
        1 => Just(Edit::Clear),
        1 => Just(Edit::Start),
        1 => Just(Edit::Swap),
        2 => side().prop_map(Edit::Turn),
        1 => prop_oneof![Just(LOSE), Just(FORBIDDEN)].prop_map(Edit::Options),
        1 => any_setup().prop_map(|setup| Edit::Write(LOSE, setup)),
        1 => Just(Edit::Pause),
        2 => Just(Edit::Undo),
        2 => Just(Edit::Redo),
    ]
}

proptest! {
    #[test]
    fn every_board_that_can_be_set_up_is_read_back_from_its_text(edits in vec(any_edit(), 0..60)) {
        let editor = edited(edits);
        let written = text(&editor);
        prop_assert_eq!(written.parse::<Setup>(), Ok(editor.draft().setup));
        let read = read_setup(&ANY, &written).expect("its own text");
        prop_assert_eq!((read.setup, read.turn_assumed), (any::Setup::Hawalis(editor.draft().setup), false));
    }

    #[test]
    fn the_verdict_is_that_of_the_rules(edits in vec(any_edit(), 0..60)) {
        let editor = edited(edits);
        let draft = editor.draft();
        let legal = Position::try_from(draft.setup).map(|position| (position, draft.game.legal(&position)));
        match (draft.verdict(), legal) {
            (Verdict::Impossible(invalid), Err(error)) => prop_assert_eq!(invalid, error),
            (Verdict::Over(_), Ok((_, legal))) => prop_assert!(legal.is_empty()),
            (Verdict::Playable { position, choices }, Ok((same, legal))) => {
                prop_assert!(!choices.is_empty());
                prop_assert_eq!((position, choices), (same, legal));
            }
            (verdict, legal) => prop_assert!(false, "{verdict:?} but {legal:?}"),
        }
    }

    #[test]
    fn undo_and_redo_always_change_something_and_lose_nothing(edits in vec(any_edit(), 0..60)) {
        let mut editor = edited(edits);
        let end = editor.draft().clone();
        while editor.can_redo() {
            editor.edit(Edit::Redo);
        }
        let last = editor.draft().clone();
        let mut steps = 0;
        while editor.can_undo() {
            let before = editor.draft().clone();
            editor.edit(Edit::Undo);
            prop_assert_ne!(editor.draft(), &before);
            steps += 1;
        }
        prop_assert_eq!(text(&editor), START);
        let mut met = editor.draft() == &end;
        for _ in 0..steps {
            editor.edit(Edit::Redo);
            met |= editor.draft() == &end;
        }
        prop_assert!(met);
        prop_assert_eq!(editor.draft(), &last);
    }

    #[test]
    fn no_edit_but_a_text_fills_a_pit_beyond_the_most(edits in vec(any_edit(), 0..60)) {
        let edits = edits.into_iter().filter(|edit| !matches!(edit, Edit::Write(..)));
        let editor = edited(edits);
        prop_assert!(Hawalis::SHAPE.pits().all(|pit| editor.draft().setup.seeds(pit) <= MOST_IN_PIT));
    }

    #[test]
    fn any_text_is_answered(text in "[0-9 /,SNxé\n\u{a0}]{0,80}") {
        if let Err(error) = read_setup(&ANY, &text) {
            prop_assert!(error.line >= 1 && error.column >= 1);
        }
    }
}
