//! A record from text.

use super::result::{self, Claim, UNFINISHED};
use super::scanner::{Scanner, Tag};
use super::tags::UNKNOWN;
use super::{
    FEN, Fault, Notated, Notation, OgnError, RESULT, TERMINATION, Tags, Termination, VARIANT, comment,
};
use crate::record::{Conclusion, NodeId, Record};
use crate::rules::Side;
use std::collections::HashMap;

/// Bytes that a text has at most.
pub const MOST_TEXT: usize = 1_000_000;

/// Moves that a text has at most, those of variations included. Some moves take long to sow, and no
/// text may keep the page waiting.
pub const MOST_MOVES: usize = 10_000;

/// Variations that stand within each other at most. Whoever takes a move back and plays another one makes
/// the next of them, so that no game that somebody plays comes near it.
pub const MOST_NESTED: usize = 500;

/// Reads a game. The record stands at the end of the game and looks there; Forward follows the main
/// line. A text without the tag `Variant` is read as this game; by which option tells the text alone.
///
/// ```
/// use mancala::record::ogn;
/// use mancala::rules::{Hawalis, Oware};
///
/// let text = "[Variant \"Hawalis\"]\n[South \"Amal\"]\n\n1. g H (1... K {a try}) 2. c C 1-0";
/// let (record, tags) = ogn::read(&Hawalis::default(), text).unwrap();
/// assert_eq!((record.here().ply, tags.get("South")), (4, Some("Amal")));
/// assert!(record.conclusion().is_some(), "North gave up");
///
/// let error = ogn::read(&Oware::default(), text).unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 11: this is a game of Hawalis");
/// ```
///
/// # Errors
/// The first thing that is not of the form or contradicts the rules, and where it stands.
pub fn read<G: Notated>(game: &G, text: &str) -> Result<(Record<G>, Tags), OgnError> {
    if text.len() > MOST_TEXT {
        return Err(OgnError::at(text, MOST_TEXT, Fault::TextTooLong));
    }
    let mut scanner = Scanner::new(text);
    let written = scanner.tags()?;
    let mut reader = Reader::new(scanner, start(game, &scanner, &written)?);
    reader.moves()?;
    // Any remark would be one otherwise.
    if written.is_empty() && reader.moves == 0 {
        return Err(OgnError::at(text, text.len() - text.trim_start().len(), Fault::NoGame));
    }
    let record = reader.end(&written)?;

    let mut tags = Tags::default();
    let by_rules = matches!(record.conclusion(), Some(Conclusion::Rules(_)));
    // That a game ended as usual says less than the rules do.
    for tag in written.iter().filter(|tag| !(by_rules && tag.name == TERMINATION)) {
        tags.set(tag.name, &tag.value());
    }
    Ok((record, tags))
}

/// What stands behind the tags of a text, as far as they can be read.
///
/// ```
/// use mancala::record::ogn;
///
/// assert_eq!(ogn::behind_tags("[Event \"a [b] c\"]\n\n1. F"), "1. F");
/// ```
pub fn behind_tags(text: &str) -> &str {
    let mut scanner = Scanner::new(text);
    match scanner.tags() {
        Ok(_) => &text[scanner.offset..],
        Err(_) => "",
    }
}

fn find<'a, 'b>(tags: &'b [Tag<'a>], name: &str) -> Option<&'b Tag<'a>> {
    tags.iter().find(|tag| tag.name == name)
}

/// The record without a move that the tags tell.
fn start<G: Notated>(game: &G, scanner: &Scanner<'_>, tags: &[Tag<'_>]) -> Result<Record<G>, OgnError> {
    let notation = game.notation();
    if let Some(tag) = find(tags, VARIANT) {
        let value = tag.value();
        let fault = match Notation::ALL.into_iter().find(|known| known.is_variant(&value)) {
            Some(known) if known == notation => None,
            Some(other) => Some(Fault::OtherGame(other.name())),
            None => Some(Fault::Variant { written: value }),
        };
        if let Some(fault) = fault {
            return Err(scanner.error(tag.value_at, fault));
        }
    }
    for other in Notation::ALL.into_iter().filter(|&other| other != notation) {
        if let Some(tag) = find(tags, other.option) {
            let fault = Fault::OptionOfOther { tag: other.option, game: other.name() };
            return Err(scanner.error(tag.name_at, fault));
        }
    }
    let mut option = 0;
    if let Some(tag) = find(tags, notation.option) {
        let value = tag.value();
        let values = notation.option_values;
        let known = values.iter().position(|known| value.trim().eq_ignore_ascii_case(known));
        let Some(known) = known else {
            let (tells, values) = (notation.option_tells, values.join(" or "));
            return Err(scanner.error(tag.value_at, Fault::Option { written: value, tells, values }));
        };
        option = known;
    }
    let game = game.with_option(option);
    let Some(tag) = find(tags, FEN) else { return Ok(Record::new(game)) };
    let setup = game
        .setup(tag.written)
        .map_err(|error| scanner.error(tag.value_at + error.offset, Fault::Start(error)))?;
    let position = G::Position::try_from(setup)
        .map_err(|invalid| scanner.error(tag.value_at, Fault::StartInvalid(invalid.to_string())))?;
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
    /// Whether it stands before all moves: then it is no variation, but a comment on the start that is
    /// hidden from programs which know none.
    on_start: bool,
}

