//! The day and the time.

use js_sys::{Date, Math, Object, Reflect};
use wasm_bindgen::JsValue;

/// Now, as `2026-03-01T18:30:00.000Z`.
pub fn now() -> String {
    Date::new_0().to_iso_string().into()
}

/// The time since some day, in milliseconds.
pub fn milliseconds() -> f64 {
    Date::now()
}

/// The day where the person is, as `2026.03.01`.
pub fn today() -> String {
    let date = Date::new_0();
    // An ISO date is that of Greenwich: shift it by what lies between.
    let shifted = Date::new(&(date.get_time() - date.get_timezone_offset() * 60_000.0).into());
    let iso = String::from(shifted.to_iso_string());
    iso.get(..10).unwrap_or_default().replace('-', ".")
}

/// An id that nothing else has.
pub fn new_id() -> String {
    // 53 bits: two of a million games are equal with a chance of one in eighteen thousand.
    format!("{:x}", (Math::random() * 9_007_199_254_740_992.0) as u64)
}

/// A time as `2026-03-01T18:30:00.000Z` in the words of the page's language, as people of the browser's
/// country write it; nothing if it is no time.
pub fn day_and_time(time: &str) -> Option<String> {
    let date = Date::new(&JsValue::from_str(time));
    if date.get_time().is_nan() {
        return None;
    }
    let page = gloo::utils::document().document_element()?.get_attribute("lang").unwrap_or_default();
    let own = gloo::utils::window().navigator().language().filter(|own| own.starts_with(&page));
    let options = Object::new();
    for (option, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = Reflect::set(&options, &JsValue::from_str(option), &JsValue::from_str(value));
    }
    Some(date.to_locale_string(&own.unwrap_or(page), &options).into())
}
