// Opens a browser for the tests and closes all that it started; what is special to an engine is in engines/.
import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Capabilities } from "selenium-webdriver";
import { chromium } from "./engines/chromium.mjs";
import { firefox } from "./engines/firefox.mjs";
import { webkit } from "./engines/webkit.mjs";
import { Processes, freePort, untilReady } from "./processes.mjs";

const LOOPBACK = "127.0.0.1";

const engines = { chromium, firefox, webkit };

export const ENGINES = Object.keys(engines);

function isReady(port) {
  return fetch(`http://${LOOPBACK}:${port}/status`)
    .then((answer) => answer.json())
    .then((status) => status.value.ready)
    .catch(() => false);
}

const STILL = { dark: false, reducedMotion: false, moreContrast: false, forcedColors: false, slowdown: 1 };

/** Fails when the promise is not kept in time: a driver that lost its browser may be silent for ever. */
async function within(ms, what, promise) {
  const late = pause(ms, undefined, { ref: false }).then(() => {
    throw new Error(`${what} took more than ${ms / 1000} s`);
  });
  return Promise.race([promise, late]);
}

class Browser {
  #engine;
  #startSession;
  #close;
  #emulated = STILL;
  #withdrawals = [];
  #before = [];
  /** What of the console's errors is a violation of the page's policy, of all that was asked for so far. */
  violations = [];

  constructor(name, engine, startSession, close) {
    this.name = name;
    this.#engine = engine;
    this.#startSession = startSession;
    this.#close = close;
  }

  /** Starts the browser itself; again when it was there, as after a night: all that it keeps on the disk is there again. */
  async start(width, height) {
    await this.driver?.quit();
    this.driver = await this.#startSession();
    await this.driver.manage().setTimeouts({ pageLoad: 30_000, script: 30_000 });
    await this.setViewport(width, height);
  }

  /** Whether a browser that is started again knows nothing of the last time. */
  get forgetsAll() {
    return this.#engine.forgetsAll === true;
  }

  /** Whether its driver makes a mouse of a finger. */
  get hasNoFinger() {
    return this.#engine.hasNoFinger === true;
  }

  /** What the server has to put in front of the page's own scripts, where the browser itself cannot. */
  get before() {
    return [this.#engine.collector ?? "", ...this.#before].map((script) => `${script};\n`).join("");
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
    if (!this.#engine.runBeforeScripts) {
      this.#before.push(script);
      return;
    }
    this.#withdrawals.push(await this.#engine.runBeforeScripts(this.driver, script));
  }

  /** Takes back everything that was emulated, and scripts that run before those of the page. */
  async stopEmulating() {
    this.#before = [];
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
  const folder = await mkdtemp(join(tmpdir(), "hawalis-browser-"));
  const place = { folder, port: await freePort(), width, height };
  const processes = new Processes({ HOME: folder }, () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  let driverProcess;

  async function startSession() {
    const session = new Builder()
      .disableEnvironmentOverrides()
      .usingServer(`http://${LOOPBACK}:${place.port}`)
      .withCapabilities(new Capabilities(engine.capabilities(place)))
      .build();
    try {
      return await within(60_000, "starting the browser", session);
    } catch (error) {
      throw new Error(`${name} did not start: ${error.message}; its driver said: ${driverProcess.said.trim() || "nothing"}`);
    }
  }

  async function close() {
    await within(10_000, "closing the browser", browser.driver?.quit()).catch(() => {});
    await processes.end();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  const browser = new Browser(name, engine, startSession, close);
  try {
    const environment = await engine.prepare?.(place, processes);
    const [command, ...words] = engine.driver(place);
    driverProcess = processes.start(command, words, environment);
    await untilReady(driverProcess, command, () => isReady(place.port));
    await browser.start(width, height);
    return browser;
  } catch (error) {
    await close();
    throw error;
  }
}
