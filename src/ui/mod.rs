//! What the page is made of: Yew components.

pub mod board;
