// Settings, what the browser keeps of them or not, and the dialogs.
import assert from "node:assert/strict";
import { START, board } from "./boards.mjs";
import { luminances } from "./picture.mjs";
import { session } from "./session.mjs";

const test = session();

const OFF = { speed: "off" };
const AFTER_A = board("1 3 0 3 3 0 3 3 0 3 3 0 3 3");

/** How bright the page's ground is, from 0 to 255. */
function brightness(page) {
  return page.run("return getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part) / 3, 0)");
}

async function openSettings(page) {
  await page.clickControl("Settings");
  await page.waitUntil(() => page.shows("dialog[open]"), "the settings to open");
}

/** Presses an option of a setting, both by name, in the open dialog. */
async function choose(page, setting, option) {
  const button = await page.run(
    `const group = [...document.querySelectorAll("dialog[open] [role=group]")].find((group) => group.ariaLabel === arguments[0]);
    return [...group.querySelectorAll("button")].find((button) => button.textContent.trim() === arguments[1]);`,
    setting,
    option,
  );
  await button.click();
  assert.equal(await button.getAttribute("aria-pressed"), "true", `${setting}: ${option}`);
}

test("a theme that is chosen applies at once and survives a reload", async ({ page }) => {
  await page.open();
  const light = await brightness(page);
  assert.ok(light > 180, `${light}`);
  await openSettings(page);
  await choose(page, "Colours", "Dark");
  assert.ok((await brightness(page)) < 80);
  await page.reload();
  assert.ok((await brightness(page)) < 80);
  await openSettings(page);
  await choose(page, "Colours", "Light");
  assert.equal(await brightness(page), light);
});

test("the system's theme is followed while the page is open, unless one is chosen", async ({ page, browser }) => {
  await page.open();
  const light = await brightness(page);
  await browser.emulate({ dark: true });
  assert.ok((await brightness(page)) < 80);
  await openSettings(page);
  await choose(page, "Colours", "Light");
  assert.equal(await brightness(page), light);
  await choose(page, "Colours", "As the system");
  assert.ok((await brightness(page)) < 80);
});

test("on a dark system the first painted frame is dark, and one that was chosen is there at once", async ({ page, server, browser }) => {
  /** The luminance of the upper left corner as it is on the screen. */
  const painted = async () => (await luminances(page, [{ x: 0, y: 0, width: 1, height: 1 }]))[0].brightest;
  await browser.emulate({ dark: true });
  server.hold(/\.wasm$/);
  await page.open("", { started: false });
  await page.waitUntil(() => page.shows("#app main svg"), "the first board");
  assert.ok((await painted()) < 0.1);

  await page.run("localStorage.setItem('hawalis.settings', JSON.stringify({ theme: 'light' }))");
  await page.reload({ started: false });
  await page.waitUntil(() => page.shows("#app main svg"), "the first board");
  assert.ok((await painted()) > 0.5);

  await browser.emulate({ dark: false });
  await page.run("localStorage.setItem('hawalis.settings', JSON.stringify({ theme: 'dark' }))");
  await page.reload({ started: false });
  await page.waitUntil(() => page.shows("#app main svg"), "the first board");
  assert.ok((await painted()) < 0.1);
});

test("every setting may be changed by mouse, and then Left and Right still go through the moves", async ({ page }) => {
  await page.openWith(OFF, "a");
  await openSettings(page);
  for (const [setting, option] of [
    ["Colours", "High contrast"],
    ["Speed", "Fast"],
    ["Preview", "Three laps"],
    ["Confirm moves", "Always"],
    ["Letters of the pits", "Hidden"],
    ["Lower edge", "Whoever moves"],
    ["Speed", "Off"],
  ]) {
    await choose(page, setting, option);
    await page.keys("ArrowLeft");
    assert.deepEqual((await page.counts()).pits, START, setting);
    await page.keys("ArrowRight");
    assert.deepEqual((await page.counts()).pits, AFTER_A, setting);
  }
  await page.keys("Escape");
  assert.equal(await page.shows("dialog[open]"), false);
  await page.keys("ArrowLeft");
  assert.deepEqual((await page.counts()).pits, START);
});

test("the speed beside the slider is the one in the settings, and is kept", async ({ page }) => {
  await page.open();
  await page.clickControl("Fast");
  await page.keys("ArrowLeft");
  await page.reload();
  assert.equal(await (await page.control("Fast")).getAttribute("aria-pressed"), "true");
  await openSettings(page);
  await choose(page, "Speed", "Slow");
  await page.keys("Escape");
  assert.equal(await (await page.control("Slow")).getAttribute("aria-pressed"), "true");
  assert.deepEqual(await page.run("return JSON.parse(localStorage.getItem('hawalis.settings')).speed"), "slow");
});

test("letters are shown on the board, or hidden; their keys work either way", async ({ page }) => {
  const letters = () => page.run(`
    const texts = [...document.querySelectorAll("[data-hand] svg text")].filter((text) => text.getBoundingClientRect().width > 0);
    return texts.map((text) => text.textContent.trim()).filter((text) => /^[a-nA-N]$/.test(text)).toSorted().join("");`);
  await page.openWith(OFF);
  assert.equal(await letters(), "ABCDEFGHIJKLMNabcdefghijklmn");
  await openSettings(page);
  await choose(page, "Letters of the pits", "Hidden");
  await page.keys("Escape");
  assert.equal(await letters(), "");
  await page.run("document.querySelector('[data-pit=a]').focus()");
  await page.keys("Tab", "Shift+Tab", "k");
  assert.match(await page.focused(), /^South k,/);
});

