//! A record from text.

use super::scanner::{Scanner, Tag};
use super::tags::UNKNOWN;
use super::{
    ENDLESS_MOVES, FEN, Fault, HAWALIS, OgnError, RESULT, TERMINATION, Tags, Termination, UNFINISHED,
    VARIANT, comment, result, result_of,
};
use crate::record::{Conclusion, NodeId, Record};
use crate::rules::ParseSetupError;
use crate::rules::hawalis::{EndlessMoves, Position, Setup};
use crate::rules::{Game, Hawalis, Side};
use std::collections::HashMap;

/// Bytes that a text has at most.
pub const MOST_TEXT: usize = 1_000_000;

/// Moves that a text has at most, those of variations included. Some moves take long to sow, and no
/// text may keep the page waiting.
pub const MOST_MOVES: usize = 10_000;

/// Reads a game. The record stands at the end of the game and looks there; Forward follows the main
/// line. A game without the tag `Variant` is one of Hawalis.
///
/// ```
/// use mancala::record::ogn;
///
/// let text = "[Variant \"Hawalis\"]\n[South \"Amal\"]\n\n1. g H (1... K {a try}) 2. c C 1-0";
/// let (record, tags) = ogn::read(text).unwrap();
/// assert_eq!((record.here().ply, tags.get("South")), (4, Some("Amal")));
/// assert!(record.conclusion().is_some(), "North gave up");
/// ```
///
/// # Errors
/// The first thing that is not of the form or contradicts the rules, and where it stands.
pub fn read(text: &str) -> Result<(Record<Hawalis>, Tags), OgnError> {
    if text.len() > MOST_TEXT {
        return Err(OgnError::at(text, MOST_TEXT, Fault::TextTooLong));
    }
    let mut scanner = Scanner::new(text);
    let written = scanner.tags()?;
    let mut reader = Reader::new(scanner, start(&scanner, &written)?);
    reader.moves()?;
    let record = reader.end(&written)?;

    let mut tags = Tags::default();
    let by_rules = matches!(record.conclusion(), Some(Conclusion::Rules(_)));
    // That a game ended as usual says less than the rules do.
    for tag in written.iter().filter(|tag| !(by_rules && tag.name == TERMINATION)) {
        tags.set(tag.name, &tag.value());
    }
    Ok((record, tags))
}

/// How players ended a game with this result.
fn by_players(result: &str) -> Option<Conclusion> {
    match result {
        "1-0" => Some(Conclusion::Resigned { by: Side::North }),
        "0-1" => Some(Conclusion::Resigned { by: Side::South }),
        "1/2-1/2" | "½-½" => Some(Conclusion::Agreed),
        _ => None,
    }
}

fn find<'a, 'b>(tags: &'b [Tag<'a>], name: &str) -> Option<&'b Tag<'a>> {
    tags.iter().find(|tag| tag.name == name)
}

/// The record without a move that the tags tell. Oware will be told by its `Variant` here.
fn start(scanner: &Scanner<'_>, tags: &[Tag<'_>]) -> Result<Record<Hawalis>, OgnError> {
    if let Some(tag) = find(tags, VARIANT)
        && !tag.value().trim().eq_ignore_ascii_case(HAWALIS)
    {
        return Err(scanner.error(tag.value_at, Fault::Variant(tag.value())));
    }
    let endless_moves = match find(tags, ENDLESS_MOVES) {
        None => EndlessMoves::default(),
        Some(tag) => match tag.value().trim().to_ascii_lowercase().as_str() {
            "lose" => EndlessMoves::Lose,
            "forbidden" => EndlessMoves::Forbidden,
            _ => return Err(scanner.error(tag.value_at, Fault::EndlessMoves(tag.value()))),
        },
    };
    let game = Hawalis { endless_moves };
    let Some(tag) = find(tags, FEN) else { return Ok(Record::new(game)) };
    let setup: Setup = tag
        .written
        .parse()
        .map_err(|error: ParseSetupError| scanner.error(tag.value_at + error.offset, Fault::Start(error)))?;
    let position = Position::try_from(setup)
        .map_err(|invalid| scanner.error(tag.value_at, Fault::StartInvalid(invalid)))?;
    Ok(Record::from_position(game, position))
}

/// A line of moves that is being read: the game, or a variation.
struct Line {
    /// Where it has come to.
    place: NodeId,
    /// Whether it has a move.
    moved: bool,
    /// Where in the text it begins.
    begins_at: usize,
    /// What stands in a variation before its first move.
    comment: String,
}

struct Reader<'a> {
    scanner: Scanner<'a>,
    record: Record<Hawalis>,
    line: Line,
    /// The lines that the present one interrupts, the game first.
    interrupted: Vec<Line>,
    moves: usize,
    /// The first number of the text less what it would be when both sides' moves count as one, and when
    /// each is counted; nothing for a way of counting that does not fit, or before a number was read.
    numbers: Option<[Option<i64>; 2]>,
    /// Whether the next move has a number.
    numbered: bool,
    /// Where players ended the game.
    ended: HashMap<NodeId, Conclusion>,
    /// Whether the text says that the game goes on.
    unfinished: bool,
}

