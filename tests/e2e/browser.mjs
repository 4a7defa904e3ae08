// Opens a browser for the tests and closes all that it started; one entry in `engines` per browser engine.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Capabilities } from "selenium-webdriver";

const LOOPBACK = "127.0.0.1";
const MARK = "HAWALIS_BROWSER";
const SIGNALS = ["SIGINT", "SIGTERM"];

const engines = {
  chromium: {
    driver: ({ port }) => ({ command: "chromedriver", arguments: [`--port=${port}`, "--log-level=WARNING"] }),

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
  },
};

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, LOOPBACK, done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

async function untilReady(port, driverProcess) {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (driverProcess.exitCode !== null || driverProcess.failure) {
      throw new Error(`the driver did not start: ${driverProcess.failure?.message ?? `it ended with ${driverProcess.exitCode}`}`);
    }
    const ready = await fetch(`http://${LOOPBACK}:${port}/status`)
      .then((answer) => answer.json())
      .then((status) => status.value.ready)
      .catch(() => false);
    if (ready) {
      return;
    }
    await pause(25);
  }
  throw new Error("the driver did not answer within 20 s");
}

function startDriver(engine, port, folder, mark) {
  const { command, arguments: words } = engine.driver({ port, folder });
  const driverProcess = spawn(command, words, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, HOME: folder, [MARK]: mark },
  });
  driverProcess.once("error", (error) => {
    driverProcess.failure = error;
  });
  return driverProcess;
}

function end(id) {
  try {
    process.kill(id, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") {
      throw error;
    }
  }
}

/** The environment of a process, or nothing when it is gone or not ours to read. */
function environmentOf(id) {
  try {
    return readFileSync(`/proc/${id}/environ`, "utf8").split("\0");
  } catch {
    return [];
  }
}

function processIds() {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Ends what a crash left behind: only processes that carry this session's own mark. Synchronous, for it also runs as we exit. */
function endLeftovers(mark) {
  for (const id of processIds()) {
    if (environmentOf(id).includes(`${MARK}=${mark}`)) {
      end(Number(id));
    }
  }
}

async function ended(driverProcess) {
  if (driverProcess.exitCode === null && driverProcess.signalCode === null && driverProcess.pid) {
    const over = new Promise((done) => driverProcess.once("exit", done));
    driverProcess.kill("SIGTERM");
    await Promise.race([over, pause(3_000, undefined, { ref: false })]);
  }
}

const STILL = { dark: false, reducedMotion: false, moreContrast: false, forcedColors: false, slowdown: 1 };

class Browser {
  #engine;
  #close;
  #emulated = STILL;
  #withdrawals = [];
  /** What of the console's errors is a violation of the page's policy, of all that was asked for so far. */
  violations = [];

  constructor(engine, driver, close) {
    this.#engine = engine;
    this.driver = driver;
    this.#close = close;
  }

  /** Gives the page, not the window, exactly this size. */
  async setViewport(width, height) {
    if (this.#engine.resize) {
      await this.#engine.resize(this.driver, width, height);
    } else {
      const window = this.driver.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      const [innerWidth, innerHeight] = await this.viewport();
      await window.setRect({ x: 0, y: 0, width: 2 * width - innerWidth, height: 2 * height - innerHeight });
    }
    const reached = await this.viewport();
    if (reached[0] !== width || reached[1] !== height) {
      throw new Error(`the viewport is ${reached.join(" by ")}, not ${width} by ${height}`);
    }
  }

  viewport() {
    return this.driver.executeScript("return [innerWidth, innerHeight]");
  }

  /** Any of `dark`, `reducedMotion`, `moreContrast`, `forcedColors` (true or false) and `slowdown` (4: a quarter of the speed); the rest stays. */
  async emulate(wanted) {
    this.#emulated = { ...this.#emulated, ...wanted };
    await this.#engine.emulate(this.driver, this.#emulated);
  }

  /** Puts files that a page saves into this folder, unasked. */
  saveTo(folder) {
    return this.#engine.saveTo(this.driver, folder);
  }

  /** Lets pages of this origin read and write the clipboard. */
  allowClipboard(origin) {
    return this.#engine.allowClipboard(this.driver, origin);
  }

  /** Runs a script in every document from now on, before its own scripts. */
  async runBeforeScripts(script) {
    this.#withdrawals.push(await this.#engine.runBeforeScripts(this.driver, script));
  }

  /** Takes back everything that was emulated, and scripts that run before those of the page. */
  async stopEmulating() {
    for (const withdraw of this.#withdrawals.splice(0)) {
      await withdraw();
    }
    if (this.#emulated !== STILL) {
      this.#emulated = STILL;
      await this.#engine.emulate(this.driver, STILL);
    }
  }

  /** What the console called an error, policy violations and failed loads included, since this was last asked. */
  async consoleErrors() {
    const errors = await this.#engine.consoleErrors(this.driver);
    this.violations.push(...errors.filter((error) => error.includes("Content Security Policy")));
    return errors;
  }

  /** Every address asked for since this was last asked. */
  requests() {
    return this.#engine.requests(this.driver);
  }

  close() {
    return this.#close();
  }
}

/** Starts a browser with a profile, a home and a port of its own. */
export async function openBrowser({ engine: name = process.env.ENGINE ?? "chromium", width = 1280, height = 800 } = {}) {
  const engine = engines[name];
  if (!engine) {
    throw new Error(`there is no engine "${name}"; there are ${Object.keys(engines).join(", ")}`);
  }
  const mark = randomUUID();
  const folder = await mkdtemp(join(tmpdir(), "hawalis-browser-"));
  const port = await freePort();
  const driverProcess = startDriver(engine, port, folder, mark);
  const endAtExit = () => {
    driverProcess.kill("SIGKILL");
    endLeftovers(mark);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const exit = () => process.exit(1);
  process.once("exit", endAtExit);
  // Without this a signal ends us with no exit event, and the browser lives on.
  SIGNALS.forEach((signal) => process.once(signal, exit));
  let driver;

  async function close() {
    await driver?.quit().catch(() => {});
    await ended(driverProcess);
    endLeftovers(mark);
    process.off("exit", endAtExit);
    SIGNALS.forEach((signal) => process.off(signal, exit));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    await untilReady(port, driverProcess);
    driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(`http://${LOOPBACK}:${port}`)
      .withCapabilities(new Capabilities(engine.capabilities({ folder, width, height })))
      .build();
    await driver.manage().setTimeouts({ pageLoad: 30_000, script: 30_000 });
    const browser = new Browser(engine, driver, close);
    await browser.setViewport(width, height);
    return browser;
  } catch (error) {
    await close();
    throw error;
  }
}
