//! Moves as they are shown, of any game, and what holds of all of them.
#![allow(clippy::unwrap_used, dead_code)] // each test uses some of it

use mancala::motion::{Arrangement, Moment, Place, Point, Pose, Stops, Timeline};
use mancala::rules::{Game, Pit, Shape, Side, Trace};

/// A move with the board before it.
pub struct Move<G: Game> {
    pub game: G,
    pub position: G::Position,
    pub before: Arrangement,
    pub trace: Trace,
}

impl<G: Game> Move<G> {
    pub fn of(game: G, position: G::Position, letter: char) -> Move<G> {
        let trace = game.trace(&position, game.shape().pit(letter).unwrap()).unwrap();
        Move { game, position, before: Arrangement::of(&game, &position), trace }
    }

    pub fn stops(&self) -> Stops {
        Stops::of(&self.trace)
    }

    pub fn timeline(&self) -> Timeline {
        Timeline::of(&self.before, &self.trace)
    }

    pub fn at(&self, moment: Moment) -> Arrangement {
        self.before.at(&self.trace, self.stops().stop(moment).unwrap())
    }

    pub fn position_after(&self) -> G::Position {
        let pit = self.trace.laps[0].pit;
        self.game.play(&self.position, pit, &mut ()).unwrap().position
    }
}

/// A drawing with pits on a grid, in which no two places coincide.
pub fn seat(shape: &Shape, place: Place) -> Point {
    let of_pit = |pit: Pit| {
        let (row, column) = shape.cell(pit);
        Point { x: 100.0 * column as f64, y: 100.0 * row as f64 }
    };
    let (point, rank) = match place {
        Place::Pit { pit, rank } => (of_pit(pit), rank),
        Place::Hand { over, rank } => (Point { y: of_pit(over).y - 40.5, ..of_pit(over) }, rank),
        Place::Tray { side, rank } => (Point { x: 900.0, y: 200.0 * side.index() as f64 }, rank),
    };
    Point { x: point.x + 3.0 * f64::from(rank % 8), y: point.y + 3.0 * f64::from(rank / 8) }
}

pub fn distance(a: Point, b: Point) -> f64 {
    (a.x - b.x).hypot(a.y - b.y)
}

pub fn sample(shape: &Shape, timeline: &Timeline, time: f64) -> Vec<Pose> {
    let mut poses = Vec::new();
    timeline.sample(time, |place| seat(shape, place), &mut poses);
    poses
}

pub fn poses_of(shape: &Shape, board: &Arrangement) -> Vec<Pose> {
    let pose = |&place: &Place| Pose {
        at: seat(shape, place),
        height: if matches!(place, Place::Hand { .. }) { 1.0 } else { 0.0 },
    };
    board.places().iter().map(pose).collect()
}

/// What holds of every board: no seed is lost, and ranks have no gaps.
pub fn assert_whole(shape: &Shape, board: &Arrangement) {
    let pits: u32 = shape.pits().map(|pit| u32::from(board.seeds(pit))).sum();
    let captured: u32 = Side::BOTH.into_iter().map(|side| u32::from(board.captured(side))).sum();
    assert_eq!(pits + u32::from(board.hand()) + captured, shape.seeds);

    let mut places = board.places().to_vec();
    places.sort_unstable();
    for (index, &place) in places.iter().enumerate() {
        let (rank, earlier) = match place {
            Place::Pit { pit, rank } => (rank, rank.checked_sub(1).map(|rank| Place::Pit { pit, rank })),
            Place::Hand { over, rank } => (rank, rank.checked_sub(1).map(|rank| Place::Hand { over, rank })),
            Place::Tray { side, rank } => (rank, rank.checked_sub(1).map(|rank| Place::Tray { side, rank })),
        };
        let before = index.checked_sub(1).map(|index| places[index]);
        assert_ne!(before, Some(place), "two seeds in one place");
        assert!(rank == 0 || before == earlier, "a gap below {place:?}");
    }
}

/// What holds of every move, at every stop.
pub fn assert_consistent<G: Game>(shown: &Move<G>) {
    let shape = shown.game.shape();
    let (stops, timeline) = (shown.stops(), shown.timeline());
    let moving = shown.trace.laps[0].pit.side();
    let mut earlier = shown.before.clone();
    for stop in 0..stops.count() {
        let board = shown.before.at(&shown.trace, stop);
        assert_whole(shape, &board);
        let time = timeline.time_of(stop);
        assert_eq!(timeline.stop_at(time), stop);
        assert!(stop == 0 || time > timeline.time_of(stop - 1), "stop {stop}");
        assert_eq!(sample(shape, &timeline, time), poses_of(shape, &board), "stop {stop}");
        assert_eq!(stops.stop(stops.moment(stop)), Some(stop));

        // In the middle of the step to this stop, too, only what takes part moves.
        if matches!(stops.moment(stop), Moment::Lifted { .. } | Moment::Dropped { .. }) {
            let middle = sample(shape, &timeline, (timeline.time_of(stop - 1) + time) / 2.0);
            for (seed, (&from, &to)) in earlier.places().iter().zip(board.places()).enumerate() {
                if from == to {
                    assert_eq!(middle[seed], Pose { at: seat(shape, from), height: middle[seed].height });
                } else {
                    assert!(
                        !matches!(from, Place::Tray { .. })
                            && !matches!(from, Place::Pit { pit, .. } if pit.side() != moving),
                        "seed {seed} goes from {from:?} to {to:?}"
                    );
                }
            }
        }
        earlier = board;
    }

    let after = shown.before.after(&shown.trace);
    assert_eq!(shown.before.at(&shown.trace, stops.last()), after);
    let position = shown.position_after();
    for pit in shape.pits() {
        assert_eq!(after.seeds(pit), G::seeds(&position, pit), "{pit:?}");
    }
    for side in Side::BOTH {
        assert_eq!(after.captured(side), G::captured(&position, side));
    }
    assert!(timeline.duration() < 10_000.0, "{} ms", timeline.duration());
    assert_eq!(timeline.duration(), timeline.time_of(stops.last()));
}

/// No seed moves faster than `Timeline::sample` states.
pub fn assert_no_jump<G: Game>(shown: &Move<G>, time: f64, passed: f64) {
    let (shape, timeline) = (shown.game.shape(), shown.timeline());
    let (earlier, later) = (sample(shape, &timeline, time), sample(shape, &timeline, time + passed));
    let first = timeline.stop_at(time);
    let last = timeline.stop_at(time + passed);
    let mut room = vec![(1e-6, 1e-6); earlier.len()];
    for stop in first..=last.min(shown.stops().last() - 1) {
        let (start, end) = (timeline.time_of(stop), timeline.time_of(stop + 1));
        let share = ((time + passed).min(end) - time.max(start)) / (end - start);
        let (from, to) = (shown.before.at(&shown.trace, stop), shown.before.at(&shown.trace, stop + 1));
        for ((room, &from), &to) in room.iter_mut().zip(from.places()).zip(to.places()) {
            room.0 += 3.0 * share * distance(seat(shape, from), seat(shape, to));
            room.1 += if from == to { 0.0 } else { 6.0 * share };
        }
    }
    for (seed, (a, b)) in earlier.iter().zip(&later).enumerate() {
        let moved = (distance(a.at, b.at), (a.height - b.height).abs());
        assert!(
            moved.0 <= room[seed].0 && moved.1 <= room[seed].1,
            "seed {seed} at {time} ms: {moved:?} > {:?}",
            room[seed]
        );
    }
}
