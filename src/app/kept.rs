//! A game as it is kept between visits.

use super::{Player, Rules, State};
use crate::record::ogn::{self, OgnError, Tags};
use crate::record::{NodeId, Record};
use crate::rules::Side;
use std::rc::Rc;

/// The tag that says when a game was changed last, as `2026-03-01T18:30:00.000Z`. No two changes
/// have the same, so that it also tells whether somebody else changed the game.
pub const CHANGED: &str = "Changed";
/// The tag of the name that somebody gave a game: the standard one for what it was played at.
pub const NAME: &str = "Event";

/// The tag that says after how many moves an analysis was switched on, if that was while somebody played a computer.
pub const ANALYSED: &str = "AnalysedFrom";

/// The tag that says where the game stands, if not at the end of its main line.
pub(super) const STAND: &str = "Stand";
/// The tag that says where somebody looks, if not where the game stands.
const LOOK: &str = "Look";
/// The tag that says at which stop of the move somebody looks, if not at its end.
const STOP: &str = "Stop";
/// The tag that says which way round the board lies, if not the usual one.
const FLIPPED: &str = "Flipped";

/// The tags that say where somebody looks, and how.
pub(super) const PLACE: [&str; 4] = [STAND, LOOK, STOP, FLIPPED];

/// The tags of a player's names.
const PLAYERS: [&str; 2] = ["South", "North"];
/// The tags that say which sides a computer plays, as `computer 3`.
const COMPUTERS: [&str; 2] = ["SouthPlayer", "NorthPlayer"];

/// A game as it is kept between visits: a text in [OGN](ogn) that any program opens, with tags of
/// its own for the place that somebody looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptGame {
    /// The game.
    pub record: Rc<Record<Rules>>,
    /// The players' names, South's first; empty ones are called by their side.
    pub names: Rc<[String; 2]>,
    /// Who plays, South first.
    pub players: [Player; 2],
    /// What else is known of it.
    pub tags: Rc<Tags>,
    /// The stop of the move that led to the cursor at which somebody looks; nothing at its end.
    pub stop: Option<usize>,
    /// Whether the board is turned by half.
    pub flipped: bool,
}

impl KeptGame {
    /// A game from its text. A place that the game does not have is passed over: its end is as good.
    ///
    /// ```
    /// use mancala::app::KeptGame;
    ///
    /// let game = KeptGame::read("[South \"Amal\"]\n[Stand \"2\"]\n[Look \"1\"]\n\n1. g H 2. c *").unwrap();
    /// assert_eq!((game.names[0].as_str(), game.record.here().ply), ("Amal", 1));
    /// assert!(game.record.can_redo());
    /// ```
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(text: &str) -> Result<KeptGame, OgnError> {
        let (mut record, mut tags) = ogn::read_any(text)?;
        let players = COMPUTERS.map(|name| {
            // What says something else stays a tag as any other.
            let player = tags.get(name).and_then(Player::read);
            if player.is_some() {
                tags.set(name, "");
            }
            player.unwrap_or_default()
        });
        let mut take = |name: &str| {
            let value = tags.get(name).map(str::to_owned);
            tags.set(name, "");
            value
        };
        let names = PLAYERS.map(|player| take(player).unwrap_or_default());
        let [stand, look, stop, flipped] = PLACE.map(&mut take);
        take(CHANGED);
        record.put(stand.as_deref(), look.as_deref());
        Ok(KeptGame {
            record: Rc::new(record),
            names: Rc::new(names),
            players,
            tags: Rc::new(tags),
            stop: stop.and_then(|stop| stop.parse().ok()),
            flipped: flipped.is_some(),
        })
    }
}

impl State {
    /// The game on the board as text, without the place that is looked at and the time.
    pub fn written(&self) -> String {
        let mut tags = (*self.tags).clone();
        for (player, name) in PLAYERS.into_iter().zip(self.names.iter()) {
            tags.set(player, name);
        }
        for (tag, player) in COMPUTERS.into_iter().zip(self.players) {
            if player != Player::Person {
                tags.set(tag, &player.text());
            }
        }
        ogn::write(&self.lasting_record(), &tags)
    }

    /// What [`written`](State::written) gave, with the place that is looked at and the time of the last
    /// change, as the game is kept. A move that runs is looked at as a whole.
    ///
    /// ```
    /// use mancala::app::{KeptGame, Settings, State};
    ///
    /// let state = State::new(Settings::default());
    /// let text = state.kept_text(&state.written(), "2026-03-01T18:30:00.000Z");
    /// assert_eq!(KeptGame::read(&text).unwrap().record, state.record);
    /// ```
    pub fn kept_text(&self, written: &str, changed: &str) -> String {
        let record = &*self.lasting_record();
        let main = record.main_line();
        let ended = |&&id: &&NodeId| record.node(id).conclusion.is_some();
        let end = main.iter().find(ended).or(main.last()).map_or(0, |&id| record.node(id).ply);
        let [stand, look] = [record.head(), record.cursor()].map(|id| record.whereabouts(id));
        let stands_within = !self.playing && !self.is_settled() && record.cursor() == self.record.cursor();
        let stop = stands_within.then(|| self.stop.to_string());
        let place = [
            (CHANGED, Some(changed)),
            (STAND, (stand != end.to_string()).then_some(stand.as_str())),
            (LOOK, (look != stand).then_some(look.as_str())),
            (STOP, stop.as_deref()),
            (FLIPPED, self.flipped.then_some("yes")),
        ];
        // An empty line ends the tags, and none is among them.
        let (tags, moves) = written.split_once("\n\n").unwrap_or((written, ""));
        let mut text = tags.to_owned();
        for (name, value) in place {
            if let Some(value) = value {
                for part in ["\n[", name, " \"", value, "\"]"] {
                    text.push_str(part);
                }
            }
        }
        text + "\n\n" + moves
    }

    /// Whether nothing is lost with the game: nobody played in it, wrote about it, or set up its start, and
    /// nothing is known of it. The players' names and the rules are soon chosen again.
    pub fn is_no_loss(&self) -> bool {
        self.record.is_untouched()
            && self.record.comment(NodeId::START).is_empty()
            && self.record.has_usual_start()
            && *self.tags == Tags::default()
    }

    /// Whether the game says no more than any other that was just begun in the usual way.
    pub fn is_as_new(&self) -> bool {
        self.is_no_loss()
            && *self.record.game() == Rules::default()
            && self.names.iter().all(String::is_empty)
            && self.players == [Player::Person; 2]
    }
}

/// What a player is called in a kept game; empty if nobody said.
pub(super) fn player(tags: &Tags, side: Side) -> &str {
    tags.get(PLAYERS[side.index()]).unwrap_or_default()
}
