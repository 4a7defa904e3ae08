//! A game in a link: it comes back whole, and a damaged link never opens another one.
#![cfg(not(target_arch = "wasm32"))] // proptest does not build there.

mod random;

use mancala::record::link::{LONGEST, Later, Section};
use mancala::record::{Conclusion, Link, LinkError, NodeId, Record};
use mancala::rules::hawalis::{EndlessMoves, Position, Setup};
use mancala::rules::{Game, Hawalis, Outcome, Pit, Reason, Refusal, Side};
use proptest::collection::vec;
use proptest::prelude::*;
use random::Random;
use serde_json::Value;
use std::time::{Duration, Instant};

const LOSE: Hawalis = Hawalis { endless_moves: EndlessMoves::Lose };
const FORBIDDEN: Hawalis = Hawalis { endless_moves: EndlessMoves::Forbidden };
const CONCLUSIONS: [Option<Conclusion>; 4] = [
    None,
    Some(Conclusion::Resigned { by: Side::South }),
    Some(Conclusion::Resigned { by: Side::North }),
    Some(Conclusion::Agreed),
];

fn decode(code: &str) -> Result<Link<Hawalis>, LinkError> {
    Link::decode(code)
}

fn find(text: &str) -> Result<Option<Link<Hawalis>>, LinkError> {
    Link::find_in(text)
}

fn pits(letters: &str) -> Vec<Pit> {
    letters.chars().map(|letter| Hawalis::SHAPE.pit(letter).expect("a pit")).collect()
}

fn letters(moves: &[Pit]) -> String {
    moves.iter().map(|&pit| Hawalis::SHAPE.letter(pit)).collect()
}

fn position(text: &str) -> Position {
    text.parse::<Setup>().expect("a setup").try_into().expect("a position")
}

/// A link to the last ply of a game from the standard start.
fn game(moves: &str) -> Link<Hawalis> {
    Link { moves: pits(moves), ply: moves.len(), ..Link::new(LOSE) }
}

/// The check of a text, written out here so that a fault of the other one shows.
fn check(text: &[u8]) -> u64 {
    let mut check = u64::MAX;
    for byte in text {
        check ^= u64::from(*byte);
        for _ in 0..8 {
            check = if check & 1 == 1 { check >> 1 ^ 0xC96C_5795_D787_0F42 } else { check >> 1 };
        }
    }
    !check
}

/// A sound link with any version and content.
fn sound(version: u32, content: &str) -> String {
    let text = format!("{version}.{}.{content}", content.len() + 12);
    let mut check = check(text.as_bytes());
    let mut digits = Vec::new();
    for _ in 0..11 {
        digits.push(match (check % 62) as u8 {
            digit @ 0..10 => b'0' + digit,
            digit @ 10..36 => b'A' + digit - 10,
            digit => b'a' + digit - 36,
        });
        check /= 62;
    }
    let digits: String = digits.into_iter().rev().map(char::from).collect();
    format!("{text}.{digits}")
}

/// A game of this many plies from the standard start that is not over then: captures are left out, and so are boards
/// that were there. Where it goes no further, another move is tried.
fn long_game(game: &Hawalis, plies: usize) -> Vec<Pit> {
    let mut seen = std::collections::HashSet::from([game.start()]);
    let mut line = vec![(game.start(), game.legal(&game.start()), None)];
    while line.len() <= plies {
        let (position, untried, _) = line.last_mut().expect("there is such a game");
        let Some(pit) = untried.into_iter().last() else {
            line.pop();
            continue;
        };
        untried.remove(pit);
        let played = game.play(position, pit, &mut ()).expect("legal");
        let after = played.position;
        let over = played.outcome.or_else(|| game.outcome(&after, []));
        if played.captured == 0 && over.is_none() && seen.insert(after) {
            line.push((after, game.legal(&after), Some(pit)));
        }
    }
    line.into_iter().filter_map(|(.., pit)| pit).collect()
}

