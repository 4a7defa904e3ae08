//! What is said where kept games are listed.

use super::{English, count};
use crate::words::{GamesLabels, GamesWords, ImportTold};

impl GamesWords for English {
    fn labels(&self) -> &'static GamesLabels {
        &LABELS
    }

    fn players(&self, south: &str, north: &str) -> String {
        format!("{south} – {north}")
    }

    fn moves(&self, moves: usize) -> String {
        count(moves as u32, "move", "moves")
    }

    fn kept(&self, most: usize) -> String {
        format!(
            "This browser keeps your last {most} games; then the oldest finished one makes room for a new one. \
             Export saves them as a file, which any browser can import."
        )
    }

    fn to_game(&self, control: &str, game: &str) -> String {
        format!("{control} {game}")
    }

    fn deleted(&self, game: &str) -> String {
        format!("Deleted: {game}.")
    }

    fn imported(&self, &ImportTold { new, known, left_out, bad }: &ImportTold) -> String {
        let games = |number: usize| count(number as u32, "game", "games");
        let mut told = vec![match new {
            0 => "No game is new.".to_owned(),
            _ => format!("{} imported.", games(new)),
        }];
        if known > 0 {
            let were = if known == 1 { "was" } else { "were" };
            told.push(format!("{} {were} here already.", games(known)));
        }
        if left_out > 0 {
            told.push(format!("There was no room for {}.", games(left_out)));
        }
        if bad > 0 {
            told.push(format!("{} could not be read:", games(bad)));
        }
        told.join(" ")
    }
}

static LABELS: GamesLabels = GamesLabels {
    none: "No game is kept yet. Games that you play appear here by themselves.",
    name: "Name of the game",
    open: "Open",
    on_board: "on the board",
    unfinished: "not finished",
    unreadable: "A kept game that cannot be read",
    rename: "Rename",
    save_name: "Save",
    keep_name: "Cancel",
    delete: "Delete",
    copy: "Copy text",
    copied: "Copied",
    copy_refused: "The browser does not let the page copy.",
    export: "Export all",
    exported: "Saved as a file, where your browser keeps downloads.",
    import: "Import…",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_became_of_a_file_is_told_in_full() {
        let told = ImportTold { new: 2, known: 1, left_out: 3, bad: 1 };
        assert_eq!(
            English.imported(&told),
            "2 games imported. 1 game was here already. There was no room for 3 games. 1 game could not be read:"
        );
        assert_eq!(English.imported(&ImportTold::default()), "No game is new.");
    }
}
