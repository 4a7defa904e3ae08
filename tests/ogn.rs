//! Games as text: written, read, and recognised among other texts.
#![cfg(not(target_arch = "wasm32"))] // proptest does not build there.

mod random;
mod trees;

use mancala::record::ogn::{self, Fault, Tags};
use mancala::record::text::{Recognised, TextReason, recognise};
use mancala::record::{Conclusion, NodeId, Record};
use mancala::rules::any::Setup;
use mancala::rules::hawalis::EndlessMoves;
use mancala::rules::{Game, Hawalis, Mancala, Reason, Side};
use proptest::prelude::*;
use std::time::{Duration, Instant};

fn played(letters: &str) -> Record<Hawalis> {
    let mut record = Record::new(Hawalis::default());
    record.play_letters(letters).expect("the moves are legal");
    record
}

fn read(text: &str) -> (Record<Hawalis>, Tags) {
    ogn::read(&Hawalis::default(), text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn moves_of(text: &str) -> &str {
    text.split_once("\n\n").map(|(_, moves)| moves).expect("an empty line follows the tags")
}

/// What is wrong with a text, and where.
fn fault(text: &str) -> (usize, usize, String) {
    let error = ogn::read(&Hawalis::default(), text).expect_err(text);
    (error.line, error.column, error.reason.to_string())
}

/// The files `tests/golden/*.ogn`, and the records that they were written from.
fn golden() -> Vec<(&'static str, &'static str, Record<Hawalis>, Tags)> {
    let mut tags = Tags::default();
    for (name, value) in [
        ("Event", "Club evening"),
        ("Site", "Muscat"),
        ("Date", "2024.03.01"),
        ("South", "Amal \"the fox\""),
        ("North", "Said"),
        ("Annotator", "C:\\notes"),
    ] {
        assert!(tags.set(name, value));
    }
    let mut branched = played("gHcC");
    branched.set_comment(NodeId::START, "Two old friends.");
    branched.set_comment(branched.line()[1], "usual");
    branched.set_comment(branched.line()[4], "The fifth move decides: e would run for ever, as a relay of 1,526 laps that comes back to where it began.\n\nBraces {like these} are kept.");
    branched.go(branched.line()[1]);
    branched.play_letters("Kb").expect("legal");
    branched.back();
    branched.play_letters("h").expect("legal");
    assert!(branched.conclude(Conclusion::Agreed));
    branched.go(branched.line()[1]);
    branched.play_letters("J").expect("legal");
    branched.go(branched.main_line()[4]);
    branched.play_letters("h").expect("legal");
    assert!(branched.conclude(Conclusion::Resigned { by: Side::South }));

    let start = "0 0 0 1 0 0 0/0 0 0 1 0 0 1/0 0 0 0 0 0 3/0 2 0 0 0 0 0 N";
    let setup: mancala::rules::hawalis::Setup = start.parse().expect("a setup");
    let game = Hawalis { endless_moves: EndlessMoves::Forbidden };
    let mut from_setup = Record::from_position(game, setup.try_into().expect("valid"));
    let mut random = random::Random(2);
    while let Some(pit) = random.legal(&game, from_setup.position()) {
        if from_setup.play(pit).is_err() {
            break;
        }
    }
    let endless = played("gHcCe");
    vec![
        ("branched", include_str!("golden/branched.ogn"), branched, tags),
        ("setup", include_str!("golden/setup.ogn"), from_setup, Tags::default()),
        ("endless", include_str!("golden/endless.ogn"), endless, Tags::default()),
    ]
}

#[test]
fn games_are_written_as_they_always_were() {
    for (name, text, record, tags) in golden() {
        let written = ogn::write(&record, &tags);
        assert_eq!(written, text, "{name}:\n{written}");
    }
}

#[test]
fn games_that_were_written_are_read() {
    for (name, text, record, tags) in golden() {
        let (again, tags_again) = read(text);
        assert!(again.tells_the_same_as(&record), "{name}");
        assert_eq!(tags_again, tags, "{name}");
    }
}

#[test]
fn a_game_that_is_read_stands_at_its_end() {
    let (record, _) = read("1. g H (1... K 2. b) 2. c (2. h) C *");
    assert_eq!((record.here().ply, record.cursor()), (4, record.head()));
    let main = record.main_line();
    assert_eq!(record.line(), main);
    assert_eq!(record.continuation(NodeId::START), main, "Forward follows the game");
    assert!(!record.can_redo() && record.can_undo());

    let (record, _) = read("1. g H 1-0 2. c (2. h)");
    assert_eq!(record.here().ply, 2, "the game ended before the moves that follow");
    assert_eq!(record.line(), record.main_line(), "Forward does not follow what was read last");
}

#[test]
fn every_way_to_write_a_game_is_read() {
    let expected = played("gHcC");
    for text in [
        "gHcC",
        "g H c C *",
        "1.g H 2.c C",
        "1. g 1... H 2. c 2... C",
        "1 g H 2 c C",
        "1. g 2. H 3. c 4. C",
        "12. g H 13. c C",
        "\u{feff}1. g\r\n\r\n1. ... H\r\n2. c\tC\r\n*\r\n",
        "1. g\rH\r2. c C",
        "[Variant \"hawalis\"]\r\n[Result \"*\"]\r\n\r\n1. g H 2. c C *",
        "[ Variant  \"Hawalis\" ] [Result \"?\"]1. g H 2. c C",
        "[Result \"*\"]\n\n\n[Variant \"Hawalis\"]\n1. g H 2. c C",
        "[EndlessMoves \"lose\"]\n1. g H 2. c C",
        "[FEN \"2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2 S\"]\n1. g H 2. c C",
    ] {
        let (record, tags) = read(text);
        assert!(record.tells_the_same_as(&expected), "{text}");
        assert_eq!(tags, Tags::default(), "{text}");
    }
}

#[test]
fn unknown_tags_are_kept_and_written_back() {
    let text = "[Opening \"a \\\"quick\\\" one\"]\n[Variant \"Hawalis\"]\n[North \"N\"]\n[SetUp \"1\"]\n[Termination \"time forfeit\"]\n[Result \"1-0\"]\n\n1. g H 1-0\n";
    let (record, tags) = read(text);
    assert_eq!(tags.get("Opening"), Some("a \"quick\" one"));
    assert_eq!((tags.get("SetUp"), tags.get("North"), tags.get("Result")), (Some("1"), Some("N"), None));
    assert_eq!(record.conclusion().and_then(Conclusion::winner), Some(Side::South));
    let written = ogn::write(&record, &tags);
    assert!(
        written
            .contains("\n[Termination \"time forfeit\"]\n[Opening \"a \\\"quick\\\" one\"]\n[SetUp \"1\"]\n"),
        "{written}"
    );
    assert_eq!(read(&written).1, tags);
}

#[test]
fn comments_keep_their_words_and_lines() {
    let (record, _) = read(
        "{ before\n it\t all } 1. g! { a\r\n\r\nb } {c} H ; to the end\n2. c $14 C?! (2... I {x} {y}) {z}",
    );
    let comments: Vec<&str> = record.main_line().into_iter().map(|id| record.comment(id)).collect();
    assert_eq!(comments, ["before it all", "!\na\nb\nc", "to the end", "$14", "?!\nz"]);

    let (record, _) = read(r"1. g {C:\new \x7D\x20 \x5Cx \y}");
    assert_eq!(record.comment(record.cursor()), "C:\\new }  \\x \\y");
}

#[test]
fn what_stands_before_a_variation_goes_to_its_first_move() {
    let (record, _) = read("1. g ({instead} 1. a {this})");
    let variation = record.node(NodeId::START).children[1];
    assert_eq!(record.comment(variation), "instead\nthis");
}

#[test]
fn lines_are_not_long() {
    let mut record = Record::new(Hawalis::default());
    let mut random = random::Random(7);
    while let Some(pit) = random.legal(&Hawalis::default(), record.position()) {
        if record.play(pit).is_err() {
            break;
        }
        let words = "many words ".repeat(1 + random.below(12));
        record.set_comment(record.cursor(), words.trim());
    }
    let text = ogn::write(&record, &Tags::default());
    let longest = text.lines().map(|line| line.chars().count()).max();
    assert!((60..=80).contains(&longest.expect("there are lines")), "{longest:?}");
}

#[test]
fn the_result_is_that_of_the_first_end_of_the_line() {
    let mut record = played("gHcC");
    record.undo();
    record.undo();
    assert!(record.conclude(Conclusion::Resigned { by: Side::North }));
    let text = ogn::write(&record, &Tags::default());
    assert!(text.contains("[Result \"1-0\"]\n[Termination \"resignation\"]\n"), "{text}");
    assert_eq!(moves_of(&text), "1. g H+3 1-0 2. c+4 C+1 *\n");
    let (again, _) = read(&text);
    assert!(again.tells_the_same_as(&record));
    assert_eq!((again.here().ply, again.conclusion()), (2, record.conclusion()));
}

#[test]
fn a_result_in_the_tag_alone_is_taken() {
    let (record, _) = read("[Result \"0-1\"]\n\n1. g H");
    assert_eq!(record.conclusion(), Some(Conclusion::Resigned { by: Side::South }));
    let (record, _) = read("[Result \"1/2-1/2\"]\n[Termination \"Agreement\"]\n\n1. g H");
    assert_eq!(record.conclusion(), Some(Conclusion::Agreed));
    let (record, tags) = read("[Result \"0-1\"]\n[Termination \"normal\"]\n\ngHcCe 0-1");
    let ended = record.conclusion().and_then(|conclusion| match conclusion {
        Conclusion::Rules(outcome) => Some(outcome.reason),
        _ => None,
    });
    assert_eq!(ended, Some(Reason::EndlessMove));
    assert_eq!(tags.get("Termination"), None, "the rules know better");
}

#[test]
fn what_would_change_the_game_is_an_error() {
    for (text, line, column, reason) in [
        ("1. g H\n2. x", 2, 4, "no pit is called “x”"),
        ("1. g\r\n\r\nh", 3, 1, "h may not be played: not your pit"),
        ("1. g H+4", 1, 7, "H captures 3, not 4"),
        ("1. g+1", 1, 5, "g captures 0, not 1"),
        ("1. g H+", 1, 7, "captured seeds are written behind a move, as in c+2"),
        ("1. g +1", 1, 6, "captured seeds are written behind a move, as in c+2"),
        ("1. g H+99999999999", 1, 7, "H captures 3, not 99999999999"),
        ("1. g H 3. c", 1, 8, "this is move 2, not 3"),
        ("5. g H 5. c", 1, 8, "this is move 6, not 5"),
        ("1. g 99999999999999999999 H", 1, 6, "this is move 1, not 99999999999999999999"),
        ("gHcCe a", 1, 7, "a may not be played: the game is over"),
        ("{é} 1. g {open", 1, 10, "the comment that begins here has no end: } is missing"),
        ("1. g }", 1, 6, "a comment ends here that did not begin: { is missing"),
        ("1. g (1. a", 1, 6, "the variation that begins here has no end: ) is missing"),
        ("1. g )", 1, 6, "a variation ends here that did not begin: ( is missing"),
        ("(1. g)", 1, 1, "a variation stands behind the move that it replaces, and no move stands here"),
        (
            "1. g ((1. a))",
            1,
            7,
            "a variation stands behind the move that it replaces, and no move stands here",
        ),
        ("1. g ({nothing})", 1, 6, "this variation has no move"),
        ("1. g ~", 1, 6, "“~” is neither a move nor a number, a comment, a variation or a result"),
        ("1. g 25-23", 1, 6, "“25-23” is not a result of Hawalis: write 1-0, 0-1, 1/2-1/2 or *"),
        ("gHcCe 1-0", 1, 7, "the result is 1-0, but North has won: endless move"),
        ("gHcCe *", 1, 7, "the result is *, but North has won: endless move"),
        ("1. g 1-0 0-1", 1, 10, "the result is 0-1 here, and 1-0 elsewhere"),
        ("1. g 1-0 *", 1, 10, "the result is * here, and 1-0 elsewhere"),
        ("1. g * H", 1, 8, "the game ends before this: only one game can be read"),
        (
            "[Variant \"Hawalis\"]\n1. g 1-0\n\n[Variant \"Hawalis\"]\n1. a",
            4,
            1,
            "the game ends before this: only one game can be read",
        ),
        ("[Result \"1-0\"]\n1. g *", 1, 10, "the result is 1-0 here, and * elsewhere"),
        ("[Result \"1-0\"]\n1. g 0-1", 1, 10, "the result is 1-0 here, and 0-1 elsewhere"),
        ("[Result \"*\"]\n1. g 0-1", 1, 10, "the result is * here, and 0-1 elsewhere"),
        ("[Result \"1-0\"]\ngHcCe", 1, 10, "the result is 1-0, but North has won: endless move"),
        (
            "[Result \"25-23\"]\n1. g",
            1,
            10,
            "“25-23” is not a result of Hawalis: write 1-0, 0-1, 1/2-1/2 or *",
        ),
        (
            "[Termination \"repetition\"]\ngHcCe",
            1,
            15,
            "the tag Termination says “repetition”, but North has won: endless move",
        ),
        (
            "[Termination \"no seeds\"]\n1. g",
            1,
            15,
            "the tag Termination says “no seeds”, but the game is not over",
        ),
        (
            "[Termination \"agreement\"]\n1. g 1-0",
            1,
            15,
            "the tag Termination says “agreement”, but South has won and the game is not over by the rules",
        ),
        (
            "[Variant \"Kalah\"]\n1. A",
            1,
            11,
            "the game “Kalah” is not known here: write Hawalis or Oware Abapa",
        ),
        ("[Variant \"Oware\"]\n1. A", 1, 11, "this is a game of Oware Abapa"),
        ("[GrandSlam \"forbidden\"]\n1. a", 1, 2, "the tag GrandSlam belongs to Oware Abapa"),
        (
            "[EndlessMoves \"win\"]",
            1,
            16,
            "“win” does not say what becomes of endless moves: write lose or forbidden",
        ),
        ("[EndlessMoves \"forbidden\"]\ngHcCe", 2, 5, "e may not be played: endless moves are forbidden"),
        ("[South \"a\"]\n [South \"b\"]", 2, 3, "the tag South stands twice"),
        ("[South \"a\n\"]", 1, 1, "a tag has the form [Name \"value\"] on one line"),
        ("\n [South]", 2, 2, "a tag has the form [Name \"value\"] on one line"),
        (
            "[FEN \"2 2\"]",
            1,
            10,
            "the start in the tag FEN cannot be read: row 1, column 3: a count is missing: a row has seven",
        ),
        (
            "[FEN \"2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 y 2 2/2 2 2 2 2 2 2 S\"]",
            1,
            43,
            "the start in the tag FEN cannot be read: row 3, column 5: “y” is not a number of seeds from 0 to 255",
        ),
        (
            "[FEN \"2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2\"]",
            1,
            62,
            "the start in the tag FEN cannot be read: row 5, column 1: the player to move is missing: end with S or N",
        ),
        (
            "[FEN \"2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 3 S\"]",
            1,
            7,
            "the start in the tag FEN cannot be played: South holds 29 seeds: a side never has more than 28",
        ),
    ] {
        assert_eq!(fault(text), (line, column, reason.to_owned()), "{text}");
    }
}

#[test]
fn a_text_of_any_size_is_answered_soon() {
    // Each variation replaces the move before it.
    let deep = "g H ".to_owned() + &"(H ".repeat(400_000);
    let long = "{".repeat(ogn::MOST_TEXT);
    let larger = " ".repeat(ogn::MOST_TEXT + 1);
    let many = "(K)".repeat(ogn::MOST_MOVES);
    let cases = [
        (deep.clone(), Fault::TextTooLong),
        (deep[..ogn::MOST_TEXT].to_owned(), Fault::VariationsTooDeep),
        ("g ".to_owned() + &"{x} ".repeat(200_000) + &"(a)".repeat(ogn::MOST_MOVES), Fault::TooManyMoves),
        (long, Fault::CommentOpen),
        (larger, Fault::TextTooLong),
        (format!("g H {many}"), Fault::TooManyMoves),
    ];
    for (text, expected) in cases {
        let begun = Instant::now();
        assert_eq!(ogn::read(&Hawalis::default(), &text).map_err(|error| error.reason).err(), Some(expected));
        assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    }
}

/// Moves that each replace the one before them: H and K by turns, in variations within each other.
fn nested(depth: usize) -> String {
    let variations: String = (0..depth).map(|number| if number % 2 == 0 { "(K " } else { "(H " }).collect();
    "g\nH ".to_owned() + &variations + &")".repeat(depth)
}

#[test]
fn variations_stand_within_each_other_up_to_a_limit() {
    assert!(ogn::read(&Hawalis::default(), &nested(ogn::MOST_NESTED)).is_ok());
    // By hand: H and its blank, then three columns for each variation.
    let (line, column, reason) = fault(&nested(ogn::MOST_NESTED + 1));
    assert_eq!((line, column), (2, 3 + 3 * ogn::MOST_NESTED));
    assert_eq!(reason, "more than 500 variations stand within each other");
}

#[test]
fn a_game_with_every_move_taken_back_once_is_read_back() {
    let mut record = Record::new(Hawalis::default());
    let mut random = random::Random(11);
    let mut taken_back = 0;
    for _ in 0..200 {
        let before = record.cursor();
        let legal: Vec<_> = record.legal().into_iter().collect();
        for pit in [random.legal(&Hawalis::default(), record.position()), legal.last().copied()] {
            let Some(pit) = pit.filter(|_| record.here().conclusion.is_none()) else { break };
            if record.cursor() != before {
                record.undo();
                taken_back += 1;
            }
            if record.play(pit).is_err() {
                break;
            }
        }
    }
    assert!(taken_back > 10, "{taken_back}");
    let (again, _) = read(&ogn::write(&record, &Tags::default()));
    assert!(again.tells_the_same_as(&record));
}

#[test]
fn a_text_without_a_tag_and_a_move_is_no_game() {
    for (text, line, column) in [
        ("{\"name\":\"x\"}", 1, 1),
        ("; todo buy milk", 1, 1),
        ("\n  {\"a\":1}\n", 2, 3),
        ("*", 1, 1),
        ("({words})", 1, 1),
        ("", 1, 1),
    ] {
        let reason = "this is no game: there is neither a tag nor a move";
        assert_eq!(fault(text), (line, column, reason.to_owned()), "{text}");
        if !text.is_empty() {
            let said = recognise(text).map_err(|error| error.to_string());
            assert_eq!(said, Err(format!("line {line}, column {column}: {reason}")), "{text}");
            assert!(matches!(ogn::read_all(text)[..], [Err(_)]), "{text}");
        }
    }
    // A start alone is one, and so is what we write of it.
    let written = ogn::write(&Record::new(Hawalis::default()), &Tags::default());
    assert!(recognise(&written).is_ok() && recognise("[South \"Amal\"]").is_ok());
}

#[test]
fn texts_are_recognised() {
    let start = Hawalis::default().start().to_string();
    for text in [
        start.clone(),
        start.replace('/', "\n"),
        format!("\n\n  {}\r\n", start.replace('/', "\r\n").replace(" S", "\r\nSouth")),
        start.replace(' ', "\u{a0}"),
        start.replace("2 2", "99 99"),
    ] {
        assert!(
            matches!(recognise(&text), Ok(Recognised::Setup(Setup::Hawalis(_)))),
            "{text}: {:?}",
            recognise(&text)
        );
    }
    for text in ["gHcC", " g H\nc C ", "g,H,c,C", "1. g H 2. c C", "1 g H 2 c C", "1. g H+3 2. c+4 C+1"] {
        match recognise(text) {
            Ok(Recognised::Moves(record)) => assert_eq!(trees::main_line(&record), "gHcC"),
            other => panic!("{text}: {other:?}"),
        }
    }
    for text in [
        "[Variant \"Hawalis\"]\n[Site \"https://example.org/#here\"]\n\n1. g H 2. c C *",
        "1. g H {see https://example.org/#here, 2 2 2} 2. c C",
        "1. g H 2. c C *",
        "1. g (1. a) H 2. c C 1/2-1/2",
        "{2 2 2} 1. g H 2. c C",
    ] {
        match recognise(text) {
            Ok(Recognised::Game { record, .. }) => assert_eq!(trees::main_line(&record), "gHcC"),
            other => panic!("{text}: {other:?}"),
        }
    }
    for text in ["https://example.org/game/#abc", "have a look: https://example.org/?g=abc.", "#abc"] {
        assert_eq!(recognise(&format!(" {text}\n")), Ok(Recognised::Link(text.to_owned())));
    }
}

#[test]
fn a_text_that_cannot_be_read_says_where_and_why() {
    let rows = "2 2 2 2 2 2 2\n2 2 2 2 2 2 2\n2 2 2 2 2 2 2\n2 2 2 2 2 2 2";
    for (text, said) in [
        ("".to_owned(), "line 1, column 1: there is nothing to read"),
        (" \n\t".to_owned(), "line 1, column 1: there is nothing to read"),
        (rows.to_owned(), "line 4, column 14: the player to move is missing: end with S or N"),
        (format!("{rows}\n\n"), "line 4, column 14: the player to move is missing: end with S or N"),
        (format!("{rows} West"), "line 4, column 15: “West” is not a side: write S for South or N for North"),
        (format!("{rows}\nS now"), "line 5, column 3: “now” stands after the end of the position"),
        (format!("{rows} 2\nS"), "line 4, column 15: “2” is one too many: a row has seven counts"),
        (format!("\n{rows}\n2 2 S"), "line 6, column 1: “2” is one too many: a row has seven counts"),
        (format!("x {rows} S"), "line 1, column 1: “x” is not a number of seeds from 0 to 255"),
        (
            "2 2 2 2 2 2 2\r\n2 2 2 2 2 2 300".to_owned(),
            "line 2, column 13: “300” is not a number of seeds from 0 to 255",
        ),
        ("2 2 2 2 2 2 2/2 2".to_owned(), "line 1, column 18: a count is missing: a row has seven"),
        (
            "2 2 2 2 2 2 2/2 2 2 2 2 2 2\n".to_owned(),
            "line 1, column 28: the row is missing: the board has four",
        ),
        (
            rows.replace(' ', "\u{a0}").replacen('2', "z", 1),
            "line 1, column 1: “z” is not a number of seeds from 0 to 255",
        ),
        (rows.replace(' ', "\u{a0}"), "line 4, column 14: the player to move is missing: end with S or N"),
        ("gHcx".to_owned(), "line 1, column 4: no pit is called “x”"),
        ("1. g H\n2. C".to_owned(), "line 2, column 4: C may not be played: not your pit"),
        (
            "good morning, how are you?".to_owned(),
            "line 1, column 2: this is neither a position nor moves, a game or a link",
        ),
        (
            "[Variant \"Hawalis\"]\n\n1. g {".to_owned(),
            "line 3, column 6: the comment that begins here has no end: } is missing",
        ),
    ] {
        assert_eq!(recognise(&text).map_err(|error| error.to_string()), Err(said.to_owned()), "{text}");
    }
    assert_eq!(recognise("").map_err(|error| error.reason), Err(TextReason::Nothing));
}

fn tags() -> impl Strategy<Value = Tags> {
    let name = prop_oneof![
        prop_oneof![Just("Event"), Just("South"), Just("North"), Just("Date")].prop_map(str::to_owned),
        "[A-Za-z0-9_]{1,9}",
    ];
    let value = prop_oneof![trees::comment(), any::<String>()];
    proptest::collection::vec((name, value), 0..8).prop_map(|pairs| {
        let mut tags = Tags::default();
        for (name, value) in pairs.iter().filter(|(name, _)| name != "Termination") {
            tags.set(name, value);
        }
        tags
    })
}

/// Texts that are nearly games: pieces of the form in any order.
fn nearly() -> impl Strategy<Value = String> {
    let fixed = prop_oneof![
        Just("g"),
        Just("H"),
        Just("H+3"),
        Just("c"),
        Just("C"),
        Just("e"),
        Just("a"),
        Just("1."),
        Just("1..."),
        Just("2."),
        Just("("),
        Just(")"),
        Just("{"),
        Just("}"),
        Just(";"),
        Just("\n"),
        Just("\r\n"),
        Just(" "),
        Just("*"),
        Just("1-0"),
        Just("0-1"),
        Just("1/2-1/2"),
        Just("½-½"),
        Just("[Result \"1-0\"]"),
        Just("[Variant \"Hawalis\"]"),
        Just("[FEN \"2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2 N\"]"),
        Just("[Termination \"resignation\"]"),
        Just("[EndlessMoves \"forbidden\"]"),
        Just("\""),
        Just("\\"),
        Just("["),
        Just("]"),
        Just("+"),
        Just("!"),
        Just("$"),
        Just("2 2"),
        Just("/"),
        Just("S"),
        Just("#"),
        Just("://"),
    ];
    let piece =
        prop_oneof![30 => fixed.prop_map(str::to_owned), 1 => any::<char>().prop_map(|c| c.to_string())];
    proptest::collection::vec(piece, 0..40).prop_map(|pieces| pieces.join(" "))
}

fn stable(text: &str) {
    let Ok((record, tags)) = ogn::read(&Hawalis::default(), text) else { return };
    let written = ogn::write(&record, &tags);
    let (again, tags_again) = read(&written);
    assert!(again.tells_the_same_as(&record), "{text}\n{written}");
    assert_eq!(tags_again, tags, "{text}\n{written}");
    assert_eq!(again.conclusion(), record.conclusion());
    assert_eq!(ogn::write(&again, &tags_again), written);
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(record in trees::record(), tags in tags()) {
        let text = ogn::write(&record, &tags);
        let (again, tags_again) = read(&text);
        prop_assert!(again.tells_the_same_as(&record), "{}", text);
        prop_assert_eq!(&tags_again, &tags);
        prop_assert_eq!(ogn::write(&again, &tags_again), &*text);
        // The line ends of another system change nothing.
        let (again, _) = read(&text.replace('\n', "\r\n"));
        prop_assert!(again.tells_the_same_as(&record), "{}", text);
        let recognised = recognise(&text);
        let of_hawalis = matches!(&recognised, Ok(Recognised::Game { record, .. }) if matches!(record.game(), Mancala::Hawalis(_)));
        prop_assert!(of_hawalis, "{:?}", recognised);
    }

    #[test]
    fn a_game_that_is_nearly_right_is_read_or_refused(text in nearly()) {
        stable(&text);
        let _ = recognise(&text);
    }

    #[test]
    fn no_text_is_too_strange(text in any::<String>()) {
        stable(&text);
        let _ = recognise(&text);
    }

    #[test]
    fn a_damaged_game_is_read_or_refused(
        record in trees::record(), place in any::<prop::sample::Index>(), piece in any::<char>(), gone in 0..6_usize,
    ) {
        let mut text: Vec<char> = ogn::write(&record, &Tags::default()).chars().collect();
        let place = place.index(text.len());
        text.splice(place..(place + gone).min(text.len()), [piece]);
        let text: String = text.into_iter().collect();
        stable(&text);
        if let Err(error) = recognise(&text) {
            prop_assert!(error.line <= text.chars().filter(|&c| c == '\n' || c == '\r').count() + 1);
            prop_assert!(error.column > 0);
        }
    }
}
