//! What is said of a game where one chooses it and its rules.

use crate::words::{ChoiceLabels, GameLabels};

pub(super) static HAWALIS: GameLabels = GameLabels {
    explained: "four rows, from Oman",
    option: "Endless moves",
    choices: &[
        ChoiceLabels {
            name: "lose the game",
            explained: "Whoever plays a move that never ends has lost at once, as in Oman.",
            chosen: "Endless moves lose the game.",
        },
        ChoiceLabels {
            name: "are forbidden",
            explained: "A move that never ends may not be played.",
            chosen: "Endless moves are forbidden.",
        },
    ],
    text_explained: "Four rows as South sees them, separated by / or on lines of their own, then S or N.",
};

pub(super) static OWARE: GameLabels = GameLabels {
    explained: "two rows, from West Africa",
    option: "Grand slams",
    choices: &[
        ChoiceLabels {
            name: "capture nothing",
            explained: "A move that would take all the opponent’s seeds may be played and takes none.",
            chosen: "A grand slam captures nothing.",
        },
        ChoiceLabels {
            name: "are forbidden",
            explained: "A move that would take all the opponent’s seeds may not be played.",
            chosen: "Grand slams are forbidden.",
        },
        ChoiceLabels {
            name: "take all",
            explained: "A move that takes all the opponent’s seeds ends the game; the mover keeps what is left.",
            chosen: "A grand slam takes all and ends the game.",
        },
    ],
    text_explained: "Two rows as South sees them, separated by / or on lines of their own, then S or N and both \
                     stores, South’s first. Texts of Aualé and PlayStrategy are read too.",
};
