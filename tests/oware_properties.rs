//! What must hold on every board of Oware and for every text, and beside the plain rules on a million moves.
#![cfg(not(target_arch = "wasm32"))] // proptest does not build there.

mod random;
mod reference;

use mancala::rules::oware::{GrandSlam, Invalid, Position, Setup};
use mancala::rules::{Ending, Game, Outcome, Oware, Pit, PitSet, Reason, Refusal, Side, TextFault};
use proptest::prelude::*;
use random::Random;
use reference::oware::{self as plain, Board, Slam};

const RULES: [(Oware, Slam); 3] = [
    (Oware { grand_slam: GrandSlam::CapturesNothing }, Slam::CapturesNothing),
    (Oware { grand_slam: GrandSlam::Forbidden }, Slam::Forbidden),
    (Oware { grand_slam: GrandSlam::TakesAll }, Slam::TakesAll),
];
const MOVES: usize = 1_000_000;

fn board(position: &Position) -> Board {
    let Setup { south, north, stores, turn } = Setup::from(*position);
    let mut pits = [0; 12];
    pits[..6].copy_from_slice(&south);
    pits[6..].copy_from_slice(&north);
    Board { pits, stores, turn: turn.index() }
}

/// The pit at a place of the plain board.
fn pit(place: usize) -> Pit {
    Pit::new(Side::BOTH[place / 6], place % 6)
}

fn winner(stores: [u8; 2]) -> Option<Side> {
    match stores[0].cmp(&stores[1]) {
        std::cmp::Ordering::Greater => Some(Side::South),
        std::cmp::Ordering::Less => Some(Side::North),
        std::cmp::Ordering::Equal => None,
    }
}

/// What was met, so that a run that never came to the hard cases is seen.
#[derive(Debug, Default)]
struct Met {
    moves: usize,
    captures: usize,
    chains: usize,
    slams: usize,
    large_hands: usize,
    must_feed: usize,
    without_move: usize,
    only_slams: usize,
    won: usize,
}

/// Plays all that may be played from a position by both rules, with every option.
fn compare(position: &Position, met: &mut Met) {
    let plain_board = board(position);
    let side = Oware::turn(position);
    for (game, slam) in RULES {
        let legal = plain::legal(&plain_board, slam);
        let expected: PitSet =
            (0..6).filter(|&index| legal[index]).map(|index| Pit::new(side, index)).collect();
        assert_eq!(game.legal(position), expected, "{position}, {slam:?}");

        let reason = plain::end(&plain_board, slam);
        let outcome = game.outcome(position, []);
        assert_eq!(
            outcome.map(|outcome| outcome.reason.to_string()).as_deref(),
            reason,
            "{position}, {slam:?}"
        );
        met.without_move += usize::from(reason == Some("no move"));
        met.only_slams += usize::from(reason == Some("only slams"));
        if let (Some(reason), Some(outcome)) = (reason, outcome) {
            let settled = plain::settled(&plain_board, reason);
            assert_eq!(
                board(&game.settle(position, outcome.reason, &mut ())),
                settled,
                "{position}, {slam:?}"
            );
            assert_eq!(outcome.winner, winner(settled.stores), "{position}, {slam:?}");
        }

        for pit_played in expected {
            let played = game.play(position, pit_played, &mut ());
            let played = played.unwrap_or_else(|refusal| panic!("{position}, {pit_played:?}: {refusal}"));
            let expected = plain::play(&plain_board, pit_played.index(), slam);
            let context = format!("{position}, {pit_played:?}, {slam:?}");
            assert_eq!(board(&played.position), expected.after, "{context}");
            assert_eq!(played.ending, Ending::In(pit(expected.last)), "{context}");
            assert_eq!(played.captured, expected.captured.iter().sum::<u8>(), "{context}");
            let hand = Oware::seeds(position, pit_played);
            assert_eq!((played.laps, played.seeds), (1, u32::from(hand)), "{context}");
            let trace = game.trace(position, pit_played).expect("it was played");
            assert_eq!(trace.grand_slam, expected.is_slam, "{context}");
            let told: Vec<(Pit, u8)> = (0..12)
                .rev()
                .filter(|&place| expected.captured[place] > 0)
                .map(|place| (pit(place), expected.captured[place]))
                .collect();
            assert_eq!(trace.captures, told, "{context}");

            let takes_all = expected.is_slam && slam == Slam::TakesAll;
            assert_eq!(played.outcome.is_some(), takes_all, "{context}");
            if let Some(outcome) = played.outcome {
                let settled = plain::settled(&expected.after, "grand slam");
                assert_eq!(outcome, Outcome { winner: winner(settled.stores), reason: Reason::GrandSlam });
                assert_eq!(board(&game.settle(&played.position, Reason::GrandSlam, &mut ())), settled);
            }
            met.moves += 1;
            met.captures += usize::from(played.captured > 0);
            met.chains += usize::from(told.len() > 1);
            met.slams += usize::from(expected.is_slam);
            met.large_hands += usize::from(hand >= 12);
            met.won += usize::from(Oware::captured(&played.position, side) >= 25);
        }
        let nothing = Oware::SHAPE.pits().all(|pit| pit.side() == side || Oware::seeds(position, pit) == 0);
        met.must_feed += usize::from(nothing && !expected.is_empty());
    }
}

