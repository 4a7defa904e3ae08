//! A text as a QR code.

use super::put;
use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};
use std::fmt;

/// The largest code that is drawn: version 20 has 97 modules a side, 105 with the quiet zone. On the 320
/// CSS pixels that a phone has for it a module is then three of them, about half a millimetre, which a
/// camera still tells apart at arm's length; smaller ones it does not.
const LARGEST: u8 = 20;

/// The longest text that such a code holds, in bytes (the standard's table for version 20, level L).
pub const LONGEST_IN_CODE: usize = 858;

/// The width that a phone has for a code, and the most that a module gets of it, in CSS pixels.
const SHOWN: i32 = 320;
const LARGEST_MODULE: i32 = 6;

/// The light border that readers need, in modules, as the standard asks for.
const QUIET: i32 = 4;

/// A text is too long for a code that can be read from a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong {
    /// Its length in bytes; [`LONGEST_IN_CODE`] is the most.
    pub length: usize,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} bytes are too long for a code that can be read; {LONGEST_IN_CODE} are the most",
            self.length
        )
    }
}

impl std::error::Error for TooLong {}

/// A text as a QR code: a whole SVG whose unit is a module, dark on light whatever the theme, with the
/// quiet zone round it. It uses the smallest size that holds the text, and then the most correction
/// of errors that this size has room for.
///
/// ```
/// use mancala::drawing::{LONGEST_IN_CODE, TooLong, code};
///
/// let svg = code("https://example.org/hawalis/#1.15.hawalis.mg.00000000000").unwrap();
/// assert!(svg.starts_with("<svg ") && svg.contains(r##"fill="#000""##));
/// let length = LONGEST_IN_CODE + 1;
/// assert_eq!(code(&"a".repeat(length)), Err(TooLong { length }));
/// ```
///
/// # Errors
/// When the code would be too fine to be read.
pub fn code(text: &str) -> Result<String, TooLong> {
    // Letters of both cases are only had as bytes.
    let segment = QrSegment::make_bytes(text.as_bytes());
    let code = QrCode::encode_segments_advanced(
        &[segment],
        QrCodeEcc::Low,
        Version::MIN,
        Version::new(LARGEST),
        None,
        true,
    )
    .map_err(|_| TooLong { length: text.len() })?;

    let side = code.size() + 2 * QUIET;
    // Whole pixels a module, so that all are equally large.
    let shown = side * (SHOWN / side).clamp(1, LARGEST_MODULE);
    let mut svg = String::with_capacity(12_000);
    put(
        &mut svg,
        format_args!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="{shown}" height="{shown}" viewBox="0 0 {side} {side}" shape-rendering="crispEdges"><rect width="{side}" height="{side}" fill="#fff"/><path fill="#000" d=""##
        ),
    );
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
            if run > 0 {
                put(&mut svg, format_args!("M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET));
            }
            x += run + 1;
        }
    }
    svg.push_str("\"/></svg>\n");
    Ok(svg)
}
