//! Places of a record in words that outlive their numbers.

use super::{NodeId, Record};
use crate::rules::Game;

impl<G: Game> Record<G> {
    /// A place and the line through it, in words that are still good when the record was written and
    /// read again: `14` is ply 14 of the main line; `14 12Kbh` is ply 14 of the line that has twelve
    /// moves of the main line and then goes `Kbh`.
    ///
    /// ```
    /// use mancala::record::Record;
    /// use mancala::rules::Hawalis;
    ///
    /// let mut record = Record::new(Hawalis::default());
    /// record.play_letters("gHc").unwrap();
    /// assert_eq!(record.whereabouts(record.cursor()), "3");
    /// record.back();
    /// record.back();
    /// record.play_letters("Kb").unwrap();
    /// record.back();
    /// assert_eq!(record.whereabouts(record.cursor()), "2 1Kb");
    /// ```
    pub fn whereabouts(&self, id: NodeId) -> String {
        let mut line = self.path(id);
        line.extend(self.continuation(id).into_iter().skip(1));
        let main = self.main_line();
        let mut text = self.node(id).ply.to_string();
        if line != main {
            let common = line.iter().zip(&main).take_while(|(mine, its)| mine == its).count();
            // The start is in every line and no move.
            text.push(' ');
            text.push_str(&(common - 1).to_string());
            text.extend(
                line[common..].iter().filter_map(|&id| self.pit(id)).map(|pit| self.game.shape().letter(pit)),
            );
        }
        text
    }

    /// The place that such words name, and the end of the line through it; nothing if this record has
    /// no such place.
    fn named(&self, whereabouts: &str) -> Option<(NodeId, NodeId)> {
        let (ply, line) = whereabouts.split_once(' ').unwrap_or((whereabouts, ""));
        let ply: usize = ply.parse().ok()?;
        let mut places = self.main_line();
        if !line.is_empty() {
            let letters = line.trim_start_matches(|c: char| c.is_ascii_digit());
            let common: usize = line[..line.len() - letters.len()].parse().ok()?;
            places.truncate(common.checked_add(1)?);
            for letter in letters.chars() {
                places.push(self.child(*places.last()?, self.game.shape().pit(letter)?)?);
            }
        }
        Some((*places.get(ply)?, *places.last()?))
    }

    /// Puts the game and the view where [`whereabouts`](Record::whereabouts) said that they were, and
    /// Redo and Forward on the lines that they went along. What cannot be found stays where it is; a
    /// view that is not named goes with the game.
    ///
    /// ```
    /// use mancala::record::Record;
    /// use mancala::rules::Hawalis;
    ///
    /// let mut record = Record::new(Hawalis::default());
    /// record.play_letters("gHc").unwrap();
    /// record.put(Some("2"), Some("1"));
    /// assert_eq!((record.node(record.head()).ply, record.here().ply), (2, 1));
    /// ```
    pub fn put(&mut self, game: Option<&str>, view: Option<&str>) {
        if let Some((place, end)) = game.and_then(|game| self.named(game)) {
            self.look_at(end);
            (self.head, self.cursor) = (place, place);
        }
        if let Some((place, end)) = view.and_then(|view| self.named(view)) {
            self.look_at(end);
            self.cursor = place;
        }
    }
}
