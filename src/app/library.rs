//! The games that are kept: how they are listed, named, taken in from a file and given out.
//!
//! Each is a text of its own, see [`KeptGame`](super::KeptGame), under an id that says nothing. What
//! cannot be read is left alone and listed as such.

use super::kept::{PLACE, STAND, player};
use super::{CHANGED, NAME, Rules};
use crate::record::ogn::{self, OgnError, Tags};
use crate::record::{Conclusion, Record};
use crate::rules::{Game, Side};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// How the keys begin under which games are kept; the id follows.
pub const KEY: &str = "hawalis.game.";

/// The key under which the game with this id is kept.
///
/// ```
/// use mancala::app::library::{KEY, key};
///
/// assert_eq!(key("7"), KEY.to_owned() + "7");
/// ```
pub fn key(id: &str) -> String {
    KEY.to_owned() + id
}

/// Games that are kept; then the oldest finished one makes room for a new one.
pub const MOST_GAMES: usize = 300;

/// Bytes that a file of games has at most; no browser keeps as many.
pub const MOST_FILE: usize = 5_000_000;

/// A kept game as the list shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its id.
    pub id: String,
    /// Its text.
    pub text: String,
    /// What the list says of it; why it cannot be read, otherwise.
    pub summary: Result<Summary, OgnError>,
}

/// What the list says of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The name that somebody gave it; empty if nobody did.
    pub name: String,
    /// The players' names, South's first; empty ones are called by their side.
    pub players: [String; 2],
    /// When it was changed last, as `2026-03-01T18:30:00.000Z`; empty if it does not say so.
    pub changed: String,
    /// How it ended, where it stands.
    pub conclusion: Option<Conclusion>,
    /// Moves to where it stands.
    pub moves: usize,
    /// Its rules.
    pub game: Rules,
    /// The board where it stands.
    pub position: <Rules as Game>::Position,
}

impl Entry {
    /// Reads a kept game.
    ///
    /// ```
    /// use mancala::app::library::Entry;
    ///
    /// let entry = Entry::of("1".to_owned(), "[South \"Amal\"]\n\n1. g H 2. c *".to_owned());
    /// let summary = entry.summary.unwrap();
    /// assert_eq!((summary.moves, summary.players[0].as_str(), summary.conclusion), (3, "Amal", None));
    /// assert!(Entry::of("2".to_owned(), "{}}".to_owned()).summary.is_err());
    /// ```
    pub fn of(id: String, text: String) -> Entry {
        let summary = ogn::read_any(&text).map(|(mut record, tags)| {
            record.put(tags.get(STAND), None);
            Summary::of(&record, &tags)
        });
        Entry { id, text, summary }
    }

    /// When it was changed last; nothing said is long ago.
    fn changed(&self) -> &str {
        self.summary.as_ref().map_or("", |summary| &summary.changed)
    }
}

impl Summary {
    fn of(record: &Record<Rules>, tags: &Tags) -> Summary {
        let tag = |name| tags.get(name).unwrap_or_default().to_owned();
        let stands = record.node(record.head());
        Summary {
            name: tag(NAME),
            players: Side::BOTH.map(|side| player(tags, side).to_owned()),
            changed: tag(CHANGED),
            conclusion: stands.conclusion,
            moves: stands.ply,
            game: *record.game(),
            position: stands.position,
        }
    }
}

/// The entries of kept texts with their ids: the one changed last first, those that cannot be read
/// last.
pub fn entries(kept: impl IntoIterator<Item = (String, String)>) -> Vec<Rc<Entry>> {
    refreshed(&[], kept)
}

/// Those entries, when some are known: only what has changed is read.
pub fn refreshed(known: &[Rc<Entry>], kept: impl IntoIterator<Item = (String, String)>) -> Vec<Rc<Entry>> {
    let known: HashMap<&str, &Rc<Entry>> = known.iter().map(|entry| (entry.id.as_str(), entry)).collect();
    let entry = |(id, text): (String, String)| match known.get(id.as_str()) {
        Some(&entry) if entry.text == text => entry.clone(),
        _ => Rc::new(Entry::of(id, text)),
    };
    let mut entries: Vec<Rc<Entry>> = kept.into_iter().map(entry).collect();
    entries.sort_by(|a, b| b.changed().cmp(a.changed()).then_with(|| a.id.cmp(&b.id)));
    entries
}

/// The id of the game that was changed last, if there is one.
///
/// ```
/// use mancala::app::library::latest;
///
/// let games = [("a", "[Changed \"2026-03-01T18:30\"]\n\n1. g *"), ("b", "?"), ("c", "1. a *")];
/// assert_eq!(latest(games.map(|(id, text)| (id.to_owned(), text.to_owned()))).as_deref(), Some("a"));
/// ```
pub fn latest(kept: impl IntoIterator<Item = (String, String)>) -> Option<String> {
    let changed = kept.into_iter().filter_map(|(id, text)| Some((ogn::tag(&text, CHANGED)?, id)));
    changed.max().map(|(_, id)| id)
}

