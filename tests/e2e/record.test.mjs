// The game as it was played: taking back and looking back, variations, endings, whose side is where, new games.
import assert from "node:assert/strict";
import { START, board, games } from "./boards.mjs";
import { session } from "./session.mjs";

const test = session();

const [first] = await games();
const OFF = { speed: "off" };
const TWENTY = first.moves.slice(0, 20);

const AFTER_A = board("1 3 0 3 3 0 3 3 0 3 3 0 3 3");
const AFTER_THREE = board("1 3 0 0 4 1 0 4 1 4 0 1 4 1", "3 0 3 3 0 3 3 1 3 0 3 3 0 3");
const AFTER_FOUR = board("1 3 0 0 4 1 0 4 1 4 0 0 4 1", "4 1 4 0 1 4 4 0 4 1 0 4 1 0");
const AFTER_TWENTY = board("0 1 0 6 1 0 1 1 0 0 1 0 1 2", "1 1 1 1 1 0 4 1 2 1 3 2 0 1");

async function shows(page, pits) {
  assert.deepEqual((await page.counts()).pits, pits);
}

test("moves are taken back to the start and done again to the end", async ({ page }) => {
  await page.openWith(OFF, first.moves);
  await page.clickControl("Undo");
  assert.equal(await page.sentence(), "Taken back. South to move.");
  assert.equal(await page.result(), null);
  for (let undone = 1; undone < first.moves.length; undone += 1) {
    await page.keys("Control+z");
  }
  await shows(page, START);
  assert.deepEqual(await page.captured(), { North: 0, South: 0 });
  await page.clickControl("Redo");
  assert.equal(await page.sentence(), "Done again. North to move.");
  await shows(page, AFTER_A);
  for (let redone = 1; redone < first.moves.length; redone += 1) {
    await page.keys("Control+y");
  }
  await shows(page, first.pits);
  assert.deepEqual((await page.result()).slice(0, 2), ["South wins", "North has no seeds left."]);
  assert.equal(await page.sentence(), "South wins. North has no seeds left.");
});

test("Back only looks: the game stands where it stood", async ({ page }) => {
  await page.openWith(OFF, TWENTY);
  const list = await page.moveList();
  for (let looked = 0; looked < 17; looked += 1) {
    await page.keys("ArrowLeft");
  }
  await shows(page, AFTER_THREE);
  assert.deepEqual(await page.moveList(), list.map((move, index) => (index === 2 ? "* " : "") + move.replace(/^\* /, "")));
  await page.clickControl("Last");
  await shows(page, AFTER_TWENTY);
  await page.clickControl("First");
  // What Undo takes back is the last move of the game, not one that is looked at.
  await page.clickControl("Undo");
  assert.equal((await page.moveList()).findIndex((move) => move.startsWith("* ")), 18);
});

test("every move of the list says what it did, and leads there", async ({ page }) => {
  await page.openWith(OFF, "aHdK");
  assert.deepEqual(await page.moveList(), [
    "Move 1, South a: 5 laps",
    "Move 1, North H: 5 laps, 4 captured",
    "Move 2, South d: 3 laps",
    "* Move 2, North K: 4 laps, 1 captured",
  ]);
  await page.clickControl("Move 2, South d: 3 laps");
  await shows(page, AFTER_THREE);
  assert.deepEqual(
    (await page.moveList()).filter((move) => move.startsWith("* ")),
    ["* Move 2, South d: 3 laps"],
  );
  await page.clickControl("Move 1, South a: 5 laps");
  await shows(page, AFTER_A);
});

test("playing from an earlier place keeps the old line as a variation", async ({ page }) => {
  await page.openWith(OFF, TWENTY);
  const old = (await page.moveList()).map((move) => move.replace("* ", ""));
  await page.clickControl(old[3]);
  await shows(page, AFTER_FOUR);
  await page.play("b");
  const b = await page.counts();
  const list = await page.moveList();
  assert.equal(list.length, 21);
  assert.deepEqual(list.filter((move) => move.startsWith("* ")), ["* Move 3, South b: 5 laps"]);
  assert.deepEqual(list.filter((move) => !move.startsWith("* ")).toSorted(), old.toSorted());
  const within = await page.run("return [...document.querySelectorAll('section[aria-label=Moves] ol ol button')].map((move) => move.ariaLabel)");
  assert.deepEqual(within, old.slice(4), "the sixteen moves stand in a list of their own");

  await page.clickControl(old[19]);
  await shows(page, AFTER_TWENTY);
  await page.clickControl("Move 3, South b: 5 laps");
  assert.deepEqual(await page.counts(), b);
});

