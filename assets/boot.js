// Runs before the first paint: a theme that came later would flash, a failure noticed later would be missed.
(function () {
  "use strict";
  const page = document.documentElement;

  try {
    const { theme } = JSON.parse(localStorage.getItem("hawalis.settings"));
    if (["system", "light", "dark", "contrast"].includes(theme)) {
      page.dataset.theme = theme;
    }
  } catch {
    // Nothing stored, or storage is blocked: the system's theme it is.
  }

  function failed() {
    page.dataset.start = "failed";
  }

  function hideBare() {
    for (const element of document.querySelectorAll(".stage, #first-sentence")) {
      element.hidden = true;
    }
  }

  /** Without its style the board would fill the screen, and the sentence would be below it. */
  function failedBare() {
    page.dataset.lost = "style";
    failed();
    hideBare();
    addEventListener("DOMContentLoaded", hideBare);
  }

  /** One that did not arrive has no rules, or none that may be read; one that did not arrive whole lacks the last. */
  function isWhole({ sheet }) {
    try {
      return [...sheet.cssRules].at(-1)?.selectorText === ".whole";
    } catch {
      return false;
    }
  }

  // A script that does not arrive tells only its own element, and only while capturing.
  addEventListener(
    "error",
    (event) => {
      // The page starts without the others.
      const isNeeded = event.target instanceof HTMLScriptElement && /\/start[-.]/.test(event.target.src);
      if (event.target === window || isNeeded) {
        failed();
      } else if (event.target instanceof HTMLLinkElement && event.target.rel === "stylesheet" && !("begun" in page.dataset)) {
        failedBare();
      }
    },
    true,
  );
  addEventListener("unhandledrejection", failed);
  // A script waits for the style sheets before it: what has failed by now told nobody.
  if (![...document.querySelectorAll("link[rel=stylesheet]")].every(isWhole)) {
    failedBare();
  }

  /** Gives up a copy that does not start, when there is a server to get another one from. */
  async function giveUpCopy() {
    const copy = await navigator.serviceWorker?.getRegistration();
    // Another page's could be meant for the whole origin.
    if (copy?.scope === new URL("./", location.href).href) {
      await copy.update();
      await copy.unregister();
    }
  }

  /** Fetches anew what the page starts with: a name with a hash is kept for ever, even if half of the file has come once. */
  function fetchAnew() {
    const addresses = [...document.querySelectorAll("script[src], link[rel=stylesheet], link[rel=modulepreload]")]
      .flatMap(({ src, href, dataset }) => [src ?? href, dataset.program])
      .filter(Boolean);
    return Promise.allSettled(addresses.map(async (address) => (await fetch(address, { cache: "reload" })).blob()));
  }

  // The link alone reloads too, but without what the address has after "#".
  addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("#late a, .panicked a")) {
      event.preventDefault();
      const reload = () => location.reload();
      Promise.allSettled([giveUpCopy(), fetchAnew()]).then(reload);
      setTimeout(reload, 3000);
    }
  });
})();
