//! Names the build, so that programs of the page that were not built together notice it.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::Path;

fn main() {
    let mut hasher = DefaultHasher::new();
    for part in ["src", "assets", "styles", "index.html", "Cargo.lock"] {
        println!("cargo::rerun-if-changed={part}");
        hash(Path::new(part), &mut hasher);
    }
    println!("cargo::rustc-env=HAWALIS_BUILD=build-{:016x}", hasher.finish());
}

/// Adds a file, or all files of a folder in the order of their names.
fn hash(path: &Path, hasher: &mut DefaultHasher) {
    if path.is_dir() {
        let entries = fs::read_dir(path).expect("the sources are there");
        let mut paths: Vec<_> = entries.map(|entry| entry.expect("the sources are there").path()).collect();
        paths.sort();
        for path in paths {
            hash(&path, hasher);
        }
    } else {
        path.hash(hasher);
        fs::read(path).expect("the sources can be read").hash(hasher);
    }
}
