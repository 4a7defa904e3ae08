//! Pictures and films that leave the page, read as others will read them.

use mancala::drawing::{
    Film, LONGEST_IN_CODE, Look, MOST_LAPS, Marks, Palette, Telling, TooLong, code, picture,
};
use mancala::motion::{Arrangement, Form, Layout, Stops};
use mancala::rules::hawalis::{Position, examples};
use mancala::rules::{Game, Hawalis, Pit, Side, Trace};
use roxmltree::{Document, Node};
use std::{env, fs};

const TELLING: Telling<'static> = Telling { title: "Hawalis", description: "A board." };

fn look(form: Form, flipped: bool, palette: Palette) -> Look {
    Look { layout: Layout::new(form, flipped), palette, letters: true }
}

fn pit(letter: char) -> Pit {
    Hawalis::pit(letter).expect("a letter of the board")
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
    (Arrangement::of::<Hawalis>(&game.start()), traces)
}

fn example(position: &Position, pit: Pit) -> (Arrangement, Vec<Trace>) {
    let trace = Hawalis::default().trace(position, pit).expect("a legal move");
    (Arrangement::of::<Hawalis>(position), vec![trace])
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

#[test]
fn write_some() {
    let Some(folder) = env::var_os("PICTURES") else { return };
    let folder = std::path::PathBuf::from(folder);
    let (before, traces) = moves("h");
    for palette in Palette::ALL {
        for form in [Form::Wide, Form::Narrow] {
            for flipped in [false, true] {
                let look = look(form, flipped, palette);
                for stop in [0, 5, 999] {
                    let name = format!("{palette:?}-{form:?}-{flipped}-{stop}.svg");
                    fs::write(folder.join(name), still(look, &before, &traces[0], stop)).unwrap();
                }
            }
            let film = film("h");
            fs::write(
                folder.join(format!("film-{palette:?}-{form:?}.svg")),
                film_svg(&film, look(form, false, palette)),
            )
            .unwrap();
        }
    }
    let example = examples::long_but_finite();
    let (before, traces) = self::example(&example.position, example.pit);
    let film = Film::of(before, traces);
    fs::write(folder.join("film-long.svg"), film_svg(&film, look(Form::Wide, false, Palette::Light)))
        .unwrap();
    fs::write(
        folder.join("code.svg"),
        code("https://example.org/hawalis/#1.15.hawalis.mg.00000000000").unwrap(),
    )
    .unwrap();
}
