//! Games of Oware as records, links and texts.
#![cfg(not(target_arch = "wasm32"))] // proptest does not build there.

mod random;

use mancala::record::link::{Later, Section};
use mancala::record::ogn::{self, Tags};
use mancala::record::text::{Recognised, recognise};
use mancala::record::{Conclusion, Link, LinkError, NodeId, Record};
use mancala::rules::oware::{GrandSlam, Position, Setup, examples};
use mancala::rules::{Game, Hawalis, Mancala, Outcome, Oware, Pit, Reason, Refusal, Side, any};
use proptest::collection::vec;
use proptest::prelude::*;
use random::Random;
use serde_json::Value;

const NOTHING: Oware = Oware { grand_slam: GrandSlam::CapturesNothing };
const FORBIDDEN: Oware = Oware { grand_slam: GrandSlam::Forbidden };
const ALL: Oware = Oware { grand_slam: GrandSlam::TakesAll };
const GAMES: [Oware; 3] = [NOTHING, FORBIDDEN, ALL];

fn position(text: &str) -> Position {
    text.parse::<Setup>().expect("a setup").try_into().expect("a position")
}

/// Reads a link without knowing of which game.
fn whichever(code: &str) -> Result<Link<Mancala>, LinkError> {
    Link::decode(code)
}

fn is_oware(game: &Mancala) -> bool {
    matches!(game, Mancala::Oware(_))
}

/// The game that a text was recognised to be of.
fn game_of(text: &str) -> Option<Mancala> {
    match recognise(text) {
        Ok(Recognised::Setup(any::Setup::Hawalis(_))) => Some(Hawalis::default().into()),
        Ok(Recognised::Setup(any::Setup::Oware(_))) => Some(Oware::default().into()),
        Ok(Recognised::Moves(record) | Recognised::Game { record, .. }) => Some(*record.game()),
        Ok(Recognised::Link(_)) | Err(_) => None,
    }
}

fn pits(letters: &str) -> Vec<Pit> {
    letters.chars().map(|letter| Oware::SHAPE.pit(letter).expect("a pit")).collect()
}

fn letters(moves: impl IntoIterator<Item = Pit>) -> String {
    moves.into_iter().map(|pit| Oware::SHAPE.letter(pit)).collect()
}

fn main_line<G: Game>(record: &Record<G>) -> String {
    letters(record.main_line().into_iter().filter_map(|id| record.pit(id)))
}

fn played(game: Oware, start: Position, moves: &str) -> Record<Oware> {
    let mut record = Record::from_position(game, start);
    record.play_letters(moves).unwrap_or_else(|error| panic!("{moves}: {error}"));
    record
}

fn from_start(moves: &str) -> Record<Oware> {
    played(NOTHING, NOTHING.start(), moves)
}

fn rules(outcome: Outcome) -> Option<Conclusion> {
    Some(Conclusion::Rules(outcome))
}

// Records

#[test]
fn a_chase_ends_by_repetition_and_each_takes_the_own_side() {
    let record = played(NOTHING, examples::chase(), "FfAaBbCcDdEe");
    assert_eq!(record.conclusion(), rules(Outcome::drawn(Reason::Repetition)));
    let head = record.head();
    assert_eq!(record.settled(head).to_string(), "0 0 0 0 0 0/0 0 0 0 0 0 S 24 24");
    let sweeps: Vec<_> =
        record.sweeps(head).into_iter().map(|sweep| (Oware::SHAPE.letter(sweep.pit), sweep.taker)).collect();
    assert_eq!(sweeps, [('F', Side::South), ('f', Side::North)]);
    assert_eq!(record.refusal(pits("F")[0]), Some(Refusal::GameOver));
    // Before the last move nothing is over, and the board is what it is.
    let before = record.node(head).parent.expect("a move was played");
    assert_eq!(record.settled(before), record.node(before).position);
    assert_eq!(record.sweeps(before), []);
}

#[test]
fn only_the_line_that_is_played_makes_a_repetition() {
    let whole = played(NOTHING, examples::chase(), "FfAaBbCcDdEe");
    // A record that begins where this one ends has a fresh history, and goes once round again.
    let again = played(NOTHING, *whole.position(), "FfAaBbCcDdE");
    assert_eq!(again.conclusion(), None);
    assert_eq!(played(NOTHING, *again.position(), "e").conclusion(), None);
}

