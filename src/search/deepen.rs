//! Iterative deepening: one search after the other, each a move deeper.

use super::alpha_beta::{Place, Ply, Search};
use super::score::{DECIDED, WON, ended};
use super::table::{BestLine, MOST_PLIES};
use super::{Limits, Line, Move, Moves, Report, Score, Searched, Table, Verdict, Watch};
use crate::rules::Pit;

/// Searches a position until a limit is reached or all is known.
///
/// `earlier` are the positions of the game before this one, since its last capture or more: what repetition is judged
/// by. The report is empty when the game is over.
///
/// ```
/// use mancala::rules::{Game, Hawalis};
/// use mancala::search::{Limits, Score, Table, search};
///
/// // A single seed against a single seed: South's j ends in k and captures K, and with it the game.
/// let position = "0 0 0 0 0 0 0/0 0 0 1 0 0 0/0 0 0 0 1 0 0/0 0 0 0 0 0 0 S"
///     .parse::<mancala::rules::hawalis::Setup>().unwrap()
///     .try_into().unwrap();
/// let mut table = Table::of_mebibytes(1);
/// let report = search(Hawalis::default(), &position, &[], &Limits::INFINITE, &mut table, &mut ());
/// assert_eq!(report.lines[0].score, Score::Wins(1));
/// assert_eq!(report.best(), Hawalis::SHAPE.pit('j'));
/// ```
pub fn search<G: Searched, W: Watch>(
    game: G,
    position: &G::Position,
    earlier: &[G::Position],
    limits: &Limits,
    table: &mut Table<G>,
    watch: &mut W,
) -> Report {
    if limits.depth == 0 || game.outcome(position, earlier).is_some() {
        return Report::default();
    }
    if table.game != Some(game) || table.selective != limits.selective {
        table.clear();
        (table.game, table.selective) = (Some(game), limits.selective);
    }
    table.hash.grow_old();
    let turn = G::turn(position);
    let with_turn = |turn| {
        let those = earlier.iter().filter(|earlier| G::turn(earlier) == turn);
        those.map(G::board).collect()
    };
    let board = G::board(position);
    let Table { hash, memory, history, path, plies, .. } = table;
    let mut moves = Moves::default();
    game.moves(memory, board, &mut moves);
    path[0] = board;
    let search = Search {
        game,
        hash,
        memory,
        history,
        path,
        watch,
        limits: *limits,
        earlier: [with_turn(turn), with_turn(!turn)],
        nodes: 0,
        next_look: limits.nodes.min(super::NODES_BETWEEN_LOOKS),
        stopped: false,
    };
    let first = |one: &Move<G::Board>| {
        let mut line = BestLine { pits: [0; MOST_PLIES], len: 0 };
        line.put(one.pit, None);
        First { one: *one, value: -WON, depth: 0, line }
    };
    let firsts: Vec<First<G::Board>> = moves.as_slice().iter().map(first).collect();
    let lines = limits.lines.clamp(1, firsts.len());
    // All the room that its lines can need, so that none is taken while searching.
    let line = |_| Line { score: Score::Draws, depth: 0, pits: Vec::with_capacity(MOST_PLIES) };
    let report = Report { lines: (0..lines).map(line).collect(), depth: 0, nodes: 0 };
    let mut deepening = Deepening { search, root: Place { board, ply: 0, since: 0 }, firsts, lines, report };
    for depth in limits.from.max(1)..=limits.depth.min(MOST_PLIES as u32 - 1) {
        if !deepening.search_to(depth, plies) {
            break;
        }
        deepening.report.depth = depth;
        deepening.tell(turn);
        // What was found by looking no farther than the end of the game cannot be surpassed.
        let known = |first: &First<_>| first.value.abs() >= WON - depth as i32;
        if deepening.firsts[..lines].iter().all(known) {
            break;
        }
    }
    if deepening.search.stopped {
        // A better first move may have been found at the depth that was not completed.
        deepening.tell(turn);
    }
    deepening.report
}

