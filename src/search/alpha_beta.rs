//! The search of one depth: a principal-variation alpha-beta.

use super::hash::{Bound, Hash, Key, Known, NO_PIT};
use super::score::{DECIDED, DRAWN, WON, ended};
use super::table::{BestLine, HISTORY};
use super::{Limits, Move, Moves, NODES_BETWEEN_LOOKS, Searched, Verdict, Watch};

/// To search one or two moves ahead takes less time than to look it up: of positions two moves from the end 2 % are known.
const LEAST_DEPTH_KEPT: i32 = 3;

/// So many moves ahead and more, and where one good move is enough, moves are ordered by what the board is worth after them.
/// Hundredths of a seed are added for each seed captured, and for a move that was good enough in another line.
const WEIGHED_DEPTH: i32 = 4;
const CAPTURED_SEED: i32 = 100;
const KILLER: i32 = 200;

/// A selective search takes a position for good enough if it is by so many hundredths of a seed for every move that
/// would have to be looked ahead, up to so many moves.
const FAR_BETTER: i32 = 300;
const FAR_BETTER_DEPTH: i32 = 3;

/// A value, and what it rests on.
#[derive(Clone, Copy)]
pub(super) struct Found {
    pub(super) value: i32,
    /// The earliest place of the line of play that had to be where it was for a repetition of it to count: the plies
    /// from the root counted from 1, 0 for the game before the root, [`NOWHERE`] if no repetition counted.
    ///
    /// A value that rests on something before its own position is true on this line only, and is not remembered.
    rests_on: usize,
}

/// No repetition counted.
const NOWHERE: usize = usize::MAX;

impl Found {
    #[inline]
    const fn alone(value: i32) -> Found {
        Found { value, rests_on: NOWHERE }
    }
}

/// A running search.
pub(super) struct Search<'a, G: Searched, W> {
    pub(super) game: G,
    pub(super) hash: &'a mut Hash,
    pub(super) memory: &'a mut G::Memory,
    /// By the mover's row and pit: how often that was good enough.
    pub(super) history: &'a mut [i32; HISTORY],
    /// By ply: the position there.
    pub(super) path: &'a mut [G::Board],
    pub(super) watch: &'a mut W,
    pub(super) limits: Limits,
    /// The game before the root since its last capture: positions with the player to move of the root, and with the other.
    pub(super) earlier: [Vec<G::Board>; 2],
    pub(super) nodes: u64,
    pub(super) next_look: u64,
    /// The limits are reached: all values found from then on are of no meaning.
    pub(super) stopped: bool,
}

/// What a search keeps of each ply.
#[derive(Clone)]
pub(super) struct Ply<B> {
    /// The moves of the position there.
    pub(super) moves: Moves<B>,
    /// Two pits that were good enough there in other lines.
    pub(super) killers: [u8; 2],
    /// The best line from there.
    pub(super) line: BestLine,
}

/// A position of a line of play.
#[derive(Clone, Copy)]
pub(super) struct Place<B> {
    pub(super) board: B,
    /// Moves from the root.
    pub(super) ply: usize,
    /// The ply of the first position after the last capture; 0 if there was none.
    pub(super) since: usize,
}

impl<B: Copy> Place<B> {
    /// The place after a move.
    #[inline]
    pub(super) const fn after(&self, one: &Move<B>) -> Place<B> {
        let ply = self.ply + 1;
        Place { board: one.board, ply, since: if one.captured > 0 { ply } else { self.since } }
    }
}