/// The ids of kept games that make room for new ones which come, the oldest first: one for each new one at
/// most, only finished ones, and none while there is room. Where more are kept than
/// there is room for, they stay.
pub fn outdated(kept: &[(String, String)], new: usize) -> Vec<String> {
    let surplus = (kept.len() + new).saturating_sub(MOST_GAMES).min(new);
    // Whoever took moves back goes on, whatever the end of the main line was.
    let finished = |text: &str| {
        ogn::tag(text, "Result").is_some_and(|result| result != "*") && ogn::tag(text, STAND).is_none()
    };
    let mut finished: Vec<(Option<String>, &str)> = kept
        .iter()
        .filter(|(_, text)| surplus > 0 && finished(text))
        .map(|(id, text)| (ogn::tag(text, CHANGED), id.as_str()))
        .collect();
    finished.sort();
    finished.into_iter().take(surplus).map(|(_, id)| id.to_owned()).collect()
}

/// A game with another name; an empty one takes it away. Everything else stays, the time of the last
/// change too: a name is no change of the game.
///
/// ```
/// use mancala::app::library::renamed;
///
/// let text = renamed("[Changed \"2026\"]\n\n1. g *", " Final ").unwrap();
/// assert!(text.contains("[Event \"Final\"]") && text.contains("[Changed \"2026\"]"));
/// ```
///
/// # Errors
/// The game cannot be read.
pub fn renamed(text: &str, name: &str) -> Result<String, OgnError> {
    let (record, mut tags) = ogn::read_any(text)?;
    tags.set(NAME, name.trim());
    Ok(ogn::write(&record, &tags))
}

/// All games that can be read in one text, as they are listed.
pub fn export(entries: &[Rc<Entry>]) -> String {
    ogn::write_all(entries.iter().filter(|entry| entry.summary.is_ok()).map(|entry| entry.text.as_str()))
}

/// What becomes of a file of games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Import {
    /// The texts of new games, to be kept.
    pub new: Vec<String>,
    /// Games that are kept already.
    pub known: usize,
    /// Games for which there is no room.
    pub left_out: usize,
    /// Why others cannot be read, and where in the file.
    pub bad: Vec<OgnError>,
}

/// What a file brings to what is kept: nothing is overwritten, and a game that is there already, told
/// with the same moves, comments and tags, is not taken twice. Where it stands does not count, nor when it
/// was changed last if the file does not say so. `now` is the time of change of games that do not say it.
///
/// ```
/// use mancala::app::library::{entries, import};
///
/// let kept = entries([("1".to_owned(), "[Round \"1\"]\n1. g H *".to_owned())]);
/// let import = import("[Round \"1\"]\n1. g H *\n[Round \"2\"]\n1. g H 2. c *\n[Round \"3\"]\n1. z *", &kept, "2026");
/// assert_eq!((import.new.len(), import.known, import.bad.len()), (1, 1, 1));
/// assert_eq!(import.bad[0].line, 6);
/// ```
pub fn import(file: &str, kept: &[Rc<Entry>], now: &str) -> Import {
    let mut import = Import::default();
    let read = |entry: &Rc<Entry>| ogn::read_any(&entry.text).ok();
    let known: Vec<(Record<Rules>, Tags)> = kept.iter().filter_map(read).collect();
    // Two games may well have the same moves; only the same text is the same game again.
    let mut texts = HashSet::new();
    for game in ogn::read_all(file) {
        match game {
            Err(error) => import.bad.push(error),
            Ok((record, mut tags)) => {
                let is_known = known.iter().any(|known| is_same(known, (&record, &tags)));
                if is_known || !texts.insert(ogn::write(&record, &tags)) {
                    import.known += 1;
                } else if kept.len() + import.new.len() >= MOST_GAMES {
                    import.left_out += 1;
                } else {
                    if tags.get(CHANGED).is_none() {
                        let date = tags.get("Date").and_then(day);
                        tags.set(CHANGED, date.as_deref().unwrap_or(now));
                    }
                    import.new.push(ogn::write(&record, &tags));
                }
            }
        }
    }
    import
}

/// Whether a game that is kept is the one from elsewhere.
fn is_same(known: &(Record<Rules>, Tags), (record, tags): (&Record<Rules>, &Tags)) -> bool {
    let mut known_tags = known.1.clone();
    let mut tags = tags.clone();
    if tags.get(CHANGED).is_none() {
        known_tags.set(CHANGED, "");
    }
    for name in PLACE {
        known_tags.set(name, "");
        tags.set(name, "");
    }
    known_tags == tags && known.0.tells_the_same_as(record)
}

/// A day as `2026.03.01` in the form of a time of change; nothing for one that is not wholly known.
fn day(date: &str) -> Option<String> {
    let mut parts = date.split('.');
    let mut part = |length: usize| {
        parts.next().filter(|part| part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let (year, month, day) = (part(4)?, part(2)?, part(2)?);
    Some(format!("{year}-{month}-{day}T12:00:00.000Z"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_whole_or_none() {
        assert_eq!(day("2024.03.01").as_deref(), Some("2024-03-01T12:00:00.000Z"));
        for unknown in ["2024.??.??", "2024", "1.3.2024", "2024.03", ""] {
            assert_eq!(day(unknown), None, "{unknown}");
        }
    }
}