/// Links of many shapes: both options, standard and other starts, games short and long, looked at anywhere.
fn shapes() -> Vec<Link<Hawalis>> {
    let mut random = Random(7);
    let mut links = vec![Link::new(LOSE), Link::new(FORBIDDEN), game("a"), game("gHcCe")];
    for index in 0..60 {
        let rules = [LOSE, FORBIDDEN][index % 2];
        let start = if index % 3 == 0 { random.hawalis() } else { rules.start() };
        let mut record = Record::from_position(rules, start);
        for _ in 0..random.below(140) {
            let legal = record.legal();
            if legal.is_empty() {
                break;
            }
            let pit = legal.into_iter().nth(random.below(legal.len())).expect("it is one of them");
            record.play(pit).expect("legal");
        }
        if index % 5 == 0 {
            record.conclude(CONCLUSIONS[1 + random.below(3)].expect("a conclusion"));
        }
        for _ in 0..[0, 1, 7, 1_000][random.below(4)] {
            record.back();
        }
        let laps = record.here().played.map_or(0, |made| made.laps as usize);
        let lap = (laps > 0 && random.below(2) == 0).then(|| random.below(laps + 1));
        links.push(Link::of(&record, lap, random.below(2) == 0));
    }
    for plies in [300, 600] {
        links.push(Link { moves: long_game(&LOSE, plies), ply: plies / 2, ..Link::new(LOSE) });
    }
    links
}

/// The record opened from a link must look as the one that it was made of.
#[track_caller]
fn same(opened: &Record<Hawalis>, made: &Record<Hawalis>) {
    assert_eq!(opened.game(), made.game());
    assert_eq!(opened.position(), made.position());
    assert_eq!((opened.here().ply, opened.turn()), (made.here().ply, made.turn()));
    let shown = |record: &Record<Hawalis>| {
        let nodes = record.path(record.head()).into_iter().map(|place| record.node(place));
        nodes.map(|node| (node.position, node.played, node.conclusion)).collect::<Vec<_>>()
    };
    assert_eq!(shown(opened), shown(made));
}

#[test]
fn the_form_is_as_it_is_described() {
    let start = position("0 0 0 1 0 0 0/0 0 0 1 0 0 0/0 0 0 0 0 0 3/0 0 0 0 0 0 25 S");
    let link = Link {
        game: FORBIDDEN,
        start,
        moves: pits("hA"),
        ply: 1,
        lap: Some(2),
        flipped: true,
        conclusion: Some(Conclusion::Agreed),
        computers: [Some(3), Some(8)],
    };
    // South's g holds 25, a P; h holds 3; North's D and K hold 1.
    assert_eq!(link.encode(), sound(1, "hawalis.rf.sS000000P300000000010000001000.mhA.p1.l2.f.cA.oS3N8"));
    assert_eq!(Link::new(LOSE).encode(), sound(1, "hawalis"));
    assert_eq!(game("gHcC").encode(), sound(1, "hawalis.mgHcC"));
    assert_eq!(game("gHcC").fragment(), format!("#game={}", sound(1, "hawalis.mgHcC")));
}

#[test]
fn the_check_is_the_well_known_one() {
    // As catalogues have CRC-64/XZ: of the digits 1 to 9 it is this.
    assert_eq!(check(b"123456789"), 0x995D_C9BB_DF19_39FA);
}

#[test]
fn a_game_of_ninety_plies_is_short() {
    let file = include_str!("vectors/hawalis_games.jsonl");
    let mut measured = 0;
    for line in file.lines() {
        let vector: Value = serde_json::from_str(line).expect("JSON");
        let moves = vector["moves"].as_str().expect("moves");
        let Some(moves) = moves.get(..90) else { continue };
        let link = Link { ply: 45, lap: Some(12), flipped: true, ..game(moves) };
        let code = link.encode();
        assert!(code.len() < 160, "{} characters: {code}", code.len());
        assert!(code.contains(moves), "moves are letters");
        assert_eq!(link.open().stopped, None);
        measured += 1;
    }
    assert!(measured >= 3, "{measured} games of ninety plies");
}

#[test]
fn links_of_records_open_the_same_game() {
    for link in shapes() {
        let mut record = Record::from_position(link.game, link.start);
        record.play_letters(&letters(&link.moves)).expect("legal");
        if let Some(conclusion) = link.conclusion {
            assert!(record.conclude(conclusion));
        }
        while record.here().ply > link.ply {
            record.back();
        }
        assert_eq!(Link::of(&record, link.lap, link.flipped), link);

        let code = link.encode();
        assert!(code.len() <= LONGEST && code.ends_with(|last: char| last.is_ascii_alphanumeric()));
        assert!(code.chars().all(|c| c.is_ascii_alphanumeric() || "._~-".contains(c)), "{code}");
        let opened = decode(&code).expect("sound").open();
        assert_eq!((opened.lap, opened.flipped, opened.stopped), (link.lap, link.flipped, None));
        same(&opened.record, &record);
    }
}

