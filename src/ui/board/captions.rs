//! Numbers on the board.

use super::{Hand, translate};
use crate::app::PitScore;
use crate::motion::{Layout, Point, tenth};
use crate::rules::{Pit, Side};
use crate::ui::part::View;
use yew::prelude::*;

/// From the middle of a figure to the line on which it stands, in sizes of its type.
const BASELINE: f64 = 0.36;

/// How many seeds are in a pit.
#[derive(PartialEq)]
pub(super) struct Numeral {
    pub layout: Layout,
    pub pit: Pit,
    pub seeds: u8,
}

impl View for Numeral {
    fn draw(&self) -> Html {
        number(self.layout.numeral(self.pit), self.seeds, self.layout.numeral_size())
    }
}

/// How many seeds a player has captured; nothing is written in an empty tray.
pub(super) fn tray_numeral(layout: Layout, side: Side, seeds: u8) -> Html {
    match seeds {
        0 => Html::default(),
        seeds => number(layout.tray_numeral(side), seeds, layout.tray_numeral_size()),
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

/// How many seeds are in the hand.
pub(super) fn hand_badge(layout: Layout, hand: Hand) -> Html {
    badge("hand", layout.badge(hand.over), layout.badge_radius(), hand.seeds.to_string())
}

/// What a pit's move is worth, all in frames of one size.
pub(super) fn score_badge(layout: Layout, pit: Pit, PitScore { text, is_first, .. }: &PitScore) -> Html {
    let size = layout.score_size();
    // Four figures have room; the moves to a far end can have more, and their sign is broad.
    let sign = if text.contains('#') { 0.8 } else { 0.0 };
    let width = 0.74 * size * (text.chars().count() as f64 + sign).max(4.0);
    let frame = Frame { left: width / -2.0, width, height: 1.05 * size };
    framed(if *is_first { "score first" } else { "score" }, layout.score(pit), frame, size, text.clone())
}

/// A round badge at a point, or a longer one for a longer text, growing to the right.
pub(super) fn badge(class: &'static str, at: Point, radius: f64, text: String) -> Html {
    let size = 1.2 * radius;
    let longer = (text.chars().count().saturating_sub(2)) as f64 * 0.5 * size;
    let frame = Frame { left: -radius, width: 2.0 * radius + longer, height: 2.0 * radius };
    framed(class, at, frame, size, text)
}

/// The frame of a text, with round ends, as high above a point as below.
struct Frame {
    left: f64,
    width: f64,
    height: f64,
}

fn framed(class: &'static str, at: Point, frame: Frame, size: f64, text: String) -> Html {
    let Frame { left, width, height } = frame;
    html! {
        <g {class} transform={translate(at)}>
            <rect
                x={tenth(left).to_string()}
                y={tenth(height / -2.0).to_string()}
                width={tenth(width).to_string()}
                height={tenth(height).to_string()}
                rx={tenth(height / 2.0).to_string()}
            />
            <text
                x={tenth(left + width / 2.0).to_string()}
                y={tenth(BASELINE * size).to_string()}
                font-size={tenth(size).to_string()}
            >
                { text }
            </text>
        </g>
    }
}
