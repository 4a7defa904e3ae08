//! A record as text.

use super::comment::{Piece, pieces};
use super::{FEN, Notated, RESULT, TERMINATION, Tags, Termination, VARIANT, result};
use crate::record::{Conclusion, NodeId, Record};
use crate::rules::{Game, Side};
use std::fmt::Write;

/// Columns that a line of moves has at most, unless a single word is longer.
const COLUMNS: usize = 80;

/// A record with what else is known of the game, as text. [`read`](super::read) gives back both.
///
/// ```
/// use mancala::record::Record;
/// use mancala::record::ogn::{self, Tags};
/// use mancala::rules::Hawalis;
///
/// let mut record = Record::new(Hawalis::default());
/// record.play_letters("nA").unwrap();
/// let text = ogn::write(&record, &Tags::default());
/// assert!(text.starts_with("[Variant \"Hawalis\"]\n[Event \"?\"]\n"));
/// assert!(text.ends_with("\n\n1. n+4 A *\n"));
/// ```
pub fn write<G: Notated>(record: &Record<G>, tags: &Tags) -> String {
    // The game goes on to the first end of its line; what stands behind was played by way of trial.
    let main = record.main_line();
    let is_over = |&id: &NodeId| record.node(id).conclusion.is_some();
    let last = main.last().copied().unwrap_or(NodeId::START);
    let stands = main.into_iter().find(is_over).unwrap_or(last);
    let end = record.node(stands).conclusion;
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', r"\\").replace('"', "\\\"");
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    let notation = record.game().notation();
    tag(VARIANT, notation.name());
    tags.roster().for_each(|(name, value)| tag(name, value));
    tag(RESULT, &result::at(record, stands));
    match record.game().option() {
        0 => {}
        option => tag(notation.option, notation.option_values[option]),
    }
    if !record.has_usual_start() {
        tag(FEN, &G::fen(&record.node(NodeId::START).position.into()));
    }
    // A reason that is not known here is kept, unless the rules know better.
    let other = tags.get(TERMINATION).filter(|_| !matches!(end, Some(Conclusion::Rules(_))));
    match (other, end.map(Termination::from)) {
        (Some(other), _) => tag(TERMINATION, other),
        (None, Some(termination)) => tag(TERMINATION, &termination.to_string()),
        (None, None) => {}
    }
    tags.others().filter(|&(name, _)| name != TERMINATION).for_each(|(name, value)| tag(name, value));

    text.push('\n');
    text.push_str(&moves(record));
    text
}

/// What is still to be written.
enum Part {
    /// A move, and what follows it.
    Move {
        id: NodeId,
        /// Whether its number is written though it is North's.
        numbered: bool,
        /// Whether it begins a variation.
        begins: bool,
        /// What else of it is written.
        with: With,
    },
    /// The end of a variation.
    Close,
}

/// What is written of a move besides its letter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum With {
    /// Nothing: it was written before, and only leads to a variation.
    Nothing,
    /// Its comment and what comes next.
    Next,
    /// The variations to it as well.
    Variations,
}

