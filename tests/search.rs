//! The search against plain methods: packed moves against the rules, values against a minimax that leaves nothing out.

mod random;

use mancala::rules::hawalis::{EndlessMoves, Position, Setup};
use mancala::rules::{Game, Hawalis, Pit, Side};
use mancala::search::hawalis::Weights;
use mancala::search::{Limits, Moves, Score, Searched, Table, search};
use random::Random;
use std::collections::HashMap;

const LOSE: Hawalis = Hawalis { endless_moves: EndlessMoves::Lose };
const FORBIDDEN: Hawalis = Hawalis { endless_moves: EndlessMoves::Forbidden };

/// What was met, so that a run that never came to the hard cases is seen.
#[derive(Debug, Default)]
struct Met {
    moves: usize,
    endless: usize,
    captures: usize,
    large_hands: usize,
    over_a_hundred_laps: usize,
}

/// Compares all packed moves of a position with those of the rules.
fn compare(game: Hawalis, memory: &mut <Hawalis as Searched>::Memory, position: &Position, met: &mut Met) {
    let mut moves = Moves::default();
    let board = Hawalis::board(position);
    game.moves(memory, board, &mut moves);
    let side = Hawalis::turn(position);
    let packed: Vec<Pit> =
        moves.as_slice().iter().map(|one| Pit::new(side, usize::from(one.pit))).collect();
    assert_eq!(packed, game.legal(position).into_iter().collect::<Vec<_>>(), "{position}");
    assert_eq!(game.is_over(memory, board), packed.is_empty(), "{position}");
    for one in moves.as_slice() {
        let pit = Pit::new(side, usize::from(one.pit));
        let played = game.play(position, pit, &mut ()).expect("it is legal");
        assert_eq!(one.loses, played.outcome.is_some(), "{position}, {pit:?}");
        assert_eq!(one.captured, played.captured, "{position}, {pit:?}");
        if !one.loses {
            assert_eq!(one.board, Hawalis::board(&played.position), "{position}, {pit:?}");
        }
        met.moves += 1;
        met.endless += usize::from(one.loses);
        met.captures += usize::from(one.captured > 0);
        met.large_hands += usize::from(Hawalis::seeds(position, pit) >= 16);
        met.over_a_hundred_laps += usize::from(!one.loses && played.laps > 100);
    }
}

#[test]
fn packed_moves_are_those_of_the_rules() {
    let mut random = Random(41);
    let mut memory = Hawalis::memory(&Weights::default());
    let mut met = Met::default();
    // Examples 5, 7 and 9 of the rules: long relays, a long period, a hand of 14.
    for south in [
        [0, 6, 1, 6, 1, 0, 1, 0, 3, 0, 7, 2, 0, 1],
        [0, 1, 4, 3, 0, 3, 0, 10, 2, 0, 2, 0, 2, 1],
        [2, 1, 0, 2, 7, 0, 1, 2, 0, 1, 2, 1, 2, 1],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0],
    ] {
        let setup = Setup { south, north: [2; 14], turn: Side::South };
        let position = Position::try_from(setup).expect("28 seeds a side at most");
        compare(LOSE, &mut memory, &position, &mut met);
        compare(FORBIDDEN, &mut memory, &position, &mut met);
    }
    assert!(met.over_a_hundred_laps >= 4 && met.endless > 0, "{met:?}");
    while met.moves < 1_000_000 {
        for (position, _) in random.game(&LOSE) {
            compare(LOSE, &mut memory, &position, &mut met);
            compare(FORBIDDEN, &mut memory, &position, &mut met);
        }
        for _ in 0..200 {
            let position = random.hawalis();
            compare(LOSE, &mut memory, &position, &mut met);
        }
    }
    assert!(met.endless > 200 && met.captures > 100_000, "{met:?}");
    assert!(met.large_hands > 5_000, "{met:?}");
}

#[test]
fn packed_boards_are_told_apart() {
    let mut random = Random(42);
    let mut known = HashMap::new();
    for _ in 0..200_000 {
        let position = random.hawalis();
        let setup = Setup::from(position);
        let seen = (*setup.side(setup.turn), *setup.side(!setup.turn));
        let words = Hawalis::words(Hawalis::board(&position));
        assert_eq!(*known.entry(words).or_insert(seen), seen);
    }
}

