//! How the result of a game is written.

use super::Notated;
use crate::record::{Conclusion, NodeId, Record};
use crate::rules::Side;

/// The result of a game that is not over.
pub(super) const UNFINISHED: &str = "*";

/// The result of a game that was won by a side, or drawn.
pub(super) const fn of_winner(winner: Option<Side>) -> &'static str {
    match winner {
        Some(Side::South) => "1-0",
        Some(Side::North) => "0-1",
        None => "1/2-1/2",
    }
}

/// The seeds that a game ended with at a place, if the rules ended it there and seeds are its result.
pub(super) fn seeds_at<G: Notated>(record: &Record<G>, id: NodeId) -> Option<String> {
    let by_rules = matches!(record.node(id).conclusion, Some(Conclusion::Rules(_)));
    (record.game().notation().counts_seeds && by_rules).then(|| {
        let settled = record.settled(id);
        let [south, north] = Side::BOTH.map(|side| G::captured(&settled, side));
        format!("{south}-{north}")
    })
}

/// The result of a game that stands at a place, as it is in the tag and behind the moves.
pub(super) fn at<G: Notated>(record: &Record<G>, id: NodeId) -> String {
    match (seeds_at(record, id), record.node(id).conclusion) {
        (Some(seeds), _) => seeds,
        (None, Some(conclusion)) => of_winner(conclusion.winner()).to_owned(),
        (None, None) => UNFINISHED.to_owned(),
    }
}

/// A result that is written somewhere.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Claim<'a> {
    /// As it stands there, but that a half is written as `1/2`.
    pub(super) written: &'a str,
    /// Who won, it says.
    pub(super) winner: Option<Side>,
    /// Whether it is in seeds.
    pub(super) in_seeds: bool,
}

impl<'a> Claim<'a> {
    /// Reads a result other than that of an unfinished game.
    pub(super) fn read(written: &'a str, game: &impl Notated) -> Option<Claim<'a>> {
        let winner = match written {
            "1-0" => Some(Side::South),
            "0-1" => Some(Side::North),
            "1/2-1/2" | "½-½" => None,
            _ => return Claim::in_seeds(written, game),
        };
        Some(Claim { written: of_winner(winner), winner, in_seeds: false })
    }

    fn in_seeds(written: &'a str, game: &impl Notated) -> Option<Claim<'a>> {
        let most = game.shape().seeds;
        let (south, north) = written.split_once('-').filter(|_| game.notation().counts_seeds)?;
        let [south, north] =
            [south, north].map(|seeds| seeds.parse::<u32>().ok().filter(|&seeds| seeds <= most));
        let (south, north) = (south?, north?);
        let winner = match south.cmp(&north) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Less => Some(Side::North),
            std::cmp::Ordering::Equal => None,
        };
        (south + north <= most).then_some(Claim { written, winner, in_seeds: true })
    }

    /// How players ended a game with this result.
    pub(super) fn by_players(self) -> Conclusion {
        match self.winner {
            Some(winner) => Conclusion::Resigned { by: !winner },
            None => Conclusion::Agreed,
        }
    }

    /// Whether a game that the rules ended at a place has this result.
    pub(super) fn holds_at<G: Notated>(self, record: &Record<G>, id: NodeId) -> bool {
        match seeds_at(record, id) {
            Some(seeds) if self.in_seeds => seeds == self.written,
            _ => record.node(id).conclusion.map(Conclusion::winner) == Some(self.winner),
        }
    }
}