#[test]
fn a_long_game_comes_back() {
    let moves = long_game(&LOSE, 600);
    let mut record = Record::new(LOSE);
    record.play_letters(&letters(&moves)).expect("legal");
    let opened = decode(&Link::of(&record, None, false).encode()).expect("sound").open();
    assert_eq!((opened.record.here().ply, opened.stopped), (600, None));
    assert_eq!(opened.record, record, "the same in every part, so that Redo and Forward are too");
}

#[test]
fn the_line_that_is_looked_at_is_linked() {
    let linked = |record: &Record<Hawalis>| {
        let link = Link::of(record, None, false);
        (letters(&link.moves), link.ply)
    };
    let mut record = Record::new(LOSE);
    record.play_letters("gHcC").expect("legal");
    record.back();
    assert_eq!(linked(&record), ("gHcC".to_owned(), 3));
    // What was taken back is not in the game.
    record.undo();
    assert_eq!(linked(&record), ("gHc".to_owned(), 3));
    // But what is looked at is linked.
    record.forward();
    assert_eq!(linked(&record), ("gHcC".to_owned(), 4));
    // Another line, with all its moves.
    record.first();
    record.play_letters("aN").expect("legal");
    record.go(NodeId::START);
    assert_eq!(linked(&record), ("aN".to_owned(), 0));
    let other = record.node(NodeId::START).children[0];
    record.go(other);
    assert_eq!(linked(&record), ("gHcC".to_owned(), 1));
}

#[test]
fn a_lap_belongs_to_a_move() {
    let record = Record::new(LOSE);
    assert_eq!(Link::of(&record, Some(0), false).lap, None, "no move led to the start");
    // The first move has five laps.
    for (lap, opened) in [(0, Some(0)), (5, Some(5)), (6, None)] {
        assert_eq!(Link { lap: Some(lap), ..game("a") }.open().lap, opened);
    }
    // An endless one has those of its period.
    assert_eq!(Link { lap: Some(1_526), ..game("gHcCe") }.open().lap, Some(1_526));
}

#[test]
fn an_illegal_move_opens_the_legal_part() {
    let not_yours = decode(&game("gHHc").encode()).expect("sound").open();
    let stopped = not_yours.stopped.expect("North's H is not South's");
    assert_eq!((stopped.ply, stopped.letter, stopped.refusal), (3, 'H', Some(Refusal::NotYourPit)));
    assert_eq!(stopped.to_string(), "move 3, H: not your pit");
    let mut legal = Record::new(LOSE);
    legal.play_letters("gH").expect("legal");
    same(&not_yours.record, &legal);

    // What comes after the end of the game cannot be played either, nor can the players end it then.
    let link = Link { conclusion: Some(Conclusion::Agreed), ..game("gHcCeA") };
    let over = decode(&link.encode()).expect("sound").open();
    assert_eq!(
        over.stopped.map(|stopped| (stopped.ply, stopped.refusal)),
        Some((6, Some(Refusal::GameOver)))
    );
    let endless = Outcome::won(Side::North, Reason::EndlessMove);
    assert_eq!(over.record.conclusion(), Some(Conclusion::Rules(endless)));

    // The same fifth move where endless ones are forbidden.
    let forbidden = Link { game: FORBIDDEN, ply: 2, lap: Some(1), ..game("gHcCe") };
    let forbidden = decode(&forbidden.encode()).expect("sound").open();
    let stopped = forbidden.stopped.expect("it is forbidden");
    assert_eq!((stopped.ply, stopped.refusal), (5, Some(Refusal::EndlessForbidden)));
    assert_eq!((forbidden.record.here().ply, forbidden.lap), (2, Some(1)), "the ply looked at was reached");

    // A lap of a move that was not reached is not one of another move.
    let beyond = Link { ply: 4, lap: Some(1), ..game("gHHc") }.open();
    assert_eq!((beyond.record.here().ply, beyond.lap), (2, None));
}

