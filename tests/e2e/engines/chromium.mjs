// Blink: Chromium, which tells and emulates the most, through its own developer tools.
import { join } from "node:path";

export const chromium = {
  driver: ({ port }) => ["chromedriver", `--port=${port}`, "--log-level=WARNING"],

  capabilities: ({ folder, width, height }) => ({
    browserName: "chrome",
    // The load event waits for a preload that some tests withhold.
    pageLoadStrategy: "eager",
    "goog:loggingPrefs": { browser: "ALL", performance: "ALL" },
    "goog:chromeOptions": {
      prefs: { "intl.accept_languages": "en-US" },
      args: [
        "--headless=new",
        // Chromium refuses root, which is who runs tests in a container, unless told so.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--lang=en-US",
        `--user-data-dir=${join(folder, "profile")}`,
        `--window-size=${width},${height}`,
      ],
    },
  }),

  async consoleErrors(driver) {
    const entries = await driver.manage().logs().get("browser");
    return entries.filter((entry) => entry.level.name === "SEVERE").map((entry) => entry.message);
  },

  async requests(driver) {
    const entries = await driver.manage().logs().get("performance");
    return entries
      .map((entry) => JSON.parse(entry.message).message)
      .filter(({ method }) => method === "Network.requestWillBeSent" || method === "Network.webSocketCreated")
      .map(({ params }) => params.request?.url ?? params.url);
  },

  async emulate(driver, { dark, reducedMotion, moreContrast, forcedColors, slowdown }) {
    const feature = (name, on, value) => ({ name, value: on ? value : "" });
    await driver.sendDevToolsCommand("Emulation.setEmulatedMedia", {
      features: [
        feature("prefers-color-scheme", dark, "dark"),
        feature("prefers-reduced-motion", reducedMotion, "reduce"),
        feature("prefers-contrast", moreContrast, "more"),
        feature("forced-colors", forcedColors, "active"),
      ],
    });
    await driver.sendDevToolsCommand("Emulation.setCPUThrottlingRate", { rate: slowdown });
  },

  /** A headless window has a least width and changes its size late: the page is told another one. */
  async resize(driver, width, height) {
    await driver.sendDevToolsCommand("Emulation.setDeviceMetricsOverride", {
      width,
      height,
      deviceScaleFactor: 0,
      mobile: false,
    });
  },

  async saveTo(driver, folder) {
    await driver.sendDevToolsCommand("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: folder });
  },

  async allowClipboard(driver, origin) {
    await driver.sendDevToolsCommand("Browser.grantPermissions", { origin, permissions: ["clipboardReadWrite", "clipboardSanitizedWrite"] });
  },

  async runBeforeScripts(driver, script) {
    const { identifier } = await driver.sendAndGetDevToolsCommand("Page.addScriptToEvaluateOnNewDocument", { source: script });
    return () => driver.sendDevToolsCommand("Page.removeScriptToEvaluateOnNewDocument", { identifier });
  },
};
