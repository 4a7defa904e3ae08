//! The style sheets: contrasts of all themes, and measures that must agree with the layout.

use mancala::motion::{Form, Layout};
use mancala::rules::{Hawalis, Oware};
use std::collections::BTreeMap;

const TOKENS: &str = include_str!("../styles/tokens.css");
const BOARD: &str = include_str!("../styles/board.css");

type Theme = BTreeMap<&'static str, &'static str>;

/// The tokens of a theme: those of `:root`, and what the block of this selector changes.
fn theme(selector: &str) -> Theme {
    let mut theme = block(":root {");
    if !selector.is_empty() {
        theme.extend(block(selector));
    }
    theme
}

/// The declarations of the first block that starts so.
fn block(start: &str) -> Theme {
    let start = TOKENS.find(&format!("\n{start}")).expect("the block of the theme") + start.len() + 1;
    let body = &TOKENS[start..start + TOKENS[start..].find('}').expect("its end")];
    body.split(';').filter_map(|line| line.trim().split_once(": ")).collect()
}

fn themes() -> [(&'static str, Theme); 3] {
    [
        ("light", theme("")),
        ("dark", theme(":root[data-theme=\"dark\"] {")),
        ("contrast", theme(":root[data-theme=\"contrast\"] {")),
    ]
}

/// Relative luminance of `#rrggbb`.
fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour")) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    assert_eq!(colour.len(), 7, "{colour}");
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(a: &str, b: &str) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn demand(least: f64, fronts: &[&str], backs: &[&str]) {
    for (name, theme) in themes() {
        for front in fronts {
            for back in backs {
                let found = contrast(theme[&**front], theme[&**back]);
                assert!(found >= least, "{name}: {front} on {back} has {found:.2}");
            }
        }
    }
}

#[test]
fn text_can_be_read() {
    demand(4.5, &["--ink", "--quiet", "--accent", "--gold", "--danger"], &["--ground", "--raised"]);
    demand(4.5, &["--accent-ink"], &["--accent"]);
    demand(4.5, &["--badge-ink"], &["--badge", "--mark", "--mark-taken"]);
    demand(4.5, &["--count", "--letter"], &["--wood-light", "--wood-middle", "--wood-dark"]);
    demand(4.5, &["--count-none"], &["--wood-light", "--wood-middle", "--wood-dark"]);
}

#[test]
fn shapes_can_be_seen() {
    demand(3.0, &["--edge"], &["--ground", "--raised"]);
    let wood = ["--wood-light", "--wood-middle", "--wood-dark", "--pit-floor"];
    demand(3.0, &["--playable", "--mark", "--mark-taken", "--lane", "--lane-endless"], &wood);
    demand(3.0, &["--tint-0", "--tint-1", "--tint-2", "--tint-3"], &["--pit-floor"]);
}

#[test]
fn the_system_gets_the_same_themes() {
    // The blocks for the system's choice are written a second time, further to the right.
    let indented = |selector: &str| {
        let start = TOKENS.find(selector).expect("the block") + selector.len();
        let body = &TOKENS[start..start + TOKENS[start..].find('}').expect("its end")];
        body.split(';').filter_map(|line| line.trim().split_once(": ")).collect::<Theme>()
    };
    assert_eq!(
        indented(":root:not([data-theme=\"light\"], [data-theme=\"contrast\"]) {"),
        block(":root[data-theme=\"dark\"] {")
    );
    assert_eq!(
        indented(":root:not([data-theme=\"light\"], [data-theme=\"dark\"]) {"),
        block(":root[data-theme=\"contrast\"] {")
    );
}

/// The first number after a text, which is within a rule that starts so.
fn measure(rule: &str, before: &str, nth: usize) -> f64 {
    let start = BOARD.find(&format!("\n{rule} {{")).expect("the rule");
    let body = &BOARD[start..start + BOARD[start..].find('}').expect("its end")];
    let value = &body[body.find(before).expect("the property") + before.len()..];
    let value = &value[..value.find(';').expect("its end")];
    let numbers =
        value.split([' ', '/']).filter_map(|part| part.trim_end_matches(['%', 'f', 'r']).parse().ok());
    numbers.into_iter().nth(nth).expect("the number")
}

#[test]
fn buttons_lie_over_their_pits() {
    for (shape, name) in [(&Hawalis::SHAPE, ""), (&Oware::SHAPE, ".oware")] {
        assert!(name.is_empty() || name[1..] == *shape.name);
        for form in [Form::Wide, Form::Narrow] {
            let layout = Layout::new(shape, form, false);
            let close =
                |a: f64, b: f64| assert!((a - b).abs() < 0.002, "{} {form:?}: {a} is not {b}", shape.name);
            let board = [name, if form == Form::Narrow { ".narrow" } else { "" }].concat();
            let frame = format!(".board{board}");
            close(measure(&frame, "--shape:", 0), layout.width());
            close(measure(&frame, "--shape:", 1), layout.height());
            close(measure(&frame, "border-radius:", 0), 100.0 * layout.corner() / layout.width());
            close(measure(&frame, "border-radius:", 1), 100.0 * layout.corner() / layout.height());
            let within = |what: &str, child: &str| match board.as_str() {
                "" => what.to_owned(),
                board => format!("{board}{child}{what}"),
            };
            let pits = within(".pits", " > ");
            let first = layout.cell(shape.pit_at(0, 0));
            close(measure(&pits, "inset:", 0), 100.0 * first.y / layout.height());
            close(measure(&pits, "inset:", 1), 100.0 * first.x / layout.width());
            for row in 0..shape.rows {
                let pit = shape.pit_at(row, 0);
                let cell = layout.cell(pit);
                close(measure(&pits, "grid-template-rows:", row), cell.height);
                let radius = layout.pit_radius() + layout.rim();
                let side = 100.0 * (cell.width / 2.0 - radius) / cell.width;
                close(measure(&within(".pit::after", " "), "inset-inline:", 0), side);
                let number = match row * shape.columns {
                    0 => "n".to_owned(),
                    before => format!("n + {}", before + 1),
                };
                let is_upper = row < shape.rows / 2;
                let property = match (name.is_empty(), is_upper) {
                    (true, true) => "inset-block-start:",
                    (false, true) => "inset-block:",
                    (_, false) => "inset-block: auto",
                };
                let middle = layout.pit(pit).y - cell.y;
                let edge = if is_upper { middle } else { cell.height - middle };
                let rule = within(&format!(".pit:nth-child({number})::after"), " ");
                close(measure(&rule, property, 0), 100.0 * (edge - radius) / cell.height);
            }
        }
    }
    // Columns share the width evenly.
    for (rule, shape) in [(".pits", &Hawalis::SHAPE), (".oware > .pits", &Oware::SHAPE)] {
        let columns = format!("repeat({}, 1fr)", shape.columns);
        let start = BOARD.find(&format!("\n{rule} {{")).expect("the rule");
        assert!(
            BOARD[start..start + BOARD[start..].find('}').expect("its end")].contains(&columns),
            "{rule}"
        );
    }
}

#[test]
fn half_a_board_is_half_as_high() {
    let layout = Layout::new(&Hawalis::SHAPE, Form::Narrow, false);
    assert_eq!(measure(".board.narrow.half", "--shape:", 0), layout.width());
    assert_eq!(measure(".board.narrow.half", "--shape:", 1), layout.height() / 2.0);
}
