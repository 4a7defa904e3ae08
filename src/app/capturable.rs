//! What the next move can capture.

use crate::record::Record;
use crate::rules::{Game, Listener, Pit, PitSet};

/// The pits whose seeds some move at the cursor captures.
pub fn capturable<G: Game>(record: &Record<G>) -> PitSet {
    let mut captured = Captured(PitSet::EMPTY);
    for pit in record.legal() {
        // A legal move is never refused; what it leads to is of no interest.
        let _ = record.game().play(record.position(), pit, &mut captured);
    }
    captured.0
}

/// Collects the pits that are captured.
struct Captured(PitSet);

impl Listener for Captured {
    fn lift(&mut self, _: Pit, _: u8) {}

    fn drop(&mut self, _: Pit) {}

    fn relay(&mut self, _: Pit) {}

    fn capture(&mut self, pit: Pit, _: u8) {
        self.0.insert(pit);
    }
}
