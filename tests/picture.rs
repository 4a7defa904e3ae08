//! Pictures and films that leave the page, read as others will read them.

use mancala::drawing::{
    Film, LONGEST_IN_CODE, Look, MOST_LAPS, Marks, Palette, Telling, TooLong, card, code, picture,
};
use mancala::motion::{Arrangement, Form, Layout, Stops};
use mancala::record::Record;
use mancala::rules::hawalis::{Position, examples};
use mancala::rules::oware;
use mancala::rules::{Game, Hawalis, Oware, Pit, Side, Trace};
use roxmltree::{Document, Node};
use std::{env, fs};

const TELLING: Telling<'static> = Telling { title: "Hawalis", description: "A board." };

fn look(form: Form, flipped: bool, palette: Palette) -> Look {
    Look { layout: Layout::new(&Hawalis::SHAPE, form, flipped), palette, letters: true }
}

fn pit(letter: char) -> Pit {
    Hawalis::SHAPE.pit(letter).expect("a letter of the board")
}

/// The board before some moves from the start, and the moves.
fn moves(letters: &str) -> (Arrangement, Vec<Trace>) {
    let game = Hawalis::default();
    let mut position = game.start();
    let traces = letters
        .chars()
        .map(|letter| {
            let trace = game.trace(&position, pit(letter)).expect("a legal move");
            position = game.play(&position, pit(letter), &mut ()).expect("a legal move").position;
            trace
        })
        .collect();
    (Arrangement::of(&Hawalis::default(), &game.start()), traces)
}

fn example(position: &Position, pit: Pit) -> (Arrangement, Vec<Trace>) {
    let trace = Hawalis::default().trace(position, pit).expect("a legal move");
    (Arrangement::of(&Hawalis::default(), position), vec![trace])
}

/// The last move of a game of Oware, with the board before it.
fn oware_move(position: oware::Position, letters: &str) -> (Arrangement, Vec<Trace>) {
    let mut record = Record::from_position(Oware::default(), position);
    let mut before = Arrangement::of(record.game(), &position);
    let mut last = None;
    for letter in letters.chars() {
        if let Some(trace) = &last {
            before = before.after(trace);
        }
        let place = record.play(Oware::SHAPE.pit(letter).expect("a letter")).expect("a legal move");
        last = record.trace(place);
    }
    (before, last.into_iter().collect())
}

/// The board at a stop of a move.
fn still(look: Look, before: &Arrangement, trace: &Trace, stop: usize) -> String {
    let stops = Stops::of(trace);
    picture(look, TELLING, &before.at(trace, stop), |pit| Marks::of(trace, &stops, stop, pit))
}

fn film(letters: &str) -> Film {
    let (before, traces) = moves(letters);
    Film::of(before, traces)
}

/// A line for each scene.
fn captions(film: &Film) -> Vec<Vec<String>> {
    film.scenes().iter().map(|scene| vec![format!("moves {:?}, {} laps", scene.moves, scene.laps)]).collect()
}

fn film_svg(film: &Film, look: Look) -> String {
    film.svg(look, TELLING, &captions(film))
}

/// Compares with a stored file; `REWRITE=1 cargo test --test picture` writes it anew.
fn golden(name: &str, drawn: &str) {
    let path = format!("{}/{name}", env!("CARGO_MANIFEST_DIR"));
    if env::var_os("REWRITE").is_some() {
        fs::write(&path, drawn).expect("the file can be written");
    }
    let stored = fs::read_to_string(&path).expect("the file is there");
    assert!(
        stored == drawn,
        "{path} is not what is drawn; look at it, then REWRITE=1 cargo test --test picture"
    );
}

