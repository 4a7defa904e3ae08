//! The search of Oware against a minimax on the rules that leaves nothing out.

mod minimax;
mod random;

use mancala::rules::oware::{GrandSlam, Position, Setup};
use mancala::rules::{Game, Oware, Pit, Side};
use mancala::search::oware::Weights;
use mancala::search::{Level, Limits, Moves, Score, Searched, Table, search};
use minimax::minimax;
use random::Random;

const GAMES: [Oware; 3] = [
    Oware { grand_slam: GrandSlam::CapturesNothing },
    Oware { grand_slam: GrandSlam::Forbidden },
    Oware { grand_slam: GrandSlam::TakesAll },
];

/// Positions of random games, late ones more often, and random boards.
fn positions(game: &Oware, seed: u64, count: usize) -> Vec<Position> {
    let mut random = Random(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let line = random.game(game);
        for _ in 0..6 {
            positions.push(line[line.len() - 1 - random.below(line.len().min(40))].0);
        }
        positions.push(random.oware());
        positions.push(random.oware());
    }
    positions.truncate(count);
    positions
}

#[test]
fn packed_moves_are_those_of_the_rules() {
    let mut memory = Oware::memory(&Weights::default());
    let mut moves = Moves::default();
    let (mut seen, mut slams) = (0, 0);
    for (game, seed) in GAMES.iter().zip(50..) {
        for position in positions(game, seed, 20_000) {
            if game.outcome(&position, []).is_some() {
                assert!(game.is_over(&mut memory, Oware::board(&position)), "{position}");
                continue;
            }
            game.moves(&mut memory, Oware::board(&position), &mut moves);
            let pits: Vec<usize> = moves.as_slice().iter().map(|one| usize::from(one.pit)).collect();
            let legal: Vec<usize> = game.legal(&position).into_iter().map(Pit::index).collect();
            assert_eq!(pits, legal, "{position}");
            for (one, pit) in moves.as_slice().iter().zip(game.legal(&position)) {
                let played = game.play(&position, pit, &mut ()).expect("it is legal");
                let after = match played.outcome {
                    Some(outcome) => game.settle(&played.position, outcome.reason, &mut ()),
                    None => played.position,
                };
                slams += usize::from(played.outcome.is_some());
                assert!(one.board == Oware::board(&after) && one.captured == played.captured, "{position}");
                seen += 1;
            }
        }
    }
    assert!(seen > 100_000 && slams > 20, "{seen} moves, {slams} slams that took all");
}

#[test]
fn values_without_a_hash_table_are_those_of_minimax() {
    let mut memory = Oware::memory(&Weights::default());
    let mut table = Table::of_mebibytes(0);
    let mut random = Random(61);
    let (mut decided, mut drawn, mut compared) = (0, 0, 0);
    for (game, seed) in GAMES.iter().zip(60..) {
        for (index, position) in positions(game, seed, 700).iter().enumerate() {
            let mut before = if index % 2 == 0 { random.earlier(game, position) } else { Vec::new() };
            // The widest trees are looked through less deep.
            let deepest = if index % 4 == 0 { 6 } else { 4 };
            for depth in 1..=deepest {
                let limits = Limits { depth, ..Limits::INFINITE };
                let report = search(*game, position, &before, &limits, &mut table, &mut ());
                let Some(line) = report.lines.first() else {
                    assert!(game.outcome(position, &before).is_some(), "{position}");
                    break;
                };
                let expected = minimax(game, position, &mut before, depth, &mut memory);
                assert_eq!(line.score, expected, "{game:?} {position}, depth {depth}");
                decided += usize::from(line.score.is_decided());
                drawn += usize::from(line.score == Score::Draws);
                compared += 1;
            }
        }
    }
    assert!(
        decided > 300 && drawn > 10 && compared > 2_000,
        "{decided} decided, {drawn} drawn of {compared}"
    );
}

#[test]
fn games_that_are_decided_are_seen_so_with_a_hash_table() {
    let mut memory = Oware::memory(&Weights::default());
    let mut random = Random(62);
    // One small table, never cleared, so that much of what it knows comes from other searches and gets lost again.
    let (mut small, mut large) = (Table::of_mebibytes(1), Table::of_mebibytes(16));
    let mut distances = [0; 9];
    for index in 0..1_200 {
        let game = GAMES[index % 3];
        let position = few_seeds(&mut random, &game);
        let expected = minimax(&game, &position, &mut Vec::new(), 8, &mut memory);
        for table in [&mut small, &mut large] {
            let limits = Limits { depth: 8, ..Limits::INFINITE };
            let report = search(game, &position, &[], &limits, table, &mut ());
            let score = report.lines[0].score;
            match expected {
                Score::Wins(_) | Score::Loses(_) => assert_eq!(score, expected, "{game:?} {position}"),
                // What was found elsewhere may look further ahead, but never less far.
                Score::Draws | Score::Seeds(_) => assert!(
                    !matches!(score, Score::Wins(0..=8) | Score::Loses(0..=8)),
                    "{game:?} {position}: {score}, not {expected}"
                ),
            }
        }
        if let Score::Wins(plies) | Score::Loses(plies) = expected {
            distances[plies as usize] += 1;
        }
    }
    assert!(distances[1..].iter().all(|&count| count > 2), "{distances:?}");
}

/// A position with few seeds on the board and neither player near to 25, so that the game is near its end.
fn few_seeds(random: &mut Random, game: &Oware) -> Position {
    loop {
        let mut setup = Setup { south: [0; 6], north: [0; 6], stores: [0; 2], turn: Side::South };
        let seeds = 2 + random.below(6);
        for _ in 0..seeds {
            let row = if random.below(2) == 0 { &mut setup.south } else { &mut setup.north };
            row[random.below(6)] += 1;
        }
        let stored = 48 - seeds as u8;
        let south = (stored / 2 + random.below(5) as u8).saturating_sub(2).min(24);
        setup.stores = [south, stored - south];
        if random.below(2) == 0 {
            setup.turn = Side::North;
        }
        let Ok(position) = Position::try_from(setup) else { continue };
        if setup.stores[1] <= 24 && game.outcome(&position, []).is_none() {
            return position;
        }
    }
}

#[test]
fn levels_play_legally_and_repeat_themselves() {
    let mut table = Table::of_mebibytes(1);
    for (game, seed) in GAMES.iter().zip(70..) {
        for position in positions(game, seed, 20) {
            for level in Level::all().take(5) {
                let mut choose = || level.choose(*game, &position, &[], 3, &mut table, &mut ());
                let pit = choose();
                assert_eq!(choose(), pit);
                match pit {
                    Some(pit) => assert!(game.legal(&position).contains(pit), "{position}"),
                    None => assert!(game.outcome(&position, []).is_some(), "{position}"),
                }
            }
        }
    }
    assert!(Level::all().map(|level| level.strength::<Oware>().nodes).is_sorted());
}
