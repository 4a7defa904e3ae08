// The analysis: what it says of a place, what it draws, how one walks in it, and what ends it.
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { session } from "./session.mjs";

const test = session({ base: "/x/y/" });

const OFF = { speed: "off" };
const HERE = "#analysis";
// South's j ends in k and captures K, North's last seed.
const WON = "0 0 0 0 0 0 0/0 0 0 1 0 0 0/0 0 0 0 1 0 0/0 0 0 0 0 0 0 S";

/** Keeps when a worker was last asked and when it last answered. */
const WATCH_WORKERS = `
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", () => { window.answered = performance.now(); });
    }
    postMessage(message) {
      window.lastAsked = performance.now();
      super.postMessage(message);
    }
  };`;

function text(page, selector = HERE) {
  return page.run("return document.querySelector(arguments[0])?.innerText ?? ''", selector);
}

async function switchOn(page) {
  await page.clickControl("Analysis");
  await depth(page, 2);
}

/** Waits until so many moves ahead have been searched. */
async function depth(page, least) {
  await page.waitUntil(
    async () => Number(/Depth (\d+)/.exec(await text(page))?.[1] ?? 0) >= least,
    `depth ${least}`,
    30_000,
  );
}

function badges(page) {
  return page.run("return [...document.querySelectorAll('.badges .score text')].map((badge) => badge.textContent.trim())");
}

function rows(page) {
  return page.run("return document.querySelectorAll('.analysis-graph li').length");
}

test("every playable pit has its score, and a click in a line looks at it", async ({ page }) => {
  await page.openWith(OFF, "gH");
  await switchOn(page);
  const playable = await page.run(`return [...document.querySelectorAll("[data-pit]")].filter((pit) => pit.ariaLabel.includes("playable")).length`);
  assert.equal((await badges(page)).length, playable);
  assert.match(await text(page), /is ahead by [\d.]+ seeds?|wins in|Neither side/);
  assert.match(await text(page), /positions a second/);
  assert.equal(await page.run("return document.querySelectorAll('.analysis-lines > li').length"), 3);
  await page.run("[...document.querySelectorAll('.analysis-count button')][4].click()");
  await page.waitUntil(async () => (await page.run("return document.querySelectorAll('.analysis-lines > li').length")) === 5, "five lines");
  await page.screenshot("analysis");
  await page.clickControl("Stop");
  await page.waitUntil(async () => (await text(page)).includes("Stopped"), "it to stop");
  const second = await page.run("return [...document.querySelectorAll('.analysis-lines li:first-child button')].slice(0, 2).map((one) => one.textContent).join('')");
  await page.run("document.querySelectorAll('.analysis-lines li:first-child button')[1].click()");
  await page.waitUntil(async () => (await page.moveList()).length === 4, "the two moves of the line");
  assert.equal(second.length, 2);
  await page.clickControl("Undo");
  await page.waitUntil(async () => (await rows(page)) === 2, "the graph of the game");
});

test("undo takes a point off the graph", async ({ page }) => {
  await page.openWith(OFF, "gHc");
  await switchOn(page);
  await page.waitUntil(async () => (await rows(page)) === 4, "a point for each place");
  await page.clickControl("Undo");
  await page.waitUntil(async () => (await rows(page)) === 3, "one less", 1_000);
});

test("Stop ends the search within 200 ms", async ({ page, browser }) => {
  await browser.runBeforeScripts(WATCH_WORKERS);
  await page.openWith(OFF, "gHc");
  await switchOn(page);
  await page.run(`
    const stop = [...document.querySelectorAll("#analysis button")].find((button) => button.textContent.trim() === "Stop");
    window.stopped = performance.now();
    stop.click();`);
  await pause(600);
  const [stopped, answered, asked] = await page.run("return [window.stopped, window.answered, window.lastAsked]");
  assert.ok(answered - stopped < 200, `still searching after ${answered - stopped} ms`);
  assert.ok(asked <= stopped + 50, "nothing more is asked");
});

