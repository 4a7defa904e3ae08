//! A program beside the page.

use gloo::events::EventListener;
use js_sys::Uint8Array;
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::JsCast;
use web_sys::{MessageEvent, WorkerOptions, WorkerType};

/// The beginning of the worker that searches.
pub const WORKER: &str = "thinking.js";

/// A program that is read only where one instruction adds several numbers: a function whose result is a vector of zeros.
const WITH_VECTOR: [u8; 29] = [
    0, b'a', b's', b'm', 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7B, 3, 2, 1, 0, 10, 8, 1, 6, 0, 0x41, 0, 0xFD,
    0x0F, 0x0B,
];

/// Whether this browser knows all that [`WORKER`] needs.
pub fn can_search() -> bool {
    js_sys::WebAssembly::validate(&Uint8Array::from(&WITH_VECTOR[..])) == Ok(true)
}

/// The address of a file whose name stays from build to build, with a query that keeps those of two builds apart.
pub fn with_build(file: &str) -> String {
    // The page's own script has a name that changes with the build.
    let script = super::find("link[data-program]").and_then(|link| link.get_attribute("href"));
    let script = script.unwrap_or_default();
    let build = script.rsplit('/').next().unwrap_or_default();
    [file, "?", build].concat()
}

/// A program beside the page, until it is dropped: then it ends, whatever it is at.
#[derive(Debug)]
pub struct Worker {
    worker: web_sys::Worker,
    _listeners: [EventListener; 2],
}

impl Worker {
    /// Starts the module of this address, from where the page is. `heard` is given what it tells, and nothing when it
    /// cannot be loaded, has failed, or tells what cannot be read. Nothing when there are no workers.
    pub fn start<T: DeserializeOwned>(
        address: &str,
        heard: impl Fn(Option<T>) + Clone + 'static,
    ) -> Option<Worker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = web_sys::Worker::new_with_options(address, &options).ok()?;
        let failed = heard.clone();
        let failed = EventListener::new(&worker, "error", move |_| failed(None));
        let message = EventListener::new(&worker, "message", move |event| {
            let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
            let bytes = data.and_then(|data| data.dyn_into::<Uint8Array>().ok());
            heard(bytes.and_then(|bytes| postcard::from_bytes(&bytes.to_vec()).ok()));
        });
        Some(Worker { worker, _listeners: [failed, message] })
    }

    /// Tells it something.
    pub fn tell<T: Serialize>(&self, message: &T) {
        if let Ok(bytes) = postcard::to_allocvec(message) {
            // Only what cannot be copied is refused.
            let _ = self.worker.post_message(&Uint8Array::from(&bytes[..]));
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
