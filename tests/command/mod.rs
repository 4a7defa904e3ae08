//! The command line of the lab, run as people run it.
#![allow(dead_code)] // Each test uses a part.

use std::process::{Command, Output};

#[track_caller]
pub fn lab(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lab")).args(arguments).output().expect("the lab starts")
}

/// What the lab prints when it succeeds; it complains of nothing.
#[track_caller]
pub fn succeeds(arguments: &[&str]) -> String {
    let output = lab(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?} failed: {errors}");
    assert_eq!(errors, "");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The sentence that the lab gives when it fails with this exit code; it must not be a panic's.
#[track_caller]
pub fn fails(arguments: &[&str], code: i32) -> String {
    let output = lab(arguments);
    let errors = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {errors}");
    assert!(!errors.contains("panicked"), "{errors}");
    errors
}
