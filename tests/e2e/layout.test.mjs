// What is where on which screen, what a finger can hit, and what can be told apart without colours.
import assert from "node:assert/strict";
import { games } from "./boards.mjs";
import { contrast, luminances } from "./picture.mjs";
import { session } from "./session.mjs";

const test = session();

const OFF = { speed: "off" };
const [first] = await games();
const PHONES = [[390, 844], [360, 740], [844, 390]];
const DIALOGS = ["Rules", "Settings", "New game", "Keys"];

async function openDialog(page, name) {
  if (name === "Keys") {
    await page.keys("?");
  } else {
    await page.clickControl(name);
  }
  await page.waitUntil(() => page.shows("dialog[open]"), name);
}

/** The rectangles of all elements that a selector finds. */
function rectangles(page, selector) {
  return page.run("return [...document.querySelectorAll(arguments[0])].map((element) => element.getBoundingClientRect().toJSON())", selector);
}

/** The sizes in which numerals are drawn, in CSS pixels. */
function numeralSizes(page) {
  return page.run(`
    const numerals = [...document.querySelectorAll("[data-hand] svg text")].filter((text) => /^\\d+$/.test(text.textContent.trim()));
    return numerals.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d);`);
}

test("on a laptop the board takes three fifths of the width, and numerals are large", async ({ page, browser }) => {
  await browser.setViewport(1366, 768);
  await page.openWith(OFF, "a");
  const [{ width, bottom }] = await rectangles(page, "[data-hand]");
  assert.ok(width >= 0.6 * 1366, `${width} px wide`);
  assert.ok(bottom <= 768, "the whole board is in sight");
  const sizes = await numeralSizes(page);
  assert.ok(sizes.length >= 28 && Math.min(...sizes) >= 16, sizes.join(", "));
});

for (const size of PHONES) {
  test(`at ${size.join(" by ")} the board, both totals, the turn and Undo are in sight`, async ({ page, browser }) => {
    await browser.setViewport(...size);
    await page.openWith(OFF, "aH");
    assert.equal(await page.run("return scrollY"), 0);
    const turn = await page.run("return [...document.querySelectorAll('[data-captured] *')].find((element) => element.textContent.trim() === 'to move').getBoundingClientRect().toJSON()");
    const undo = await (await page.control("Undo")).getRect();
    const totals = await page.run(`
      const texts = [...document.querySelectorAll("[data-captured]")].map((player) => [...player.querySelectorAll("*")].find((text) => text.textContent.trim() === player.dataset.captured && text.getBoundingClientRect().width > 0));
      return texts.map((text) => text.getBoundingClientRect().toJSON());`);
    assert.equal(totals.length, 2);
    const [board] = await rectangles(page, "[data-hand]");
    for (const [what, { x, y, width, height }] of Object.entries({ board, turn, undo, first: totals[0], second: totals[1] })) {
      assert.ok(width > 0 && x >= 0 && y >= 0 && x + width <= size[0] && y + height <= size[1], `${what}: ${x}, ${y}, ${width} by ${height}`);
    }
    const sizes = await numeralSizes(page);
    assert.ok(Math.min(...sizes.slice(0, 28)) >= 14, sizes.join(", "));
  });
}

test("a finger can hit every pit and every control on a small phone", async ({ page, browser }) => {
  await browser.setViewport(360, 740);
  await page.openWith(OFF, "aH");
  for (const { width, height } of await rectangles(page, "[data-pit]")) {
    assert.ok(width >= 44 && height >= 44, `a pit of ${width} by ${height}`);
  }
  const small = await page.run(`
    const controls = [...document.querySelectorAll("main button, header button")].filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 2);
    return controls.map((control) => [control.ariaLabel ?? control.textContent, control.getBoundingClientRect().width, control.getBoundingClientRect().height])
      .filter(([, width, height]) => width < 24 || height < 24);`);
  assert.deepEqual(small, []);
});

test("two quick taps never zoom, on any control", async ({ page }) => {
  await page.openWith(OFF, "aH");
  const others = "return [...document.querySelectorAll('button, input, select, a, summary, label')].filter((control) => getComputedStyle(control).touchAction !== 'manipulation').map((control) => control.outerHTML)";
  assert.deepEqual(await page.run(others), []);
  for (const name of DIALOGS) {
    await openDialog(page, name);
    assert.deepEqual(await page.run(others), [], name);
    await page.keys("Escape");
  }
  const scales = await page.run("return document.querySelector('meta[name=viewport]').content");
  assert.doesNotMatch(scales, /user-scalable|maximum-scale/, "pinching zooms still");
});