/// Every picture and film that the tests are about: themes, forms, orientations, letters, hands.
fn all_kinds() -> Vec<(String, String)> {
    let mut all = Vec::new();
    let (before, traces) = moves("h");
    for palette in Palette::ALL {
        for (form, flipped) in
            [(Form::Wide, false), (Form::Wide, true), (Form::Narrow, false), (Form::Narrow, true)]
        {
            for letters in [true, false] {
                let look = Look { letters, ..look(form, flipped, palette) };
                for stop in [0, 5, usize::MAX] {
                    let name = format!("{look:?} at {stop}");
                    all.push((name, still(look, &before, &traces[0], stop)));
                }
                all.push((format!("film {look:?}"), film_svg(&film("gHcC"), look)));
            }
            let layout = Layout::new(&Oware::SHAPE, form, flipped);
            let look = Look { layout, ..look(form, flipped, palette) };
            let (before, traces) = oware_move(oware::examples::chase(), "FfAaBbCcDdEe");
            all.push((format!("picture {look:?}"), still(look, &before, &traces[0], 1)));
            all.push((format!("film {look:?}"), film_svg(&Film::of(before, traces), look)));
        }
    }
    all
}

#[test]
fn pictures_are_whole_files_that_need_nothing() {
    for (name, svg) in all_kinds() {
        let document = Document::parse(&svg).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        let mut unique = ids.clone();
        unique.sort_unstable();
        unique.dedup();
        assert_eq!(ids.len(), unique.len(), "{name}: an id stands twice");
        for node in document.descendants().filter(Node::is_element) {
            assert_eq!(node.tag_name().namespace(), Some("http://www.w3.org/2000/svg"), "{name}");
            let forbidden = ["script", "foreignObject", "image", "a", "iframe", "handler"];
            assert!(!forbidden.contains(&node.tag_name().name()), "{name}: {}", node.tag_name().name());
            for attribute in node.attributes() {
                let (key, value) = (attribute.name(), attribute.value());
                assert!(!key.starts_with("on") && key != "style", "{name}: {key}");
                if key == "href" {
                    let id = value.strip_prefix('#').unwrap_or_else(|| panic!("{name}: {value}"));
                    assert!(ids.contains(&id), "{name}: {id} is referred to");
                }
                for reference in value.split("url(").skip(1) {
                    let id = reference.strip_prefix('#').and_then(|rest| rest.split(')').next());
                    assert!(id.is_some_and(|id| ids.contains(&id)), "{name}: {value}");
                }
            }
        }
        let style = text_of(&document, "style");
        assert!(!style.contains("var(") && !style.contains('@') && !style.contains("--"), "{name}: {style}");
        for reference in style.split("url(").skip(1) {
            let id = reference.trim_start_matches(['"', '\'', '#']).split(['"', '\'', ')']).next();
            assert!(id.is_some_and(|id| ids.contains(&id)), "{name}: {reference}");
        }
        assert_eq!(text_of(&document, "title"), "Hawalis");
        assert_eq!(text_of(&document, "desc"), "A board.");
    }
}

fn text_of<'a>(document: &'a Document<'_>, tag: &str) -> &'a str {
    document
        .descendants()
        .find(|node| node.has_tag_name(tag))
        .and_then(|node| node.text())
        .unwrap_or_default()
}

#[test]
fn letters_are_there_or_not() {
    for (form, letters) in
        [(Form::Wide, true), (Form::Narrow, true), (Form::Wide, false), (Form::Narrow, false)]
    {
        let look = Look { letters, ..look(form, false, Palette::Light) };
        let (before, traces) = moves("a");
        let svg = still(look, &before, &traces[0], 0);
        let document = Document::parse(&svg).expect("XML");
        let found: String = document
            .descendants()
            .filter(|node| node.attribute("class") == Some("letters"))
            .flat_map(|group| group.descendants().filter(Node::is_text).filter_map(|node| node.text()))
            .collect();
        assert_eq!(found, if letters { "abcdefghijklmnABCDEFGHIJKLMN" } else { "" });
    }
}

/// The declarations of a rule of a picture's style.
fn rule<'a>(style: &'a str, selector: &str) -> &'a str {
    let start =
        style.find(&format!("{selector} {{")).unwrap_or_else(|| panic!("{selector}")) + selector.len() + 2;
    style[start..].split('}').next().unwrap_or_default().trim()
}

