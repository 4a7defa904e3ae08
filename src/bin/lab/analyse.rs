//! `analyse`: what the search thinks of a position, depth by depth.

use super::Failure;
use super::clock::{Clock, letters, per_second, worked};
use super::line::Line;
use super::yardstick::Yardstick;
use mancala::search::{Limits, Searched, Table, search};
use std::io::{self, Write};

/// Prints a line for each of the best moves at each depth: depth, score, nodes, nodes a second, line of play.
pub fn analyse<G: Searched>(
    line: &Line<G>,
    limits: &Limits,
    mebibytes: usize,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if let Some(outcome) = line.outcome() {
        return Err(Failure::Told(format!("the game is over: {}", outcome.reason)));
    }
    let game = line.game();
    let mut table = Table::of_mebibytes(mebibytes);
    let mut depth = 0;
    let mut written: io::Result<()> = Ok(());
    let mut clock = Clock::new(|report, time| {
        // The end of a search tells the last depth again.
        if report.depth == depth || written.is_err() {
            return;
        }
        depth = report.depth;
        written = report.lines.iter().try_for_each(|line| {
            let speed = per_second(report.nodes, time);
            let (score, nodes) = (line.score.to_string().replace(' ', "-"), report.nodes);
            writeln!(out, "{depth} {score} {nodes} {speed} {}", letters(&game, line))?;
            out.flush()
        });
    });
    search(game, line.position(), line.since_capture(), limits, &mut table, &mut clock);
    Ok(written?)
}

/// Prints how far the plain opponent looks: depth, nodes, nodes a second, its move.
pub fn measure_yardstick<G: Searched>(
    line: &Line<G>,
    limits: &Limits,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut yardstick = Yardstick::new(line.game());
    let begun = worked();
    let (pit, depth, nodes) =
        yardstick.choose(line.position(), line.since_capture(), limits.time, limits.nodes, limits.depth);
    let speed = per_second(nodes, worked().saturating_sub(begun));
    let letter = pit.map_or("none".to_owned(), |pit| line.game().shape().letter(pit).to_string());
    writeln!(out, "{depth} {nodes} {speed} {letter}")?;
    Ok(())
}
