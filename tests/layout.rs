//! The drawing of the board: nothing hides a seed, everything is large enough.

use mancala::motion::{Direction, Form, Layout, Place, Point, Rectangle};
use mancala::rules::{Hawalis, Lap, Oware, Pit, Shape, Side};

const BOTH_FORMS: [Form; 2] = [Form::Wide, Form::Narrow];

const BOARDS: [&Shape; 2] = [&Hawalis::SHAPE, &Oware::SHAPE];

/// Every board in both forms, from South's side.
fn unflipped() -> impl Iterator<Item = Layout> {
    BOARDS.into_iter().flat_map(|shape| BOTH_FORMS.map(|form| Layout::new(shape, form, false)))
}

fn layouts() -> impl Iterator<Item = Layout> {
    unflipped().flat_map(|layout| [false, true].map(|flipped| Layout { flipped, ..layout }))
}

fn pit(letter: char) -> Pit {
    Hawalis::SHAPE.pit(letter).expect("a letter of the board")
}

fn distance(a: Point, b: Point) -> f64 {
    (a.x - b.x).hypot(a.y - b.y)
}

fn distance_to(rectangle: Rectangle, point: Point) -> f64 {
    let x = (rectangle.x - point.x).max(point.x - rectangle.x - rectangle.width).max(0.0);
    let y = (rectangle.y - point.y).max(point.y - rectangle.y - rectangle.height).max(0.0);
    x.hypot(y)
}

