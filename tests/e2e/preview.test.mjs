// What is told of a move before it is played: by mouse, keyboard and finger, and no more of it than is set.
import assert from "node:assert/strict";
import { START, board } from "./boards.mjs";
import { session } from "./session.mjs";
import { bestOfThree, watch } from "./watch.mjs";

const test = session();

const OFF = { speed: "off" };
const AFTER_A = board("1 3 0 3 3 0 3 3 0 3 3 0 3 3");
const WHOLE_A = "a: 5 laps, ends in a, captures nothing.";
const WHOLE_H = "h: 5 laps, ends in h, captures 4 (N and A).";
const BEGINNING = "The game begins. South may play any pit in a ring of dots.";

/** What is written on the board besides counts: seeds that would be taken, the sign of an endless move. */
function drawn(page) {
  return page.run("return [...document.querySelectorAll('[data-hand] svg text')].map((text) => text.textContent.trim()).filter((text) => /[−∞]/.test(text))");
}

test("the mouse over a pit shows its move, and beside it none", async ({ page }) => {
  await page.openWith(OFF);
  assert.equal(await page.told(), BEGINNING);
  await page.hover("a");
  assert.equal(await page.told(), WHOLE_A);
  assert.deepEqual(await drawn(page), []);
  await page.hover("h");
  assert.equal(await page.told(), WHOLE_H);
  assert.deepEqual(await drawn(page), ["−2", "−2"]);
  await page.hover("A");
  assert.equal(await page.told(), BEGINNING);
  await page.hoverNothing();
  assert.equal(await page.told(), BEGINNING);
  assert.deepEqual(await drawn(page), []);
  assert.deepEqual((await page.counts()).pits, START);
});

test("the keyboard focus on a pit shows its move and says it", async ({ page }) => {
  await page.openWith(OFF);
  await page.run("document.querySelector('[data-pit=a]').focus()");
  await page.keys("Tab", "Shift+Tab", "h");
  assert.equal(await page.told(), WHOLE_H);
  assert.equal(await page.sentence(), WHOLE_H);
  assert.deepEqual(await drawn(page), ["−2", "−2"]);
  await page.keys("ArrowDown");
  assert.equal(await page.sentence(), "g: 5 laps, ends in g, captures nothing.");
  await page.keys("Tab");
  assert.equal(await page.told(), BEGINNING);
});

test("the first touch shows the move and says so, the second plays it", async ({ page }) => {
  await page.openWith(OFF);
  await page.touch("h");
  assert.equal(await page.told(), `${WHOLE_H} Press h again to play it.`);
  assert.equal(await page.sentence(), `${WHOLE_H} Press h again to play it.`);
  assert.deepEqual(await drawn(page), ["−2", "−2"]);
  await page.touch("a");
  assert.equal(await page.told(), `${WHOLE_A} Press a again to play it.`);
  assert.deepEqual((await page.counts()).pits, START);
  await page.touch("a");
  assert.equal(await page.sentence(), "South played a: 5 laps, ended in a. North to move.");
  assert.deepEqual((await page.counts()).pits, AFTER_A);
});

test("a touch on what may not be played says why, and forgets the move that waited", async ({ page }) => {
  await page.openWith(OFF);
  await page.touch("a");
  await page.touch("B");
  assert.equal(await page.sentence(), "B is a pit of North, and South is to move.");
  await page.touch("a");
  assert.deepEqual((await page.counts()).pits, START);
  await page.touch("a");
  assert.deepEqual((await page.counts()).pits, AFTER_A);
});

test("one may confirm never, or always", async ({ page }) => {
  await page.openWith({ ...OFF, confirm: "never" });
  await page.touch("a");
  assert.deepEqual((await page.counts()).pits, AFTER_A);

  await page.openWith({ ...OFF, confirm: "always" });
  await page.play("a");
  assert.equal(await page.sentence(), `${WHOLE_A} Press a again to play it.`);
  assert.deepEqual((await page.counts()).pits, START);
  await page.play("a");
  assert.deepEqual((await page.counts()).pits, AFTER_A);
});

// Of a: five laps, nothing taken. Of h: five laps, four taken. Of e after gHcC: endless.
for (const [preview, a, h, e, taken, endless] of [
  ["one", "a: the first lap; it goes on.", "h: the first lap; it goes on.", "e never ends: South would lose.", [], ["∞"]],
  ["three", "a: the first 3 laps; it goes on.", "h: the first 3 laps; it goes on.", "e never ends: South would lose.", [], ["∞"]],
  ["six", WHOLE_A, WHOLE_H, "e never ends: South would lose.", ["−2", "−2"], ["∞"]],
  ["all", WHOLE_A, WHOLE_H, "e never ends: South would lose.", ["−2", "−2"], ["∞"]],
  ["off", BEGINNING, BEGINNING, "North played C: 2 laps, ended in J, captured 1 (l).", [], []],
]) {
  test(`a preview of ${preview} tells that much and no more`, async ({ page }) => {
    await page.openWith({ ...OFF, preview });
    await page.hover("a");
    assert.equal(await page.told(), a);
    await page.hover("h");
    assert.equal(await page.told(), h);
    assert.deepEqual(await drawn(page), taken);
    await page.playQuickly("gHcC");
    await page.hover("e");
    assert.equal(await page.told(), e);
    assert.deepEqual(await drawn(page), endless);
  });
}

test("six laps of a move of 214 are told, or all", async ({ page }) => {
  await page.openWith({ ...OFF, preview: "six" }, "iLgKdGi");
  await page.hover("J");
  assert.equal(await page.told(), "J: the first 6 laps; it goes on.");
  await page.openWith(OFF, "iLgKdGi");
  await page.hover("J");
  assert.equal(await page.told(), "J: 214 laps (the first 7 are drawn), ends in M, captures nothing.");
});

test("nothing is previewed in the middle of a move", async ({ page }) => {
  await page.openWith(OFF, "a");
  await page.keys("<");
  const there = await page.told();
  await page.hover("B");
  assert.equal(await page.told(), there);
});

test("the preview of any move is there at once", async ({ page, context }) => {
  for (const [what, moves, letter, told] of [
    ["the first move", "", "a", WHOLE_A],
    ["214 laps", "iLgKdGi", "J", "J: 214 laps (the first 7 are drawn), ends in M, captures nothing."],
    ["1526 laps that never end", "gHcC", "e", "e never ends: South would lose."],
    ["238 laps that never end", "kIgE", "i", "i never ends: South would lose."],
  ]) {
    await page.openWith(OFF, moves);
    const best = await bestOfThree(context, `preview of ${what}`, async () => {
      await page.hoverNothing();
      const { states, asked } = await watch(page, () => page.hover(letter));
      return states.find((state) => state.told === told).at - asked.pointerover;
    });
    assert.ok(best <= 2 * 50, `${best} ms`);
  }
});
