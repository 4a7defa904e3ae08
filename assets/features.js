// Says which thing the page needs is missing in this browser. Written for browsers that do not know today's language.
(function () {
  "use strict";
  var missing = !("noModule" in document.createElement("script"))
    ? "JavaScript modules"
    : typeof WebAssembly !== "object"
      ? "WebAssembly, or it is switched off"
      : !("showModal" in document.createElement("dialog"))
        ? "dialogs"
        : null;
  if (missing) {
    document.getElementById("late-reason").textContent = "The game has not started: this browser has no " + missing + ".";
    // assets/start.js does not try then.
    document.documentElement.setAttribute("data-start", "failed");
    document.documentElement.setAttribute("data-missing", missing);
  }
})();
