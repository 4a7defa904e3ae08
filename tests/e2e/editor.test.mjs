// Setting up a position: by mouse, finger, wheel, keys and text, and playing from it.
import assert from "node:assert/strict";
import { Key } from "selenium-webdriver";
import { Pointer } from "selenium-webdriver/lib/input.js";
import { START, board } from "./boards.mjs";
import { session } from "./session.mjs";

const test = session();

const OFF = { speed: "off" };
const NO_SEEDS = "0 0 0 0 0 0 0 0 0 0 0 0 0 0";
const NONE = board(NO_SEEDS, NO_SEEDS);
const START_TEXT = "2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2 S";
const PLAYABLE = "Playable: South is to move and has 14 pits to choose from.";

/** The dialog, its pits by letter, its controls by the names that people read and hear. */
class Editor {
  constructor(page) {
    this.page = page;
    this.driver = page.driver;
  }

  /** Opens it from the page as a player does, when these are chosen in the dialog of a new game. */
  static async open(page, choices = []) {
    await page.clickControl("New game");
    await page.waitUntil(() => page.shows("dialog.new-game[open]"), "the dialog of a new game");
    for (const choice of choices) {
      await page.clickControl(choice);
    }
    await page.clickControl("Set up a position");
    const editor = new Editor(page);
    await page.waitUntil(() => page.shows("dialog.editor[open] .pit"), "the editor");
    return editor;
  }

  pit(letter) {
    return this.page.find(`dialog.editor [data-pit="${letter}"]`);
  }

  async click(letter, { button = 0, shift = false } = {}) {
    const mouse = new Pointer("mouse", Pointer.Type.MOUSE);
    const origin = await this.pit(letter);
    if (shift) {
      await this.driver.actions({ async: true }).keyDown(Key.SHIFT).perform();
    }
    const steps = [mouse.move({ origin, duration: 0 }), mouse.press(button), mouse.release(button)];
    await this.driver.actions({ async: true }).insert(mouse, ...steps).perform();
    if (shift) {
      await this.driver.actions({ async: true }).keyUp(Key.SHIFT).perform();
    }
  }

  async touch(letter) {
    const finger = new Pointer("finger", Pointer.Type.TOUCH);
    const origin = await this.pit(letter);
    await this.page.run("arguments[0].scrollIntoView({ block: 'nearest' })", origin);
    await this.driver.actions({ async: true }).insert(finger, finger.move({ origin, duration: 0 }), finger.press(), finger.release()).perform();
  }

  async wheel(letter, way) {
    const origin = await this.pit(letter);
    await this.driver.actions({ async: true }).scroll(0, 0, 0, way, origin).perform();
  }

  async control(name) {
    const found = await this.page.run(
      `return [...document.querySelectorAll("dialog.editor :is(button:not(.pit), input, textarea)")].find((control) => {
        const label = control.ariaLabel ?? control.labels?.[0]?.querySelector("span")?.textContent ?? control.textContent;
        return label.trim() === arguments[0];
      })`,
      name,
    );
    assert.ok(found, `there is no control "${name}"`);
    return found;
  }

  async press(name) {
    const control = await this.control(name);
    await this.page.run("arguments[0].scrollIntoView({ block: 'nearest' })", control);
    await control.click();
  }

  counts() {
    return this.page.run(`
      const pits = [...document.querySelectorAll("dialog.editor [data-pit]")];
      return Object.fromEntries(pits.map((pit) => [pit.dataset.pit, Number(pit.dataset.seeds)]));`);
  }

  /** Text that is on the screen or read. */
  text(selector) {
    return this.page.run("return document.querySelector('dialog.editor ' + arguments[0]).textContent.trim()", selector);
  }

  verdict() {
    return this.text(".verdict");
  }

  said() {
    return this.text("[aria-live=polite]");
  }

  totals() {
    return this.page.run("return [...document.querySelectorAll('dialog.editor .totals p')].map((total) => total.textContent.trim())");
  }

  async position() {
    return (await this.control("Position as text")).getAttribute("value");
  }

  /** Puts a text in the place of the one that is there, as pasting does. */
  async paste(text) {
    await this.page.run(
      `const [field, text] = arguments;
      field.focus();
      field.select();
      document.execCommand("insertText", false, text);`,
      await this.control("Position as text"),
      text,
    );
    assert.equal(await this.position(), text);
  }

