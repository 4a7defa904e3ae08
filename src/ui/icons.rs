//! The icons, drawn on a grid of 24.

use yew::prelude::*;

/// The strokes of an icon.
fn strokes(name: &str) -> &'static str {
    match name {
        "undo" => "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2",
        "redo" => "m15 6 5 5-5 5M20 11H10a6 6 0 0 0 0 12h2",
        "flip" => "M5 10a7 7 0 0 1 13-2M19 14a7 7 0 0 1-13 2M18 3v5h-5M6 21v-5h5",
        "hint" => "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900V15h7v-1.100A6 6 0 0 0 12 3z",
        "analysis" => "M4 4v16h16M8 15l3-5 4 3 4-7",
        "resign" => "M6 21V4M6 5h11l-3 4 3 4H6",
        "draw" => "M5 9.5h14M5 14.5h14",
        "rules" => "M5 4h10a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 8h5M9 12h5",
        "games" => "M4 7V5h6l2 2h8v12H4zM4 11h16",
        "share" => "M12 15V4M8 7.500 12 3.500l4 4M6 11H5v9h14v-9h-1",
        "settings" => "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
        "close" => "M6 6l12 12M18 6 6 18",
        "refused" => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 6l12 12",
        "won" => "M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8L7 19l1.1-5.5L4 9.700l5.600-.7z",
        "turn-near" => "M6 15l6-7 6 7z",
        "turn-far" => "M6 9l6 7 6-7z",
        "play" => "M8 5l11 7-11 7z",
        "pause" => "M8 5v14M16 5v14",
        "first" => "M4 5v14M20 6l-6 6 6 6M13 6l-6 6 6 6",
        "last" => "M20 5v14M4 6l6 6-6 6M11 6l6 6-6 6",
        "back-move" => "M7 5v14M17 6l-6 6 6 6",
        "forward-move" => "M17 5v14M7 6l6 6-6 6",
        "back-lap" => "M18 6l-6 6 6 6M11 6l-6 6 6 6",
        "forward-lap" => "M6 6l6 6-6 6M13 6l6 6-6 6",
        "back-seed" => "M10 7l-5 5 5 5M17 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
        "forward-seed" => "M14 7l5 5-5 5M7 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
        _ => "",
    }
}

/// An icon; it says nothing by itself, its control has a name.
pub fn icon(name: &'static str) -> Html {
    let filled = matches!(name, "play" | "turn-near" | "turn-far" | "won");
    html! {
        <svg class={if filled { "icon filled" } else { "icon" }} viewBox="0 0 24 24" aria-hidden="true">
            <path d={strokes(name)} />
        </svg>
    }
}
