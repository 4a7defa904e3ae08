//! Measures the rules.
fn main() {}