/// The pits stand as before, but the stores do not, and the game goes on.
#[test]
fn a_capture_makes_what_was_before_unreachable() {
    let start = position("0 0 0 0 0 1/0 0 0 0 0 1 S 23 23");
    let with_other_stores = position("0 0 0 0 0 1/0 0 0 0 0 1 S 22 24");
    assert_eq!(NOTHING.outcome(&with_other_stores, [&start]), None);
    assert!(NOTHING.outcome(&start, [&with_other_stores, &start]).is_some());
}

#[test]
fn a_start_that_is_over_is_over_at_once() {
    let record = Record::from_position(NOTHING, examples::starved());
    assert_eq!(record.conclusion(), rules(Outcome::won(Side::South, Reason::NoMove)));
    assert!(record.legal().is_empty());
    assert_eq!(record.settled(NodeId::START).to_string(), "0 0 0 0 0 0/0 0 0 0 0 0 S 25 23");
}

#[test]
fn a_move_that_does_not_feed_is_refused_and_changes_nothing() {
    let mut record = Record::from_position(NOTHING, examples::feeding());
    let before = record.clone();
    let feeding = record.legal();
    assert_eq!(letters(feeding), "CF");
    assert_eq!(record.play(pits("D")[0]), Err(Refusal::DoesNotFeed { feeding }));
    assert_eq!(record, before);
}

#[test]
fn players_who_end_a_game_leave_the_board() {
    let mut record = from_start("FfA");
    assert!(record.conclude(Conclusion::Agreed));
    assert_eq!(record.settled(record.head()), *record.position());
    assert_eq!(record.sweeps(record.head()), []);
}

// Links

fn link(moves: &str) -> Link<Oware> {
    Link { moves: pits(moves), ply: moves.len(), ..Link::new(NOTHING) }
}

#[test]
fn a_link_is_as_it_is_described() {
    let content = |link: &Link<Oware>| {
        let code = link.encode();
        let mut pieces: Vec<&str> = code.split('.').skip(2).collect();
        pieces.pop();
        pieces.join(".")
    };
    assert_eq!(content(&Link::new(NOTHING)), "oware");
    assert_eq!(content(&link("FfB")), "oware.mFfB");
    assert_eq!(content(&Link { game: FORBIDDEN, ..link("") }), "oware.rf");
    assert_eq!(content(&Link { game: ALL, ..link("") }), "oware.ra");
    // A…F, a…f, South's store (20 is a K), North's (17 is an H).
    let start = examples::grand_slam().position;
    let shown = Link { start, ply: 0, flipped: true, ..link("F") };
    assert_eq!(content(&shown), "oware.sS100023212000KH.mF.p0.f");
    let ended = Link { lap: Some(1), conclusion: Some(Conclusion::Agreed), ..link("F") };
    assert_eq!(content(&ended), "oware.mF.l1.cA");
}

/// Links of every feature, which open for ever: never change a line, only add some.
#[test]
fn old_links_open() {
    let mut links = 0;
    for line in include_str!("golden/oware_links.jsonl").lines() {
        let golden: Value = serde_json::from_str(line).expect("JSON");
        let text = |name: &str| golden[name].as_str();
        let code = text("code").expect("a code");
        let link = Link::<Oware>::decode(code).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert_eq!(link.encode(), code, "{line}");
        assert_eq!(whichever(code).map(|link| link.game), Ok(link.game.into()), "{line}");
        assert_eq!(whichever(code).map(|link| link.encode()), Ok(code.to_owned()), "{line}");
        let game = match text("grand_slam") {
            Some("forbidden") => FORBIDDEN,
            Some("takes all") => ALL,
            _ => NOTHING,
        };
        assert_eq!(link.game, game, "{line}");
        assert_eq!(link.start, text("start").map_or(game.start(), position), "{line}");
        assert_eq!(letters(link.moves.iter().copied()), text("moves").expect("moves"), "{line}");
        let opened = link.open();
        let record = &opened.record;
        assert_eq!(record.here().ply as u64, golden["ply"], "{line}");
        assert_eq!(opened.lap.map(|lap| lap as u64), golden["lap"].as_u64(), "{line}");
        assert_eq!(opened.flipped, golden["flipped"], "{line}");
        let shown = record.settled(record.cursor()).to_string();
        assert_eq!(Some(&*shown), text("position"), "{line}");
        assert_eq!(opened.stopped.map(|stopped| stopped.to_string()).as_deref(), text("stopped"), "{line}");
        let end = record.conclusion().map(|conclusion| match conclusion {
            Conclusion::Rules(outcome) => outcome.reason.to_string(),
            Conclusion::Resigned { by } => format!("{by:?} resigned"),
            Conclusion::Agreed => "agreed".to_owned(),
        });
        assert_eq!(end.as_deref(), text("end"), "{line}");
        links += 1;
    }
    assert!(links >= 12, "{links} links");
}

