//! What holds for every text that somebody may bring, however strange: one function for each form.

use mancala::record::Link;
use mancala::record::link::Linked;
use mancala::record::ogn::{self, Notated};
use mancala::record::text::{self, TextError};
use mancala::rules::{Hawalis, Mancala, Oware};

/// A link is found and says the same when it is written again, there is none, or it is refused.
pub fn link(text: &str) {
    match Link::<Mancala>::find_in(text) {
        Ok(Some(link)) => link_stays(&link),
        Ok(None) => {}
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn link_stays<G: Linked>(link: &Link<G>) {
    assert_eq!(Link::decode(&link.encode()).as_ref(), Ok(link));
    let opened = link.open();
    let played = opened.record.main_line().len() - 1;
    assert!(played <= link.moves.len(), "no move is made up");
    assert!(opened.stopped.is_some() || played == link.moves.len(), "what is left out is said");
}

/// A game in OGN says the same when it is written again, or its error names a place in the text.
pub fn ogn(text: &str) {
    game(&Hawalis::default(), text);
    game(&Oware::default(), text);
}

fn game(game: &impl Notated, text: &str) {
    match ogn::read(game, text) {
        Ok((record, tags)) => {
            let written = ogn::write(&record, &tags);
            let (again, same) = ogn::read(game, &written).expect("what was written can be read");
            assert!(again.tells_the_same_as(&record), "{written}");
            assert_eq!(same, tags);
        }
        Err(error) => is_place(text, error.line, error.column),
    }
}

/// A position says the same when it is written again, or its error names a place in the text.
pub fn position(text: &str) {
    setup(&Hawalis::default(), text);
    setup(&Oware::default(), text);
    if let Err(TextError { line, column, .. }) = text::recognise(text) {
        is_place(text, line, column);
    }
}

fn setup<G: Notated>(game: &G, text: &str) {
    match text::setup_of(game, text) {
        Ok(setup) => {
            assert_eq!(game.setup(&setup.to_string()).ok(), Some(setup.clone()));
            // Whatever is on it, it is a position or it is said why not.
            if let Ok(position) = G::Position::try_from(setup) {
                let _ = game.legal(&position);
            }
        }
        Err(TextError { line, column, .. }) => is_place(text, line, column),
    }
}

/// Lines and columns count from 1, whatever ends a line; behind the last character is a place too.
fn is_place(text: &str, line: usize, column: usize) {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let lines: Vec<&str> = text.split('\n').collect();
    assert!((1..=lines.len()).contains(&line), "line {line} of {}", lines.len());
    assert!((1..=lines[line - 1].chars().count() + 1).contains(&column), "column {column} of line {line}");
}
