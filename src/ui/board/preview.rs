//! A move as it would be played: its laps as lines along the loop, its end, what it takes.

use super::captions::badge;
use super::marks::mark;
use super::{PreviewDrawing, translate};
use crate::drawing::Mark;
use crate::motion::{Layout, Point};
use crate::rules::Pit;
use yew::prelude::*;

/// Laps whose numbers one badge shows; others are left to the sentence above the slider.
const NUMBERS_OF_A_BADGE: usize = 2;

#[derive(Properties, Clone, PartialEq)]
pub(super) struct PreviewProps {
    pub layout: Layout,
    pub preview: PreviewDrawing,
}

/// The lines, and the ring round the end; they lie under the seeds.
#[component]
pub(super) fn PreviewLanes(props: &PreviewProps) -> Html {
    let PreviewProps { layout, preview } = props;
    let lane = |(number, &lap)| {
        let d = layout.lap_path(lap, number);
        let class = classes!("lane", preview.endless.then_some("endless"));
        html! {
            <>
                <path class="lane-casing" d={d.clone()} />
                <path {class} {d} />
            </>
        }
    };
    html! {
        <>
            for lane in preview.laps.iter().take(PreviewDrawing::LAPS_DRAWN).enumerate().map(lane) {
                { lane }
            }
            if let Some(end) = preview.end {
                { mark(*layout, end, Mark::End) }
            }
            for &(pit, _) in &preview.captures {
                { mark(*layout, pit, Mark::Threatened) }
            }
        </>
    }
}

#[derive(Properties, Clone, PartialEq)]
pub(super) struct PreviewBadgesProps {
    pub layout: Layout,
    pub preview: PreviewDrawing,
    /// How much larger than usual the badges are.
    #[prop_or(1.0)]
    pub enlarged: f64,
}

/// The numbers of laps at the pits that they lift, and of seeds that would be taken.
#[component]
pub(super) fn PreviewBadges(props: &PreviewBadgesProps) -> Html {
    let PreviewBadgesProps { layout, preview, enlarged } = props;
    let radius = enlarged * layout.badge_radius();
    html! {
        <>
            for (pit, text) in origins(preview) {
                <g class="lap-number" transform={translate(beside(*layout, pit, radius))}>
                    { badge(radius, &text) }
                </g>
            }
            for &(pit, seeds) in &preview.captures {
                <g class="taken" transform={translate(beside(*layout, pit, radius))}>
                    { badge(radius, &format!("−{seeds}")) }
                </g>
            }
            if let (true, Some(first)) = (preview.endless, preview.laps.first()) {
                <g class="endless" transform={translate(within(*layout, layout.turn(first.pit.side()), radius))}>
                    { badge(radius, "∞") }
                </g>
            }
        </>
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
    Point { x: point.x.clamp(radius + 1.0, layout.width() - radius - 1.0), ..point }
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