  isOpen() {
    return this.page.shows("dialog.editor[open]");
  }
}

test("by mouse: a press adds, the right button and Shift take, and all is said", async ({ page }) => {
  await page.openWith(OFF);
  const editor = await Editor.open(page);
  assert.deepEqual(await editor.counts(), START);
  assert.equal(await editor.verdict(), PLAYABLE);
  assert.deepEqual(await editor.totals(), ["North 28 of 28", "South 28 of 28"]);

  await editor.click("a");
  assert.equal((await editor.counts()).a, 3);
  assert.equal(await editor.said(), "South a, 3 seeds. South has 29 in all.");
  assert.equal(await editor.verdict(), "Not playable: South has 29 seeds, and a side never has more than 28.");
  assert.deepEqual(await editor.totals(), ["North 28 of 28", "South 29 of 28, 1 too many"]);

  await editor.click("b", { button: 2 });
  await editor.click("N", { shift: true });
  assert.deepEqual(await editor.counts(), { ...START, a: 3, b: 1, N: 1 });
  assert.equal(await editor.said(), "North N, 1 seed. North has 27 in all.");
  assert.equal(await editor.verdict(), PLAYABLE.replace("14", "13"));
  assert.equal(await editor.position(), "2 2 2 2 2 2 2/2 2 2 2 2 2 1/2 2 2 2 2 2 2/3 1 2 2 2 2 2 S");

  await editor.press("Undo");
  assert.equal(await editor.said(), "Taken back. North N, 2 seeds.");
  await editor.press("Undo");
  await editor.press("Undo");
  assert.deepEqual(await editor.counts(), START);
  assert.equal(await (await editor.control("Undo")).getAttribute("aria-disabled"), "true");
  await editor.press("Redo");
  assert.deepEqual(await editor.counts(), { ...START, a: 3 });
});

test("each tool for the whole board does what it says", async ({ page }) => {
  await page.openWith(OFF, "n");
  // Example 3 of the rules: n takes H and G.
  const afterN = board("3 0 3 3 0 3 3 0 3 3 0 3 3 1", "2 2 2 2 2 2 0 0 2 2 2 2 2 2");
  const editor = await Editor.open(page);
  assert.deepEqual(await editor.counts(), afterN);
  assert.equal(await editor.verdict(), "Playable: North is to move and has 12 pits to choose from.");
  await editor.press("Swap sides");
  assert.deepEqual(await editor.counts(), board("2 2 2 2 2 2 0 0 2 2 2 2 2 2", "3 0 3 3 0 3 3 0 3 3 0 3 3 1"));
  assert.equal(await editor.said(), "The sides are swapped. South to move.");
  await editor.press("Clear");
  assert.deepEqual(await editor.counts(), NONE);
  assert.equal(await editor.verdict(), "Not playable: South is to move and has no seeds, so the game would be over at once.");
  await editor.press("Standard start");
  assert.deepEqual(await editor.counts(), START);
  await editor.press("North");
  assert.equal(await editor.verdict(), PLAYABLE.replace("South", "North"));
  assert.equal(await editor.position(), START_TEXT.replace("S", "N"));
});

test("by finger on a phone: tools large enough, one for each thing to do", async ({ page, browser }) => {
  await browser.setViewport(390, 844);
  await page.openWith(OFF);
  const editor = await Editor.open(page);
  for (const name of ["Add", "Take", "Set to", "One fewer", "One more", "Undo", "Clear", "Play from here"]) {
    const { height, width } = await (await editor.control(name)).getRect();
    assert.ok(height >= 44 && width >= 44, `${name}: ${width} by ${height}`);
  }
  for (const letter of "aGnN") {
    const { height, width } = await (await editor.pit(letter)).getRect();
    assert.ok(height >= 44 && width >= 44, `${letter}: ${width} by ${height}`);
  }
  await editor.touch("c");
  await editor.press("Take");
  await editor.touch("D");
  await editor.touch("D");
  await editor.touch("D");
  assert.equal(await editor.said(), "North D, 0 seeds: there is none to take.");
  await editor.press("One more");
  await editor.press("One more");
  await editor.touch("k");
  assert.deepEqual(await editor.counts(), { ...START, c: 3, D: 0, k: 4 });
  // The verdict is in sight wherever one has scrolled to.
  const { bottom, top } = await page.run("return document.querySelector('dialog.editor .verdict').getBoundingClientRect()");
  assert.ok(top > 0 && bottom <= 844);
});