#[test]
fn a_repetition_is_found_in_a_link() {
    // The example of tests/record.rs: four moves lead back to the first board.
    let start = position("1 0 1 0 1 1 2/0 1 0 1 0 1 0/0 1 0 1 0 1 0/1 1 1 0 1 0 2 N");
    let opened = Link { start, ..game("AgBbA") }.open();
    let drawn = Conclusion::Rules(Outcome::drawn(Reason::Repetition));
    assert_eq!(opened.record.conclusion(), Some(drawn));
    assert_eq!(opened.stopped.map(|stopped| stopped.ply), Some(5));

    // Of other boards than the first, too: as a record finds it that looks through all of them.
    let mut found = 0;
    for seed in 0.. {
        let mut random = Random(seed);
        let start = random.hawalis();
        let mut record = Record::from_position(LOSE, start);
        while let Some(pit) = random.legal(&LOSE, record.position())
            && record.play(pit).is_ok()
        {}
        if record.conclusion() == Some(drawn) && *record.position() != start {
            let opened = Link::of(&record, None, false).open();
            assert_eq!((opened.record, opened.stopped), (record, None));
            found += 1;
            if found == 5 {
                break;
            }
        }
    }
}

#[test]
fn a_later_version_says_so() {
    let later = |code: String| match decode(&code) {
        Err(LinkError::Later(later)) => later,
        other => panic!("{code}: {other:?}"),
    };
    assert_eq!(later(sound(2, "anything.at~all")), Later::Version(2));
    assert_eq!(later(sound(1, "kalah.mFf")), Later::Game("kalah".to_owned()));
    assert_eq!(later(sound(1, "hawalis.rx.ma")), Later::Options("x".to_owned()));
    assert_eq!(later(sound(1, "hawalis.rff.ma")), Later::Options("ff".to_owned()));
    assert_eq!(later(sound(1, "hawalis.ma.zS3")), Later::Piece('z'));
    assert_eq!(later(sound(1, "hawalis.zS3.ma")), Later::Piece('z'));
    let sentence = LinkError::from(Later::Version(2)).to_string();
    assert_eq!(sentence, "the link was made by a later version: its form has the version 2");

    // A damaged version is a damage.
    let code = game("gHcC").encode();
    assert_eq!(decode(&format!("2{}", &code[1..])), Err(LinkError::Changed));
}

#[test]
fn a_sound_link_in_another_spelling_is_refused() {
    use Section::*;
    let seeds = "2".repeat(28);
    let refused = [
        ("hawalis.", Whole),
        ("hawalis..ma", Whole),
        ("hawalis.m", Whole),
        ("hawalis.r.ma", Whole),
        ("hawalis.ma.rf", Whole),
        ("hawalis.ma.ma", Whole),
        ("hawalis.ma.mb", Whole),
        ("hawalis.maN.p01", Whole),
        ("hawalis.maN.p-1", Ply),
        ("hawalis.maN.p", Ply),
        ("hawalis.maN.p2", Ply),
        ("hawalis.maN.p3", Ply),
        ("hawalis.p0", Ply),
        ("hawalis.l1", Lap),
        ("hawalis.ma.p0.l0", Lap),
        ("hawalis.ma.lx", Lap),
        ("hawalis.ma.l01", Whole),
        ("hawalis.ma.l4294967296", Lap),
        ("hawalis.ma.f1", Orientation),
        ("hawalis.ma.c", Conclusion),
        ("hawalis.ma.cX", Conclusion),
        ("hawalis.o", Whole),
        ("hawalis.oS", Computers),
        ("hawalis.oS0", Computers),
        ("hawalis.oS9", Computers),
        ("hawalis.oE3", Computers),
        ("hawalis.oS3x", Computers),
        ("hawalis.oN3S3", Whole),
        ("hawalis.oS3S4", Whole),
        ("hawalis.oS3.ma", Whole),
        ("hawalis.mao", Move { ply: 2 }),
        ("hawalis.m-", Move { ply: 1 }),
        (&format!("hawalis.sS{seeds}"), Whole),
        (&format!("hawalis.ss{seeds}"), Whole),
        (&format!("hawalis.sS{seeds}2"), Start),
        (&format!("hawalis.sS{}", &seeds[1..]), Start),
        (&format!("hawalis.sE{seeds}"), Start),
        (&format!("hawalis.sN{}-", &seeds[1..]), Start),
        ("hawalis.s", Start),
    ];
    for (content, section) in refused {
        assert_eq!(decode(&sound(1, content)), Err(LinkError::Unreadable(section)), "{content}");
    }
    // Zeros before a number are another spelling of the frame.
    let with_zero = |text: &str, code: String| code.replacen(text, &format!("0{text}"), 1);
    assert!(decode(&with_zero("1.", sound(1, "hawalis"))).is_err());
    // The start is a position of the game.
    let heap = decode(&sound(1, "hawalis.sNz000000000000000000000000000"));
    let fault = "South holds 61 seeds: a side never has more than 28".to_owned();
    assert_eq!(heap, Err(LinkError::Start { fault: fault.clone() }));
    let sentence = heap.expect_err("too many").to_string();
    assert_eq!(sentence, format!("the start of the link is not a position: {fault}"));
}

