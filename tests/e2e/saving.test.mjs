// Games are kept: reload, crash, two tabs, a storage that fails, and the list of games.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { session } from "./session.mjs";

const test = session();

const KEY = "hawalis.game.";
const line = (page) => page.run("return [...document.querySelectorAll('.moves [aria-label^=Move] b')].map((move) => move.textContent).join('')");
const current = (page) => page.run("return document.querySelector('.moves [aria-current=true] b')?.textContent ?? ''");
const texts = (page) => page.run("return Object.keys(localStorage).filter((key) => key.startsWith(arguments[0])).map((key) => localStorage.getItem(key))", KEY);
const players = (page) => page.run("return [...document.querySelectorAll('.player')].map((player) => player.ariaLabel).sort()");
const note = (page) => page.run("return [...document.querySelectorAll('.side-column .left-game p')].map((note) => note.textContent).join('|')");
const slider = async (page) => (await page.control("Place in the move")).getAttribute("value");

async function play(page, letters) {
  await page.clickControl("Off");
  for (const letter of letters) {
    await page.play(letter);
  }
}

/** Keeps a game as another visit would have. */
function keepGame(page, id, text) {
  return page.run("localStorage.setItem(arguments[0], arguments[1])", KEY + id, text);
}

function game(changed, moves, tags = "") {
  return `[Variant "Hawalis"]\n${tags}[Result "${moves.split(" ").at(-1)}"]\n[Changed "${changed}"]\n\n${moves}\n`;
}

/** Opens the page in a tab that knows nothing yet. */
async function visit(page) {
  await page.run("sessionStorage.clear()");
  await page.open("", { kept: true });
}

async function untilLine(page, letters) {
  await page.waitUntil(async () => (await line(page)) === letters, `the game ${letters}`);
}

/** Opens another tab and looks there. */
async function openTab(page, path = "") {
  await page.driver.switchTo().newWindow("tab");
  await page.driver.get(page.server.url + path);
  await page.started();
  return page.driver.getWindowHandle();
}

/** Closes all tabs but the first. */
async function closeTabs(page, first) {
  for (const handle of await page.driver.getAllWindowHandles()) {
    if (handle !== first) {
      await page.driver.switchTo().window(handle);
      await page.driver.close();
    }
  }
  await page.driver.switchTo().window(first);
}

/** What the list of games says, line by line of each. */
function list(page) {
  return page.run("return [...document.querySelectorAll('.game-list > li')].map((row) => row.ariaLabel)");
}

async function openGames(page) {
  await page.clickControl("Games");
  await page.waitUntil(() => page.shows("dialog.games[open]"), "the games");
}

