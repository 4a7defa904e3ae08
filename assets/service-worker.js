// Keeps the whole page in the browser, so that it starts without a network. scripts/precache.mjs bundles it with the list of the build's files.
//
// A new build is fetched whole beside the one in use, and takes its place when the page asks for it or when nobody has the page open. Every file is
// checked against the list, so a deploy that is seen half-way leaves the old build as it was.
import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { precacheAndRoute } from "workbox-precaching";
import { setCatchHandler } from "workbox-routing";

// The scope is added to it: other pages of the same origin have caches of their own.
setCacheNameDetails({ prefix: "hawalis" });
// The page of the first visit has the files that come later from here too.
clientsClaim();
// What the address says behind "?" is for the page: a game, or which build the page itself is of.
precacheAndRoute(PRECACHED, { ignoreURLParametersMatching: [/./], directoryIndex: "index.html", cleanURLs: false });
// What stands for the page when the browser has thrown it away and there is no server either.
const LOST = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Hawalis</title><h1>Hawalis</h1><p role="alert">The browser has lost a part of the page that it had kept, and there is no network to fetch it again. <a href="">Reload</a> when there is one.</p>`;
// A page that the browser has thrown away, while the server may have a newer one already.
setCatchHandler(({ request }) =>
  request.mode === "navigate"
    ? fetch(request).catch(() => new Response(LOST, { status: 503, headers: { "Content-Type": "text/html" } }))
    : Response.error(),
);

addEventListener("message", ({ data }) => {
  if (data === "take over") {
    skipWaiting();
  }
});
