//! The motion of Oware: the pit that is passed over, chains, and what is left at the end.
#![allow(clippy::unwrap_used)]

mod shown;

use mancala::app::Shown;
use mancala::drawing::Marks;
use mancala::motion::{Arrangement, Moment, Place, Pose};
use mancala::record::{NodeId, Record};
use mancala::rules::oware::{GrandSlam, Position, Setup, examples};
use mancala::rules::{Game, Mancala, Oware, Pit, Shape, Side};
use serde_json::Value;
use shown::{assert_consistent, assert_no_jump, assert_whole, distance, poses_of, sample, seat};

type Move = shown::Move<Oware>;

const SHAPE: &Shape = &Oware::SHAPE;
const NOTHING: Oware = Oware { grand_slam: GrandSlam::CapturesNothing };
const FORBIDDEN: Oware = Oware { grand_slam: GrandSlam::Forbidden };
const ALL: Oware = Oware { grand_slam: GrandSlam::TakesAll };

/// A position as its text says: North's row f…a, South's A…F, the player to move, the stores.
fn position(text: &str) -> Position {
    text.parse::<Setup>().unwrap().try_into().unwrap()
}

fn pit(letter: char) -> Pit {
    SHAPE.pit(letter).unwrap()
}

/// Seeds of A…F and a…f.
fn counts(board: &Arrangement) -> [u8; 12] {
    let mut pits = SHAPE.pits();
    std::array::from_fn(|_| board.seeds(pits.next().unwrap()))
}

fn stores(board: &Arrangement) -> [u8; 2] {
    Side::BOTH.map(|side| board.captured(side))
}

/// The game after these moves, and what is shown of the last one.
fn played(game: Oware, start: Position, letters: &str) -> (Record<Mancala>, Shown) {
    let mut record = Record::from_position(Mancala::from(game), mancala::rules::any::Position::Oware(start));
    for letter in letters.chars() {
        record.play(pit(letter)).unwrap();
    }
    let shown = Shown::of(&record, None);
    (record, shown)
}

/// The boards of a shown move after its last seed, one a stop.
fn boards_after_sowing(shown: &Shown) -> Vec<Arrangement> {
    let passage = shown.passage.as_ref().unwrap();
    let sown = passage.stops.lap_end(1);
    (sown..=shown.last()).map(|stop| Arrangement::clone(&shown.board(stop))).collect()
}

#[test]
fn moves_of_all_vectors_are_consistent() {
    for line in include_str!("vectors/oware_moves.jsonl").lines() {
        let vector: Value = serde_json::from_str(line).unwrap();
        let number = |value: &Value| value.as_u64().unwrap() as u8;
        let board = &vector["board"];
        let setup = Setup {
            south: std::array::from_fn(|index| number(&board[index])),
            north: std::array::from_fn(|index| number(&board[index + 6])),
            stores: std::array::from_fn(|index| number(&vector["stores"][index])),
            turn: if vector["turn"] == "s" { Side::South } else { Side::North },
        };
        let game = match vector["slam"].as_str().unwrap() {
            "none" => NOTHING,
            "forbidden" => FORBIDDEN,
            _ => ALL,
        };
        let letter = vector["move"].as_str().unwrap().chars().next().unwrap();
        let shown = Move::of(game, setup.try_into().unwrap(), letter);
        assert_consistent(&shown);
        // One stop a lift, a seed, and a captured pit.
        let seeds = usize::from(Oware::seeds(&shown.position, pit(letter)));
        let captured = vector["captured"].as_array().unwrap().len();
        assert_eq!(shown.stops().last(), 1 + seeds + captured);
        assert!(captured == shown.trace.captures.len());
    }
}

