// The page as the tests speak of it: pits by letter, controls by the names that people read and hear.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { By, Key, Origin } from "selenium-webdriver";
import { Pointer } from "selenium-webdriver/lib/input.js";

const RESULTS = fileURLToPath(new URL("../results/", import.meta.url));
const CONTROLS = "button, [role=button], a[href], input, select, [role=slider], [role=switch], [role=tab], [role=menuitem], summary";
const SETTINGS = "hawalis.settings";
const axeSource = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const KEYS = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Home: Key.HOME,
  End: Key.END,
  Delete: Key.DELETE,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  Tab: Key.TAB,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Alt: Key.ALT,
};

/** Waits until `condition` gives something true and returns it; an error it throws counts as not yet. */
export async function waitUntil(condition, what, within = 10_000) {
  const deadline = Date.now() + within;
  let problem = "";
  do {
    try {
      const answer = await condition();
      if (answer) {
        return answer;
      }
      problem = "";
    } catch (error) {
      problem = ` (${error.message})`;
    }
    await pause(25);
  } while (Date.now() < deadline);
  throw new Error(`waited ${within / 1000} s in vain for: ${what}${problem}`);
}

/** One after the other: a driver that is asked for many at once takes minutes. */
async function accessibleNames(elements) {
  const names = [];
  for (const element of elements) {
    names.push(await element.getAccessibleName());
  }
  return names;
}

/** A file name that a screenshot's title makes. */
function fileName(title) {
  return `${title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "")}.png`;
}

export class Page {
  constructor(browser, server) {
    this.browser = browser;
    this.server = server;
  }

  get driver() {
    return this.browser.driver;
  }

  /**
   * Opens the page at `path` below its base ("" or "#…") and waits until it is there and at rest; `{ started: false }` does not wait at all,
   * `{ dialogs: false }` not for the dialogs, which come last. Games of earlier visits are forgotten unless `{ kept: true }`.
   */
  async open(path = "", { started = true, dialogs = true, kept = false } = {}) {
    if (!kept) {
      await this.forgetGames();
    }
    // A change of the fragment alone would not load anything.
    await this.driver.get("about:blank");
    await this.driver.get(this.server.url + path);
    if (started) {
      await this.started({ dialogs });
    }
  }

  /** Forgets the games that are kept, and the one that the tab has on its board. */
  async forgetGames() {
    await this.run(`
      if (location.protocol.startsWith("http")) {
        try {
          Object.keys(localStorage).filter((key) => key.startsWith("hawalis.game.")).forEach((key) => localStorage.removeItem(key));
          sessionStorage.clear();
        } catch {
          // A test has taken the storage away.
        }
      }`);
  }

  /** Opens the page as for somebody who has set this before, and plays some moves at once: `{ speed: "off" }, "gHc"`. */
  async openWith(settings, moves = "") {
    await this.run("localStorage.setItem(arguments[0], arguments[1])", SETTINGS, JSON.stringify(settings));
    await this.open();
    await this.playQuickly(moves);
  }

  /** Loads the same address again, as the browser's own button does. */
  async reload({ started = true } = {}) {
    await this.#loadAgain(() => this.run("location.reload()"));
    if (started) {
      await this.started();
    }
  }

  /** Presses the page's own Reload, which fetches the files anew before. */
  async pressReload() {
    await this.#loadAgain(() => this.clickControl("Reload"));
  }

