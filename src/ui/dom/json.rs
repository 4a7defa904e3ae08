//! JSON, read by the browser, which can do it already.

use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A JSON object.
pub struct JsonObject(Object);

impl JsonObject {
    /// The object that a text describes; nothing if it describes another thing or none.
    pub fn parse(text: &str) -> Option<JsonObject> {
        let object = JSON::parse(text).ok()?.dyn_into::<Object>().ok()?;
        (!Array::is_array(&object)).then_some(JsonObject(object))
    }

    /// The text of a member's value, if there is a member of this name.
    pub fn member(&self, name: &str) -> Option<String> {
        let value = Reflect::get(&self.0, &JsValue::from_str(name)).ok()?;
        if value.is_undefined() { None } else { JSON::stringify(&value).ok()?.as_string() }
    }
}
