//! The search against plain methods: packed moves against the rules, values against a minimax that leaves nothing out.

mod minimax;
mod random;

use mancala::rules::hawalis::{EndlessMoves, Position, Setup};
use mancala::rules::{Game, Hawalis, Pit, Side};
use mancala::search::hawalis::Weights;
use mancala::search::{
    Level, Limits, Moves, NODES_BETWEEN_LOOKS, Report, Score, Searched, Table, Watch, search,
};
use minimax::{before, minimax};
use random::Random;
use std::collections::HashMap;
use std::time::Duration;

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
    let packed: Vec<Pit> = moves.as_slice().iter().map(|one| Pit::new(side, usize::from(one.pit))).collect();
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

#[test]
fn values_without_a_hash_table_are_those_of_minimax() {
    let mut memory = Hawalis::memory(&Weights::default());
    let mut table = Table::of_mebibytes(0);
    let mut random = Random(45);
    let (mut decided, mut drawn) = (0, 0);
    for (index, position) in positions(43, 2_000).iter().enumerate() {
        let game = if index % 4 == 0 { FORBIDDEN } else { LOSE };
        let mut earlier = if index % 2 == 0 { random.earlier(&FORBIDDEN, position) } else { Vec::new() };
        for depth in 1..=6_u32 {
            let limits = Limits { depth, ..Limits::INFINITE };
            let report = search(game, position, &earlier, &limits, &mut table, &mut ());
            let Some(line) = report.lines.first() else {
                assert!(game.legal(position).is_empty(), "{position}");
                break;
            };
            let expected = minimax(&game, position, &mut earlier, depth, &mut memory);
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
        let limits = Limits { depth: 4, lines: Hawalis::SHAPE.pits_per_side, ..Limits::INFINITE };
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
                None => before(minimax(
                    &LOSE,
                    &played.position,
                    &mut vec![position],
                    report.depth - 1,
                    &mut memory,
                )),
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
                None => assert!(
                    !matches!(score, Score::Wins(0..=11) | Score::Loses(0..=11)),
                    "{position}: {score}"
                ),
            }
        }
        if let Some(Score::Wins(plies) | Score::Loses(plies)) = expected {
            distances[plies as usize] += 1;
        }
    }
    assert!(distances[1..].iter().all(|&count| count > 2), "{distances:?}");
}

#[test]
fn a_selective_search_is_right_about_decided_games() {
    let mut random = Random(51);
    let mut table = Table::of_mebibytes(1);
    let mut decided = 0;
    for index in 0..600 {
        let game = if index % 3 == 0 { FORBIDDEN } else { LOSE };
        let position = few_seeds(&mut random);
        let limits = Limits { depth: 9, selective: true, ..Limits::INFINITE };
        let report = search(game, &position, &[], &limits, &mut table, &mut ());
        let Some(&Score::Wins(plies @ ..=11) | &Score::Loses(plies @ ..=11)) =
            report.lines.first().map(|line| &line.score)
        else {
            continue;
        };
        let solved = Solver { game, known: HashMap::new() }.solve(&position, plies);
        // Sooner is possible.
        match report.lines[0].score {
            Score::Wins(_) => assert!(matches!(solved, Some(Score::Wins(_))), "{position}: {solved:?}"),
            _ => assert!(matches!(solved, Some(Score::Loses(_))), "{position}: {solved:?}"),
        }
        decided += 1;
    }
    assert!(decided > 100, "{decided}");
}

/// Counts what it is asked and told, and stops at a node count of its own.
#[derive(Default)]
struct Counter {
    looks: u64,
    stop_at_look: u64,
    reports: Vec<Report>,
    /// Each look takes a millisecond.
    slow: bool,
}

impl Watch for Counter {
    fn elapsed(&mut self) -> Duration {
        if self.slow { Duration::from_millis(self.looks) } else { Duration::ZERO }
    }

    fn stop(&mut self) -> bool {
        self.looks += 1;
        self.looks == self.stop_at_look
    }

    fn progress(&mut self, report: &Report) {
        self.reports.push(report.clone());
    }
}

#[test]
fn a_search_stops_when_it_shall() {
    let mut table = Table::of_mebibytes(1);
    for nodes in [1, 2, 14, 15, 100, 1_000, 1_024, 5_000, 33_333] {
        let limits = Limits { nodes, ..Limits::INFINITE };
        let report = search(LOSE, &LOSE.start(), &[], &limits, &mut table, &mut ());
        assert_eq!(report.nodes, nodes);
        assert!(LOSE.legal(&LOSE.start()).contains(report.best().expect("there are legal moves")));
    }
    let mut stopping = Counter { stop_at_look: 7, ..Counter::default() };
    let report = search(LOSE, &LOSE.start(), &[], &Limits::INFINITE, &mut table, &mut stopping);
    assert_eq!((stopping.looks, report.nodes), (7, 7 * NODES_BETWEEN_LOOKS));

    let mut slow = Counter { slow: true, ..Counter::default() };
    let limits = Limits { time: Duration::from_millis(5), ..Limits::INFINITE };
    let report = search(LOSE, &LOSE.start(), &[], &limits, &mut table, &mut slow);
    assert_eq!((slow.looks, report.nodes), (5, 5 * NODES_BETWEEN_LOOKS));
}

