//! What other tabs of the page have open, by the browser's locks: unlike anything that is kept, they
//! are gone when a tab is, whatever became of it.

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use yew::platform::spawn_local;

/// Says that this tab has something open, until it is dropped. Several tabs can have the same.
#[derive(Debug)]
pub struct Lock {
    release: Option<Function>,
}

impl Lock {
    /// Says it of something with this name.
    pub fn share(name: &str) -> Lock {
        let mut release = None;
        let held = Promise::new(&mut |resolve, _| release = Some(resolve));
        request(name, "mode", &JsValue::from_str("shared"), move |_| held.clone().into());
        Lock { release }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if let Some(release) = &self.release {
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}

/// Calls a function, soon, unless another tab has something with this name open. Old browsers and
/// insecure pages know no locks; then nothing is known of other tabs.
pub fn unless_open(name: &str, free: impl Fn() + Clone + 'static) {
    let granted = free.clone();
    let asked = request(name, "ifAvailable", &JsValue::TRUE, move |lock| {
        if !lock.is_null() {
            granted();
        }
        JsValue::UNDEFINED
    });
    if !asked {
        free();
    }
}

/// Asks for a lock, which is held until what `granted` returns is settled. Returns whether there are
/// locks.
fn request(
    name: &str,
    option: &str,
    value: &JsValue,
    granted: impl FnMut(JsValue) -> JsValue + 'static,
) -> bool {
    let member = |object: &JsValue, name| Reflect::get(object, &JsValue::from_str(name)).unwrap_or_default();
    let locks = member(&gloo::utils::window().navigator(), "locks");
    let Ok(request) = member(&locks, "request").dyn_into::<Function>() else { return false };
    let options = Object::new();
    let _ = Reflect::set(&options, &JsValue::from_str(option), value);
    let granted = Closure::<dyn FnMut(JsValue) -> JsValue>::new(granted).into_js_value();
    let asked = request.call3(&locks, &JsValue::from_str(name), &options, &granted);
    let Some(promise) = asked.ok().and_then(|asked| asked.dyn_into::<Promise>().ok()) else { return false };
    // Refused, this tab goes on without.
    spawn_local(async move { drop(promise.await) });
    true
}