test("at 400 % of a 1280 pixel screen nothing is cut off and everything can be reached", async ({ page, browser }) => {
  await browser.setViewport(320, 256);
  await page.openWith(OFF, "aHdKeLbCfI");
  await page.clickControl("First");
  await page.playQuickly("bA");
  const tooWide = "return document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth";
  assert.equal(await page.run(tooWide), 0);
  const unreachable = `
    const within = arguments[0];
    const controls = [...document.querySelectorAll(within + " button, " + within + " input")].filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 2);
    return controls.filter((control) => {
      control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const { left, right, top, height } = control.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, top + height / 2);
      const label = control.closest("label");
      return left < -0.5 || right > 320.5 || !(control.contains(found) || label?.contains(found));
    }).map((control) => control.ariaLabel ?? control.textContent);`;
  assert.deepEqual(await page.run(unreachable, "main"), []);
  assert.deepEqual(await page.run(unreachable, "header"), []);
  for (const name of DIALOGS) {
    await openDialog(page, name);
    assert.equal(await page.run(tooWide), 0, name);
    assert.ok(await page.run("const dialog = document.querySelector('dialog[open]'); return dialog.scrollWidth <= dialog.clientWidth"), name);
    assert.deepEqual(await page.run(unreachable, "dialog[open]"), [], name);
    await page.keys("Escape");
  }
});

for (const [width, height] of [[1280, 657], [844, 390], [390, 844]]) {
  test(`a dialog opens at its top at ${width}x${height}`, async ({ page, browser }) => {
    await browser.setViewport(width, height);
    await page.openWith({ speed: "off" });
    for (const name of DIALOGS) {
      // The second time it knows what was chosen.
      for (const time of ["first", "second"]) {
        await openDialog(page, name);
        assert.equal(await page.run("return document.querySelector('dialog[open]').scrollTop"), 0, `${name}, the ${time} time`);
        await page.keys("Escape");
      }
    }
  });
}

test("a name of any length stays within the page", async ({ page, browser }) => {
  await browser.setViewport(390, 844);
  await page.openWith({ speed: "off" });
  await page.paste(`[Variant "Hawalis"]\n[South "${"Wanderer".repeat(40)}"]\n[North "${"Zanzibar".repeat(40)}"]\n\n1. g H *`);
  await page.waitUntil(async () => (await page.moveList()).length === 2, "the game");
  for (const key of ["End", "Home", "ArrowRight"]) {
    await page.keys(key);
    assert.equal(await page.run("return document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"), 0, key);
  }
});

/** Every view of the page, each reached from the one before. */
const VIEWS = [
  ["the start", async () => {}],
  ["a preview", (page) => page.hover("h")],
  ["a refusal", (page) => page.play("A")],
  ["the middle of a move", async (page) => {
    await page.playQuickly("aH");
    await page.keys("<", "<");
  }],
  ["a list with a variation", async (page) => {
    await page.keys("End");
    await page.playQuickly("dK");
    await page.keys("Home");
    await page.playQuickly("aB");
  }],
  ["an agreed draw", (page) => page.clickControl("Agree a draw")],
  ...DIALOGS.map((name) => [
    `the dialog ${name}`,
    async (page) => {
      await page.keys("Escape");
      await openDialog(page, name);
    },
  ]),
  ["a game that was left", async (page) => {
    await page.keys("Escape");
    await page.clickControl("New game");
    await page.clickControl("Start");
  }],
  ["the announcement of an endless move", async (page) => {
    await page.playQuickly("gHcC");
    await page.hover("e");
  }],
  ["the result", (page) => page.play("e")],
];

for (const [theme, size] of [["light", [1280, 800]], ["dark", [1280, 800]], ["contrast", [1280, 800]], ["light", [390, 844]]]) {
  test(`no view has an accessibility violation in the theme ${theme} at ${size.join(" by ")}`, async ({ page, browser }) => {
    await browser.setViewport(...size);
    // Colours that fade in would be measured half-way.
    await browser.emulate({ reducedMotion: true });
    await page.openWith({ ...OFF, theme });
    assert.deepEqual(await page.axeViolationsOf(VIEWS), {});
  });
}

