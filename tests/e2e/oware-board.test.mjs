// The board of Oware: its two rows and stores on every screen, and how a move is shown on it.
import assert from "node:assert/strict";
import { session } from "./session.mjs";
import { total, watch } from "./watch.mjs";

const test = session();

const OFF = { speed: "off" };
/** Links to positions; the counts are South's A to F, North's a to f, the stores. */
const START = "#1.17.oware.9WElY0Pj0S3";
/** 0 13 0 9 1 0, 1 0 0 1 0 2, 12 and 9. */
const THIRTEEN = "#1.34.oware.sS0D0910100102C9.GWvjPEReKjy";
/** 0 0 1 0 0 3, 3 2 1 0 2 0, 18 each: F takes c's two and b's three. */
const CHAIN = "#1.34.oware.sS001003321020II.3hQEXpRtuyg";
/** One seed each, 23 in both stores, and North's e makes the start recur. */
const CHASE = "#1.47.oware.sS000001000001NN.mFfAaBbCcDdE.EcFlKjbYjGO";

const PHONES = [[390, 844], [360, 740], [844, 390]];

/** Opens a position as for somebody who has set this before. */
async function openAt(page, link, settings = OFF) {
  await page.openWith(settings);
  await page.open(link);
}

function rectangle(page, selector) {
  return page.run("return document.querySelector(arguments[0]).getBoundingClientRect().toJSON()", selector);
}

/** The sizes in which the numerals of the pits are drawn, in CSS pixels. */
function numeralSizes(page) {
  return page.run(`
    const numerals = [...document.querySelectorAll(".counts text")].slice(0, 12);
    return numerals.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d);`);
}

/** Seeds of A to F and a to f, and the stores, at the moment shown. */
async function shown(page) {
  const { pits, hand } = await page.counts();
  const { South, North } = await page.captured();
  const row = (letters) => [...letters].map((letter) => pits[letter]).join(" ");
  return `${row("ABCDEF")} / ${row("abcdef")} / ${South} ${North}${hand > 0 ? ` and ${hand}` : ""}`;
}

/** How many seeds are drawn within a rectangle of the screen. */
function seedsWithin(page, { left, right, top, bottom }) {
  return page.run(
    `const [left, right, top, bottom] = arguments;
    return [...document.querySelectorAll(".seeds use[href^='#board-seed']")].map((seed) => seed.getBoundingClientRect())
      .filter(({ x, y, width, height }) => x + width / 2 > left && x + width / 2 < right && y + height / 2 > top && y + height / 2 < bottom).length`,
    left,
    right,
    top,
    bottom,
  );
}

function untilIdle(page) {
  const skip = "return [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === 'Skip').ariaDisabled === 'true'";
  return page.waitUntil(() => page.run(skip), "the move to be over", 15_000);
}

test("twelve pits have names, and stand in two rows", async ({ page }) => {
  await openAt(page, START);
  const names = await page.pitNames();
  assert.equal(Object.keys(names).length, 12);
  assert.equal(names.A, "South A, 4 seeds, playable");
  assert.equal(names.f, "North f, 4 seeds");
  // Row by row as South sees them: each button is where its letter is drawn.
  const order = await page.run("return [...document.querySelectorAll('[data-pit]')].map((pit) => pit.dataset.pit).join('')");
  assert.equal(order, "fedcbaABCDEF");
  const [a, A, F] = [await rectangle(page, "[data-pit=a]"), await rectangle(page, "[data-pit=A]"), await rectangle(page, "[data-pit=F]")];
  assert.ok(a.bottom <= A.top + 1 && Math.abs(a.left - F.left) < 1 && A.left < F.left);
  assert.deepEqual(await page.axeViolations("main"), []);
});

test("on a laptop the board takes three fifths of the width, and numerals are large", async ({ page, browser }) => {
  await browser.setViewport(1366, 768);
  await openAt(page, THIRTEEN);
  const { width, bottom } = await rectangle(page, "[data-hand]");
  assert.ok(width >= 0.6 * 1366, `${width} px wide`);
  assert.ok(bottom <= 768, "the whole board is in sight");
  const sizes = await numeralSizes(page);
  assert.ok(sizes.length === 12 && Math.min(...sizes) >= 16, sizes.join(", "));
});

