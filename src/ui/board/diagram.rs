//! Boards that stand still, for examples.

use super::ground::{Ground, drawing};
use super::preview::{PreviewBadges, PreviewLanes};
use super::{PreviewDrawing, frame_classes, view_box};
use crate::drawing::{Caption, pieces};
use crate::motion::Layout;
use crate::ui::part::part;
use yew::prelude::*;

/// How much larger than on the board of the game badges are: an example is small, and its text stays legible.
const BADGES_ENLARGED: f64 = 1.6;

/// How much of the board a [`BoardDrawing`] shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardPart {
    /// All of it.
    #[default]
    Whole,
    /// The half of whoever sits at the lower edge.
    Near,
}

/// What [`BoardDrawing`] shows.
#[derive(Properties, Clone, PartialEq)]
pub struct BoardDrawingProps {
    /// The shape of the board, and who sits at its lower edge.
    pub layout: Layout,
    /// How much of it is shown.
    #[prop_or_default]
    pub part: BoardPart,
    /// Seeds and marks; pits that are not named are drawn without a numeral.
    pub captions: Vec<Caption>,
    /// Seeds that South and North have captured.
    #[prop_or_default]
    pub captured: [u8; 2],
    /// Ways that are drawn without numbers.
    #[prop_or_default]
    pub ways: Vec<PreviewDrawing>,
    /// A move as it would be played.
    #[prop_or_default]
    pub preview: Option<PreviewDrawing>,
    /// What the picture shows, in words.
    pub label: AttrValue,
}

/// A board without buttons.
#[component]
pub fn BoardDrawing(props: &BoardDrawingProps) -> Html {
    let layout = props.layout;
    let half = (props.part == BoardPart::Near).then_some("half");
    let view_box = view_box(layout);
    let svg = drawing("board-pieces", layout, &pieces(layout, &props.captions, props.captured));
    html! {
        <div class={classes!(frame_classes(layout).to_vec(), half)} role="img" aria-label={props.label.clone()}>
            { part(Ground { layout }) }
            <svg viewBox={view_box.clone()} aria-hidden="true" focusable="false">
                for preview in props.ways.iter().chain(&props.preview) {
                    { part(PreviewLanes { layout, preview: preview.clone() }) }
                }
            </svg>
            { Html::from_html_unchecked(AttrValue::from(svg)) }
            <svg class="badges" viewBox={view_box} aria-hidden="true" focusable="false">
                if let Some(preview) = &props.preview {
                    { part(PreviewBadges { layout, preview: preview.clone(), enlarged: BADGES_ENLARGED }) }
                }
            </svg>
        </div>
    }
}
