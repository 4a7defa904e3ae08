//! What is known of a game that is analysed, and what is to be found out next.

use super::favour::{Favour, Grade};
use super::{Lesson, Viewed};
use crate::app::Rules;
use crate::app::thinking::{Analysed, AnalysedLine, Effort, Task, position_code};
use crate::record::{Conclusion, Link, NodeId, Record};
use crate::rules::{Game, Side};
use crate::search::Score;
use std::collections::HashMap;

/// Positions that are searched for each point of the graph.
pub const GRAPH_NODES: u64 = 150_000;
/// Milliseconds that a search goes on without hearing anything.
const SLICE: u32 = 100;
/// Deeper than anything that is searched in earnest.
const DEEPEST: u32 = 90;
/// Positions after which a lesson trusts what it knows.
const TRUSTED: u64 = 1_500_000;

/// What is known of a game that is analysed, by the letters of the moves that lead to a place.
#[derive(Debug, Default)]
pub struct Examination {
    game: String,
    known: HashMap<String, Known>,
    /// The score of each place of the graph.
    points: HashMap<String, Score>,
    /// The game with the line that is looked at.
    line: Option<Record<Rules>>,
    /// The places of that line, with the letters that lead there.
    places: Vec<NodeId>,
    moves: String,
    at: usize,
    /// The ply that is searched instead of the one that is looked at.
    studied: Option<usize>,
    /// Whose turn it is that a point of the graph has.
    is_points_turn: bool,
}

/// What is known of a place.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Known {
    /// The last completed depth.
    pub analysed: Analysed,
    /// Positions searched in all.
    pub nodes: u64,
    /// Milliseconds that it took.
    pub milliseconds: f64,
}

impl Known {
    /// Positions a second.
    pub fn speed(&self) -> u64 {
        if self.milliseconds > 0.0 { (self.nodes as f64 * 1_000.0 / self.milliseconds) as u64 } else { 0 }
    }

    /// Whether it is known how the game ends when the first move is played.
    pub fn is_decided(&self) -> bool {
        self.analysed.lines.first().is_some_and(|line| self.is_seen_to_end(line))
    }

    /// Whether nothing more can be found out about any move.
    pub fn is_final(&self) -> bool {
        let Analysed { lines, depth, .. } = &self.analysed;
        let is_known = !lines.is_empty() && lines.iter().all(|line| self.is_seen_to_end(line));
        is_known || *depth >= DEEPEST
    }

    fn is_seen_to_end(&self, line: &AnalysedLine) -> bool {
        match line.score {
            Score::Wins(plies) | Score::Loses(plies) => plies <= self.analysed.depth,
            Score::Seeds(_) | Score::Draws => false,
        }
    }

    /// Whether enough is known to judge a move by it.
    pub fn is_trusted(&self) -> bool {
        self.is_final() || (self.nodes >= TRUSTED && !self.analysed.lines.is_empty())
    }
}

/// Something to ask the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// The letters of the moves that lead to the place.
    pub moves: String,
    /// Its code.
    pub game: String,
    /// What is asked.
    pub task: Task,
    /// Whether it is a point of the graph.
    pub is_point: bool,
}

impl Examination {
    /// Somebody looks elsewhere, or at another game.
    pub fn view(&mut self, viewed: &Viewed) {
        if self.game != viewed.game {
            *self = Examination { game: viewed.game.clone(), ..Examination::default() };
        }
        self.at = viewed.at;
        if self.line.is_none() || self.moves != viewed.moves {
            self.moves.clone_from(&viewed.moves);
            self.line = Link::<Rules>::decode(&self.game).ok().map(|link| link.open().record);
            self.places.clear();
            if let Some(record) = &mut self.line {
                // The page has played them: they can be.
                let _ = record.play_letters(&self.moves);
                self.places = record.path(record.cursor());
            }
        }
    }

    /// Has a ply searched whatever is looked at, or again what is looked at.
    pub fn study(&mut self, ply: Option<usize>) {
        self.studied = ply;
    }

    /// The letters of the moves that lead to a ply of the line; all are ASCII.
    pub fn moves_to(&self, ply: usize) -> &str {
        self.moves.get(..ply).unwrap_or(&self.moves)
    }

    /// The ply that is looked at.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Moves of the line.
    pub fn plies(&self) -> usize {
        self.places.len().saturating_sub(1)
    }

    /// The letter of the move that led to a ply.
    pub fn letter(&self, ply: usize) -> Option<char> {
        self.moves.chars().nth(ply.checked_sub(1)?)
    }

    /// The number of that move as players count.
    pub fn number(&self, ply: usize) -> usize {
        self.line.as_ref().zip(self.places.get(ply)).map_or(0, |(record, &id)| record.number(id))
    }

    /// Who is to move at a ply.
    pub fn turn(&self, ply: usize) -> Side {
        let position =
            self.line.as_ref().zip(self.places.get(ply)).map(|(record, &id)| &record.node(id).position);
        position.map_or(Side::South, Rules::turn)
    }

