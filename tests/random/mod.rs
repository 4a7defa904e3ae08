//! A seeded generator and random boards, the same in every run. Shared by tests and benches.
#![allow(dead_code)] // Each of them uses a part.

use mancala::rules::hawalis::{Position, Setup};
use mancala::rules::{Game, Hawalis, Oware, Pit, Side, oware};

#[path = "../../src/bin/lab/random.rs"]
mod generator;

pub use generator::Random;

impl Random {
    /// One of the pits that may be played, if there is one.
    pub fn legal<G: Game>(&mut self, game: &G, position: &G::Position) -> Option<Pit> {
        self.pit(game.legal(position))
    }

    /// The positions of a random game in which there is a move to play, the start first.
    pub fn game<G: Game>(&mut self, game: &G) -> Vec<(G::Position, Pit)> {
        let mut line: Vec<(G::Position, Pit)> = Vec::new();
        let mut position = game.start();
        while game.outcome(&position, line.iter().map(|(earlier, _)| earlier)).is_none()
            && let Some(pit) = self.legal(game, &position)
        {
            line.push((position, pit));
            match game.play(&position, pit, &mut ()) {
                Ok(played) if played.outcome.is_none() => position = played.position,
                _ => break,
            }
        }
        line
    }

    /// Positions that a game may have had before: such as are reached without a capture within a few moves.
    pub fn earlier<G: Game>(&mut self, game: &G, position: &G::Position) -> Vec<G::Position> {
        let mut earlier = Vec::new();
        for _ in 0..self.below(4) {
            let mut then = *position;
            for _ in 0..=self.below(4) {
                let Some(pit) = self.legal(game, &then) else { break };
                let played = game.play(&then, pit, &mut ()).expect("it is legal");
                if played.captured > 0 || played.outcome.is_some() {
                    break;
                }
                then = played.position;
            }
            if then != *position {
                earlier.push(then);
            }
        }
        earlier
    }

    /// A valid board of Hawalis. Seeds are few or many, spread, heaped or in every second pit, so that hands of every
    /// size and long relays occur.
    pub fn hawalis(&mut self) -> Position {
        let [south, north] = [self.hawalis_side(), self.hawalis_side()];
        let turn = if self.below(2) == 0 { Side::South } else { Side::North };
        match Position::try_from(Setup { south, north, turn }) {
            Ok(position) => position,
            Err(error) => unreachable!("{error}"),
        }
    }

    fn hawalis_side(&mut self) -> [u8; Hawalis::SHAPE.pits_per_side] {
        let mut counts = [0; Hawalis::SHAPE.pits_per_side];
        let mut left = self.below(29);
        match self.below(8) {
            0 => {
                let heap = left.min(14 + self.below(15));
                counts[self.below(Hawalis::SHAPE.pits_per_side)] = heap as u8;
                left -= heap;
            }
            1..=3 if left >= 7 => {
                let first = self.below(2);
                (0..7).for_each(|pair| counts[2 * pair + first] = 1);
                left = self.below(left - 6);
            }
            4 => left = left.min(2),
            _ => {}
        }
        for _ in 0..left {
            counts[self.below(Hawalis::SHAPE.pits_per_side)] += 1;
        }
        counts
    }

    /// A valid board of Oware that is not decided by its stores. Seeds are few or many on either side, often none, spread
    /// or heaped, so that large hands, long chains, grand slams and starved sides occur.
    pub fn oware(&mut self) -> oware::Position {
        let mut counts = [[0; Oware::SHAPE.pits_per_side]; 2];
        // Stores of 24 at most leave the board no seed at least.
        let mut left = self.below(49);
        for side in &mut counts {
            let mut seeds = [0, left.min(self.below(13)), self.below(left + 1)][self.below(3)];
            left -= seeds;
            match self.below(4) {
                0 => {
                    let heap = self.below(seeds + 1);
                    side[self.below(Oware::SHAPE.pits_per_side)] += heap as u8;
                    seeds -= heap;
                }
                // Ones and twos, which a sowing makes twos and threes.
                1 => {
                    for pit in side.iter_mut() {
                        let few = seeds.min(1 + self.below(2));
                        *pit += few as u8;
                        seeds -= few;
                    }
                }
                _ => {}
            }
            for _ in 0..seeds {
                side[self.below(Oware::SHAPE.pits_per_side)] += 1;
            }
        }
        let [south, north] = counts;
        let captured = 48 - counts.iter().flatten().sum::<u8>();
        let most = captured.min(24);
        let store = captured - most + self.below(usize::from(2 * most - captured) + 1) as u8;
        let turn = if self.below(2) == 0 { Side::South } else { Side::North };
        match oware::Position::try_from(oware::Setup {
            south,
            north,
            stores: [store, captured - store],
            turn,
        }) {
            Ok(position) => position,
            Err(error) => unreachable!("{error}"),
        }
    }
}
