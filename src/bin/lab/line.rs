//! A line of play from a position, move after move, with the end of the game.

use mancala::rules::{Game, Outcome, Played, Refusal};

/// A line of play without variations.
#[derive(Clone)]
pub struct Line<G: Game> {
    game: G,
    position: G::Position,
    /// What repetition is judged by; a capture makes all earlier positions unreachable.
    since_capture: Vec<G::Position>,
    plies: usize,
    outcome: Option<Outcome>,
}

/// A move of a line that cannot be played.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// No pit has this letter.
    #[error("ply {ply}: “{}” is not the letter of a pit", letter.escape_debug())]
    NoPit {
        /// The move, counted from 1.
        ply: usize,
        /// What stands there.
        letter: char,
    },
    /// The rules refuse it.
    #[error("ply {ply}: {letter} may not be played: {refusal}")]
    Refused {
        /// The move, counted from 1.
        ply: usize,
        /// The letter of the pit.
        letter: char,
        /// The reason.
        refusal: Refusal,
    },
}

impl<G: Game> Line<G> {
    /// A line that starts from `position`, with a fresh history.
    pub fn from(game: G, position: G::Position) -> Line<G> {
        let outcome = game.outcome(&position, []);
        Line { game, position, since_capture: Vec::new(), plies: 0, outcome }
    }

    /// Plays the pit with this letter.
    pub fn play(&mut self, letter: char) -> Result<Played<G::Position>, Fault> {
        let ply = self.plies + 1;
        let pit = self.game.shape().pit(letter).ok_or(Fault::NoPit { ply, letter })?;
        let refused = |refusal| Fault::Refused { ply, letter, refusal };
        if self.outcome.is_some() {
            return Err(refused(Refusal::GameOver));
        }
        let played = self.game.play(&self.position, pit, &mut ()).map_err(refused)?;
        self.plies = ply;
        if played.captured > 0 {
            self.since_capture.clear();
        } else {
            self.since_capture.push(self.position);
        }
        self.outcome = played.outcome.or_else(|| self.game.outcome(&played.position, &self.since_capture));
        self.position = played.position;
        Ok(played)
    }

    /// The position reached; if the game is over, after the players have taken what is left.
    pub fn settled(&self) -> G::Position {
        match self.outcome {
            Some(outcome) => self.game.settle(&self.position, outcome.reason, &mut ()),
            None => self.position,
        }
    }

    /// The rules.
    pub fn game(&self) -> G {
        self.game
    }

    /// The moves played.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// The positions before this one, since the last capture.
    pub fn since_capture(&self) -> &[G::Position] {
        &self.since_capture
    }

    /// The position reached.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// How the game ended, or nothing while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}
