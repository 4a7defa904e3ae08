// Playing: whole games by mouse and by keyboard, what may not be played, and how games end.
import assert from "node:assert/strict";
import { START, board, games } from "./boards.mjs";
import { session } from "./session.mjs";

const test = session();

const [first] = await games();
const OFF = { speed: "off" };

/** The names of all 28 pits on a board, with those of `playable` said to be so. */
function namesOf(pits, playable = "") {
  const side = (letter) => (letter === letter.toLowerCase() ? "South" : "North");
  const seeds = (count) => `${count} ${count === 1 ? "seed" : "seeds"}`;
  const name = (letter, count) => `${side(letter)} ${letter}, ${seeds(count)}${playable.includes(letter) ? ", playable" : ""}`;
  return Object.fromEntries(Object.entries(pits).map(([letter, count]) => [letter, name(letter, count)]));
}

async function firstGameIsOver(page) {
  assert.deepEqual((await page.counts()).pits, first.pits);
  assert.deepEqual(await page.captured(), { North: 20, South: 28 });
  const [title, why, totals] = await page.result();
  assert.equal(title, "South wins");
  assert.equal(why, "North has no seeds left.");
  assert.equal(totals, "Captured: South 28, North 20.");
}

test("a whole game by mouse", async ({ page }) => {
  assert.ok(first.moves.length >= 60 && first.reason === "no seeds" && first.winner === "south");
  await page.openWith(OFF);
  for (const letter of first.moves) {
    await page.play(letter);
  }
  await firstGameIsOver(page);
});

test("a whole game by keyboard", async ({ page }) => {
  await page.openWith(OFF);
  // Not a Tab stop more than necessary: the keys' help, the page's controls, the board.
  for (let stops = 0; !/^South a\b/.test(await page.focused()); stops += 1) {
    assert.ok(stops < 8, "the board is reached by Tab");
    await page.keys("Tab");
  }
  for (const letter of first.moves) {
    await page.keys(letter);
    assert.match(await page.focused(), new RegExp(`^${letter < "a" ? "North" : "South"} ${letter}, \\d+ seeds?, playable$`));
    await page.keys("Enter");
  }
  assert.match(await page.sentence(), /^South played i: .*South wins\. North has no seeds left\.$/);
  assert.deepEqual(await page.pitNames(), namesOf(first.pits));
  await firstGameIsOver(page);
});

test("letters of either case lead to the pits of the player to move", async ({ page }) => {
  await page.openWith(OFF, "a");
  await page.run("document.querySelector('[data-pit=a]').focus()");
  await page.keys("Tab", "Shift+Tab", "k");
  assert.equal(await page.focused(), "North K, 2 seeds, playable");
  await page.keys("C");
  assert.equal(await page.focused(), "North C, 2 seeds, playable");
  await page.keys("Space", "d");
  assert.equal(await page.focused(), "South d, 3 seeds, playable");
});

test("the 28 pits are buttons with names, and nothing hides them", async ({ page }) => {
  await page.open();
  assert.deepEqual(await page.pitNames(), namesOf(START, "abcdefghijklmn"));
  const pits = await page.driver.findElements({ css: "[data-pit]" });
  for (const pit of pits) {
    assert.equal(await pit.getAriaRole(), "button");
  }
  const hiding = "[role=img], [role=presentation], [role=none], [aria-hidden=true], [inert]";
  assert.equal(await page.run(`return [...document.querySelectorAll("[data-pit]")].filter((pit) => pit.closest("${hiding}")).length`), 0);
});

test("the board is one Tab stop, and arrow keys go where they point", async ({ page }) => {
  await page.open();
  const stops = "return [...document.querySelectorAll('[data-pit]')].filter((pit) => pit.tabIndex === 0).map((pit) => pit.dataset.pit)";
  assert.deepEqual(await page.run(stops), ["a"]);
  await page.run("document.querySelector('[data-pit=a]').focus()");
  const way = [["ArrowRight", "b"], ["ArrowUp", "m"], ["ArrowUp", "I"], ["ArrowUp", "F"], ["ArrowUp", "F"], ["ArrowLeft", "G"], ["End", "A"], ["ArrowDown", "N"], ["Home", "H"]];
  await page.keys("Tab", "Shift+Tab");
  for (const [key, letter] of way) {
    await page.keys(key);
    assert.equal((await page.focused()).slice(6, 7), letter, key);
  }
  assert.deepEqual(await page.run(stops), ["H"]);
});