/** Pits whose letter, count and rim are on the board, as rectangles: the button, and the numerals in the order of the pits. */
async function pitRectangle(page, letter) {
  return (await rectangles(page, `[data-pit="${letter}"]`))[0];
}

test("with the system's own colours pits, counts and the focus are still seen", async ({ page, browser }) => {
  for (const dark of [false, true]) {
    await browser.emulate({ forcedColors: true, dark, reducedMotion: true });
    await page.openWith(OFF, "a");
    assert.equal(await page.run("return matchMedia('(forced-colors: active)').matches"), true);
    await page.hoverNothing();

    // c is empty: all that is there is its rim and its count.
    const empty = await pitRectangle(page, "c");
    const numerals = (await page.run(`
      const numerals = [...document.querySelectorAll("[data-hand] svg text")].filter((text) => /^\\d+$/.test(text.textContent.trim()));
      return numerals.map((text) => text.getBoundingClientRect().toJSON());`)).slice(0, 28);
    for (const numeral of await luminances(page, numerals)) {
      assert.ok(contrast(numeral) >= 4.5, `a count with a contrast of ${contrast(numeral)}`);
    }
    const rim = { x: empty.x + empty.width / 2 - 2, y: empty.y, width: 4, height: empty.height / 2 };
    const [unfocused] = await luminances(page, [rim]);
    assert.ok(contrast(unfocused) >= 3, `a rim with a contrast of ${contrast(unfocused)}`);

    await page.run("document.querySelector('[data-pit=c]').focus()");
    await page.keys("Tab", "Shift+Tab");
    const outline = await page.run("const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement, '::after'); return `${outlineStyle} ${outlineWidth}`");
    assert.match(outline, /^solid [3-9]px$/);
  }
});

test("without colours marks differ by their shape", async ({ page }) => {
  // The last move is K: it ends in J and takes the seed of l. South may play b, e, h, j and m.
  await page.openWith(OFF, "aHdK");
  await page.hoverNothing();
  const shapes = await page.run(`
    const middle = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const pits = [...document.querySelectorAll("[data-pit]")];
    const shapes = Object.fromEntries(pits.map((pit) => [pit.dataset.pit, []]));
    for (const path of document.querySelectorAll("[data-hand] svg path[transform]")) {
      if (path.closest("defs") || path.getBoundingClientRect().width < 30) continue;
      const [x, y] = middle(path);
      const around = pits.find((pit) => {
        const { left, right, top, bottom } = pit.getBoundingClientRect();
        return left <= x && x <= right && top <= y && y <= bottom;
      });
      if (around) shapes[around.dataset.pit].push(path.getAttribute("d"));
    }
    return shapes;`);
  const playable = shapes.b;
  assert.equal(playable.length, 1);
  for (const letter of "ehjm") {
    assert.deepEqual(shapes[letter], playable);
  }
  const marks = [playable, shapes.K, shapes.J, shapes.l];
  for (const mark of marks) {
    assert.equal(mark.length, 1);
  }
  assert.equal(new Set(marks.flat()).size, 4, "playable, start, end and captured are four shapes");
  assert.deepEqual([shapes.D, shapes.a], [[], []]);
});

test("pit letters and counts differ in size and place", async ({ page }) => {
  await page.openWith(OFF);
  const { letters, counts } = await page.run(`
    const texts = [...document.querySelectorAll("[data-hand] svg text")].filter((text) => !text.closest("defs"));
    const told = (pattern) => texts.filter((text) => pattern.test(text.textContent.trim())).map((text) => ({ size: parseFloat(getComputedStyle(text).fontSize), box: text.getBoundingClientRect().toJSON() }));
    return { letters: told(/^[a-nA-N]$/), counts: told(/^\\d+$/).slice(0, 28) };`);
  assert.equal(letters.length, 28);
  assert.ok(Math.max(...letters.map(({ size }) => size)) <= 0.8 * Math.min(...counts.map(({ size }) => size)));
  const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  assert.ok(letters.every((letter) => counts.every((count) => !overlap(letter.box, count.box))));
  for (const seen of await luminances(page, letters.map(({ box }) => box))) {
    assert.ok(contrast(seen) >= 4.5, `a letter with a contrast of ${contrast(seen)}`);
  }
});

