// Takes the page's offline copy back. Put it in the place of the service-worker.js on the server: every browser that has the copy fetches this within
// a day or when the page is opened next, deletes the copy and asks the server again from then on.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const { scope } = registration;
  // Only caches of this page: others may live at the same origin.
  const own = (name) => name.startsWith("hawalis-") && name.endsWith(scope);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(own).map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  );
});