#[test]
fn half_a_million_moves_of_random_games() {
    let mut random = Random(4);
    let mut met = Met::default();
    while met.moves < MOVES / 2 {
        let (game, _) = RULES[random.below(3)];
        for (position, pit) in random.game(&game) {
            compare(&position, &mut met);
            if let Ok(played) = game.play(&position, pit, &mut ()) {
                compare(&played.position, &mut met);
            }
        }
    }
    assert!(met.captures > 50_000 && met.chains > 5_000 && met.slams > 20 && met.won > 1_000, "{met:?}");
}

#[test]
fn half_a_million_moves_from_random_boards() {
    let mut random = Random(5);
    let mut met = Met::default();
    while met.moves < MOVES / 2 {
        compare(&random.oware(), &mut met);
    }
    assert!(met.slams > 2_000 && met.large_hands > 3_000 && met.chains > 10_000, "{met:?}");
    assert!(met.must_feed > 1_000 && met.without_move > 1_000 && met.only_slams > 50, "{met:?}");
}

#[test]
fn the_plain_rules_know_the_rules_page() {
    // Examples 1 and 2, so that the two do not agree on something wrong.
    let twelve = Board { pits: [12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stores: [18, 18], turn: 0 };
    assert_eq!(
        plain::play(&twelve, 0, Slam::CapturesNothing).after.pits,
        [0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
    );
    let slam = Board { pits: [1, 0, 0, 0, 2, 3, 2, 1, 2, 0, 0, 0], stores: [20, 17], turn: 0 };
    let nothing = plain::play(&slam, 5, Slam::CapturesNothing);
    assert_eq!((nothing.after.pits, nothing.after.stores), ([1, 0, 0, 0, 2, 0, 3, 2, 3, 0, 0, 0], [20, 17]));
    let all = plain::play(&slam, 5, Slam::TakesAll);
    assert!(all.is_slam && nothing.is_slam);
    assert_eq!(plain::settled(&all.after, "grand slam").stores, [31, 17]);
    assert!(!plain::legal(&slam, Slam::Forbidden)[5]);
    let starved = Board { pits: [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stores: [23, 23], turn: 0 };
    assert_eq!(plain::end(&starved, Slam::CapturesNothing), Some("no move"));
    assert_eq!(plain::settled(&starved, "no move").stores, [25, 23]);
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::South), Just(Side::North)]
}

fn position() -> impl Strategy<Value = Position> {
    any::<u64>().prop_map(|seed| Random(seed).oware())
}

fn setup() -> impl Strategy<Value = Setup> {
    let any_counts = (any::<[u8; 6]>(), any::<[u8; 6]>(), any::<[u8; 2]>(), side());
    let few = (prop::array::uniform6(0..4_u8), prop::array::uniform6(0..4_u8), any::<[u8; 2]>(), side());
    prop_oneof![any_counts, few].prop_map(|(south, north, stores, turn)| Setup { south, north, stores, turn })
}

fn any_pit() -> impl Strategy<Value = Pit> {
    (side(), 0..Pit::MOST_PER_SIDE).prop_map(|(side, index)| Pit::new(side, index))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1000) })]

    #[test]
    fn a_position_has_48_seeds(setup in setup(), position in position(), more in 0..14_usize) {
        let with_one_more = |mut setup: Setup| {
            match more {
                0..6 => setup.south[more] += 1,
                6..12 => setup.north[more - 6] += 1,
                store => setup.stores[store - 12] += 1,
            }
            setup
        };
        for setup in [setup, position.into(), with_one_more(position.into())] {
            let counts = [&setup.south[..], &setup.north, &setup.stores].concat();
            let seeds: u32 = counts.into_iter().map(u32::from).sum();
            match Position::try_from(setup) {
                Ok(position) => {
                    prop_assert_eq!(seeds, 48);
                    prop_assert_eq!(Setup::from(position), setup);
                }
                Err(error) => {
                    prop_assert_ne!(seeds, 48);
                    prop_assert_eq!(error, Invalid { seeds });
                }
            }
        }
    }

    #[test]
    fn both_players_have_the_same_rules(position in position()) {
        let other = Oware::turned(&position);
        let swapped = |outcome: Outcome| Outcome { winner: outcome.winner.map(|side| !side), ..outcome };
        for (game, _) in RULES {
            let legal: PitSet = game.legal(&position).into_iter().map(Pit::opposite_letter).collect();
            prop_assert_eq!(game.legal(&other), legal);
            for line in [None, Some((position, other))] {
                let ours = game.outcome(&position, line.as_ref().map(|(before, _)| before));
                let theirs = game.outcome(&other, line.as_ref().map(|(_, before)| before));
                prop_assert_eq!(ours.map(swapped), theirs);
                // What was there before ends the game.
                prop_assert!(line.is_none() || ours.is_some());
            }
            for pit in Oware::SHAPE.pits() {
                match (game.play(&position, pit, &mut ()), game.play(&other, pit.opposite_letter(), &mut ())) {
                    (Ok(ours), Ok(theirs)) => {
                        prop_assert_eq!(Oware::turned(&ours.position), theirs.position);
                        prop_assert_eq!(ours.outcome.map(swapped), theirs.outcome);
                        prop_assert_eq!((ours.seeds, ours.captured), (theirs.seeds, theirs.captured));
                    }
                    (Err(Refusal::DoesNotFeed { feeding }), Err(refusal)) => {
                        let feeding = feeding.into_iter().map(Pit::opposite_letter).collect();
                        prop_assert_eq!(refusal, Refusal::DoesNotFeed { feeding });
                    }
                    (ours, theirs) => prop_assert_eq!(ours.err(), theirs.err()),
                }
            }
        }
    }

    #[test]
    fn a_refusal_is_given_exactly_when_it_is_true(position in position(), pit in any_pit()) {
        let mover = Oware::turn(&position);
        let theirs = || Oware::SHAPE.pits().filter(|pit| pit.side() != mover);
        let seeds_of_theirs: u8 = theirs().map(|pit| Oware::seeds(&position, pit)).sum();
        let is_over = Side::BOTH.iter().any(|&side| Oware::captured(&position, side) >= 25)
            || Side::BOTH.iter().all(|&side| Oware::captured(&position, side) == 24);
        for (game, slam) in RULES {
            let seeds = Oware::seeds(&position, pit);
            let would_feed = usize::from(seeds) + pit.index() >= 6;
            let is_slam = seeds > 0 && pit.side() == mover
                && plain::play(&board(&position), pit.index(), slam).is_slam;
            match game.refusal(&position, pit) {
                Some(Refusal::GameOver) => prop_assert!(is_over),
                Some(Refusal::NotYourPit) => prop_assert!(!is_over && pit.side() != mover),
                Some(Refusal::Empty) => prop_assert!(!is_over && pit.side() == mover && seeds == 0),
                Some(Refusal::DoesNotFeed { feeding }) => {
                    prop_assert!(pit.side() == mover && seeds > 0 && seeds_of_theirs == 0 && !would_feed);
                    // Just the moves that may be played are named, and each of them gives a seed.
                    prop_assert_eq!(feeding, game.legal(&position));
                    for pit in feeding {
                        let mut fed = false;
                        let trace = game.trace(&position, pit).expect("it may be played");
                        for pit in trace.ring.drops(trace.laps[0]) {
                            fed |= pit.side() != mover;
                        }
                        prop_assert!(fed);
                    }
                }
                Some(Refusal::GrandSlamForbidden) => prop_assert!(slam == Slam::Forbidden && is_slam),
                Some(other) => prop_assert!(false, "{:?} is none of Oware's", other),
                None => {
                    prop_assert!(!is_over && pit.side() == mover && seeds > 0);
                    prop_assert!(seeds_of_theirs > 0 || would_feed);
                    prop_assert!(!(slam == Slam::Forbidden && is_slam));
                    prop_assert!(game.legal(&position).contains(pit));
                }
            }
        }
    }

    #[test]
    fn texts_come_back(setup in setup(), position in position()) {
        for setup in [setup, position.into()] {
            for text in [setup.to_string(), setup.auale_text(), setup.playstrategy_text()] {
                prop_assert_eq!(text.parse::<Setup>(), Ok(setup), "{}", text);
                prop_assert_eq!(format!("\n {text} \r\n").parse::<Setup>(), Ok(setup), "{}", text);
            }
            let text = setup.to_string();
            for text in [text.replace('/', "\n"), text.replace('/', "\r\n").replace(" S", "\nS"), text.replace(' ', "\t")] {
                prop_assert_eq!(text.parse::<Setup>(), Ok(setup), "{}", text);
            }
        }
    }

    #[test]
    fn a_text_that_breaks_off_is_not_read_as_another(setup in setup()) {
        for text in [setup.to_string(), setup.auale_text(), setup.playstrategy_text()] {
            for end in 0..text.len() {
                // Only the last number of a text can be shorter, and a move's number can be missing.
                let unharmed = text.is_char_boundary(end).then(|| text[..end].parse::<Setup>());
                if let Some(Ok(read)) = unharmed {
                    let shortened = Setup { stores: [setup.stores[0], read.stores[1]], ..setup };
                    prop_assert!(read == setup || (read == shortened && text.starts_with(&read.to_string())));
                }
            }
        }
    }

    #[test]
    fn a_fault_is_named_where_it_is(setup in setup(), row in 0..2_usize, column in 0..6_usize) {
        let text = setup.to_string();
        let (board, behind) = text.split_at(text.find(['S', 'N']).expect("the player to move") - 1);
        let mut rows: Vec<Vec<&str>> = board.split('/').map(|row| row.split(' ').collect()).collect();
        for wrong in ["x", "256", "-1", "2.5", "½"] {
            rows[row][column] = wrong;
            let text = rows.iter().map(|row| row.join(" ")).collect::<Vec<_>>().join("/") + behind;
            let error = text.parse::<Setup>().expect_err("not a count");
            prop_assert_eq!((error.row, error.column), (row + 1, column + 1));
            prop_assert!(text[error.offset..].starts_with(wrong));
            prop_assert_eq!(error.fault, TextFault::NotACount(wrong.to_owned()));
        }
    }

    #[test]
    fn no_text_makes_reading_panic(
        text in prop_oneof![
            any::<String>(),
            "[0-9SN/ ,\n-]{0,60}",
            "([0-9]{1,3}[ /-]){10,16}[SNx]( [SN0]){0,3}",
            "([0-9]S?,){4,6}[0-9]S?/([0-9]S?,){4,6}[0-9]S? [0-9] [0-9]( [SN0]){0,3}",
        ],
    ) {
        match text.parse::<Setup>() {
            Ok(setup) => prop_assert_eq!(setup.to_string().parse(), Ok(setup)),
            Err(error) => {
                prop_assert!((1..=3).contains(&error.row) && (1..=16).contains(&error.column), "{:?}", error);
                prop_assert!(text.is_char_boundary(error.offset), "{:?}", error);
            }
        }
    }
}
