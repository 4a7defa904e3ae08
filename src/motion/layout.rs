//! Where everything is on the drawing of the board.
//!
//! The drawing has its own units; the width of the screen decides how large one is. A flipped board is
//! turned by half: whatever was at (x, y) is at (width − x, height − y), while numerals and letters keep
//! upright and stay on the same side of their pit, and the light keeps coming from the upper left.

mod lane;
mod seats;

use super::{Place, Point};
use crate::rules::{Hawalis, Pit, Shape, Side};

const PITS: usize = Hawalis::SHAPE.pits_per_side;
const COLUMNS: usize = Hawalis::SHAPE.columns;
const ROWS: usize = Hawalis::SHAPE.rows;

/// Seeds of a captured group: they lie in groups so that one can count them.
const TRAY_GROUP: usize = 4;
/// Seeds for which a tray has room: all that a player can take.
const TRAY_SEEDS: usize = 28;

/// The two shapes of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// A broad frame, numerals beside their pits.
    Wide,
    /// For phones held upright: a thin frame, numerals below their pits, as large as can be.
    Narrow,
}

/// A rectangle of the drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rectangle {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// To the right.
    pub width: f64,
    /// Downwards.
    pub height: f64,
}

impl Rectangle {
    fn around(middle: Point, width: f64, height: f64) -> Rectangle {
        Rectangle { x: middle.x - width / 2.0, y: middle.y - height / 2.0, width, height }
    }

    /// The middle.
    pub fn middle(&self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }
}

/// A direction on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

/// The measures of a form, in units of the drawing.
struct Measure {
    width: f64,
    height: f64,
    /// From a column to the next.
    column_pitch: f64,
    /// From the middle of the board to the inner and to the outer rows.
    inner: f64,
    outer: f64,
    pit_radius: f64,
    rim: f64,
    seed_radius: f64,
    /// From the middle of a pit to those of its numeral, letter and badge.
    numeral: Point,
    letter: Point,
    badge: Point,
    numeral_size: f64,
    letter_size: f64,
    badge_radius: f64,
    /// The middle and the size of South's tray.
    tray_middle: f64,
    tray_width: f64,
    tray_height: f64,
    /// From the left end of South's tray to its first seed, from seed to seed, and between groups.
    tray_start: f64,
    tray_pitch: f64,
    tray_gap: f64,
    /// From the right end of South's tray back to its numeral.
    tray_numeral: f64,
    tray_numeral_size: f64,
    /// The band between the players, from the middle of the board downwards, and its height.
    band: f64,
    band_height: f64,
    /// From lane to lane; the x of the turn at the right; its radius; how far lanes part in it.
    lane: f64,
    turn: f64,
    turn_radius: f64,
    turn_spread: f64,
}

const WIDE: Measure = Measure {
    width: 1000.0,
    height: 600.0,
    column_pitch: 126.0,
    inner: 76.0,
    outer: 188.0,
    pit_radius: 49.0,
    rim: 4.0,
    seed_radius: 11.0,
    numeral: Point { x: 53.0, y: 47.0 },
    letter: Point { x: -46.0, y: -43.0 },
    badge: Point { x: 46.0, y: -42.0 },
    numeral_size: 26.0,
    letter_size: 18.0,
    badge_radius: 12.0,
    tray_middle: 266.0,
    tray_width: 880.0,
    tray_height: 32.0,
    tray_start: 28.0,
    tray_pitch: 23.6,
    tray_gap: 14.0,
    tray_numeral: 36.0,
    tray_numeral_size: 22.0,
    band: 1.0,
    band_height: 28.0,
    lane: 6.4,
    turn: 959.0,
    turn_radius: 34.0,
    turn_spread: 0.7,
};

const NARROW: Measure = Measure {
    width: 704.0,
    height: 708.0,
    column_pitch: 98.5,
    inner: 84.0,
    outer: 227.0,
    pit_radius: 45.5,
    rim: 3.0,
    seed_radius: 10.2,
    numeral: Point { x: 0.0, y: 67.5 },
    letter: Point { x: -38.0, y: -49.0 },
    badge: Point { x: 39.0, y: 43.0 },
    numeral_size: 40.0,
    letter_size: 27.0,
    badge_radius: 14.0,
    tray_middle: 329.5,
    tray_width: 680.0,
    tray_height: 29.0,
    tray_start: 18.0,
    tray_pitch: 20.6,
    tray_gap: 6.0,
    tray_numeral: 30.0,
    tray_numeral_size: 26.0,
    band: 12.5,
    band_height: 22.0,
    lane: 4.5,
    turn: 687.0,
    turn_radius: 30.0,
    turn_spread: 0.3,
};