/// The value of a position by looking at every line of play of a length, as scores of the player to move.
fn minimax(
    game: Hawalis,
    position: &Position,
    line: &mut Vec<Position>,
    depth: u32,
    memory: &mut <Hawalis as Searched>::Memory,
) -> Score {
    if line.contains(position) {
        return Score::Draws;
    }
    if game.legal(position).is_empty() {
        return Score::Loses(0);
    }
    if depth == 0 {
        return match Hawalis::evaluate(memory, Hawalis::board(position)) {
            0 => Score::Seeds(1), // only a drawn game is worth nothing
            value => Score::Seeds(value),
        };
    }
    let mut best = None;
    line.push(*position);
    for pit in game.legal(position) {
        let played = game.play(position, pit, &mut ()).expect("it is legal");
        let score = match played.outcome {
            Some(_) => Score::Loses(1),
            None => match minimax(game, &played.position, line, depth - 1, memory) {
                Score::Seeds(value) => Score::Seeds(-value),
                Score::Wins(plies) => Score::Loses(plies + 1),
                Score::Draws => Score::Draws,
                Score::Loses(plies) => Score::Wins(plies + 1),
            },
        };
        best = best.max(Some(score));
    }
    line.pop();
    best.expect("there is a legal move")
}

/// Positions of random games, late ones more often, and random boards.
fn positions(seed: u64, count: usize) -> Vec<Position> {
    let mut random = Random(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let game = random.game(&LOSE);
        for _ in 0..8 {
            positions.push(game[game.len() - 1 - random.below(game.len().min(60))].0);
        }
        let start = game.len().saturating_sub(90);
        positions.push(game[start].0);
        positions.push(random.hawalis());
    }
    positions.truncate(count);
    positions
}

/// Positions that a game may have had before: such as are reached without a capture within a few moves.
fn earlier(random: &mut Random, position: &Position) -> Vec<Position> {
    let mut earlier = Vec::new();
    for _ in 0..random.below(4) {
        let mut then = *position;
        for _ in 0..=random.below(4) {
            let Some(pit) = random.legal(&FORBIDDEN, &then) else { break };
            let played = FORBIDDEN.play(&then, pit, &mut ()).expect("it is legal");
            if played.captured > 0 {
                break;
            }
            then = played.position;
        }
        if then != *position {
            earlier.push(then);
        }
    }
    earlier
}

#[test]
fn values_without_a_hash_table_are_those_of_minimax() {
    let mut memory = Hawalis::memory(&Weights::default());
    let mut table = Table::of_mebibytes(0);
    let mut random = Random(45);
    let (mut decided, mut drawn) = (0, 0);
    for (index, position) in positions(43, 3_000).iter().enumerate() {
        let game = if index % 4 == 0 { FORBIDDEN } else { LOSE };
        let mut earlier = if index % 2 == 0 { earlier(&mut random, position) } else { Vec::new() };
        for depth in 1..=if index % 3 == 0 { 6 } else { 4 } {
            let limits = Limits { depth, ..Limits::INFINITE };
            let report = search(game, position, &earlier, &limits, &mut table, &mut ());
            let Some(line) = report.lines.first() else {
                assert!(game.legal(position).is_empty(), "{position}");
                break;
            };
            let expected = minimax(game, position, &mut earlier, depth, &mut memory);
            assert_eq!(line.score, expected, "{position}, depth {depth}");
            decided += usize::from(line.score.is_decided());
            drawn += usize::from(line.score == Score::Draws);
        }
    }
    assert!(decided > 500 && drawn > 50, "{decided} decided, {drawn} drawn");
}