#[test]
fn a_link_says_which_game_it_is() {
    let [oware, hawalis] = [link("Ff").encode(), Link::new(Hawalis::default()).encode()];
    assert_eq!(whichever(&oware).map(|link| link.game), Ok(Oware::default().into()));
    assert_eq!(whichever(&hawalis).map(|link| link.game), Ok(Hawalis::default().into()));
    let text = format!("https://a.example/?utm_source=b#game={oware}.");
    assert_eq!(
        Link::<Mancala>::find_in(&text).map(|found| found.map(|link| link.encode())),
        Ok(Some(oware.clone()))
    );
    assert_eq!(Link::<Mancala>::find_in("https://a.example/"), Ok(None));
    assert_eq!(Link::<Mancala>::find_in(&"a".repeat(100_000)), Err(LinkError::TooLong));
    // Each reads its own only, and both know what damage is.
    let later = LinkError::Later(Later::Game("oware".to_owned()));
    assert_eq!(Link::<Hawalis>::decode(&oware), Err(later));
    assert!(Link::<Oware>::decode(&hawalis).is_err());
    assert_eq!(whichever(&oware.replace("Ff", "Fe")), Err(LinkError::Changed));
    assert!(matches!(whichever(&oware[..20]), Err(LinkError::Incomplete { .. })));
}

/// A link of any shape.
fn any_link() -> impl Strategy<Value = Link<Oware>> {
    let pit = (any::<bool>(), 0..6_usize)
        .prop_map(|(south, index)| Pit::new(if south { Side::South } else { Side::North }, index));
    let place = (any::<prop::sample::Index>(), prop::option::of(0..9_usize));
    let start = prop_oneof![Just(None), any::<u64>().prop_map(Some)];
    (0..3_usize, start, vec(pit, 0..200), place, any::<bool>(), 0..3_usize).prop_map(
        |(game, start, moves, (ply, lap), flipped, conclusion)| {
            let ply = ply.index(moves.len() + 1);
            let ends = [None, Some(Conclusion::Resigned { by: Side::North }), Some(Conclusion::Agreed)];
            Link {
                game: GAMES[game],
                start: start.map_or(NOTHING.start(), |seed| Random(seed).oware()),
                moves,
                ply,
                lap: lap.filter(|_| ply > 0),
                flipped,
                conclusion: ends[conclusion],
                computers: [None; 2],
            }
        },
    )
}

#[test]
fn a_damaged_link_opens_nothing() {
    let start = examples::grand_slam().position;
    let code = Link { start, game: ALL, ..link("EaF") }.encode();
    let refused = |code: String| assert!(whichever(&code).is_err(), "{code}");
    for end in 0..code.len() {
        refused(code[..end].to_owned());
        refused(code[end + 1..].to_owned());
        refused(format!("{}{}", &code[..end], &code[end + 1..]));
        for other in "0aFfz.".chars().filter(|&other| !code[end..].starts_with(other)) {
            refused(format!("{}{other}{}", &code[..end], &code[end + 1..]));
        }
    }
}

