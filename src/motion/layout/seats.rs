//! Where the seeds of a pit lie.

use super::super::{Point, cosine, sine};

/// Places of a pit in hundredths of a seed's radius from its middle, by rank.
///
/// Four patterns, found once by pushing discs apart. The first ten do not touch; the others lie in
/// the hollows between them, each at least 0.9 radii from every seed below and 1.3 from its equals, so
/// that all can be counted. The first ranks lie near the middle, as seeds roll.
const PATTERNS: [[(i16, i16); 28]; 4] = [
    [
        (91, 46),
        (-109, -11),
        (41, -157),
        (-60, 191),
        (241, -100),
        (-260, 133),
        (-279, -130),
        (290, 103),
        (-130, -276),
        (141, 249),
        (-3, -45),
        (54, 300),
        (-304, 24),
        (304, -23),
        (116, -282),
        (-215, -217),
        (-210, 221),
        (234, 196),
        (-31, 92),
        (133, -90),
        (-72, -169),
        (-190, -72),
        (-169, 79),
        (89, 158),
        (190, 52),
        (233, -196),
        (-27, -304),
        (-87, 292),
    ],
    [
        (94, 40),
        (-110, -4),
        (30, -159),
        (-47, 195),
        (234, -115),
        (-251, 150),
        (-149, -265),
        (157, 239),
        (296, 84),
        (-288, -109),
        (-6, -45),
        (74, 296),
        (-302, 45),
        (302, -43),
        (96, -289),
        (-230, -200),
        (-195, 234),
        (246, 180),
        (-25, 94),
        (127, -99),
        (-84, -164),
        (-194, -58),
        (-163, 90),
        (99, 152),
        (194, 39),
        (219, -212),
        (-48, -301),
        (-68, 297),
    ],
    [
        (91, 23),
        (-117, 40),
        (-129, -168),
        (2, 212),
        (180, -166),
        (-207, 229),
        (299, 6),
        (-303, -53),
        (27, -307),
        (210, 195),
        (-8, 58),
        (146, -268),
        (-189, -239),
        (282, 117),
        (-272, 137),
        (17, 305),
        (73, -76),
        (-83, -73),
        (277, -128),
        (123, 126),
        (-127, 142),
        (197, -5),
        (-214, 3),
        (14, -195),
        (-119, 281),
        (148, 267),
        (-71, -297),
        (-272, -137),
    ],
    [
        (-11, 104),
        (12, -103),
        (-197, -92),
        (198, 92),
        (-219, 116),
        (220, -115),
        (104, 278),
        (-103, -278),
        (-104, 290),
        (106, -289),
        (-16, -3),
        (290, 95),
        (209, -222),
        (-5, 305),
        (-205, -226),
        (-300, 58),
        (-7, -305),
        (134, -70),
        (-95, 146),
        (-162, 7),
        (-89, -137),
        (112, 64),
        (56, 185),
        (61, -190),
        (205, 226),
        (-290, -94),
        (300, -55),
        (-208, 223),
    ],
];

/// The angle that turns a pattern so that no turn repeats another, in radians.
const GOLDEN_ANGLE: f64 = 2.399_963_229_728_653;

/// The place of `rank` in the pit of this `number`, in seed radii from the pit's middle.
///
/// Beyond the 28 places of a pattern it starts again, turned, closer to the middle: another layer.
pub(super) fn in_pit(number: usize, rank: u8) -> Point {
    let pattern = &PATTERNS[number * 7 % PATTERNS.len()];
    let layer = usize::from(rank) / pattern.len();
    let (x, y) = pattern[usize::from(rank) % pattern.len()];
    let reach = 0.01 / (1.0 + 0.12 * layer as f64);
    let (x, y) = (f64::from(x) * reach, f64::from(y) * reach);
    // Two neighbours that share a pattern are mirrored as well as turned.
    let x = if number % 3 == 1 { -x } else { x };
    let turn = number as f64 * GOLDEN_ANGLE * 1.7 + layer as f64;
    let (sin, cos) = (sine(turn), cosine(turn));
    Point { x: x * cos - y * sin, y: x * sin + y * cos }
}

/// The place of `rank` in a hand, in seed radii from its middle: a loose handful, growing outwards.
pub(super) fn in_hand(rank: u8) -> Point {
    let rank = f64::from(rank);
    let reach = (1.15 * (rank + 0.15).sqrt()).min(4.2);
    let turn = rank * GOLDEN_ANGLE;
    Point { x: reach * cosine(turn), y: reach * sine(turn) * 0.8 }
}
