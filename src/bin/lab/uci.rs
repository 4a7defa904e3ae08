//! `uci`: the line protocol of chess engines, for graphical programs and referees.

use super::clock::per_second;
use super::line::Line;
use super::{Failure, after};
use mancala::rules::Shape;
use mancala::search::{Limits, Report, Score, Searched, Table, Watch, search};
use std::io::{BufRead, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::time::{Duration, Instant};

/// Answers commands until `quit` or the end of the input.
///
/// `position startpos [moves FfB]` and `position fen TEXT [moves …]` with a position text; `go` with `movetime`
/// (milliseconds), `nodes`, `depth` or `infinite`; `stop`; `isready`; `ucinewgame`; `quit`.
pub fn uci<G: Searched>(
    game: G,
    mebibytes: usize,
    input: impl Read + Send + 'static,
    out: &mut impl Write,
) -> Result<(), Failure> {
    // A thread reads, so that a search can be stopped; it ends with its input.
    let (sender, commands) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(input).lines() {
            let Ok(line) = line else { break };
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    let mut table = Table::of_mebibytes(mebibytes);
    let mut line = Line::from(game, game.start());
    let mut waiting: Option<String> = None;
    loop {
        let command = match waiting.take() {
            Some(command) => command,
            None => match commands.recv() {
                Ok(command) => command,
                Err(_) => return Ok(()),
            },
        };
        let words: Vec<&str> = command.split_whitespace().collect();
        match words.first().copied() {
            Some("uci") => writeln!(out, "id name {}\nuciok", env!("CARGO_PKG_NAME"))?,
            Some("isready") => writeln!(out, "readyok")?,
            Some("ucinewgame") => table.clear(),
            Some("quit") => return Ok(()),
            Some("position") => match position(game, &words[1..]) {
                Ok(reached) => line = reached,
                Err(failure) => writeln!(out, "info string {failure}")?,
            },
            Some("go") => match limits(&words[1..]) {
                Ok(limits) => {
                    let mut watch = Listening {
                        begun: Instant::now(),
                        shape: game.shape(),
                        commands: &commands,
                        out,
                        endless: limits == Limits::INFINITE,
                        waiting: None,
                        over: false,
                    };
                    let report =
                        search(game, line.position(), line.since_capture(), &limits, &mut table, &mut watch);
                    waiting = watch.wait_for_stop();
                    match report.best() {
                        Some(pit) => writeln!(out, "bestmove {}", game.shape().letter(pit))?,
                        None => writeln!(out, "bestmove (none)")?,
                    }
                }
                Err(sentence) => writeln!(out, "info string {sentence}")?,
            },
            // Nothing is running.
            Some("stop") | None => {}
            Some(word) => writeln!(out, "info string “{}” is not a command", word.escape_debug())?,
        }
        out.flush()?;
    }
}

/// What `position` names.
fn position<G: Searched>(game: G, words: &[&str]) -> Result<Line<G>, Failure> {
    let (place, moves) = match words.iter().position(|&word| word == "moves") {
        Some(index) => (&words[..index], words[index + 1..].concat()),
        None => (words, String::new()),
    };
    match place {
        ["startpos"] => after(game, None, &moves),
        ["fen", text @ ..] => after(game, Some(&text.join(" ")), &moves),
        _ => Err(Failure::Told("write position startpos or position fen, then a position text".to_owned())),
    }
}

/// What `go` allows.
fn limits(words: &[&str]) -> Result<Limits, String> {
    let mut limits = Limits::INFINITE;
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        if word == "infinite" {
            continue;
        }
        let number = || {
            words.clone().next().and_then(|number| number.parse::<u64>().ok()).filter(|&number| number > 0)
        };
        let number = number().ok_or_else(|| format!("{} needs a number after it", word.escape_debug()))?;
        words.next();
        match word {
            "movetime" => limits.time = Duration::from_millis(number),
            "nodes" => limits.nodes = number,
            "depth" => limits.depth = u32::try_from(number).unwrap_or(u32::MAX),
            _ => return Err(format!("“{}” is not a limit", word.escape_debug())),
        }
    }
    Ok(limits)
}

/// Tells what a search finds, and listens whether it shall stop.
struct Listening<'a, O> {
    begun: Instant,
    shape: &'static Shape,
    commands: &'a Receiver<String>,
    out: &'a mut O,
    /// Whether only a command ends it.
    endless: bool,
    /// A command that has to wait for the end of the search.
    waiting: Option<String>,
    /// Nobody is there any more, or waits for the answer.
    over: bool,
}

impl<O: Write> Listening<'_, O> {
    /// Answers a command if that is possible now. Returns whether the search shall stop.
    fn hear(&mut self, command: String) -> bool {
        match command.trim() {
            "stop" => true,
            "isready" => {
                self.over |= writeln!(self.out, "readyok").and_then(|()| self.out.flush()).is_err();
                false
            }
            _ => {
                self.waiting = Some(command);
                true
            }
        }
    }

    /// The best move of an endless search is told only when it is asked for.
    fn wait_for_stop(mut self) -> Option<String> {
        while self.endless && !self.over && self.waiting.is_none() {
            match self.commands.recv_timeout(Duration::from_secs(3_600)) {
                Ok(command) => {
                    if self.hear(command) {
                        break;
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.waiting
    }
}

impl<O: Write> Watch for Listening<'_, O> {
    fn elapsed(&mut self) -> Duration {
        self.begun.elapsed()
    }

    fn stop(&mut self) -> bool {
        match self.commands.try_recv() {
            Ok(command) => self.over |= self.hear(command),
            Err(TryRecvError::Empty) => {}
            // Nobody can end it any more.
            Err(TryRecvError::Disconnected) => self.over |= self.endless,
        }
        self.over
    }

    fn progress(&mut self, report: &Report) {
        let time = self.begun.elapsed();
        let Some(line) = report.lines.first() else { return };
        let score = match line.score {
            Score::Seeds(hundredths) => format!("cp {hundredths}"),
            Score::Draws => "cp 0".to_owned(),
            // Counted in moves of the player who has them.
            Score::Wins(plies) => format!("mate {}", plies.div_ceil(2)),
            Score::Loses(plies) => format!("mate -{}", plies.div_ceil(2)),
        };
        let (nodes, depth) = (report.nodes, report.depth);
        let pits: Vec<String> = line.pits.iter().map(|&pit| self.shape.letter(pit).to_string()).collect();
        let (nps, milliseconds) = (per_second(nodes, time), time.as_millis());
        let told = writeln!(
            self.out,
            "info depth {depth} score {score} nodes {nodes} nps {nps} time {milliseconds} pv {}",
            pits.join(" ")
        );
        self.over |= told.and_then(|()| self.out.flush()).is_err();
    }
}
