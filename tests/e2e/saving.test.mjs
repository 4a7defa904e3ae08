// The game on the board is kept: reload, crash, two tabs, a storage that fails.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { closeTabs, current, game, keepGame, line, list, note, openGames, openTab, play, players, slider, texts, untilLine, visit } from "./kept.mjs";
import { session } from "./session.mjs";

const test = session();

test("a reload keeps names, comments, variations, the place and what was taken back", async ({ page }) => {
  // As another visit kept it.
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
  await page.pressReload();
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

test("a comment on the start is kept when a new game begins", async ({ page }) => {
  await page.open();
  await page.clickControl("Comment or delete");
  await page.waitUntil(() => page.shows("dialog.this-move[open]"), "the dialog");
  await page.keys("M", "u", "s", "c", "a", "t");
  await page.clickControl("Keep comment");
  await page.waitUntil(async () => (await texts(page)).length === 1, "the kept game");
  await page.clickControl("New game");
  await page.clickControl("Start");
  assert.match(await note(page), /new game/);
  assert.match((await texts(page)).join(), /Muscat/);
});

test("when the storage becomes full, the address goes before what was kept", async ({ page }) => {
  await page.open();
  await play(page, "gH");
  await page.run(`
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (...item) {
      if (this === localStorage) throw new DOMException("full", "QuotaExceededError");
      setItem.apply(this, item);
    };`);
  await page.play("c");
  await page.play("C");
  assert.match(await note(page), /no room left/);
  await page.waitUntil(async () => /mgHcC\./.test(await page.run("return location.hash")), "the address");
  await page.reload();
  await untilLine(page, "gHcC");
  assert.match(await page.run("return location.hash"), /mgHcC\./);
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
