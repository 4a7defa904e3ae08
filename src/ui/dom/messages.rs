//! What the programs of the page tell each other, as events of the document.

use gloo::events::EventListener;
use js_sys::Uint8Array;
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, CustomEventInit, Event};

/// An [`Asked`](crate::app::Asked), from the page to the dialogs.
pub const ASKED: &str = "hawalis-asked";
/// A [`Viewed`](crate::app::Viewed), from the page to the analysis.
pub const VIEWED: &str = "hawalis-viewed";
/// A [`Wish`](crate::app::Wish), from the dialogs to the page.
pub const WISH: &str = "hawalis-wish";
/// The dialogs are to come at once; assets/start.js hears it. It says nothing more.
pub const DIALOGS_WANTED: &str = "hawalis-dialogs-wanted";
/// The dialogs cannot come or have stopped; assets/start.js tells it too. It says nothing more.
pub const DIALOGS_FAILED: &str = "hawalis-dialogs-failed";
/// Files that are dropped on the page are heard from now on; assets/start.js hears it. It says nothing more.
pub const FILES_WANTED: &str = "hawalis-files-wanted";
/// A file that was opened with the page cannot be read; assets/start.js tells it. It says nothing more.
pub const FILE_FAILED: &str = "hawalis-file-failed";
/// A newer build is here; assets/offline.js tells it. It says nothing more.
pub const UPDATE_READY: &str = "hawalis-update-ready";
/// The newer build is to be loaded; assets/offline.js hears it. It says nothing more.
pub const UPDATE_WANTED: &str = "hawalis-update-wanted";

/// Tells all who hear events of this name.
pub fn tell<T: Serialize>(name: &str, message: &T) {
    let Ok(bytes) = postcard::to_allocvec(message) else { return };
    let init = CustomEventInit::new();
    init.set_detail(&Uint8Array::from(&bytes[..]));
    if let Ok(event) = CustomEvent::new_with_event_init_dict(name, &init) {
        // Only an event that is under way already could not be told.
        let _ = gloo::utils::document().dispatch_event(&event);
    }
}

/// Hears events of a name until the listener is dropped. One that cannot be read, as from a
/// program of another build, is nothing.
pub fn hear<T: DeserializeOwned>(name: &'static str, heard: impl Fn(Option<T>) + 'static) -> EventListener {
    EventListener::new(&gloo::utils::document(), name, move |event| heard(message(event)))
}

fn message<T: DeserializeOwned>(event: &Event) -> Option<T> {
    let detail = event.dyn_ref::<CustomEvent>()?.detail();
    postcard::from_bytes(&detail.dyn_into::<Uint8Array>().ok()?.to_vec()).ok()
}
