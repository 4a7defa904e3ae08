//! What must hold on every board of Hawalis and for every text.
#![cfg(not(target_arch = "wasm32"))] // proptest does not build there.

mod reference;

use mancala::rules::hawalis::{EndlessMoves, Invalid, Position, Setup};
use mancala::rules::{
    ENDLESS_LAPS_KEPT, Ending, Game, Hawalis, Lap, Listener, Pit, PitSet, Refusal, Side, TextFault,
};
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::HashMap;

const LOSE: Hawalis = Hawalis { endless_moves: EndlessMoves::Lose };
const FORBIDDEN: Hawalis = Hawalis { endless_moves: EndlessMoves::Forbidden };

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::South), Just(Side::North)]
}

/// Counts of 28 at most: spread, or around a large hand, or around singles in every second pit, where relays are long.
fn counts() -> impl Strategy<Value = [u8; 14]> {
    let with = |mut counts: [u8; 14], pits: Vec<usize>| {
        pits.into_iter().for_each(|pit| counts[pit] += 1);
        counts
    };
    let heap = (0..14_usize, 14..=28_u8).prop_flat_map(move |(pit, heap)| {
        let mut counts = [0; 14];
        counts[pit] = heap;
        vec(0..14_usize, 0..=usize::from(28 - heap)).prop_map(move |pits| with(counts, pits))
    });
    prop_oneof![
        vec(0..14_usize, 0..=28).prop_map(move |pits| with([0; 14], pits)),
        heap,
        vec(0..14_usize, 0..=8).prop_map(move |pits| with([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0], pits)),
    ]
}

fn position() -> impl Strategy<Value = Position> {
    (counts(), counts(), side()).prop_map(|(south, north, turn)| {
        Setup { south, north, turn }.try_into().expect("28 seeds a side at most")
    })
}

fn setup() -> impl Strategy<Value = Setup> {
    let few = (any::<[u8; 14]>(), any::<[u8; 14]>(), side());
    few.prop_map(|(south, north, turn)| Setup { south, north, turn })
}

fn any_pit() -> impl Strategy<Value = Pit> {
    (side(), 0..Pit::MOST_PER_SIDE).prop_map(|(side, index)| Pit::new(side, index))
}

fn turned(setup: Setup) -> Setup {
    Setup { south: setup.north, north: setup.south, turn: !setup.turn }
}

fn total(counts: [u8; 14]) -> u32 {
    counts.iter().map(|&seeds| u32::from(seeds)).sum()
}

/// What a listener can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Lift(Pit, u8),
    Drop(Pit),
    Relay(Pit),
    Capture(Pit, u8),
}

#[derive(Default)]
struct Steps(Vec<Step>);

impl Listener for Steps {
    fn lift(&mut self, pit: Pit, seeds: u8) {
        self.0.push(Step::Lift(pit, seeds));
    }
    fn drop(&mut self, pit: Pit) {
        self.0.push(Step::Drop(pit));
    }
    fn relay(&mut self, pit: Pit) {
        self.0.push(Step::Relay(pit));
    }
    fn capture(&mut self, pit: Pit, seeds: u8) {
        self.0.push(Step::Capture(pit, seeds));
    }
}

/// A board on which steps are done by hand.
struct Table {
    counts: [[u8; 14]; 2],
    hand: u8,
    last: Option<Pit>,
}

impl Table {
    fn pit(&mut self, pit: Pit) -> &mut u8 {
        &mut self.counts[pit.side().index()][pit.index()]
    }

