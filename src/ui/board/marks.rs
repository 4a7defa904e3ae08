//! Marks round pits.

use super::translate;
use crate::drawing::{Mark, Marks, ring};
use crate::motion::Layout;
use crate::rules::Pit;
use yew::prelude::*;

#[derive(Properties, Clone, PartialEq)]
pub(super) struct PlayableRingProps {
    pub layout: Layout,
    pub pit: Pit,
}

/// The beads round a pit that may be played.
#[component]
pub(super) fn PlayableRing(props: &PlayableRingProps) -> Html {
    mark(props.layout, props.pit, Mark::Playable)
}

#[derive(Properties, Clone, PartialEq)]
pub(super) struct RingsProps {
    pub layout: Layout,
    pub pit: Pit,
    pub marks: Marks,
}

/// What the last move, or the one being shown, did to a pit.
#[component]
pub(super) fn Rings(props: &RingsProps) -> Html {
    let RingsProps { layout, pit, marks } = *props;
    marks.iter().map(|its| mark(layout, pit, its)).collect()
}

pub(super) fn mark(layout: Layout, pit: Pit, mark: Mark) -> Html {
    html! {
        <path
            class={mark.class()}
            transform={translate(layout.pit(pit))}
            d={ring(mark, layout.pit_radius(), layout.rim())}
        />
    }
}
