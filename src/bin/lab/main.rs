//! The native tool: counts lines of play, checks test vectors, replays games, searches and plays.

mod analyse;
mod bench;
mod clock;
mod contest;
mod fit;
mod line;
mod random;
mod uci;
mod vectors;
mod yardstick;

use clap::{Parser, Subcommand, ValueEnum};
use contest::{Contestant, Terms};
use line::Line;
use mancala::rules::hawalis::EndlessMoves;
use mancala::rules::oware::GrandSlam;
use mancala::rules::{Ending, Game, Hawalis, Oware, Side, perft};
use mancala::search::{Limits, hawalis, oware};
use std::fmt::Display;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Counts lines of play, checks test vectors and replays games of mancala.
#[derive(Parser)]
#[command(name = "lab", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count the lines of play of every length up to a depth.
    ///
    /// Prints a line a depth: the depth, the lines of play, the seconds taken. A move that ends the game counts at
    /// its own ply and is not played on from; repetition is not looked at.
    Perft {
        game: GameName,
        #[arg(value_parser = clap::value_parser!(u32).range(1..))]
        depth: u32,
        /// Count from this position instead of the game's start.
        #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
        start: Option<String>,
    },
    /// Compare the rules with test vectors, one JSON object a line.
    ///
    /// Names each failure, then prints how many vectors passed and failed. The exit code is 1 if any failed.
    Check {
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Play moves and show what each does.
    ///
    /// Prints a line a move: letter, laps, seeds sown, seeds captured; then who takes what is left of a game that is
    /// over, the position and how the game stands.
    Replay {
        game: GameName,
        /// The letters of the moves, spaces allowed: gHcC
        moves: String,
        /// Play from this position instead of the game's start.
        #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
        start: Option<String>,
        /// What becomes of a move of Hawalis that never ends.
        #[arg(long, value_name = "RULE", default_value = "lose")]
        endless: EndlessRule,
        /// What becomes of a grand slam of Oware.
        #[arg(long, value_name = "RULE", default_value = "nothing")]
        slam: SlamRule,
    },
    /// Search a position.
    ///
    /// Prints a line a depth: depth, score for the player to move, nodes, nodes a second, line of play.
    Analyse {
        game: GameName,
        /// Search this position instead of the game's start.
        #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
        start: Option<String>,
        /// Play these moves first, spaces allowed: gHcC
        #[arg(long, value_name = "LETTERS", default_value = "")]
        moves: String,
        /// What becomes of a move that never ends.
        #[arg(long, value_name = "RULE", default_value = "lose")]
        endless: EndlessRule,
        /// What becomes of a grand slam of Oware.
        #[arg(long, value_name = "RULE", default_value = "nothing")]
        slam: SlamRule,
        /// How many of the best moves get a line each.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
        lines: u32,
        /// See how far the plain opponent of matches looks instead: prints depth, nodes, nodes a second, its move.
        #[arg(long, conflicts_with = "lines")]
        yardstick: bool,
        #[command(flatten)]
        extent: Extent,
        #[command(flatten)]
        memory: Memory,
    },
    /// Search fixed positions to fixed depths.
    ///
    /// The nodes of all together tell whether the search has changed.
    Bench,
    /// Let two opponents play each other.
    ///
    /// Each opening is played twice, each opponent being South once. Prints wins, draws and losses of the first, its
    /// share of the points, and the difference in Elo with its error; then how many openings it won twice, shared or
    /// lost twice.
    Match {
        game: GameName,
        /// A level from 1 to 8, full, even (every line of play as deep), seeds (even, with the difference of seeds for an
        /// opinion) or yardstick.
        first: Contestant,
        /// Against whom.
        second: Contestant,
        #[arg(long, default_value_t = 400)]
        games: usize,
        /// Random moves at the beginning of each game.
        #[arg(long, default_value_t = 6)]
        opening: usize,
        /// Another number plays other games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[command(flatten)]
        extent: Extent,
        #[command(flatten)]
        memory: Memory,
    },
    /// Speak the line protocol of chess engines.
    Uci {
        game: GameName,
        #[command(flatten)]
        memory: Memory,
    },
    /// Fit the weights of the evaluation to games of the search against itself.
    Fit {
        game: GameName,
        /// Rounds, each played with the weights that the one before found.
        #[arg(long, default_value_t = 3)]
        rounds: u32,
        /// Games of a round.
        #[arg(long, default_value_t = 10_000)]
        games: usize,
        /// Nodes a move.
        #[arg(long, default_value_t = 1_000)]
        nodes: u64,
        /// Another number plays other games.
        #[arg(long, default_value_t = 7)]
        seed: u64,
    },
}