/** What somebody does in a visit: plays, takes back, changes a setting. */
async function visit(page) {
  await page.clickControl("Off");
  await page.play("a");
  assert.deepEqual((await page.counts()).pits, AFTER_A);
  await page.clickControl("Undo");
  assert.deepEqual((await page.counts()).pits, START);
  await openSettings(page);
  await choose(page, "Colours", "Dark");
  assert.ok((await brightness(page)) < 80);
}

/** What the settings say of the storage. */
async function notes(page) {
  return page.run("return [...document.querySelectorAll('dialog[open] p')].map((note) => note.textContent).filter((text) => /kept|keeps|no room/.test(text))");
}

for (const garbage of ["", "{", "null", "7", "[]", '"dark"', "true", '{"speed":"warp"}', '{"theme":3}', '{"speed":"off","theme":"dark"', "\u0000"]) {
  test(`kept settings that read ${JSON.stringify(garbage)} do no harm`, async ({ page }) => {
    await page.run("localStorage.setItem('hawalis.settings', arguments[0])", garbage);
    await page.open();
    await openSettings(page);
    assert.deepEqual(await notes(page), ["Some of the kept settings could not be read; the usual ones are used for them."]);
    await page.keys("Escape");
    await visit(page);
    await page.reload();
    assert.ok((await brightness(page)) < 80);
    await openSettings(page);
    assert.deepEqual(await notes(page), []);
  });
}

test("settings of a later version with things unknown here are taken as far as they go", async ({ page }) => {
  await page.openWith({ speed: "fast", language: "ar" });
  assert.equal(await (await page.control("Fast")).getAttribute("aria-pressed"), "true");
});

for (const [what, script] of [
  ["cannot be reached", "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } })"],
  ["is not there", "Object.defineProperty(window, 'localStorage', { value: null })"],
  ["gives and takes nothing", "for (const name of ['getItem', 'setItem', 'removeItem']) Storage.prototype[name] = () => { throw new DOMException('denied', 'SecurityError'); }"],
  ["is full", "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"],
]) {
  test(`a storage that ${what} costs nothing but the memory of it, and is told once`, async ({ page, browser }) => {
    await browser.runBeforeScripts(script);
    await page.open();
    await visit(page);
    const why = what === "is full" ? "has no room left" : "keeps nothing";
    const told = await notes(page);
    assert.equal(told.length, 1);
    assert.ok(told[0].startsWith(`This browser ${why}: games and settings last until the page is closed.`), told[0]);
  });
}

const OPENERS = [
  ["Rules", (page) => page.clickControl("Rules")],
  ["Settings", (page) => page.clickControl("Settings")],
  ["New game", (page) => page.clickControl("New game")],
  ["Games", (page) => page.clickControl("Games")],
];

for (const [name, open] of OPENERS) {
  test(`Escape and Close end ${name}, and the focus returns`, async ({ page }) => {
    await page.open();
    for (const end of [() => page.keys("Escape"), () => page.clickControl("Close")]) {
      await open(page);
      await page.waitUntil(() => page.shows("dialog[open]"), "the dialog");
      const dialog = await page.find("dialog[open]");
      assert.equal(await dialog.getAriaRole(), "dialog");
      assert.equal(await dialog.getAccessibleName(), name);
      assert.ok(await page.run("return document.querySelector('dialog[open]').contains(document.activeElement)"));
      await end();
      assert.equal(await page.shows("dialog[open]"), false);
      assert.equal(await page.focused(), name);
    }
  });
}

test("a dialog that is opened while another one closes stays open", async ({ page }) => {
  await page.open();
  await page.clickControl("New game");
  await page.waitUntil(() => page.shows("dialog[open]"), "the dialog");
  await page.run(`
    document.querySelector("dialog[open]").close();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true, cancelable: true }));
    return new Promise((done) => setTimeout(done, 200));`);
  assert.equal(await (await page.find("dialog[open]")).getAccessibleName(), "Keys");
});

test("the question mark lists the keys, and the focus returns to the pit", async ({ page }) => {
  await page.openWith(OFF);
  await page.run("document.querySelector('[data-pit=a]').focus()");
  await page.keys("Tab", "Shift+Tab", "d", "?");
  const dialog = await page.find("dialog[open]");
  assert.equal(await dialog.getAccessibleName(), "Keys");
  const text = await dialog.getText();
  for (const key of ["Home", "End", "Enter", "Space", "Esc", "Shift", "<", ">", ",", ".", "f", "?", "Ctrl"]) {
    assert.ok(text.includes(key), key);
  }
  // Keys of the board do nothing behind the dialog.
  await page.keys("a", "f", ",");
  await page.keys("Escape");
  assert.match(await page.focused(), /^South d,/);
  assert.deepEqual((await page.counts()).pits, START);
});

test("the keys' help is the first Tab stop, and the board's description leads to it", async ({ page }) => {
  await page.open();
  await page.keys("Tab");
  assert.equal(await page.focused(), "Keys");
  await page.keys("Enter");
  assert.equal(await (await page.find("dialog[open]")).getAccessibleName(), "Keys");
  await page.keys("Escape");
  assert.equal(await page.focused(), "Keys");
  const description = await page.run(`
    const described = document.querySelector("[data-pit]").closest("[aria-describedby]") ?? document.querySelector("[data-pit]");
    return described.getAttribute("aria-describedby").split(" ").map((id) => document.getElementById(id).textContent).join(" ");`);
  assert.match(description, /Press the question mark for all keys\./);
});
