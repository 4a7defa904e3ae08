//! Lines that follow a player's loop: previews and traces of laps.

use super::{Layout, PITS};
use crate::motion::{Point, tenth};
use crate::rules::{Lap, Side};
use std::fmt::Write;

/// Where a lap lies beside the middle of its row, in lanes: near the middle first, then to both sides.
const OFFSETS: [f64; 7] = [0.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0];

/// How far a second time round lies outside the first, in lanes.
const NEXT_ROUND: f64 = 0.5;

/// Builds the path of a lap, in South's own view; the layout turns it for North and when flipped.
struct Lane<'a> {
    layout: &'a Layout,
    side: Side,
    offset: f64,
    path: String,
}

impl Lane<'_> {
    fn place(&self, x: f64, y: f64) -> Point {
        self.layout.seen_by_south(self.side, Point { x, y })
    }

    fn step(&mut self, command: &str, x: f64, y: f64) {
        let Point { x, y } = self.place(x, y);
        // Writing to a String cannot fail.
        let _ = write!(self.path, "{command}{} {}", tenth(x), tenth(y));
    }

    /// The height of the line in the row of a pit: rows are passed outside by a positive offset.
    fn height(&self, index: usize) -> f64 {
        let measure = self.layout.measure();
        if outer(index) { measure.row(3) + self.offset } else { measure.row(2) - self.offset }
    }

    /// The line round the end of the row, from the last pit of one row to the first of the other.
    fn turn(&mut self, from: usize) {
        let measure = self.layout.measure();
        let reach = measure.turn + self.offset * measure.turn_spread - measure.width / 2.0;
        let way = if outer(from) { 1.0 } else { -1.0 };
        let radius = measure.turn_radius;
        let x = measure.width / 2.0 + way * reach;
        let (start, end) = (self.height(from), self.height((from + 1) % PITS));
        self.step("L", x - way * radius, start);
        let arc = format!("A{0} {0} 0 0 0 ", tenth(radius));
        self.step(&arc, x, start - way * radius);
        self.step("L", x, end + way * radius);
        self.step(&arc, x - way * radius, end);
    }
}

/// Whether a pit belongs to the outer row.
fn outer(index: usize) -> bool {
    index < PITS / 2
}

impl Layout {
    /// The line that a lap takes round its player's loop, as the data of an SVG path: from the rim of
    /// the pit that is lifted to the rim of the one in which the last seed falls.
    ///
    /// Laps on different `lane`s lie beside each other. The line passes through the middles of the pits
    /// and is to be drawn under the seeds. Empty for an empty hand.
    pub fn lap_path(&self, lap: Lap, lane: usize) -> String {
        let measure = self.measure();
        let mut line = Lane {
            layout: self,
            side: lap.pit.side(),
            offset: OFFSETS[lane % OFFSETS.len()] * measure.lane,
            path: String::new(),
        };
        let mut left = usize::from(lap.seeds);
        if left == 0 {
            return line.path;
        }
        let mut index = lap.pit.index();
        // The line leaves a row's last pit on its way into the turn, which may start inside the pit.
        let turn_start = |way: f64, from_middle: f64| {
            let row_end = measure.turn - measure.turn_radius - measure.width / 2.0;
            way * from_middle.min(row_end)
        };
        let middle = measure.width / 2.0;
        let way = if outer(index) { 1.0 } else { -1.0 };
        let from_middle = way * (measure.column(index_column(index)) - middle) + measure.pit_radius - 2.0;
        let y = line.height(index);
        line.step("M", middle + turn_start(way, from_middle), y);
        loop {
            let way = if outer(index) { 1.0 } else { -1.0 };
            let row_last = if outer(index) { PITS / 2 - 1 } else { PITS - 1 };
            let rest_of_row = row_last - index;
            if left <= rest_of_row {
                let end = measure.column(index_column(index + left)) - way * (measure.pit_radius - 2.0);
                let y = line.height(index);
                line.step("L", end, y);
                return line.path;
            }
            line.turn(row_last);
            left -= rest_of_row + 1;
            index = (row_last + 1) % PITS;
            if index == 0 && line.offset.abs() < 4.0 * measure.lane {
                line.offset += NEXT_ROUND * measure.lane;
            }
            if left == 0 {
                return line.path;
            }
        }
    }
}

/// The column of a pit of South, from the left.
fn index_column(index: usize) -> usize {
    if outer(index) { index } else { PITS - 1 - index }
}