/// How far a search goes.
#[derive(clap::Args, Clone, Copy)]
#[group(required = false, multiple = true)]
struct Extent {
    /// Seconds a move.
    #[arg(long, value_parser = seconds)]
    seconds: Option<Duration>,
    /// Moves ahead.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Positions visited.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| format!("“{text}” is not a number of seconds"))?;
    Duration::try_from_secs_f64(seconds).map_err(|_| format!("“{text}” is not a time that can pass"))
}

impl Extent {
    /// The limits; a second when none is given.
    fn limits(self) -> Limits {
        let unlimited = self.seconds.is_none() && self.depth.is_none() && self.nodes.is_none();
        Limits {
            from: 1,
            depth: self.depth.unwrap_or(u32::MAX),
            nodes: self.nodes.unwrap_or(u64::MAX),
            time: self.seconds.unwrap_or(if unlimited { Duration::from_secs(1) } else { Duration::MAX }),
            ..Limits::INFINITE
        }
    }
}

#[derive(clap::Args, Clone, Copy)]
struct Memory {
    /// Mebibytes of the hash table.
    #[arg(long, value_name = "MEBIBYTES", default_value_t = 64, value_parser = mebibytes)]
    hash: usize,
}

fn mebibytes(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|mebibytes| (0..=4_096).contains(mebibytes));
    number.ok_or_else(|| format!("“{text}” is not a number of mebibytes from 0 to 4096"))
}

#[derive(Clone, Copy, ValueEnum)]
enum GameName {
    Hawalis,
    Oware,
}

#[derive(Clone, Copy, ValueEnum)]
enum EndlessRule {
    /// Whoever plays it has lost at once.
    Lose,
    /// It may not be played.
    Forbidden,
}