#[test]
fn a_sound_link_can_say_what_cannot_be() {
    let decode = |content: &str| Link::<Oware>::decode(&sound(content));
    assert_eq!(decode("oware.mG"), Err(LinkError::Unreadable(Section::Move { ply: 1 })));
    assert_eq!(decode("oware.rx"), Err(Later::Options("x".to_owned()).into()));
    assert_eq!(
        decode("oware.sS44444444444400"),
        Err(LinkError::Unreadable(Section::Whole)),
        "the standard start"
    );
    assert_eq!(decode("oware.sS4444444444440"), Err(LinkError::Unreadable(Section::Start)));
    assert_eq!(decode("oware.sS444444444444000"), Err(LinkError::Unreadable(Section::Start)));
    let fault = "there are 49 seeds in pits and stores: a game has 48".to_owned();
    assert_eq!(decode("oware.sS44444444444410"), Err(LinkError::Start { fault }));
    let refused = decode("oware.mFF").expect("sound").open().stopped.expect("F is South's");
    assert_eq!(refused.to_string(), "move 2, F: not your pit");
}

/// A sound link with any content.
fn sound(content: &str) -> String {
    let text = format!("1.{}.{content}", content.len() + 12);
    let mut check = u64::MAX;
    for byte in text.bytes() {
        check ^= u64::from(byte);
        for _ in 0..8 {
            check = if check & 1 == 1 { check >> 1 ^ 0xC96C_5795_D787_0F42 } else { check >> 1 };
        }
    }
    check = !check;
    let digit = |place: u32| {
        let digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
        char::from(digits.as_bytes()[(check / 62_u64.pow(place) % 62) as usize])
    };
    format!("{text}.{}", (0..11).rev().map(digit).collect::<String>())
}

// Texts of games

/// As Aualé writes a game: its tags in its order, numbers, captures, comments, the seeds at the end.
const BY_AUALE: &str = include_str!("golden/auale.ogn");

#[test]
fn a_file_of_auale_opens() {
    let (record, tags) = ogn::read(&Oware::default(), BY_AUALE).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((tags.get("Site"), tags.get("South")), (Some("Barcelona"), Some("A \"quick\" one")));
    assert_eq!(tags.get("Opening"), Some("made up"), "tags that are not known here are kept");
    assert_eq!(main_line(&record), "FfAaBbCcDdEe");
    assert_eq!(record.conclusion(), rules(Outcome::drawn(Reason::Repetition)));
    let second = record.main_line()[2];
    assert_eq!(record.comment(second), "North goes after it");
    assert_eq!(game_of(BY_AUALE), Some(Oware::default().into()));
    let again = ogn::write(&record, &tags);
    let (read, tags_read) =
        ogn::read(&Oware::default(), &again).unwrap_or_else(|error| panic!("{error}\n{again}"));
    assert!(read.tells_the_same_as(&record) && tags_read == tags, "{again}");
}

#[test]
fn games_are_written_in_the_form_of_auale() {
    let mut record = from_start("EeDdC");
    record.set_comment(record.cursor(), "quiet");
    let mut tags = Tags::default();
    tags.set("South", "Ama");
    let roster = "[Event \"?\"]\n[Site \"?\"]\n[Date \"?\"]\n[Round \"?\"]\n[South \"Ama\"]\n[North \"?\"]\n";
    let moves = "1. E e 2. D d 3. C {quiet} *\n";
    let expected = format!("[Variant \"Oware Abapa\"]\n{roster}[Result \"*\"]\n\n{moves}");
    assert_eq!(ogn::write(&record, &tags), expected);

    // With a start, an option and an end: what each has then is the result.
    let chase = played(FORBIDDEN, examples::chase(), "FfAaBbCcDdEe");
    let text = ogn::write(&chase, &Tags::default());
    assert!(text.contains("\n[Result \"24-24\"]\n[GrandSlam \"forbidden\"]\n[FEN \"0-0-0-0-0-1-0-0-0-0-0-1-23-23-S\"]\n[Termination \"repetition\"]\n\n"), "{text}");
    assert!(text.ends_with("\n1. F f 2. A a 3. B b 4. C c 5. D d 6. E e 24-24\n"), "{text}");
    let slam = played(ALL, examples::grand_slam().position, "F");
    let text = ogn::write(&slam, &Tags::default());
    assert!(text.contains("[Result \"31-17\"]\n[GrandSlam \"takes all\"]\n"), "{text}");
    assert!(text.ends_with("[Termination \"grand slam\"]\n\n1. F+8 31-17\n"), "{text}");

    // Players who end a game leave no seeds to count.
    record.conclude(Conclusion::Resigned { by: Side::North });
    let text = ogn::write(&record, &tags);
    assert!(text.contains("[Result \"1-0\"]\n[Termination \"resignation\"]\n"), "{text}");
}

