//! How the worker answers.

use super::analyse::{analyse, completed};
use super::{Analysed, Answer, Effort, Hint, Question, Reason, Task};
use crate::record::Link;
use crate::rules::{Counts, Ending, Game, Hawalis, Oware, Pit};
use crate::search::{Level, Limits, Score, Searched, Table, Watch, search};

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
/// use mancala::rules::{Hawalis, Oware};
///
/// let mut thinker = Thinker::default();
/// let mut answer = |game| thinker.answer(&Question { number: 1, game, task: Task::Move { level: 1, seed: 7 } }, &mut ());
/// assert!(matches!(answer(Link::new(Hawalis::default()).encode()), Some(Answer::Move('a'..='n'))));
/// assert!(matches!(answer(Link::new(Oware::default()).encode()), Some(Answer::Move('A'..='F'))));
/// ```
#[derive(Default)]
pub struct Thinker {
    hawalis: Mind<Hawalis>,
    oware: Mind<Oware>,
}

impl Thinker {
    /// The answer to a question; nothing if it cannot be read, the game is over, or an analysis is asked for.
    pub fn answer(&mut self, question: &Question, watch: &mut dyn Watch) -> Option<Answer> {
        match Link::decode(&question.game) {
            Ok(link) => self.hawalis.answer(&link, question.task, watch),
            Err(_) => self.oware.answer(&Link::decode(&question.game).ok()?, question.task, watch),
        }
    }

    /// What the moves are worth in the game with this code; nothing if it cannot be read.
    pub fn analyse(&mut self, game: &str, effort: Effort, watch: &mut dyn Watch) -> Option<Analysed> {
        match Link::decode(game) {
            Ok(link) => Some(self.hawalis.analyse(&link, effort, watch)),
            Err(_) => Some(self.oware.analyse(&Link::decode(game).ok()?, effort, watch)),
        }
    }
}

/// What is kept for a game between questions.
struct Mind<G: Searched> {
    /// Made when it is first needed.
    table: Option<Table<G>>,
    /// What is known of the game that is analysed, while one browses in it.
    analysis: Option<Table<G>>,
}

impl<G: Searched> Default for Mind<G> {
    fn default() -> Mind<G> {
        Mind { table: None, analysis: None }
    }
}

impl<G: Searched<Setup: Counts>> Mind<G> {
    fn analyse(&mut self, link: &Link<G>, effort: Effort, watch: &mut dyn Watch) -> Analysed {
        let (game, position, earlier) = place(link);
        let table = self.analysis.get_or_insert_with(|| Table::of_mebibytes(ANALYSIS_MEBIBYTES));
        analyse(game, &position, &earlier, effort, table, watch)
    }

    fn answer(&mut self, link: &Link<G>, task: Task, mut watch: &mut dyn Watch) -> Option<Answer> {
        let (game, position, earlier) = place(link);
        let table = self.table.get_or_insert_with(|| Table::of_mebibytes(MEBIBYTES));
        let letter = |pit| game.shape().letter(pit);
        match task {
            Task::Move { level, seed } => {
                let pit = Level::new(level)?.choose(game, &position, &earlier, seed, table, &mut watch)?;
                Some(Answer::Move(letter(pit)))
            }
            Task::Hint => {
                table.clear();
                let limits = Limits { nodes: HINT_NODES, ..Limits::INFINITE };
                let (report, _) = completed(game, &position, &earlier, &limits, table, watch);
                let pit = report.best()?;
                let reason = reason(game, &position, pit, report.lines.first()?.score);
                Some(Answer::Hint(Hint { letter: letter(pit), reason, depth: report.depth }))
            }
            Task::Analyse(_) => None,
            Task::Measure { nodes } => {
                table.clear();
                let limits = Limits { nodes, ..Limits::INFINITE };
                let report = search(game, &position, &earlier, &limits, table, &mut watch);
                Some(Answer::Measured { nodes: report.nodes })
            }
        }
    }
}

/// The rules, the position that is looked at, and those before it. Played here, for a record brings much along.
fn place<G: Searched<Setup: Counts>>(link: &Link<G>) -> (G, G::Position, Vec<G::Position>) {
    let (game, mut position) = (link.game, link.start);
    let mut earlier = Vec::with_capacity(link.ply);
    for &pit in link.moves.iter().take(link.ply) {
        let Ok(played) = game.play(&position, pit, &mut ()) else { break };
        earlier.push(position);
        position = played.position;
    }
    (game, position, earlier)
}

/// Why a move is the best.
fn reason<G: Game<Setup: Counts>>(game: G, position: &G::Position, pit: Pit, score: Score) -> Reason {
    let legal = game.legal(position);
    let Ok(played) = game.play(position, pit, &mut ()) else { return Reason::Ahead };
    if legal.len() == 1 {
        return Reason::Only;
    }
    match score {
        Score::Wins(moves) => return Reason::Wins { moves: moves.div_ceil(2) },
        Score::Loses(_) => return Reason::Delays,
        Score::Draws => return Reason::Draws,
        Score::Seeds(_) => {}
    }
    if played.captured > 0 {
        return Reason::Captures { seeds: played.captured };
    }
    // As if the player could pass.
    let mut passed = G::Setup::from(*position);
    passed.set_turn(!passed.turn());
    let threat = G::Position::try_from(passed).map_or(0, |passed| most_captured(game, &passed));
    let seeds = threat.saturating_sub(most_captured(game, &played.position));
    if seeds > 0 {
        return Reason::Saves { seeds };
    }
    let endless = |&other: &Pit| {
        let played = game.play(position, other, &mut ());
        played.is_ok_and(|played| matches!(played.ending, Ending::Endless { .. }))
    };
    // Where they are forbidden they are not legal.
    match legal.into_iter().find(endless) {
        Some(other) => Reason::AvoidsEndless { letter: game.shape().letter(other) },
        None => Reason::Ahead,
    }
}

/// The most seeds that the player to move can capture at once.
fn most_captured<G: Game>(game: G, position: &G::Position) -> u8 {
    let captured = |pit| game.play(position, pit, &mut ()).map_or(0, |played| played.captured);
    game.legal(position).into_iter().map(captured).max().unwrap_or_default()
}
