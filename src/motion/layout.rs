//! Where everything is on the drawing of the board.
//!
//! The drawing has its own units; the width of the screen decides how large one is. A flipped board is
//! turned by half: whatever was at (x, y) is at (width − x, height − y), while numerals and letters keep
//! upright and stay on the same side of their pit, and the light keeps coming from the upper left.

mod lane;
mod measure;
mod seats;

use super::{Place, Point};
use crate::rules::{Pit, Shape, Side};
use measure::Measure;

/// The two forms of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// A broad frame.
    Wide,
    /// For phones held upright: a thin frame, pits and numerals as large as can be.
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

/// Where everything is: a board in one of its forms, seen from South or, flipped, from North.
///
/// ```
/// use mancala::motion::{Form, Layout};
/// use mancala::rules::{Game, Hawalis};
///
/// let layout = |flipped| Layout::new(&Hawalis::SHAPE, Form::Wide, flipped);
/// let a = Hawalis::SHAPE.pit('a').unwrap();
/// assert_eq!(layout(false).pit(a).x + layout(true).pit(a).x, layout(false).width());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// The board.
    pub shape: &'static Shape,
    /// Its form.
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
        measure::measure(self.shape, self.form)
    }

    /// The width of the drawing.
    pub const fn width(&self) -> f64 {
        self.measure().width
    }

    /// The height of the drawing.
    pub const fn height(&self) -> f64 {
        self.measure().height
    }

    /// The radius of the frame's corners.
    pub const fn corner(&self) -> f64 {
        self.measure().corner
    }

    /// The breadth of the frame.
    pub const fn edge(&self) -> f64 {
        self.measure().edge
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

    /// The same for a point that is told from the middle of the board.
    fn around_middle(&self, side: Side, point: Point) -> Point {
        let Measure { width, height, .. } = *self.measure();
        self.seen_by_south(side, Point { x: width / 2.0 + point.x, y: height / 2.0 + point.y })
    }

    /// The middle of a column of the unflipped board, counted from 0 at the left.
    fn column(&self, column: usize) -> f64 {
        let from_middle = column as f64 - (self.shape.columns as f64 - 1.0) / 2.0;
        self.width() / 2.0 + self.measure().column_pitch * from_middle
    }

    /// The middle of a row of the unflipped board, counted from 0 at the top.
    fn row(&self, row: usize) -> f64 {
        let rows = self.measure().rows;
        let from_middle = if row < rows.len() { -rows[rows.len() - 1 - row] } else { rows[row - rows.len()] };
        self.height() / 2.0 + from_middle
    }

    /// The middle of a pit.
    pub fn pit(&self, pit: Pit) -> Point {
        let (row, column) = self.shape.cell(pit);
        self.seen(Point { x: self.column(column), y: self.row(row) })
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
                let number = pit.side().index() * self.shape.pits_per_side + pit.index();
                let seat = seats::in_pit(number, rank);
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
                let tray = &measure.tray;
                // Nobody can take more than a tray holds; set-ups may say so, and then they pile up.
                let rank = usize::from(rank) % self.shape.most_captured() as usize;
                let (line, in_line) = (rank / tray.line, (rank % tray.line) as f64);
                let (group, in_group) = ((line / tray.lines) as f64, (line % tray.lines) as f64);
                let at = |of: fn(Point) -> f64| {
                    of(tray.first)
                        + in_line * of(tray.along)
                        + in_group * of(tray.across)
                        + group * of(tray.group)
                };
                self.around_middle(side, Point { x: at(|point| point.x), y: at(|point| point.y) })
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

    /// The middle of what a pit's move is worth, where it covers no letter and no numeral.
    pub fn score(&self, pit: Pit) -> Point {
        self.beside(pit, self.measure().score)
    }

    /// The size of its type.
    pub const fn score_size(&self) -> f64 {
        self.measure().score_size
    }

    fn beside(&self, pit: Pit, offset: Point) -> Point {
        let Point { x, y } = self.pit(pit);
        let upwards = self.measure().mirrored && y < self.height() / 2.0;
        Point { x: x + offset.x, y: if upwards { y - offset.y } else { y + offset.y } }
    }

    /// The size of the type of numerals.
    pub const fn numeral_size(&self) -> f64 {
        self.measure().numeral_size
    }

    /// The size of the type of the numerals in trays.
    pub const fn tray_numeral_size(&self) -> f64 {
        self.measure().tray.numeral_size
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
        let (row, column) = self.shape.cell(pit);
        let rows = measure.rows;
        let outwards = if row < rows.len() { rows.len() - 1 - row } else { row - rows.len() };
        let border = |row: usize| match (row.checked_sub(1), rows.get(row)) {
            (None, _) => 0.0,
            (Some(inner), Some(outer)) => (rows[inner] + outer) / 2.0,
            (Some(_), None) => measure.cells_end,
        };
        let (near, far) = (border(outwards), border(outwards + 1));
        let from_middle = if row < rows.len() { -(near + far) / 2.0 } else { (near + far) / 2.0 };
        let middle = self.seen(Point { x: self.column(column), y: measure.height / 2.0 + from_middle });
        Rectangle::around(middle, measure.column_pitch, far - near)
    }

    /// The hollow in which a player's captured seeds lie.
    pub fn tray(&self, side: Side) -> Rectangle {
        let tray = &self.measure().tray;
        Rectangle::around(self.around_middle(side, tray.middle), tray.width, tray.height)
    }

    /// The radius of the corners of that hollow.
    pub const fn tray_corner(&self) -> f64 {
        self.measure().tray.corner
    }

    /// Whether that hollow is a store, deep and wide, in which seeds lie in groups of several lines.
    pub const fn has_stores(&self) -> bool {
        self.measure().tray.lines > 1
    }

    /// The middle of the numeral that counts a player's captured seeds.
    pub fn tray_numeral(&self, side: Side) -> Point {
        self.around_middle(side, self.measure().tray.numeral)
    }

    /// The ornament between the players' halves. It is the same whichever way the board is turned,
    /// because numerals are always on the same side of their pits.
    pub fn band(&self) -> Rectangle {
        let measure = self.measure();
        let middle = Point { x: measure.width / 2.0, y: measure.height / 2.0 + measure.band };
        let outermost = self.column(self.shape.columns - 1) - self.column(0) + 2.0 * measure.pit_radius;
        Rectangle::around(middle, outermost, measure.band_height)
    }

    /// Where the loop of a player's sowing turns from the outer row into the next one.
    pub fn turn(&self, side: Side) -> Point {
        let own = self.shape.rows - 1;
        let y = (self.row(own) + self.row(own - 1)) / 2.0;
        self.seen_by_south(side, Point { x: self.measure().turn, y })
    }

    /// The pit next to `pit` in a direction on the screen; at the edge of the board, `pit` itself.
    ///
    /// ```
    /// use mancala::motion::{Direction, Form, Layout};
    /// use mancala::rules::{Game, Hawalis};
    ///
    /// let pit = |letter| Hawalis::SHAPE.pit(letter).unwrap();
    /// let layout = Layout::new(&Hawalis::SHAPE, Form::Wide, false);
    /// assert_eq!(layout.neighbour(pit('a'), Direction::Up), pit('n'));
    /// assert_eq!(layout.neighbour(pit('n'), Direction::Up), pit('H'));
    /// let flipped = Layout { flipped: true, ..layout };
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
