//! The measures of the boards, in units of their drawings.

use super::Form;
use crate::motion::Point;
use crate::rules::Shape;

/// The measures of a board in one of its forms. Points and distances without a word about it start from
/// the middle of the board and are of South's half, which is North's turned by half.
pub(super) struct Measure {
    pub width: f64,
    pub height: f64,
    /// The radius of the frame's corners, and its breadth.
    pub corner: f64,
    pub edge: f64,
    /// From a column to the next.
    pub column_pitch: f64,
    /// To the rows of a player, the nearest to the middle first.
    pub rows: &'static [f64],
    /// To where the cells of the outermost row end.
    pub cells_end: f64,
    pub pit_radius: f64,
    pub rim: f64,
    pub seed_radius: f64,
    /// From the middle of a pit to those of its numeral, letter and badge.
    pub numeral: Point,
    pub letter: Point,
    pub badge: Point,
    /// And to that of what its move is worth, and the size of its type.
    pub score: Point,
    pub score_size: f64,
    /// Whether they are mirrored for the upper half, so that all numerals are on the outer side of their row.
    pub mirrored: bool,
    pub numeral_size: f64,
    pub letter_size: f64,
    pub badge_radius: f64,
    pub tray: Tray,
    /// The band between the players, downwards, and its height.
    pub band: f64,
    pub band_height: f64,
    /// From lane to lane; the turn at the right, from the left edge; its radius; how far lanes part in it.
    pub lane: f64,
    pub turn: f64,
    pub turn_radius: f64,
    pub turn_spread: f64,
}

/// Where a player's captured seeds lie: in lines, and lines in groups, so that one can count them.
pub(super) struct Tray {
    pub middle: Point,
    pub width: f64,
    pub height: f64,
    /// The radius of its corners.
    pub corner: f64,
    /// Seeds of a line, and lines of a group.
    pub line: usize,
    pub lines: usize,
    pub first: Point,
    /// From a seed of a line to the next, from a line of a group to the next, and from group to group.
    pub along: Point,
    pub across: Point,
    pub group: Point,
    pub numeral: Point,
    pub numeral_size: f64,
}

/// The measures of a board.
pub(super) const fn measure(shape: &Shape, form: Form) -> &'static Measure {
    match (shape.rows, form) {
        (2, Form::Wide) => &TWO_ROWS_WIDE,
        (2, Form::Narrow) => &TWO_ROWS_NARROW,
        (_, Form::Wide) => &FOUR_ROWS_WIDE,
        (_, Form::Narrow) => &FOUR_ROWS_NARROW,
    }
}

const fn point(x: f64, y: f64) -> Point {
    Point { x, y }
}

/// A broad frame, numerals beside their pits, trays along the edges.
const FOUR_ROWS_WIDE: Measure = Measure {
    width: 1000.0,
    height: 600.0,
    corner: 40.0,
    edge: 9.0,
    column_pitch: 126.0,
    rows: &[76.0, 188.0],
    cells_end: 244.0,
    pit_radius: 49.0,
    rim: 4.0,
    seed_radius: 11.0,
    numeral: point(53.0, 47.0),
    letter: point(-46.0, -43.0),
    badge: point(46.0, -42.0),
    score: point(41.0, -45.0),
    score_size: 20.0,
    mirrored: false,
    numeral_size: 26.0,
    letter_size: 18.0,
    badge_radius: 12.0,
    tray: Tray {
        middle: point(0.0, 266.0),
        width: 880.0,
        height: 32.0,
        corner: 16.0,
        line: 4,
        lines: 1,
        first: point(-412.0, 266.0),
        along: point(23.6, 0.0),
        across: point(0.0, 0.0),
        group: point(108.4, 0.0),
        numeral: point(404.0, 266.0),
        numeral_size: 22.0,
    },
    band: 1.0,
    band_height: 28.0,
    lane: 6.4,
    turn: 959.0,
    turn_radius: 34.0,
    turn_spread: 0.7,
};

