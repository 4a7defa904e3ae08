//! Learning from mistakes: one place after the other where a move gave something away.

use super::MARGIN;
use super::favour::Favour;
use crate::app::thinking::AnalysedLine;
use crate::rules::Side;

/// A lesson about the mistakes of a side in a line of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Whose mistakes.
    pub side: Side,
    /// The letters of the moves of the game.
    pub moves: String,
    /// The plies from which the mistakes were played, the largest mistake first.
    pub places: Vec<usize>,
    /// How many of them are behind.
    pub done: usize,
    /// What is happening at the present one.
    pub phase: Phase,
}

/// What is happening in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A better move is looked for.
    Asks,
    /// This one was played and is being judged.
    Judges(char),
    /// This one is not good enough; another one is looked for.
    Wrong(char),
    /// This one is good enough.
    Right(char),
    /// Somebody wanted to see it.
    Shown,
    /// Looked at as closely as a lesson does, the move of the game was as good as any other.
    NoMistake,
    /// There are no more.
    Over,
}

impl Lesson {
    /// Begins with the first place, if there is any.
    pub fn new(side: Side, moves: String, places: Vec<usize>) -> Lesson {
        let phase = if places.is_empty() { Phase::Over } else { Phase::Asks };
        Lesson { side, moves, places, done: 0, phase }
    }

    /// The letters of the moves that lead to the present place.
    pub fn place(&self) -> &str {
        let place = self.places.get(self.done).copied().unwrap_or_default();
        self.moves.get(..place).unwrap_or_default()
    }

    /// The move that was a mistake.
    pub fn mistake(&self) -> Option<char> {
        self.places.get(self.done).and_then(|&place| self.moves.chars().nth(place))
    }

    /// Somebody plays a move at the present place.
    pub fn attempt(&mut self, letter: char) {
        if matches!(self.phase, Phase::Asks | Phase::Wrong(_) | Phase::Judges(_)) {
            self.phase = Phase::Judges(letter);
        }
    }

    /// What the moves of the present place are worth is known, and better than when the place was chosen: tells if its move
    /// was no mistake, and judges the move that waits for it.
    pub fn judge(&mut self, lines: &[AnalysedLine], turn: Side) {
        if !matches!(self.phase, Phase::Asks | Phase::Wrong(_) | Phase::Judges(_)) {
            return;
        }
        let worth = |line: &AnalysedLine| Favour::of(line.score, turn).for_side(turn);
        let is_good = |letter: char| {
            let own = lines.iter().find(|line| line.letters.starts_with(letter))?;
            Some(worth(lines.first()?) - worth(own) <= MARGIN)
        };
        if self.mistake().and_then(is_good) == Some(true) {
            self.phase = Phase::NoMistake;
        } else if let Phase::Judges(letter) = self.phase
            && let Some(is_good) = is_good(letter)
        {
            self.phase = if is_good { Phase::Right(letter) } else { Phase::Wrong(letter) };
        }
    }

    /// The solution is shown.
    pub fn show(&mut self) {
        if self.phase != Phase::Over {
            self.phase = Phase::Shown;
        }
    }

    /// Goes to the next place, or ends.
    pub fn next(&mut self) {
        self.done = (self.done + 1).min(self.places.len());
        self.phase = if self.done < self.places.len() { Phase::Asks } else { Phase::Over };
    }

    /// Whether the solution is no secret any more.
    pub const fn is_solved(&self) -> bool {
        matches!(self.phase, Phase::Right(_) | Phase::Shown | Phase::NoMistake)
    }
}
