//! Lines that follow a sowing: previews and traces of laps.

use super::Layout;
use crate::motion::{Point, tenth};
use crate::rules::{Lap, Side};
use std::fmt::Write;

/// Where a lap lies beside the middle of its row, in lanes: near the middle first, then to both sides.
const OFFSETS: [f64; 7] = [0.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0];

/// How far a second time round lies outside the first, in lanes.
const NEXT_ROUND: f64 = 0.5;

/// How far inside the rim of a pit a line begins and ends.
const INSIDE: f64 = 2.0;

/// Builds the path of a lap, in the own view of the player who sows; the layout turns it for North and
/// when flipped.
///
/// A loop goes to the right through the outer row and back to the left through the next one, which in
/// some games is the opponent's. Places on it are counted from the player's first pit.
struct Lane<'a> {
    layout: &'a Layout,
    side: Side,
    offset: f64,
    path: String,
}

impl Lane<'_> {
    fn step(&mut self, command: &str, x: f64, y: f64) {
        let Point { x, y } = self.layout.seen_by_south(self.side, Point { x, y });
        // Writing to a String cannot fail.
        let _ = write!(self.path, "{command}{} {}", tenth(x), tenth(y));
    }

    fn arc(&mut self, radius: f64, x: f64, y: f64) {
        let radius = tenth(radius);
        self.step(&format!("A{radius} {radius} 0 0 0 "), x, y);
    }

    /// Places on the loop.
    fn length(&self) -> usize {
        2 * self.layout.shape.columns
    }

    /// Whether a place belongs to the outer row.
    fn outer(&self, place: usize) -> bool {
        place < self.layout.shape.columns
    }

    /// To the right in the outer row, to the left in the next one.
    fn way(&self, place: usize) -> f64 {
        if self.outer(place) { 1.0 } else { -1.0 }
    }

    /// The last place of a row.
    fn row_end(&self, place: usize) -> usize {
        if self.outer(place) { self.layout.shape.columns - 1 } else { self.length() - 1 }
    }

    fn x(&self, place: usize) -> f64 {
        self.layout.column(if self.outer(place) { place } else { self.length() - 1 - place })
    }

    /// The height of the line in the row of a place: rows are passed outside by a positive offset.
    fn height(&self, place: usize) -> f64 {
        let own = self.layout.shape.rows - 1;
        if self.outer(place) {
            self.layout.row(own) + self.offset
        } else {
            self.layout.row(own - 1) - self.offset
        }
    }

    /// How far to the side the turn at the end of the row of `from` reaches.
    fn turn_at(&self, from: usize) -> f64 {
        let measure = self.layout.measure();
        let reach = measure.turn + self.offset * measure.turn_spread - measure.width / 2.0;
        measure.width / 2.0 + self.way(from) * reach
    }

    /// The first half of the line round the end of a row, if the line is not there yet.
    fn turn_out(&mut self, from: usize) {
        let radius = self.layout.measure().turn_radius;
        let (way, x, y) = (self.way(from), self.turn_at(from), self.height(from));
        self.step("L", x - way * radius, y);
        self.arc(radius, x, y - way * radius);
    }

    /// The second half, into the next row.
    fn turn_in(&mut self, from: usize) {
        let radius = self.layout.measure().turn_radius;
        let (way, x, y) = (self.way(from), self.turn_at(from), self.height((from + 1) % self.length()));
        self.step("L", x, y + way * radius);
        self.arc(radius, x - way * radius, y);
    }

    /// Round the outer rim of a pit that is passed over, from one side to the other.
    fn pass_over(&mut self, place: usize) {
        let radius = self.layout.pit_radius() + self.layout.rim() / 2.0;
        let (x, y, way) = (self.x(place), self.height(place), self.way(place));
        self.step("L", x - way * radius, y);
        self.arc(radius, x + way * radius, y);
    }
}

impl Layout {
    /// The line that a lap takes, as the data of an SVG path: from the rim of the pit that is lifted to
    /// the rim of the one in which the last seed falls. Where the origin gets no seed, the line goes round it.
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
        if lap.seeds == 0 {
            return line.path;
        }
        let (length, origin) = (line.length(), lap.pit.index());
        let is_skipped = |place| self.shape.ring.skips_origin && place == origin;
        let mut place = origin;
        // The line leaves a row's last pit on its way into the turn, which may start inside the pit.
        let (way, middle) = (line.way(place), measure.width / 2.0);
        let row_end = measure.turn - measure.turn_radius - middle;
        let from_middle = way * (line.x(place) - middle) + measure.pit_radius - INSIDE;
        let y = line.height(place);
        line.step("M", middle + way * from_middle.min(row_end), y);
        let mut left = lap.seeds;
        // Round an end of the row that was passed over, the line is in the turn already.
        let mut in_turn = false;
        loop {
            let next = (place + 1) % length;
            let turns = place == line.row_end(place);
            if turns && !in_turn {
                line.turn_out(place);
            }
            // A second time round lies outside the first.
            if next == 0 && line.offset.abs() < 4.0 * measure.lane {
                line.offset += NEXT_ROUND * measure.lane;
            }
            if is_skipped(next) {
                line.pass_over(next);
            } else {
                left -= 1;
                if turns {
                    line.turn_in(place);
                } else if left == 0 {
                    let end = line.x(next) - line.way(next) * (measure.pit_radius - INSIDE);
                    let y = line.height(next);
                    line.step("L", end, y);
                }
                if left == 0 {
                    return line.path;
                }
            }
            in_turn = is_skipped(next);
            place = next;
        }
    }
}
