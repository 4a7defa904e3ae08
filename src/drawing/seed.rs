//! What single seeds look like.

/// The id of the shadow that a seed casts.
pub const SEED_SHADOW: &str = "board-shadow";

/// Tints of seeds, the classes `tint-0`, `tint-1`…
const TINTS: usize = 4;
/// Shapes of seeds, the ids `board-seed-0`, `board-seed-1`…
const SHAPES: usize = 4;
/// The radius of the seeds in the definitions.
const DRAWN_RADIUS: f64 = 11.0;

/// How much larger a seed in the hand is: it is nearer to the eye.
pub const NEARER: f64 = 0.16;
/// How far above its place a seed in the hand is drawn, in seed radii.
pub const RAISED: f64 = 0.9;
/// How far its shadow falls to the right and down, in units of a seed of the definitions.
pub const SHADOW_FALLS: (f64, f64) = (9.0, 17.0);
/// How much wider, and so softer, the shadow is then.
pub const SHADOW_WIDER: f64 = 0.3;

/// How one seed differs from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedLook {
    /// The number of its shape.
    pub shape: usize,
    /// The number of its tint.
    pub tint: usize,
}

/// The look of the seed of this number; it keeps it wherever it goes.
pub const fn seed_look(seed: usize) -> SeedLook {
    // Multiplying scatters neighbours, so that no row of alike seeds lies in a row of pits.
    let scattered = (seed as u32 + 1).wrapping_mul(2_654_435_761) as usize;
    SeedLook { shape: (scattered >> 27) % SHAPES, tint: (scattered >> 21) % TINTS }
}

/// How much larger than in the definitions seeds of this radius are.
pub fn seed_scale(radius: f64) -> f64 {
    radius / DRAWN_RADIUS
}