test("a reload keeps names, comments, variations, the place and what was taken back", async ({ page }) => {
  // As kept by another visit, with a comment, which cannot be written in the page yet.
  await page.open();
  await keepGame(page, "1", game("2026-01-01T00:00:00.000Z", "1. g {from the corner} H 2. c *", '[South "Amal"]\n[North "Said"]\n[Site "Muscat"]\n'));
  await visit(page);
  await untilLine(page, "gHc");
  assert.deepEqual(await players(page), ["Amal", "Said"]);

  await page.clickControl("Off");
  await page.clickControl("Back a move");
  await page.clickControl("Back a move");
  await page.play("K");
  await page.clickControl("Undo");
  await page.clickControl("Back a seed");
  await page.clickControl("Back a seed");
  await page.clickControl("Flip board");
  const before = { counts: await page.counts(), list: await page.moveList(), slider: await slider(page) };
  await page.reload();
  await page.waitUntil(async () => (await line(page)).length === 4, "all moves");
  assert.deepEqual({ counts: await page.counts(), list: await page.moveList(), slider: await slider(page) }, before);
  assert.deepEqual(await players(page), ["Amal", "Said"]);
  assert.equal(await note(page), "", "a reload needs no word");
  await page.clickControl("Redo");
  assert.equal(await current(page), "K");

  const [text, ...others] = await texts(page);
  assert.equal(others.length, 0, "it is still the same game");
  assert.match(text, /\{from\s+the\s+corner\}/);
  assert.match(text, /\[Site "Muscat"\]/);
  assert.match(text, /\(1\.\.\. K/);
});

test("a move is kept at once: a crash loses nothing, and a new tab goes on", { noisy: true }, async ({ page }) => {
  await page.open();
  const crashed = await page.driver.getWindowHandle();
  await page.play("g");
  assert.match((await texts(page))[0], /\n1\. g \*\n$/, "kept while the move is still running");
  await page.driver.switchTo().newWindow("tab");
  const next = await page.driver.getWindowHandle();
  await page.driver.switchTo().window(crashed);
  await Promise.race([page.driver.sendDevToolsCommand("Page.crash").catch(() => {}), pause(2_000)]);
  await page.driver.switchTo().window(next);
  await page.driver.get(page.server.url);
  await page.started();
  await untilLine(page, "g");
  assert.match(await note(page), /your last visit goes on/);
  await page.play("H");
  assert.equal(await note(page), "");
  assert.equal((await texts(page)).length, 1, "it goes on as the same game");
});

test("when the program stops, Reload brings everything back", { noisy: true }, async ({ page }) => {
  await page.open();
  await keepGame(page, "1", game("2026-01-01T00:00:00.000Z", "1. g H (1... K) *", '[South "Amal"]\n'));
  await visit(page);
  await untilLine(page, "gHK");
  await page.clickControl("Off");
  await page.play("c");
  await page.run("Node.prototype.insertBefore = () => { throw new Error('no more elements'); }");
  await page.hover(await page.run("return document.querySelector('[data-pit][aria-label$=playable]').dataset.pit"));
  await page.waitUntil(() => page.find(".panicked[role=alert]"), "the panel");
  await page.clickControl("Reload");
  await page.started();
  await page.waitUntil(async () => (await line(page)).length === 4, "all moves");
  assert.equal(await current(page), "c");
  assert.ok((await players(page)).includes("Amal"));
});

test("an untouched game is not kept, and a new one leaves the last in the list", async ({ page }) => {
  await page.open();
  await page.clickControl("Flip board");
  assert.deepEqual(await texts(page), []);
  await play(page, "gH");
  await page.clickControl("New game");
  await page.clickControl("Start");
  assert.equal((await texts(page)).length, 1);
  await page.reload();
  await pause(300);
  assert.equal(await line(page), "", "a reload does not bring the old game back by itself");
  await play(page, "a");
  assert.equal((await texts(page)).length, 2);
  await openGames(page);
  assert.equal((await list(page)).length, 2);
  assert.match(await (await page.find(".game-list > li:first-child")).getText(), /on the board[\s\S]*not finished · 1 move/);
  assert.match(await (await page.find(".game-list > li:last-child")).getText(), /not finished · 2 moves[\s\S]*Open/);
});

test("a finished game does not go on by itself", async ({ page }) => {
  await page.open();
  await keepGame(page, "1", game("2026-01-01T00:00:00.000Z", "1. g H 1-0"));
  await visit(page);
  await pause(300);
  assert.equal(await line(page), "");
  assert.equal(await note(page), "");
});

test("a link goes before what is kept, and is kept itself once one plays on", async ({ page }) => {
  await page.open();
  await play(page, "gH");
  const link = await page.waitUntil(async () => ((await page.run("return location.hash")).includes("mgH.") ? page.run("return location.hash") : null), "the address");
  await page.open();
  await play(page, "aN");
  const first = await page.driver.getWindowHandle();
  await openTab(page, link);
  await untilLine(page, "gH");
  assert.equal((await texts(page)).length, 1, "the link holds all of its game");
  await page.clickControl("Off");
  await page.play("c");
  assert.equal((await texts(page)).length, 2);
  await page.reload();
  await untilLine(page, "gHc");
  await closeTabs(page, first);
});

test("the browser's Back leads to the kept game itself, with its names", async ({ page }) => {
  await page.open();
  await keepGame(page, "1", game("2026-01-01T00:00:00.000Z", "1. g H (1... K) *", '[South "Amal"]\n'));
  await visit(page);
  await untilLine(page, "gHK");
  await play(page, "c");
  await page.waitUntil(async () => (await page.run("return location.hash")).includes("mgHc."), "the address");
  await page.clickControl("New game");
  await page.clickControl("Start");
  await page.play("a");
  await page.waitUntil(async () => (await page.run("return location.hash")).includes("ma."), "the address");
  await page.run("history.back()");
  await page.waitUntil(async () => (await line(page)).length === 4, "the game with its variation");
  assert.ok((await players(page)).includes("Amal"));
  await page.play("C");
  assert.equal((await texts(page)).length, 2, "it goes on as the same game");
});

test("two tabs with the same game never overwrite each other", async ({ page }) => {
  await page.open();
  await play(page, "gH");
  const first = await page.driver.getWindowHandle();
  // The browser copies what the tab keeps.
  await page.run("window.open(location.href)");
  const second = (await page.driver.getAllWindowHandles()).find((handle) => handle !== first);
  await page.driver.switchTo().window(second);
  await page.started();
  await untilLine(page, "gH");
  assert.equal((await texts(page)).length, 1, "it is one game until they part");
  await page.play("c");
  await page.waitUntil(async () => /c/.test(await line(page)), "the move");

  await page.driver.switchTo().window(first);
  // Looking around writes nothing over the other tab's move.
  await page.clickControl("Back a move");
  await pause(600);
  assert.equal((await texts(page)).length, 1);
  await page.clickControl("Forward a move");
  await page.play("b");
  await untilLine(page, "gHb");
  const kept = await texts(page);
  assert.equal(kept.length, 2);
  assert.equal(kept.filter((text) => /2\. c/.test(text)).length, 1);
  assert.equal(kept.filter((text) => /2\. b/.test(text)).length, 1);

  // Each goes on with its own, also after a reload.
  await page.reload();
  await untilLine(page, "gHb");
  await page.driver.switchTo().window(second);
  await page.reload();
  await untilLine(page, "gHc");
  await page.play("C");
  assert.equal((await texts(page)).length, 2);
  await closeTabs(page, first);
});

test("a game that is open in another tab does not go on in a new one", async ({ page }) => {
  await page.open();
  await play(page, "gH");
  const first = await page.driver.getWindowHandle();
  await openTab(page);
  await pause(500);
  assert.equal(await line(page), "");
  await closeTabs(page, first);
  await visit(page);
  await untilLine(page, "gH");
});

test("an open list follows other tabs", async ({ page }) => {
  await page.open();
  await play(page, "gH");
  await openGames(page);
  const first = await page.driver.getWindowHandle();
  await openTab(page);
  await play(page, "a");
  await page.driver.switchTo().window(first);
  await page.waitUntil(async () => (await list(page)).length === 2, "the other tab's game");
  await closeTabs(page, first);
});

const REFUSED = "throw new DOMException('no storage', 'SecurityError')";
const failures = {
  "throws": `for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get() { ${REFUSED}; } });`,
  "is null": `for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get() { return null; } });`,
  "lets nothing be written": `Storage.prototype.setItem = () => { ${REFUSED}; };`,
  "is full": "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
};
for (const [failure, script] of Object.entries(failures)) {
  test(`everything works when the storage ${failure}, with one quiet note`, async ({ page, browser }) => {
    await browser.runBeforeScripts(script);
    await page.open();
    assert.equal(await note(page), "");
    await play(page, "gH");
    await untilLine(page, "gH");
    const expected = failure === "is full" ? /no room left/ : /keeps nothing/;
    assert.match(await note(page), expected);
    assert.doesNotMatch(await note(page), /\|/, "one note");
    await page.clickControl("Dismiss");
    await page.play("c");
    assert.equal(await note(page), "", "it was read");
    await openGames(page);
    assert.match(await (await page.find("dialog.games .note")).getText(), expected);
    assert.match(await (await page.find("dialog.games")).getText(), /No game is kept yet/);
    await page.keys("Escape");
    await page.waitUntil(async () => /mgHc\./.test(await page.run("return location.hash")), "the address, which holds the game");
    await page.reload();
    await untilLine(page, "gHc");
  });
}

test("garbage and games of later versions are left alone, shown with their text, and can be deleted", async ({ page }) => {
  const strange = { bad: "{\"a\":\u0000", empty: "", later: '[Variant "Bao"]\n[Changed "2030-01-01T00:00:00.000Z"]\n\n1. A5L *', tag: "[Oops" };
  await page.open();
  for (const [id, text] of Object.entries(strange)) {
    await keepGame(page, id, text);
  }
  await page.run("sessionStorage.setItem('hawalis.tab', 'bad http://elsewhere.example/')");
  await page.open("", { kept: true });
  assert.equal(await line(page), "");
  await play(page, "g");
  await openGames(page);
  const rows = await list(page);
  // What is empty is a game without a move.
  assert.equal(rows.filter((name) => name === "A kept game that cannot be read").length, 3);
  assert.equal(rows.length, 5);
  assert.match(await (await page.find("dialog.games")).getText(), /the game “Bao” is not known here/);
  for (const [id, text] of Object.entries(strange)) {
    assert.equal(await page.run("return localStorage.getItem(arguments[0])", KEY + id), text);
  }
  const copy = await page.find("[data-game=later] button");
  assert.equal(await copy.getAccessibleName(), "Copy text A kept game that cannot be read");
  const buttons = await page.driver.findElements({ css: "[data-game=later] button" });
  await buttons[1].click();
  assert.equal(await page.run("return localStorage.getItem(arguments[0])", `${KEY}later`), null);
  await page.clickControl("Undo A kept game that cannot be read");
  assert.equal(await page.run("return localStorage.getItem(arguments[0])", `${KEY}later`), strange.later);
});

test("a game is renamed in place, deleted, brought back and opened, by keyboard too", async ({ page }) => {
  await page.open();
  await keepGame(page, "1", game("2026-01-01T10:00:00.000Z", "1. g H 2. c 1-0", '[South "Amal"]\n[North "Said"]\n'));
  await keepGame(page, "2", game("2026-02-01T10:00:00.000Z", "1. a H *"));
  await visit(page);
  await untilLine(page, "aH");
  await openGames(page);
  assert.deepEqual(await list(page), ["South – North", "Amal – Said"]);
  const row = await page.find("[data-game='1']");
  assert.match(await row.getText(), /^Amal – Said\n.*Jan 1, 2026.* · Amal wins · 3 moves/);
  assert.deepEqual(await page.axeViolations("dialog.games"), []);

  // The name of the game that is open is not lost by playing on.
  await page.clickControl("Rename South – North");
  await page.keys("F", "i", "n", "a", "l", "Enter");
  await page.waitUntil(async () => (await list(page))[0] === "Final", "the name");
  await page.clickControl("Rename Amal – Said");
  await page.keys("X", "Escape");
  assert.deepEqual(await list(page), ["Final", "Amal – Said"]);
  assert.ok(await page.shows("dialog.games[open]"), "Escape leaves the field only");

  await page.clickControl("Delete Amal – Said");
  assert.equal(await page.run("return localStorage.getItem(arguments[0])", `${KEY}1`), null);
  assert.equal(await page.focused(), "Undo Amal – Said");
  await page.keys("Enter");
  assert.match(await page.run("return localStorage.getItem(arguments[0])", `${KEY}1`), /1\. g H 2\. c 1-0/);
  await page.clickControl("Open Amal – Said");
  await untilLine(page, "gHc");
  assert.equal(await page.shows("dialog.games[open]"), false);
  assert.deepEqual(await players(page), ["Amal", "Said"]);
  assert.equal((await texts(page)).length, 2);

  await openGames(page);
  await page.clickControl("Open Final");
  await untilLine(page, "aH");
  await page.clickControl("Off");
  await page.play("b");
  await page.waitUntil(async () => (await texts(page)).some((text) => /\[Event "Final"\][\s\S]*2\. b/.test(text)), "the name with the move");
  assert.equal((await texts(page)).length, 2);
});

test("all games go out as one file and come in again; bad ones are told by line and column", async ({ page }) => {
  await page.open();
  await keepGame(page, "1", game("2026-01-01T10:00:00.000Z", "1. g {a remark} 1... H+3 (1... K+3) 2. c+4 1-0", '[South "Amal"]\n'));
  await keepGame(page, "2", game("2026-02-01T10:00:00.000Z", "1. a H+4 1/2-1/2", '[Event "Final"]\n'));
  await keepGame(page, "3", "garbage");
  const before = (await texts(page)).filter((text) => text !== "garbage").sort();
  await page.open("", { kept: true });
  await openGames(page);
  await page.run("window.saved = []; const make = URL.createObjectURL; URL.createObjectURL = (blob) => { window.saved.push(blob.text()); return make(blob); };");
  await page.clickControl("Export all");
  const file = await page.run("return window.saved[0]");
  assert.equal(file.split('[Variant "Hawalis"]').length, 3);

  const choose = (text) =>
    page.run(
      `const files = new DataTransfer();
       files.items.add(new File([arguments[0]], "games.ogn"));
       const field = document.querySelector("dialog.games input[type=file]");
       field.files = files.files;
       field.dispatchEvent(new Event("change", { bubbles: true }));`,
      text,
    );
  const told = (pattern) => page.waitUntil(async () => pattern.test(await (await page.find(".games-told")).getText()), `${pattern}`);
  await choose(file);
  await told(/No game is new\. 2 games were here already\./);
  assert.equal((await texts(page)).length, 3);

  for (const name of ["Final", "Amal – North"]) {
    await page.clickControl(`Delete ${name}`);
  }
  await choose(`${file}\n[Round "9"]\n\n1. g b *\n`);
  await told(/2 games imported\. 1 game could not be read:\nline \d+, column 6: b may not be played: not your pit/);
  const after = (await texts(page)).filter((text) => text !== "garbage");
  const body = (text) => text.split("\n\n")[1];
  assert.deepEqual(after.map(body).sort(), before.map(body).sort());
  assert.ok(after.some((text) => text.includes('[Event "Final"]') && text.includes('[Changed "2026-02-01T10:00:00.000Z"]')));
});

test("a hundred and twenty games are listed quickly", async ({ page }) => {
  const golden = await readFile(new URL("../vectors/hawalis_games.jsonl", import.meta.url), "utf8");
  const games = golden.trim().split("\n").map((text) => JSON.parse(text));
  await page.open();
  for (let number = 0; number < 120; number += 1) {
    const { moves } = games[number % games.length];
    await keepGame(page, number, `[Changed "2026-01-01T10:00:00.${String(number).padStart(3, "0")}Z"]\n\n${[...moves].join(" ")}\n`);
  }
  await page.open("", { kept: true });
  const ms = await page.run(`
    const begin = performance.now();
    [...document.querySelectorAll("nav button")].find((button) => button.textContent === "Games").click();
    return new Promise((done) => {
      const look = () => (document.querySelectorAll(".game-list > li").length === 120 ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - begin))) : setTimeout(look));
      look();
    });`);
  console.log(`120 games, ${games.reduce((sum, { moves }) => sum + moves.length, 0) * 4} moves: listed in ${Math.round(ms)} ms`);
  assert.ok(ms < 1_000, `${ms} ms`);
});

test("a game of six hundred moves is kept after each move and looked through", async ({ page }) => {
  await page.open();
  await keepGame(page, "1", await readFile(new URL("../golden/long.ogn", import.meta.url), "utf8"));
  await openGames(page);
  await page.clickControl("Open South – North");
  await page.waitUntil(async () => (await line(page)).length === 600, "the game", 30_000);
  await page.clickControl("Off");
  const takes = await page.run(`
    const keep = Storage.prototype.setItem;
    let kept;
    Storage.prototype.setItem = function (key, text) {
      keep.call(this, key, text);
      if (key.startsWith("hawalis.game.")) kept?.(performance.now());
    };
    return (async () => {
      const takes = [];
      for (let number = 0; number < 8; number += 1) {
        const pit = document.querySelector('[data-pit][aria-label$=playable]');
        await new Promise((done) => setTimeout(done, 50));
        const begin = performance.now();
        const done = new Promise((now) => (kept = now));
        pit.click();
        takes.push((await done) - begin);
      }
      return takes;
    })();`);
  console.log(`600 moves: from a click to the kept game ${takes.map((ms) => ms.toFixed(1)).join(", ")} ms`);
  assert.ok((await texts(page))[0].length > 2_000);
  await page.reload();
  await page.waitUntil(async () => (await line(page)).length === 608, "the game", 30_000);
  await page.clickControl("First");
  for (let number = 0; number < 5; number += 1) {
    await page.clickControl("Forward a lap");
  }
  await page.clickControl("Last");
  assert.equal((await page.counts()).hand, 0);
});

test("the list is readable on a phone and in every theme", async ({ page, browser }) => {
  await page.open();
  await keepGame(page, "1", game("2026-01-01T10:00:00.000Z", "1. g H 2. c 1-0", '[South "Amal bint Said al-Harthy"]\n[North "Said"]\n[Event "The club’s long autumn evening, second round"]\n'));
  await keepGame(page, "2", "garbage");
  await keepGame(page, "3", game("2026-02-01T10:00:00.000Z", "1. a H *"));
  for (const [width, height] of [[390, 844], [360, 640], [844, 390], [1366, 768]]) {
    await browser.setViewport(width, height);
    for (const theme of ["light", "dark", "contrast"]) {
      await page.run("localStorage.setItem('hawalis.settings', arguments[0])", JSON.stringify({ theme, speed: "off" }));
      await page.open("", { kept: true });
      await openGames(page);
      assert.equal(await page.run("const body = document.querySelector('dialog.games'); return body.scrollWidth <= body.clientWidth"), true, `${width}: nothing sticks out`);
      assert.equal(await page.run("return document.documentElement.scrollWidth <= innerWidth"), true, `${width}: the page is no wider`);
      assert.deepEqual(await page.axeViolations("dialog.games"), []);
      await page.screenshot(`games ${width} ${theme}`);
    }
  }
});
