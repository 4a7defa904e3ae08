// How smoothly a move is sown on a slow machine. Speeds are reported; only what a person would feel as a halt fails.
import assert from "node:assert/strict";
import { games } from "./boards.mjs";
import { session } from "./session.mjs";

const test = session();

const [longest] = (await games()).toSorted((a, b) => b.moves.length - a.moves.length);
/** Moves of that game before the one that is looked at. */
const BEFORE = 40;

/** A halt that one feels, in milliseconds: twice what is aimed at. */
const HALT = 2 * 50;

/** Notes the time of every frame from the click until nothing is left to skip. */
const STAMPS = `
  const skip = [...document.querySelectorAll("button")].find((button) => button.textContent.trim() === "Skip");
  window.stamps = new Promise((done) => {
    addEventListener("click", (event) => {
      const stamps = [event.timeStamp];
      const stamp = (now) => {
        stamps.push(now);
        if (skip.ariaDisabled === "true" && stamps.length > 10) done(stamps);
        else requestAnimationFrame(stamp);
      };
      requestAnimationFrame(stamp);
    }, { capture: true, once: true });
  });`;

for (const [what, moves, letter, { level, analysed } = {}] of [
  ["the first move", "", "a"],
  ["a move with a capture", "", "h"],
  ["214 laps", "iLgKdGi", "J"],
  ["an endless move", "gHcC", "e"],
  ["a move while a computer thinks about its answer", "", "h", { level: 8 }],
  ["a move of a long game that is analysed", longest.moves.slice(0, BEFORE), longest.moves[BEFORE], { analysed: true }],
]) {
  test(`no frame of ${what} halts at a quarter of the speed`, async ({ page, browser, context }) => {
    let halt = Infinity;
    for (let round = 0; round < 3 && halt > HALT; round += 1) {
      await page.openWith({ speed: "off" }, moves);
      if (level) {
        await page.begin({ level, side: "South" });
      }
      if (analysed) {
        await page.clickControl("Analysis");
        await page.waitUntil(() => page.run("return [...document.querySelectorAll('#analysis button')].some((button) => /^Mistakes of/.test(button.textContent))"), "the graph", 120_000);
      }
      await page.clickControl("Normal");
      await browser.emulate({ slowdown: 4 });
      await page.run(STAMPS);
      await page.play(letter);
      const stamps = await page.run("return window.stamps");
      const frames = stamps.slice(1).map((stamp, index) => stamp - stamps[index]).toSorted((a, b) => a - b);
      const median = frames[frames.length >> 1];
      halt = Math.min(halt, frames.at(-1));
      const late = frames.filter((time) => time > 50).length;
      context.diagnostic(
        `${what}: ${frames.length} frames, median ${median.toFixed(1)} ms (${(1000 / median).toFixed(0)} a second), longest ${frames.at(-1).toFixed(0)} ms, ${late} over 50 ms`,
      );
      await browser.emulate({ slowdown: 1 });
    }
    assert.ok(halt <= HALT, `${halt} ms`);
  });
}
