//! What is said where a board is set up.

use super::English;
use crate::words::{EditTold, EditorLabels, EditorWords, VerdictTold};

impl EditorWords for English {
    fn labels(&self) -> &'static EditorLabels {
        &LABELS
    }

    fn total(&self, seeds: u32, of: u32) -> String {
        match seeds.checked_sub(of) {
            None | Some(0) => format!("{seeds} of {of}"),
            Some(more) => format!("{seeds} of {of}, {more} too many"),
        }
    }

    fn verdict(&self, side: &str, told: VerdictTold) -> String {
        let at_once = |why: &str| {
            format!("Not playable: {side} is to move and {why}, so the game would be over at once.")
        };
        match told {
            VerdictTold::Playable { choices: 1 } => {
                format!("Playable: {side} is to move and has one pit to choose.")
            }
            VerdictTold::Playable { choices } => {
                format!("Playable: {side} is to move and has {choices} pits to choose from.")
            }
            VerdictTold::TooMany { seeds, most } => {
                format!("Not playable: {side} has {seeds} seeds, and a side never has more than {most}.")
            }
            VerdictTold::NoSeeds => at_once("has no seeds"),
            VerdictTold::Blocked => at_once("is blocked, with a single seed in every pit"),
            VerdictTold::OnlyEndlessMoves => at_once("has only endless moves, which are forbidden"),
            VerdictTold::OnlySlams => at_once("has only grand slams, which are forbidden"),
            VerdictTold::WrongTotal { seeds, wanted } => {
                format!("Not playable: there are {seeds} seeds in pits and stores, and a game has {wanted}.")
            }
            VerdictTold::Decided => {
                "Not playable: with these stores the game would be over at once.".to_owned()
            }
            VerdictTold::Over => at_once("has no move"),
        }
    }

    fn edited(&self, told: EditTold<'_>) -> String {
        let changed = |what: &str, pit: Option<&str>| match pit {
            Some(name) => format!("{what}. {name}."),
            None => format!("{what}."),
        };
        match told {
            EditTold::Pit { name, side: (side, seeds) } => format!("{name}. {side} has {seeds} in all."),
            EditTold::Full { name } => format!("{name}: no more are added here."),
            EditTold::Empty { name } => format!("{name}: there is none to take."),
            EditTold::Cleared => "All pits are empty.".to_owned(),
            EditTold::Start => "The board is as a game starts.".to_owned(),
            EditTold::Swapped(turn) => format!("The sides are swapped. {turn} to move."),
            EditTold::Turn(side) => format!("{side} to move."),
            EditTold::Store { side, seeds } => format!("{side} has captured {seeds}."),
            EditTold::Options(chosen) => chosen.to_owned(),
            EditTold::Written => "The board is as the text says.".to_owned(),
            EditTold::TakenBack(pit) => changed("Taken back", pit),
            EditTold::DoneAgain(pit) => changed("Done again", pit),
        }
    }
}

static LABELS: EditorLabels = EditorLabels {
    title: "Set up a position",
    board: "Board to set up",
    explained: "A press adds a seed. Shift or the right button takes one; the wheel does both.",
    keys_explained: "Arrows or a letter go to a pit, capitals to North’s. A number sets its seeds, + and − add and take one, Delete empties it.",
    totals: "Seeds of each side",
    tools: "What a press does",
    tool_add: "Add",
    tool_take: "Take",
    tool_set: "Set to",
    number: "Seeds to set",
    fewer: "One fewer",
    more: "One more",
    turn: "To move",
    stores: "Captured seeds",
    clear: "Clear",
    start: "Standard start",
    swap: "Swap sides",
    text: "Position as text",
    turn_assumed: "The text does not say who is to move: South is, until you choose otherwise.",
    board_stays: "The board stays as it was.",
    discard: "Discard this text",
    copy_refused: "The browser does not let the page copy. Select the text and copy it yourself.",
    play: "Play from here",
    repair: "Repair it",
    key_number: "set the seeds of the pit",
    key_add_take: "add, take a seed",
    key_empty: "empty the pit",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_many_seeds_are_counted() {
        assert_eq!(English.total(27, 28), "27 of 28");
        assert_eq!(English.total(28, 28), "28 of 28");
        assert_eq!(English.total(30, 28), "30 of 28, 2 too many");
    }

    #[test]
    fn a_verdict_names_the_side() {
        let told = VerdictTold::TooMany { seeds: 29, most: 28 };
        assert_eq!(
            English.verdict("South", told),
            "Not playable: South has 29 seeds, and a side never has more than 28."
        );
        assert_eq!(
            English.verdict("North", VerdictTold::NoSeeds),
            "Not playable: North is to move and has no seeds, so the game would be over at once."
        );
    }
}
