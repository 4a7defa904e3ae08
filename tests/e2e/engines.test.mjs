// What the page is for, in each engine: the same tests in Chromium, Firefox and WebKit, one after the other.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { START, board } from "./boards.mjs";
import { ENGINES } from "./browser.mjs";
import { isKept } from "./kept-page.mjs";
import { line, texts, untilLine } from "./kept.mjs";
import { session } from "./session.mjs";

const OFF = { speed: "off" };
const AFTER_A = board("1 3 0 3 3 0 3 3 0 3 3 0 3 3");
/** The laps of the first move, each with its sentence and South's pits. */
const LAPS_OF_A = [
  ["Before South plays a.", "2 2 2 2 2 2 2 2 2 2 2 2 2 2"],
  ["Lap 1: 2 seeds from a, the last falls into occupied c, goes on.", "0 3 3 2 2 2 2 2 2 2 2 2 2 2"],
  ["Lap 2: 3 seeds from c, the last falls into occupied f, goes on.", "0 3 0 3 3 3 2 2 2 2 2 2 2 2"],
  ["Lap 3: 3 seeds from f, the last falls into occupied i, goes on.", "0 3 0 3 3 0 3 3 3 2 2 2 2 2"],
  ["Lap 4: 3 seeds from i, the last falls into occupied l, goes on.", "0 3 0 3 3 0 3 3 0 3 3 3 2 2"],
  ["South played a: 5 laps, ended in a.", "1 3 0 3 3 0 3 3 0 3 3 0 3 3"],
];

async function untilIdle(page) {
  await page.waitUntil(() => page.run("return document.querySelector('.play-pause').ariaPressed === 'false'"), "the move to be over");
}

async function shows(page, [told, south]) {
  assert.equal(await page.told(), told);
  assert.deepEqual((await page.counts()).pits, board(south));
}

async function address(page, moves) {
  return page.waitUntil(async () => (await page.run("return location.hash")).match(`m${moves}[.]`)?.input, `the address to have ${moves}`);
}

async function isAnswered(page) {
  await page.play("a");
  await page.waitUntil(async () => (await page.moveList()).length === 2, "the computer's answer");
  assert.match(await page.sentence(), /^North played [A-N]: .* South to move\.$/);
}