/// A declaration of the block of `styles/tokens.css` that starts so; of `:root` if it is not there.
fn token(block: &str, name: &str) -> String {
    let css = include_str!("../styles/tokens.css");
    [block, ":root {"]
        .iter()
        .filter_map(|block| css.split(&format!("\n{block}")).nth(1)?.split('}').next())
        .flat_map(|body| body.lines())
        .filter_map(|line| line.trim().strip_prefix(name)?.strip_prefix(": ")?.strip_suffix(';'))
        .next()
        .unwrap_or_else(|| panic!("{name}"))
        .to_owned()
}

#[test]
fn colours_are_those_of_the_page() {
    let blocks = [":root {", ":root[data-theme=\"dark\"] {", ":root[data-theme=\"contrast\"] {"];
    for (palette, block) in Palette::ALL.into_iter().zip(blocks) {
        let (before, traces) = moves("h");
        let svg = still(look(Form::Wide, false, palette), &before, &traces[0], usize::MAX);
        let document = Document::parse(&svg).expect("XML");
        let style = text_of(&document, "style");
        for (selector, property, name) in [
            (".frame-dark", "stop-color", "--frame-dark"),
            (".wood-middle", "stop-color", "--wood-middle"),
            (".pit-floor", "stop-color", "--pit-floor"),
            (".tint-2", "fill", "--tint-2"),
            (".depth", "display", "--depth"),
        ] {
            assert_eq!(rule(style, selector), format!("{property}: {};", token(block, name)), "{palette:?}");
        }
        let mark = rule(style, ".mark.captured");
        assert!(mark.contains(&format!("stroke: {};", token(block, "--mark-taken"))), "{palette:?}: {mark}");
        for name in ["--ground", "--ink", "--quiet", "--accent", "--edge", "--count", "--letter"] {
            assert_eq!(palette.token(name), token(block, name), "{palette:?}");
        }
    }
    assert_eq!(Palette::Light.token("--nothing"), "");
}

/// The attributes of a film's elements at an instant, as SVG says that animations set them.
struct Instant<'a> {
    document: &'a Document<'a>,
    /// The part of the film that has passed.
    part: f64,
}

impl<'a> Instant<'a> {
    /// What an animation of a node's attribute says now.
    fn animated(&self, node: Node<'a, 'a>, attribute: &str) -> Option<&'a str> {
        let animation = node.children().find(|child| {
            child.tag_name().name().starts_with("animate")
                && child.attribute("attributeName") == Some(attribute)
        })?;
        let values: Vec<&str> = animation.attribute("values")?.split(';').collect();
        let times = key_times(animation);
        assert_eq!((values.len(), times[0]), (times.len(), 0.0));
        assert!(times.is_sorted() && times.iter().all(|&time| time <= 1.0));
        let now = times.partition_point(|&time| time <= self.part) - 1;
        Some(values[now])
    }

    fn is_seen(&self, node: Node<'a, 'a>) -> bool {
        self.animated(node, "opacity").or(node.attribute("opacity")) != Some("0")
    }

    /// Where a group is, if it is not away.
    fn place(&self, node: Node<'a, 'a>) -> Option<(String, String)> {
        let written = node.attribute("transform").unwrap_or_default();
        let written = written.trim_start_matches("translate(").split(')').next();
        let place = self.animated(node, "transform").or(written).unwrap_or_default();
        let (x, y) = place.split_once(' ').expect("two coordinates");
        (x != "-99").then(|| (x.to_owned(), y.to_owned()))
    }

    fn groups(&self, class: &str) -> impl Iterator<Item = Node<'a, 'a>> {
        self.document.descendants().filter(move |node| node.attribute("class") == Some(class))
    }

    fn children(&self, class: &str) -> impl Iterator<Item = Node<'a, 'a>> {
        self.groups(class).flat_map(|group| group.children().filter(Node::is_element))
    }

    /// The numerals that are seen, with where they stand.
    fn numerals(&self) -> Vec<((f64, f64), u32)> {
        let number =
            |node: Node<'_, '_>, name| -> f64 { node.attribute(name).expect(name).parse().expect(name) };
        self.children("counts")
            .filter(|&node| self.is_seen(node))
            .map(|node| ((number(node, "x"), number(node, "y")), count(node)))
            .collect()
    }

    /// The number of the hand, if the hand is seen.
    fn hand(&self) -> Option<u32> {
        let hand = self.groups("hand").next()?;
        self.place(hand)?;
        let seen: Vec<u32> = hand
            .children()
            .filter(|&node| node.has_tag_name("text") && self.is_seen(node))
            .map(count)
            .collect();
        assert_eq!(seen.len(), 1, "one number is in the hand");
        Some(seen[0])
    }
}

