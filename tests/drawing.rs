//! The drawing of the board as text.

use mancala::drawing::{DEFS, Mark, first_board_svg, ring, seed_look};
use mancala::motion::Form;
use std::collections::BTreeSet;
use std::{env, fs};

/// `REWRITE=1 cargo test --test drawing` writes the files anew.
#[test]
fn the_first_boards_in_the_page_are_the_boards_drawn_here() {
    for (form, name) in [(Form::Wide, "wide"), (Form::Narrow, "narrow")] {
        let path = format!("{}/assets/first-board-{name}.svg", env!("CARGO_MANIFEST_DIR"));
        let drawn = first_board_svg(form);
        if env::var_os("REWRITE").is_some() {
            fs::write(&path, &drawn).expect("the file can be written");
        }
        let stored = fs::read_to_string(&path).expect("the file is there");
        assert!(stored == drawn, "{path} is old: REWRITE=1 cargo test --test drawing");
    }
}

#[test]
fn the_first_boards_have_their_own_ids_and_no_styles() {
    for (form, shadows) in [(Form::Wide, "wide-shadow"), (Form::Narrow, "narrow-shadow")] {
        let svg = first_board_svg(form);
        assert!(!svg.contains("board-"), "an id of the live board");
        assert!(!svg.contains("style"));
        assert_eq!(svg.matches(&format!("{shadows}\"/><use")).count(), 56);
    }
}

/// The values of an attribute, or of references in the form `prefix…"` or `prefix…)`.
fn names(text: &str, prefix: &str) -> BTreeSet<String> {
    text.match_indices(prefix)
        .map(|(at, _)| text[at + prefix.len()..].split(['"', ')']).next().unwrap_or_default().to_owned())
        .collect()
}

#[test]
fn whatever_is_referred_to_is_defined() {
    let svg = first_board_svg(Form::Wide);
    let defined = names(&svg, "id=\"");
    for reference in names(&svg, "href=\"#").into_iter().chain(names(&svg, "url(#")) {
        assert!(defined.contains(&reference), "{reference}");
    }
    for seed in 0..56 {
        assert!(DEFS.contains(&format!("id=\"board-seed-{}\"", seed_look(seed).shape)));
    }
}

#[test]
fn seeds_are_of_all_shapes_and_tints() {
    let shapes: BTreeSet<_> = (0..56).map(|seed| seed_look(seed).shape).collect();
    let tints: BTreeSet<_> = (0..56).map(|seed| seed_look(seed).tint).collect();
    assert_eq!((shapes.len(), tints.len()), (4, 4));
}

#[test]
fn marks_differ_by_shape() {
    let marks = [
        Mark::Playable,
        Mark::Start,
        Mark::End,
        Mark::Threatened,
        Mark::Capturable,
        Mark::Captured,
        Mark::Lifted,
        Mark::Landed,
        Mark::Refused,
    ];
    let shapes: BTreeSet<_> = marks.iter().map(|&mark| ring(mark, 49.0, 4.0)).collect();
    assert_eq!(shapes.len(), marks.len());
}