for (const engine of ENGINES) {
  describe(`in ${engine}`, () => {
    const test = session({ engine });

    test("a file that is missing and a breach of the policy are noticed", { noisy: true, violating: true }, async ({ page }) => {
      await page.open("", { dialogs: false });
      assert.deepEqual(await page.consoleErrors(), []);
      await page.run("document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.inline = true' }))");
      await page.run("document.body.append(Object.assign(document.createElement('script'), { src: 'nothing.js' }))");
      const errors = [];
      await page.waitUntil(async () => {
        errors.push(...(await page.consoleErrors()));
        return errors.length >= 2;
      }, "both errors");
      assert.match(errors.join("\n"), /Content Security Policy/);
      assert.match(errors.join("\n"), /nothing\.js/);
      assert.equal(await page.run("return window.inline ?? null"), null);
    });

    test("it starts: a board of 28 pits with their names", async ({ page }) => {
      await page.open();
      assert.deepEqual((await page.counts()).pits, START);
      const names = await page.pitNames();
      assert.equal(names.a, "South a, 2 seeds, playable");
      assert.equal(names.N, "North N, 2 seeds");
      assert.equal(Object.keys(names).length, 28);
    });

    test("a move is played by mouse, and sown before one's eyes", async ({ page }) => {
      await page.openWith({ speed: "fast" });
      await page.play("a");
      await page.waitUntil(async () => (await page.told()).startsWith("Lap 1"), "the first lap");
      await untilIdle(page);
      assert.deepEqual((await page.counts()).pits, AFTER_A);
      assert.equal(await page.sentence(), "South played a: 5 laps, ended in a. North to move.");
    });

    test("a move is played by keyboard", async ({ page }) => {
      await page.openWith(OFF);
      for (let stops = 0; !/^South a\b/.test(await page.focused()); stops += 1) {
        assert.ok(stops < 8, "the board is reached by Tab");
        await page.keys("Tab");
      }
      await page.keys("ArrowRight", "h", "Enter");
      assert.equal(await page.sentence(), "South played h: 5 laps, ended in h, captured 4 (N and A). North to move.");
      assert.deepEqual(await page.captured(), { North: 0, South: 4 });
      await page.keys("Control+z");
      assert.deepEqual((await page.counts()).pits, START);
    });

    test("a move is played by finger: seen first, then done", async ({ page }) => {
      await page.openWith(OFF);
      await page.touch("a");
      assert.equal(await page.told(), "a: 5 laps, ends in a, captures nothing. Press a again to play it.");
      assert.deepEqual((await page.counts()).pits, START);
      await page.touch("a");
      assert.deepEqual((await page.counts()).pits, AFTER_A);
    });

    test("laps are stepped through, back and forth", async ({ page }) => {
      await page.openWith(OFF, "a");
      for (const lap of LAPS_OF_A.slice(0, -1).toReversed()) {
        await page.clickControl("Back a lap");
        await shows(page, lap);
      }
      for (const lap of LAPS_OF_A.slice(1)) {
        await page.keys(">");
        await shows(page, lap);
      }
    });

    test("the mouse over a pit shows its move", async ({ page }) => {
      await page.openWith(OFF);
      await page.hover("h");
      assert.equal(await page.told(), "h: 5 laps, ends in h, captures 4 (N and A).");
      await page.hoverNothing();
      assert.equal(await page.told(), "The game begins. South may play any pit in a ring of dots.");
    });

    test("a link opens the same game at the same place", async ({ page }) => {
      await page.openWith(OFF, "gHcC");
      await address(page, "gHcC");
      await page.clickControl("Back a move");
      await page.clickControl("Back a lap");
      const link = await page.waitUntil(async () => (await page.run("return location.hash")).match(/\.p3\.l\d+\..*/)?.input, "the place in the address");
      const before = await page.counts();
      await page.run("localStorage.clear()");
      await page.open(link);
      await untilLine(page, "gHcC");
      assert.deepEqual(await page.counts(), before);
      await page.clickControl("Share");
      await page.waitUntil(() => page.shows("dialog[open]"), "the dialog");
      assert.equal(await (await page.control("Link to the game")).getAttribute("value"), page.server.url + link);
    });

    test("a dialog shows a ring around what has the focus for keys, and none for the mouse", async ({ page }) => {
      await page.openWith(OFF);
      const ring = () => page.run("return document.querySelector('dialog[open] :focus-visible')?.ariaLabel ?? null");
      await page.clickControl("Settings");
      await page.waitUntil(() => page.shows("dialog.settings[open]"), "the dialog");
      assert.equal(await ring(), null);
      await page.keys("Tab", "Shift+Tab");
      assert.equal(await ring(), "Close");
      await page.keys("Escape");
      // The focus is back on the button, by keys.
      await page.waitUntil(() => page.run("return document.querySelector('dialog[open]') === null"), "the dialog to close");
      await page.keys("Tab", "Shift+Tab", "Enter");
      await page.waitUntil(() => page.shows("dialog.settings[open]"), "the dialog again");
      assert.equal(await ring(), "Close");
    });

    test("a game is kept and is there after a reload, with what was taken back", async ({ page }) => {
      await page.openWith(OFF, "gHc");
      await page.clickControl("Undo");
      const before = { counts: await page.counts(), list: await page.moveList() };
      assert.match((await texts(page))[0], /\n1\. g H\S* 2\. c\S* \*\n$/);
      await page.reload();
      await untilLine(page, "gHc");
      assert.deepEqual({ counts: await page.counts(), list: await page.moveList() }, before);
      await page.clickControl("Redo");
      assert.equal((await page.moveList()).length, 3);
    });

    test("the computer answers", async ({ page }) => {
      await page.openWith(OFF);
      await page.begin({ level: 1, side: "South" });
      await isAnswered(page);
    });
  });

  describe(`in ${engine}, with the server gone`, () => {
    const test = session({ engine, keeping: true });

    // Asking a server that is gone is an error to some consoles.
    test("it starts again, with its game, and the computer answers", { noisy: true }, async ({ page, server, browser }) => {
      await page.openWith(OFF);
      await isKept(page);
      await page.playQuickly("gH");
      await address(page, "gH");
      await server.stop();
      if (browser.forgetsAll) {
        await page.reload();
      } else {
        await browser.start(1280, 800);
        await page.open("", { kept: true });
      }
      assert.equal(await line(page), "gH");
      await page.begin({ level: 1, side: "South" });
      await isAnswered(page);
    });
  });
}
