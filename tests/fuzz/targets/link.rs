#![no_main]

#[path = "../invariants.rs"]
#[allow(dead_code, reason = "each target holds one of them")]
mod invariants;

libfuzzer_sys::fuzz_target!(|text: &str| invariants::link(text));
