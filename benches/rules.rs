//! Speed of the rules.

fn main() {}