for (const size of PHONES) {
  test(`at ${size.join(" by ")} the board, both totals, the turn and Undo are in sight`, async ({ page, browser }) => {
    await browser.setViewport(...size);
    await openAt(page, START);
    await page.playQuickly("Fa");
    const turn = await page.run("return [...document.querySelectorAll('[data-captured] *')].find((element) => element.textContent.trim() === 'to move').getBoundingClientRect().toJSON()");
    const undo = await (await page.control("Undo")).getRect();
    const totals = await page.run("return [...document.querySelectorAll('.player-total')].map((total) => total.getBoundingClientRect().toJSON())");
    assert.equal(totals.length, 2);
    const board = await rectangle(page, "[data-hand]");
    for (const [what, { x, y, width, height }] of Object.entries({ board, turn, undo, first: totals[0], second: totals[1] })) {
      assert.ok(width > 0 && x >= 0 && y >= 0 && x + width <= size[0] && y + height <= size[1], `${what}: ${x}, ${y}, ${width} by ${height}`);
    }
    const sizes = await numeralSizes(page);
    assert.ok(Math.min(...sizes) >= 14, sizes.join(", "));
    const pit = await rectangle(page, "[data-pit=C]");
    assert.ok(pit.width >= 44 && pit.height >= 44, `a pit of ${pit.width} by ${pit.height}`);
  });
}

test("the stores hold what was captured, South's at the right and North's at the left, and turn with the board", async ({ page }) => {
  await openAt(page, THIRTEEN);
  const stores = async () => {
    const { left, right, top, bottom } = await rectangle(page, "[data-hand]");
    const pits = [await rectangle(page, "[data-pit=A]"), await rectangle(page, "[data-pit=F]")];
    const [first, last] = [Math.min(...pits.map((pit) => pit.left)), Math.max(...pits.map((pit) => pit.right))];
    return [await seedsWithin(page, { left, right: first, top, bottom }), await seedsWithin(page, { left: last, right, top, bottom })];
  };
  assert.deepEqual(await stores(), [9, 12]);
  await page.clickControl("Flip board");
  assert.deepEqual(await stores(), [12, 9]);
});

test("letters of either case lead to the pits of whoever moves, and arrows where they point", async ({ page }) => {
  await openAt(page, START);
  await page.run("document.querySelector('[data-pit=A]').focus()");
  await page.keys("Tab", "Shift+Tab", "c");
  assert.equal(await page.focused(), "South C, 4 seeds, playable");
  await page.keys("ArrowUp");
  assert.equal(await page.focused(), "North d, 4 seeds");
  await page.keys("ArrowLeft", "End");
  assert.equal(await page.focused(), "North a, 4 seeds");
  await page.keys("F", "Enter");
  assert.equal(await shown(page), "4 4 4 4 4 0 / 5 5 5 5 4 4 / 0 0");
  await page.keys("E", "Enter");
  // North's e: f, then South's A, B and C.
  assert.equal(await shown(page), "5 5 5 4 4 0 / 5 5 5 5 0 5 / 0 0");
  await page.clickControl("Flip board");
  await page.keys("Tab");
  await page.run("document.querySelector('[data-pit=A]').focus()");
  await page.keys("Tab", "Shift+Tab", "ArrowLeft");
  assert.equal(await page.focused(), "South B, 5 seeds, playable");
});

test("a preview goes round the pit that its seeds came from, and tells what it takes", async ({ page }) => {
  await openAt(page, THIRTEEN);
  await page.hover("B");
  const lane = () => page.run("return document.querySelector('.lanes .lane').getAttribute('d')");
  assert.match(await lane(), /A52 52 0 0 0 /, "an arc on the rim of B");
  await page.hover("D");
  assert.doesNotMatch(await lane(), /A52 52/, "nine seeds do not come round");
  await page.open(CHAIN);
  await page.hover("F");
  const badges = "return [...document.querySelectorAll('.badges .taken text')].map((text) => text.textContent).sort()";
  assert.deepEqual(await page.run(badges), ["−2", "−3"]);
});

test("seeds that go round leave out the pit that they came from", async ({ page }) => {
  await openAt(page, THIRTEEN, { speed: "fast" });
  const seen = await watch(page, async () => {
    await page.play("B");
    await untilIdle(page);
  });
  assert.deepEqual(seen.states.map(total).filter((sum) => sum !== 48), []);
  // Once it is lifted, B stays empty.
  const lifted = seen.states.findIndex(({ pits }) => pits.B === 0);
  assert.ok(lifted >= 0 && seen.states.slice(lifted).every(({ pits }) => pits.B === 0));
  assert.equal(await shown(page), "1 0 2 11 2 1 / 2 1 1 2 1 3 / 12 9");
  await page.clickControl("Back a seed");
  await page.clickControl("Back a seed");
  assert.equal(await shown(page), "1 0 1 10 2 1 / 2 1 1 2 1 3 / 12 9 and 2");
  await page.clickControl("Forward a seed");
  assert.equal(await shown(page), "1 0 2 10 2 1 / 2 1 1 2 1 3 / 12 9 and 1");
});

