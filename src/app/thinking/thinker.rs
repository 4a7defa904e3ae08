//! How the worker answers.

use super::{Answer, Hint, Question, Reason, Task, analyse};
use crate::record::Link;
use crate::rules::hawalis::{EndlessMoves, Position, Setup};
use crate::rules::{Ending, Game, Hawalis, Pit};
use crate::search::{Level, Limits, Score, Table, Watch, search};

/// Mebibytes of the hash table. More would help no level.
const MEBIBYTES: usize = 16;
/// Mebibytes of the hash table of an analysis, which goes on for as long as somebody looks.
const ANALYSIS_MEBIBYTES: usize = 64;
/// Positions that are searched for a hint, about half a second.
const HINT_NODES: u64 = 1_000_000;

/// Answers questions.
///
/// ```
/// use mancala::app::thinking::{Answer, Question, Task, Thinker};
/// use mancala::record::Link;
/// use mancala::rules::Hawalis;
///
/// let game = Link::new(Hawalis::default()).encode();
/// let question = Question { number: 1, game, task: Task::Move { level: 1, seed: 7 } };
/// assert!(matches!(Thinker::default().answer(&question, &mut ()), Some(Answer::Move('a'..='n'))));
/// ```
#[derive(Default)]
pub struct Thinker {
    /// Made when it is first needed.
    table: Option<Table<Hawalis>>,
    /// What is known of the game that is analysed, while one browses in it.
    analysis: Option<Table<Hawalis>>,
}

impl Thinker {
    /// The answer to a question; nothing if it cannot be read, or the game is over.
    pub fn answer(&mut self, question: &Question, watch: &mut impl Watch) -> Option<Answer> {
        let record = Link::<Hawalis>::decode(&question.game).ok()?.open().record;
        let (game, position) = (*record.game(), *record.position());
        let mut earlier: Vec<Position> =
            record.path(record.cursor()).into_iter().map(|id| record.node(id).position).collect();
        earlier.pop();
        if let Task::Analyse(effort) = question.task {
            let table = self.analysis.get_or_insert_with(|| Table::of_mebibytes(ANALYSIS_MEBIBYTES));
            return Some(Answer::Analysed(analyse(game, &position, &earlier, effort, table, watch)));
        }
        let table = self.table.get_or_insert_with(|| Table::of_mebibytes(MEBIBYTES));
        match question.task {
            Task::Move { level, seed } => {
                let pit = Level::new(level)?.choose(game, &position, &earlier, seed, table, watch)?;
                Some(Answer::Move(Hawalis::SHAPE.letter(pit)))
            }
            Task::Hint => {
                table.clear();
                let limits = Limits { nodes: HINT_NODES, ..Limits::INFINITE };
                let report = search(game, &position, &earlier, &limits, table, watch);
                let pit = report.best()?;
                let reason = reason(game, &position, pit, report.lines.first()?.score);
                Some(Answer::Hint(Hint { letter: Hawalis::SHAPE.letter(pit), reason, depth: report.depth }))
            }
            Task::Analyse(_) => None,
            Task::Measure { nodes } => {
                table.clear();
                let limits = Limits { nodes, ..Limits::INFINITE };
                let report = search(game, &position, &earlier, &limits, table, watch);
                Some(Answer::Measured { nodes: report.nodes })
            }
        }
    }
}

/// Why a move is the best.
fn reason(game: Hawalis, position: &Position, pit: Pit, score: Score) -> Reason {
    let legal = game.legal(position);
    let Ok(played) = game.play(position, pit, &mut ()) else { return Reason::Ahead };
    if legal.len() == 1 {
        return Reason::Only;
    }
    match score {
        Score::Wins(moves) => return Reason::Wins { moves: moves.div_ceil(2) },
        Score::Loses(_) => return Reason::Delays,
        Score::Seeds(_) | Score::Draws => {}
    }
    if played.captured > 0 {
        return Reason::Captures { seeds: played.captured };
    }
    // As if the player could pass.
    let passed = Setup { turn: !Hawalis::turn(position), ..Setup::from(*position) };
    let threat = Position::try_from(passed).map_or(0, |passed| most_captured(game, &passed));
    let seeds = threat.saturating_sub(most_captured(game, &played.position));
    if seeds > 0 {
        return Reason::Saves { seeds };
    }
    let endless = |&other: &Pit| {
        let played = game.play(position, other, &mut ());
        played.is_ok_and(|played| matches!(played.ending, Ending::Endless { .. }))
    };
    match legal.into_iter().find(endless) {
        Some(other) if game.endless_moves == EndlessMoves::Lose => {
            Reason::AvoidsEndless { letter: Hawalis::SHAPE.letter(other) }
        }
        _ => Reason::Ahead,
    }
}

/// The most seeds that the player to move can capture at once.
fn most_captured(game: Hawalis, position: &Position) -> u8 {
    let captured = |pit| game.play(position, pit, &mut ()).map_or(0, |played| played.captured);
    game.legal(position).into_iter().map(captured).max().unwrap_or_default()
}
