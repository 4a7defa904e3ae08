//! Gradients and shapes that every drawing of the board refers to.

/// A seed of radius 11, turned, though its light is not.
macro_rules! seed {
    ($number:literal, $outline:literal) => {
        concat!(
            r#"<g id="board-seed-"#,
            $number,
            r#""><path class="seed-body" d=""#,
            $outline,
            r##""/><path class="depth" fill="url(#board-seed-round)" d=""##,
            $outline,
            r##""/><use href="#board-sheen"/></g>"##
        )
    };
}

/// The children of a `<defs>` element: everything that the other drawings refer to by `#board-…`.
///
/// A page holds it once. The light comes from the upper left throughout: a hollow is dark there and
/// lit at the lower right, a seed the other way round. What only gives depth has the class `depth`,
/// so that the high-contrast theme can leave it out.
pub const DEFS: &str = concat!(
    // The frame: lit along its upper edge, dark at the lower.
    r#"<linearGradient id="board-frame" x2=".35" y2="1"><stop class="frame-light"/><stop offset=".12" class="frame-middle"/><stop offset="1" class="frame-dark"/></linearGradient>"#,
    r#"<linearGradient id="board-wood" x2=".3" y2="1"><stop class="wood-light"/><stop offset=".5" class="wood-middle"/><stop offset="1" class="wood-dark"/></linearGradient>"#,
    r##"<radialGradient id="board-glow" cx=".24" cy=".1" r=".9"><stop stop-color="#ffdca8" stop-opacity=".12"/><stop offset=".5" stop-color="#ffdca8" stop-opacity=".03"/><stop offset="1" stop-color="#1c0c03" stop-opacity=".34"/></radialGradient>"##,
    // A hollow: floor, shadow under the upper left wall, light on the lower right one, rim.
    r#"<radialGradient id="board-floor" cx=".57" cy=".6" r=".6"><stop class="pit-floor"/><stop offset=".55" class="pit-middle"/><stop offset="1" class="pit-deep"/></radialGradient>"#,
    r##"<radialGradient id="board-shade" cx=".64" cy=".67" r=".7"><stop offset=".52" stop-color="#0b0401" stop-opacity="0"/><stop offset=".76" stop-color="#0b0401" stop-opacity=".36"/><stop offset="1" stop-color="#0b0401" stop-opacity=".86"/></radialGradient>"##,
    r##"<radialGradient id="board-wall" cx=".4" cy=".36" r=".66"><stop offset=".72" stop-color="#f3bb78" stop-opacity="0"/><stop offset=".9" stop-color="#f3bb78" stop-opacity=".22"/><stop offset="1" stop-color="#ffd9a0" stop-opacity=".5"/></radialGradient>"##,
    r#"<linearGradient id="board-rim" x1=".16" y1=".1" x2=".84" y2=".9"><stop class="rim-dark"/><stop offset=".45" class="rim-middle"/><stop offset="1" class="rim-light"/></linearGradient>"#,
    r##"<linearGradient id="board-edge" x1=".16" y1=".1" x2=".84" y2=".9"><stop offset=".5" stop-color="#ffe2b3" stop-opacity="0"/><stop offset="1" stop-color="#ffe2b3" stop-opacity=".8"/></linearGradient>"##,
    r##"<linearGradient id="board-groove" x2="0" y2="1"><stop class="pit-deep"/><stop offset=".4" class="pit-middle"/><stop offset="1" class="pit-floor"/></linearGradient>"##,
    r##"<linearGradient id="board-groove-rim" x2="0" y2="1"><stop class="rim-dark"/><stop offset="1" class="rim-light"/></linearGradient>"##,
    // A hollow of radius 50.
    r##"<g id="board-pit"><circle r="54.4" fill="url(#board-rim)" class="pit-rim"/><circle r="50" fill="url(#board-floor)"/><g class="depth"><path d="M-31 6A32 32 0 0 0 10 31M-24-6A24 24 0 0 0 14 20M-38 20A43 43 0 0 0 20 38" class="chisel"/><circle r="50" fill="url(#board-shade)"/><circle r="50" fill="url(#board-wall)"/><circle r="49.6" fill="none" stroke="url(#board-edge)" stroke-width="1.3"/></g></g>"##,
    // Seeds: a soft shadow where it touches the wood, a body that takes the fill of who uses it, a sheen.
    r##"<radialGradient id="board-seed-dark"><stop offset=".35" stop-color="#0d0501" stop-opacity=".78"/><stop offset=".72" stop-color="#0d0501" stop-opacity=".38"/><stop offset="1" stop-color="#0d0501" stop-opacity="0"/></radialGradient>"##,
    r##"<radialGradient id="board-seed-round" cx=".36" cy=".3" r=".76" fx=".3" fy=".22"><stop stop-color="#fff" stop-opacity=".62"/><stop offset=".34" stop-color="#fff" stop-opacity=".1"/><stop offset=".56" stop-color="#5b3410" stop-opacity=".06"/><stop offset=".9" stop-color="#3d1f08" stop-opacity=".56"/><stop offset="1" stop-color="#6b3d16" stop-opacity=".44"/></radialGradient>"##,
    r##"<radialGradient id="board-seed-sheen"><stop stop-color="#fff" stop-opacity=".95"/><stop offset=".5" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>"##,
    r##"<ellipse id="board-shadow" class="depth" cx="2.4" cy="3.4" rx="13" ry="12" fill="url(#board-seed-dark)"/>"##,
    r##"<ellipse id="board-sheen" class="depth" cx="-3.5" cy="-4.1" rx="4" ry="2.6" transform="rotate(-38 -3.5 -4.1)" fill="url(#board-seed-sheen)"/>"##,
    seed!(
        "0",
        "M10 4.5C7.9 9.2 1.4 10.9-4.6 8.2-9.7 6-12.2.3-10-4.5-7.9-9.2-2.1-11.2 3-9 9-6.3 12.2-.3 10 4.5Z"
    ),
    seed!(
        "1",
        "M1.5 10.9C-3.8 11.6-8.8 7-9.7.5-10.5-5.1-6.8-10.1-1.5-10.9 3.8-11.6 8.7-7.8 9.5-2.2 10.4 4.3 6.8 10.1 1.5 10.9Z"
    ),
    seed!(
        "2",
        "M-8.5 6.9C-11.7 3-10.1-3.5-5-7.6-.7-11.1 5.4-10.8 8.5-6.9 11.7-3 10.8 3 6.4 6.5 1.3 10.6-5.4 10.8-8.5 6.9Z"
    ),
    seed!(
        "3",
        "M5.8-9.3C10.3-6.5 11.1.2 7.6 5.8 4.6 10.5-1.4 12.1-5.8 9.3-10.3 6.5-11.5.5-8.5-4.3-5.1-9.8 1.4-12.1 5.8-9.3Z"
    ),
    // The ornament: an eight-pointed star with a hollow eye.
    r#"<path id="board-star" d="M0-10 2.9-7.1H7.1V-2.9L10 0 7.1 2.9V7.1H2.9L0 10-2.9 7.1H-7.1V2.9L-10 0-7.1-2.9V-7.1H-2.9ZM0-5 5 0 0 5-5 0Z"/>"#,
    // The head of a lap's line.
    r#"<marker id="board-arrow" viewBox="-6 -5 10 10" markerWidth="4.6" markerHeight="4.6" orient="auto"><path class="arrow" d="M-5-4.4 4 0-5 4.4-3 0Z"/></marker>"#,
    r#"<marker id="board-arrow-endless" viewBox="-6 -5 10 10" markerWidth="4.6" markerHeight="4.6" orient="auto"><path class="arrow endless" d="M-5-4.4 4 0-5 4.4-3 0Z"/></marker>"#,
);
