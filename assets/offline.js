// Keeps the page for later by its service worker, and says when a newer build has come; the page asks for that one when somebody wants it.

const container = navigator.serviceWorker;
/** How often a page that stays open asks for a newer build, in milliseconds. */
const PAUSE = 3_600_000;

let registration;
let asked = Date.now();

function tell() {
  document.dispatchEvent(new Event("hawalis-update-ready"));
}

/** Whether a worker is this page's; another page's may be meant for the whole origin. */
function isOwn(worker) {
  return worker?.scriptURL === new URL("service-worker.js", import.meta.url).href;
}

/** A worker that comes while another one is in use is a newer build. */
function follow(worker) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && registration.active) {
      tell();
    }
  });
}

async function keep() {
  registration = await container.register(new URL("service-worker.js", import.meta.url));
  if (registration.waiting) {
    tell();
  }
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
}

function load() {
  const newer = registration?.waiting;
  if (!newer) {
    location.reload();
    return;
  }
  newer.addEventListener("statechange", () => {
    if (newer.state === "activated") {
      location.reload();
    }
  });
  newer.postMessage("take over");
}

// Browsers have none on plain http:// but for their own machine; there the page needs its server.
if (container) {
  let had = isOwn(container.controller);
  container.addEventListener("controllerchange", () => {
    // Another tab has loaded it; this one stays as it is until somebody wants it here.
    if (had) {
      tell();
    }
    had = isOwn(container.controller);
  });
  document.addEventListener("hawalis-update-wanted", load);
  document.addEventListener("visibilitychange", () => {
    if (registration && document.visibilityState === "visible" && Date.now() - asked > PAUSE) {
      asked = Date.now();
      // Without a network there is nothing newer.
      registration.update().catch(() => {});
    }
  });
  // First what somebody waits for; and nobody hears of a newer build before.
  const later = () => (window.requestIdleCallback ?? setTimeout)(() => keep().catch((error) => console.warn("The page is not kept for later:", error)));
  if (document.documentElement.dataset.start === "done") {
    later();
  } else {
    document.addEventListener("hawalis-started", later);
  }
}
