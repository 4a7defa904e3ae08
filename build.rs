//! Names the build, so that programs of the page that were not built together notice it.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=src");
    let mut hasher = DefaultHasher::new();
    hash(Path::new("src"), &mut hasher);
    println!("cargo::rustc-env=HAWALIS_BUILD={:016x}", hasher.finish());
}

/// Adds all files of a folder, in the order of their names.
fn hash(folder: &Path, hasher: &mut DefaultHasher) {
    let entries = fs::read_dir(folder).expect("the sources are there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("the sources are there").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            hash(&path, hasher);
        } else {
            path.hash(hasher);
            fs::read(&path).expect("the sources can be read").hash(hasher);
        }
    }
}
