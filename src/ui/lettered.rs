//! Sentences in which the letters of pits stand between backticks.

use yew::prelude::*;

/// A sentence with the letters of pits set as they are on the board: an `l` is no `1` there.
pub fn lettered(text: &str) -> Html {
    // Between backticks are the odd pieces.
    let piece = |(number, piece): (usize, &str)| {
        let piece = piece.to_owned();
        if number % 2 == 0 {
            html! { { piece } }
        } else {
            html! { <b class="pit-letter">{ piece }</b> }
        }
    };
    text.split('`').enumerate().map(piece).collect()
}

/// A sentence for reading aloud.
pub fn plain(text: &str) -> String {
    text.replace('`', "")
}