/// The moves that Aualé finds in a text: it passes over the tags, comments up to `}` and variations up to the first
/// `)`, takes every other letter from `A` to `F` for a move, and fails on a comment before the first.
fn moves_for_auale(text: &str) -> Option<String> {
    let (_, mut rest) = text.split_once("\n\n")?;
    let mut moves = String::new();
    while let Some(c) = rest.chars().next() {
        rest = match c {
            '{' if moves.is_empty() => return None,
            '{' => &rest[rest.find('}')?..],
            '(' => &rest[rest.find(')')?..],
            _ => &rest[c.len_utf8()..],
        };
        if matches!(c, 'A'..='F' | 'a'..='f') {
            moves.push(c);
        }
    }
    Some(moves)
}

#[test]
fn auale_finds_the_game_among_variations_and_comments() {
    let mut record = from_start("FfBe");
    assert!(record.set_comment(NodeId::START, "A bad (face) begins"));
    let line = record.line();
    record.set_comment(line[1], "a (first) move");
    record.go(line[1]);
    record.play_letters("eAd").expect("legal");
    record.set_comment(record.cursor(), "in (brackets)");
    record.go(record.line()[2]);
    record.play_letters("Bf").expect("legal");
    record.back();
    record.play_letters("d").expect("legal");
    record.set_comment(record.cursor(), "deep");
    let text = ogn::write(&record, &Tags::default());
    let moves = "({A bad (face\\x29 begins}) 1. F {a (first) move} 1... f (1... e 2. A d {in\n(brackets\\x29}) (1... e 2. B f) (1... e 2. B d {deep}) 2. B e *\n";
    assert_eq!(text.split_once("\n\n").map(|(_, moves)| moves), Some(moves));
    assert_eq!(moves_for_auale(&text).as_deref(), Some("FfBe"));
    let (again, _) = ogn::read(&Oware::default(), &text).unwrap_or_else(|error| panic!("{error}"));
    assert!(again.tells_the_same_as(&record));
    // Parentheses before all moves hold a comment and nothing else.
    for text in ["(1. F) F", "() F", "(({a})) F", "({a} 1. F) F"] {
        let error = ogn::read(&Oware::default(), text).expect_err(text).reason.to_string();
        assert!(error.starts_with("a variation stands behind the move that it replaces"), "{text}: {error}");
    }
}

#[test]
fn a_last_move_may_count_what_is_taken_at_the_end() {
    // South's A takes nothing from North; the own seed is South's at the end.
    let text = |captured: &str| {
        format!("[FEN \"0-0-0-0-0-0-0-0-0-0-0-1-23-24-N\"]\n[Result \"24-24\"]\n\n1. f{captured} 24-24")
    };
    for captured in ["", "+0"] {
        assert!(ogn::read(&Oware::default(), &text(captured)).is_ok(), "{captured}");
    }
    assert!(ogn::read(&Oware::default(), &text("+1")).is_err(), "it is South who takes a seed");
    // In a chase the last mover takes the own seed, and Aualé writes it.
    assert!(BY_AUALE.contains("e+1 24-24"));
    let wrong = BY_AUALE.replace("e+1 24-24", "e+2 24-24");
    let error = ogn::read(&Oware::default(), &wrong).expect_err("two are too many");
    assert_eq!(error.reason.to_string(), "e captures 0, not 2");
}

#[test]
fn a_result_in_seeds_where_the_game_is_not_over_is_the_players() {
    for (seeds, conclusion) in [
        ("26-22", Conclusion::Resigned { by: Side::North }),
        ("20-28", Conclusion::Resigned { by: Side::South }),
        ("24-24", Conclusion::Agreed),
        ("1/2-1/2", Conclusion::Agreed),
        ("0-1", Conclusion::Resigned { by: Side::South }),
    ] {
        for text in [
            format!("[Result \"{seeds}\"]\n\n1. F f"),
            format!("1. F f {seeds}"),
            format!("[Result \"{seeds}\"]\n1. F f {seeds}"),
        ] {
            let (record, _) =
                ogn::read(&Oware::default(), &text).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert_eq!(record.conclusion(), Some(conclusion), "{text}");
        }
    }
}