impl<'a> Reader<'a> {
    fn new(scanner: Scanner<'a>, record: Record<Hawalis>) -> Reader<'a> {
        let line =
            Line { place: NodeId::START, moved: false, begins_at: scanner.offset, comment: String::new() };
        Reader {
            scanner,
            record,
            line,
            interrupted: Vec::new(),
            moves: 0,
            numbers: None,
            numbered: false,
            ended: HashMap::new(),
            unfinished: false,
        }
    }

    fn error<T>(&self, offset: usize, reason: Fault) -> Result<T, OgnError> {
        Err(self.scanner.error(offset, reason))
    }

    /// Reads everything behind the tags.
    fn moves(&mut self) -> Result<(), OgnError> {
        loop {
            self.scanner.skip_blank();
            let at = self.scanner.offset;
            let Some(c) = self.scanner.peek() else { break };
            let comments = matches!(c, '{' | ';' | '}');
            if self.unfinished && self.interrupted.is_empty() && !comments {
                return self.error(at, Fault::SecondGame);
            }
            match c {
                '0'..='9' | '½' => self.number_or_result(at)?,
                '.' | '…' => drop(self.scanner.next()),
                '*' => {
                    self.scanner.next();
                    self.goes_on(at)?;
                }
                '{' => {
                    self.scanner.next();
                    match self.scanner.take_to('}') {
                        Some(written) => self.comment(&comment::read(written)),
                        None => return self.error(at, Fault::CommentOpen),
                    }
                }
                ';' => {
                    self.scanner.next();
                    let written = self.scanner.take(|c| c != '\n' && c != '\r');
                    self.comment(&comment::read(written));
                }
                '!' | '?' => {
                    let mark = self.scanner.take(|c| matches!(c, '!' | '?'));
                    self.comment(mark);
                }
                '$' => {
                    self.scanner.next();
                    let number = self.scanner.take(|c| c.is_ascii_digit());
                    self.comment(&format!("${number}"));
                }
                '(' => self.open(at)?,
                ')' => self.close(at)?,
                '}' => return self.error(at, Fault::CommentClose),
                '+' => return self.error(at, Fault::CaptureForm),
                '[' => return self.error(at, Fault::SecondGame),
                c if c.is_alphabetic() => self.play(at, c)?,
                c => return self.error(at, Fault::Unexpected(c.to_string())),
            }
        }
        match self.interrupted.is_empty() {
            true => Ok(()),
            false => self.error(self.line.begins_at, Fault::VariationOpen),
        }
    }

    /// Adds to what is written about the present place.
    fn comment(&mut self, text: &str) {
        let begins = !self.line.moved && !self.interrupted.is_empty();
        let comment = match begins {
            true => &mut self.line.comment,
            false => &mut self.record.nodes[self.line.place.index()].comment,
        };
        if !comment.is_empty() && !text.is_empty() {
            comment.push('\n');
        }
        comment.push_str(text);
    }

    fn open(&mut self, at: usize) -> Result<(), OgnError> {
        self.scanner.next();
        let parent = self.record.node(self.line.place).parent.filter(|_| self.line.moved);
        let Some(place) = parent else { return self.error(at, Fault::VariationOfNothing) };
        let line = Line { place, moved: false, begins_at: at, comment: String::new() };
        self.interrupted.push(std::mem::replace(&mut self.line, line));
        Ok(())
    }

    fn close(&mut self, at: usize) -> Result<(), OgnError> {
        self.scanner.next();
        let Some(line) = self.interrupted.pop() else { return self.error(at, Fault::VariationClose) };
        if !self.line.moved {
            return self.error(self.line.begins_at, Fault::VariationEmpty);
        }
        self.line = line;
        Ok(())
    }

    fn play(&mut self, at: usize, letter: char) -> Result<(), OgnError> {
        self.scanner.next();
        self.moves += 1;
        if self.moves > MOST_MOVES {
            return self.error(at, Fault::TooManyMoves);
        }
        let Some(pit) = Hawalis::pit(letter) else { return self.error(at, Fault::NoPit(letter)) };
        self.record.go(self.line.place);
        let place = match self.record.play(pit) {
            Ok(place) => place,
            Err(refusal) => return self.error(at, Fault::Refused { letter, refusal }),
        };
        // Where each move is counted, each has its number.
        if let (Some(numbers), false) = (&mut self.numbers, self.numbered) {
            numbers[1] = None;
        }
        self.numbered = false;
        self.line.place = place;
        self.line.moved = true;
        let before = std::mem::take(&mut self.line.comment);
        self.comment(&before);

        let at = self.scanner.offset;
        if self.scanner.next_if('+') {
            let written = self.scanner.take(|c| c.is_ascii_digit());
            let captured = self.record.node(place).played.map_or(0, |made| made.captured);
            if written.is_empty() {
                return self.error(at, Fault::CaptureForm);
            }
            if written.parse() != Ok(captured) {
                let written = written.to_owned();
                return self.error(at, Fault::Captures { letter, captured, written });
            }
        }
        Ok(())
    }

    fn number_or_result(&mut self, at: usize) -> Result<(), OgnError> {
        let written = self.scanner.take(|c| c.is_ascii_digit() || matches!(c, '-' | '/' | '½'));
        if written.chars().all(|c| c.is_ascii_digit()) {
            return self.number(at, written);
        }
        let Some(conclusion) = by_players(written) else {
            return self.error(at, Fault::Result(written.to_owned()));
        };
        let place = self.line.place;
        let said = result(conclusion.winner());
        match self.record.node(place).conclusion {
            Some(Conclusion::Rules(outcome)) if outcome.winner != conclusion.winner() => {
                self.error(at, Fault::ResultAgainstRules { written: said.to_owned(), outcome })
            }
            Some(_) => Ok(()),
            None => match self.ended.insert(place, conclusion) {
                Some(other) if other != conclusion => {
                    let other = result(other.winner());
                    self.error(at, Fault::ResultTwice { written: said.to_owned(), other })
                }
                _ => Ok(()),
            },
        }
    }

    /// Numbers tell whether a move is missing. They may begin anywhere, and count both sides' moves as
    /// one or each.
    fn number(&mut self, at: usize, written: &str) -> Result<(), OgnError> {
        let ply = self.record.node(self.line.place).ply + 1;
        let north_first = Hawalis::turn(&self.record.node(NodeId::START).position) == Side::North;
        let counted = [(ply + usize::from(north_first)).div_ceil(2), ply].map(|count| count as i64);
        let number: i64 = written.parse().unwrap_or(i64::MAX / 2);
        let shifts = counted.map(|count| Some(number - count));
        let before = *self.numbers.get_or_insert(shifts);
        let fitting = [0, 1].map(|way| before[way].filter(|_| before[way] == shifts[way]));
        self.numbers = Some(fitting);
        self.numbered = true;
        if fitting != [None; 2] {
            return Ok(());
        }
        let expected = (0..2).find_map(|way| before[way].map(|shift| shift + counted[way])).unwrap_or(1);
        let expected = usize::try_from(expected).unwrap_or_default();
        self.error(at, Fault::Number { expected, written: written.to_owned() })
    }

    /// The text says that the game is not over.
    fn goes_on(&mut self, at: usize) -> Result<(), OgnError> {
        let place = self.line.place;
        let written = UNFINISHED.to_owned();
        if let Some(Conclusion::Rules(outcome)) = self.record.node(place).conclusion {
            return self.error(at, Fault::ResultAgainstRules { written, outcome });
        }
        if let Some(ended) = self.ended.get(&place) {
            return self.error(at, Fault::ResultTwice { written, other: result(ended.winner()) });
        }
        self.unfinished |= self.interrupted.is_empty();
        Ok(())
    }

    /// The whole record, held against what the tags say of its end.
    fn end(mut self, tags: &[Tag<'_>]) -> Result<Record<Hawalis>, OgnError> {
        for (place, &conclusion) in &self.ended {
            self.record.nodes[place.index()].conclusion = Some(conclusion);
        }
        let main = self.record.main_line();
        let is_over = |&id: &NodeId| self.record.node(id).conclusion.is_some();
        let last = main.last().copied().unwrap_or(NodeId::START);
        let end = main.iter().copied().find(is_over).unwrap_or(last);

        if let Some(tag) = find(tags, RESULT) {
            let conclusion = self.record.node(end).conclusion;
            let value = tag.value();
            let value = value.trim();
            let claimed = by_players(value);
            if claimed.is_none() && !["", UNKNOWN, UNFINISHED].contains(&value) {
                return self.error(tag.value_at, Fault::Result(value.to_owned()));
            }
            let (written, said) = (result_of(claimed), result_of(conclusion));
            match conclusion {
                _ if written == said || ["", UNKNOWN].contains(&value) => {}
                Some(Conclusion::Rules(outcome)) => {
                    let written = written.to_owned();
                    return self.error(tag.value_at, Fault::ResultAgainstRules { written, outcome });
                }
                // The moves end without a result: the tag tells it.
                None if !self.unfinished => self.record.nodes[end.index()].conclusion = claimed,
                _ => {
                    let written = written.to_owned();
                    return self.error(tag.value_at, Fault::ResultTwice { written, other: said });
                }
            }
        }
        if let Some(tag) = find(tags, TERMINATION)
            && let Some(termination) = Termination::read(&tag.value())
        {
            let conclusion = self.record.node(end).conclusion;
            if conclusion.map(Termination::from) != Some(termination) {
                return self.error(tag.value_at, Fault::Termination { written: tag.value(), conclusion });
            }
        }

        // Forward follows the main line, not the variation that was read last.
        self.record.nodes.iter_mut().for_each(|node| node.preferred = None);
        self.record.stand_at(end);
        Ok(self.record)
    }
}
