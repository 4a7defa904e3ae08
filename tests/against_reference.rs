//! The fast rules against the plain ones on a million random moves.

mod random;
mod reference;

use mancala::rules::hawalis::{EndlessMoves, Position, Setup};
use mancala::rules::{Ending, Game, Hawalis, Outcome, Pit, PitSet, Reason, Refusal, Side};
use random::Random;
use reference::{Board, Move};

const MOVES: usize = 1_000_000;
const LOSE: Hawalis = Hawalis { endless_moves: EndlessMoves::Lose };
const FORBIDDEN: Hawalis = Hawalis { endless_moves: EndlessMoves::Forbidden };

fn board(position: &Position) -> Board {
    let setup = Setup::from(*position);
    Board { sides: [setup.south, setup.north], turn: setup.turn.index() }
}

/// What was met, so that a run that never came to the hard cases is seen.
#[derive(Debug, Default)]
struct Met {
    moves: usize,
    endless: usize,
    captures: usize,
    over_a_hundred_laps: usize,
    large_hands: usize,
    singles: usize,
    without_legal_moves: usize,
    only_endless_moves: usize,
}

/// Plays all that may be played from a position by both rules.
fn compare(position: &Position, met: &mut Met) {
    let plain = board(position);
    let side = Hawalis::turn(position);
    let legal = reference::legal(&plain);
    let expected: PitSet = (0..14).filter(|&index| legal[index]).map(|index| Pit::new(side, index)).collect();
    assert_eq!(LOSE.legal(position), expected, "{position}");

    let mut finite = PitSet::EMPTY;
    for pit in expected {
        let played = LOSE.play(position, pit, &mut ());
        let played = played.unwrap_or_else(|refusal| panic!("{position}, {pit:?}: {refusal}"));
        let hand = Hawalis::seeds(position, pit);
        met.moves += 1;
        met.large_hands += usize::from(hand >= 15);
        met.singles += usize::from(hand == 1);
        match reference::play(&plain, pit.index()) {
            Move::Endless { period } => {
                met.endless += 1;
                assert_eq!(played.ending, Ending::Endless { period }, "{position}, {pit:?}");
                assert_eq!((played.position, played.captured), (*position, 0));
                assert_eq!(played.outcome, Some(Outcome::won(!side, Reason::EndlessMove)));
                assert_eq!(FORBIDDEN.play(position, pit, &mut ()), Err(Refusal::EndlessForbidden));
            }
            Move::Finite { laps, seeds, last, captured, after } => {
                finite.insert(pit);
                met.captures += usize::from(captured[0] > 0);
                met.over_a_hundred_laps += usize::from(laps > 100);
                let told = (played.laps, played.seeds, played.captured, played.ending, played.outcome);
                let taken = captured[0] + captured[1];
                let expected = (laps, seeds, taken, Ending::In(Pit::new(side, last)), None);
                assert_eq!(told, expected, "{position}, {pit:?}");
                assert_eq!(board(&played.position), after, "{position}, {pit:?}");
                assert_eq!(FORBIDDEN.play(position, pit, &mut ()), Ok(played));
            }
        }
    }
    assert_eq!(FORBIDDEN.legal(position), finite, "{position}");

    let mine = &plain.sides[plain.turn];
    let reason = match mine.iter().map(|&seeds| u32::from(seeds)).sum() {
        0_u32 => Some(Reason::NoSeeds),
        _ if expected.is_empty() => Some(Reason::Blocked),
        _ if finite.is_empty() => Some(Reason::OnlyEndlessMoves),
        _ => None,
    };
    met.without_legal_moves += usize::from(expected.is_empty());
    met.only_endless_moves += usize::from(reason == Some(Reason::OnlyEndlessMoves));
    let lost = |reason| Outcome::won(!side, reason);
    assert_eq!(FORBIDDEN.outcome(position, []), reason.map(lost), "{position}");
    let reason = reason.filter(|&reason| reason != Reason::OnlyEndlessMoves);
    assert_eq!(LOSE.outcome(position, []), reason.map(lost), "{position}");
}

#[test]
fn half_a_million_moves_of_random_games() {
    let mut random = Random(1);
    let mut met = Met::default();
    while met.moves < MOVES / 2 {
        for (position, _) in random.game(&LOSE) {
            compare(&position, &mut met);
        }
    }
    assert!(met.endless > 50 && met.captures > 50_000 && met.singles > 50_000, "{met:?}");
}

#[test]
fn half_a_million_moves_from_random_boards() {
    let mut random = Random(2);
    let mut met = Met::default();
    while met.moves < MOVES / 2 {
        compare(&random.hawalis(), &mut met);
    }
    assert!(met.endless > 100 && met.over_a_hundred_laps > 0 && met.large_hands > 5_000, "{met:?}");
    assert!(met.without_legal_moves > 500 && met.only_endless_moves > 0, "{met:?}");
}

/// Endless moves that lift 15 seeds or more are rare, one in 25,000 of these.
#[test]
fn two_million_hands_of_fifteen_or_more() {
    let mut random = Random(3);
    let mut endless = 0;
    for _ in 0..2_000_000 {
        let mut south = [0; 14];
        let heap = 15 + random.below(10) as u8;
        let index = random.below(14);
        for _ in 0..26 + random.below(3) as u8 - heap {
            south[random.below(14)] += 1;
        }
        south[index] += heap;
        let position = match Position::try_from(Setup { south, north: [0; 14], turn: Side::South }) {
            Ok(position) => position,
            Err(error) => unreachable!("{error}"),
        };
        let played = LOSE.play(&position, Pit::new(Side::South, index), &mut ()).expect("a legal move");
        match reference::play(&board(&position), index) {
            Move::Endless { period } => {
                endless += 1;
                assert_eq!(played.ending, Ending::Endless { period }, "{position}");
            }
            Move::Finite { laps, seeds, last, after, .. } => {
                let ending = Ending::In(Pit::new(Side::South, last));
                assert_eq!((played.laps, played.seeds, played.ending), (laps, seeds, ending), "{position}");
                assert_eq!(board(&played.position), after, "{position}");
            }
        }
    }
    assert!(endless > 20, "{endless}");
}

#[test]
fn the_reference_knows_the_rules_page() {
    // Examples 3, 5, 7 and 9, so that the two do not agree on something wrong.
    let first = reference::play(&reference::START, 0);
    assert!(matches!(first, Move::Finite { laps: 5, seeds: 14, last: 0, captured: [0, 0], .. }), "{first:?}");
    let mut board = Board { sides: [[2, 1, 0, 2, 7, 0, 1, 2, 0, 1, 2, 1, 2, 1], [0; 14]], turn: 0 };
    assert_eq!(reference::play(&board, 7), Move::Endless { period: 51_030 });
    board.sides[0] = [0, 6, 1, 6, 1, 0, 1, 0, 3, 0, 7, 2, 0, 1];
    let long = reference::play(&board, 11);
    assert!(matches!(long, Move::Finite { laps: 234, seeds: 726, last: 9, .. }), "{long:?}");
    board.sides[0] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0];
    (board.sides[1][11], board.sides[1][2]) = (3, 5);
    assert_eq!(
        reference::play(&board, 9),
        Move::Finite {
            laps: 1,
            seeds: 14,
            last: 9,
            captured: [3, 5],
            after: Board { sides: [[1; 14], [0; 14]], turn: 1 },
        }
    );
}
