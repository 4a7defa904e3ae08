// Showing a move: seed by seed, lap by lap, at every speed, and what happens when something else is asked meanwhile.
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual as same } from "node:util";
import { START, board } from "./boards.mjs";
import { session } from "./session.mjs";
import { bestOfThree, distinct, total, watch } from "./watch.mjs";

const test = session();

const OFF = { speed: "off" };
const AFTER_A = board("1 3 0 3 3 0 3 3 0 3 3 0 3 3");
/** Seven moves, after which J sows 689 seeds in 214 laps. */
const BEFORE_LONG = "iLgKdGi";
const AFTER_LONG = board("3 3 0 0 1 1 1 0 0 2 1 3 3 0", "0 2 5 0 1 0 5 0 1 0 5 2 1 1");

async function shows(page, pits, hand = 0) {
  const seen = await page.counts();
  assert.deepEqual(seen.pits, pits);
  assert.equal(seen.hand, hand);
}

function isIdle(page) {
  return page.run("return [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === 'Skip').ariaDisabled === 'true'");
}

/** Waits until nothing moves any more. */
function untilIdle(page, within = 15_000) {
  return page.waitUntil(() => isIdle(page), "the move to be over", within);
}

/** When the board `pits` came to the screen to stay, in milliseconds after it was asked for. */
function timeTo(pits, { states, asked }, kind = "click") {
  const last = states.findLastIndex((state) => !(same(state.pits, pits) && state.hand === 0));
  assert.ok(last + 1 < states.length, "the board came");
  return states[last + 1].at - asked[kind];
}

test("at every step pits, hand and captured are 56, and no step is left out", async ({ page }) => {
  await page.openWith({ speed: "normal" });
  const seen = await watch(page, async () => {
    await page.play("h");
    await untilIdle(page);
  });
  assert.deepEqual(seen.states.map(total).filter((sum) => sum !== 56), []);
  // Before, five lifts, fourteen seeds, the capture.
  assert.equal(distinct(seen.states), 21);
  assert.ok(seen.frames.length > 40, `${seen.frames.length} samples`);
});

test("the first move takes three to five seconds, less when fast, twice as much and more when slow", async ({ page, context }) => {
  const whole = async (speed) => {
    await page.openWith({ speed });
    const seen = await watch(page, async () => {
      await page.play("a");
      await untilIdle(page);
    });
    return timeTo(AFTER_A, seen);
  };
  /** What the two seeds of the first lap take. */
  const firstLap = async (speed) => {
    await page.openWith({ speed });
    const seen = await watch(page, async () => {
      await page.play("a");
      await page.waitUntil(async () => (await page.told()).startsWith("Lap 2"), "the second lap");
      await page.keys("Escape");
    });
    const at = (start) => seen.states.find(({ told }) => told.startsWith(start)).at;
    return at("Lap 1: 2 seeds from a") - at("Lap 1: 2 seeds lifted");
  };
  const [normal, fast] = [await whole("normal"), await whole("fast")];
  const [normalLap, slowLap] = [await firstLap("normal"), await firstLap("slow")];
  context.diagnostic(`the first move: normal ${normal.toFixed(0)} ms, fast ${fast.toFixed(0)} ms`);
  context.diagnostic(`a seed: normal ${(normalLap / 2).toFixed(0)} ms, slow ${(slowLap / 2).toFixed(0)} ms`);
  assert.ok(normal >= 3_000 && normal <= 5_000, `normal ${normal}`);
  assert.ok(fast < normal, `fast ${fast}`);
  assert.ok(slowLap >= 2 * normalLap, `slow ${slowLap}, normal ${normalLap}`);
});

test("with the speed off the board is there at once, after a move of 214 laps too", async ({ page, context }) => {
  for (const [what, moves, letter, after] of [["the first move", "", "a", AFTER_A], ["214 laps", BEFORE_LONG, "J", AFTER_LONG]]) {
    await page.openWith(OFF, moves);
    const best = await bestOfThree(context, `speed off, ${what}, from the click to the board`, async () => {
      const seen = await watch(page, () => page.play(letter));
      await page.clickControl("Undo");
      await page.hoverNothing();
      return timeTo(after, seen);
    });
    assert.ok(best <= 2 * 50, `${best} ms`);
  }
});

