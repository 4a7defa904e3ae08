//! Speed of the rules: beside the plain reference of the tests on the same work, and of the longest judgements.

#[path = "../tests/random/mod.rs"]
mod random;
#[path = "../tests/reference/mod.rs"]
mod reference;

use criterion::{BatchSize, Criterion, Throughput};
use mancala::rules::hawalis::{Position, Setup};
use mancala::rules::{Game, Hawalis, Oware, Side, perft};
use random::Random;
use reference::oware::{self as plain_oware, Slam};
use reference::{Board, Move};
use std::hint::black_box;
use std::time::{Duration, Instant};

const GAME: Hawalis = Hawalis { endless_moves: mancala::rules::hawalis::EndlessMoves::Lose };
const PERFT_DEPTH: u32 = 6;
/// Deep enough for captures and long hands, which the first moves of Oware do not have.
const OWARE_PERFT_DEPTH: u32 = 10;

/// The same boards for both rules, and how many moves there are on them.
struct Work {
    name: &'static str,
    positions: Vec<Position>,
    boards: Vec<Board>,
    moves: u64,
}

impl Work {
    fn of(name: &'static str, positions: Vec<Position>) -> Work {
        let boards = positions.iter().map(board).collect();
        let moves = positions.iter().map(|position| GAME.legal(position).len() as u64).sum();
        Work { name, positions, boards, moves }
    }

    /// Plays all that may be played on every board.
    fn fast(&self) -> u64 {
        let mut laps = 0;
        for position in &self.positions {
            for pit in GAME.legal(black_box(position)) {
                if let Ok(played) = GAME.play(position, pit, &mut ()) {
                    laps += u64::from(black_box(played).laps);
                }
            }
        }
        laps
    }

    fn plain(&self) -> u64 {
        let mut laps = 0;
        for board in &self.boards {
            let legal = reference::legal(black_box(board));
            for (pit, may_be_played) in legal.into_iter().enumerate() {
                if may_be_played
                    && let Move::Finite { laps: more, .. } = black_box(reference::play(board, pit))
                {
                    laps += u64::from(more);
                }
            }
        }
        laps
    }
}

fn board(position: &Position) -> Board {
    let setup = Setup::from(*position);
    Board { sides: [setup.south, setup.north], turn: setup.turn.index() }
}

fn plain_perft(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = reference::legal(board);
    let mut leaves = 0;
    for (pit, may_be_played) in legal.into_iter().enumerate() {
        if may_be_played {
            leaves += match black_box(reference::play(board, pit)) {
                Move::Finite { after, .. } => plain_perft(&after, depth - 1),
                Move::Endless { .. } => u64::from(depth == 1),
            };
        }
    }
    leaves
}

fn plain_oware_perft(board: &plain_oware::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = plain_oware::legal(board, Slam::CapturesNothing);
    let mut leaves = 0;
    for (pit, may_be_played) in legal.into_iter().enumerate() {
        if may_be_played {
            let played = black_box(plain_oware::play(board, pit, Slam::CapturesNothing));
            leaves += plain_oware_perft(&played.after, depth - 1);
        }
    }
    leaves
}

/// The position of one side's counts, South to move.
fn alone(south: [u8; 14]) -> Position {
    match Position::try_from(Setup { south, north: [0; 14], turn: Side::South }) {
        Ok(position) => position,
        Err(error) => unreachable!("{error}"),
    }
}