/// A thin frame, numerals below their pits.
const FOUR_ROWS_NARROW: Measure = Measure {
    width: 704.0,
    height: 708.0,
    corner: 22.0,
    edge: 5.0,
    column_pitch: 98.5,
    rows: &[84.0, 227.0],
    cells_end: 298.5,
    pit_radius: 45.5,
    rim: 3.0,
    seed_radius: 10.2,
    numeral: point(0.0, 67.5),
    letter: point(-38.0, -49.0),
    badge: point(39.0, 43.0),
    score: point(18.0, -48.0),
    score_size: 22.0,
    mirrored: false,
    numeral_size: 40.0,
    letter_size: 27.0,
    badge_radius: 14.0,
    tray: Tray {
        middle: point(0.0, 329.5),
        width: 680.0,
        height: 29.0,
        corner: 14.5,
        line: 4,
        lines: 1,
        first: point(-322.0, 329.5),
        along: point(20.6, 0.0),
        across: point(0.0, 0.0),
        group: point(88.4, 0.0),
        numeral: point(310.0, 329.5),
        numeral_size: 26.0,
    },
    band: 12.5,
    band_height: 22.0,
    lane: 4.5,
    turn: 687.0,
    turn_radius: 30.0,
    turn_spread: 0.3,
};

/// Round ends with a store in each: South's at the right, where its sowing leaves its row. Stores fill from
/// their player's edge on, by tens in two lines of five.
const TWO_ROWS_WIDE: Measure = Measure {
    width: 1000.0,
    height: 440.0,
    corner: 92.0,
    edge: 9.0,
    column_pitch: 113.0,
    rows: &[98.0],
    cells_end: 192.0,
    pit_radius: 50.0,
    rim: 4.0,
    seed_radius: 11.2,
    numeral: point(0.0, 77.0),
    letter: point(-47.0, -49.0),
    badge: point(41.0, -48.0),
    score: point(10.0, -62.0),
    score_size: 20.0,
    mirrored: true,
    numeral_size: 38.0,
    letter_size: 19.0,
    badge_radius: 13.0,
    tray: Tray {
        middle: point(411.0, 0.0),
        width: 128.0,
        height: 376.0,
        corner: 62.0,
        line: 5,
        lines: 2,
        first: point(365.0, 116.0),
        along: point(23.0, 0.0),
        across: point(0.0, -23.0),
        group: point(0.0, -56.0),
        numeral: point(411.0, 156.0),
        numeral_size: 40.0,
    },
    band: 0.0,
    band_height: 28.0,
    lane: 11.0,
    turn: 840.0,
    turn_radius: 34.0,
    turn_spread: 0.2,
};

/// A store along each player's edge, so that the rows have the whole width.
const TWO_ROWS_NARROW: Measure = Measure {
    width: 704.0,
    height: 632.0,
    corner: 58.0,
    edge: 5.0,
    column_pitch: 113.0,
    rows: &[86.0],
    cells_end: 192.0,
    pit_radius: 51.0,
    rim: 3.0,
    seed_radius: 11.0,
    numeral: point(0.0, 78.0),
    letter: point(-41.0, -53.0),
    badge: point(38.0, -54.0),
    score: point(12.0, -65.0),
    score_size: 22.0,
    mirrored: true,
    numeral_size: 46.0,
    letter_size: 28.0,
    badge_radius: 18.0,
    tray: Tray {
        middle: point(0.0, 250.0),
        width: 676.0,
        height: 100.0,
        corner: 48.0,
        line: 5,
        lines: 2,
        first: point(-309.0, 238.0),
        along: point(22.0, 0.0),
        across: point(0.0, 24.0),
        group: point(118.0, 0.0),
        numeral: point(298.0, 250.0),
        numeral_size: 42.0,
    },
    band: 0.0,
    band_height: 22.0,
    lane: 11.0,
    turn: 690.0,
    turn_radius: 30.0,
    turn_spread: 0.1,
};
