//! The weights of the evaluation, as `lab fit oware` found them.

use super::Weights;

/// The best known.
pub(super) const FITTED: Weights = Weights::SEEDS;
