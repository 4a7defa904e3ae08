// Gecko: Firefox, by geckodriver.
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { COLLECTOR, collectedErrors, loadedFiles } from "./collected.mjs";

/** A window may not be narrower than 500 px otherwise. */
const ANY_WIDTH = ":root { min-width: 0 !important; min-height: 0 !important; }";

/** Debian's name first; the driver itself knows only the other. */
function firefoxFile() {
  const folders = process.env.PATH.split(delimiter);
  const files = ["firefox-esr", "firefox"].flatMap((name) => folders.map((folder) => join(folder, name)));
  const file = files.find((file) => existsSync(file));
  if (!file) {
    throw new Error("neither firefox-esr nor firefox is on PATH");
  }
  return file;
}

export const firefox = {
  async prepare({ folder, width, height }) {
    const styles = join(folder, "profile", "chrome");
    await mkdir(styles, { recursive: true });
    await writeFile(join(styles, "userChrome.css"), ANY_WIDTH);
    return { MOZ_HEADLESS_WIDTH: String(width), MOZ_HEADLESS_HEIGHT: String(height) };
  },

  driver: ({ port }) => ["geckodriver", "--host", "127.0.0.1", "--port", String(port), "--websocket-port", "0", "--log", "error"],

  capabilities: ({ folder }) => ({
    browserName: "firefox",
    pageLoadStrategy: "eager",
    "moz:firefoxOptions": {
      binary: firefoxFile(),
      // Without the bars of a window, the page has all of it.
      args: ["-headless", "--kiosk", "-profile", join(folder, "profile")],
      prefs: {
        "toolkit.legacyUserProfileCustomizations.stylesheets": true,
        "intl.accept_languages": "en-US",
        "browser.download.folderList": 2,
        "browser.download.dir": join(folder, "saved"),
      },
    },
  }),

  collector: COLLECTOR,
  consoleErrors: collectedErrors,
  requests: loadedFiles,
};