#[test]
fn damage_is_named() {
    let code = game("gHcC").encode();
    assert_eq!(code.len(), "1.25.hawalis.mgHcC.".len() + 11);
    let says = |code: &str| decode(code).expect_err("damaged").to_string();
    assert_eq!(says(""), "this is no link to a game, or its beginning is missing");
    assert_eq!(says(&code[1..]), "this is no link to a game, or its beginning is missing");
    assert_eq!(says("hello"), "this is no link to a game, or its beginning is missing");
    assert_eq!(says("1.2"), "the link breaks off after 3 characters");
    assert_eq!(says(&code[..20]), "the link is incomplete: 20 characters are there, it says that it has 30");
    assert_eq!(
        says(&format!("{code}a")),
        "the link has characters too many: 31 are there, it says that it has 30"
    );
    assert_eq!(
        says(&code.replace("gHcC", "gHcD")),
        "characters of the link were changed or swapped: its check does not fit the rest"
    );
    assert_eq!(says(&code.replace('H', "é")), "character 16 of the link, “é”, does not belong there");
    assert_eq!(says(&"a".repeat(LONGEST + 1)), "the link is too long: 8192 characters at most are read");
    // As long as can be, and read.
    assert_ne!(decode(&"a".repeat(LONGEST)), Err(LinkError::TooLong));
}

#[test]
fn every_cut_is_refused() {
    for link in shapes() {
        let code = link.encode();
        for place in 1..code.len() {
            for cut in [&code[..place], &code[place..]] {
                assert!(decode(cut).is_err(), "{cut}");
                assert!(find(&format!("https://a.example/#game={cut}")).is_err(), "{cut}");
            }
        }
    }
}

/// What can happen to a text.
#[derive(Clone, Copy, Debug)]
enum Damage {
    Remove,
    Insert,
    Change,
    Swap,
}

fn character(random: &mut Random) -> char {
    const OWN: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._~-";
    match random.below(12) {
        0 => char::from(32 + random.below(95) as u8),
        1 => ['é', '٣', '\u{200b}', '\n', '\0', '棋'][random.below(6)],
        _ => char::from(OWN[random.below(OWN.len())]),
    }
}

/// Does one to five damages of a kind, anywhere or side by side. The text afterwards is another one.
fn damage(random: &mut Random, code: &str, damage: Damage) -> String {
    loop {
        let mut text: Vec<char> = code.chars().collect();
        let side_by_side = random.below(2) == 0;
        let mut place = random.below(text.len());
        for _ in 0..=random.below(5) {
            match damage {
                Damage::Remove => drop(text.remove(place % text.len())),
                Damage::Insert => text.insert(place % (text.len() + 1), character(random)),
                Damage::Change => {
                    let length = text.len();
                    text[place % length] = character(random);
                }
                Damage::Swap => {
                    let (length, other) = (text.len(), random.below(text.len()));
                    let other = if side_by_side { place + 1 } else { other };
                    text.swap(place % length, other % length);
                }
            }
            place = match (side_by_side, damage) {
                (true, Damage::Remove) => place,
                (true, _) => place + 1,
                (false, _) => random.below(text.len()),
            };
        }
        let damaged: String = text.into_iter().collect();
        if damaged != code {
            return damaged;
        }
    }
}

