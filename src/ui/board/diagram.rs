//! Boards that stand still, for examples.

use super::ground::drawing;
use crate::drawing::{Caption, picture};
use crate::motion::{Form, Layout};
use yew::prelude::*;

/// What [`BoardDrawing`] shows.
#[derive(Properties, Clone, PartialEq)]
pub struct BoardDrawingProps {
    /// The shape of the board, and who sits at its lower edge.
    pub layout: Layout,
    /// Seeds and marks; pits that are not named are drawn without a numeral.
    pub captions: Vec<Caption>,
    /// Seeds that South and North have captured.
    #[prop_or_default]
    pub captured: [u8; 2],
    /// What the picture shows, in words.
    pub label: AttrValue,
}

/// A board without buttons.
#[component]
pub fn BoardDrawing(props: &BoardDrawingProps) -> Html {
    let form = match props.layout.form {
        Form::Wide => "wide",
        Form::Narrow => "narrow",
    };
    let children = picture(props.layout, &props.captions, props.captured);
    let svg = AttrValue::from(drawing("board-ground", props.layout, &children));
    html! {
        <div class={classes!("board", form)} role="img" aria-label={props.label.clone()}>
            { Html::from_html_unchecked(svg) }
        </div>
    }
}
