//! Vectors judged by the same code as the lab's `check`, and held to fail once they are wrong.

#[allow(dead_code)] // The lab asks it more.
#[path = "../../src/bin/lab/line.rs"]
mod line;
#[path = "../../src/bin/lab/vectors/mod.rs"]
mod vectors;

pub use vectors::{Report, check};

use serde_json::Value;

/// The vectors of a file.
pub fn read(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("the vectors are JSON"))
}

/// Asserts that a vector holds, and no longer does once `change` has been made; the sentence must
/// speak of `field`.
#[track_caller]
pub fn fails_when(vector: &Value, field: &str, change: impl Fn(&mut Value)) {
    assert_eq!(check(vector.to_string().as_bytes()).passed, 1);
    let mut changed = vector.clone();
    change(&mut changed);
    assert_ne!(&changed, vector);
    let report = check(changed.to_string().as_bytes());
    assert_eq!((report.passed, report.failures.len()), (0, 1), "{changed}");
    let (line, sentence) = &report.failures[0];
    assert_eq!(*line, 1);
    assert!(sentence.contains(field), "“{sentence}” does not name “{field}”");
}
