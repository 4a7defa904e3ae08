//! The motion of moves: where seeds are at every stop, and when.
#![allow(clippy::unwrap_used)]

mod shown;

use mancala::motion::{Arrangement, Moment, Place, Point, Speed, Timeline};
use mancala::rules::hawalis::{Position, Setup};
use mancala::rules::{Game, Hawalis, Pit, Shape, Side};
use serde_json::Value;
use shown::{assert_consistent, assert_no_jump, assert_whole, distance, poses_of, sample};
use std::hint::black_box;
use std::time::Instant;

type Move = shown::Move<Hawalis>;

const SHAPE: &Shape = &Hawalis::SHAPE;

fn from_start(letter: char) -> Move {
    Move::of(Hawalis::default(), Hawalis::default().start(), letter)
}

/// A move of South with these counts, `a`…`n`.
fn of_south(south: [u8; 14], north: [u8; 14], letter: char) -> Move {
    let setup = Setup { south, north, turn: Side::South };
    Move::of(Hawalis::default(), setup.try_into().unwrap(), letter)
}

const NONE: [u8; 14] = [0; 14];

fn laps_234() -> Move {
    of_south([0, 6, 1, 6, 1, 0, 1, 0, 3, 0, 7, 2, 0, 1], [2; 14], 'l')
}

fn laps_1255() -> Move {
    of_south([0, 1, 4, 3, 0, 3, 0, 10, 2, 0, 2, 0, 2, 1], [2; 14], 'i')
}

/// Period 51,030, of which a hundred laps are kept.
fn endless() -> Move {
    of_south([2, 1, 0, 2, 7, 0, 1, 2, 0, 1, 2, 1, 2, 1], [2; 14], 'h')
}

/// Every vector's move.
fn vectors() -> Vec<Move> {
    include_str!("vectors/hawalis_moves.jsonl")
        .lines()
        .map(|line| {
            let vector: Value = serde_json::from_str(line).unwrap();
            let counts = |side: &str| -> [u8; 14] {
                std::array::from_fn(|index| vector[side][index].as_u64().unwrap() as u8)
            };
            let turn = vector["turn"].as_str().unwrap().parse().unwrap();
            let setup = Setup { south: counts("south"), north: counts("north"), turn };
            Move::of(
                Hawalis::default(),
                setup.try_into().unwrap(),
                vector["move"].as_str().unwrap().chars().next().unwrap(),
            )
        })
        .collect()
}

fn counts(board: &Arrangement, side: Side) -> [u8; 14] {
    std::array::from_fn(|index| board.seeds(Pit::new(side, index)))
}

fn pit(letter: char) -> Pit {
    Hawalis::SHAPE.pit(letter).unwrap()
}