test("by wheel: up adds, down takes, and nothing scrolls", async ({ page, browser }) => {
  await browser.setViewport(1000, 500);
  await page.openWith(OFF);
  const editor = await Editor.open(page);
  await editor.wheel("k", -100);
  await editor.wheel("k", -100);
  assert.equal((await editor.counts()).k, 4);
  await editor.wheel("L", 120);
  assert.deepEqual(await editor.counts(), { ...START, k: 4, L: 1 });
  // A hair's breadth is no notch.
  await editor.wheel("L", 10);
  assert.equal((await editor.counts()).L, 1);
  assert.equal(await page.run("return document.querySelector('dialog.editor').scrollTop"), 0);
});

test("by keyboard only: example 7 of the rules is set up and played", async ({ page }) => {
  await page.openWith(OFF);
  const tabTo = async (name) => {
    for (let stops = 0; (await page.focused()) !== name; stops += 1) {
      assert.ok(stops < 25, `${name} is reached by Tab`);
      await page.keys("Tab");
    }
  };
  await tabTo("New game");
  await page.keys("Enter");
  await page.waitUntil(() => page.shows("dialog.new-game[open]"), "the dialog of a new game");
  await tabTo("Set up a position");
  await page.keys("Enter");
  const editor = new Editor(page);
  await page.waitUntil(() => editor.isOpen(), "the editor");
  // One begins on the board.
  assert.equal(await page.focused(), "South a, 2 seeds");
  await tabTo("Clear");
  await page.keys("Enter");
  assert.equal(await editor.said(), "All pits are empty.");
  await page.keys("Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab");
  await tabTo("South a, 0 seeds");

  const counts = [2, 1, 0, 2, 7, 0, 1, 2, 0, 1, 2, 1, 2, 1];
  for (const [index, seeds] of counts.entries()) {
    await page.keys("abcdefghijklmn"[index], String(seeds));
  }
  assert.deepEqual(await editor.counts(), board(counts, NO_SEEDS));
  assert.equal(await editor.said(), "South n, 1 seed. South has 22 in all.");
  // Two figures, plus, minus, Delete and the way back; capitals are North's.
  await page.keys("N", "1", "2", "+", "-", "-");
  assert.equal(await page.focused(), "North N, 11 seeds");
  await page.keys("Delete");
  assert.equal(await editor.said(), "North N, 0 seeds. North has 0 in all.");
  await page.keys("ArrowLeft", "3", "ArrowRight", "ArrowLeft", "4");
  assert.equal(await page.focused(), "North M, 4 seeds", "a number ends where one goes elsewhere");
  await page.keys("Control+z", "Control+z", "Control+y", "Control+z");
  assert.equal(await page.focused(), "North M, 0 seeds");
  assert.deepEqual(await editor.counts(), board(counts, NO_SEEDS));

  await tabTo("Play from here");
  await page.keys("Enter");
  await page.waitUntil(async () => !(await editor.isOpen()), "the editor to close");
  assert.deepEqual((await page.counts()).pits, board(counts, NO_SEEDS));
  // The captured seeds follow from the board: 28 less what the other side holds.
  assert.deepEqual(await page.captured(), { North: 6, South: 28 });
  assert.equal(await page.focused(), "New game", "the focus returns to where all of it began");
  for (let stops = 0; !/^South [a-n], /.test(await page.focused()); stops += 1) {
    assert.ok(stops < 8, "the board is reached by Tab");
    await page.keys("Tab");
  }
  await page.keys("h", "Enter");
  assert.match(await page.sentence(), /^South played h: it never ends\. After 51030 laps .*North wins\./);
});