test("each of the fourteen first moves takes five laps, and four seeds from an inner pit", async ({ page }) => {
  await page.openWith(OFF);
  // What faces the inner pits h to n, and what stands behind; at the start the fourteen pits of a side are alike, so that every move is the first one turned.
  const [facing, behind] = ["NMLKJIH", "ABCDEFG"];
  const afterA = [1, 3, 0, 3, 3, 0, 3, 3, 0, 3, 3, 0, 3, 3];
  for (const [index, letter] of [..."abcdefghijklmn"].entries()) {
    await page.play(letter);
    const inner = index - 7;
    const capture = inner < 0 ? "" : `, captured 4 (${facing[inner]} and ${behind[inner]})`;
    assert.equal(await page.sentence(), `South played ${letter}: 5 laps, ended in ${letter}${capture}. North to move.`);
    const expected = board(afterA.map((_, pit) => afterA[(pit - index + 14) % 14]));
    if (inner >= 0) {
      expected[facing[inner]] = expected[behind[inner]] = 0;
    }
    assert.deepEqual((await page.counts()).pits, expected, letter);
    assert.deepEqual(await page.captured(), { North: 0, South: inner < 0 ? 0 : 4 });
    await page.clickControl("Undo");
  }
});

/** Presses a pit that may not be played: it is said and seen, and nothing moves. */
async function isRefused(page, letter, why) {
  const before = await page.counts();
  const moves = await page.moveList();
  await page.play(letter);
  assert.equal(await page.sentence(), why);
  assert.equal(await page.told(), why);
  assert.deepEqual(await page.counts(), before);
  assert.deepEqual(await page.moveList(), moves);
}

test("a pit of the other player is refused", async ({ page }) => {
  await page.openWith(OFF);
  await isRefused(page, "A", "A is a pit of North, and South is to move.");
  await page.play("a");
  await isRefused(page, "a", "a is a pit of South, and North is to move.");
});

test("an empty pit is refused", async ({ page }) => {
  await page.openWith(OFF, "aH");
  await isRefused(page, "c", "c is empty.");
});

test("a single seed is refused while a pit holds more, and those pits are named", async ({ page }) => {
  await page.openWith(OFF, "eF");
  await isRefused(page, "e", "e holds a single seed: pits with two or more come first (a, c, d, f, h, i, k, l and n).");
});

test("a single seed is refused while the next pit is occupied", async ({ page }) => {
  await page.openWith(OFF, first.moves.slice(0, 37));
  await isRefused(page, "A", "A holds a single seed, and B after it is occupied.");
  assert.match((await page.pitNames()).A, /1 seed$/);
});

test("after the end every pit is refused", async ({ page }) => {
  await page.openWith(OFF, first.moves);
  await isRefused(page, "d", "The game is over. Undo takes the last move back.");
  await isRefused(page, "D", "The game is over. Undo takes the last move back.");
});

test("a refusal is said again when it happens again", async ({ page }) => {
  await page.openWith(OFF);
  await page.run(`
    window.said = 0;
    new MutationObserver(() => { window.said += 1; }).observe(document.querySelector("[aria-live=polite]"), { childList: true, subtree: true, characterData: true });`);
  await page.play("A");
  const once = await page.run("return window.said");
  await page.play("A");
  assert.ok(once > 0 && (await page.run("return window.said")) > once);
});

const BEFORE_ENDLESS = board("0 3 0 1 4 0 2 4 1 0 4 0 4 1", "3 0 0 4 1 0 1 1 4 1 3 3 0 3");

test("an endless move is announced, and whoever plays it has lost", async ({ page }) => {
  await page.openWith(OFF, "gHcC");
  assert.deepEqual((await page.counts()).pits, BEFORE_ENDLESS);
  await page.hover("e");
  assert.equal(await page.told(), "e never ends: South would lose.");
  await page.play("e");
  assert.deepEqual((await page.counts()).pits, BEFORE_ENDLESS);
  const [title, why] = await page.result();
  assert.equal(title, "North wins");
  assert.equal(why, "South played an endless move.");
  assert.match(await page.sentence(), /^South played e: it never ends\. After 1526 laps .*North wins\. South played an endless move\.$/);
  assert.match((await page.moveList()).at(-1), /^\* Move 3, South e: endless$/);
  assert.deepEqual(await page.pitNames(), namesOf(BEFORE_ENDLESS));
});

test("with endless moves forbidden it is refused", async ({ page }) => {
  await page.openWith(OFF);
  await page.clickControl("New game");
  await (await page.control("are forbidden A move that never ends may not be played.")).click();
  await page.clickControl("Start");
  await page.playQuickly("gHcC");
  assert.deepEqual(await page.pitNames(), namesOf(BEFORE_ENDLESS, "bghkm"));
  await isRefused(page, "e", "e would never end, and endless moves are forbidden in this game.");
  assert.equal(await page.result(), null);
});

test("a move of 214 laps is not endless", async ({ page }) => {
  // The longest move found near the start of a game.
  await page.openWith(OFF, "iLgKdGi");
  await page.play("J");
  assert.match(await page.sentence(), /^North played J: 214 laps, ended in M\. South to move\.$/);
  assert.deepEqual((await page.counts()).pits, board("3 3 0 0 1 1 1 0 0 2 1 3 3 0", "0 2 5 0 1 0 5 0 1 0 5 2 1 1"));
});