test("whose turn it is is said in words and marked by more than a colour", async ({ page }) => {
  await page.openWith(OFF);
  const turns = () => page.run("return Object.fromEntries([...document.querySelectorAll('[data-captured]')].map((player) => [player.ariaLabel, /to move/.test(player.textContent) && player.querySelector('svg') !== null]))");
  assert.deepEqual(await turns(), { North: false, South: true });
  await page.play("a");
  assert.deepEqual(await turns(), { North: true, South: false });
  await page.playQuickly(first.moves.slice(1));
  assert.match(await page.run("return document.querySelector('[data-captured][aria-label=South]').textContent"), /winner/);
});

test("the marks on the board are seen on every width", async ({ page, browser }) => {
  for (const width of [300, 320, 350, 390]) {
    await browser.setViewport(width, 640);
    await page.openWith(OFF, "gHcC");
    // Six pits may be played, one move began and ended, and l was taken.
    const [playable, others] = await page.run(`
      const seen = [...document.querySelectorAll(".board .mark")].filter((mark) => getComputedStyle(mark).clipPath === "none" && mark.getBoundingClientRect().width > 20);
      return [seen.filter((mark) => mark.classList.contains("playable")).length, seen.length];`);
    assert.ok(playable === (await page.run("return document.querySelectorAll('[data-pit][aria-label$=playable]').length")) && playable > 0, `${playable} at ${width}`);
    assert.ok(others >= playable + 3, `${others} at ${width}`);
  }
});

test("what is said beside the board stands below one another, and all of it can be pressed", async ({ page, browser }) => {
  for (const size of [[1366, 768], [768, 1024], [390, 844], [844, 390]]) {
    await browser.setViewport(...size);
    await page.openWith(OFF, "gHcC");
    await page.run("document.dispatchEvent(new Event('hawalis-update-ready'))");
    await page.clickControl("Resign");
    for (const name of ["Load", "Later", "New game", "Show the last move again"]) {
      const isFree = await page.run(
        `const button = [...document.querySelectorAll(".notes button")].find((button) => button.textContent === arguments[0]);
        button.scrollIntoView({ block: "center" });
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));`,
        name,
      );
      assert.ok(isFree, `${name} at ${size}`);
    }
  }
});

for (const percent of [130, 200]) {
  test(`with text of ${percent} % nothing scrolls sideways`, async ({ page, browser }) => {
    for (const size of [[360, 740], [390, 844], [430, 900], [1366, 768]]) {
      await browser.setViewport(...size);
      await page.openWith(OFF, "gHcC");
      await page.run("document.documentElement.style.fontSize = arguments[0]", `${percent}%`);
      assert.equal(await page.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth"), 0, `${size}`);
      await openDialog(page, "Settings");
      assert.ok(await page.run("const dialog = document.querySelector('dialog[open]'); return dialog.scrollWidth <= dialog.clientWidth"), `Settings at ${size}`);
      await page.keys("Escape");
    }
  });
}

test("on a phone held sideways the levels are in sight once a computer is chosen", async ({ page, browser }) => {
  await browser.setViewport(844, 390);
  await page.openWith(OFF);
  await openDialog(page, "New game");
  const button = (name) => `[...document.querySelectorAll("dialog[open] button")].find((button) => button.textContent.trim() === "${name}")`;
  await page.run(`${button("Computer")}.click()`);
  await page.waitUntil(() => page.run("return document.querySelector('dialog[open] .levels') !== null"), "the levels");
  const [levels, start] = await page.run(`return [document.querySelector("dialog[open] .levels"), ${button("Start")}].map((part) => part.getBoundingClientRect().toJSON())`);
  assert.ok(levels.bottom <= start.top, `the levels end at ${levels.bottom}, Start begins at ${start.top}`);
});

test("on a phone held sideways nothing lies over the moves", async ({ page, browser }) => {
  for (const [width, height] of [[844, 390], [932, 430]]) {
    await browser.setViewport(width, height);
    await page.openWith(OFF, "gHcC");
    await page.clickControl("Analysis");
    await page.waitUntil(() => page.shows("#analysis"), "the analysis");
    for (const letter of ["c", "C"]) {
      const isFree = await page.run(`
        const move = [...document.querySelectorAll(".moves .move")].find((move) => move.querySelector("b").textContent === arguments[0]);
        move.scrollIntoView({ block: "center" });
        const { x, y, width, height } = move.getBoundingClientRect();
        return move.contains(document.elementFromPoint(x + width / 2, y + height / 2));`, letter);
      assert.ok(isFree, `${letter} at ${width} x ${height}`);
    }
    await page.keys("l");
  }
});