test("impossible totals are loaded, cannot be played, and are repaired", async ({ page }) => {
  await page.openWith(OFF, "gH");
  const editor = await Editor.open(page);
  await editor.paste("2 2 2 2 2 2 2\n2 2 2 2 2 2 2\n2 2 2 2 2 2 2\n2 2 30 2 2 2 2\nSouth\n");
  assert.deepEqual(await editor.counts(), { ...START, c: 30 });
  const why = "Not playable: South has 56 seeds, and a side never has more than 28.";
  assert.equal(await editor.verdict(), why);
  const play = await editor.control("Play from here");
  assert.equal(await play.getAttribute("aria-disabled"), "true");
  await play.click();
  assert.equal(await editor.said(), why);
  assert.ok(await editor.isOpen());

  await page.run("arguments[0].focus()", await editor.pit("c"));
  await page.keys("2");
  assert.equal(await editor.verdict(), PLAYABLE);
  assert.equal(await editor.position(), START_TEXT);
  await editor.press("are forbidden");
  await editor.press("Play from here");
  await page.waitUntil(async () => !(await editor.isOpen()), "the editor to close");
  assert.deepEqual((await page.counts()).pits, START);
  assert.deepEqual(await page.moveList(), []);
  // The rules come along.
  await page.playQuickly("gHcC");
  await page.play("e");
  assert.equal(await page.told(), "e would never end, and endless moves are forbidden in this game.");
  // So does all of it in the address.
  await page.waitUntil(() => page.run("return location.hash.includes('gHcC')"), "the moves in the address");
  await page.reload();
  await page.waitUntil(async () => (await page.moveList()).length === 4, "the game of the address");
  await page.play("e");
  assert.equal(await page.told(), "e would never end, and endless moves are forbidden in this game.");
});

test("an impossible position that is opened can be repaired", async ({ page }) => {
  await page.openWith(OFF);
  await page.clickControl("New game");
  await page.waitUntil(() => page.shows("dialog.new-game[open]"), "the dialog of a new game");
  await page.clickControl("Open a text or file instead");
  await page.waitUntil(() => page.shows("dialog.open[open]"), "the field");
  await (await page.find("dialog.open textarea")).sendKeys(START_TEXT.replace(/2/, "9"));
  await page.clickControl("Open");
  await page.waitUntil(async () => /cannot be played/.test(await (await page.find("dialog.open [role=alert]")).getText()), "why not");
  assert.deepEqual(await page.axeViolations("dialog.open"), []);
  await page.clickControl("Repair it");
  const editor = new Editor(page);
  await page.waitUntil(() => page.shows("dialog.editor[open] .pit"), "the editor");
  assert.deepEqual(await editor.counts(), { ...START, G: 9 });
  assert.equal(await editor.verdict(), "Not playable: North has 35 seeds, and a side never has more than 28.");
  // The next time one begins with the page's board again.
  await page.keys("Escape");
  await Editor.open(page);
  assert.deepEqual(await editor.counts(), START);
});

test("the game that was open comes back", async ({ page }) => {
  await page.openWith(OFF, "gH");
  const before = await page.counts();
  const editor = await Editor.open(page);
  await editor.press("Clear");
  await editor.click("a");
  await editor.click("a");
  await editor.press("Play from here");
  await page.waitUntil(async () => !(await editor.isOpen()), "the editor to close");
  assert.deepEqual((await page.counts()).pits, { ...NONE, a: 2 });
  await page.clickControl("Bring the last game back");
  assert.deepEqual(await page.counts(), before);
  assert.equal((await page.moveList()).length, 2);
});

test("a bad text says where and why, is kept, and changes nothing", async ({ page }) => {
  await page.openWith(OFF);
  const editor = await Editor.open(page);
  const bad = "2 2 2 2 2 2 2\n2 2 two 2 2 2 2";
  await editor.paste(bad);
  const told = () => editor.text("#setup-text-told");
  assert.equal(await told(), "Line 2, column 5: “two” is not a number of seeds from 0 to 255. The board stays as it was.");
  assert.equal(await (await editor.control("Position as text")).getAttribute("aria-invalid"), "true");
  assert.deepEqual(await editor.counts(), START);
  await editor.click("a");
  assert.equal(await editor.position(), bad);
  assert.deepEqual(await page.axeViolations("dialog.editor"), []);
  await editor.press("Discard this text");
  assert.equal(await editor.position(), START_TEXT.replace("/2 2 2 2 2 2 2 S", "/3 2 2 2 2 2 2 S"));
  assert.equal(await told(), "");

  // Without a player to move South is, and it is said.
  await editor.paste(START_TEXT.slice(0, -2));
  assert.deepEqual(await editor.counts(), START);
  assert.equal(await told(), "The text does not say who is to move: South is, until you choose otherwise.");
  await page.keys("Tab");
  assert.equal(await editor.position(), START_TEXT);
  assert.match(await told(), /South is/);
  await editor.press("Copy position");
  await page.waitUntil(async () => /Copied|copy it yourself/.test(await editor.said()), "a word on the copy");
});