#[test]
fn twelve_seeds_pass_over_the_pit_that_they_came_from() {
    let shown = Move::of(NOTHING, examples::twelve().position, 'A');
    // The eleventh seed falls into f, and the twelfth into B: A stays empty.
    let eleventh = shown.at(Moment::Dropped { lap: 1, seed: 11 });
    assert_eq!(counts(&eleventh), [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(eleventh.places()[0], Place::Hand { over: pit('f'), rank: 0 });
    let after = shown.before.after(&shown.trace);
    assert_eq!(counts(&after), [0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);

    // On its way the last seed is above A, higher than any hand, in the middle of a step that takes
    // twice as long as others.
    let (timeline, stops) = (shown.timeline(), shown.stops());
    let step = |stop: usize| timeline.time_of(stop) - timeline.time_of(stop - 1);
    assert!((step(stops.last()) - 2.0 * step(2)).abs() < 1e-6);
    let middle = (timeline.time_of(stops.last()) + timeline.time_of(stops.last() - 1)) / 2.0;
    let pose = sample(SHAPE, &timeline, middle)[0];
    assert!(distance(pose.at, seat(SHAPE, Place::Hand { over: pit('A'), rank: 0 })) < 1e-6);
    assert!(pose.height > 1.5, "{pose:?}");
}

#[test]
fn twenty_three_seeds_pass_over_it_twice() {
    let shown = Move::of(NOTHING, examples::twenty_three().position, 'A');
    let at = |seed| counts(&shown.at(Moment::Dropped { lap: 1, seed }));
    assert_eq!(at(12), [0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(at(22), [0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
    assert_eq!(counts(&shown.before.after(&shown.trace)), [0, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
    // What is left in the hand goes over A with it.
    let timeline = shown.timeline();
    let middle = (timeline.time_of(12) + timeline.time_of(13)) / 2.0;
    let poses = sample(SHAPE, &timeline, middle);
    for rank in 0..11 {
        let above = seat(SHAPE, Place::Hand { over: pit('A'), rank });
        assert!(distance(poses[usize::from(rank)].at, above) < 1e-6, "rank {rank}");
        assert!(poses[usize::from(rank)].height > 1.5);
    }
    assert!(timeline.duration() < 10_000.0);
}

#[test]
fn no_seed_jumps_on_its_way_round() {
    for (position, letter) in [
        (examples::twenty_three().position, 'A'),
        (position("0 0 0 0 0 0/0 0 0 0 0 13 S 20 15"), 'F'),
        (position("0 0 13 0 0 0/0 0 0 0 0 0 N 20 15"), 'd'),
        (examples::capture_chain().position, 'F'),
    ] {
        let shown = Move::of(NOTHING, position, letter);
        assert_consistent(&shown);
        let frames = (shown.timeline().duration() / 5.0) as u32;
        for frame in 0..=frames {
            assert_no_jump(&shown, 5.0 * f64::from(frame), 0.01);
        }
    }
}

#[test]
fn a_chain_is_taken_pit_by_pit_backwards() {
    // F holds 3: a, b and c become 4, 3 and 2. c is taken, then b; a holds four and stays.
    let shown = Move::of(NOTHING, examples::capture_chain().position, 'F');
    let stops = shown.stops();
    assert_eq!(stops.last(), 1 + 3 + 2);
    assert_eq!(stops.moment(4), Moment::Dropped { lap: 1, seed: 3 });
    assert_eq!(stops.moment(5), Moment::Taken { times: 1 });
    assert_eq!(stops.moment(6), Moment::After);
    assert_eq!(stops.stop(Moment::Taken { times: 2 }), None);
    assert_eq!([3, 4, 5, 6, 99].map(|stop| stops.captured(stop)), [0, 0, 1, 2, 2]);
    // All of it belongs to the first lap, and comes after it.
    assert_eq!((stops.lap(5), stops.next_lap(4), stops.next_lap(5)), (1, 6, 6));
    assert_eq!((stops.previous_lap(6), stops.previous_lap(5)), (4, 4));

    let boards: Vec<Arrangement> = (4..=6).map(|stop| shown.before.at(&shown.trace, stop)).collect();
    let north = |board: &Arrangement| ['a', 'b', 'c'].map(|letter| board.seeds(pit(letter)));
    assert_eq!(boards.iter().map(north).collect::<Vec<_>>(), [[4, 3, 2], [4, 3, 0], [4, 0, 0]]);
    assert_eq!(boards.iter().map(stores).map(|[south, _]| south).collect::<Vec<_>>(), [18, 20, 23]);
    // The seeds that are taken first lie first.
    let second = boards[1]
        .places()
        .iter()
        .filter(|place| matches!(place, Place::Tray { side: Side::South, rank: 18 | 19 }));
    assert_eq!(second.count(), 2);

    // The marks follow: c, then c and b; the end of the sowing from the first on.
    let marks = |stop, letter| Marks::of(&shown.trace, &stops, stop, pit(letter));
    assert_eq!([4, 5, 6].map(|stop| marks(stop, 'c').captured), [false, true, true]);
    assert_eq!([4, 5, 6].map(|stop| marks(stop, 'b').captured), [false, false, true]);
    assert_eq!([4, 5, 6].map(|stop| marks(stop, 'c').end), [false, true, true]);
    assert!(marks(4, 'c').landed && !marks(5, 'c').landed);
    assert!(!marks(6, 'a').captured);
}

#[test]
fn a_grand_slam_takes_what_the_option_lets_it() {
    // F holds 3: a, b and c become 3, 2 and 3, all that North has.
    let example = examples::grand_slam();
    let (record, shown) = played(NOTHING, example.position, "F");
    assert_eq!(boards_after_sowing(&shown).len(), 1, "nothing is taken");
    assert_eq!(stores(&shown.after), [20, 17]);
    assert_eq!(record.here().conclusion, None);

    // North's eight pit by pit, backwards; then South's own three at once.
    let (record, shown) = played(ALL, example.position, "F");
    assert!(record.here().conclusion.is_some());
    let boards = boards_after_sowing(&shown);
    assert_eq!(
        boards.iter().map(stores).collect::<Vec<_>>(),
        [[20, 17], [23, 17], [25, 17], [28, 17], [31, 17]]
    );
    assert_eq!(counts(&boards[1]), [1, 0, 0, 0, 2, 0, 3, 2, 0, 0, 0, 0]);
    assert_eq!(counts(&boards[4]), [0; 12]);
}

#[test]
fn only_slams_leave_everything_to_the_mover() {
    // North's f goes to A, which then holds six: all that South has, and its last seed would make two of the
    // only seed that North has left. South may not play that, and takes A's six and North's one.
    let (record, shown) = played(FORBIDDEN, position("1 0 0 0 0 1/5 0 0 0 0 0 N 20 21"), "f");
    assert!(record.here().conclusion.is_some());
    let boards = boards_after_sowing(&shown);
    assert_eq!(boards.iter().map(stores).collect::<Vec<_>>(), [[20, 21], [27, 21]]);
    assert_eq!(counts(&boards[0]), [6, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
    assert_eq!(counts(&boards[1]), [0; 12]);
}

#[test]
fn a_starved_player_leaves_each_their_own() {
    // North's f goes to A, and is North's last seed. South's A and B reach nobody.
    let (record, shown) = played(NOTHING, position("1 0 0 0 0 0/0 1 0 0 0 0 N 22 24"), "f");
    assert!(record.here().conclusion.is_some());
    let boards = boards_after_sowing(&shown);
    assert_eq!(boards.iter().map(stores).collect::<Vec<_>>(), [[22, 24], [24, 24]]);
    assert_eq!(counts(&boards[1]), [0; 12]);
    let passage = shown.passage.as_ref().unwrap();
    assert_eq!(
        (passage.stops.moment(2), passage.stops.moment(3)),
        (Moment::Dropped { lap: 1, seed: 1 }, Moment::After)
    );
    assert_eq!(shown.after.captured(Side::South) + shown.after.captured(Side::North), 48);
}

#[test]
fn repetition_gives_each_player_what_lies_before_them() {
    // Example 3: the chase of one seed after the other comes back after twelve moves.
    let (record, shown) = played(NOTHING, examples::chase(), "FfAaBbCcDdEe");
    assert!(record.here().conclusion.is_some());
    let boards = boards_after_sowing(&shown);
    // South takes theirs, then North: 24 each, 48 in all.
    assert_eq!(boards.iter().map(stores).collect::<Vec<_>>(), [[23, 23], [24, 23], [24, 24]]);
    let passage = shown.passage.as_ref().unwrap();
    assert_eq!(passage.stops.moment(3), Moment::Taken { times: 1 });

    // In time: each stop has its own instant, and the seed of F flies first.
    let timeline = &passage.timeline;
    for (stop, board) in (2..).zip(&boards) {
        assert_eq!(sample(SHAPE, timeline, timeline.time_of(stop)), poses_of(SHAPE, board));
        assert_whole(SHAPE, board);
    }
    let flying = |time: f64| -> Vec<usize> {
        let poses: Vec<Pose> = sample(SHAPE, timeline, time);
        (0..48).filter(|&seed| poses[seed].height > 0.0).collect()
    };
    let middle = |stop: usize| 0.4 * timeline.time_of(stop) + 0.6 * timeline.time_of(stop + 1);
    let (first, second) = (flying(middle(2)), flying(middle(3)));
    assert_eq!((first.len(), second.len()), (1, 1));
    assert_ne!(first, second);
    assert_eq!(boards[0].places()[first[0]], Place::Pit { pit: pit('F'), rank: 0 });
}

#[test]
fn twenty_five_leave_the_board_as_it_is() {
    // F's seed makes two of a, and 23 become 25; what lies elsewhere stays there.
    let (record, shown) = played(NOTHING, position("0 0 0 5 0 1/3 0 0 0 0 1 S 23 15"), "F");
    assert!(record.here().conclusion.is_some());
    assert_eq!(stores(&shown.after), [25, 15]);
    assert_eq!(counts(&shown.after), [3, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0]);
    assert_eq!(shown.last(), 1 + 1 + 1);

    // The same with 22: 24 each, and nothing is left.
    let (record, shown) = played(ALL, position("0 0 0 0 0 1/0 0 0 0 0 1 S 22 24"), "F");
    assert!(record.here().conclusion.is_some());
    assert_eq!((stores(&shown.after), counts(&shown.after)), ([24, 24], [0; 12]));
}

#[test]
fn a_game_that_is_over_from_the_start_shows_it_settled() {
    let (record, shown) = played(NOTHING, examples::starved(), "");
    assert_eq!(record.cursor(), NodeId::START);
    assert_eq!((stores(&shown.after), shown.last()), ([25, 23], 0));
    assert_eq!(counts(&shown.after), [0; 12]);
}

#[test]
fn the_longest_sowing_takes_no_ten_seconds() {
    let shown = Move::of(NOTHING, position("0 0 0 0 0 0/47 0 0 0 0 0 S 0 1"), 'A');
    let timeline = shown.timeline();
    println!("47 seeds in A: {:.0} ms", timeline.duration());
    // Four times past A, and three further: B, C and D have five, the others four.
    assert_eq!(counts(&shown.before.after(&shown.trace)), [0, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4]);
    assert!((8_000.0..10_000.0).contains(&timeline.duration()));
    assert_consistent(&shown);
}