test("a decided position says so, and a finished game how it ended", async ({ page }) => {
  await page.openWith(OFF);
  await page.clickControl("New game");
  await page.waitUntil(() => page.shows("dialog.new-game[open]"), "the new game");
  await page.clickControl("Open a text or file instead");
  await page.waitUntil(() => page.shows("dialog.open[open]"), "the field");
  await page.run(
    `const field = document.querySelector("dialog.open textarea");
    field.value = arguments[0];
    field.dispatchEvent(new Event("input", { bubbles: true }));`,
    WON,
  );
  await page.clickControl("Open");
  await page.waitUntil(async () => !(await page.shows("dialog[open]")), "the dialog to close");
  await page.clickControl("Analysis");
  await page.waitUntil(async () => (await text(page)).includes("South wins in 1 move"), "the verdict", 30_000);
  assert.match(await text(page), /The position is decided/);
  assert.deepEqual(await badges(page), ["#1"]);
  await page.play("j");
  await page.waitUntil(async () => (await text(page)).includes("The game is over here"), "the end");
  assert.match(await text(page), /South wins/);
});

test("by keyboard: on, the best move, off", async ({ page }) => {
  await page.openWith(OFF, "gH");
  await page.keys("l");
  await depth(page, 2);
  await page.run("document.activeElement?.blur()");
  await page.keys("Space");
  await page.waitUntil(async () => (await page.moveList()).length === 3, "the best move");
  await page.run("document.querySelector('.analysis-graph summary').focus()");
  await page.keys("Enter", "Tab", "Enter");
  await page.waitUntil(async () => page.run("return document.querySelector('.analysis-graph li [aria-current]') === document.querySelector('.analysis-graph li button')"), "the start");
  await page.run("document.activeElement?.blur()");
  await page.keys("l");
  await page.waitUntil(async () => !(await page.shows(HERE)), "the panel to go");
  assert.deepEqual(await badges(page), []);
});

test("against a computer it asks first", async ({ page }) => {
  await page.openWith(OFF);
  await page.clickControl("New game");
  await page.waitUntil(() => page.shows("dialog.new-game[open]"), "the new game");
  await page.run(`[...document.querySelectorAll("dialog.new-game button")].find((button) => button.textContent.trim() === "Computer").click()`);
  await pause(50);
  await page.clickControl("Start");
  await page.waitUntil(async () => !(await page.shows("dialog.new-game")), "the dialog to close");
  await page.clickControl("Analysis");
  await page.waitUntil(async () => (await text(page)).includes("You are playing the computer"), "the question");
  assert.deepEqual(await badges(page), []);
  await page.clickControl("Analyse anyway");
  await page.waitUntil(async () => /Depth \d/.test(await text(page)) || (await text(page)).includes("Waits"), "the analysis", 30_000);
});

test("one learns from mistakes", async ({ page }) => {
  // Whatever is marked is asked for; it may be nothing.
  await page.openWith(OFF, "gHcCaAb");
  const before = await page.moveList();
  await switchOn(page);
  await page.waitUntil(() => page.run("return [...document.querySelectorAll('#analysis button')].some((button) => button.textContent === 'Mistakes of South')"), "all positions", 60_000);
  await page.clickControl("Mistakes of South");
  await page.waitUntil(async () => (await text(page, ".lesson-said")) !== "", "the first place");
  let said = await text(page, ".lesson-said");
  for (let place = 0; said.startsWith("Mistake ") && place < 10; place += 1) {
    assert.deepEqual(await badges(page), [], "the solution is a secret");
    await page.clickControl("Show solution");
    await page.waitUntil(async () => (await text(page, ".lesson-said")).startsWith("The search plays"), "the solution", 30_000);
    await page.clickControl("Next");
    await page.waitUntil(async () => !(await text(page, ".lesson-said")).startsWith("The search"), "the next place");
    said = await text(page, ".lesson-said");
  }
  assert.match(said, /That was the last one|nothing to learn/);
  await page.clickControl("Done");
  await page.waitUntil(() => page.run("return [...document.querySelectorAll('#analysis button')].some((button) => button.textContent === 'Mistakes of South')"), "the way into another lesson");
  assert.deepEqual(await page.moveList(), before, "the game is as it was");
});

test("it can be read and fits: axe, dark, a phone", async ({ page, browser }) => {
  await page.openWith(OFF, "gHcC");
  await switchOn(page);
  await page.run("document.querySelectorAll('#analysis details').forEach((one) => { one.open = true; })");
  assert.deepEqual(await page.axeViolations(), []);
  await browser.emulate({ dark: true });
  // Colours change gently.
  await pause(500);
  assert.deepEqual(await page.axeViolations(), []);
  await page.screenshot("analysis dark");
  await browser.setViewport(390, 844);
  await pause(200);
  assert.ok(await page.run("return document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the phone");
  await page.screenshot("analysis phone");
});