struct Reader<'a, G: Notated> {
    scanner: Scanner<'a>,
    record: Record<G>,
    line: Line,
    /// The lines that the present one interrupts, the game first.
    interrupted: Vec<Line>,
    moves: usize,
    /// By place, whether only variations lead there.
    aside: Vec<bool>,
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

impl<'a, G: Notated> Reader<'a, G> {
    fn new(scanner: Scanner<'a>, record: Record<G>) -> Reader<'a, G> {
        let line = Line {
            place: NodeId::START,
            moved: false,
            begins_at: scanner.offset,
            comment: String::new(),
            on_start: false,
        };
        Reader {
            scanner,
            record,
            line,
            interrupted: Vec::new(),
            moves: 0,
            aside: vec![false],
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
        let on_start = self.interrupted.is_empty() && !self.line.moved;
        let place = match parent {
            Some(parent) => parent,
            None if on_start => NodeId::START,
            None => return self.error(at, Fault::VariationOfNothing),
        };
        if self.interrupted.len() == MOST_NESTED {
            return self.error(at, Fault::VariationsTooDeep);
        }
        let line = Line { place, moved: false, begins_at: at, comment: String::new(), on_start };
        self.interrupted.push(std::mem::replace(&mut self.line, line));
        Ok(())
    }

    fn close(&mut self, at: usize) -> Result<(), OgnError> {
        self.scanner.next();
        let Some(line) = self.interrupted.pop() else { return self.error(at, Fault::VariationClose) };
        if self.line.on_start {
            if self.line.comment.is_empty() {
                return self.error(self.line.begins_at, Fault::VariationOfNothing);
            }
        } else if !self.line.moved {
            return self.error(self.line.begins_at, Fault::VariationEmpty);
        }
        let closed = std::mem::replace(&mut self.line, line);
        if closed.on_start {
            self.comment(&closed.comment);
        }
        Ok(())
    }

    fn play(&mut self, at: usize, letter: char) -> Result<(), OgnError> {
        if self.line.on_start {
            return self.error(self.line.begins_at, Fault::VariationOfNothing);
        }
        self.scanner.next();
        self.moves += 1;
        if self.moves > MOST_MOVES {
            return self.error(at, Fault::TooManyMoves);
        }
        let Some(pit) = self.record.game().shape().pit(letter) else {
            return self.error(at, Fault::NoPit(letter));
        };
        self.record.go(self.line.place);
        let place = match self.record.play(pit) {
            Ok(place) => place,
            Err(refusal) => return self.error(at, Fault::Refused { letter, refusal }),
        };
        let aside = !self.interrupted.is_empty();
        match self.aside.get_mut(place.index()) {
            Some(known) => *known &= aside,
            None => self.aside.push(aside),
        }
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
            let gained = self.gained(place);
            if !written.parse().is_ok_and(|written| written == captured || Some(written) == gained) {
                let written = written.to_owned();
                return self.error(at, Fault::Captures { letter, captured, written });
            }
        }
        Ok(())
    }

    /// What the move to a place that ends the game gave its mover, what is taken at the end included:
    /// some programs write that.
    fn gained(&self, place: NodeId) -> Option<u8> {
        let node = self.record.node(place);
        let before = &self.record.node(node.parent?).position;
        let (mover, settled) = (G::turn(before), self.record.settled(place));
        Some(G::captured(&settled, mover) - G::captured(before, mover))
    }

    fn number_or_result(&mut self, at: usize) -> Result<(), OgnError> {
        let written = self.scanner.take(|c| c.is_ascii_digit() || matches!(c, '-' | '/' | '½'));
        if written.chars().all(|c| c.is_ascii_digit()) {
            return self.number(at, written);
        }
        let Some(claim) = Claim::read(written, self.record.game()) else {
            return self.error(at, no_result(self.record.game(), written));
        };
        let place = self.line.place;
        let conclusion = claim.by_players();
        match self.record.node(place).conclusion {
            Some(Conclusion::Rules(_)) if !claim.holds_at(&self.record, place) => {
                self.against_rules(at, claim.written, place)
            }
            Some(_) => Ok(()),
            None => match self.ended.insert(place, conclusion) {
                Some(other) if other != conclusion => {
                    let other = result::of_winner(other.winner()).to_owned();
                    self.error(at, Fault::ResultTwice { written: claim.written.to_owned(), other })
                }
                _ => Ok(()),
            },
        }
    }

    /// The error of a result that a game did not have which the rules ended at a place.
    fn against_rules(&self, at: usize, written: &str, place: NodeId) -> Result<(), OgnError> {
        let Some(Conclusion::Rules(outcome)) = self.record.node(place).conclusion else { return Ok(()) };
        let (written, seeds) = (written.to_owned(), result::seeds_at(&self.record, place));
        self.error(at, Fault::ResultAgainstRules { written, outcome, seeds })
    }

    /// Numbers tell whether a move is missing. They may begin anywhere, and count both sides' moves as
    /// one or each.
    fn number(&mut self, at: usize, written: &str) -> Result<(), OgnError> {
        let ply = self.record.node(self.line.place).ply + 1;
        let north_first = G::turn(&self.record.node(NodeId::START).position) == Side::North;
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
        self.against_rules(at, UNFINISHED, place)?;
        if let Some(ended) = self.ended.get(&place) {
            let (written, other) = (UNFINISHED.to_owned(), result::of_winner(ended.winner()).to_owned());
            return self.error(at, Fault::ResultTwice { written, other });
        }
        self.unfinished |= self.interrupted.is_empty();
        Ok(())
    }

    /// The whole record, held against what the tags say of its end.
    fn end(mut self, tags: &[Tag<'_>]) -> Result<Record<G>, OgnError> {
        for (place, &conclusion) in &self.ended {
            self.record.nodes[place.index()].conclusion = Some(conclusion);
        }
        self.tell_trial();
        let main = self.record.main_line();
        let is_over = |&id: &NodeId| self.record.node(id).conclusion.is_some();
        let last = main.last().copied().unwrap_or(NodeId::START);
        let end = main.iter().copied().find(is_over).unwrap_or(last);

        if let Some(tag) = find(tags, RESULT) {
            let value = tag.value();
            self.hold_against_tag(end, value.trim(), tag.value_at)?;
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

    /// What variations tell of the time behind the last move of the game was only tried.
    fn tell_trial(&mut self) {
        for (node, aside) in self.record.nodes.iter_mut().zip(&self.aside) {
            node.tried = *aside;
        }
        for index in 0..self.aside.len() {
            self.record.put_played_first(NodeId(index));
        }
        let last = self.record.main_line().pop();
        // A place comes behind the one that it is reached from.
        for index in 1..self.record.nodes.len() {
            let parent = self.record.nodes[index].parent;
            let behind = parent == last || parent.is_some_and(|parent| self.record.is_tried(parent));
            self.record.nodes[index].tried &= behind;
        }
    }

    /// Holds the result of the tag against how the game stands at its end; where the moves end without
    /// a result, the tag tells it.
    fn hold_against_tag(&mut self, end: NodeId, value: &str, at: usize) -> Result<(), OgnError> {
        if ["", UNKNOWN].contains(&value) {
            return Ok(());
        }
        let claim = Claim::read(value, self.record.game());
        if claim.is_none() && value != UNFINISHED {
            return self.error(at, no_result(self.record.game(), value));
        }
        let written = claim.map_or(UNFINISHED, |claim| claim.written).to_owned();
        let conclusion = self.record.node(end).conclusion;
        match (conclusion, claim) {
            (Some(Conclusion::Rules(_)), Some(claim)) if claim.holds_at(&self.record, end) => Ok(()),
            (Some(Conclusion::Rules(_)), _) => self.against_rules(at, &written, end),
            (Some(ended), Some(claim)) if ended == claim.by_players() => Ok(()),
            (None, None) => Ok(()),
            (None, Some(claim)) if !self.unfinished => {
                self.record.nodes[end.index()].conclusion = Some(claim.by_players());
                Ok(())
            }
            (Some(_) | None, _) => {
                let other = result::at(&self.record, end);
                self.error(at, Fault::ResultTwice { written, other })
            }
        }
    }
}

/// The fault of what should be a result.
fn no_result(game: &impl Notated, written: &str) -> Fault {
    let notation = game.notation();
    Fault::Result { written: written.to_owned(), game: notation.name(), results: notation.results }
}
