//! The seeds of the live board. Yew renders an empty group; what is in it belongs to a [`SeedLayer`].

use crate::drawing::{NEARER, RAISED, SEED_SHADOW, SHADOW_FALLS, SHADOW_WIDER, seed_look, seed_scale};
use crate::motion::{Pose, hundredth, tenth, thousandth};
use wasm_bindgen::JsValue;
use web_sys::{Document, Element};

const SVG: &str = "http://www.w3.org/2000/svg";

/// One seed: a group that is moved, with a shadow and a body that part when it is lifted.
struct Seed {
    group: Element,
    shadow: Element,
    body: Element,
    drawn: Option<Pose>,
}

/// All seeds of a board, made once and moved by writing `transform` attributes of those that changed.
///
/// Seeds in the hand are in a second group, so that they pass over those at rest.
pub struct SeedLayer {
    resting: Element,
    lifted: Element,
    seeds: Vec<Seed>,
    radius: f64,
}

impl SeedLayer {
    /// Puts `count` seeds of this radius into `group`, whatever was there before being taken out.
    ///
    /// # Errors
    /// When the browser refuses to make or to place an element.
    pub fn new(group: &Element, count: usize, radius: f64) -> Result<SeedLayer, JsValue> {
        let document = group.owner_document().ok_or("the group of seeds belongs to no document")?;
        group.set_text_content(None);
        let resting = element(&document, "g")?;
        let lifted = element(&document, "g")?;
        lifted.set_attribute("class", "lifted")?;
        group.append_child(&resting)?;
        group.append_child(&lifted)?;
        let seeds = (0..count).map(|number| seed(&document, &resting, number)).collect::<Result<_, _>>()?;
        Ok(SeedLayer { resting, lifted, seeds, radius })
    }

    /// How many seeds there are.
    pub fn len(&self) -> usize {
        self.seeds.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.seeds.is_empty()
    }

    /// Seeds have another size from now on, because the board has another form.
    pub fn set_radius(&mut self, radius: f64) {
        if self.radius != radius {
            self.radius = radius;
            self.seeds.iter_mut().for_each(|seed| seed.drawn = None);
        }
    }

    /// Draws every seed in its pose; seeds without one are left where they are.
    ///
    /// # Errors
    /// When the browser refuses a change.
    pub fn draw(&mut self, poses: &[Pose]) -> Result<(), JsValue> {
        let scale = thousandth(seed_scale(self.radius));
        for (seed, &pose) in self.seeds.iter_mut().zip(poses) {
            if seed.drawn == Some(pose) {
                continue;
            }
            let before = seed.drawn.map(|drawn| drawn.height);
            if before.is_some_and(|height| height > 0.0) != (pose.height > 0.0) {
                let group = if pose.height > 0.0 { &self.lifted } else { &self.resting };
                group.append_child(&seed.group)?;
            }
            let x = hundredth(pose.at.x);
            let y = hundredth(pose.at.y - RAISED * self.radius * pose.height);
            seed.group.set_attribute("transform", &format!("translate({x} {y})scale({scale})"))?;
            if before != Some(pose.height) {
                seed.lift(pose.height)?;
            }
            seed.drawn = Some(pose);
        }
        Ok(())
    }
}

impl Seed {
    /// Parts body and shadow by the height of the seed.
    fn lift(&self, height: f64) -> Result<(), JsValue> {
        if height <= 0.0 {
            self.shadow.remove_attribute("transform")?;
            return self.body.remove_attribute("transform");
        }
        let (x, y) = (tenth(SHADOW_FALLS.0 * height), tenth(SHADOW_FALLS.1 * height));
        let grown = |by: f64| thousandth(1.0 + by * height);
        let (wider, nearer) = (grown(SHADOW_WIDER), grown(NEARER));
        self.shadow.set_attribute("transform", &format!("translate({x} {y})scale({wider})"))?;
        self.body.set_attribute("transform", &format!("scale({nearer})"))
    }
}

fn element(document: &Document, name: &str) -> Result<Element, JsValue> {
    document.create_element_ns(Some(SVG), name)
}

/// The seed of this number, not yet anywhere.
fn seed(document: &Document, parent: &Element, number: usize) -> Result<Seed, JsValue> {
    let look = seed_look(number);
    let group = element(document, "g")?;
    let shadow = element(document, "use")?;
    shadow.set_attribute("href", &format!("#{SEED_SHADOW}"))?;
    let body = element(document, "use")?;
    body.set_attribute("href", &format!("#board-seed-{}", look.shape))?;
    body.set_attribute("class", &format!("tint-{}", look.tint))?;
    group.append_child(&shadow)?;
    group.append_child(&body)?;
    parent.append_child(&group)?;
    Ok(Seed { group, shadow, body, drawn: None })
}
