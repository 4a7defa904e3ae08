//! A search takes all its memory before it begins.

mod random;

use allocation_counter::measure;
use mancala::rules::{Hawalis, Oware};
use mancala::search::{Limits, Searched, Table, search};
use random::Random;

/// How often a search of so many nodes asks for memory, once another one has met all that there is to meet.
fn allocations<G: Searched>(game: G, position: &G::Position, limits: &Limits, table: &mut Table<G>) -> u64 {
    table.clear();
    let mut visited = 0;
    let counted = measure(|| visited = search(game, position, &[], limits, table, &mut ()).nodes);
    assert_eq!(visited, limits.nodes, "{position}");
    assert_eq!(counted.count_current, 0, "{position}: all is given back");
    counted.count_total
}

fn compare<G: Searched>(game: G, seed: u64) {
    let mut random = Random(seed);
    let mut table = Table::of_mebibytes(1);
    for index in 0..6 {
        let played = random.game(&game);
        let position = played[4 * index].0;
        for (lines, selective) in [(1, false), (1, true), (3, false), (14, true)] {
            let mut count = |nodes| {
                let limits = Limits { nodes, lines, selective, ..Limits::INFINITE };
                allocations(game, &position, &limits, &mut table)
            };
            count(10_000);
            // Before it begins, a few for what it will report: otherwise nothing would have been counted at all.
            let few = count(50);
            assert!((1..=4 + lines as u64).contains(&few), "{position}: {few}");
            assert_eq!(count(100_000), few, "{position}, {lines} lines");
        }
    }
}

#[test]
fn a_long_search_of_hawalis_takes_no_more_memory_than_a_short_one() {
    compare(Hawalis::default(), 61);
}

#[test]
fn a_long_search_of_oware_takes_no_more_memory_than_a_short_one() {
    compare(Oware::default(), 62);
}