#[test]
fn canonical_arrangement_follows_the_letters() {
    let board = Arrangement::of(&Hawalis::default(), &Hawalis::default().start());
    let places = board.places();
    assert_eq!(places.len(), 56);
    assert_eq!(places[0], Place::Pit { pit: pit('a'), rank: 0 });
    assert_eq!(places[1], Place::Pit { pit: pit('a'), rank: 1 });
    assert_eq!(places[27], Place::Pit { pit: pit('n'), rank: 1 });
    assert_eq!(places[28], Place::Pit { pit: pit('A'), rank: 0 });

    // South holds 26, so North has captured two; North holds 25, so South has captured three.
    let board = of_south(
        [26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        'a',
    )
    .before;
    assert_eq!(board.places()[51..], {
        let tray = |side, rank| Place::Tray { side, rank };
        let (south, north) = (Side::South, Side::North);
        [tray(south, 0), tray(south, 1), tray(south, 2), tray(north, 0), tray(north, 1)]
    });
    assert_whole(SHAPE, &board);
}

#[test]
fn first_move_seed_by_seed() {
    let shown = from_start('a');
    // Seeds 0 and 1 lie in a, 2 and 3 in b, 4 and 5 in c, 6 and 7 in d.
    let lifted = shown.at(Moment::Lifted { lap: 1 });
    assert_eq!(
        lifted.places()[..3],
        [
            Place::Hand { over: pit('a'), rank: 0 },
            Place::Hand { over: pit('a'), rank: 1 },
            Place::Pit { pit: pit('b'), rank: 0 },
        ]
    );
    // The highest falls first, on top of what is there; the hand goes along.
    let first = shown.at(Moment::Dropped { lap: 1, seed: 1 });
    assert_eq!(
        first.places()[..2],
        [Place::Hand { over: pit('b'), rank: 0 }, Place::Pit { pit: pit('b'), rank: 2 },]
    );
    let second = shown.at(Moment::Dropped { lap: 1, seed: 2 });
    assert_eq!(second.places()[0], Place::Pit { pit: pit('c'), rank: 2 });
    assert_eq!(second.hand(), 0);
    // c is lifted, seed 0 with it; being the highest it falls first, into d.
    let relayed = shown.at(Moment::Lifted { lap: 2 });
    assert_eq!(relayed.places()[0], Place::Hand { over: pit('c'), rank: 2 });
    assert_eq!(relayed.places()[4], Place::Hand { over: pit('c'), rank: 0 });
    let onward = shown.at(Moment::Dropped { lap: 2, seed: 1 });
    assert_eq!(onward.places()[0], Place::Pit { pit: pit('d'), rank: 2 });

    let after = shown.before.after(&shown.trace);
    assert_eq!(counts(&after, Side::South), [1, 3, 0, 3, 3, 0, 3, 3, 0, 3, 3, 0, 3, 3]);
    assert_eq!(counts(&after, Side::North), [2; 14]);
    // The first seed of d has not been touched and keeps its rank.
    assert_eq!(after.places()[6], Place::Pit { pit: pit('d'), rank: 0 });
}

#[test]
fn captured_seeds_go_on_top_of_the_tray() {
    let mut south = NONE;
    (south[7], south[0]) = (3, 21);
    let mut north = NONE;
    (north[10], north[3], north[0]) = (2, 1, 20); // K, D behind it, A
    let shown = of_south(south, north, 'h');
    // Lines of South's 24, then A 20, D 1, K 2; North has four and South five captured.
    let after = shown.before.after(&shown.trace);
    assert_eq!(shown.before.captured(Side::South), 5);
    let tray = |rank| Place::Tray { side: Side::South, rank };
    assert_eq!(after.places()[44..47], [tray(7), tray(5), tray(6)]);
    assert_eq!(after.captured(Side::South), 8);
    assert_eq!(after.captured(Side::North), 4);
    // Before the capture they lie where they were.
    let sown = shown.at(Moment::Dropped { lap: 1, seed: 3 });
    assert_eq!((sown.seeds(pit('K')), sown.seeds(pit('D')), sown.seeds(pit('k'))), (2, 1, 1));
}

#[test]
fn hand_of_fourteen_returns_to_its_pit() {
    let mut south = NONE;
    south[9] = 14;
    let mut north = NONE;
    (north[11], north[2]) = (3, 4); // L faces j, C is behind it
    let shown = of_south(south, north, 'j');
    let lifted = shown.at(Moment::Lifted { lap: 1 });
    assert_eq!((lifted.hand(), lifted.seeds(pit('j'))), (14, 0));
    let sown = shown.at(Moment::Dropped { lap: 1, seed: 14 });
    assert_eq!(counts(&sown, Side::South), [1; 14]);
    // The lowest of the hand fell last.
    assert_eq!(sown.places()[0], Place::Pit { pit: pit('j'), rank: 0 });
    let after = shown.before.after(&shown.trace);
    assert_eq!(after.captured(Side::South), 28 - 7 + 7);
    assert_eq!(counts(&after, Side::North), NONE);
    assert_consistent(&shown);
}

#[test]
fn stops_of_the_relay_example() {
    // h 3, k 2, n 1, b 1: laps h, k, n, b with 3, 3, 2, 2 seeds.
    let mut south = NONE;
    (south[7], south[10], south[13], south[1]) = (3, 2, 1, 1);
    let shown = of_south(south, NONE, 'h');
    let stops = shown.stops();
    assert_eq!(stops.ticks().collect::<Vec<_>>(), [4, 8, 11, 14]);
    // No capture: the last seed's stop is the end.
    assert_eq!((stops.laps(), stops.last(), stops.count()), (4, 14, 15));
    assert_eq!(stops.moment(0), Moment::Before);
    assert_eq!(stops.moment(5), Moment::Lifted { lap: 2 });
    assert_eq!(stops.moment(8), Moment::Dropped { lap: 2, seed: 3 });
    assert_eq!(stops.moment(14), Moment::After);
    assert_eq!(stops.moment(99), Moment::After);
    assert_eq!(stops.stop(Moment::Dropped { lap: 4, seed: 2 }), Some(14));
    for missing in [
        Moment::Lifted { lap: 0 },
        Moment::Lifted { lap: 5 },
        Moment::Dropped { lap: 4, seed: 3 },
        Moment::Dropped { lap: 2, seed: 4 },
        Moment::Dropped { lap: 2, seed: 0 },
        Moment::Dropped { lap: 2, seed: usize::MAX },
    ] {
        assert_eq!(stops.stop(missing), None, "{missing:?}");
    }
    assert_eq!([0, 1, 4, 5, 14, 99].map(|stop| stops.lap(stop)), [0, 1, 1, 2, 4, 4]);
    assert_eq!([0, 1, 2, 4, 5].map(|lap| stops.lap_end(lap)), [0, 4, 8, 14, 14]);
    assert_eq!([0, 2, 4, 5, 8, 14, 99].map(|stop| stops.previous_lap(stop)), [0, 0, 0, 4, 4, 11, 11]);
    assert_eq!([0, 2, 4, 5, 13, 14, 99].map(|stop| stops.next_lap(stop)), [4, 4, 8, 8, 14, 14, 14]);
    assert_eq!(
        counts(&shown.at(Moment::Dropped { lap: 2, seed: 3 }), Side::South),
        [0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 2]
    );
}

#[test]
fn capture_has_a_stop_of_its_own() {
    let shown = from_start('h');
    let stops = shown.stops();
    assert_eq!(stops.last(), 5 + 14 + 1);
    assert_eq!(stops.moment(19), Moment::Dropped { lap: 5, seed: 3 });
    assert_eq!(stops.lap(20), 5);
    assert_eq!(shown.at(Moment::Dropped { lap: 5, seed: 3 }).captured(Side::South), 0);
    assert_eq!(shown.at(Moment::After).captured(Side::South), 4);
    assert_eq!([20, 99, 19, 18].map(|stop| stops.previous_lap(stop)), [19, 19, 15, 15]);
    assert_eq!([18, 19, 20].map(|stop| stops.next_lap(stop)), [19, 20, 20]);
    // Standing at the capture's beginning, nothing is taken yet; then it lifts and flies.
    let timeline = shown.timeline();
    let taken: Vec<usize> = (0..56)
        .filter(|&seed| matches!(shown.at(Moment::After).places()[seed], Place::Tray { .. }))
        .collect();
    assert_eq!(taken.len(), 4);
    let flying = sample(SHAPE, &timeline, timeline.time_of(20) - 250.0);
    let before = poses_of(SHAPE, &shown.at(Moment::Dropped { lap: 5, seed: 3 }));
    for (seed, pose) in flying.iter().enumerate() {
        if taken.contains(&seed) {
            assert!(pose.height > 0.3 && pose.at != before[seed].at, "{pose:?}");
        } else {
            assert_eq!(*pose, before[seed]);
        }
    }
    // Of two seeds from one pit, the lower goes first.
    let way = |seed: usize| distance(flying[seed].at, before[seed].at);
    assert!(way(taken[0]) > way(taken[1]) + 1.0);
}

#[test]
fn endless_move_goes_back_to_where_it_began() {
    let shown = endless();
    assert!(shown.trace.is_endless());
    let stops = shown.stops();
    assert_eq!(stops.laps(), 100);
    assert_eq!(stops.last(), stops.lap_end(100) + 1);
    assert_eq!(shown.before.after(&shown.trace), shown.before);
    let broken_off = shown.before.at(&shown.trace, stops.lap_end(100));
    assert_ne!(broken_off, shown.before);
    let timeline = shown.timeline();
    assert_eq!(sample(SHAPE, &timeline, timeline.duration()), sample(SHAPE, &timeline, 0.0));
    // First a beat, then the seeds are on their way.
    let start = timeline.time_of(stops.lap_end(100));
    assert_eq!(sample(SHAPE, &timeline, start + 300.0), poses_of(SHAPE, &broken_off));
    let gliding = sample(SHAPE, &timeline, start + 700.0);
    for (seed, (from, to)) in
        poses_of(SHAPE, &broken_off).iter().zip(poses_of(SHAPE, &shown.before)).enumerate()
    {
        assert_eq!(gliding[seed].height > 0.0, *from != to, "seed {seed}");
    }
}

#[test]
fn moves_of_all_vectors_are_consistent() {
    for shown in vectors() {
        assert_consistent(&shown);
    }
}

#[test]
fn long_moves_are_consistent() {
    for shown in [laps_234(), laps_1255(), endless()] {
        assert_consistent(&shown);
    }
}

#[test]
fn seeds_keep_their_identity_through_a_game() {
    let game = Hawalis::default();
    let mut position = game.start();
    let mut board = Arrangement::of(&Hawalis::default(), &position);
    for letter in "aHdKeLbCfIjNkEmAaFcMnLjCgAhGlDhInKbHcKhBkFaCbMcDnGlIbEgJcHhKi".chars() {
        let mover = pit(letter).side();
        let trace = game.trace(&position, pit(letter)).unwrap();
        let after = board.after(&trace);
        for (&from, &to) in board.places().iter().zip(after.places()) {
            match (from, to) {
                (Place::Tray { .. }, _) => assert_eq!(from, to),
                (Place::Pit { pit, .. }, Place::Pit { .. }) if pit.side() != mover => assert_eq!(from, to),
                (Place::Pit { pit, .. }, Place::Tray { side, .. }) => {
                    assert_eq!((pit.side(), side), (!mover, mover));
                }
                (Place::Pit { pit: from, .. }, Place::Pit { pit: to, .. }) => {
                    assert_eq!(from.side(), to.side())
                }
                _ => panic!("a seed is left in the hand"),
            }
        }
        assert_whole(SHAPE, &after);
        (position, board) = (game.play(&position, pit(letter), &mut ()).unwrap().position, after);
    }
    // South has taken all of North's.
    assert_eq!(board.captured(Side::South), 28);
}

#[test]
fn typical_moves_take_three_to_five_seconds() {
    for letter in "abcdefghijklmn".chars() {
        let shown = from_start(letter);
        assert_eq!((shown.trace.laps.len(), shown.trace.seeds()), (5, 14));
        let duration = shown.timeline().duration();
        println!("{letter} from the start: {duration:.0} ms");
        assert!((3_000.0..=5_000.0).contains(&duration), "{letter}: {duration} ms");
    }
    let mut south = NONE;
    south[0] = 2;
    let duration = of_south(south, NONE, 'a').timeline().duration();
    println!("one lap of two seeds: {duration:.0} ms");
    assert!((750.0..=1_000.0).contains(&duration), "{duration} ms");
}

#[test]
fn no_move_takes_ten_seconds() {
    // The longest lap that there is; it goes on, from the pit that it began in.
    let mut everything = NONE;
    everything[0] = 28;
    let everything = of_south(everything, [2; 14], 'a');
    for (name, shown, laps, least) in [
        ("234 laps", laps_234(), 234, 8_000.0),
        ("1,255 laps", laps_1255(), 1_255, 8_000.0),
        ("endless, 100 laps", endless(), 100, 8_000.0),
        ("28 seeds in a", everything, 0, 0.0),
    ] {
        let (stops, timeline) = (shown.stops(), shown.timeline());
        println!("{name}: {:.0} ms", timeline.duration());
        if laps > 0 {
            assert_eq!(shown.trace.laps.len(), laps);
        }
        assert!((least..10_000.0).contains(&timeline.duration()), "{name}: {}", timeline.duration());
        let lap = |lap| timeline.time_of(stops.lap_end(lap)) - timeline.time_of(stops.lap_end(lap - 1));
        println!("    first lap {:.0} ms, last {:.2} ms", lap(1), lap(stops.laps()));
    }
    // However long a move is, its beginning is shown as every other's.
    for shown in [laps_234(), laps_1255(), endless()] {
        let (stops, timeline) = (shown.stops(), shown.timeline());
        assert!((timeline.time_of(stops.lap_end(1)) - 840.0).abs() < 1e-6);
    }
    // What is left of a lap of a 234-lap move lasts about a frame.
    let (stops, timeline) = (laps_234().stops(), laps_234().timeline());
    let last_hundred = timeline.time_of(stops.lap_end(234)) - timeline.time_of(stops.lap_end(134));
    assert!(last_hundred / 100.0 > 15.0, "{last_hundred} ms");
}

/// The time of a single drop, and of a lift with its beat, in each lap.
fn rhythm(shown: &Move) -> Vec<(f64, f64)> {
    let (stops, timeline) = (shown.stops(), shown.timeline());
    let step = |stop: usize| timeline.time_of(stop) - timeline.time_of(stop - 1);
    (1..=stops.laps())
        .map(|lap| {
            let lift = stops.stop(Moment::Lifted { lap }).unwrap();
            let drops = lift + 1..=stops.lap_end(lap);
            for drop in drops.clone() {
                assert!((step(drop) - step(lift + 1)).abs() < 1e-6, "an uneven lap {lap}");
            }
            (step(lift + 1), step(lift))
        })
        .collect()
}

#[test]
fn laps_quicken_and_never_abruptly() {
    let gentle = rhythm(&from_start('a'));
    let gentle = gentle[1].0 / gentle[0].0;
    let mut hurried = 0;
    let moves = vectors().into_iter().chain([laps_234(), laps_1255(), endless()]);
    for shown in moves {
        let laps = rhythm(&shown);
        // Nothing is hurried more than it must be.
        if laps.len() > 1 && laps[1].0 / laps[0].0 < gentle - 1e-6 {
            assert!(shown.timeline().duration() > 9_600.0);
            hurried += 1;
        }
        for (number, pair) in (1..).zip(laps.windows(2)) {
            let ((earlier, lift), (later, next_lift)) = (pair[0], pair[1]);
            assert!(later <= earlier + 1e-6, "lap {number}");
            assert!(later >= 0.75 * earlier, "lap {number}: {earlier} to {later} ms");
            // The first lift has no beat before it.
            assert!(number == 1 || next_lift <= lift + 1e-6, "lap {number}");
        }
    }
    assert!(hurried > 0);
}

#[test]
fn single_lap_is_not_quickened() {
    let mut south = NONE;
    south[0] = 2;
    let unhurried = rhythm(&of_south(south, NONE, 'a'))[0];
    south[0] = 13;
    assert!((rhythm(&of_south(south, NONE, 'a'))[0].0 - unhurried.0).abs() < 1e-6);
    // Nor is the first lap of a typical move.
    assert!((rhythm(&from_start('a'))[0].0 - unhurried.0).abs() < 1e-6);
}

#[test]
fn slow_is_half_as_fast_at_least() {
    let rate = |speed: Speed| speed.rate().unwrap();
    let shown = from_start('a');
    let seed = |speed| shown.timeline().duration() / rate(speed) / f64::from(shown.trace.seeds());
    assert!(seed(Speed::Slow) >= 2.0 * seed(Speed::Normal) * 1.1);
    assert!(seed(Speed::Fast) <= seed(Speed::Normal) / 2.0);
    assert_eq!(rate(Speed::Normal), 1.0);
    assert_eq!(Speed::Off.rate(), None);
}

#[test]
fn first_lift_answers_at_once() {
    let timeline = from_start('a').timeline();
    let lifted = sample(SHAPE, &timeline, 34.0);
    assert!(lifted[0].height > 0.05, "{:?}", lifted[0]);
    assert_eq!(lifted[2].height, 0.0);
}

#[test]
fn relay_begins_with_a_beat() {
    let shown = from_start('a');
    let (stops, timeline) = (shown.stops(), shown.timeline());
    let landed = timeline.time_of(stops.lap_end(1));
    assert_eq!(sample(SHAPE, &timeline, landed + 40.0), sample(SHAPE, &timeline, landed));
    assert_ne!(sample(SHAPE, &timeline, landed + 150.0), sample(SHAPE, &timeline, landed));
    // The beat takes time of its own: compared to a drop, a relay's lift is longer than the first.
    let laps = rhythm(&shown);
    assert!(laps[1].1 / laps[1].0 > 1.15 * laps[0].1 / laps[0].0);
}

#[test]
fn falling_seed_leaves_the_hand_and_lands_softly() {
    let shown = from_start('a');
    let timeline = shown.timeline();
    // Seed 1 falls first, seed 0 stays in the hand.
    let (from, to) = (timeline.time_of(1), timeline.time_of(2));
    let heights: Vec<f64> = (0..=20)
        .map(|part| sample(SHAPE, &timeline, from + (to - from) * f64::from(part) / 20.0)[1].height)
        .collect();
    assert!(heights.windows(2).all(|pair| pair[1] <= pair[0]));
    let steps: Vec<f64> = heights.windows(2).map(|pair| pair[0] - pair[1]).collect();
    assert!(steps[19] < 0.03 && steps[0] == 0.0, "{steps:?}");
    assert!(steps.iter().any(|&step| step > 0.08), "{steps:?}");
    for part in 0..=20 {
        let hand = sample(SHAPE, &timeline, from + (to - from) * f64::from(part) / 20.0)[0];
        assert_eq!(hand.height, 1.0);
    }
}

#[test]
fn time_outside_the_move_is_clamped() {
    for shown in [from_start('h'), endless()] {
        let timeline = shown.timeline();
        let (before, after) =
            (poses_of(SHAPE, &shown.before), poses_of(SHAPE, &shown.before.after(&shown.trace)));
        for time in [f64::NAN, f64::NEG_INFINITY, -1.0, 0.0, -0.0] {
            assert_eq!(sample(SHAPE, &timeline, time), before, "{time}");
            assert_eq!(timeline.stop_at(time), 0, "{time}");
        }
        for time in [timeline.duration(), timeline.duration() + 1.0, f64::MAX, f64::INFINITY] {
            assert_eq!(sample(SHAPE, &timeline, time), after, "{time}");
            assert_eq!(timeline.stop_at(time), shown.stops().last(), "{time}");
        }
        assert_eq!(timeline.time_of(usize::MAX), timeline.duration());
        assert_eq!(shown.before.at(&shown.trace, usize::MAX), shown.before.after(&shown.trace));
    }
}

#[test]
fn trace_of_another_board_does_no_harm() {
    let shown = laps_234();
    let stranger = Arrangement::of(&Hawalis::default(), &Hawalis::default().start());
    assert_whole(SHAPE, &stranger.after(&shown.trace));
    let timeline = Timeline::of(&stranger, &shown.trace);
    assert_eq!(sample(SHAPE, &timeline, timeline.duration()), poses_of(SHAPE, &stranger.after(&shown.trace)));
}

#[test]
fn no_seed_jumps_in_a_typical_move() {
    for shown in [from_start('a'), from_start('h')] {
        let frames = (shown.timeline().duration() / 5.0) as u32;
        for frame in 0..=frames {
            assert_no_jump(&shown, 5.0 * f64::from(frame), 5.0);
            assert_no_jump(&shown, 5.0 * f64::from(frame), 0.01);
        }
    }
}

/// What a run costs at best in microseconds, whatever else the machine is doing.
fn cost(name: &str, runs: u32, mut run: impl FnMut()) -> f64 {
    let best = (0..20)
        .map(|_| {
            let start = Instant::now();
            (0..runs).for_each(|_| run());
            start.elapsed().as_secs_f64() * 1e6 / f64::from(runs)
        })
        .fold(f64::INFINITY, f64::min);
    println!("{name}: {best:.1} µs");
    best
}

#[test]
fn longest_move_is_cheap() {
    let shown = laps_1255();
    let (stops, timeline) = (shown.stops(), shown.timeline());
    let mut poses = Vec::with_capacity(56);
    let flat = |place| Point { x: if matches!(place, Place::Hand { .. }) { 1.0 } else { 0.0 }, y: 0.0 };
    let mut time = 0.0;
    let sampling = cost("sample", 500, || {
        time += 0.97;
        timeline.sample(black_box(time), flat, &mut poses);
        black_box(&poses);
    });
    assert_eq!(poses.capacity(), 56, "sample allocates");
    let building = cost("timeline", 1, || {
        black_box(shown.timeline());
    });
    let standing = cost("board at the last stop", 1, || {
        black_box(shown.before.at(&shown.trace, stops.last()));
    });
    // Several times what a slow machine needs: only another order of growth goes beyond.
    assert!(sampling < 50.0 && building < 20_000.0 && standing < 10_000.0);
}

#[cfg(not(target_arch = "wasm32"))]
mod random {
    use super::*;
    use proptest::prelude::*;

    /// A position with seeds thrown into pits at random, and a legal pit of it.
    fn positions() -> impl Strategy<Value = Move> {
        let side = || proptest::collection::vec(0..14usize, 1..=28);
        (side(), side(), any::<prop::sample::Index>(), any::<bool>()).prop_filter_map(
            "no legal move",
            |(south, north, choice, north_moves)| {
                let row = |seeds: Vec<usize>| {
                    let mut row = NONE;
                    seeds.into_iter().for_each(|index| row[index] += 1);
                    row
                };
                let turn = if north_moves { Side::North } else { Side::South };
                let setup = Setup { south: row(south), north: row(north), turn };
                let position = Position::try_from(setup).ok()?;
                let legal: Vec<Pit> = Hawalis::default().legal(&position).into_iter().collect();
                (!legal.is_empty()).then(|| {
                    Move::of(
                        Hawalis::default(),
                        position,
                        Hawalis::SHAPE.letter(legal[choice.index(legal.len())]),
                    )
                })
            },
        )
    }

    impl std::fmt::Debug for Move {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "{} plays {}", self.position, Hawalis::SHAPE.letter(self.trace.laps[0].pit))
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn every_move_is_consistent(shown in positions()) {
            assert_consistent(&shown);
        }

        #[test]
        fn no_seed_jumps(shown in positions(), when in 0.0..1.0, passed in 0.001..20.0) {
            assert_no_jump(&shown, when * shown.timeline().duration(), passed);
        }

        #[test]
        fn stepping_by_laps_visits_every_end(shown in positions()) {
            let stops = shown.stops();
            let mut ends: Vec<usize> = std::iter::once(0).chain(stops.ticks()).chain([stops.last()]).collect();
            ends.dedup();
            for stop in 0..stops.count() {
                let previous = ends.iter().copied().filter(|&end| end < stop).max().unwrap_or(0);
                let next = ends.iter().copied().filter(|&end| end > stop).min().unwrap_or(stops.last());
                prop_assert_eq!((stops.previous_lap(stop), stops.next_lap(stop)), (previous, next));
                prop_assert_eq!(stops.stop(stops.moment(stop)), Some(stop));
            }
        }
    }
}