test("what was set up is still there after the dialog was closed", async ({ page }) => {
  await page.openWith(OFF);
  let editor = await Editor.open(page);
  await editor.click("m");
  await page.keys("Escape");
  assert.equal(await editor.isOpen(), false);
  assert.equal(await page.focused(), "New game");
  editor = await Editor.open(page);
  assert.deepEqual(await editor.counts(), { ...START, m: 3 });
  await page.keys("Escape");
  // Another position on the page is another beginning.
  await page.playQuickly("a");
  editor = await Editor.open(page);
  assert.deepEqual(await editor.counts(), board("1 3 0 3 3 0 3 3 0 3 3 0 3 3"));
});

test("the pits are 28 named buttons, and keys of the page do nothing meanwhile", async ({ page }) => {
  await page.openWith(OFF, "a");
  const editor = await Editor.open(page);
  const pits = await page.driver.findElements({ css: "dialog.editor [data-pit]" });
  assert.equal(pits.length, 28);
  for (const pit of pits) {
    assert.equal(await pit.getAriaRole(), "button");
    assert.match(await pit.getAccessibleName(), /^(South [a-n]|North [A-N]), \d+ seeds?$/);
  }
  const hiding = "[role=img], [role=presentation], [role=none], [aria-hidden=true], [inert]";
  assert.equal(await page.run(`return [...document.querySelectorAll("dialog.editor [data-pit]")].filter((pit) => pit.closest("${hiding}")).length`), 0);
  assert.equal(await page.run("return [...document.querySelectorAll('dialog.editor [data-pit]')].filter((pit) => pit.tabIndex === 0).length"), 1);
  await page.keys("f", ",", "?", "Control+z");
  await page.keys("Escape");
  assert.equal((await page.moveList()).length, 1);
  assert.deepEqual((await page.counts()).pits, board("1 3 0 3 3 0 3 3 0 3 3 0 3 3"));
  assert.equal(await editor.isOpen(), false);
});

for (const theme of ["light", "dark", "contrast"]) {
  test(`nothing is inaccessible in the theme ${theme}`, async ({ page, browser }) => {
    await page.openWith({ ...OFF, theme });
    const editor = await Editor.open(page);
    assert.deepEqual(await page.axeViolations("dialog.editor"), []);
    await editor.click("a");
    assert.deepEqual(await page.axeViolations("dialog.editor"), []);
    for (const [width, height] of [[390, 844], [844, 390], [360, 640]]) {
      await browser.setViewport(width, height);
      assert.deepEqual(await page.axeViolations("dialog.editor"), []);
      const { scrollWidth, clientWidth } = await page.run("const { scrollWidth, clientWidth } = document.querySelector('dialog.editor'); return { scrollWidth, clientWidth }");
      assert.ok(scrollWidth <= clientWidth, `${width} by ${height}: nothing hangs over the edge`);
    }
  });
}

test("what was chosen of a new game holds for the board that is set up", async ({ page }) => {
  await page.openWith(OFF, "gH");
  await Editor.open(page, ["Computer", "2", "North"]);
  // The board that is looked at, South to move: the computer.
  await page.clickControl("Play from here");
  await page.waitUntil(async () => (await page.moveList()).length === 1, "the computer's move");
  assert.match(await page.run("return document.querySelector('[data-captured][aria-label=South]').textContent"), /computer 2/);
  assert.match((await page.moveList())[0], /Move 1, South/);

  await Editor.open(page, ["Oware", "A person"]);
  assert.equal(await page.run("return document.querySelectorAll('dialog.editor .pit').length"), 12);
  await page.clickControl("Play from here");
  await page.waitUntil(async () => (await page.counts()).onBoard === 48, "a game of Oware");
  assert.deepEqual(await page.moveList(), []);
});

test("a computer that moves meanwhile leaves the board alone that is set up", async ({ page }) => {
  await page.openWith(OFF);
  await page.begin({ opponent: "Two computers" });
  await page.waitUntil(async () => (await page.moveList()).length > 0, "a move");
  const editor = await Editor.open(page);
  await page.clickControl("Clear");
  await editor.click("a");
  const set = { ...NONE, a: 1 };
  assert.deepEqual(await editor.counts(), set);
  const before = (await page.moveList()).length;
  await page.waitUntil(async () => (await page.moveList()).length > before + 1, "moves behind the dialog", 20_000);
  assert.deepEqual(await editor.counts(), set);
});