test("before the first move of a variation comes the place that it left", async ({ page }) => {
  await page.openWith(OFF, TWENTY);
  await page.clickControl("Move 2, North K: 4 laps, 1 captured");
  await page.play("b");
  await page.keys("ArrowLeft");
  await shows(page, AFTER_FOUR);
  await page.keys("ArrowRight", "ArrowLeft", "ArrowLeft");
  await shows(page, AFTER_THREE);
  await page.clickControl("Move 3, South e: 2 laps");
  await page.keys("ArrowLeft");
  await shows(page, AFTER_FOUR);
});

test("another first move is a variation too", async ({ page }) => {
  await page.openWith(OFF, "aH");
  await page.clickControl("First");
  await page.play("h");
  assert.equal((await page.moveList()).length, 3);
  await page.clickControl("Move 1, South a: 5 laps");
  await shows(page, AFTER_A);
  await page.keys("ArrowLeft");
  await shows(page, START);
});

test("a move that was played before is followed, not repeated", async ({ page }) => {
  await page.openWith(OFF, "aHdK");
  await page.clickControl("First");
  await page.play("a");
  assert.equal((await page.moveList()).length, 4);
});

test("whoever resigns has lost, and may think again", async ({ page }) => {
  await page.openWith(OFF, "a");
  await page.clickControl("Resign");
  assert.deepEqual((await page.result()).slice(0, 3), ["South wins", "North resigned. Undo takes it back.", "Captured: South 0, North 0."]);
  assert.equal(await page.sentence(), "South wins. North resigned. Undo takes it back.");
  await page.play("B");
  assert.equal(await page.sentence(), "The game is over. Undo takes the last move back.");
  await page.clickControl("Undo");
  assert.equal(await page.result(), null);
  await shows(page, AFTER_A);
  await page.clickControl("Redo");
  assert.equal((await page.result())[1], "North resigned. Undo takes it back.");
  await page.clickControl("Undo");
  await page.play("H");
  assert.equal((await page.moveList()).length, 2);
});

test("the players may agree a draw, and think again", async ({ page }) => {
  await page.openWith(OFF, "aH");
  await page.clickControl("Agree a draw");
  assert.deepEqual((await page.result()).slice(0, 3), ["Draw", "The players agreed a draw. Undo takes it back.", "Captured: South 0, North 4."]);
  await page.clickControl("Undo");
  assert.equal(await page.result(), null);
  assert.equal((await page.moveList()).length, 2);
});

/** The middle of every pit as a share of the board's width and height. */
async function middles(page) {
  return page.run(`
    const around = document.querySelector("[data-hand]").getBoundingClientRect();
    const middle = (pit) => {
      const { left, top, width, height } = pit.getBoundingClientRect();
      return [(left + width / 2 - around.left) / around.width, (top + height / 2 - around.top) / around.height];
    };
    return Object.fromEntries([...document.querySelectorAll("[data-pit]")].map((pit) => [pit.dataset.pit, middle(pit)]));`);
}

function isHalfTurn(before, after) {
  for (const [letter, [x, y]] of Object.entries(before)) {
    const [turnedX, turnedY] = after[letter];
    assert.ok(Math.abs(x + turnedX - 1) < 0.005 && Math.abs(y + turnedY - 1) < 0.005, `${letter}: ${x}, ${y} to ${turnedX}, ${turnedY}`);
  }
}

for (const [what, size] of [["on a desk", [1280, 800]], ["on a phone", [390, 844]]]) {
  test(`Flip board turns it by half ${what}; letters stay with their pits, arrow keys go where they point`, async ({ page, browser }) => {
    await browser.setViewport(...size);
    await page.openWith(OFF, "a");
    const before = await middles(page);
    assert.ok(before.a[0] < before.g[0] && before.a[1] > before.A[1], "South sits at the lower edge first");
    await page.clickControl("Flip board");
    assert.equal(await page.sentence(), "The board is turned: North is at the lower edge.");
    isHalfTurn(before, await middles(page));
    await shows(page, AFTER_A);

    await page.run("document.querySelector('[data-pit=A]').focus()");
    await page.keys("Tab", "Shift+Tab");
    for (const [key, letter] of [["ArrowRight", "B"], ["ArrowUp", "M"], ["ArrowLeft", "N"], ["ArrowUp", "h"], ["ArrowUp", "g"], ["End", "a"], ["Home", "g"]]) {
      await page.keys(key);
      assert.equal((await page.focused()).slice(6, 7), letter, key);
    }
    await page.keys("ArrowDown", "f");
    assert.match(await page.focused(), /^North F,/, "a letter goes to its pit");
    await page.clickControl("Flip board");
    assert.deepEqual(await middles(page), before);
  });
}