  async #loadAgain(load) {
    const page = () => this.driver.findElement(By.css("html")).getId();
    const before = await page();
    await load();
    const isThere = async () => (await page()) !== before && this.run("return document.readyState !== 'loading'");
    // Between the two pages there is none.
    await waitUntil(() => isThere().catch(() => false), "the page to load again");
  }

  async started({ dialogs = true } = {}) {
    await waitUntil(() => this.run("return document.querySelector('#app > *') !== null && document.querySelector('#late') === null"), "the app to start");
    if (dialogs) {
      await waitUntil(() => this.run("return document.querySelector('#dialogs dialog') !== null"), "the dialogs to come");
    }
  }

  /** Runs a script in the page; a promise that it returns is awaited. */
  run(script, ...values) {
    return this.driver.executeScript(script, ...values);
  }

  /** The first element that the selector finds; fails when there is none. */
  find(selector) {
    return this.driver.findElement(By.css(selector));
  }

  /** Whether the selector finds something that can be seen. */
  async shows(selector) {
    const found = await this.driver.findElements(By.css(selector));
    const seen = await Promise.all(found.map((element) => element.isDisplayed()));
    return seen.includes(true);
  }

  /** The element of a pit: "a" is South's, "A" North's in Hawalis. */
  pit(letter) {
    return this.find(`[data-pit="${letter}"]`);
  }

  /** Clicks a pit with the mouse. */
  async play(letter) {
    await (await this.pit(letter)).click();
  }

  /** Plays moves by script, only to get somewhere. */
  async playQuickly(moves) {
    await this.run(
      `return (async (moves) => {
        for (const letter of moves) {
          document.querySelector('[data-pit="' + letter + '"]').click();
          // The page draws before it is clicked again.
          await new Promise((done) => setTimeout(done));
        }
      })(arguments[0])`,
      moves,
    );
  }

  /** Moves the mouse over a pit. */
  async hover(letter) {
    await this.driver.actions({ async: true }).move({ origin: await this.pit(letter) }).perform();
  }

  /** Moves the mouse to where nothing is. */
  async hoverNothing() {
    await this.driver.actions({ async: true }).move({ origin: Origin.VIEWPORT, x: 1, y: 1 }).perform();
  }

  /** Touches a pit with a finger. */
  async touch(letter) {
    if (this.browser.hasNoFinger) {
      await this.run(
        `for (const kind of ["pointerover", "pointerdown", "pointerup", "pointerout", "click"]) {
          arguments[0].dispatchEvent(new PointerEvent(kind, { pointerType: "touch", detail: 1, bubbles: true }));
        }`,
        await this.pit(letter),
      );
      return;
    }
    const finger = new Pointer("finger", Pointer.Type.TOUCH);
    const steps = [finger.move({ origin: await this.pit(letter), duration: 0 }), finger.press(), finger.release()];
    await this.driver.actions({ async: true }).insert(finger, ...steps).perform();
  }

  /** The accessible names of all pits, by letter, asked from the browser itself. */
  async pitNames() {
    const pits = await this.driver.findElements(By.css("[data-pit]"));
    // Not in a list: WebKit's driver finds no elements in one.
    const letters = await this.run("return [...arguments].map((pit) => pit.dataset.pit)", ...pits);
    const names = await accessibleNames(pits);
    return Object.fromEntries(letters.map((letter, index) => [letter, names[index]]));
  }

  /** The seeds that each player has captured, by the player's name. */
  captured() {
    return this.run(`
      const players = [...document.querySelectorAll("[data-captured]")];
      return Object.fromEntries(players.map((player) => [player.getAttribute("aria-label"), Number(player.dataset.captured)]));`);
  }

  /** What the sentence above the slider says. */
  async told() {
    return (await (await this.find("section[aria-label=Sowing] p")).getText()).trim();
  }

  /** What the panel with the result says, line by line; nothing while there is none. */
  async result() {
    const found = await this.driver.findElements(By.css("section[aria-label=Result]"));
    return found.length === 0 ? null : (await found[0].getText()).split("\n");
  }

  /** The list of moves as a reader hears it, with a star at the current one. */
  moveList() {
    return this.run(`
      const moves = [...document.querySelectorAll(".move-list button")];
      return moves.map((move) => (move.ariaCurrent === "true" ? "* " : "") + move.ariaLabel);`);
  }

  /** The name of the element with the focus. */
  async focused() {
    return (await this.driver.switchTo().activeElement()).getAccessibleName();
  }

  /** The seeds as the page shows them now: `{ pits: { a: 2, … }, hand, onBoard }`, where `onBoard` is the pits and the hand together. */
  counts() {
    return this.run(`
      const pits = {};
      for (const pit of document.querySelectorAll("[data-pit]")) {
        pits[pit.dataset.pit] = Number(pit.dataset.seeds);
      }
      const hand = Number(document.querySelector("[data-hand]")?.dataset.hand ?? NaN);
      const onBoard = Object.values(pits).reduce((sum, seeds) => sum + seeds, hand);
      return { pits, hand, onBoard };`);
  }

  /** What the polite live region says. */
  sentence() {
    return this.run(`return document.querySelector("[aria-live=polite], [role=status]").textContent.trim()`);
  }

  /** The control with this accessible name, asked from the browser itself. */
  async control(name) {
    const likely = await this.run(
      `return [...document.querySelectorAll(arguments[0])].filter((control) => {
        const label = control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.textContent;
        return label.trim() === arguments[1] && control.checkVisibility();
      })`,
      CONTROLS,
      name,
    );
    // Asking one is quicker than asking all.
    if (likely.length === 1 && (await likely[0].getAccessibleName()) === name) {
      return likely[0];
    }
    const controls = await this.driver.findElements(By.css(CONTROLS));
    const names = await accessibleNames(controls);
    const index = names.indexOf(name);
    if (index < 0) {
      const others = names.filter((other) => other !== "" && !/^(South|North) /.test(other));
      throw new Error(`there is no control "${name}"; there are: ${others.join(", ")}`);
    }
    return controls[index];
  }

  async clickControl(name) {
    await (await this.control(name)).click();
  }

  /** Begins a new game by its dialog; what is not chosen stays as it is offered. */
  async begin({ opponent = "Computer", level, side } = {}) {
    await this.clickControl("New game");
    await this.waitUntil(() => this.shows("dialog.new-game[open]"), "the dialog of a new game");
    for (const [name, choice] of [["Opponent", opponent], ["Level", level], ["You play", side]]) {
      if (choice !== undefined) {
        const button = await this.run(
          `const group = document.querySelector('dialog.new-game [role=group][aria-label="' + arguments[0] + '"]');
          return [...group.querySelectorAll("button")].find((button) => button.textContent.trim() === arguments[1]);`,
          name,
          String(choice),
        );
        await button.click();
      }
    }
    await this.clickControl("Start");
    await this.waitUntil(async () => !(await this.shows("dialog.new-game[open]")), "the dialog to close");
  }

  /** Presses keys one after the other: "a", "Enter", "Shift+ArrowLeft". */
  async keys(...names) {
    for (const name of names) {
      const chord = name.length > 1 ? name.split("+").map((key) => KEYS[key] ?? key) : [name];
      const actions = this.driver.actions({ async: true });
      chord.forEach((key) => actions.keyDown(key));
      chord.toReversed().forEach((key) => actions.keyUp(key));
      await actions.perform();
    }
    // On a busy machine the driver may be back before the page has handled the last key.
    await this.run("return new Promise((done) => setTimeout(done))");
  }

  waitUntil(condition, what, within) {
    return waitUntil(condition, what, within);
  }

  /** Errors of the console since this was last asked. */
  consoleErrors() {
    return this.browser.consoleErrors();
  }

  /** Addresses asked for since this was last asked that are not the page's own server. */
  async foreignRequests() {
    const own = [`${this.server.origin}/`, "data:", `blob:${this.server.origin}/`, "about:", "chrome:"];
    const asked = await this.browser.requests();
    return asked.filter((address) => !own.some((start) => address.startsWith(start)));
  }

  /** Pastes a text onto the page. */
  paste(text) {
    return this.run(
      `const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", arguments[0]);
      document.querySelector("main").dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));`,
      text,
    );
  }

  /** What axe-core finds wrong, one line each; `within` a selector when given. */
  async axeViolations(within = "html") {
    if (!(await this.run("return typeof axe === 'object'"))) {
      await this.run(axeSource);
    }
    const violations = await this.run("return axe.run(arguments[0], { resultTypes: ['violations'] }).then((found) => found.violations)", within);
    return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(" ")).join(", ")})`);
  }

  /** What it finds in each of these views, by their names; each is reached from the one before. */
  async axeViolationsOf(views) {
    const violations = {};
    for (const [view, reach] of views) {
      await reach(this);
      const found = await this.axeViolations();
      if (found.length > 0) {
        violations[view] = found;
      }
    }
    return violations;
  }

  /** Saves what the page looks like now and returns the file. */
  async screenshot(title) {
    const picture = await this.driver.takeScreenshot();
    await mkdir(RESULTS, { recursive: true });
    const file = join(RESULTS, fileName(title));
    await writeFile(file, picture, "base64");
    return file;
  }

  /** Saves `n` pictures spread over the next `ms` milliseconds; each comes with the time it was taken at. */
  async filmStrip(ms, n, title = "film") {
    const start = Date.now();
    const frames = [];
    for (let index = 0; index < n; index += 1) {
      await pause(Math.max(0, start + (ms * index) / Math.max(1, n - 1) - Date.now()));
      const at = Date.now() - start;
      frames.push({ at, file: await this.screenshot(`${title} ${String(index).padStart(3, "0")}`) });
    }
    return frames;
  }
}