test("a chain is taken pit by pit, backwards", async ({ page }) => {
  await openAt(page, CHAIN);
  await page.play("F");
  assert.equal(await shown(page), "0 0 1 0 0 0 / 4 0 0 0 2 0 / 23 18");
  await page.clickControl("Back a seed");
  assert.equal(await shown(page), "0 0 1 0 0 0 / 4 3 0 0 2 0 / 20 18");
  assert.equal(await page.run("return document.querySelectorAll('.mark.captured').length"), 1);
  await page.clickControl("Back a seed");
  assert.equal(await shown(page), "0 0 1 0 0 0 / 4 3 2 0 2 0 / 18 18");
  await page.clickControl("Forward a lap");
  assert.equal(await page.run("return document.querySelectorAll('.mark.captured').length"), 2);
});

test("at the end each player takes what is left, and the stores hold 48", async ({ page }) => {
  await openAt(page, CHASE, { speed: "fast" });
  const seen = await watch(page, async () => {
    await page.play("e");
    await untilIdle(page);
  });
  assert.deepEqual(seen.states.map(total).filter((sum) => sum !== 48), []);
  const stores = seen.states.map(({ captured }) => `${captured.South} ${captured.North}`);
  assert.deepEqual([...new Set(stores)], ["23 23", "24 23", "24 24"]);
  assert.equal(await shown(page), "0 0 0 0 0 0 / 0 0 0 0 0 0 / 24 24");
  await page.clickControl("Back a lap");
  assert.equal(await shown(page), "0 0 0 0 0 1 / 0 0 0 0 0 1 / 23 23");
  // A reload shows the same end.
  await page.clickControl("Last");
  await page.reload();
  assert.equal(await shown(page), "0 0 0 0 0 0 / 0 0 0 0 0 0 / 24 24");
});

test("pits that the next move can take are marked by shape and by name, once that is set", async ({ page }) => {
  await openAt(page, CHAIN);
  const marks = () => page.run("return document.querySelectorAll('.mark.capturable').length");
  assert.equal(await marks(), 0);
  assert.equal((await page.pitNames()).b, "North b, 2 seeds");
  await page.clickControl("Settings");
  await page.waitUntil(() => page.shows("dialog[open]"), "the settings");
  await page.clickControl("Marked");
  await page.keys("Escape");
  await page.waitUntil(async () => (await marks()) === 2, "the marks of b and c");
  const names = await page.pitNames();
  assert.equal(names.b, "North b, 2 seeds, can be captured");
  assert.equal(names.c, "North c, 1 seed, can be captured");
  assert.equal(names.a, "North a, 3 seeds");
  // It is kept, and holds for the other game too: every inner pit of South's can take two pits.
  await page.open();
  assert.equal(await marks(), 14);
});

const VIEWS = [
  ["the start", (page) => page.open(START)],
  ["a preview of a chain", async (page) => {
    await page.open(CHAIN);
    await page.hover("F");
  }],
  ["a chain that was taken", (page) => page.playQuickly("F")],
  ["a refusal", (page) => page.play("F")],
  ["the middle of a move", (page) => page.keys("<", "<")],
  ["the rules of Oware", (page) => page.clickControl("Rules")],
  ["a new game of Oware", async (page) => {
    await page.keys("Escape");
    await page.clickControl("New game");
  }],
  ["the result", async (page) => {
    await page.keys("Escape");
    await page.open(CHASE);
    await page.playQuickly("e");
  }],
];

for (const [theme, size] of [["light", [390, 844]], ["dark", [1366, 768]], ["contrast", [1366, 768]], ["dark", [844, 390]]]) {
  test(`no view of Oware has an accessibility violation in the theme ${theme} at ${size.join(" by ")}`, async ({ page, browser }) => {
    await browser.setViewport(...size);
    // Colours that fade in would be measured half-way.
    await browser.emulate({ reducedMotion: true });
    await page.openWith({ ...OFF, theme, "captures-marked": true });
    assert.deepEqual(await page.axeViolationsOf(VIEWS), {});
  });
}

test("with reduced motion seeds jump from stop to stop, a chain and the last sharing too", async ({ page, browser }) => {
  await browser.emulate({ reducedMotion: true });
  await openAt(page, CHAIN, {});
  const seen = await watch(page, async () => {
    await page.play("F");
    await untilIdle(page);
  });
  assert.deepEqual(seen.states.map(total).filter((sum) => sum !== 48), []);
  // Before, lifted, three seeds that fall, two pits that are taken.
  const drawings = new Set(seen.states.map(({ seeds }) => seeds)).size;
  assert.ok(drawings > 2 && drawings <= 7, `${drawings} drawings`);
  assert.equal(await shown(page), "0 0 1 0 0 0 / 4 0 0 0 2 0 / 23 18");
  await page.clickControl("Back a seed");
  assert.equal(await shown(page), "0 0 1 0 0 0 / 4 3 0 0 2 0 / 20 18");
  await page.open(CHASE);
  await page.play("e");
  await untilIdle(page);
  assert.equal(await shown(page), "0 0 0 0 0 0 / 0 0 0 0 0 0 / 24 24");
});