test("a move of 214 laps is over within ten seconds", async ({ page, context }) => {
  await page.openWith(OFF, BEFORE_LONG);
  await page.clickControl("Normal");
  const seen = await watch(page, async () => {
    await page.play("J");
    await untilIdle(page);
  });
  const time = timeTo(AFTER_LONG, seen);
  context.diagnostic(`214 laps at normal speed: ${time.toFixed(0)} ms, ${distinct(seen.states)} boards seen`);
  assert.ok(time > 5_000 && time <= 10_500, `${time} ms`);
  assert.deepEqual(seen.states.map(total).filter((sum) => sum !== 56), []);
  assert.ok(distinct(seen.states) > 150, "one sees it sown");
});

for (const [way, kind, skip] of [
  ["Escape", "keydown", (page) => page.keys("Escape")],
  ["Space", "keydown", (page) => page.keys("Space")],
  ["Skip", "click", (page) => page.clickControl("Skip")],
]) {
  test(`${way} in the first of 214 laps shows the end at once, and nothing else`, async ({ page, context }) => {
    await page.openWith(OFF, BEFORE_LONG);
    await page.clickControl("Normal");
    await page.run("document.querySelector('[data-pit=J]').focus()");
    const best = await bestOfThree(context, `${way}, from the press to the end`, async () => {
      await page.keys("Tab", "Shift+Tab", "Enter");
      await page.waitUntil(async () => (await page.told()).startsWith("Lap 1:"), "the first lap");
      const seen = await watch(page, () => skip(page));
      await shows(page, AFTER_LONG);
      assert.equal(await page.focused(), "North J, 0 seeds");
      assert.equal((await page.moveList()).length, 8);
      await page.keys("Control+z");
      return timeTo(AFTER_LONG, seen, kind);
    });
    assert.ok(best <= 2 * 100, `${best} ms`);
  });
}

/** The first move stop by stop: its sentence, South's pits, the hand. */
const STOPS_OF_A = [
  ["Before South plays a.", "2 2 2 2 2 2 2 2 2 2 2 2 2 2", 0],
  ["Lap 1: 2 seeds lifted from a.", "0 2 2 2 2 2 2 2 2 2 2 2 2 2", 2],
  ["Lap 1: seed 1 of 2 falls into b.", "0 3 2 2 2 2 2 2 2 2 2 2 2 2", 1],
  ["Lap 1: 2 seeds from a, the last falls into occupied c, goes on.", "0 3 3 2 2 2 2 2 2 2 2 2 2 2", 0],
  ["Lap 2: 3 seeds lifted from c.", "0 3 0 2 2 2 2 2 2 2 2 2 2 2", 3],
  ["Lap 2: seed 1 of 3 falls into d.", "0 3 0 3 2 2 2 2 2 2 2 2 2 2", 2],
];
const LAPS_OF_A = [
  STOPS_OF_A[0],
  STOPS_OF_A[3],
  ["Lap 2: 3 seeds from c, the last falls into occupied f, goes on.", "0 3 0 3 3 3 2 2 2 2 2 2 2 2", 0],
  ["Lap 3: 3 seeds from f, the last falls into occupied i, goes on.", "0 3 0 3 3 0 3 3 3 2 2 2 2 2", 0],
  ["Lap 4: 3 seeds from i, the last falls into occupied l, goes on.", "0 3 0 3 3 0 3 3 0 3 3 3 2 2", 0],
  ["South played a: 5 laps, ended in a.", "1 3 0 3 3 0 3 3 0 3 3 0 3 3", 0],
];

