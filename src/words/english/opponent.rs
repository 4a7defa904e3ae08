//! What is said where an opponent is chosen.

use super::English;
use crate::words::{OpponentLabels, OpponentWords};

impl OpponentWords for English {
    fn labels(&self) -> &'static OpponentLabels {
        &LABELS
    }
}

static LABELS: OpponentLabels = OpponentLabels {
    opponent: "Opponent",
    person: "A person",
    computer: "Computer",
    two_computers: "Two computers",
    level: "Level",
    level_of_south: "Level of South",
    level_of_north: "Level of North",
    level_explained: "A child beats 1; 8 is as strong as it gets. Each answers within a second, 8 on a slow phone within five.",
    side: "You play",
    either: "Either",
    key_hint: "hint",
    key_again: "show the last move again",
};
