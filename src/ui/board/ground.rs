//! The drawing that never changes, written once as text.

use super::view_box;
use crate::drawing::{DEFS, ground};
use crate::motion::Layout;
use crate::ui::part::View;
use yew::prelude::*;

/// The gradients and shapes that all boards of a page refer to: needed once, anywhere in the page.
#[derive(PartialEq)]
pub struct BoardDefs;

impl View for BoardDefs {
    fn draw(&self) -> Html {
        Html::from_html_unchecked(AttrValue::from(format!(
            r#"<svg class="board-defs" aria-hidden="true" focusable="false"><defs>{DEFS}</defs></svg>"#
        )))
    }
}

/// The wood with its hollows.
#[derive(PartialEq)]
pub(super) struct Ground {
    pub layout: Layout,
}

impl View for Ground {
    fn draw(&self) -> Html {
        let svg = drawing("board-ground", self.layout, &ground(self.layout));
        Html::from_html_unchecked(AttrValue::from(svg))
    }
}

/// A drawing of a layout's size around these children.
pub(super) fn drawing(class: &str, layout: Layout, children: &str) -> String {
    let view_box = view_box(layout);
    format!(
        r#"<svg class="{class}" viewBox="{view_box}" aria-hidden="true" focusable="false">{children}</svg>"#
    )
}