fn overlap(a: Rectangle, b: Rectangle) -> bool {
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/// The room of `letters` characters of bold type, generous for any font.
fn text(at: Point, size: f64, letters: f64) -> Rectangle {
    let (width, height) = (0.66 * size * letters, 0.76 * size);
    Rectangle { x: at.x - width / 2.0, y: at.y - height / 2.0, width, height }
}

fn captions(layout: &Layout) -> Vec<Rectangle> {
    layout
        .shape
        .pits()
        .flat_map(|pit| {
            [
                text(layout.numeral(pit), layout.numeral_size(), 2.0),
                text(layout.letter(pit), layout.letter_size(), 1.0),
            ]
        })
        .collect()
}

fn seats(layout: &Layout, pit: Pit, ranks: u8) -> Vec<Point> {
    (0..ranks).map(|rank| layout.seat(Place::Pit { pit, rank })).collect()
}

#[test]
fn the_first_ten_seeds_of_a_pit_do_not_touch() {
    for layout in layouts() {
        for pit in layout.shape.pits() {
            let seats = seats(&layout, pit, 10);
            for (i, &seat) in seats.iter().enumerate() {
                for &other in &seats[..i] {
                    assert!(distance(seat, other) >= 2.0 * layout.seed_radius(), "{layout:?} {pit:?}");
                }
            }
        }
    }
}

#[test]
fn later_seeds_leave_each_other_in_sight() {
    for layout in layouts() {
        for pit in layout.shape.pits() {
            let seats = seats(&layout, pit, 28);
            for (i, &seat) in seats.iter().enumerate() {
                for &other in &seats[..i] {
                    assert!(distance(seat, other) >= 0.85 * layout.seed_radius(), "{layout:?} {pit:?}");
                }
            }
        }
    }
}

#[test]
fn seeds_lie_inside_their_pit() {
    for layout in layouts() {
        for pit in layout.shape.pits() {
            for rank in 0..=255 {
                let reach = distance(layout.pit(pit), layout.seat(Place::Pit { pit, rank }));
                assert!(
                    reach + layout.seed_radius() < layout.pit_radius() - 3.0,
                    "{layout:?} {pit:?} {rank}"
                );
            }
        }
    }
}

#[test]
fn numerals_and_letters_hide_no_seed_and_no_other_pit() {
    for layout in layouts() {
        for caption in captions(&layout) {
            for pit in layout.shape.pits() {
                for seat in seats(&layout, pit, 28) {
                    assert!(distance_to(caption, seat) > layout.seed_radius(), "{layout:?} {pit:?}");
                }
            }
        }
        for pit in layout.shape.pits() {
            let own = [
                text(layout.numeral(pit), layout.numeral_size(), 2.0),
                text(layout.letter(pit), layout.letter_size(), 1.0),
            ];
            for other in layout.shape.pits().filter(|&other| other != pit) {
                for caption in own {
                    let apart = distance_to(caption, layout.pit(other));
                    assert!(apart > layout.pit_radius() + layout.rim(), "{layout:?} {pit:?} {other:?}");
                }
            }
        }
    }
}

#[test]
fn captions_overlap_neither_each_other_nor_trays() {
    for layout in layouts() {
        let mut boxes = captions(&layout);
        boxes.extend(Side::BOTH.map(|side| layout.tray(side)));
        boxes.push(layout.band());
        for (i, &one) in boxes.iter().enumerate() {
            for &other in &boxes[..i] {
                assert!(!overlap(one, other), "{layout:?} {one:?} {other:?}");
            }
            assert!(one.x > 0.0 && one.y > 0.0, "{layout:?} {one:?}");
            assert!(one.x + one.width < layout.width() && one.y + one.height < layout.height());
        }
    }
}

#[test]
fn badges_hide_no_seed_and_no_caption() {
    for layout in layouts() {
        for pit in layout.shape.pits() {
            let badge = layout.badge(pit);
            for seat in seats(&layout, pit, 28) {
                assert!(distance(seat, badge) > layout.seed_radius() + layout.badge_radius());
            }
            for caption in captions(&layout) {
                assert!(distance_to(caption, badge) > layout.badge_radius(), "{layout:?} {pit:?}");
            }
        }
    }
}

#[test]
fn flipped_is_a_half_turn() {
    for layout in unflipped() {
        let flipped = Layout { flipped: true, ..layout };
        let opposite = |a: Point, b: Point| {
            (a.x + b.x - layout.width()).abs() < 1e-9 && (a.y + b.y - layout.height()).abs() < 1e-9
        };
        for pit in layout.shape.pits() {
            assert!(opposite(layout.pit(pit), flipped.pit(pit)));
            assert!(opposite(layout.cell(pit).middle(), flipped.cell(pit).middle()));
            for rank in 0..=255 {
                let place = Place::Pit { pit, rank };
                assert!(opposite(layout.seat(place), flipped.seat(place)));
            }
            // Numerals keep to their side of the pit, or all are on the outer side of their row.
            let beside = |layout: &Layout| {
                let (a, b) = (layout.pit(pit), layout.numeral(pit));
                ((b.x - a.x).round(), (b.y - a.y).round())
            };
            let (x, y) = beside(&layout);
            let seen = if layout.has_stores() { (x, -y) } else { (x, y) };
            assert_eq!(beside(&flipped), seen);
            let outwards = (layout.pit(pit).y - layout.height() / 2.0).signum();
            assert!(!layout.has_stores() || outwards * y > 0.0, "{layout:?} {pit:?}");
        }
        for side in Side::BOTH {
            assert!(opposite(layout.tray(side).middle(), flipped.tray(side).middle()));
            for rank in 0..layout.shape.most_captured() as u8 {
                let place = Place::Tray { side, rank };
                assert!(opposite(layout.seat(place), flipped.seat(place)));
            }
        }
    }
}

#[test]
fn pits_are_where_the_rules_put_them() {
    for layout in unflipped() {
        for row in 0..layout.shape.rows {
            for column in 1..layout.shape.columns {
                let [left, right] =
                    [column - 1, column].map(|column| layout.pit(layout.shape.pit_at(row, column)));
                assert!(left.x < right.x && left.y == right.y);
            }
        }
        for column in 0..layout.shape.columns {
            for row in 1..layout.shape.rows {
                let [upper, lower] = [row - 1, row].map(|row| layout.pit(layout.shape.pit_at(row, column)));
                assert!(upper.y < lower.y && upper.x == lower.x);
            }
        }
    }
}

#[test]
fn trays_hold_all_that_can_be_taken() {
    for layout in layouts() {
        for side in Side::BOTH {
            let tray = layout.tray(side);
            let numeral = text(layout.tray_numeral(side), layout.tray_numeral_size(), 2.0);
            for rank in 0..layout.shape.most_captured() as u8 {
                let seat = layout.seat(Place::Tray { side, rank });
                // What is left of the tray without its corners, round which it is as wide as they are.
                let corner = layout.tray_corner();
                let core = Rectangle {
                    x: tray.x + corner,
                    y: tray.y + corner,
                    width: tray.width - 2.0 * corner,
                    height: tray.height - 2.0 * corner,
                };
                assert!(distance_to(core, seat) + layout.seed_radius() < corner, "{layout:?} {rank}");
                assert!(distance_to(numeral, seat) > layout.seed_radius(), "{layout:?} {rank}");
                for before in 0..rank {
                    let before = layout.seat(Place::Tray { side, rank: before });
                    assert!(distance(before, seat) >= 2.0 * layout.seed_radius());
                }
            }
        }
    }
}

#[test]
fn cells_touch_and_contain_their_pit() {
    for layout in layouts() {
        for pit in layout.shape.pits() {
            let cell = layout.cell(pit);
            let middle = layout.pit(pit);
            assert!(middle.x - layout.pit_radius() > cell.x && middle.y - layout.pit_radius() > cell.y);
            assert!(middle.x + layout.pit_radius() < cell.x + cell.width);
            assert!(middle.y + layout.pit_radius() < cell.y + cell.height);
            for direction in [Direction::Left, Direction::Right, Direction::Up, Direction::Down] {
                let other = layout.neighbour(pit, direction);
                let next = layout.cell(other);
                if other != pit {
                    let gap = match direction {
                        Direction::Left => cell.x - next.x - next.width,
                        Direction::Right => next.x - cell.x - cell.width,
                        Direction::Up => cell.y - next.y - next.height,
                        Direction::Down => next.y - cell.y - cell.height,
                    };
                    assert!(gap.abs() < 1e-9, "{layout:?} {pit:?} {direction:?}: {gap}");
                }
            }
        }
    }
}

#[test]
fn a_phone_shows_numerals_that_can_be_read_and_pits_that_can_be_hit() {
    for layout in BOARDS.map(|shape| Layout::new(shape, Form::Narrow, false)) {
        let pixels = 352.0 / layout.width();
        for pit in layout.shape.pits() {
            let cell = layout.cell(pit);
            assert!(cell.width * pixels >= 44.0 && cell.height * pixels >= 44.0);
        }
        // The height of a figure is about 0.71 of its type.
        for size in [layout.numeral_size(), layout.tray_numeral_size()] {
            assert!(0.71 * size * pixels >= if layout.has_stores() { 14.0 } else { 9.0 });
        }
        assert!(0.71 * layout.numeral_size() * pixels >= 14.0);
    }
}

#[test]
fn a_laptop_shows_the_board_large() {
    for layout in BOARDS.map(|shape| Layout::new(shape, Form::Wide, false)) {
        // As high as there is room, but no wider than beside the list.
        let pixels = (542.0 / layout.height()).min(1018.0 / layout.width());
        assert!(layout.width() * pixels >= 820.0);
        assert!(0.71 * layout.numeral_size() * pixels >= 16.0);
    }
}

#[test]
fn arrows_go_where_they_point() {
    let [layout, flipped] = [false, true].map(|flipped| Layout::new(&Hawalis::SHAPE, Form::Wide, flipped));
    assert_eq!(layout.neighbour(pit('a'), Direction::Left), pit('a'));
    assert_eq!(layout.neighbour(pit('a'), Direction::Right), pit('b'));
    assert_eq!(layout.neighbour(pit('d'), Direction::Up), pit('k'));
    assert_eq!(layout.neighbour(pit('k'), Direction::Up), pit('K'));
    assert_eq!(layout.neighbour(pit('D'), Direction::Up), pit('D'));
    assert_eq!(flipped.neighbour(pit('d'), Direction::Up), pit('d'));
    assert_eq!(flipped.neighbour(pit('A'), Direction::Right), pit('B'));
    for layout in layouts() {
        for pit in layout.shape.pits() {
            let right = layout.neighbour(pit, Direction::Right);
            assert!(right == pit || layout.pit(right).x > layout.pit(pit).x);
        }
    }
}

#[test]
fn laps_follow_the_loop() {
    let layout = Layout::new(&Hawalis::SHAPE, Form::Wide, false);
    let path = |letter, seeds, lane| layout.lap_path(Lap { pit: pit(letter), seeds }, lane);
    assert_eq!(path('a', 0, 0), "");
    // Along the outer row, without a turn.
    assert_eq!(path('a', 2, 0), "M169 488L327 488");
    // Round the right end.
    assert_eq!(path('g', 1, 0).matches('A').count(), 2);
    assert_eq!(path('n', 1, 0).matches('A').count(), 2);
    // Once round and further: both ends twice, then one more turn.
    assert_eq!(path('a', 28, 0).matches('A').count(), 8);
    assert_ne!(path('a', 3, 0), path('a', 3, 1));
    assert!(path('c', 255, 3).starts_with('M'));
    // North's line is South's, turned by half.
    assert_eq!(layout.lap_path(Lap { pit: pit('A'), seeds: 2 }, 0), "M831 112L673 112");
}

#[test]
fn laps_go_over_both_sides_and_round_the_pit_that_they_came_from() {
    let layout = Layout::new(&Oware::SHAPE, Form::Wide, false);
    let path =
        |letter, seeds| layout.lap_path(Lap { pit: Oware::SHAPE.pit(letter).expect("a letter"), seeds }, 0);
    // D holds 4: along E and F, round the right end, and back over a and b.
    let (a, b) = (path('D', 4), path('D', 2));
    assert_eq!((a.matches('A').count(), b.matches('A').count()), (2, 0));
    assert!(b.ends_with(" 318"), "in South's row: {b}");
    assert!(a.ends_with(" 122"), "in North's row: {a}");
    // Eleven seeds of B end in A, which takes both turns; the twelfth goes round B into C.
    assert_eq!(path('B', 11).matches('A').count(), 4);
    let round = path('B', 12);
    assert_eq!(round.matches('A').count(), 5);
    assert!(round.contains("A52 52 0 0 0 "), "round the rim of B: {round}");
    // Where the origin is at an end of its row, the way round it is half of the turn.
    assert_eq!(path('A', 11).matches('A').count(), 2);
    assert_eq!(path('A', 12).matches('A').count(), 4);
    assert_eq!(path('F', 12).matches('A').count(), 6);
    // 22 seeds pass over the origin once, 23 twice.
    let passed = |seeds| path('C', seeds).matches("A52 52").count();
    assert_eq!([11, 12, 22, 23, 48].map(passed), [0, 1, 1, 2, 4]);
    // North's line is South's, turned by half.
    let north = path('d', 2);
    assert!(b.starts_with("M604.5") && north.starts_with("M395.5"), "{b} {north}");
}