fn count(node: Node<'_, '_>) -> u32 {
    let text: String = node.children().filter_map(|child| child.text()).collect();
    text.trim().parse().expect("a number")
}

fn key_times(animation: Node<'_, '_>) -> Vec<f64> {
    let times = animation.attribute("keyTimes").expect("the times");
    times.split(';').map(|time| time.parse().expect("a time")).collect()
}

/// Looks at a film at many instants, its beginning and its end among them.
fn at_instants(svg: &str, mut look: impl FnMut(&Instant<'_>)) {
    let document = Document::parse(svg).expect("XML");
    for step in 0..=300 {
        look(&Instant { document: &document, part: f64::from(step) / 300.0 });
    }
}

#[test]
fn seeds_add_up_all_the_time() {
    let long = examples::long_but_finite();
    let (before, traces) = example(&long.position, long.pit);
    let films = [film("h"), film("gHcC"), film("gHcCe"), Film::of(before, traces)];
    for (number, film) in films.into_iter().enumerate() {
        let svg = film_svg(&film, look(Form::Wide, false, Palette::Light));
        at_instants(&svg, |now| {
            let counted: u32 = now.numerals().iter().map(|&(_, seeds)| seeds).sum();
            let (hand, part) = (now.hand().unwrap_or(0), now.part);
            assert_eq!(counted + hand, 56, "film {number} at {part}");
            let seen = now.children("seeds").chain(now.children("lifted"));
            assert_eq!(seen.filter(|&seed| now.place(seed).is_some()).count(), 56, "film {number} at {part}");
        });
    }
}

#[test]
fn films_begin_and_end_with_the_boards_before_and_after() {
    for (form, flipped) in [(Form::Wide, false), (Form::Narrow, true)] {
        let look = look(form, flipped, Palette::Dark);
        for letters in ["h", "gHcC", "gHcCe"] {
            let (before, traces) = moves(letters);
            let after = traces.iter().fold(before.clone(), |board, trace| board.after(trace));
            let svg = film_svg(&Film::of(before.clone(), traces), look);
            let document = Document::parse(&svg).expect("XML");
            for (part, board) in [(0.0, &before), (1.0, &after)] {
                let now = Instant { document: &document, part };
                let numerals = now.numerals();
                for pit in Hawalis::SHAPE.pits() {
                    let at = look.layout.numeral(pit);
                    let its = numerals.iter().find(|((x, y), _)| {
                        (x - at.x).abs() < 0.06 && (y - at.y - 0.36 * look.layout.numeral_size()).abs() < 0.06
                    });
                    let its = its.map(|&(_, seeds)| seeds);
                    assert_eq!(
                        its,
                        Some(u32::from(board.seeds(pit))),
                        "{letters} {part} {}",
                        Hawalis::SHAPE.letter(pit)
                    );
                }
                assert_eq!(now.hand(), None);
                assert_eq!(now.children("lifted").filter(|&seed| now.place(seed).is_some()).count(), 0);
                for (seed, &place) in now.children("seeds").zip(board.places()) {
                    let at = look.layout.seat(place);
                    let (x, y) = now.place(seed).expect("it lies somewhere");
                    let off = |written: String, wanted: f64| {
                        (written.parse::<f64>().expect("a number") - wanted).abs()
                    };
                    assert!(off(x, at.x) < 0.06 && off(y, at.y) < 0.06, "{letters} {part}: {place:?}");
                }
            }
        }
    }
}

/// The laps of a film in milliseconds, as its file shows them: from the end of one, when the hand is
/// empty, to the end of the next.
fn laps_in(svg: &str) -> Vec<f64> {
    let document = Document::parse(svg).expect("XML");
    let hand = document.descendants().find(|node| node.attribute("class") == Some("hand")).expect("a hand");
    let moved = hand.children().find(|node| node.has_tag_name("animateTransform")).expect("it moves");
    let duration = moved.attribute("dur").and_then(|dur| dur.strip_suffix("ms")).expect("its length");
    let duration: f64 = duration.parse().expect("a number");
    let values = moved.attribute("values").expect("its places").split(';');
    let ends: Vec<f64> = values
        .zip(key_times(moved))
        .filter(|&(place, _)| place == "-99 -99")
        .map(|(_, time)| time * duration)
        .collect();
    // The hand is empty at the beginning, too.
    ends.windows(2).map(|pair| pair[1] - pair[0]).collect()
}

#[test]
fn no_lap_is_quicker_than_can_be_followed_and_no_film_longer_than_sixty() {
    let long = [examples::long_but_finite(), examples::smallest_endless()].map(|example| {
        let (before, traces) = self::example(&example.position, example.pit);
        Film::of(before, traces)
    });
    let whole_game: String = include_str!("vectors/hawalis_games.jsonl")
        .lines()
        .filter_map(|line| line.split("\"moves\": \"").nth(1)?.split('"').next())
        .max_by_key(|moves| moves.len())
        .expect("a game")
        .to_owned();
    for film in [film("h"), film("gHcC"), film("gHcCe"), film(&whole_game)].into_iter().chain(long) {
        assert!(film.laps().len() <= MOST_LAPS);
        let shown: usize = film.scenes().iter().map(|scene| scene.laps).sum();
        assert_eq!(shown, film.laps().len());
        assert!(film.laps().iter().all(|lap| lap.end - lap.start >= 600.0));
        let svg = film_svg(&film, look(Form::Narrow, false, Palette::Light));
        let written = laps_in(&svg);
        assert_eq!(written.len(), film.laps().len());
        assert!(written.iter().all(|&lap| lap >= 600.0), "{written:?}");
        println!("{} laps, {} ms, {} bytes", written.len(), film.duration(), svg.len());
        assert!(svg.len() < if written.len() == 5 { 80_000 } else { 350_000 }, "{} bytes", svg.len());
    }
}

#[test]
fn a_long_move_is_cut_and_still_comes_to_its_end() {
    let long = examples::long_but_finite();
    let (before, traces) = example(&long.position, long.pit);
    let stops = Stops::of(&traces[0]);
    assert!(stops.laps() > MOST_LAPS);
    let film = Film::of(before, traces);
    assert_eq!(film.scenes().len(), 1);
    assert_eq!((film.scenes()[0].moves.clone(), film.scenes()[0].laps), (0..1, MOST_LAPS));
    // A minute for sixty laps, a bit more for large hands and what is round them.
    assert!((36_000.0..90_000.0).contains(&film.duration()), "{}", film.duration());
}

#[test]
fn moves_for_which_there_is_no_room_are_told_together() {
    // The fifth move never ends: all that fits of it is shown, and after it there is none.
    let film = film("gHcCe");
    assert_eq!(film.scenes().len(), 5);
    assert_eq!(film.laps().len(), MOST_LAPS);

    let line: String = include_str!("vectors/hawalis_games.jsonl").lines().next().expect("a game").to_owned();
    let letters = line.split("\"moves\": \"").nth(1).and_then(|rest| rest.split('"').next()).expect("moves");
    let (before, traces) = moves(letters);
    let count = traces.len();
    let laps: Vec<usize> = traces.iter().map(|trace| trace.laps.len()).collect();
    let film = Film::of(before, traces);
    let scenes = film.scenes();
    let last = scenes.last().expect("a scene");
    assert_eq!((last.laps, last.moves.end), (0, count));
    assert!(laps[..last.moves.start].iter().sum::<usize>() >= MOST_LAPS);
    assert!(laps[..last.moves.start - 1].iter().sum::<usize>() < MOST_LAPS);
    assert!(scenes.iter().zip(0..).all(|(scene, number)| scene.moves.start == number));
}

#[test]
fn only_the_caption_of_the_scene_is_seen() {
    let film = film("gHcC");
    let svg = film_svg(&film, look(Form::Wide, false, Palette::Light));
    let starts: Vec<f64> = film.scenes().iter().map(|scene| scene.start / film.duration()).collect();
    at_instants(&svg, |now| {
        let scene = starts.iter().filter(|&&start| start <= now.part + 1e-5).count() - 1;
        let seen: Vec<usize> = now
            .groups("told")
            .enumerate()
            .filter(|&(_, group)| now.is_seen(group))
            .map(|(number, _)| number)
            .collect();
        assert_eq!(seen, [scene], "at {}", now.part);
    });
}

#[test]
fn names_cannot_break_a_picture() {
    let telling = Telling { title: "<b> & \"'\u{1}\u{ffff}", description: "]]>" };
    let (before, traces) = moves("h");
    let look = look(Form::Wide, false, Palette::Light);
    let svg = picture(look, telling, &before, |_| Marks::default());
    assert_eq!(text_of(&Document::parse(&svg).expect("XML"), "title"), "<b> & \"'");
    let film = Film::of(before, traces).svg(look, telling, &[vec!["a < b & c\u{0}".to_owned()]]);
    let document = Document::parse(&film).expect("XML");
    assert!(document.descendants().any(|node| node.text() == Some("a < b & c")));
}

#[test]
fn a_film_of_nothing_is_a_board() {
    let svg = film_svg(&film(""), look(Form::Wide, false, Palette::Light));
    assert!(Document::parse(&svg).is_ok());
}

#[test]
fn pictures_are_as_they_were() {
    let (before, traces) = moves("h");
    golden(
        "tests/golden/picture.svg",
        &still(look(Form::Narrow, true, Palette::Dark), &before, &traces[0], 5),
    );
    let capture = examples::capture();
    let (before, traces) = example(&capture.position, capture.pit);
    let film = Film::of(before, traces);
    golden("tests/golden/film.svg", &film_svg(&film, look(Form::Wide, false, Palette::Light)));
}

/// The game of the card: the middle of its last move.
const CARD: (&str, usize) = ("gHcCm", 3);

#[test]
fn links_to_the_page_are_shown_with_a_board_as_it_is_drawn_now() {
    let (before, mut traces) = moves(CARD.0);
    let last = traces.pop().expect("a move");
    let before = traces.iter().fold(before, |board, trace| board.after(trace));
    let stops = Stops::of(&last);
    let telling = Telling { title: "Hawalis", description: "A board in the middle of a game." };
    let svg = card(telling, ["Hawalis", "الحواليس"], &before.at(&last, CARD.1), |pit| {
        Marks::of(&last, &stops, CARD.1, pit)
    });
    golden("assets/card.svg", &svg);

    // scripts/draw-card.mjs notes in the PNG which SVG it was drawn from.
    let png = fs::read(format!("{}/assets/card.png", env!("CARGO_MANIFEST_DIR"))).expect("the file is there");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
    assert_eq!([number(16), number(20)], [1200, 630]);
    let note = b"tEXtSource\0";
    let at = png.windows(note.len()).position(|bytes| bytes == note).expect("a note") + note.len();
    let check = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(svg.as_bytes());
    let noted = String::from_utf8_lossy(&png[at..at + 8]);
    assert_eq!(noted, format!("{check:08x}"), "assets/card.png is old: node scripts/draw-card.mjs");
}

/// The modules of a code, its quiet zone included, from the rectangles of its drawing.
fn modules(svg: &str) -> Vec<Vec<bool>> {
    let document = Document::parse(svg).expect("XML");
    let view = document.root_element().attribute("viewBox").expect("its size");
    let side: usize = view.split(' ').nth(2).expect("its width").parse().expect("a number");
    let mut modules = vec![vec![false; side]; side];
    let path = document.descendants().find_map(|node| node.attribute("d")).expect("the modules");
    for run in path.split('M').skip(1) {
        let (x, rest) = run.split_once(' ').expect("two coordinates");
        let (y, rest) = rest.split_once('h').expect("a width");
        let (width, _) = rest.split_once('v').expect("a height");
        let [x, y, width] = [x, y, width].map(|number| number.parse::<usize>().expect("a number"));
        modules[y][x..x + width].fill(true);
    }
    modules
}

#[test]
fn a_code_has_its_quiet_zone_and_its_three_corners() {
    let modules = modules(&code("https://example.org/").expect("short"));
    let side = modules.len();
    // Twenty bytes: version 2 at least, 25 modules, and four light ones at every edge.
    assert_eq!(side, 25 + 8);
    for edge in (0..4).chain(side - 4..side) {
        assert!(!modules[edge].contains(&true), "row {edge}");
        assert!(!modules.iter().any(|row| row[edge]), "column {edge}");
    }
    for (x, y) in [(4, 4), (side - 11, 4), (4, side - 11)] {
        for row in 0..7 {
            for column in 0..7 {
                let ring = row.min(column).min(6 - row).min(6 - column);
                assert_eq!(modules[y + row][x + column], ring != 1, "{x} {y}: {row} {column}");
            }
        }
    }
}

#[test]
fn a_code_says_when_it_would_be_too_fine() {
    let longest = "#".repeat(LONGEST_IN_CODE);
    // Version 20 has 17 + 4 · 20 modules a side.
    assert_eq!(modules(&code(&longest).expect("it fits")).len(), 97 + 8);
    let length = LONGEST_IN_CODE + 1;
    assert_eq!(code(&(longest + "#")), Err(TooLong { length }));
    // Bytes are counted, not characters.
    assert_eq!(code(&"ح".repeat(430)), Err(TooLong { length: 860 }));
}

/// What stands in the store of a side in the course of a film: its texts, in order.
fn stored(svg: &str, layout: Layout, side: Side) -> Vec<String> {
    let x = mancala::motion::tenth(layout.tray_numeral(side).x).to_string();
    let document = Document::parse(svg).expect("XML");
    let texts =
        document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")));
    texts
        .filter(|node| node.attribute("x") == Some(&x))
        .filter_map(|node| node.children().find_map(|child| child.text()).map(str::to_owned))
        .collect()
}

#[test]
fn a_film_of_oware_shows_a_chain_pit_by_pit_and_what_is_left_player_by_player() {
    let layout = Layout::new(&Oware::SHAPE, Form::Wide, false);
    let look = Look { layout, ..look(Form::Wide, false, Palette::Light) };
    // c's two, then b's three.
    let (before, traces) = oware_move(oware::examples::capture_chain().position, "F");
    let svg = film_svg(&Film::of(before, traces), look);
    assert_eq!(stored(&svg, layout, Side::South), ["18", "20", "23"]);
    // Each player's own seed: South's first, then North's.
    let (before, traces) = oware_move(oware::examples::chase(), "FfAaBbCcDdEe");
    let svg = film_svg(&Film::of(before, traces), look);
    assert_eq!(stored(&svg, layout, Side::South), ["23", "24"]);
    assert_eq!(stored(&svg, layout, Side::North), ["23", "24"]);
    // The stores are where the letters of the pits are not.
    assert!(svg.contains(">F</text>") && !svg.contains(">G</text>"));
}
