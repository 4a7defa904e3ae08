//! What somebody may do to a record, in any order. Shared by tests.
#![allow(dead_code)] // Each of them uses a part.

use crate::random::Random;
use mancala::record::{Conclusion, Deleted, NodeId, Record};
use mancala::rules::any::Position;
use mancala::rules::hawalis::EndlessMoves;
use mancala::rules::{Game, Hawalis, Mancala, Oware, Side};
use proptest::collection::vec;
use proptest::prelude::*;

/// Something that is done. Numbers choose among what there is.
#[derive(Clone, Debug)]
pub enum Step {
    Play(usize),
    Explore(usize, usize),
    Go(usize),
    Back,
    Forward,
    First,
    Last,
    Undo,
    Redo,
    Resign,
    Agree,
    Promote(usize),
    Delete(usize),
    Undelete(usize),
    Comment(usize, String),
}

/// Comments with all that is awkward in written forms.
pub fn comment() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        "[a-z]{1,12}",
        Just(" ".to_owned()),
        Just("\n".to_owned()),
        Just("\t".to_owned()),
        prop_oneof![
            Just("{"),
            Just("}"),
            Just("\\"),
            Just("\\x"),
            Just("\\x7D"),
            Just("("),
            Just(")"),
            Just("\"")
        ]
        .prop_map(str::to_owned),
        prop_oneof![
            Just("1. g"),
            Just("*"),
            Just("1-0"),
            Just(";"),
            Just("é·الحواليس"),
            Just("\u{a0}"),
            Just("\u{feff}")
        ]
        .prop_map(str::to_owned),
        any::<char>().prop_map(|c| c.to_string()),
    ];
    vec(piece, 0..30).prop_map(|pieces| pieces.concat())
}

fn step() -> impl Strategy<Value = Step> {
    let number = || 0..1000_usize;
    prop_oneof![
        12 => number().prop_map(Step::Play),
        3 => (number(), number()).prop_map(|(place, pit)| Step::Explore(place, pit)),
        4 => number().prop_map(Step::Go),
        2 => Just(Step::Back),
        1 => Just(Step::Forward),
        1 => Just(Step::First),
        1 => Just(Step::Last),
        2 => Just(Step::Undo),
        1 => Just(Step::Redo),
        1 => Just(Step::Resign),
        1 => Just(Step::Agree),
        2 => number().prop_map(Step::Promote),
        1 => number().prop_map(Step::Delete),
        1 => number().prop_map(Step::Undelete),
        3 => (number(), comment()).prop_map(|(place, comment)| Step::Comment(place, comment)),
    ]
}

pub fn steps() -> impl Strategy<Value = Vec<Step>> {
    vec(step(), 0..80)
}

/// A record without a move: from the standard start or any other, with either option.
pub fn start() -> impl Strategy<Value = Record<Hawalis>> {
    let game = prop_oneof![Just(EndlessMoves::Lose), Just(EndlessMoves::Forbidden)];
    (game, proptest::option::of(any::<u64>())).prop_map(|(endless_moves, seed)| {
        let game = Hawalis { endless_moves };
        match seed {
            None => Record::new(game),
            Some(seed) => Record::from_position(game, Random(seed).hawalis()),
        }
    })
}

/// A record to which much was done.
pub fn record() -> impl Strategy<Value = Record<Hawalis>> {
    (start(), steps()).prop_map(|(record, steps)| grown(record, &steps))
}

/// A record of any game to which much was done.
pub fn any_record() -> impl Strategy<Value = Record<Mancala>> {
    let hawalis = start().prop_map(|record| {
        Record::from_position(Mancala::from(*record.game()), Position::Hawalis(*record.position()))
    });
    let oware = any::<u64>().prop_map(|seed| {
        Record::from_position(Mancala::from(Oware::default()), Position::Oware(Random(seed).oware()))
    });
    (prop_oneof![hawalis, oware], steps()).prop_map(|(record, steps)| grown(record, &steps))
}

/// A record to which this was done.
fn grown<G: Game>(mut record: Record<G>, steps: &[Step]) -> Record<G> {
    let mut deleted = Vec::new();
    steps.iter().for_each(|step| take(&mut record, step, &mut deleted));
    record
}

/// The letters of the main line.
pub fn main_line<G: Game>(record: &Record<G>) -> String {
    let pits = record.main_line().into_iter().filter_map(|id| record.pit(id));
    pits.map(|pit| record.game().shape().letter(pit)).collect()
}

/// All places of the tree, each after the one before it.
pub fn places<G: Game>(record: &Record<G>) -> Vec<NodeId> {
    let mut places = vec![NodeId::START];
    let mut visited = 0;
    while let Some(&place) = places.get(visited) {
        places.extend(record.node(place).children.iter().copied());
        visited += 1;
    }
    places
}

/// Takes a step if it can be taken.
pub fn take<G: Game>(record: &mut Record<G>, step: &Step, deleted: &mut Vec<Deleted>) {
    let places = places(record);
    let place = |number: usize| places[number % places.len()];
    match *step {
        Step::Play(number) => {
            let legal = record.legal();
            if let Some(pit) = legal.into_iter().nth(number % legal.len().max(1)) {
                record.play(pit).expect("it is legal");
            }
        }
        Step::Explore(number, pit) => {
            let (path, head) = (record.path(place(number)), record.head());
            record.go(place(number));
            let legal = record.legal();
            let pits = path.iter().filter_map(|&id| record.pit(id));
            let pits = pits.chain(legal.into_iter().nth(pit % legal.len().max(1)));
            let letters: String = pits.map(|pit| record.game().shape().letter(pit)).collect();
            record.explore(&letters);
            assert_eq!(record.head(), head, "the game stands where it stood");
        }
        Step::Go(number) => assert!(record.go(place(number))),
        Step::Back => drop(record.back()),
        Step::Forward => drop(record.forward()),
        Step::First => record.first(),
        Step::Last => record.last(),
        Step::Undo => drop(record.undo()),
        Step::Redo => drop(record.redo()),
        Step::Resign => drop(record.conclude(Conclusion::Resigned { by: Side::South })),
        Step::Agree => drop(record.conclude(Conclusion::Agreed)),
        Step::Promote(number) => drop(record.promote(place(number))),
        Step::Delete(number) => deleted.extend(record.delete(place(number))),
        Step::Undelete(number) => {
            if !deleted.is_empty() {
                let line = deleted.remove(number % deleted.len());
                record.undelete(line);
            }
        }
        Step::Comment(number, ref comment) => assert!(record.set_comment(place(number), comment)),
    }
}
