// WebKit: the small browser that comes with WebKitGTK, on a screen of its own, for it cannot do without.
import { existsSync } from "node:fs";
import { untilReady } from "../processes.mjs";
import { COLLECTOR, collectedErrors, loadedFiles } from "./collected.mjs";

const PLACES = [
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1",
  "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1",
  "/usr/lib/webkit2gtk-4.1",
  "/usr/libexec/webkit2gtk-4.1",
];

function miniBrowser() {
  const file = PLACES.map((place) => `${place}/MiniBrowser`).find((place) => existsSync(place));
  if (!file) {
    throw new Error(`WebKitGTK's MiniBrowser is in none of ${PLACES.join(", ")}`);
  }
  return file;
}

/** Starts a screen that nobody sees and returns its name, which it chooses itself. */
async function startScreen(processes) {
  const screen = processes.start("Xvfb", ["-displayfd", "3", "-screen", "0", "2000x1400x24", "-nolisten", "tcp", "-noreset"], {}, { answers: 1 });
  let number = "";
  screen.stdio[3].setEncoding("utf8").on("data", (text) => {
    number += text;
  });
  await untilReady(screen, "Xvfb", () => number.endsWith("\n"));
  return `:${number.trim()}`;
}

export const webkit = {
  /** Its sessions end with their window and leave nothing. */
  forgetsAll: true,
  /** Its driver makes a mouse of a finger. */
  hasNoFinger: true,

  // In the locale C the language is "C", which Intl refuses.
  prepare: async (_, processes) => ({ DISPLAY: await startScreen(processes), LANG: "en_US.UTF-8", LC_ALL: "en_US.UTF-8" }),

  driver: ({ port }) => ["WebKitWebDriver", `--port=${port}`],

  capabilities: () => ({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": {
      binary: miniBrowser(),
      // Full screen, or its tool bar takes a part of the page and keeps it wide.
      args: ["--automation", "--full-screen", "--features=StorageAPI,StorageAPIEstimate"],
    },
  }),

  collector: COLLECTOR,
  consoleErrors: collectedErrors,
  requests: loadedFiles,
};
