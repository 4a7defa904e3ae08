//! `bench`: fixed positions to fixed depths. The number of nodes tells whether the search has changed.

use super::Failure;
use super::clock::per_second;
use super::line::Line;
use mancala::rules::{Hawalis, Oware};
use mancala::search::{Limits, Searched, Table, search};
use std::io::Write;
use std::time::Instant;

/// Lines of play of a game and how far to look from their ends.
type Work = &'static [(&'static str, u32)];

const OF_HAWALIS: Work = &[
    ("", 13),
    ("gHcC", 12),
    ("lNkLaC", 13),
    ("lNeMgDlI", 13),
    ("lIkAlMeLgGjH", 14),
    ("lNkLaClKmEeDh", 14),
    ("lNeMgDlIiLkDdEgHhIiF", 15),
    ("lIkAlEmFgMdCeLfJlFgN", 15),
];

const OF_OWARE: Work = &[("", 12), ("CdFe", 12), ("CdFeAbDaEf", 13)];

/// Searches all, and prints for each game the nodes of each line, then of all with the nodes a second.
pub fn bench(out: &mut impl Write) -> Result<(), Failure> {
    of_game(Hawalis::default(), OF_HAWALIS, out)?;
    of_game(Oware::default(), OF_OWARE, out)
}

fn of_game<G: Searched>(game: G, work: Work, out: &mut impl Write) -> Result<(), Failure> {
    let name = game.shape().name;
    let mut table = Table::of_mebibytes(16);
    let (mut nodes, begun) = (0, Instant::now());
    for &(moves, depth) in work {
        let mut line = Line::from(game, game.start());
        for letter in moves.chars() {
            line.play(letter).map_err(|fault| Failure::Told(fault.to_string()))?;
        }
        table.clear();
        let limits = Limits { depth, ..Limits::INFINITE };
        let report = search(game, line.position(), line.since_capture(), &limits, &mut table, &mut ());
        let score = report.lines.first().map_or("none".to_owned(), |line| line.score.to_string());
        let moves = if moves.is_empty() { "start" } else { moves };
        writeln!(out, "{name} {moves} {depth} {} {score}", report.nodes)?;
        nodes += report.nodes;
    }
    writeln!(out, "{name} nodes {nodes}")?;
    writeln!(out, "{name} nodes a second {}", per_second(nodes, begun.elapsed()))?;
    Ok(())
}
