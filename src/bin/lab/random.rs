//! Numbers that look random and are the same in every run.

use mancala::rules::{Pit, PitSet};

/// Splitmix64.
pub struct Random(pub u64);

impl Random {
    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^= word >> 31;
        ((u128::from(word) * bound as u128) >> 64) as usize
    }

    /// One of some pits, if there is one.
    pub fn pit(&mut self, pits: PitSet) -> Option<Pit> {
        if pits.is_empty() { None } else { pits.into_iter().nth(self.below(pits.len())) }
    }
}