#[test]
fn what_is_wrong_in_a_game_is_told() {
    for (text, line, column, reason) in [
        ("1. F\n2. g", 2, 4, "no pit is called “g”"),
        ("1. F F", 1, 6, "F may not be played: not your pit"),
        ("1. F+1", 1, 5, "F captures 0, not 1"),
        (
            "1. F f 30-30",
            1,
            8,
            "“30-30” is not a result of Oware Abapa: write the seeds as in 25-23, or 1-0, 0-1 or 1/2-1/2 where the players ended it, or *",
        ),
        (
            "[Result \"many\"]\n1. F",
            1,
            10,
            "“many” is not a result of Oware Abapa: write the seeds as in 25-23, or 1-0, 0-1 or 1/2-1/2 where the players ended it, or *",
        ),
        (
            "[GrandSlam \"maybe\"]\n1. F",
            1,
            13,
            "“maybe” does not say what becomes of grand slams: write captures nothing or forbidden or takes all",
        ),
        ("[EndlessMoves \"lose\"]\n1. F", 1, 2, "the tag EndlessMoves belongs to Hawalis"),
        ("[Variant \"Hawalis\"]\n1. F", 1, 11, "this is a game of Hawalis"),
        (
            "[Variant \"Awari\"]\n1. F",
            1,
            11,
            "the game “Awari” is not known here: write Hawalis or Oware Abapa",
        ),
        (
            "[FEN \"4-4-4-4-4-4-4-x-4-4-4-4-0-0-S\"]\n1. F",
            1,
            21,
            "the start in the tag FEN cannot be read: row 1, column 8: “x” is not a number of seeds from 0 to 255",
        ),
        (
            "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-1-0-S\"]\n1. F",
            1,
            7,
            "the start in the tag FEN cannot be played: there are 49 seeds in pits and stores: a game has 48",
        ),
        (
            "[GrandSlam \"forbidden\"]\n[FEN \"1-0-0-0-2-3-2-1-2-0-0-0-20-17-S\"]\n1. F",
            3,
            4,
            "F may not be played: a grand slam is forbidden",
        ),
        (
            "[FEN \"0-0-4-1-1-4-0-0-0-0-0-0-20-18-S\"]\n1. D",
            2,
            4,
            "D may not be played: the opponent has no seeds and this does not feed them; play C or F",
        ),
        (
            "[FEN \"1-1-0-0-0-0-0-0-0-0-0-0-23-23-S\"]\n23-25",
            2,
            1,
            "the result is 23-25, but South has won 25-23: no move",
        ),
        (
            "[Result \"25-22\"]\n[FEN \"1-1-0-0-0-0-0-0-0-0-0-0-23-23-S\"]",
            1,
            10,
            "the result is 25-22, but South has won 25-23: no move",
        ),
        (
            "[Result \"0-1\"]\n[FEN \"1-1-0-0-0-0-0-0-0-0-0-0-23-23-S\"]",
            1,
            10,
            "the result is 0-1, but South has won 25-23: no move",
        ),
        (
            "[Result \"*\"]\n[FEN \"1-1-0-0-0-0-0-0-0-0-0-0-23-23-S\"]",
            1,
            10,
            "the result is *, but South has won 25-23: no move",
        ),
        (
            "[Termination \"25 seeds\"]\n[FEN \"1-1-0-0-0-0-0-0-0-0-0-0-23-23-S\"]",
            1,
            15,
            "the tag Termination says “25 seeds”, but South has won: no move",
        ),
    ] {
        let error = ogn::read(&Oware::default(), text).expect_err(text);
        assert_eq!(
            (error.line, error.column, error.reason.to_string()),
            (line, column, reason.to_owned()),
            "{text}"
        );
    }
    // Who has won is right as well.
    let won = "[Result \"1-0\"]\n[FEN \"1-1-0-0-0-0-0-0-0-0-0-0-23-23-S\"]";
    assert!(ogn::read(&Oware::default(), won).is_ok());
}

// Recognition