/** Presses something again and again; after each time the next stop must stand there. */
async function goes(page, press, stops) {
  for (const [sentence, south, hand] of stops) {
    await press();
    assert.equal(await page.told(), sentence);
    assert.equal(await page.sentence(), sentence);
    await shows(page, board(south), hand);
  }
}

test("the buttons step by a seed, by a lap and by a move", async ({ page }) => {
  await page.openWith(OFF, "a");
  const press = (name) => () => page.clickControl(name);
  await goes(page, press("Back a lap"), LAPS_OF_A.slice(0, -1).toReversed());
  await goes(page, press("Forward a seed"), STOPS_OF_A.slice(1));
  await goes(page, press("Back a seed"), STOPS_OF_A.slice(0, -1).toReversed());
  await goes(page, press("Forward a lap"), LAPS_OF_A.slice(1));
  await page.clickControl("Back a move");
  await shows(page, START);
  await page.clickControl("Forward a move");
  await shows(page, AFTER_A);
  await page.clickControl("First");
  await shows(page, START);
  await page.clickControl("Last");
  await shows(page, AFTER_A);
});

test("the keys step by a lap and by a move", async ({ page }) => {
  await page.openWith(OFF, "a");
  const back = LAPS_OF_A.slice(0, -1).toReversed();
  const forward = LAPS_OF_A.slice(1);
  for (const [backKey, forwardKey] of [["<", ">"], ["Shift+ArrowLeft", "Shift+ArrowRight"]]) {
    await goes(page, () => page.keys(backKey), back);
    await goes(page, () => page.keys(forwardKey), forward);
  }
  for (const [backKey, forwardKey] of [[",", "."], ["ArrowLeft", "ArrowRight"], ["Home", "End"]]) {
    await page.keys(backKey);
    await shows(page, START);
    await page.keys(forwardKey);
    await shows(page, AFTER_A);
  }
});

test("on a pit with keyboard focus < > , . step too, and the focus stays", async ({ page }) => {
  await page.openWith(OFF, "a");
  await page.run("document.querySelector('[data-pit=C]').focus()");
  await page.keys("Tab", "Shift+Tab");
  await goes(page, () => page.keys("<"), LAPS_OF_A.slice(0, -1).toReversed());
  await goes(page, () => page.keys(">"), LAPS_OF_A.slice(1));
  await page.keys(",");
  await shows(page, START);
  await page.keys(".");
  await shows(page, AFTER_A);
  assert.match(await page.focused(), /^North C,/);
});

test("the slider goes stop by stop with the keys, and says where it is", async ({ page }) => {
  await page.openWith(OFF, "a");
  const slider = await page.control("Place in the move");
  assert.equal(await slider.getAriaRole(), "slider");
  await page.run("arguments[0].focus()", slider);
  await page.keys("Home");
  await shows(page, START);
  assert.equal(await slider.getAttribute("aria-valuetext"), "Before South plays a.");
  await goes(page, () => page.keys("ArrowRight"), STOPS_OF_A.slice(1));
  assert.equal(await slider.getAttribute("aria-valuetext"), "Lap 2: seed 1 of 3 falls into d.");
  await goes(page, () => page.keys("ArrowLeft"), STOPS_OF_A.slice(0, -1).toReversed());
  await page.keys("End");
  await shows(page, AFTER_A);
  assert.equal(await slider.getAttribute("aria-valuetext"), "South played a: 5 laps, ended in a.");
});

/** Where the ticks of the rail are and where it has passed, in CSS pixels, with the numbers below them. */
function rail(page) {
  return page.run(`
    const rail = document.querySelector(".ticks");
    const { width } = rail.getBoundingClientRect();
    const places = (d) => [...d.matchAll(/M([\\d.]+) 0V7/g)].map(([, place]) => Number(place));
    const ticks = places(rail.querySelector(":scope > path:not(.way)").getAttribute("d"));
    const passed = Number(rail.querySelector(".passed").getAttribute("width"));
    const numbers = [...rail.querySelectorAll("text")].map((text) => [Number(text.textContent), Number(text.getAttribute("x"))]);
    return { width, ticks, numbers, passed: places(rail.querySelector(".passed path").getAttribute("d")).filter((place) => place < passed).length };`);
}