impl Measure {
    /// The middle of a column, counted from 0 at the left.
    fn column(&self, column: usize) -> f64 {
        self.width / 2.0 + self.column_pitch * (column as f64 - (COLUMNS as f64 - 1.0) / 2.0)
    }

    /// The middle of a row, counted from 0 at the top.
    fn row(&self, row: usize) -> f64 {
        self.height / 2.0
            + match row {
                0 => -self.outer,
                1 => -self.inner,
                2 => self.inner,
                _ => self.outer,
            }
    }
}

/// Where everything is: a form of the board, seen from South or, flipped, from North.
///
/// ```
/// use mancala::motion::{Form, Layout};
/// use mancala::rules::{Game, Hawalis};
///
/// let [layout, flipped] = [false, true].map(|flipped| Layout::new(&Hawalis::SHAPE, Form::Wide, flipped));
/// let a = Hawalis::SHAPE.pit('a').unwrap();
/// assert_eq!(layout.pit(a).x + flipped.pit(a).x, layout.width());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// The board of the game.
    pub shape: &'static Shape,
    /// How it is laid out.
    pub form: Form,
    /// Whether North sits at the lower edge.
    pub flipped: bool,
}

impl Layout {
    /// The board in this form.
    pub const fn new(shape: &'static Shape, form: Form, flipped: bool) -> Layout {
        Layout { shape, form, flipped }
    }

