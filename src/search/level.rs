//! Opponents of all strengths.

use super::{Limits, Report, Score, Searched, Table, Watch, search};
use crate::rules::Pit;

/// An opponent: 1 is one that a child beats, [`Level::STRONGEST`] plays as well as it can within its time.
///
/// Only the number of positions that it looks at decides how well a level plays, so that it plays the same on every
/// device. The weaker ones also do not tell moves apart that are nearly as good as the best.
///
/// ```
/// use mancala::rules::{Game, Hawalis};
/// use mancala::search::{Level, Table};
///
/// let game = Hawalis::default();
/// let mut table = Table::of_mebibytes(1);
/// let level = Level::new(3).unwrap();
/// let pit = level.choose(game, &game.start(), &[], 7, &mut table, &mut ()).unwrap();
/// assert!(game.legal(&game.start()).contains(pit));
/// assert_eq!(level.choose(game, &game.start(), &[], 7, &mut table, &mut ()), Some(pit));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// What makes a level of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Positions that it looks at before a move.
    pub nodes: u64,
    /// How much better than another a move must be to be preferred surely, in hundredths of a seed.
    pub noise: i32,
}

/// How many levels there are.
pub const LEVELS: usize = 8;

impl Level {
    /// The weakest.
    pub const WEAKEST: Level = Level(1);
    /// The strongest.
    pub const STRONGEST: Level = Level(LEVELS as u8);

    /// The level with this number, if there is one.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= Level::STRONGEST.0 { Some(Level(number)) } else { None }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Level::STRONGEST.0).map(Level)
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What makes it in a game.
    pub const fn strength<G: Searched>(self) -> Strength {
        G::STRENGTHS[self.0 as usize - 1]
    }

    /// Chooses a move; none when the game is over. `earlier` is as in [`search`]. The same seed always gives the same
    /// answer in the same position, unless `watch` stops it sooner.
    pub fn choose<G: Searched, W: Watch>(
        self,
        game: G,
        position: &G::Position,
        earlier: &[G::Position],
        seed: u64,
        table: &mut Table<G>,
        watch: &mut W,
    ) -> Option<Pit> {
        let Strength { nodes, noise } = self.strength::<G>();
        let lines = if noise == 0 { 1 } else { game.shape().pits_per_side };
        // What earlier searches found out would help, and make the answer depend on them.
        table.clear();
        let limits = Limits { nodes, lines, selective: true, ..Limits::INFINITE };
        let report = search(game, position, earlier, &limits, table, watch);
        let board = G::words(G::board(position));
        let mut random = Random(seed ^ board[0].rotate_left(32) ^ board[1]);
        among_near_best(&report, noise, &mut random)
    }
}

/// One of the moves that are worth nearly as much as the best. What is decided is no matter of opinion: the quickest win, the
/// latest loss.
fn among_near_best(report: &Report, noise: i32, random: &mut Random) -> Option<Pit> {
    let best = report.lines.first()?.score.value();
    let near = report.lines.iter().filter(|line| line.score.value() >= best - noise);
    let noisy = near.map(|line| match line.score {
        Score::Seeds(value) => (value + random.below(noise + 1), line),
        decided => (decided.value(), line),
    });
    noisy.max_by_key(|&(value, _)| value).and_then(|(_, line)| line.pits.first().copied())
}

/// Splitmix64.
struct Random(u64);

impl Random {
    /// A number from 0 to below `bound`, which is positive.
    fn below(&mut self, bound: i32) -> i32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((word ^ word >> 31) % bound.unsigned_abs().max(1) as u64) as i32
    }
}