#[track_caller]
fn no_damage_is_accepted(kind: Damage) {
    let links: Vec<_> = shapes().into_iter().map(|link| (link.encode(), link)).collect();
    let mut random = Random(kind as u64);
    for round in 0..100_000 {
        let (code, link) = &links[round % links.len()];
        let damaged = damage(&mut random, code, kind);
        assert!(decode(&damaged).is_err(), "{damaged:?} was {code}");
        // In an address, what looks like punctuation behind a whole code is none of it.
        match find(&format!("https://a.example/#game={damaged}")) {
            Err(_) => {}
            Ok(found) => assert_eq!(found.as_ref(), Some(link), "{damaged:?} was {code}"),
        }
    }
}

#[test]
fn removed_characters_are_found() {
    no_damage_is_accepted(Damage::Remove);
}

#[test]
fn inserted_characters_are_found() {
    no_damage_is_accepted(Damage::Insert);
}

#[test]
fn changed_characters_are_found() {
    no_damage_is_accepted(Damage::Change);
}

#[test]
fn swapped_characters_are_found() {
    no_damage_is_accepted(Damage::Swap);
}

#[test]
fn every_single_damage_is_found() {
    const OWN: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._~-";
    for link in shapes().into_iter().step_by(13) {
        let code = link.encode();
        let refused = |text: String| assert!(text == code || decode(&text).is_err(), "{text} was {code}");
        for place in 0..code.len() {
            let (before, after) = code.split_at(place);
            refused(format!("{before}{}", &after[1..]));
            for own in OWN.chars() {
                refused(format!("{before}{own}{after}"));
                refused(format!("{before}{own}{}", &after[1..]));
            }
            for other in place + 1..code.len().min(place + 40) {
                let mut bytes = code.clone().into_bytes();
                bytes.swap(place, other);
                refused(String::from_utf8(bytes).expect("ASCII"));
            }
        }
    }
}

#[test]
fn a_link_survives_its_way() {
    for link in shapes() {
        let code = link.encode();
        // As browsers encode what is put into a parameter, as some mailers do, and both.
        let dots = code.replace('.', "%2E");
        let all: String = code.bytes().map(|byte| format!("%{byte:02x}")).collect();
        let twice = dots.replace('%', "%25");
        for text in [
            format!("https://a.example/#game={code}"),
            format!("https://a.example/x/y/#game={code}."),
            format!("https://a.example/#game={code})"),
            format!("https://a.example/#game={code})."),
            format!("https://a.example/#game={code},\n"),
            format!("https://a.example/?game={code}"),
            format!("https://a.example/?game={code}."),
            format!("https://a.example/?game={code}#"),
            format!("https://a.example/?game={code}&utm_source=b&utm_medium=c"),
            format!("https://a.example/?utm_source=b&game={code}&utm_campaign=game"),
            format!("https://a.example/?utm_source=game=b&game={code}"),
            format!("https://a.example/?endgame=1&game={code}#top"),
            format!("https://a.example/?utm_source=b#game={code}"),
            format!("https://a.example/#game={code}&utm_source=b"),
            format!("https://a.example/#game={code}?utm_source=b"),
            format!("https://a.example/?game=1.2.broken#game={code}"),
            format!("https://a.example/#{code}"),
            format!("https://a.example/#game={dots}"),
            format!("https://a.example/#game={all}"),
            format!("https://a.example/#game={twice}"),
            format!("https://a.example/?game={dots}%29"),
            format!("https://a.example/?game={twice}&utm_source=b"),
            format!("https://a.example/%23game%3D{code}"),
            format!("https://a.example/%3Fgame%3D{dots}"),
            format!("https%3A%2F%2Fa.example%2F%23game%3D{code}%26utm_source%3Db"),
            format!("https://b.example/?to=https%3A%2F%2Fa.example%2F%3Fgame%3D{code}"),
            format!("#game={code}"),
            format!("?game={code}"),
            format!("game={code}"),
            code.clone(),
            format!("“{code}”."),
            format!("Look (https://a.example/#game={code}), it is endless!"),
            format!("[a game](https://a.example/#game={code})"),
            format!("<a href=\"https://a.example/?game={code}\">a game</a>"),
            format!("انظر https://a.example/#game={code}، هنا"),
        ] {
            assert_eq!(find(&text), Ok(Some(link.clone())), "{text}");
        }
    }
}