impl<G: Searched, W: Watch> Search<'_, G, W> {
    /// Counts a node and looks whether the limits are reached.
    #[inline]
    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.look();
        }
    }

    #[cold]
    #[inline(never)]
    fn look(&mut self) {
        self.next_look = self.limits.nodes.min(self.nodes + NODES_BETWEEN_LOOKS);
        self.stopped |=
            self.nodes >= self.limits.nodes || self.watch.stop() || self.watch.elapsed() >= self.limits.time;
    }

    /// Where the line of play had the position of a place before: the plies from the root counted from 1, 0 for the game
    /// before the root.
    #[inline]
    fn repeats(&self, place: &Place<G::Board>) -> Option<usize> {
        let mut moves_ago = 2;
        while place.since + moves_ago <= place.ply {
            if self.path[place.ply - moves_ago] == place.board {
                return Some(place.ply - moves_ago + 1);
            }
            moves_ago += 2;
        }
        (place.since == 0 && self.earlier[place.ply % 2].contains(&place.board)).then_some(0)
    }

    /// The value of a position that is not searched further.
    #[inline]
    fn leaf(&mut self, place: &Place<G::Board>) -> i32 {
        if self.game.is_over(self.memory, place.board) {
            return ended(G::without_moves(place.board), place.ply);
        }
        match G::evaluate(self.memory, place.board) {
            // Only a drawn game is worth nothing.
            DRAWN => 1,
            value => value,
        }
    }

    /// Says which moves of a position are to be searched first.
    #[inline]
    fn order(&mut self, moves: &mut [Move<G::Board>], words: [u64; 2], killers: [u8; 2], weighed: bool) {
        for one in moves {
            one.order = if one.loses {
                i32::MIN
            } else if weighed {
                let killer = killers.iter().position(|killer| *killer == one.pit);
                let killer = if one.captured > 0 { 0 } else { killer.map_or(0, |place| KILLER >> place) };
                killer + i32::from(one.captured) * CAPTURED_SEED - G::evaluate(self.memory, one.board)
            } else {
                // All is worked out and then chosen, which is quicker than to guess wrong.
                let history = self.history[place_in_history(words, one.pit)];
                let second = if one.pit == killers[1] { (1 << 26) - 2 } else { history };
                let quiet = if one.pit == killers[0] { (1 << 26) - 1 } else { second };
                let captures = (1 << 26) + (i32::from(one.captured) << 20) + history;
                if one.captured > 0 { captures } else { quiet }
            };
        }
    }

    /// The value of a position for the player to move, searched `depth` moves ahead. Outside of `alpha` to `beta` it
    /// is only a bound. `MAIN` lines are searched for an exact value and for the line itself. `likely_cut` says that one
    /// move will probably be good enough.
    pub(super) fn value<const MAIN: bool>(
        &mut self,
        place: Place<G::Board>,
        plies: &mut [Ply<G::Board>],
        depth: i32,
        alpha: i32,
        beta: i32,
        likely_cut: bool,
    ) -> Found {
        self.count();
        let Some((here, deeper)) = plies.split_first_mut() else {
            return Found::alone(self.leaf(&place));
        };
        here.line.len = 0;
        if self.stopped {
            return Found::alone(0);
        }
        if let Some(rests_on) = self.repeats(&place) {
            return Found { value: ended(G::repeated(place.board), place.ply), rests_on };
        }
        if depth <= 0 {
            return Found::alone(self.leaf(&place));
        }
        let ply = place.ply;
        // No game is won sooner than by the next move, or now if that can be, or lost sooner than now.
        let soonest = ply + usize::from(!G::WINS_UNMOVED);
        let (mut alpha, beta) =
            (alpha.max(ended(Verdict::Lost, ply)), beta.min(ended(Verdict::Won, soonest)));
        if alpha >= beta {
            return Found::alone(alpha);
        }

        let words = G::words(place.board);
        let key = Key::of(words);
        let mut hash_pit = NO_PIT;
        if depth >= LEAST_DEPTH_KEPT
            && let Some(known) = self.hash.get(key, depth)
        {
            hash_pit = known.pit;
            let value = from_here(i32::from(known.value), ply);
            let deep_enough = i32::from(known.depth) >= depth || value.abs() > DECIDED;
            let decides = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
                Bound::None => false,
            };
            if !MAIN && deep_enough && decides {
                return Found::alone(value);
            }
        }

        if self.limits.selective && !MAIN && depth <= FAR_BETTER_DEPTH && beta.abs() < DECIDED {
            let value = self.leaf(&place);
            if value - FAR_BETTER * depth >= beta {
                return Found::alone(value);
            }
        }

        self.path[ply] = place.board;
        self.game.moves(self.memory, place.board, &mut here.moves);
        let moves = here.moves.as_mut_slice();
        if moves.is_empty() {
            return Found::alone(ended(G::without_moves(place.board), ply));
        }
        // What was good enough before is searched first, and may spare all thought about the others.
        let known = moves.iter().position(|one| one.pit == hash_pit);
        if let Some(known) = known {
            moves.swap(0, known);
        }

        let begun_alpha = alpha;
        let mut best = Found::alone(-WON);
        let mut best_pit = NO_PIT;
        for index in 0..moves.len() {
            let one = if index == 0 && known.is_some() {
                moves[0]
            } else {
                if index == usize::from(known.is_some()) {
                    let weighed = depth >= WEIGHED_DEPTH && (MAIN || likely_cut);
                    self.order(&mut moves[index..], words, here.killers, weighed);
                }
                next_best(moves, index)
            };
            let found = if one.loses {
                Found::alone(ended(Verdict::Lost, ply + 1))
            } else if depth == 1 {
                // Most of all positions: what `value` would do, without its preparations.
                let next = place.after(&one);
                self.count();
                match self.repeats(&next) {
                    Some(rests_on) => Found { value: -ended(G::repeated(next.board), next.ply), rests_on },
                    None => Found::alone(-self.leaf(&next)),
                }
            } else {
                let next = place.after(&one);
                let mut search = |main: bool, less: i32, this: &mut Self, alpha: i32, beta: i32| {
                    let found = if main {
                        this.value::<true>(next, deeper, depth - 1 - less, -beta, -alpha, false)
                    } else {
                        this.value::<false>(
                            next,
                            deeper,
                            depth - 1 - less,
                            -beta,
                            -alpha,
                            MAIN || !likely_cut,
                        )
                    };
                    Found { value: -found.value, ..found }
                };
                if index == 0 {
                    search(MAIN, 0, self, alpha, beta)
                } else {
                    let mut bound = Found::alone(alpha + 1);
                    let less =
                        if self.limits.selective && one.captured == 0 { reduction(depth, index) } else { 0 };
                    if less > 0 {
                        bound = search(false, less, self, alpha, alpha + 1);
                    }
                    if bound.value > alpha && !self.stopped {
                        bound = search(false, 0, self, alpha, alpha + 1);
                    }
                    if MAIN && !self.stopped && bound.value > alpha && bound.value < beta {
                        search(true, 0, self, alpha, beta)
                    } else {
                        bound
                    }
                }
            };
            if self.stopped {
                return Found::alone(0);
            }
            best.rests_on = best.rests_on.min(found.rests_on);
            if found.value > best.value || best_pit == NO_PIT {
                (best.value, best_pit) = (found.value, one.pit);
            }
            if found.value > alpha {
                alpha = found.value;
                if MAIN {
                    let ends = one.loses || depth == 1;
                    here.line.put(one.pit, if ends { None } else { deeper.first().map(|next| &next.line) });
                }
                if alpha >= beta {
                    // This move alone is good enough, whatever the others rest on.
                    best.rests_on = found.rests_on;
                    if one.captured == 0 && here.killers[0] != one.pit {
                        here.killers = [one.pit, here.killers[0]];
                    }
                    let good = &mut self.history[place_in_history(words, one.pit)];
                    *good += (depth * depth - (*good >> 8) * depth).max(0);
                    break;
                }
            }
        }

        if best.rests_on > ply {
            best.rests_on = NOWHERE;
        }
        if best.rests_on == NOWHERE && depth >= LEAST_DEPTH_KEPT {
            let bound = if best.value >= beta {
                Bound::AtLeast
            } else if best.value > begun_alpha {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            let value = to_here(best.value, ply) as i16;
            // Where no move was good enough, the best of them was so by chance.
            let pit = if bound == Bound::AtMost { hash_pit } else { best_pit };
            self.hash.put(key, Known { value, depth: depth as u8, bound, pit });
        }
        best
    }
}