    /// Moves that may be played at a ply; none in a game that is over.
    fn playable(&self, ply: usize) -> usize {
        let Some((record, &id)) = self.line.as_ref().zip(self.places.get(ply)) else { return 0 };
        let node = record.node(id);
        if node.conclusion.is_some() { 0 } else { record.game().legal(&node.position).len() }
    }

    /// What is known of a ply of the line.
    pub fn known(&self, ply: usize) -> Option<&Known> {
        self.known.get(self.moves_to(ply)).filter(|known| !known.analysed.lines.is_empty())
    }

    /// Whether the game is over at the ply that is looked at.
    pub fn is_over(&self) -> bool {
        self.playable(self.at) == 0
    }

    /// What is to be asked next, if anything.
    pub fn next_job(&mut self) -> Option<Job> {
        self.is_points_turn = !self.is_points_turn;
        // The end first: what is found there helps before it.
        let point = (0..self.places.len()).rev().find(|&ply| self.favour(ply).is_none());
        let point = point.filter(|_| self.studied.is_none());
        let at = self.studied.unwrap_or(self.at);
        let here = self.known.get(self.moves_to(at));
        let needs_more = self.playable(at) > 0 && !here.is_some_and(Known::is_final);
        // A first look at the place comes before the graph.
        let is_new = here.is_none_or(|known| known.analysed.depth == 0);
        match point {
            Some(ply) if !needs_more || (self.is_points_turn && !is_new) => {
                let effort = Effort { from: 1, nodes: GRAPH_NODES, milliseconds: 2 * SLICE, lines: 1 };
                self.job(ply, effort, true)
            }
            _ if needs_more => {
                let from = here.map_or(0, |known| known.analysed.depth) + 1;
                let lines = self.playable(at) as u32;
                self.job(at, Effort { from, nodes: u64::MAX, milliseconds: SLICE, lines }, false)
            }
            _ => None,
        }
    }

    fn job(&self, ply: usize, effort: Effort, is_point: bool) -> Option<Job> {
        let game = position_code(self.line.as_ref()?, *self.places.get(ply)?);
        Some(Job { moves: self.moves_to(ply).to_owned(), game, task: Task::Analyse(effort), is_point })
    }

    /// The worker has answered.
    pub fn answer(&mut self, job: &Job, analysed: Analysed, milliseconds: f64) {
        if job.is_point {
            if let Some(line) = analysed.lines.first() {
                self.points.insert(job.moves.clone(), line.score);
            }
            return;
        }
        let known = self.known.entry(job.moves.clone()).or_default();
        known.nodes += analysed.nodes;
        known.milliseconds += milliseconds;
        if analysed.depth > known.analysed.depth {
            known.analysed = analysed;
        }
    }

    /// The score of a ply in hundredths of a seed for South; nothing if it is not known yet.
    pub fn south(&self, ply: usize) -> Option<i32> {
        self.favour(ply).map(|favour| favour.for_side(Side::South))
    }

    /// Whom a ply of the line favours, by what is known best; the end of a game by how it ended.
    pub fn favour(&self, ply: usize) -> Option<Favour> {
        let (record, &id) = self.line.as_ref().zip(self.places.get(ply))?;
        if let Some(end) = record.node(id).conclusion {
            let score = match Conclusion::winner(end) {
                Some(side) if side == self.turn(ply) => Score::Wins(0),
                Some(_) => Score::Loses(0),
                None => Score::Draws,
            };
            return Some(Favour::of(score, self.turn(ply)));
        }
        let moves = self.moves_to(ply);
        let known = self.known.get(moves).and_then(|known| known.analysed.lines.first());
        let score = known.map(|line| line.score).or_else(|| self.points.get(moves).copied())?;
        Some(Favour::of(score, self.turn(ply)))
    }

    /// What the move that led to a ply gave away, in hundredths of a seed.
    pub fn lost(&self, ply: usize) -> Option<i32> {
        let before = ply.checked_sub(1)?;
        let side = self.turn(before);
        Some(self.favour(before)?.for_side(side) - self.favour(ply)?.for_side(side))
    }

    /// How good the move that led to a ply was.
    pub fn grade(&self, ply: usize) -> Grade {
        self.lost(ply).map_or(Grade::Fine, Grade::of)
    }

    /// Points of the graph that are known, and how many there will be.
    pub fn progress(&self) -> (usize, usize) {
        let known = (0..self.places.len()).filter(|&ply| self.favour(ply).is_some()).count();
        (known, self.places.len())
    }

    /// A lesson about the mistakes of a side.
    pub fn lesson(&self, side: Side) -> Lesson {
        let mut places: Vec<usize> = (1..=self.plies())
            .filter(|&ply| self.turn(ply - 1) == side && self.grade(ply) >= Grade::Mistake)
            .collect();
        places.sort_by_key(|&ply| std::cmp::Reverse(self.lost(ply)));
        places.truncate(Self::MOST_LESSONS);
        Lesson::new(side, self.moves.clone(), places.into_iter().map(|ply| ply - 1).collect())
    }

    /// Places of a lesson at most.
    pub const MOST_LESSONS: usize = 10;
}