#[test]
fn texts_of_oware_are_recognised() {
    let slam = Setup::from(examples::grand_slam().position);
    for text in [
        slam.to_string(),
        slam.to_string().replace('/', "\n"),
        slam.to_string().replace('/', "\r\n").replace(" S", "\r\nSouth\r\n"),
        slam.to_string().replace(' ', "\u{a0}"),
        slam.auale_text(),
        slam.playstrategy_text(),
        "3,2S,1S,2S/1S,3,2S,3S 20 17 S".to_owned(),
    ] {
        for text in [text.clone(), format!("\u{feff}\n {text}\n")] {
            assert_eq!(recognise(&text), Ok(Recognised::Setup(any::Setup::Oware(slam))), "{text}");
        }
    }
    let empty = Setup { south: [0; 6], north: [0; 6], stores: [24; 2], turn: Side::North };
    assert_eq!(recognise("6/6 24 24 N"), Ok(Recognised::Setup(any::Setup::Oware(empty))));
    // Setups that are no positions too.
    let starved = "0 0 0 0 0 0/1 1 0 0 0 0 S 0 0";
    assert!(matches!(recognise(starved), Ok(Recognised::Setup(any::Setup::Oware(_)))));

    for text in ["FfB", " F f\nB ", "F,f,B", "1. F f 2. B", "1 F f 2 B"] {
        match recognise(text) {
            Ok(Recognised::Moves(record)) => {
                assert_eq!((record.game(), &*main_line(&record)), (&Oware::default().into(), "FfB"))
            }
            other => panic!("{text}: {other:?}"),
        }
    }
    for text in [
        "[Variant \"Oware Abapa\"]\n\n1. F f 2. B *",
        "[Variant \"oware\"]\n1. F f 2. B",
        "[GrandSlam \"takes all\"]\n1. F f 2. B",
        "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]\n1. F f 2. B",
        "[FEN \"4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1\"]\n1. F f 2. B",
        "1. F {as always; a} f 2. B",
        "{a} 1. F f 2. B ; (b)",
        "1. F f (1... e) 2. B 26-22",
        "[Event \"a [b] c\"]\n1. F f 2. B *",
    ] {
        match recognise(text) {
            Ok(Recognised::Game { record, .. }) if is_oware(record.game()) => {
                assert_eq!(main_line(&record), "FfB", "{text}")
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn texts_of_hawalis_are_still_of_hawalis() {
    let start = Hawalis::default().start().to_string();
    for text in [
        &*start,
        "aA",
        "bB",
        "1. f F",
        "[Variant \"Hawalis\"]\n1. a A",
        "[EndlessMoves \"lose\"]\n1. a",
        "[Event \"F\"]\n1. a {F} A",
    ] {
        assert_eq!(game_of(text), Some(Hawalis::default().into()), "{text}: {:?}", recognise(text));
    }
    let with_start = format!("[FEN \"{start}\"]\n1. a");
    assert_eq!(game_of(&with_start), Some(Hawalis::default().into()));
}

#[test]
fn a_bad_text_says_where_and_why() {
    for (text, said) in [
        ("4 4 4 4 4 4\n4 4 4 4 4 4", "line 2, column 12: the player to move is missing: end with S or N"),
        (
            "4 4 4 4 4 4\n4 4 4 4 4 4 S",
            "line 2, column 14: South's store is missing: write both, South's first",
        ),
        ("4 4 4 4 4 4\n4 4 4 4 4 S 0 0", "line 2, column 11: “S” is not a number of seeds from 0 to 255"),
        ("4 4 4 4 4 4 4\n4 4 4 4 4 4\nS 0 0", "line 1, column 13: “4” is one too many: a row has six counts"),
        ("4 4 4 4 4 4", "line 1, column 12: the row is missing: the board has two"),
        ("\n4-4-4-4-4-4-4-4-4-4-4-4-0-S", "line 2, column 27: “S” is not a number of seeds from 0 to 255"),
        ("4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S 0 0 S", "line 1, column 33: a count is missing: a row has six"),
        ("FfBg", "line 1, column 4: no pit is called “g”"),
        ("1. F f\n2. e", "line 2, column 4: e may not be played: not your pit"),
        (
            "[Variant \"Oware\"]\n\n1. F {",
            "line 3, column 6: the comment that begins here has no end: } is missing",
        ),
    ] {
        assert_eq!(recognise(text).map_err(|error| error.to_string()), Err(said.to_owned()), "{text}");
    }
}

/// A record with variations, comments and ends.
fn record() -> impl Strategy<Value = Record<Oware>> {
    let steps = vec((0..6_usize, any::<u8>(), "[a-z {}()]{0,12}"), 0..60);
    (0..3_usize, any::<Option<u64>>(), steps).prop_map(|(game, seed, steps)| {
        let game = GAMES[game];
        let start = seed.map_or(game.start(), |seed| Random(seed).oware());
        let mut record = Record::from_position(game, start);
        for (choice, what, comment) in steps {
            match what {
                0..200 => {
                    let legal = record.legal();
                    if let Some(pit) = legal.into_iter().nth(choice % legal.len().max(1)) {
                        record.play(pit).expect("legal");
                    }
                }
                200..225 => drop(record.set_comment(record.cursor(), comment.trim())),
                225..245 => drop((0..=choice).take_while(|_| record.back()).count()),
                _ => drop(
                    record
                        .conclude([Conclusion::Agreed, Conclusion::Resigned { by: Side::South }][choice % 2]),
                ),
            }
        }
        record
    })
}

/// Texts that are nearly games or positions.
fn nearly() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        8 => "[A-Fa-f]",
        2 => "[A-Fa-f]\\+[0-9]",
        3 => "[1-9]\\.",
        1 => prop_oneof![Just("24-24"), Just("25-23"), Just("1-0"), Just("*"), Just("("), Just(")"), Just("{a}"), Just("\n")].prop_map(str::to_owned),
        1 => prop_oneof![
            Just("[Result \"25-23\"]"),
            Just("[Variant \"Oware\"]"),
            Just("[GrandSlam \"takes all\"]"),
            Just("[FEN \"1-0-0-0-2-3-2-1-2-0-0-0-20-17-S\"]"),
        ].prop_map(str::to_owned),
        1 => "([0-9]S?[,/ -]){1,14}[SN]?",
    ];
    vec(piece, 0..30).prop_map(|pieces| pieces.join(" "))
}

proptest! {
    #[test]
    fn every_link_comes_back(link in any_link()) {
        let code = link.encode();
        prop_assert_eq!(Link::decode(&code), Ok(link.clone()));
        prop_assert_eq!(Link::find_in(&format!("see https://a.example/{}.", link.fragment())), Ok(Some(link.clone())));
        prop_assert_eq!(whichever(&code).map(|link| link.encode()), Ok(code));
        let opened = link.open();
        let end = opened.record.node(opened.record.head()).ply;
        prop_assert_eq!(opened.stopped.map_or(link.moves.len(), |stopped| stopped.ply - 1), end);
    }

    #[test]
    fn a_record_comes_back_from_its_link(record in record()) {
        let link = Link::of(&record, None, false);
        let opened = link.open();
        prop_assert_eq!(opened.stopped, None);
        prop_assert_eq!(opened.record.position(), record.position());
        prop_assert_eq!(opened.record.settled(opened.record.cursor()), record.settled(record.cursor()));
    }

    #[test]
    fn every_record_comes_back_from_its_text(record in record()) {
        let text = ogn::write(&record, &Tags::default());
        let (again, _) = ogn::read(&Oware::default(), &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        prop_assert!(again.tells_the_same_as(&record), "{}", text);
        prop_assert_eq!(ogn::write(&again, &Tags::default()), &*text);
        prop_assert_eq!(game_of(&text), Some((*record.game()).into()));
        prop_assert_eq!(moves_for_auale(&text), Some(main_line(&record)), "{}", text);
    }

    #[test]
    fn what_is_nearly_a_text_is_read_or_refused(text in nearly()) {
        let _ = recognise(&text);
        if let Ok((record, tags)) = ogn::read(&Oware::default(), &text) {
            let written = ogn::write(&record, &tags);
            let (again, _) = ogn::read(&Oware::default(), &written).unwrap_or_else(|error| panic!("{error}\n{written}"));
            prop_assert!(again.tells_the_same_as(&record), "{}\n{}", text, written);
        }
    }
}
