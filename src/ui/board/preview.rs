//! A move as it would be played: its laps as lines along the loop, its end, what it takes.

use super::PreviewDrawing;
use super::captions::badge;
use super::marks::mark;
use crate::drawing::Mark;
use crate::motion::{Layout, Point};
use crate::rules::Pit;
use crate::ui::part::View;
use yew::prelude::*;

/// Laps whose numbers one badge shows; others are left to the sentence above the slider.
const NUMBERS_OF_A_BADGE: usize = 2;

/// The lines, and the ring round the end; they lie under the seeds.
#[derive(PartialEq)]
pub(super) struct PreviewLanes {
    pub layout: Layout,
    pub preview: PreviewDrawing,
}

impl View for PreviewLanes {
    fn draw(&self) -> Html {
        let PreviewLanes { layout, preview } = self;
        let class = if preview.endless { "lane endless" } else { "lane" };
        let mut drawn = Vec::new();
        for (number, &lap) in preview.laps.iter().take(PreviewDrawing::LAPS_DRAWN).enumerate() {
            let d = AttrValue::from(layout.lap_path(lap, number));
            drawn.push(html! { <path class="lane-casing" d={d.clone()} /> });
            drawn.push(html! { <path {class} {d} /> });
        }
        drawn.extend(preview.end.map(|end| mark(*layout, end, Mark::End)));
        drawn.extend(preview.captures.iter().map(|&(pit, _)| mark(*layout, pit, Mark::Threatened)));
        drawn.into_iter().collect()
    }
}

/// The numbers of laps at the pits that they lift, and of seeds that would be taken.
#[derive(PartialEq)]
pub(super) struct PreviewBadges {
    pub layout: Layout,
    pub preview: PreviewDrawing,
    /// How much larger than usual the badges are.
    pub enlarged: f64,
}

impl View for PreviewBadges {
    fn draw(&self) -> Html {
        let &PreviewBadges { layout, ref preview, enlarged } = self;
        let radius = enlarged * layout.badge_radius();
        let mut drawn = Vec::new();
        for (pit, text) in origins(preview) {
            drawn.push(badge("lap-number", beside(layout, pit, radius), radius, text));
        }
        for &(pit, seeds) in &preview.captures {
            drawn.push(badge("taken", beside(layout, pit, radius), radius, format!("−{seeds}")));
        }
        if let (true, Some(first)) = (preview.endless, preview.laps.first()) {
            let at = within(layout, layout.turn(first.pit.side()), radius);
            drawn.push(badge("endless", at, radius, "∞".to_owned()));
        }
        drawn.into_iter().collect()
    }
}

/// Where a pit's badge of this radius is: as near to the pit as a usual one. At the edge of the board it
/// goes up as far as it has to go in, so that it does not come over the numeral.
fn beside(layout: Layout, pit: Pit, radius: f64) -> Point {
    let (middle, usual) = (layout.pit(pit), layout.badge(pit));
    let (x, y) = (usual.x - middle.x, usual.y - middle.y);
    let farther = 1.0 + (radius - layout.badge_radius()) / (x * x + y * y).sqrt();
    let at = Point { x: middle.x + farther * x, y: middle.y + farther * y };
    let inside = within(layout, at, radius);
    Point { y: at.y - (at.x - inside.x).abs(), ..inside }
}

/// The nearest point from which a badge of this radius does not reach over the side edges of the board.
fn within(layout: Layout, point: Point, radius: f64) -> Point {
    let edge = radius + 1.0;
    // Not `clamp`, whose complaint would bring the writing of floats along.
    Point { x: point.x.max(edge).min(layout.width() - edge), ..point }
}

/// For each pit that is lifted, the numbers of the laps that start there.
fn origins(preview: &PreviewDrawing) -> Vec<(Pit, String)> {
    let mut origins: Vec<(Pit, Vec<usize>)> = Vec::new();
    for (number, lap) in preview.laps.iter().take(PreviewDrawing::LAPS_DRAWN).enumerate() {
        match origins.iter_mut().find(|(pit, _)| *pit == lap.pit) {
            Some((_, numbers)) => numbers.push(number + 1),
            None => origins.push((lap.pit, vec![number + 1])),
        }
    }
    let text = |numbers: &[usize]| {
        let shown = numbers.iter().take(NUMBERS_OF_A_BADGE).map(usize::to_string);
        let more = if numbers.len() > NUMBERS_OF_A_BADGE { "…" } else { "" };
        shown.collect::<Vec<_>>().join("·") + more
    };
    origins.into_iter().map(|(pit, numbers)| (pit, text(&numbers))).collect()
}
