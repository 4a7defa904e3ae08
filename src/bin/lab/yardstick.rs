//! A plain opponent to measure the search by: alpha-beta over the rules themselves, deepened move by move, with a
//! table of what was found, captures first, and nothing but the difference of seeds for an opinion.

use super::clock::worked;
use mancala::rules::{Game, Outcome, Pit};
use std::hash::{Hash, Hasher};
use std::time::Duration;

/// A won game; what remains to its end is taken off.
const WON: i32 = 10_000;

#[derive(Clone, Copy)]
enum Bound {
    AtMost,
    Exact,
    AtLeast,
}

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    value: i32,
    depth: u32,
    bound: Bound,
    pit: Option<Pit>,
}

/// The plain opponent with its table.
pub struct Yardstick<G: Game> {
    game: G,
    entries: Vec<Option<Entry>>,
    /// The line of play since its last capture.
    line: Vec<G::Position>,
    nodes: u64,
    until: (Duration, u64),
    stopped: bool,
}

/// Entries of the table, a power of two.
const ENTRIES: usize = 1 << 21;

/// Multiplies and folds.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(u64::from(byte)));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 ^= self.0 >> 32;
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }
}

impl<G: Game> Yardstick<G> {
    /// An opponent that knows nothing yet.
    pub fn new(game: G) -> Yardstick<G> {
        let until = (Duration::ZERO, 0);
        Yardstick { game, entries: vec![None; ENTRIES], line: Vec::new(), nodes: 0, until, stopped: false }
    }

    /// The move to play, the depth that was searched completely, and the positions visited.
    pub fn choose(
        &mut self,
        position: &G::Position,
        earlier: &[G::Position],
        time: Duration,
        nodes: u64,
        depth: u32,
    ) -> (Option<Pit>, u32, u64) {
        self.line = earlier.to_vec();
        self.nodes = 0;
        self.until = (worked().saturating_add(time), nodes);
        self.stopped = false;
        let mut best = self.game.legal(position).into_iter().next();
        let mut completed = 0;
        for depth in 1..=depth.min(100) {
            let (value, pit) = self.value(position, depth, 0, -WON, WON, best);
            if self.stopped {
                break;
            }
            (best, completed) = (pit, depth);
            if value.abs() > WON - 1_000 {
                break;
            }
        }
        (best, completed, self.nodes)
    }

    fn value(
        &mut self,
        position: &G::Position,
        depth: u32,
        ply: i32,
        mut alpha: i32,
        beta: i32,
        first: Option<Pit>,
    ) -> (i32, Option<Pit>) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1_024) {
            self.stopped |= worked() >= self.until.0;
        }
        self.stopped |= self.nodes >= self.until.1;
        if self.stopped {
            return (0, None);
        }
        if ply > 0 && self.line.iter().rev().skip(1).step_by(2).any(|earlier| earlier == position) {
            return (0, None);
        }
        let side = G::turn(position);
        if depth == 0 {
            let captured = |side| i32::from(G::captured(position, side));
            let over = self.game.legal(position).is_empty();
            return (if over { ply - WON } else { captured(side) - captured(!side) }, None);
        }
        let mut mixer = Mixer::default();
        position.hash(&mut mixer);
        let key = mixer.finish();
        let place = key as usize % ENTRIES;
        let known = self.entries[place].filter(|entry| entry.key == key);
        if ply > 0
            && let Some(entry) = known.filter(|entry| entry.depth >= depth)
        {
            match entry.bound {
                Bound::Exact => return (entry.value, entry.pit),
                Bound::AtLeast if entry.value >= beta => return (entry.value, entry.pit),
                Bound::AtMost if entry.value <= alpha => return (entry.value, entry.pit),
                _ => {}
            }
        }
        let first = first.or(known.and_then(|entry| entry.pit));
        let legal = self.game.legal(position);
        let played =
            legal.into_iter().filter_map(|pit| Some((pit, self.game.play(position, pit, &mut ()).ok()?)));
        let mut moves: Vec<_> = played.collect();
        moves.sort_by_key(|(pit, played)| (Some(*pit) != first, std::cmp::Reverse(played.captured)));

        let begun = alpha;
        let (mut best, mut best_pit) = (ply - WON, None);
        for (pit, played) in moves {
            let value = match played.outcome {
                Some(Outcome { winner, .. }) => match winner {
                    Some(winner) if winner == side => WON - ply - 1,
                    Some(_) => ply + 1 - WON,
                    None => 0,
                },
                None if played.captured > 0 => {
                    let line = std::mem::take(&mut self.line);
                    let value = -self.value(&played.position, depth - 1, ply + 1, -beta, -alpha, None).0;
                    self.line = line;
                    value
                }
                None => {
                    self.line.push(*position);
                    let value = -self.value(&played.position, depth - 1, ply + 1, -beta, -alpha, None).0;
                    self.line.pop();
                    value
                }
            };
            if self.stopped {
                return (0, None);
            }
            if value > best || best_pit.is_none() {
                (best, best_pit) = (value, Some(pit));
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > begun {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.entries[place] = Some(Entry { key, value: best, depth, bound, pit: best_pit });
        (best, best_pit)
    }
}