test("the slider has a tick with its number at the end of every lap, and shows which have passed", async ({ page }) => {
  await page.openWith(OFF, "a");
  // A lift and two drops, then four times a lift and three drops: nineteen stops.
  const { width, ticks, numbers, passed } = await rail(page);
  assert.deepEqual(ticks.map((place) => Math.round((19 * place) / width * 10) / 10), [3, 7, 11, 15, 19]);
  assert.deepEqual(numbers, ticks.map((place, index) => [index + 1, place]));
  assert.equal(passed, 5);
  await page.clickControl("First");
  await page.clickControl("Forward a move");
  for (const lap of [4, 3, 2, 1]) {
    await page.clickControl("Back a lap");
    assert.equal((await rail(page)).passed, lap);
  }
  await page.clickControl("Forward a seed");
  assert.equal((await rail(page)).passed, 2, "the second lap has begun");
  await page.clickControl("Back a lap");
  await page.clickControl("Back a lap");
  assert.equal((await rail(page)).passed, 0);
});

test("the last lap's tick stands at the end of the rail on every screen", async ({ page, browser }) => {
  for (const size of [[1366, 768], [390, 844], [844, 390], [560, 390], [320, 568]]) {
    await browser.setViewport(...size);
    await page.openWith(OFF, "a");
    const { width, numbers } = await rail(page);
    assert.equal(numbers.at(-1)[0], 5, `${size}`);
    assert.ok(Math.abs(numbers.at(-1)[1] - width) < 1, `at ${numbers.at(-1)[1]} of ${width} on ${size}`);
  }
});

test("many ticks are thinned until they can be told apart", async ({ page }) => {
  await page.openWith(OFF, `${BEFORE_LONG}J`);
  const { width, ticks, numbers } = await rail(page);
  const numbered = new Set(numbers.map(([, place]) => place));
  ticks.slice(1).forEach((place, index) => assert.ok(place - ticks[index] >= 5.9 || numbered.has(place), `${ticks[index]} and ${place}`));
  assert.ok(ticks.length > width / 15 && ticks.length < 214 && ticks.at(-1) <= width + 0.1, `${ticks.length} ticks`);
  assert.ok(numbers.length > width / 100 && numbers.length < width / 22, `${numbers.length} numbers`);
});

test("a move played long ago is stepped through like the last one", async ({ page }) => {
  await page.openWith(OFF, "aHdKeLbCfIjNkEmAaFcMn");
  await page.clickControl("Move 1, South a: 5 laps");
  await shows(page, AFTER_A);
  await goes(page, () => page.clickControl("Back a lap"), LAPS_OF_A.slice(0, -1).toReversed());
  await goes(page, () => page.clickControl("Forward a seed"), STOPS_OF_A.slice(1));
  assert.equal((await page.moveList()).length, 21);
});

test("a capture is a step of its own", async ({ page }) => {
  await page.openWith(OFF, "h");
  assert.deepEqual(await page.captured(), { North: 0, South: 4 });
  await page.clickControl("Back a seed");
  assert.equal(await page.told(), "Lap 5: 3 seeds from e, the last falls into empty h and captures 4 (N and A).");
  await shows(page, board("3 0 3 3 0 3 3 1 3 0 3 3 0 3"));
  assert.deepEqual(await page.captured(), { North: 0, South: 0 });
  await page.clickControl("Forward a seed");
  assert.equal(await page.told(), "South played h: 5 laps, ended in h, captured 4 (N and A).");
  await shows(page, board("3 0 3 3 0 3 3 1 3 0 3 3 0 3", "0 2 2 2 2 2 2 2 2 2 2 2 2 0"));
});

