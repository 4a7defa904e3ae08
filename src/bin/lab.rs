//! The native tool.
fn main() {}