/// The moves of a record with all that belongs to them, and the result.
fn moves<G: Notated>(record: &Record<G>) -> String {
    let mut lines = Lines::default();
    let main = record.main_line();
    let last = main.last().copied().unwrap_or(NodeId::START);
    remarks(record, NodeId::START, last, record.game().notation().read_plainly, &mut lines);
    // A list of what is still to be written instead of recursion: variations may be deep.
    let mut parts: Vec<Part> = Vec::new();
    parts.extend(main.get(1).map(|&id| Part::Move {
        id,
        numbered: true,
        begins: false,
        with: With::Variations,
    }));
    let mut in_variation = false;
    // Variations within a variation that wait for its end, where none may stand within another.
    let mut waiting: Vec<NodeId> = Vec::new();
    while let Some(part) = parts.pop() {
        let Part::Move { id, numbered, begins, with } = part else {
            lines.join(")");
            in_variation = false;
            for id in std::mem::take(&mut waiting).into_iter().rev() {
                let path = record.path(id);
                let common = path.iter().zip(&main).take_while(|(mine, its)| mine == its).count();
                // A variation replaces a move: one that goes on behind the last repeats it.
                let common = common.min(main.len() - 1);
                parts.push(Part::Close);
                for (place, &id) in path.iter().enumerate().skip(common).rev() {
                    let with = if place + 1 == path.len() { With::Next } else { With::Nothing };
                    parts.push(Part::Move { id, numbered: place == common, begins: place == common, with });
                }
            }
            continue;
        };
        let node = record.node(id);
        let (Some(made), Some(parent)) = (node.played, node.parent) else { continue };
        let number = record.number(id);
        let opening = if begins { "(" } else { "" };
        in_variation |= begins;
        match made.pit.side() {
            Side::South => lines.word(&format!("{opening}{number}.")),
            Side::North if numbered => lines.word(&format!("{opening}{number}...")),
            Side::North => {}
        }
        let letter = record.game().shape().letter(made.pit);
        match made.captured {
            0 => lines.word(&letter.to_string()),
            captured => lines.word(&format!("{letter}+{captured}")),
        }
        if with == With::Nothing {
            continue;
        }
        let plainly = record.game().notation().read_plainly && in_variation;
        let remarked = remarks(record, id, last, plainly, &mut lines);

        let others: &[NodeId] = if with == With::Next { &[] } else { &record.node(parent).children };
        let mut others: Vec<NodeId> = others.iter().copied().filter(|&other| other != id).collect();
        if plainly {
            waiting.append(&mut others);
        }
        let interrupted = remarked || !others.is_empty();
        // Nothing stands behind the last move of the game but what was only tried, in variations that repeat it.
        if id == last {
            for &id in node.children.iter().rev() {
                let with = With::Next;
                parts.push(Part::Close);
                parts.push(Part::Move { id, numbered: false, begins: false, with });
                parts.push(Part::Move { id: last, numbered: true, begins: true, with: With::Nothing });
            }
        } else if let Some(&id) = node.children.first() {
            parts.push(Part::Move { id, numbered: interrupted, begins: false, with: With::Variations });
        }
        for &id in others.iter().rev() {
            parts.push(Part::Close);
            parts.push(Part::Move { id, numbered: true, begins: true, with: With::Next });
        }
    }
    lines.word(&result::at(record, last));
    lines.end()
}

/// Writes what is said about a place: its comment, and the result when players ended the game there.
/// That of the main line's last place is left to the end of the text. Programs that read `plainly` pass
/// over what is in parentheses. Returns whether it is anything.
fn remarks<G: Game>(record: &Record<G>, id: NodeId, last: NodeId, plainly: bool, lines: &mut Lines) -> bool {
    let comment = record.comment(id);
    if !comment.is_empty() {
        let [opening, closing] = if plainly && id == NodeId::START { ["({", "})"] } else { ["{", "}"] };
        lines.comment(&pieces(comment, plainly), opening, closing);
    }
    let ended = match record.node(id).conclusion {
        Some(Conclusion::Rules(_)) | None => None,
        ended => ended.filter(|_| last != id),
    };
    if let Some(ended) = ended {
        lines.word(result::of_winner(ended.winner()));
    }
    !comment.is_empty() || ended.is_some()
}

/// Words in lines.
#[derive(Default)]
struct Lines {
    text: String,
    /// Columns of the last line of the text.
    columns: usize,
    /// What is not written yet, for something may still be joined to it.
    word: String,
}

impl Lines {
    fn word(&mut self, word: &str) {
        self.flush();
        self.word.push_str(word);
    }

    /// Adds to the last word.
    fn join(&mut self, end: &str) {
        self.word.push_str(end);
    }

    fn comment(&mut self, pieces: &[Piece], mut opening: &str, closing: &str) {
        for piece in pieces {
            match piece {
                Piece::Word(word) => {
                    self.word(&format!("{opening}{word}"));
                    opening = "";
                }
                // The empty line that makes a new one, and as many as there are.
                &Piece::Lines(count) => {
                    self.flush();
                    self.text.extend(std::iter::repeat_n('\n', count + 1));
                    self.columns = 0;
                }
            }
        }
        self.join(closing);
    }

    /// Writes the last word, on a new line if it has no room.
    fn flush(&mut self) {
        let word = std::mem::take(&mut self.word);
        if word.is_empty() {
            return;
        }
        let length = word.chars().count();
        if self.columns > 0 {
            let fits = self.columns + 1 + length <= COLUMNS;
            self.text.push(if fits { ' ' } else { '\n' });
            self.columns = if fits { self.columns + 1 } else { 0 };
        }
        self.text.push_str(&word);
        self.columns += length;
    }

    fn end(mut self) -> String {
        self.flush();
        self.text.push('\n');
        self.text
    }
}