/// A move of the root.
struct First<B> {
    one: Move<B>,
    value: i32,
    /// How many moves ahead `value` was found; 0 for not at all.
    depth: u32,
    line: BestLine,
}

struct Deepening<'a, G: Searched, W> {
    search: Search<'a, G, W>,
    root: Place<G::Board>,
    /// Best first, as far as they get a line; the others in the order in which they were good lately.
    firsts: Vec<First<G::Board>>,
    lines: usize,
    report: Report,
}

/// The window around the value of the depth before, in hundredths of a seed, at first.
const ASPIRATION: i32 = 60;

impl<G: Searched, W: Watch> Deepening<'_, G, W> {
    /// Searches all lines to a depth. Returns whether that was completed.
    fn search_to(&mut self, depth: u32, plies: &mut [Ply<G::Board>]) -> bool {
        for line in 0..self.lines {
            let before = self.firsts[line].value;
            let mut width = ASPIRATION;
            let (mut alpha, mut beta) = if depth > 4 && before.abs() < DECIDED {
                (before - width, before + width)
            } else {
                (-WON, WON)
            };
            loop {
                let value = self.search_line(line, depth, alpha, beta, plies);
                if self.search.stopped {
                    return false;
                }
                width *= 4;
                if value <= alpha && alpha > -WON {
                    alpha = if width > 1_000 { -WON } else { before - width };
                } else if value >= beta && beta < WON {
                    beta = if width > 1_000 { WON } else { before + width };
                } else {
                    break;
                }
            }
            // The lines before are in order already.
            let value = self.firsts[line].value;
            let place = self.firsts[..line].partition_point(|first| first.value >= value);
            self.firsts[place..=line].rotate_right(1);
        }
        true
    }

    /// Brings the best of the moves from `line` on to that place, and tells its value.
    fn search_line(
        &mut self,
        line: usize,
        depth: u32,
        alpha: i32,
        beta: i32,
        plies: &mut [Ply<G::Board>],
    ) -> i32 {
        let (mut low, mut best) = (alpha, -WON);
        for index in line..self.firsts.len() {
            let first = self.firsts[index].one;
            let next = self.root.after(&first);
            let mut value = |search: &mut Search<'_, G, W>, main: bool, low: i32, beta: i32| {
                if first.loses {
                    return ended(Verdict::Lost, 1);
                }
                let deeper = &mut plies[1..];
                let found = if main {
                    search.value::<true>(next, deeper, depth as i32 - 1, -beta, -low, false)
                } else {
                    search.value::<false>(next, deeper, depth as i32 - 1, -beta, -low, true)
                };
                -found.value
            };
            let mut found = if index == line {
                value(&mut self.search, true, low, beta)
            } else {
                value(&mut self.search, false, low, low + 1)
            };
            if index > line && !self.search.stopped && found > low && found < beta {
                found = value(&mut self.search, true, low, beta);
            }
            if self.search.stopped {
                return best;
            }
            best = best.max(found);
            if found > low || index == line {
                low = low.max(found);
                let first = &mut self.firsts[index];
                (first.value, first.depth) = (found, depth);
                let follows = (!first.one.loses).then(|| &plies[1].line);
                first.line.put(first.one.pit, follows);
                self.firsts[line..=index].rotate_right(1);
                if found >= beta {
                    break;
                }
            }
        }
        best
    }

    /// Puts what was found into the report, and tells it.
    fn tell(&mut self, turn: crate::rules::Side) {
        self.report.nodes = self.search.nodes;
        // The players take turns in every game here.
        let sides = [turn, !turn].into_iter().cycle();
        for (line, first) in self.report.lines.iter_mut().zip(&self.firsts) {
            (line.score, line.depth) = (Score::of(first.value), first.depth);
            let pits = first.line.pits[..first.line.len].iter().zip(sides.clone());
            line.pits.clear();
            line.pits.extend(pits.map(|(&pit, side)| Pit::new(side, usize::from(pit))));
        }
        self.search.watch.progress(&self.report);
    }
}