    /// Does a step; it must be possible.
    fn take(&mut self, step: Step, mover: Side) {
        match step {
            Step::Lift(pit, seeds) => {
                assert_eq!((self.hand, pit.side()), (0, mover));
                assert!(seeds > 0 && self.last.is_none_or(|last| last == pit));
                self.hand = std::mem::take(self.pit(pit));
                assert_eq!(self.hand, seeds);
            }
            Step::Drop(pit) => {
                assert!(self.hand > 0 && pit.side() == mover);
                self.hand -= 1;
                *self.pit(pit) += 1;
                self.last = Some(pit);
            }
            Step::Relay(pit) => {
                assert_eq!((self.hand, self.last), (0, Some(pit)));
                assert!(*self.pit(pit) >= 2);
            }
            Step::Capture(pit, seeds) => {
                assert_eq!((self.hand, pit.side()), (0, !mover));
                assert!(seeds > 0);
                assert_eq!(std::mem::take(self.pit(pit)), seeds);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1000) })]

    #[test]
    fn a_position_is_valid_up_to_28_seeds_a_side(setup in setup(), small in position(), more in any_pit()) {
        // Boards that just exceed it, or just do not.
        let [mut full, mut over] = [Setup::from(small); 2];
        for setup in [&mut full, &mut over] {
            setup.south[more.index() % 14] += (28 - total(setup.south)) as u8;
        }
        over.south[(more.index() + 1) % 14] += 1;
        for setup in [setup, small.into(), full, over, turned(full), turned(over)] {
            let seeds = |side| total(*setup.side(side));
            let wrong = Side::BOTH.into_iter().find(|&side| seeds(side) > 28);
            match Position::try_from(setup) {
                Ok(position) => {
                    prop_assert_eq!(wrong, None);
                    prop_assert_eq!(Setup::from(position), setup);
                }
                Err(error) => {
                    prop_assert_eq!(Some(error.side), wrong);
                    prop_assert_eq!(error, Invalid { side: error.side, seeds: seeds(error.side) });
                }
            }
        }
    }

    #[test]
    fn seeds_only_leave_by_capture(position in position()) {
        let mover = Hawalis::turn(&position);
        let total = |position: &Position, side| -> u8 {
            (0..14).map(|index| Hawalis::seeds(position, Pit::new(side, index))).sum()
        };
        for pit in LOSE.legal(&position) {
            let played = LOSE.play(&position, pit, &mut ()).expect("legal");
            prop_assert_eq!(total(&played.position, mover), total(&position, mover));
            prop_assert_eq!(total(&played.position, !mover), total(&position, !mover) - played.captured);
            prop_assert_eq!(Hawalis::captured(&played.position, mover), 28 - total(&played.position, !mover));
        }
    }

    #[test]
    fn both_players_have_the_same_rules(position in position(), earlier in position()) {
        let other = Hawalis::turned(&position);
        prop_assert_eq!(Setup::from(other), turned(position.into()));
        for game in [LOSE, FORBIDDEN] {
            let swapped: PitSet = game.legal(&position).into_iter().map(Pit::opposite_letter).collect();
            prop_assert_eq!(game.legal(&other), swapped);
            for line in [vec![], vec![earlier], vec![earlier, position]] {
                let line_of_other: Vec<_> = line.iter().map(Hawalis::turned).collect();
                let [ours, theirs] = [game.outcome(&position, &line), game.outcome(&other, &line_of_other)];
                prop_assert_eq!(ours.map(|outcome| outcome.reason), theirs.map(|outcome| outcome.reason));
                prop_assert_eq!(
                    ours.map(|outcome| outcome.winner.map(|winner| !winner)),
                    theirs.map(|outcome| outcome.winner)
                );
            }
            for pit in Hawalis::SHAPE.pits() {
                match (game.play(&position, pit, &mut ()), game.play(&other, pit.opposite_letter(), &mut ())) {
                    (Ok(ours), Ok(theirs)) => {
                        prop_assert_eq!(Hawalis::turned(&ours.position), theirs.position);
                        prop_assert_eq!(
                            (ours.laps, ours.seeds, ours.captured),
                            (theirs.laps, theirs.seeds, theirs.captured)
                        );
                        let ending = match ours.ending {
                            Ending::In(pit) => Ending::In(pit.opposite_letter()),
                            endless => endless,
                        };
                        prop_assert_eq!(theirs.ending, ending);
                        prop_assert_eq!(ours.outcome.is_some(), theirs.outcome.is_some());
                    }
                    (Err(Refusal::SingleWhileLarger { larger }), Err(refusal)) => {
                        let larger = larger.into_iter().map(Pit::opposite_letter).collect();
                        prop_assert_eq!(refusal, Refusal::SingleWhileLarger { larger });
                    }
                    (ours, theirs) => prop_assert_eq!(ours.err(), theirs.err()),
                }
            }
        }
    }

    #[test]
    fn refusals_and_legal_pits_agree(position in position(), pit in any_pit()) {
        for game in [LOSE, FORBIDDEN] {
            let legal = game.legal(&position).contains(pit);
            let refusal = game.refusal(&position, pit);
            prop_assert_eq!(refusal.is_none(), legal);
            prop_assert_eq!(game.play(&position, pit, &mut ()).err(), refusal);
            prop_assert_eq!(game.trace(&position, pit).err(), refusal);
            let mine = *Setup::from(position).side(pit.side());
            let larger: PitSet =
                (0..14).filter(|&index| mine[index] > 1).map(|index| Pit::new(pit.side(), index)).collect();
            // Each reason is said exactly where it is true.
            match (refusal, mine.get(pit.index()).copied().unwrap_or(0)) {
                (Some(Refusal::NotYourPit), _) => prop_assert_ne!(pit.side(), Hawalis::turn(&position)),
                (Some(Refusal::Empty), seeds) => prop_assert_eq!(seeds, 0),
                (Some(Refusal::SingleWhileLarger { larger: told }), seeds) => {
                    prop_assert_eq!(seeds, 1);
                    prop_assert!(!larger.is_empty());
                    prop_assert_eq!(told, larger);
                }
                (Some(Refusal::NextOccupied), seeds) => {
                    prop_assert_eq!(seeds, 1);
                    prop_assert!(larger.is_empty() && mine[(pit.index() + 1) % 14] > 0);
                }
                (Some(Refusal::EndlessForbidden), _) => {
                    prop_assert_eq!(game, FORBIDDEN);
                    let played = LOSE.play(&position, pit, &mut ()).expect("only the option forbids it");
                    prop_assert!(matches!(played.ending, Ending::Endless { .. }), "{:?}", played);
                }
                (Some(Refusal::GameOver), _) => prop_assert!(false, "only a record knows that"),
                (Some(Refusal::DoesNotFeed { .. } | Refusal::GrandSlamForbidden), _) => {
                    prop_assert!(false, "those are Oware's");
                }
                (None, seeds) => prop_assert!(seeds > 1 || (seeds == 1 && larger.is_empty())),
            }
        }
    }

    #[test]
    fn the_steps_make_the_move(position in position()) {
        let mover = Hawalis::turn(&position);
        for pit in LOSE.legal(&position) {
            let mut steps = Steps::default();
            let played = LOSE.play(&position, pit, &mut steps).expect("legal");
            prop_assert_eq!(LOSE.play(&position, pit, &mut ()), Ok(played));
            let setup = Setup::from(position);
            let mut table = Table { counts: [setup.south, setup.north], hand: 0, last: None };
            steps.0.iter().for_each(|&step| table.take(step, mover));
            prop_assert_eq!(table.hand, 0);

            let laps: Vec<Lap> = steps.0.iter().filter_map(|step| match *step {
                Step::Lift(pit, seeds) => Some(Lap { pit, seeds }),
                _ => None,
            }).collect();
            let relays = steps.0.iter().filter(|step| matches!(step, Step::Relay(_))).count();
            let drops: Vec<Pit> = steps.0.iter().filter_map(|step| match *step {
                Step::Drop(pit) => Some(pit),
                _ => None,
            }).collect();
            let captures: Vec<(Pit, u8)> = steps.0.iter().filter_map(|step| match *step {
                Step::Capture(pit, seeds) => Some((pit, seeds)),
                _ => None,
            }).collect();
            prop_assert_eq!(captures.iter().map(|capture| capture.1).sum::<u8>(), played.captured);
            prop_assert_eq!(laps[0].pit, pit);

            let trace = LOSE.trace(&position, pit).expect("legal");
            prop_assert_eq!(trace.ending, played.ending);
            prop_assert_eq!(&trace.captures, &captures);
            prop_assert_eq!(trace.captured(), u32::from(played.captured));
            let sown: Vec<Pit> = trace.laps.iter().flat_map(|&lap| trace.ring.drops(lap)).collect();
            prop_assert_eq!(&sown[..], &drops[..sown.len()]);
            prop_assert_eq!(trace.seeds() as usize, sown.len());
            match played.ending {
                Ending::In(last) => {
                    prop_assert_eq!((laps.len() as u32, drops.len() as u32), (played.laps, played.seeds));
                    prop_assert_eq!(relays, laps.len() - 1);
                    prop_assert_eq!(table.last, Some(last));
                    let after = Setup { south: table.counts[0], north: table.counts[1], turn: !mover };
                    prop_assert_eq!(Setup::from(played.position), after);
                    prop_assert_eq!(trace.laps, laps);
                }
                Ending::Endless { period } => {
                    // The listener hears more than the one period that is counted, but nothing else.
                    let of_period: u32 = laps[..period as usize].iter().map(|lap| u32::from(lap.seeds)).sum();
                    prop_assert_eq!((period, of_period), (played.laps, played.seeds));
                    prop_assert_eq!(relays, laps.len());
                    prop_assert_eq!(played.position, position);
                    prop_assert_eq!(trace.laps.len() as u32, period.min(ENDLESS_LAPS_KEPT));
                    prop_assert_eq!(&trace.laps[..], &laps[..trace.laps.len()]);
                }
            }
        }
    }

    /// What src/rules/hawalis/relay.rs proves, on plain counts.
    #[test]
    fn a_lap_can_be_undone_in_one_way_only(before in counts()) {
        for origin in (0..14).filter(|&origin| before[origin] > 0) {
            let mut after = before;
            let (_, last) = reference::lap(&mut after, origin);
            if after[last] == 1 {
                continue;
            }
            let behind = || (0..14).map(|back| (last + 14 - back) % 14);
            let first_behind = |seeds| behind().find(|&pit| after[pit] == seeds);
            let found = first_behind(0).or(first_behind(1)).unwrap_or(last);
            prop_assert_eq!(found, origin, "{:?}", after);
        }
    }

    #[test]
    fn a_setup_comes_back_from_its_text(setup in setup(), position in position(), side in side()) {
        prop_assert_eq!(setup.to_string().parse(), Ok(setup));
        prop_assert_eq!(position.to_string().parse(), Ok(Setup::from(position)));
        prop_assert_eq!(side.to_string().parse(), Ok(side));
        // The rows as the rules page draws them.
        let row = |counts: Vec<u8>| counts.iter().map(u8::to_string).collect::<Vec<_>>();
        let reversed = |counts: &[u8]| row(counts.iter().rev().copied().collect());
        let rows = [
            reversed(&setup.north[..7]),
            row(setup.north[7..].to_vec()),
            reversed(&setup.south[7..]),
            row(setup.south[..7].to_vec()),
        ];
        let text = |between: &str, word: &str| {
            rows.iter().map(|row| row.join(word)).collect::<Vec<_>>().join(between)
        };
        prop_assert_eq!(setup.to_string(), format!("{} {}", text("/", " "), setup.turn));
        for (between, word) in [("\n", " "), ("\r\n", "\t"), (" / ", ","), ("/\n", "  ")] {
            for turn in [format!(" {}", setup.turn), format!("\n{:?}\n", setup.turn)] {
                prop_assert_eq!((text(between, word) + &turn).parse(), Ok(setup));
            }
        }
    }

    #[test]
    fn a_fault_is_named_where_it_is(setup in setup(), row in 0..4_usize, column in 0..7_usize) {
        let text = setup.to_string();
        let (board, _) = text.rsplit_once(' ').expect("the player to move comes last");
        let rows: Vec<Vec<&str>> = board.split('/').map(|row| row.split(' ').collect()).collect();
        let written = |rows: &[Vec<&str>]| {
            rows.iter().map(|row| row.join(" ")).collect::<Vec<_>>().join("/") + " S"
        };
        let read = |text: &str| {
            text.parse::<Setup>().map_err(|error| {
                // What is wrong stands at the offset too.
                let stands = match &error.fault {
                    TextFault::NotACount(wrong) | TextFault::CountTooMany { text: wrong, .. } => wrong.as_str(),
                    _ => "",
                };
                assert!(text[error.offset..].starts_with(stands), "{text}: {error:?}");
                (error.row, error.column, error.fault)
            })
        };
        let place = |row: usize, column: usize, fault| Err::<Setup, _>((row + 1, column + 1, fault));
        for wrong in ["x", "256", "-1", "2.5", "99999999999999999999", "½", "S"] {
            let mut rows = rows.clone();
            rows[row][column] = wrong;
            let text = written(&rows);
            prop_assert_eq!(read(&text), place(row, column, TextFault::NotACount(wrong.to_owned())));
            let told = text.parse::<Setup>().expect_err("not a count").to_string();
            let begins = format!("row {}, column {}: “{wrong}”", row + 1, column + 1);
            prop_assert!(told.starts_with(&begins), "{}", told);
        }
        let mut longer = rows.clone();
        longer[row].push("7");
        let too_many = TextFault::CountTooMany { text: "7".to_owned(), columns: 7 };
        prop_assert_eq!(read(&written(&longer)), place(row, 7, too_many));
        let mut shorter = rows;
        shorter[row].pop();
        let error = read(&written(&shorter));
        // The player to move stands in the place of the last count of the last row.
        let fault = match row {
            3 => TextFault::NotACount("S".to_owned()),
            _ => TextFault::CountMissing { columns: 7 },
        };
        prop_assert_eq!(error, place(row, 6, fault));
    }

    #[test]
    fn no_text_that_breaks_off_is_read(setup in setup()) {
        let text = setup.to_string();
        for end in 0..text.len() {
            let error = text[..end].parse::<Setup>().expect_err("the player to move comes last");
            // The text breaks off in the row that the fault names, or before that row or the player to move.
            let rows = text[..end].split('/').filter(|row| !row.trim().is_empty()).count();
            prop_assert!((rows..=rows + 1).contains(&error.row), "“{}”: {}", &text[..end], error);
        }
    }

    #[test]
    fn no_text_makes_reading_panic(
        text in prop_oneof![any::<String>(), "[0-9SN/ ,\n-]{0,90}", "([0-9]{1,3}[ /]){20,40}[SNx]( [SN0])?"],
    ) {
        match text.parse::<Setup>() {
            Ok(setup) => prop_assert_eq!(setup.to_string().parse(), Ok(setup)),
            Err(error) => {
                prop_assert!((1..=5).contains(&error.row) && (1..=8).contains(&error.column), "{:?}", error);
                let place = format!("row {}, column {}: ", error.row, error.column);
                prop_assert!(error.to_string().starts_with(&place));
            }
        }
        if let Ok(side) = text.parse::<Side>() {
            prop_assert!(text.to_lowercase().starts_with(&side.to_string().to_lowercase()));
        }
    }
}

