//! What the fuzzer in tests/fuzz looks for, looked for within bounds: in random texts, and in sound ones with damages.
#![cfg(not(target_arch = "wasm32"))] // proptest does not build there.

#[path = "fuzz/invariants.rs"]
mod invariants;
mod random;
mod trees;

use mancala::record::Link;
use mancala::record::ogn::{self, Tags};
use mancala::rules::{Game, Hawalis, Oware};
use proptest::prelude::*;
use std::path::Path;

/// Sound texts of all forms, from which damaged ones are made.
fn sound() -> impl Strategy<Value = String> {
    let golden = |name: &str| {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
        std::fs::read_to_string(file).expect("the golden files are there")
    };
    let aside = golden("auale.ogn");
    prop_oneof![
        trees::record().prop_map(|record| ogn::write(&record, &Tags::default())),
        trees::record().prop_map(|record| Link::of(&record, Some(1), true).fragment()),
        trees::record().prop_map(|record| record.position().to_string()),
        Just(Oware::default().start().to_string()),
        Just(Link::new(Oware::default()).encode()),
        Just(Link::new(Hawalis::default()).encode()),
        Just("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S".to_owned()),
        Just("3,2S,1S,2S/1S,3,2S,3S 20 17 S".to_owned()),
        Just(aside),
    ]
}

/// A text with a few places cut out, written anew or doubled.
fn damaged() -> impl Strategy<Value = String> {
    let damage = (any::<prop::sample::Index>(), 0..4_usize, "\\PC{0,3}|[0-9SN/ \n(){}\\[\\];+.-]{0,3}");
    (sound(), prop::collection::vec(damage, 0..4)).prop_map(|(text, damages)| {
        let mut characters: Vec<char> = text.chars().collect();
        for (place, gone, new) in damages {
            let place = place.index(characters.len() + 1);
            let end = (place + gone).min(characters.len());
            characters.splice(place..end, new.chars());
        }
        characters.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn every_text_is_a_link_or_none(text in prop_oneof![damaged(), any::<String>()]) {
        invariants::link(&text);
    }

    #[test]
    fn every_text_is_a_game_or_says_where_it_is_none(text in prop_oneof![damaged(), any::<String>()]) {
        invariants::ogn(&text);
    }

    #[test]
    fn every_text_is_a_position_or_says_where_it_is_none(text in prop_oneof![damaged(), any::<String>()]) {
        invariants::position(&text);
    }
}