test("the key f turns the board", async ({ page }) => {
  await page.open();
  const before = await middles(page);
  await page.keys("f");
  isHalfTurn(before, await middles(page));
});

test("the board may turn to whoever moves", async ({ page }) => {
  await page.openWith({ ...OFF, turning: "to-move" });
  const south = await middles(page);
  await page.play("a");
  isHalfTurn(south, await middles(page));
  await page.play("H");
  assert.deepEqual(await middles(page), south);
});

async function newGame(page, { south, north, forbidden = false } = {}) {
  await page.clickControl("New game");
  for (const [name, value] of [["South’s name", south], ["North’s name", north]]) {
    if (value !== undefined) {
      const field = await page.control(name);
      await field.clear();
      await field.sendKeys(value);
    }
  }
  if (forbidden) {
    await page.clickControl("are forbidden A move that never ends may not be played.");
  }
  await page.clickControl("Start");
}

test("a new game has the players' names everywhere", async ({ page }) => {
  await page.openWith(OFF, "a");
  await newGame(page, { south: "Salma", north: "Nasser" });
  await shows(page, START);
  assert.equal(await page.sentence(), "A new game. Salma to move.");
  assert.deepEqual(await page.captured(), { Nasser: 0, Salma: 0 });
  await page.play("h");
  assert.equal(await page.sentence(), "Salma played h: 5 laps, ended in h, captured 4 (N and A). Nasser to move.");
  assert.deepEqual(await page.moveList(), ["* Move 1, Salma h: 5 laps, 4 captured"]);
  await page.clickControl("Resign");
  assert.deepEqual((await page.result()).slice(0, 3), ["Salma wins", "Nasser resigned. Undo takes it back.", "Captured: Salma 4, Nasser 0."]);
});

test("Enter in a name begins the game, and its keys are text", async ({ page }) => {
  await page.openWith(OFF, "a");
  await page.clickControl("New game");
  const field = await page.control("South’s name");
  await field.sendKeys("f, . <?>");
  assert.equal(await field.getAttribute("value"), "f, . <?>");
  await shows(page, AFTER_A);
  await page.keys("Enter");
  await shows(page, START);
  assert.equal(await page.sentence(), "A new game. f, . <?> to move.");
});

test("the last game comes back as it was left", async ({ page }) => {
  await page.openWith(OFF);
  await newGame(page, { south: "Salma", forbidden: true });
  await page.playQuickly(TWENTY);
  const list = await page.moveList();
  await newGame(page, { south: "" });
  await shows(page, START);
  await page.clickControl("Bring the last game back");
  await shows(page, AFTER_TWENTY);
  assert.deepEqual(await page.moveList(), list);
  assert.match(list[0], /Salma/);
  assert.equal(await page.sentence(), "The last game is back.");
  assert.equal(await page.shows("section[aria-label=Result]"), false);
});

test("what is chosen for a new game waits for Start, and is offered anew each time", async ({ page }) => {
  await page.openWith(OFF);
  const [loses, forbidden] = ["lose the game Whoever plays a move that never ends has lost at once, as in Oman.", "are forbidden A move that never ends may not be played."];
  await page.clickControl("New game");
  await (await page.control("North’s name")).sendKeys("Nasser");
  await page.clickControl(forbidden);
  assert.equal(await (await page.control("North’s name")).getAttribute("value"), "Nasser", "a choice leaves the names alone");
  await page.keys("Escape");
  await page.clickControl("New game");
  assert.equal(await (await page.control("North’s name")).getAttribute("value"), "");
  assert.equal(await (await page.control(loses)).isSelected(), true);
});

test("what was left is forgotten when the new game goes on, and never kept when nothing was played", async ({ page }) => {
  await page.openWith(OFF, "a");
  await newGame(page);
  await page.play("b");
  await assert.rejects(page.control("Bring the last game back"), /there is no control/);
  // A move that was taken back was played all the same.
  await page.clickControl("Undo");
  await newGame(page);
  await newGame(page);
  await page.clickControl("Bring the last game back");
  await page.clickControl("Redo");
  assert.equal((await page.counts()).pits.b, 1);

  await page.openWith(OFF);
  await newGame(page);
  await assert.rejects(page.control("Bring the last game back"), /there is no control/);
});
