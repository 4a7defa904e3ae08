// Keeps the whole page in the browser, so that it starts without a network. scripts/precache.mjs bundles it with the list of the build's files.
//
// A new build is fetched whole beside the one in use, and takes its place when the page asks for it or when nobody has the page open. Every file is
// checked against the list, so a deploy that is seen half-way leaves the old build as it was.
import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { PrecacheController } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

// The scope is added to it: other pages of the same origin have caches of their own.
setCacheNameDetails({ prefix: "hawalis" });
// The page of the first visit has the files that come later from here too.
clientsClaim();

const controller = new PrecacheController();
controller.addToCacheList(PRECACHED);

/** What is kept for an address, and what it must hash to; nothing for what is not on the list. */
function entryOf(address) {
  const cacheKey = controller.getCacheKeyForURL(address);
  return cacheKey && { cacheKey, integrity: controller.getIntegrityForCacheKey(cacheKey) };
}

/**
 * Gives the kept file, or fetches and keeps it. Only what hashes right is taken: out of the browser's own cache too, and from the server when a damaged
 * one is in there. The request is one of our own, for Workbox neither checks nor keeps what a style sheet or a script asks for.
 */
function give({ request: { url, redirect }, event, params }) {
  const fetched = (cache) => controller.strategy.handle({ event, params, request: new Request(url, { redirect, cache, integrity: params.integrity }) });
  return fetched("default").catch(() => fetched("reload"));
}

/** Fetches what is not kept, one file after the other. */
async function keepAll(event) {
  const cache = await caches.open(controller.strategy.cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const [address, cacheKey] of controller.getURLsToCacheKeys()) {
    if (!kept.has(cacheKey)) {
      await give({ request: new Request(address), event, params: entryOf(address) });
    }
  }
}

addEventListener("install", (event) => event.waitUntil(keepAll(event)));
addEventListener("activate", controller.activate);

// What stands for the page when the browser has thrown it away and there is no server either. A link alone would reload it without what the address has
// after "#", and no policy comes with it that would forbid what it does when it is clicked.
const LOST = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Hawalis</title><main><h1>Hawalis</h1><p role="alert">The browser has lost a part of the page that it had kept, and there is no network to fetch it again. <a href="" onclick="location.reload(); return false">Reload</a> when there is one.</p></main>`;

registerRoute(
  // What the address says behind "?" is for the page: a game, or which build the page itself is of.
  ({ url: { origin, pathname } }) => entryOf(origin + pathname.replace(/\/$/, "/index.html")),
  (asked) => {
    const given = give(asked);
    // What a browser has thrown away comes back before it is missed.
    if (asked.request.mode === "navigate") {
      asked.event.waitUntil(given.then(() => keepAll(asked.event)).catch(() => {}));
    }
    return given;
  },
).setCatchHandler(({ request, params: { integrity } }) =>
  request.mode === "navigate"
    ? // A page that the browser has thrown away, while the server may have a newer one already.
      fetch(request).catch(() => new Response(LOST, { status: 503, headers: { "Content-Type": "text/html" } }))
    : // There may only be no room to keep it.
      fetch(request.url, { integrity }),
);

addEventListener("message", ({ data }) => {
  if (data === "take over") {
    skipWaiting();
  }
});
