//! The drawing that never changes, written once as text.

use super::view_box;
use crate::drawing::{DEFS, ground};
use crate::motion::Layout;
use yew::prelude::*;

/// The gradients and shapes that all boards of a page refer to: needed once, anywhere in the page.
#[component]
pub fn BoardDefs() -> Html {
    Html::from_html_unchecked(AttrValue::from(format!(
        r#"<svg class="board-defs" aria-hidden="true" focusable="false"><defs>{DEFS}</defs></svg>"#
    )))
}

#[derive(Properties, Clone, PartialEq)]
pub(super) struct GroundProps {
    pub layout: Layout,
}

/// The wood with its hollows.
#[component]
pub(super) fn Ground(props: &GroundProps) -> Html {
    let layout = props.layout;
    let svg = use_memo(layout, |&layout| AttrValue::from(drawing("board-ground", layout, &ground(layout))));
    Html::from_html_unchecked((*svg).clone())
}

/// A drawing of a layout's size around these children.
pub(super) fn drawing(class: &str, layout: Layout, children: &str) -> String {
    let view_box = view_box(layout);
    format!(
        r#"<svg class="{class}" viewBox="{view_box}" aria-hidden="true" focusable="false">{children}</svg>"#
    )
}