    const fn measure(&self) -> &'static Measure {
        match self.form {
            Form::Wide => &WIDE,
            Form::Narrow => &NARROW,
        }
    }

    /// The width of the drawing.
    pub const fn width(&self) -> f64 {
        self.measure().width
    }

    /// The height of the drawing.
    pub const fn height(&self) -> f64 {
        self.measure().height
    }

    /// Turns a point of the unflipped board if this one is flipped.
    fn seen(&self, point: Point) -> Point {
        if self.flipped { self.opposite(point) } else { point }
    }

    fn opposite(&self, point: Point) -> Point {
        Point { x: self.width() - point.x, y: self.height() - point.y }
    }

    /// Where a point of South's half is for `side`: North's half is South's turned by half.
    fn seen_by_south(&self, side: Side, point: Point) -> Point {
        if (side == Side::North) != self.flipped { self.opposite(point) } else { point }
    }

    /// The middle of a pit.
    pub fn pit(&self, pit: Pit) -> Point {
        let (row, column) = self.shape.cell(pit);
        let measure = self.measure();
        self.seen(Point { x: measure.column(column), y: measure.row(row) })
    }

    /// The radius of a pit's hollow; its rim lies outside.
    pub const fn pit_radius(&self) -> f64 {
        self.measure().pit_radius
    }

    /// The width of the rim round a pit's hollow.
    pub const fn rim(&self) -> f64 {
        self.measure().rim
    }

    /// Half the length of a seed.
    pub const fn seed_radius(&self) -> f64 {
        self.measure().seed_radius
    }

    /// Where a seed lies.
    pub fn seat(&self, place: Place) -> Point {
        let measure = self.measure();
        match place {
            Place::Pit { pit, rank } => {
                let seat = seats::in_pit(pit.side().index() * PITS + pit.index(), rank);
                let Point { x, y } = self.pit(pit);
                // The seats turn with the board.
                let radius = if self.flipped { -measure.seed_radius } else { measure.seed_radius };
                Point { x: x + radius * seat.x, y: y + radius * seat.y }
            }
            Place::Hand { over, rank } => {
                let seat = seats::in_hand(rank);
                let Point { x, y } = self.pit(over);
                let lifted = 0.3 * measure.pit_radius;
                Point { x: x + measure.seed_radius * seat.x, y: y - lifted + measure.seed_radius * seat.y }
            }
            Place::Tray { side, rank } => {
                // Nobody can take more than a tray holds; set-ups may say so, and then they pile up.
                let rank = usize::from(rank) % TRAY_SEEDS;
                let x = (measure.width - measure.tray_width) / 2.0
                    + measure.tray_start
                    + rank as f64 * measure.tray_pitch
                    + (rank / TRAY_GROUP) as f64 * measure.tray_gap;
                let y = measure.height / 2.0 + measure.tray_middle;
                self.seen_by_south(side, Point { x, y })
            }
        }
    }

    /// The middle of the numeral that counts a pit's seeds.
    pub fn numeral(&self, pit: Pit) -> Point {
        self.beside(pit, self.measure().numeral)
    }

    /// The middle of a pit's letter.
    pub fn letter(&self, pit: Pit) -> Point {
        self.beside(pit, self.measure().letter)
    }

    /// The middle of a pit's badge: the number of a lap, or seeds that would be taken.
    pub fn badge(&self, pit: Pit) -> Point {
        self.beside(pit, self.measure().badge)
    }

    fn beside(&self, pit: Pit, offset: Point) -> Point {
        let Point { x, y } = self.pit(pit);
        Point { x: x + offset.x, y: y + offset.y }
    }

    /// The size of the type of numerals.
    pub const fn numeral_size(&self) -> f64 {
        self.measure().numeral_size
    }

    /// The size of the type of the numerals in trays.
    pub const fn tray_numeral_size(&self) -> f64 {
        self.measure().tray_numeral_size
    }

    /// The size of the type of letters.
    pub const fn letter_size(&self) -> f64 {
        self.measure().letter_size
    }

    /// The radius of badges.
    pub const fn badge_radius(&self) -> f64 {
        self.measure().badge_radius
    }

    /// The part of the board where a click means this pit: cells touch, none is left out between them.
    pub fn cell(&self, pit: Pit) -> Rectangle {
        let measure = self.measure();
        let (row, _) = self.shape.cell(pit);
        let half = (measure.outer - measure.inner) / 2.0;
        let height = if row == 0 || row == ROWS - 1 { 2.0 * half } else { half + measure.inner };
        let middle = match row {
            0 => -measure.outer,
            1 => -height / 2.0,
            2 => height / 2.0,
            _ => measure.outer,
        };
        let unflipped = Layout { flipped: false, ..*self };
        let middle = self.seen(Point { x: unflipped.pit(pit).x, y: measure.height / 2.0 + middle });
        Rectangle::around(middle, measure.column_pitch, height)
    }

    /// The groove along a player's edge of the frame in which captured seeds lie.
    pub fn tray(&self, side: Side) -> Rectangle {
        let measure = self.measure();
        let middle = Point { x: measure.width / 2.0, y: measure.height / 2.0 + measure.tray_middle };
        Rectangle::around(self.seen_by_south(side, middle), measure.tray_width, measure.tray_height)
    }

    /// The middle of the numeral that counts a player's captured seeds.
    pub fn tray_numeral(&self, side: Side) -> Point {
        let measure = self.measure();
        let x = (measure.width + measure.tray_width) / 2.0 - measure.tray_numeral;
        self.seen_by_south(side, Point { x, y: measure.height / 2.0 + measure.tray_middle })
    }

    /// The ornament between the players' halves. It is the same whichever way the board is turned,
    /// because numerals are always below their pits.
    pub fn band(&self) -> Rectangle {
        let measure = self.measure();
        let middle = Point { x: measure.width / 2.0, y: measure.height / 2.0 + measure.band };
        let outermost = measure.column(COLUMNS - 1) - measure.column(0) + 2.0 * measure.pit_radius;
        Rectangle::around(middle, outermost, measure.band_height)
    }

    /// Where a player's loop turns from the outer row into the inner one.
    pub fn turn(&self, side: Side) -> Point {
        let measure = self.measure();
        let y = (measure.row(2) + measure.row(3)) / 2.0;
        self.seen_by_south(side, Point { x: measure.turn, y })
    }

    /// The pit next to `pit` in a direction on the screen; at the edge of the board, `pit` itself.
    ///
    /// ```
    /// use mancala::motion::{Direction, Form, Layout};
    /// use mancala::rules::Hawalis;
    ///
    /// let [layout, flipped] = [false, true].map(|flipped| Layout::new(&Hawalis::SHAPE, Form::Wide, flipped));
    /// let pit = |letter| Hawalis::SHAPE.pit(letter).unwrap();
    /// assert_eq!(layout.neighbour(pit('a'), Direction::Up), pit('n'));
    /// assert_eq!(layout.neighbour(pit('n'), Direction::Up), pit('H'));
    /// assert_eq!(flipped.neighbour(pit('a'), Direction::Left), pit('b'));
    /// ```
    pub fn neighbour(&self, pit: Pit, direction: Direction) -> Pit {
        let (row, column) = self.shape.cell(pit);
        let (down, right) = match direction {
            Direction::Left => (0, -1),
            Direction::Right => (0, 1),
            Direction::Up => (-1, 0),
            Direction::Down => (1, 0),
        };
        let turn = if self.flipped { -1 } else { 1 };
        let row = row.saturating_add_signed(turn * down).min(self.shape.rows - 1);
        let column = column.saturating_add_signed(turn * right).min(self.shape.columns - 1);
        self.shape.pit_at(row, column)
    }
}