/// How many times as fast the first is as the second: the median of rounds in which both run, so that a busy machine
/// slows both.
fn ratio(fast: impl Fn() -> u64, plain: impl Fn() -> u64) -> f64 {
    let seconds = |work: &dyn Fn() -> u64| {
        let begun = Instant::now();
        black_box(work());
        begun.elapsed().as_secs_f64()
    };
    let mut ratios: Vec<f64> = (0..31).map(|_| 1.0 / (seconds(&fast) / seconds(&plain))).collect();
    ratios.sort_by(f64::total_cmp);
    ratios[ratios.len() / 2]
}

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(3))
        .configure_from_args();
    let mut random = Random(7);

    let played: Vec<Position> = std::iter::repeat_with(|| random.game(&GAME))
        .take(200)
        .flatten()
        .map(|(position, _)| position)
        .collect();
    let set_up: Vec<Position> = std::iter::repeat_with(|| random.hawalis()).take(20_000).collect();
    let works = [Work::of("random games", played), Work::of("random boards", set_up)];

    for work in &works {
        let mut group = criterion.benchmark_group(format!("moves of {}", work.name));
        group.throughput(Throughput::Elements(work.moves));
        group.bench_function("fast", |bencher| bencher.iter(|| work.fast()));
        group.bench_function("plain", |bencher| bencher.iter(|| work.plain()));
        group.finish();
    }

    let start = GAME.start();
    let mut group = criterion.benchmark_group(format!("perft {PERFT_DEPTH}"));
    let leaves = perft(&GAME, &start, PERFT_DEPTH);
    assert_eq!(leaves, plain_perft(&reference::START, PERFT_DEPTH));
    group.throughput(Throughput::Elements(leaves));
    group.bench_function("fast", |bencher| bencher.iter(|| perft(&GAME, black_box(&start), PERFT_DEPTH)));
    group.bench_function("plain", |bencher| {
        bencher.iter(|| plain_perft(black_box(&reference::START), PERFT_DEPTH));
    });
    group.finish();

    let oware = Oware::default();
    let oware_start = oware.start();
    let mut group = criterion.benchmark_group(format!("perft {OWARE_PERFT_DEPTH} of Oware"));
    let leaves = perft(&oware, &oware_start, OWARE_PERFT_DEPTH);
    assert_eq!(leaves, plain_oware_perft(&plain_oware::START, OWARE_PERFT_DEPTH));
    group.throughput(Throughput::Elements(leaves)).sample_size(10);
    group.bench_function("fast", |bencher| {
        bencher.iter(|| perft(&oware, black_box(&oware_start), OWARE_PERFT_DEPTH));
    });
    group.bench_function("plain", |bencher| {
        bencher.iter(|| plain_oware_perft(black_box(&plain_oware::START), OWARE_PERFT_DEPTH));
    });
    group.finish();

    // What a page asks when it shows all previews of a position.
    let mut group = criterion.benchmark_group("judge all legal moves");
    for (name, south) in [
        ("period 51,030", [2, 1, 0, 2, 7, 0, 1, 2, 0, 1, 2, 1, 2, 1]),
        ("1,255 laps", [0, 1, 4, 3, 0, 3, 0, 10, 2, 0, 2, 0, 2, 1]),
    ] {
        group.bench_function(name, |bencher| {
            bencher.iter_batched(
                || alone(south),
                |position| {
                    GAME.legal(&position)
                        .into_iter()
                        .filter(|&pit| GAME.play(&position, pit, &mut ()).is_ok())
                        .count()
                },
                BatchSize::SmallInput,
            );
        });
    }
    group.finish();

    if !std::env::args().any(|argument| argument == "--bench") {
        return; // Run as a test: once each is enough.
    }
    for work in &works {
        println!(
            "{}: fast is {:.2} times as fast as plain",
            work.name,
            ratio(|| work.fast(), || work.plain())
        );
    }
    let perfts = ratio(
        || perft(&GAME, black_box(&start), PERFT_DEPTH),
        || plain_perft(black_box(&reference::START), PERFT_DEPTH),
    );
    println!("perft {PERFT_DEPTH}: fast is {perfts:.2} times as fast as plain");
    let perfts = ratio(
        || perft(&oware, black_box(&oware_start), OWARE_PERFT_DEPTH),
        || plain_oware_perft(black_box(&plain_oware::START), OWARE_PERFT_DEPTH),
    );
    println!("perft {OWARE_PERFT_DEPTH} of Oware: fast is {perfts:.2} times as fast as plain");
    criterion.final_summary();
}
