//! Numbers on the board. Each is a component of its own, so that a step redraws only what it changed.

use super::{Hand, translate};
use crate::motion::{Layout, Point, tenth};
use crate::rules::{Pit, Side};
use yew::prelude::*;

/// From the middle of a figure to the line on which it stands, in sizes of its type.
const BASELINE: f64 = 0.36;

#[derive(Properties, Clone, PartialEq)]
pub(super) struct NumeralProps {
    pub layout: Layout,
    pub pit: Pit,
    pub seeds: u8,
}

/// How many seeds are in a pit.
#[component]
pub(super) fn Numeral(props: &NumeralProps) -> Html {
    number(props.layout.numeral(props.pit), props.seeds, props.layout.numeral_size())
}

#[derive(Properties, Clone, PartialEq)]
pub(super) struct TrayNumeralProps {
    pub layout: Layout,
    pub side: Side,
    pub seeds: u8,
}

/// How many seeds a player has captured; nothing is written in an empty tray.
#[component]
pub(super) fn TrayNumeral(props: &TrayNumeralProps) -> Html {
    match props.seeds {
        0 => Html::default(),
        seeds => number(props.layout.tray_numeral(props.side), seeds, props.layout.tray_numeral_size()),
    }
}

fn number(at: Point, seeds: u8, size: f64) -> Html {
    // Three figures, which only set-ups have, must not reach into the neighbours.
    let size = if seeds > 99 { 0.7 * size } else { size };
    html! {
        <text
            class={(seeds == 0).then_some("none")}
            x={tenth(at.x).to_string()}
            y={tenth(at.y + BASELINE * size).to_string()}
            font-size={tenth(size).to_string()}
        >
            { seeds }
        </text>
    }
}

#[derive(Properties, Clone, PartialEq)]
pub(super) struct HandBadgeProps {
    pub layout: Layout,
    pub hand: Hand,
}

/// How many seeds are in the hand.
#[component]
pub(super) fn HandBadge(props: &HandBadgeProps) -> Html {
    let HandBadgeProps { layout, hand } = props;
    html! {
        <g class="hand" transform={translate(layout.badge(hand.over))}>
            { badge(layout.badge_radius(), &hand.seeds.to_string()) }
        </g>
    }
}

/// A round badge, or a longer one for a longer text, growing to the right from the origin.
pub(super) fn badge(radius: f64, text: &str) -> Html {
    let size = 1.2 * radius;
    let longer = (text.chars().count().saturating_sub(2)) as f64 * 0.5 * size;
    html! {
        <>
            <rect
                x={tenth(-radius).to_string()}
                y={tenth(-radius).to_string()}
                width={tenth(2.0 * radius + longer).to_string()}
                height={tenth(2.0 * radius).to_string()}
                rx={tenth(radius).to_string()}
            />
            <text
                x={tenth(longer / 2.0).to_string()}
                y={tenth(BASELINE * size).to_string()}
                font-size={tenth(size).to_string()}
            >
                { text.to_owned() }
            </text>
        </>
    }
}