#[test]
fn nothing_is_found_where_no_link_is() {
    for text in [
        "",
        "#",
        "https://a.example/",
        "https://a.example/?utm_source=b#rules",
        "https://a.example/?endgame=1",
        "https://a.example/?utm_source=game=1",
        "version 1.2.beta, not a game",
    ] {
        assert_eq!(find(text), Ok(None), "{text}");
    }
    // An empty or broken one is not the same as none.
    for text in ["#game=", "?game=", "#game=rules", "?game=1", "https://a.example/?game=#game"] {
        assert!(find(text).is_err(), "{text}");
    }
    // A broken fragment is not replaced by another game.
    let (first, second) = (game("gHcC").encode(), game("a").encode());
    assert!(find(&format!("https://a.example/?game={second}#game={}", &first[..20])).is_err());
}

/// Whether the work can be done within a time. What else the machine does may disturb some tries, not all.
fn takes_less(milliseconds: u64, mut work: impl FnMut()) -> bool {
    (0..100).any(|_| {
        let start = Instant::now();
        work();
        start.elapsed() < Duration::from_millis(milliseconds)
    })
}

#[test]
fn every_answer_is_quick() {
    let full = |content: String| sound(1, &content);
    let of = |piece: &str| piece.repeat(LONGEST / piece.len());
    let long = letters(&long_game(&LOSE, 8_100));
    let mut texts: Vec<String> = [
        "1",
        ".",
        "1.",
        "1.8192.",
        "a",
        "%",
        "%25",
        "é",
        "\u{200b}",
        " ",
        "#",
        "game=",
        "#game=",
        "?game=1.2.a&",
        "=",
    ]
    .map(of)
    .to_vec();
    texts.push(full(format!("hawalis{}", ".".repeat(8_100))));
    texts.push(full(format!("hawalis{}", ".x".repeat(4_000))));
    texts.push(full(format!("hawalis{}", ".ma".repeat(2_700))));
    texts.push(full(format!("hawalis.l{}", "9".repeat(8_100))));
    texts.push(full(format!("hawalis.sS{}", "2".repeat(8_100))));
    texts.push(full(format!("hawalis.m{}", "a".repeat(8_100))));
    texts.push(full(format!("hawalis.m{long}")));
    texts.push(format!("1.8180.{}", of("a")[..8_180].to_owned()));
    texts.push("%".repeat(4 * LONGEST));
    texts.push("a".repeat(10_000_000));
    let mut opened = 0;
    for text in texts {
        let work: [(&str, &dyn Fn()); 3] = [
            ("decoded", &|| drop(decode(&text))),
            ("found", &|| drop(find(&text))),
            ("opened", &|| drop(decode(&text).map(|link| link.open()))),
        ];
        for (what, work) in work {
            assert!(takes_less(10, work), "not {what} in 10 ms: {text:.60}");
        }
        opened += usize::from(decode(&text).is_ok());
    }
    assert_eq!(opened, 2);
    let whole = decode(&full(format!("hawalis.m{long}"))).expect("sound").open();
    assert_eq!((whole.stopped, whole.record.here().ply), (None, 8_100));
}

/// Content that is nearly right.
fn content() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        "[a-z]?[A-Za-z0-9_~-]{0,6}",
        "r[f]?",
        "s[SN][0-9A-S]{28}",
        "m[a-n][A-N][a-n]",
        "p[0-3]",
        "l[0-9]{1,2}",
        "f",
        "c[SNA]",
        "o(S[0-9])?(N[0-9])?",
    ];
    vec(piece, 0..6).prop_map(|pieces| [vec!["hawalis".to_owned()], pieces].concat().join("."))
}

fn link() -> impl Strategy<Value = Link<Hawalis>> {
    let pit = (any::<bool>(), 0..14_usize)
        .prop_map(|(south, index)| Pit::new(if south { Side::South } else { Side::North }, index));
    let moves = prop_oneof![vec(pit.clone(), 0..6), vec(pit, 0..700)];
    let start = prop_oneof![Just(None), any::<u64>().prop_map(Some)];
    let place = (any::<prop::sample::Index>(), prop::option::of(0..100_000_usize));
    let level = || prop::option::of(1..9_u8);
    let end = (0..4_usize, [level(), level()]);
    (any::<bool>(), start, moves, place, any::<bool>(), end).prop_map(
        |(forbidden, start, moves, (ply, lap), flipped, (conclusion, computers))| {
            let game = if forbidden { FORBIDDEN } else { LOSE };
            let ply = ply.index(moves.len() + 1);
            Link {
                game,
                start: start.map_or(game.start(), |seed| Random(seed).hawalis()),
                moves,
                ply,
                lap: lap.filter(|_| ply > 0),
                flipped,
                conclusion: CONCLUSIONS[conclusion],
                computers,
            }
        },
    )
}