#[test]
fn the_scores_of_all_moves_are_those_of_minimax() {
    let mut memory = Hawalis::memory(&Weights::default());
    let mut table = Table::of_mebibytes(0);
    for position in positions(44, 400) {
        let limits = Limits { depth: 4, lines: Hawalis::PITS, ..Limits::INFINITE };
        let report = search(LOSE, &position, &[], &limits, &mut table, &mut ());
        let pits: Vec<Pit> = report.lines.iter().map(|line| line.pits[0]).collect();
        let mut sorted = pits.clone();
        sorted.sort();
        assert_eq!(sorted, LOSE.legal(&position).into_iter().collect::<Vec<_>>(), "{position}");
        assert!(report.lines.is_sorted_by(|better, worse| better.score >= worse.score));
        for line in &report.lines {
            let played = LOSE.play(&position, line.pits[0], &mut ()).expect("it is legal");
            let expected = match played.outcome {
                Some(_) => Score::Loses(1),
                None => match minimax(LOSE, &played.position, &mut vec![position], report.depth - 1, &mut memory) {
                    Score::Seeds(value) => Score::Seeds(-value),
                    Score::Wins(plies) => Score::Loses(plies + 1),
                    Score::Draws => Score::Draws,
                    Score::Loses(plies) => Score::Wins(plies + 1),
                },
            };
            assert_eq!(line.score, expected, "{position} {:?}", line.pits[0]);
        }
    }
}

/// Who wins by force within some moves and after how many, by looking at every line of play; repetition cannot help the
/// side that loses by force, so it is not looked at.
struct Solver {
    game: Hawalis,
    known: HashMap<(Position, u32), Option<Score>>,
}

impl Solver {
    fn solve(&mut self, position: &Position, depth: u32) -> Option<Score> {
        let legal = self.game.legal(position);
        if legal.is_empty() {
            return Some(Score::Loses(0));
        }
        if depth == 0 {
            return None;
        }
        if let Some(&known) = self.known.get(&(*position, depth)) {
            return known;
        }
        let (mut wins, mut loses) = (None, Some(Score::Loses(0)));
        for pit in legal {
            let played = self.game.play(position, pit, &mut ()).expect("it is legal");
            let after = match played.outcome {
                Some(_) => Some(Score::Wins(0)),
                None => self.solve(&played.position, depth - 1),
            };
            match after {
                Some(Score::Loses(plies)) => {
                    wins = wins.max(Some(Score::Wins(plies + 1)));
                    loses = None;
                }
                // The latest of the losses.
                Some(Score::Wins(plies)) => loses = loses.map(|so_far| so_far.max(Score::Loses(plies + 1))),
                _ => loses = None,
            }
        }
        let found = wins.or(loses);
        self.known.insert((*position, depth), found);
        found
    }
}

/// Positions with few seeds, where games are near their end.
fn few_seeds(random: &mut Random) -> Position {
    loop {
        let mut position = random.hawalis();
        for _ in 0..40 {
            if Side::BOTH.into_iter().all(|side| (1..=7).contains(&Setup::from(position).seeds_of(side))) {
                return position;
            }
            let Some(pit) = random.legal(&FORBIDDEN, &position) else { break };
            position = FORBIDDEN.play(&position, pit, &mut ()).expect("it is legal").position;
        }
    }
}

#[test]
fn forced_wins_are_found_with_their_distance() {
    let mut random = Random(46);
    // One small table, never cleared, so that much of what it knows comes from other searches and gets lost again.
    let (mut small, mut large) = (Table::of_mebibytes(1), Table::of_mebibytes(16));
    let mut distances = [0; 12];
    for index in 0..2_000 {
        let game = if index % 3 == 0 { FORBIDDEN } else { LOSE };
        let position = few_seeds(&mut random);
        let expected = Solver { game, known: HashMap::new() }.solve(&position, 11);
        if game.legal(&position).is_empty() {
            continue;
        }
        for table in [&mut small, &mut large] {
            let limits = Limits { depth: 11, ..Limits::INFINITE };
            let report = search(game, &position, &[], &limits, table, &mut ());
            let score = report.lines[0].score;
            match expected {
                Some(expected) => assert_eq!(score, expected, "{position}"),
                None => assert!(!matches!(score, Score::Wins(0..=11) | Score::Loses(0..=11)), "{position}: {score}"),
            }
        }
        if let Some(Score::Wins(plies) | Score::Loses(plies)) = expected {
            distances[plies as usize] += 1;
        }
    }
    assert!(distances[1..].iter().all(|&count| count > 2), "{distances:?}");
}
