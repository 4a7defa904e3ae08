//! What the page is asked for by the address that it is opened with.

use mancala::app::{Launch, NewGame};

fn launch(parameters: &[(&str, &str)]) -> Option<Launch> {
    Launch::read(|name| {
        parameters.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
    })
}

#[test]
fn shortcuts_ask_for_a_new_game_or_the_editor() {
    assert_eq!(launch(&[("new", "computer")]), Some(Launch::NewGame(NewGame::Computer)));
    assert_eq!(launch(&[("new", "oware")]), Some(Launch::NewGame(NewGame::Oware)));
    assert_eq!(launch(&[("editor", "")]), Some(Launch::Editor));
}

#[test]
fn what_nobody_knows_asks_for_nothing() {
    for parameters in [
        &[][..],
        &[("new", "")],
        &[("new", "chess")],
        &[("utm_source", "club")],
        &[("text", " "), ("title", ""), ("url", "\n")],
    ] {
        assert_eq!(launch(parameters), None, "{parameters:?}");
    }
}

#[test]
fn a_shared_text_comes_with_its_link_once_and_the_title_only_alone() {
    let text = |parameters: &[_]| match launch(parameters) {
        Some(Launch::Text(text)) => text,
        other => panic!("{other:?}"),
    };
    let link = "https://a.example/#g=1";
    assert_eq!(text(&[("text", " gH ")]), "gH");
    assert_eq!(text(&[("title", "Club"), ("text", "gH")]), "gH");
    assert_eq!(text(&[("text", "See"), ("url", link)]), format!("See\n{link}"));
    assert_eq!(
        text(&[("text", "See https://a.example/#g=1!"), ("url", link)]),
        "See https://a.example/#g=1!"
    );
    assert_eq!(text(&[("url", link)]), link);
    assert_eq!(text(&[("title", "gH")]), "gH");
}
