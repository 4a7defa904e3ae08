//! A board so small that seeds cannot be counted on it, only seen as more or fewer.

use super::put;
use crate::motion::{Form, Layout, Point, tenth};
use crate::rules::Game;

/// Seeds that fill a pit of a small board.
const FULL: u8 = 12;

/// The board of a position as an `<svg>`: in each pit a disc, the larger the more seeds are in it. It says
/// nothing to assistive technology.
///
/// ```
/// use mancala::drawing::small_board;
/// use mancala::rules::{Game, Hawalis};
///
/// let game = Hawalis::default();
/// let svg = small_board(&game, &game.start());
/// assert_eq!(svg.matches('M').count(), 28 + 28 + 1, "pits, discs, and a line between the sides");
/// ```
pub fn small_board<G: Game>(game: &G, position: &G::Position) -> String {
    let layout = Layout::new(game.shape(), Form::Wide, false);
    let radius = layout.pit_radius();
    let places: Vec<(Point, u8)> =
        game.shape().pits().map(|pit| (layout.pit(pit), G::seeds(position, pit))).collect();
    let ends = |coordinate: fn(&Point) -> f64| {
        let all = places.iter().map(|(point, _)| coordinate(point));
        all.fold((f64::MAX, f64::MIN), |(least, most), value| (least.min(value), most.max(value)))
    };
    let ((left, right), (top, bottom)) = (ends(|point| point.x), ends(|point| point.y));
    let edge = 1.6 * radius;
    let [x, y, width, height] =
        [left - edge, top - edge, right - left + 2.0 * edge, bottom - top + 2.0 * edge].map(tenth);
    let discs = |size: &dyn Fn(u8) -> f64| {
        let mut path = String::new();
        for &(Point { x, y }, seeds) in places.iter() {
            let r = size(seeds);
            if r > 0.0 {
                let (left, r, all) = (tenth(x - r), tenth(r), tenth(2.0 * r));
                put(
                    &mut path,
                    format_args!("M{left} {}a{r} {r} 0 1 0 {all} 0a{r} {r} 0 1 0 {} 0", tenth(y), -all),
                );
            }
        }
        path
    };
    let pits = discs(&|_| radius);
    let seeds = discs(&|seeds| 0.88 * radius * (f64::from(seeds.min(FULL)) / f64::from(FULL)).sqrt());
    let (middle, from, to) = (tenth((top + bottom) / 2.0), tenth(left - radius), tenth(right + radius));
    let corner = tenth(0.5 * radius);
    format!(
        r#"<svg class="small-board" viewBox="{x} {y} {width} {height}" aria-hidden="true" focusable="false"><rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{corner}"/><path class="small-middle" d="M{from} {middle}H{to}"/><path class="small-pits" d="{pits}"/><path class="small-seeds" d="{seeds}"/></svg>"#
    )
}