test("steps lead over the ends of a move to its neighbours", async ({ page }) => {
  await page.openWith(OFF, "aH");
  await page.clickControl("Back a move");
  await shows(page, AFTER_A);
  await page.clickControl("Forward a seed");
  assert.equal(await page.told(), "Lap 1: 2 seeds lifted from H.");
  await page.clickControl("Back a seed");
  await page.clickControl("Back a seed");
  assert.equal(await page.told(), "Lap 5: seed 2 of 3 falls into n.");
});

test("with reduced motion seeds jump from stop to stop, and every stop is there", async ({ page, browser }) => {
  const drawings = async () => {
    await page.openWith({ speed: "fast" });
    const seen = await watch(page, async () => {
      await page.play("a");
      await untilIdle(page);
    });
    assert.deepEqual(seen.states.map(total).filter((sum) => sum !== 56), []);
    return distinct(seen.states, ({ seeds }) => seeds);
  };
  assert.ok((await drawings()) > 40, "otherwise they move");
  await browser.emulate({ reducedMotion: true });
  // Twenty stops; a slow machine may leave some out, but never shows one between two.
  const still = await drawings();
  assert.ok(still <= 20 && still > 10, `${still} drawings`);
  await goes(page, () => page.clickControl("Back a lap"), LAPS_OF_A.slice(0, -1).toReversed());
  await goes(page, () => page.clickControl("Forward a seed"), STOPS_OF_A.slice(1));
});

test("an endless move shows its laps, then says that it never ends", async ({ page }) => {
  await page.openWith(OFF, "gHcCe");
  const before = board("0 3 0 1 4 0 2 4 1 0 4 0 4 1", "3 0 0 4 1 0 1 1 4 1 3 3 0 3");
  const slider = await page.control("Place in the move");
  await page.run("arguments[0].focus()", slider);
  await page.keys("Home");
  assert.equal(await page.told(), "Before South plays e.");
  await shows(page, before);
  await page.clickControl("Forward a lap");
  assert.equal(await page.told(), "Lap 1: 4 seeds from e, the last falls into occupied i, goes on.");
  await page.clickControl("Forward a lap");
  assert.equal(await page.told(), "Lap 2: 2 seeds from i, the last falls into occupied k, goes on.");
  await shows(page, board("0 3 0 1 0 1 3 5 0 1 5 0 4 1", "3 0 0 4 1 0 1 1 4 1 3 3 0 3"));
  await page.run("arguments[0].focus()", slider);
  await page.keys("End");
  assert.match(await page.told(), /^South played e: it never ends\./);
  await shows(page, before);
});

test("an endless move at normal speed is over in ten seconds too, and Play shows it again", async ({ page, context }) => {
  await page.openWith(OFF, "gHcC");
  await page.clickControl("Normal");
  const before = (await page.counts()).pits;
  const seen = await watch(page, async () => {
    await page.play("e");
    await untilIdle(page);
  });
  const time = timeTo(before, seen);
  context.diagnostic(`an endless move at normal speed: ${time.toFixed(0)} ms`);
  assert.ok(time > 2_000 && time <= 10_500, `${time} ms`);
  assert.deepEqual(seen.states.map(total).filter((sum) => sum !== 56), []);
  await page.clickControl("Show the last move again");
  await page.waitUntil(async () => (await page.told()).startsWith("Lap 1:"), "the first lap");
  await page.clickControl("Play/Pause");
  assert.equal(await isIdle(page), true);
  assert.match(await page.told(), /^Lap \d+:/);
});

/** H ends in H, which faces n with three seeds; behind stands a with one. */
const AFTER_A_H = board("0 3 0 3 3 0 3 3 0 3 3 0 3 0", "3 0 3 3 0 3 3 1 3 0 3 3 0 3");

test("a click on a pit while a move is shown counts, and nothing is lost", async ({ page }) => {
  await page.openWith({ speed: "slow" });
  await page.play("a");
  await page.waitUntil(async () => (await page.told()).startsWith("Lap 1:"), "the first lap");
  await page.play("H");
  await page.waitUntil(async () => (await page.told()).includes("lifted from H"), "the next move");
  assert.deepEqual((await page.counts()).pits, { ...AFTER_A, H: 0 });
  await page.keys("Escape");
  assert.deepEqual(await page.moveList(), ["Move 1, South a: 5 laps", "* Move 1, North H: 5 laps, 4 captured"]);
  await shows(page, AFTER_A_H);
});

