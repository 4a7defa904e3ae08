//! Speed of the search: its packed moves beside the rules and the plain reference of the tests on the same perft, and
//! the search itself.

#[path = "../tests/reference/mod.rs"]
mod reference;

use criterion::{Criterion, Throughput};
use mancala::rules::{Game, Hawalis, perft};
use mancala::search::hawalis::Weights;
use mancala::search::{Limits, Moves, Searched, Table, search};
use reference::{Board, Move};
use std::hint::black_box;
use std::time::{Duration, Instant};

const GAME: Hawalis = Hawalis { endless_moves: mancala::rules::hawalis::EndlessMoves::Lose };
const PERFT_DEPTH: u32 = 7;
/// A relay that is longer may still end: a test of endless moves that stops there is wrong.
const WRONG_LAPS: u32 = 64;
/// Deep enough that many endless moves are met.
const ENDLESS_DEPTH: usize = 8;

type Packed = <Hawalis as Searched>::Board;

/// Counts as `rules::perft` does; each leaf is played too.
fn packed_perft(
    memory: &mut <Hawalis as Searched>::Memory,
    board: Packed,
    plies: &mut [Moves<Packed>],
) -> u64 {
    let Some((moves, deeper)) = plies.split_first_mut() else {
        return 1;
    };
    GAME.moves(memory, board, moves);
    if deeper.is_empty() {
        return black_box(moves).as_slice().len() as u64;
    }
    moves.as_slice().iter().filter(|one| !one.loses).map(|one| packed_perft(memory, one.board, deeper)).sum()
}

fn plain_perft(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    for (pit, may_be_played) in reference::legal(board).into_iter().enumerate() {
        if may_be_played {
            leaves += match black_box(reference::play(board, pit)) {
                Move::Finite { after, .. } => plain_perft(&after, depth - 1),
                Move::Endless { .. } => u64::from(depth == 1),
            };
        }
    }
    leaves
}

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(3))
        .sample_size(10)
        .configure_from_args();
    let start = GAME.start();
    let mut memory = Hawalis::memory(&Weights::default());
    let mut plies = vec![Moves::default(); PERFT_DEPTH as usize];
    let mut packed = || packed_perft(&mut memory, Hawalis::board(&start), &mut plies);

    let leaves = perft(&GAME, &start, PERFT_DEPTH);
    assert_eq!((packed(), plain_perft(&reference::START, PERFT_DEPTH)), (leaves, leaves));
    let mut group = criterion.benchmark_group(format!("perft {PERFT_DEPTH}"));
    group.throughput(Throughput::Elements(leaves));
    group.bench_function("packed", |bencher| bencher.iter(&mut packed));
    group.bench_function("rules", |bencher| bencher.iter(|| perft(&GAME, black_box(&start), PERFT_DEPTH)));
    group.bench_function("plain", |bencher| {
        bencher.iter(|| plain_perft(black_box(&reference::START), PERFT_DEPTH));
    });
    group.finish();

    let nodes = 200_000;
    let mut table = Table::of_mebibytes(16);
    let mut group = criterion.benchmark_group("search");
    group.throughput(Throughput::Elements(nodes));
    group.bench_function("from the start", |bencher| {
        bencher.iter(|| {
            table.clear();
            search(GAME, &start, &[], &Limits { nodes, ..Limits::INFINITE }, &mut table, &mut ())
        });
    });
    group.finish();

    if !std::env::args().any(|argument| argument == "--bench") {
        return; // Run as a test: once each is enough.
    }
    // The median of rounds in which all run, so that a busy machine slows all.
    let seconds = |work: &mut dyn FnMut() -> u64| {
        let begun = Instant::now();
        black_box(work());
        begun.elapsed().as_secs_f64()
    };
    let mut ratios: Vec<[f64; 2]> = (0..15)
        .map(|_| {
            let fast = seconds(&mut packed);
            [
                seconds(&mut || perft(&GAME, &start, PERFT_DEPTH)) / fast,
                seconds(&mut || plain_perft(&reference::START, PERFT_DEPTH)) / fast,
            ]
        })
        .collect();
    for (index, name) in ["the rules", "plain"].into_iter().enumerate() {
        ratios.sort_by(|one, other| one[index].total_cmp(&other[index]));
        println!(
            "perft {PERFT_DEPTH}: packed is {:.2} times as fast as {name}",
            ratios[ratios.len() / 2][index]
        );
    }
    let mut cutting = Hawalis::memory(&Weights::default()).cutting_relays(WRONG_LAPS);
    let mut plies = vec![Moves::default(); ENDLESS_DEPTH];
    let board = Hawalis::board(&start);
    let mut costs: Vec<f64> = (0..15)
        .map(|_| {
            let wrong = seconds(&mut || packed_perft(&mut cutting, board, &mut plies));
            seconds(&mut || packed_perft(&mut memory, board, &mut plies)) / wrong
        })
        .collect();
    costs.sort_by(f64::total_cmp);
    println!(
        "perft {ENDLESS_DEPTH}: the exact test of endless moves costs {:+.1} % of one that stops after {WRONG_LAPS} laps",
        100.0 * (costs[costs.len() / 2] - 1.0)
    );
    criterion.final_summary();
}