#[test]
fn progress_is_told_at_every_depth() {
    let mut counter = Counter::default();
    let mut table = Table::of_mebibytes(1);
    let limits = Limits { depth: 7, lines: 3, ..Limits::INFINITE };
    let report = search(LOSE, &LOSE.start(), &[], &limits, &mut table, &mut counter);
    let depths: Vec<u32> = counter.reports.iter().map(|report| report.depth).collect();
    assert_eq!(depths, [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(counter.reports.last(), Some(&report));
    assert!(counter.reports.iter().all(|report| report.lines.len() == 3));
}

#[test]
fn a_game_that_is_over_is_not_searched() {
    let mut table = Table::of_mebibytes(1);
    let blocked = Setup { south: [1; 14], north: [2; 14], turn: Side::South };
    let blocked = Position::try_from(blocked).expect("28 seeds a side at most");
    let mut report = |position, earlier: &[Position]| {
        search(LOSE, &position, earlier, &Limits::INFINITE, &mut table, &mut ())
    };
    assert_eq!(report(blocked, &[]), Report::default());
    // H11: the position occurs a second time.
    assert_eq!(report(LOSE.start(), &[LOSE.start()]), Report::default());
    assert_eq!(Report::default().best(), None);
    let level = Level::WEAKEST;
    assert_eq!(level.choose(LOSE, &blocked, &[], 1, &mut table, &mut ()), None);
}

#[test]
fn lines_can_be_played_and_results_repeat() {
    let mut random = Random(47);
    let (mut first, mut second) = (Table::of_mebibytes(1), Table::of_mebibytes(1));
    for (index, position) in positions(48, 300).iter().enumerate() {
        let game = if index % 3 == 0 { FORBIDDEN } else { LOSE };
        let nodes = 1 + random.below(20_000) as u64;
        let limits = Limits { nodes, lines: 1 + index % 14, ..Limits::INFINITE };
        let report = search(game, position, &[], &limits, &mut first, &mut ());
        // Two tables with the same past give the same answers.
        assert_eq!(search(game, position, &[], &limits, &mut second, &mut ()), report, "{position}");
        assert!(report.nodes <= nodes);
        assert_eq!(report.lines.is_empty(), game.legal(position).is_empty());
        for line in &report.lines {
            let mut here = *position;
            for (ply, &pit) in line.pits.iter().enumerate() {
                let played = game.play(&here, pit, &mut ()).unwrap_or_else(|refusal| {
                    panic!("{position}: {refusal} at {ply} of {:?}", line.pits);
                });
                assert!(played.outcome.is_none() || ply + 1 == line.pits.len());
                here = played.position;
            }
        }
    }
}

#[test]
fn a_move_is_found_even_where_every_move_loses() {
    // Nothing but n may be played, and it is endless: see hawalis_examples.rs.
    let south = [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 3];
    let position = Position::try_from(Setup { south, north: [2; 14], turn: Side::South });
    let position = position.expect("28 seeds a side at most");
    let mut table = Table::of_mebibytes(1);
    let report = search(LOSE, &position, &[], &Limits::INFINITE, &mut table, &mut ());
    assert_eq!((report.best(), report.lines[0].score), (Hawalis::SHAPE.pit('n'), Score::Loses(1)));
    let forbidden = search(FORBIDDEN, &position, &[], &Limits::INFINITE, &mut table, &mut ());
    assert_eq!(forbidden, Report::default());
}

#[test]
fn levels_play_legally_and_repeat_themselves() {
    let mut random = Random(49);
    let mut table = Table::of_mebibytes(1);
    assert_eq!((Level::new(0), Level::new(9)), (None, None));
    assert!(Level::all().map(|level| level.strength::<Hawalis>().nodes).is_sorted());
    // The strongest are left to the lab: they take their time.
    for level in Level::all().take(6) {
        let mut answers = Vec::new();
        let seeds = 0..4;
        for position in positions(50 + u64::from(level.number()), 10) {
            if LOSE.legal(&position).is_empty() {
                continue;
            }
            for seed in seeds.clone() {
                let pit = level.choose(LOSE, &position, &[], seed, &mut table, &mut ());
                let pit = pit.expect("there is a legal move");
                assert!(LOSE.legal(&position).contains(pit), "{position}");
                // Whatever was searched in between.
                let other = random.hawalis();
                search(LOSE, &other, &[], &Limits { nodes: 500, ..Limits::INFINITE }, &mut table, &mut ());
                assert_eq!(level.choose(LOSE, &position, &[], seed, &mut table, &mut ()), Some(pit));
                answers.push(pit);
            }
        }
        if level == Level::WEAKEST {
            let alike = answers.chunks(seeds.end as usize).all(|same| same.iter().all(|pit| *pit == same[0]));
            assert!(!alike, "the weakest level never chooses by chance");
        }
    }
}