/// How much less deep a selective search looks at a move that others are thought better than.
#[inline]
const fn reduction(depth: i32, index: usize) -> i32 {
    match (depth, index) {
        (..3, _) | (_, ..2) => 0,
        (..6, _) | (_, ..5) => 1,
        _ => 2,
    }
}

/// Brings the move that is to be searched next to `index`.
#[inline]
fn next_best<B: Copy>(moves: &mut [Move<B>], index: usize) -> Move<B> {
    // The order above, and below it the place, the first the largest: the largest of single numbers is found without branches.
    let key = |place: usize, one: &Move<B>| i64::from(one.order) << 8 | (0xFF - place as i64);
    let keys = moves.iter().enumerate().skip(index).map(|(place, one)| key(place, one));
    let best = 0xFF - (keys.max().unwrap_or_default() & 0xFF) as usize;
    moves.swap(index, best);
    moves[index]
}

/// The mover's row and pit decide all but the capture: where the history keeps how good that was.
#[inline]
fn place_in_history([mine, _]: [u64; 2], pit: u8) -> usize {
    let mixed = (mine ^ u64::from(pit) << 60).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> 52) as usize % HISTORY
}

/// A value at the root as one counted from a ply, where decided games are nearer.
#[inline]
const fn to_here(value: i32, ply: usize) -> i32 {
    if value > DECIDED {
        value + ply as i32
    } else if value < -DECIDED {
        value - ply as i32
    } else {
        value
    }
}

/// A value counted from a ply as one at the root.
#[inline]
const fn from_here(value: i32, ply: usize) -> i32 {
    if value > DECIDED {
        value - ply as i32
    } else if value < -DECIDED {
        value + ply as i32
    } else {
        value
    }
}