impl From<EndlessRule> for EndlessMoves {
    fn from(rule: EndlessRule) -> EndlessMoves {
        match rule {
            EndlessRule::Lose => EndlessMoves::Lose,
            EndlessRule::Forbidden => EndlessMoves::Forbidden,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum SlamRule {
    /// It captures nothing.
    Nothing,
    /// It may not be played.
    Forbidden,
    /// It takes all and ends the game.
    All,
}

impl From<SlamRule> for GrandSlam {
    fn from(rule: SlamRule) -> GrandSlam {
        match rule {
            SlamRule::Nothing => GrandSlam::CapturesNothing,
            SlamRule::Forbidden => GrandSlam::Forbidden,
            SlamRule::All => GrandSlam::TakesAll,
        }
    }
}

/// Why a command did not succeed.
#[derive(Debug, thiserror::Error)]
enum Failure {
    /// What was asked cannot be done, in a sentence.
    #[error("{0}")]
    Told(String),
    /// Vectors failed; they have been named.
    #[error("some vectors failed")]
    Vectors,
    #[error(transparent)]
    Output(#[from] io::Error),
}

fn main() -> ExitCode {
    let command = Arguments::parse().command;
    let out = &mut io::stdout().lock();
    let result = match command {
        Command::Perft { game: GameName::Hawalis, depth, start } => {
            count(Hawalis::default(), depth, start.as_deref(), out)
        }
        Command::Perft { game: GameName::Oware, depth, start } => {
            count(Oware::default(), depth, start.as_deref(), out)
        }
        Command::Check { files } => check(&files, out),
        Command::Replay { game: GameName::Oware, moves, start, slam, .. } => {
            replay(Oware { grand_slam: slam.into() }, &moves, start.as_deref(), out)
        }
        Command::Replay { game: GameName::Hawalis, moves, start, endless, .. } => {
            replay(Hawalis { endless_moves: endless.into() }, &moves, start.as_deref(), out)
        }
        Command::Analyse {
            game: GameName::Hawalis,
            start,
            moves,
            endless,
            lines,
            yardstick,
            extent,
            memory,
            ..
        } => {
            let game = Hawalis { endless_moves: endless.into() };
            let limits = Limits { lines: lines as usize, ..extent.limits() };
            after(game, start.as_deref(), &moves).and_then(|line| match yardstick {
                true => analyse::measure_yardstick(&line, &limits, out),
                false => analyse::analyse(&line, &limits, memory.hash, out),
            })
        }
        Command::Bench => bench::bench(out),
        Command::Match { game: GameName::Hawalis, first, second, games, opening, seed, extent, memory } => {
            let terms = Terms { games, limits: extent.limits(), opening, seed, mebibytes: memory.hash };
            contest::play(Hawalis::default(), [first, second], &hawalis::Weights::SEEDS, &terms, out)
        }
        Command::Uci { game: GameName::Hawalis, memory } => {
            uci::uci(Hawalis::default(), memory.hash, io::stdin(), out)
        }
        Command::Fit { game: GameName::Hawalis, rounds, games, nodes, seed } => {
            fit::fit(Hawalis::default(), rounds, games, nodes, seed, out)
        }
        Command::Analyse { game: GameName::Oware, start, moves, lines, extent, memory, slam, .. } => {
            let limits = Limits { lines: lines as usize, ..extent.limits() };
            after(Oware { grand_slam: slam.into() }, start.as_deref(), &moves)
                .and_then(|line| analyse::analyse(&line, &limits, memory.hash, out))
        }
        Command::Match { game: GameName::Oware, first, second, games, opening, seed, extent, memory } => {
            let terms = Terms { games, limits: extent.limits(), opening, seed, mebibytes: memory.hash };
            contest::play(Oware::default(), [first, second], &oware::Weights::SEEDS, &terms, out)
        }
        Command::Uci { game: GameName::Oware, memory } => {
            uci::uci(Oware::default(), memory.hash, io::stdin(), out)
        }
        Command::Fit { game: GameName::Oware, rounds, games, nodes, seed } => {
            fit::fit(Oware::default(), rounds, games, nodes, seed, out)
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has seen enough of it.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Vectors) => ExitCode::FAILURE,
        Err(failure) => {
            eprintln!("lab: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// The position from which to play: the one of the text, or the game's start.
fn starting<G: Game>(game: G, text: Option<&str>) -> Result<G::Position, Failure> {
    fn told(error: impl Display) -> Failure {
        Failure::Told(format!("the start: {error}"))
    }
    match text {
        Some(text) => game.setup(text).map_err(told)?.try_into().map_err(told),
        None => Ok(game.start()),
    }
}

/// The line of play of these moves.
fn after<G: Game>(game: G, start: Option<&str>, moves: &str) -> Result<Line<G>, Failure> {
    let mut line = Line::from(game, starting(game, start)?);
    for letter in moves.chars().filter(|letter| !letter.is_whitespace()) {
        line.play(letter).map_err(|fault| Failure::Told(fault.to_string()))?;
    }
    Ok(line)
}

fn count<G: Game>(game: G, depth: u32, start: Option<&str>, out: &mut impl Write) -> Result<(), Failure> {
    let position = starting(game, start)?;
    for depth in 1..=depth {
        let begun = Instant::now();
        let leaves = perft(&game, &position, depth);
        writeln!(out, "{depth} {leaves} {:.3}", begun.elapsed().as_secs_f64())?;
    }
    Ok(())
}

fn check(files: &[PathBuf], out: &mut impl Write) -> Result<(), Failure> {
    let (mut passed, mut failed) = (0, 0);
    for file in files {
        let name = file.display();
        match std::fs::read(file) {
            Ok(text) => {
                let report = vectors::check(&text);
                for (line, sentence) in &report.failures {
                    writeln!(out, "{name}:{line}: {sentence}")?;
                }
                passed += report.passed;
                failed += report.failures.len();
                // A check of nothing must not look like a success.
                if report == vectors::Report::default() {
                    writeln!(out, "{name}: there are no vectors in this file")?;
                    failed += 1;
                }
            }
            Err(error) => {
                writeln!(out, "{name}: this file cannot be read: {error}")?;
                failed += 1;
            }
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    if failed == 0 { Ok(()) } else { Err(Failure::Vectors) }
}

fn replay<G: Game>(game: G, moves: &str, start: Option<&str>, out: &mut impl Write) -> Result<(), Failure> {
    let mut position = starting(game, start)?;
    let mut line = Line::from(game, position);
    for letter in moves.chars().filter(|letter| !letter.is_whitespace()) {
        let played = line.play(letter).map_err(|fault| Failure::Told(fault.to_string()))?;
        position = played.position;
        match played.ending {
            Ending::In(_) => {
                writeln!(out, "{letter} {} {} {}", played.laps, played.seeds, played.captured)?;
            }
            Ending::Endless { period } => {
                writeln!(out, "{letter} endless, recurs after {period} laps")?;
            }
        }
    }
    let settled = line.settled();
    for side in Side::BOTH {
        let taken = G::captured(&settled, side) - G::captured(&position, side);
        if taken > 0 {
            writeln!(out, "{side:?} takes what is left: {taken}")?;
        }
    }
    writeln!(out, "{}", settled)?;
    match line.outcome() {
        Some(outcome) => match outcome.winner {
            Some(side) => writeln!(out, "{side:?} wins: {}", outcome.reason)?,
            None => writeln!(out, "drawn: {}", outcome.reason)?,
        },
        None => writeln!(out, "{:?} to move", G::turn(&settled))?,
    }
    Ok(())
}