for (const [name, after, prepare] of [
  ["Undo", START, async (page) => page.play("a")],
  [
    "Redo",
    AFTER_A_H,
    async (page) => {
      await page.playQuickly("aH");
      await page.keys("Control+z", "Control+z");
      await page.keys("Control+y");
      await page.clickControl("Back a move");
      await page.clickControl("Play/Pause");
    },
  ],
]) {
  test(`${name} while a move is shown gives the right board at once`, async ({ page, context }) => {
    await page.openWith({ speed: "slow" });
    const best = await bestOfThree(context, `${name} while a move is shown`, async () => {
      await prepare(page);
      await page.waitUntil(async () => (await page.told()).startsWith("Lap 1:"), "the first lap");
      const seen = await watch(page, () => page.clickControl(name));
      await shows(page, after);
      assert.equal(await isIdle(page), true);
      await page.keys("Control+z", "Control+z");
      return timeTo(after, seen);
    });
    assert.ok(best <= 2 * 200, `${best} ms`);
  });
}

test("a control that has nothing left to do keeps the focus", async ({ page }) => {
  await page.openWith(OFF, "a");
  for (const [name, key] of [["Undo", "Enter"], ["Redo", "Space"], ["Back a seed", "Enter"], ["First", "Enter"], ["Forward a lap", "Enter"]]) {
    await page.run("arguments[0].focus()", await page.control(name));
    for (let press = 0; press < 22; press += 1) {
      await page.keys(key);
    }
    assert.equal(await page.focused(), name);
    assert.equal(await (await page.control(name)).getAttribute("aria-disabled"), "true");
    await page.keys("End");
  }
});

test("a new game while a move is shown gives its board at once", async ({ page, context }) => {
  await page.openWith({ speed: "slow" });
  const best = await bestOfThree(context, "a new game while a move is shown", async () => {
    await page.play("a");
    await page.waitUntil(async () => (await page.told()).startsWith("Lap 1:"), "the first lap");
    await page.clickControl("New game");
    const seen = await watch(page, () => page.clickControl("Start"));
    await shows(page, START);
    return timeTo(START, seen);
  });
  assert.ok(best <= 2 * 200, `${best} ms`);
});

test("a flip while a move is shown turns the board and loses nothing", async ({ page }) => {
  await page.openWith({ speed: "normal" });
  const seen = await watch(page, async () => {
    await page.play("a");
    await page.waitUntil(async () => (await page.told()).startsWith("Lap 1:"), "the first lap");
    await page.clickControl("Flip board");
    await untilIdle(page);
  });
  assert.deepEqual(seen.states.map(total).filter((sum) => sum !== 56), []);
  await shows(page, AFTER_A);
  const [a, g, A] = await page.run("return ['a', 'g', 'A'].map((letter) => document.querySelector(`[data-pit=${letter}]`).getBoundingClientRect().toJSON())");
  assert.ok(a.x > g.x && a.y < A.y, "South sits at the upper edge now");
});

test("after some seconds in another tab the board is the final one at once", async ({ page }) => {
  await page.openWith({ speed: "normal" });
  await page.run("window.hidden = 0; document.addEventListener('visibilitychange', () => { window.hidden += document.hidden ? 1 : 0; })");
  const { driver } = page;
  const tab = await driver.getWindowHandle();
  await page.play("a");
  await driver.switchTo().newWindow("tab");
  await pause(5_000);
  await driver.close();
  await driver.switchTo().window(tab);
  const back = Date.now();
  await page.waitUntil(async () => same((await page.counts()).pits, AFTER_A), "the final board", 1_000);
  assert.ok(Date.now() - back <= 1_000);
  assert.equal(await page.run("return window.hidden"), 1);
});