proptest! {
    #[test]
    fn every_content_comes_back(link in link()) {
        let code = link.encode();
        prop_assert_eq!(decode(&code), Ok(link.clone()));
        prop_assert_eq!(find(&format!("https://a.example/{}", link.fragment())), Ok(Some(link.clone())));
        prop_assert!(code.bytes().all(|c| c.is_ascii_alphanumeric() || b"._~-".contains(&c)));
        prop_assert!(code.as_bytes()[code.len() - 1].is_ascii_alphanumeric());
        // Whatever the moves are, it opens.
        let opened = link.open();
        let end = opened.record.node(opened.record.head()).ply;
        prop_assert_eq!(opened.stopped.map_or(link.moves.len(), |stopped| stopped.ply - 1), end);
        prop_assert_eq!(opened.record.here().ply, link.ply.min(end));
    }

    #[test]
    fn different_contents_have_different_codes(one in link(), other in link()) {
        prop_assert_eq!(one == other, one.encode() == other.encode());
    }

    #[test]
    fn any_text_is_answered(text in prop_oneof![any::<String>(), "[0-9.a-zA-Z%#=&?~_-]{0,80}", "[0-9]{1,2}[.][0-9]{1,3}[.].{0,60}"]) {
        prop_assert!(decode(&text).is_err());
        prop_assert!(!matches!(find(&text), Ok(Some(_))));
        let named = format!("#game={text}");
        prop_assert!(find(&named).is_err());
    }

    #[test]
    fn any_bytes_are_answered(bytes in vec(any::<u8>(), 0..300)) {
        let text = String::from_utf8_lossy(&bytes);
        prop_assert!(decode(&text).is_err() && !matches!(find(&text), Ok(Some(_))));
    }

    #[test]
    fn a_sound_content_has_one_spelling(content in content()) {
        let code = sound(1, &content);
        match decode(&code) {
            Ok(link) => prop_assert_eq!(link.encode(), code),
            Err(error) => prop_assert!(
                matches!(error, LinkError::Later(_) | LinkError::Unreadable(_) | LinkError::Start { .. }),
                "{}: {}", code, error
            ),
        }
    }
}

/// Links of every feature, which open for ever: never change a line, only add some.
#[test]
fn old_links_open() {
    let mut links = 0;
    for line in include_str!("golden/links.jsonl").lines() {
        let golden: Value = serde_json::from_str(line).expect("JSON");
        let text = |name: &str| golden[name].as_str();
        let code = text("code").expect("a code");
        let link = decode(code).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert_eq!(link.encode(), code, "{line}");
        let rules = if golden["endless_moves"] == "forbidden" { FORBIDDEN } else { LOSE };
        assert_eq!(link.game, rules, "{line}");
        assert_eq!(link.start, text("start").map_or(rules.start(), position), "{line}");
        assert_eq!(letters(&link.moves), text("moves").expect("moves"), "{line}");
        let opened = link.open();
        let record = &opened.record;
        assert_eq!(record.here().ply as u64, golden["ply"], "{line}");
        assert_eq!(opened.lap.map(|lap| lap as u64), golden["lap"].as_u64(), "{line}");
        assert_eq!(opened.flipped, golden["flipped"], "{line}");
        let computer = |side: usize| golden["computers"][side].as_u64().map(|level| level as u8);
        assert_eq!(link.computers, [computer(0), computer(1)], "{line}");
        assert_eq!(*record.position(), position(text("position").expect("a position")), "{line}");
        let stopped = opened.stopped.map(|stopped| stopped.to_string());
        assert_eq!(stopped.as_deref(), text("stopped"), "{line}");
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
fn a_mistyped_name_of_the_parameter_does_no_harm() {
    let link = Link::new(Hawalis::default());
    let code = link.encode();
    for name in ["game", "gane", "GAME", "ame", "", "the-game"] {
        let address = format!("https://a.example/#{name}={code}");
        assert_eq!(Link::find_in(&address), Ok(Some(link.clone())), "{address}");
    }
    assert_eq!(Link::<Hawalis>::find_in("https://a.example/#version=1.22.33"), Ok(None));
}
