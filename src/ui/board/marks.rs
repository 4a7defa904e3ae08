//! Marks round pits.

use super::translate;
use crate::drawing::{Mark, Marks, ring};
use crate::motion::Layout;
use crate::rules::{Pit, PitSet};
use crate::ui::part::View;
use yew::prelude::*;

/// The beads round the pits that may be played.
#[derive(PartialEq)]
pub(super) struct PlayableRings {
    pub layout: Layout,
    pub pits: PitSet,
}

impl View for PlayableRings {
    fn draw(&self) -> Html {
        self.pits.into_iter().map(|pit| mark(self.layout, pit, Mark::Playable)).collect()
    }
}

/// What the last move, or the one being shown, did to pits.
#[derive(PartialEq)]
pub(super) struct Rings {
    pub layout: Layout,
    pub marks: Vec<(Pit, Marks)>,
}

impl View for Rings {
    fn draw(&self) -> Html {
        let marks = self.marks.iter().flat_map(|&(pit, marks)| marks.iter().map(move |kind| (pit, kind)));
        marks.map(|(pit, kind)| mark(self.layout, pit, kind)).collect()
    }
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
