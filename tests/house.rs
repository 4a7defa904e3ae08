//! Imports in the library only ever point to an earlier room.

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms in order; each may know those before it.
const ROOMS: [&str; 8] = ["rules", "record", "search", "motion", "drawing", "app", "words", "ui"];
/// Rooms that know no other.
const ALONE: [&str; 2] = ["rules", "words"];

/// The rooms that a line of code of `room` names as `crate::…`.
fn rooms_named(line: &str) -> Vec<&str> {
    let code = line.split("//").next().unwrap_or_default();
    let mut named = Vec::new();
    for (place, _) in code.match_indices("crate::") {
        let rest = &code[place + "crate::".len()..];
        let first =
            |text: &'_ str| text.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(text.len());
        match rest.strip_prefix('{') {
            // use crate::{motion::Place, rules::{Pit, Side}}: names at the first level only.
            Some(group) => {
                let mut level = 0;
                let mut begins = true;
                for (index, c) in group.char_indices() {
                    match c {
                        '{' => level += 1,
                        '}' if level == 0 => break,
                        '}' => level -= 1,
                        ',' if level == 0 => begins = true,
                        c if begins && !c.is_whitespace() => {
                            named.push(&group[index..index + first(&group[index..])]);
                            begins = false;
                        }
                        _ => {}
                    }
                }
            }
            None => named.push(&rest[..first(rest)]),
        }
    }
    named
}

/// Whether `room` may know `other`.
fn may_know(room: &str, other: &str) -> bool {
    let place = |name| ROOMS.iter().position(|&room| room == name);
    room == other || (!ALONE.contains(&room) && place(other).is_some() && place(other) < place(room))
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("the sources are there").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn imports_point_to_earlier_rooms() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut between_rooms = 0;
    for entry in fs::read_dir(&source).expect("the sources are there") {
        let folder = entry.expect("the sources are there").path();
        let name = folder.file_name().and_then(|name| name.to_str()).expect("UTF-8").to_owned();
        if name == "lib.rs" || name == "bin" {
            continue;
        }
        let room = name.trim_end_matches(".rs");
        assert!(ROOMS.contains(&room), "src/{name} is not a room of the house");
        let mut found = Vec::new();
        if folder.is_dir() {
            files(&folder, &mut found)
        } else {
            found.push(folder)
        }
        for file in found {
            let text = fs::read_to_string(&file).expect("the sources are UTF-8");
            // Groups are joined to one line, so that they are read whole.
            let code: Vec<&str> =
                text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
            for statement in code.join(" ").split(';') {
                for other in rooms_named(statement) {
                    assert!(may_know(room, other), "{}: {room} must not know {other}", file.display());
                    between_rooms += usize::from(other != room);
                }
                // The crate's root can also be reached by going up.
                let depth = file.strip_prefix(&source).map_or(0, |path| path.components().count())
                    - usize::from(file.ends_with("mod.rs"));
                let up = "super::".repeat(depth);
                for other in ROOMS.into_iter().filter(|&other| other != room) {
                    let reached = statement.contains(&format!("{up}{other}::"));
                    assert!(!reached, "{}: write crate::{other}", file.display());
                }
            }
        }
    }
    assert!(between_rooms > 0, "no import between rooms was found: the search for them is broken");
}

#[test]
fn the_scan_finds_what_it_looks_for() {
    assert_eq!(rooms_named("use crate::rules::{Game, Pit};"), ["rules"]);
    assert_eq!(
        rooms_named("use crate::{motion::{Place, Pose}, rules, words::Text as T};"),
        ["motion", "rules", "words"]
    );
    assert_eq!(rooms_named("fn f(g: crate::rules::Pit) -> crate::ui::Board;"), ["rules", "ui"]);
    assert_eq!(rooms_named("// see crate::ui"), [""; 0]);
    assert!(may_know("ui", "rules") && may_know("app", "motion") && may_know("rules", "rules"));
    for (room, other) in
        [("rules", "motion"), ("motion", "app"), ("words", "rules"), ("rules", "Pit"), ("app", "words")]
    {
        assert!(!may_know(room, other), "{room} {other}");
    }
}

/// The public items of a file that show no example, as `line: declaration`.
///
/// Members of a trait are public without saying so. Those that the trait's own example writes out
/// need no other.
fn without_example(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let mut bare = Vec::new();
    // The example of the trait that one is in.
    let mut of_trait: Option<String> = None;
    for (number, line) in lines.iter().enumerate() {
        if *line == "}" {
            of_trait = None;
        }
        let public = match line.trim_start().strip_prefix("pub ") {
            Some(item) => Some(item),
            None if of_trait.is_some() => line.strip_prefix("    "),
            None => None,
        };
        let kinds = ["fn ", "struct ", "enum ", "trait ", "const ", "static ", "type ", "async ", "unsafe "];
        let Some(item) = public.filter(|item| kinds.iter().any(|kind| item.starts_with(kind))) else {
            continue;
        };
        let doc = lines[..number].iter().rev().map(|line| line.trim_start());
        let example = example(doc.take_while(|line| line.starts_with("///") || line.starts_with("#[")));
        let name_ends = item.find(['(', '<', ':']).unwrap_or(item.len());
        let written = of_trait.as_ref().is_some_and(|of_trait| {
            item.starts_with("fn ") && of_trait.contains(&format!("{}(", &item[..name_ends]))
        });
        if !written && !example.contains("assert") {
            bare.push(format!("{}: {item}", number + 1));
        }
        if item.starts_with("trait ") {
            of_trait = Some(example);
        }
    }
    bare
}

/// The code that runs as a test in a doc comment, whose lines come last to first.
fn example<'a>(doc: impl Iterator<Item = &'a str>) -> String {
    let mut doc: Vec<&str> = doc.filter_map(|line| line.strip_prefix("///")).map(str::trim).collect();
    doc.reverse();
    // Between fences, every second part; a fence that names a language is no Rust.
    let doc = doc.join("\n") + "\n";
    doc.split("```").skip(1).step_by(2).filter(|code| code.starts_with('\n')).collect()
}

#[test]
fn every_public_item_of_the_rules_shows_an_example() {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rules");
    let mut found = Vec::new();
    files(&rules, &mut found);
    let mut bare = Vec::new();
    for file in found {
        let text = fs::read_to_string(&file).expect("the sources are UTF-8");
        bare.extend(without_example(&text).into_iter().map(|item| format!("{}:{item}", file.display())));
    }
    assert!(bare.is_empty(), "without an example:\n{}", bare.join("\n"));
}

#[test]
fn the_scan_for_examples_tells_them_apart() {
    let shown = "/// A seed.\n///\n/// ```\n/// assert!(true);\n/// ```\n#[inline]\npub const fn seed() {}\n";
    assert_eq!(without_example(shown), [""; 0]);
    assert_eq!(without_example(&shown.replace("```\n/// assert", "```text\n/// assert")).len(), 1);
    assert_eq!(without_example(&shown.replace("#[inline]", "pub struct A;")), ["7: const fn seed() {}"]);
    assert_eq!(without_example("/// A pit.\n    pub fn pit();\n    pub field: u8,\n"), ["2: fn pit();"]);
    assert_eq!(
        without_example("pub(super) fn pit() {}\nfn own() {}\nimpl A for B {\n    fn a() {}\n}\n"),
        [""; 0]
    );
    let member = "/// ```\n/// fn drop() { assert!(true) }\n/// ```\npub trait A {\n    fn drop();\n    fn lift<B>();\n    const C: u8;\n}\n";
    assert_eq!(without_example(member), ["6: fn lift<B>();", "7: const C: u8;"]);
}