/// The laps before the first state that recurs and those until it does, by remembering every one.
fn recurrence(mut row: [u8; 14], mut pit: usize) -> Option<(usize, usize)> {
    let mut met = HashMap::new();
    for laps in 0.. {
        if let Some(first) = met.insert((row, pit), laps) {
            return Some((first, laps - first));
        }
        pit = reference::lap(&mut row, pit).1;
        if row[pit] == 1 {
            return None;
        }
    }
    None
}

/// Calls `visit` with every way to add `more` seeds to pits from `first` on.
fn with_more(counts: [u8; 14], first: usize, more: usize, visit: &mut impl FnMut([u8; 14])) {
    if more == 0 {
        return visit(counts);
    }
    for pit in first..14 {
        let mut counts = counts;
        counts[pit] += 1;
        with_more(counts, pit, more - 1, visit);
    }
}

/// The family of example 6: a single in every second pit, and three to six seeds more.
#[test]
fn an_endless_move_comes_back_to_its_start() {
    let mut endless = 0;
    let mut compare = |south| {
        let position =
            Position::try_from(Setup { south, north: [0; 14], turn: Side::South }).expect("13 seeds");
        for pit in LOSE.legal(&position) {
            let played = LOSE.play(&position, pit, &mut ()).expect("legal");
            let expected = recurrence(south, pit.index());
            match played.ending {
                Ending::In(_) => assert_eq!(expected, None, "{position}"),
                Ending::Endless { period } => {
                    endless += 1;
                    assert_eq!(expected, Some((0, period as usize)), "{position}");
                }
            }
        }
    };
    for more in 3..=6 {
        with_more([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0], 0, more, &mut compare);
    }
    assert!(endless > 50, "{endless}");
}
