//! Drawings as images, as files, and in the clipboard. Whatever the browser refuses is told as `false`.

use super::clipboard::has;
use super::files::Address;
use js_sys::{Array, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Blob, CanvasRenderingContext2d, ClipboardItem, HtmlCanvasElement, HtmlImageElement};
use yew::platform::spawn_local;

const PNG: &str = "image/png";

/// How many pixels of a PNG a unit of its drawing has: enough for a good print of a board.
const PIXELS: f64 = 2.0;

/// The address of an SVG.
pub fn svg_address(svg: &str) -> Option<Address> {
    Address::of_text(svg, "image/svg+xml")
}

/// Saves an SVG as a file.
pub fn save_svg(svg: &str, name: &str) -> bool {
    svg_address(svg).is_some_and(|file| file.save(name))
}

/// Saves an SVG as a PNG file of twice its size.
pub fn save_png(svg: &str, name: String, done: impl FnOnce(bool) + 'static) {
    let svg = svg.to_owned();
    spawn_local(async move {
        let png = png(&svg).await;
        done(png.and_then(|png| Address::of(&png)).is_some_and(|file| file.save(&name)));
    });
}

/// Whether pictures can be copied, which old browsers and insecure pages cannot.
fn can_copy() -> bool {
    let item = Reflect::get(&gloo::utils::window(), &JsValue::from_str("ClipboardItem"));
    has("clipboard") && item.is_ok_and(|item| item.is_function())
}

/// Copies an SVG as a PNG of twice its size, and tells whether that was allowed.
pub fn copy_png(svg: &str, done: impl FnOnce(bool) + 'static) {
    if !can_copy() {
        return done(false);
    }
    // Some browsers only take what they were promised while the button was still down.
    let svg = svg.to_owned();
    let drawn = Promise::new(&mut |resolve, reject| {
        let svg = svg.clone();
        spawn_local(async move {
            let _ = match png(&svg).await {
                Some(png) => resolve.call1(&JsValue::NULL, &png),
                None => reject.call0(&JsValue::NULL),
            };
        });
    });
    let content = Object::new();
    let written = Reflect::set(&content, &JsValue::from_str(PNG), &drawn)
        .and_then(|_| ClipboardItem::new_with_record_from_str_to_blob_promise(&content))
        .map(|item| gloo::utils::window().navigator().clipboard().write(&Array::of1(&item)));
    spawn_local(async move {
        done(match written {
            Ok(promise) => promise.await.is_ok(),
            Err(_) => false,
        });
    });
}

/// An SVG as a PNG of twice its size.
async fn png(svg: &str) -> Option<Blob> {
    let file = svg_address(svg)?;
    let image = HtmlImageElement::new().ok()?;
    image.set_src(file.as_str());
    image.decode().await.ok()?;
    let (width, height) =
        (PIXELS * f64::from(image.natural_width()), PIXELS * f64::from(image.natural_height()));
    let canvas =
        gloo::utils::document().create_element("canvas").ok()?.dyn_into::<HtmlCanvasElement>().ok()?;
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let context = canvas.get_context("2d").ok()??.dyn_into::<CanvasRenderingContext2d>().ok()?;
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height).ok()?;
    let drawn = Promise::new(&mut |resolve, reject| {
        // A canvas too large for the browser gives nothing.
        let done = Closure::once_into_js(move |blob: JsValue| resolve.call1(&JsValue::NULL, &blob));
        if canvas.to_blob(done.unchecked_ref()).is_err() {
            let _ = reject.call0(&JsValue::NULL);
        }
    });
    drawn.await.ok()?.dyn_into().ok()
}
