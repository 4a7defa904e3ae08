// Oware in the page: whole games, what becomes of grand slams, how games end, texts and links that come and go.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBrowser } from "./browser.mjs";
import { Page } from "./page.mjs";
import { session } from "./session.mjs";

const test = session();

const OFF = { speed: "off" };
const LETTERS = [..."ABCDEFabcdef"];
const NAMES_OF_OPTIONS = { none: "captures nothing", forbidden: "forbidden", all: "takes all" };
/** Example 2 of the rules in the text of PlayStrategy: F is a grand slam. */
const SLAM = "3,2S,1S,2S/1S,3,2S,3S 20 17 S";
/** Example 3 of the rules in the same: a chase. */
const CHASE = "1S,5/5,1S 23 23 S";

async function vectors(name) {
  const lines = await readFile(new URL(`../vectors/${name}.jsonl`, import.meta.url), "utf8");
  return lines.trim().split("\n").map((line) => JSON.parse(line));
}

/** `{ A: …, a: … }` from twelve counts. */
const board = (counts) => Object.fromEntries(LETTERS.map((letter, index) => [letter, counts[index]]));

async function isOnBoard(page, counts) {
  await page.waitUntil(async () => JSON.stringify((await page.counts()).pits) === JSON.stringify(board(counts)), `the board ${counts}`);
}

/** A game from this board by this option. */
async function begin(page, { slam = "none", board: counts, stores, turn = "s" }) {
  const fen = [...counts, ...stores, turn.toUpperCase()].join("-");
  await page.openWith(OFF);
  await page.paste(`[Variant "Oware Abapa"]\n[GrandSlam "${NAMES_OF_OPTIONS[slam]}"]\n[FEN "${fen}"]\n[Result "*"]\n\n*\n`);
  await isOnBoard(page, counts);
}

/** A new game of Oware through the dialog. */
async function newGame(page, slam = "none") {
  await page.clickControl("New game");
  await page.waitUntil(() => page.shows("dialog.new-game[open]"), "the new game");
  await page.clickControl("Oware");
  await page.run(`document.querySelectorAll("dialog.new-game input[name=rule-option]")[arguments[0]].click()`, Object.keys(NAMES_OF_OPTIONS).indexOf(slam));
  await page.clickControl("Start");
  await isOnBoard(page, Array(12).fill(4));
}

async function isOver(page, { board: counts, stores, winner }) {
  assert.deepEqual((await page.counts()).pits, board(counts));
  assert.deepEqual(await page.captured(), { South: stores[0], North: stores[1] });
  const [title, why, totals] = await page.result();
  assert.equal(title, winner === null ? "Draw" : winner === "south" ? "South wins" : "North wins");
  const left = 48 - stores[0] - stores[1];
  const rest = { 0: ": 48 in all", 1: "; 1 is left on the board" }[left] ?? `; ${left} are left on the board`;
  assert.equal(totals, `Captured: South ${stores[0]}, North ${stores[1]}${rest}.`);
  return why;
}

/** Opens a dialog by its control in the header and says what is in it. */
async function dialog(page, name, selector) {
  await page.clickControl(name);
  await page.waitUntil(() => page.shows(selector), name);
  return (await page.find(selector)).getText();
}

test("a whole game by mouse", async ({ page }) => {
  const game = (await vectors("oware_games")).find(({ slam, reason }) => slam === "none" && reason === "25 seeds");
  await page.openWith(OFF);
  await newGame(page);
  for (const letter of game.moves) {
    await page.play(letter);
  }
  assert.match(await isOver(page, game), /^(South|North) has more than half of all seeds\.$/);
});

test("a whole game by keyboard, to its end without a move", async ({ page }) => {
  const game = (await vectors("oware_games")).find(({ reason }) => reason === "no move");
  await page.openWith(OFF);
  await newGame(page, game.slam);
  await page.run("document.querySelector('[data-pit=A]').focus()");
  await page.keys("Tab", "Shift+Tab");
  for (const letter of game.moves) {
    await page.keys(letter);
    assert.match(await page.focused(), new RegExp(`^${letter < "a" ? "South" : "North"} ${letter}, \\d+ seeds?, playable$`));
    await page.keys("Enter");
  }
  assert.match(await isOver(page, game), /Each player takes the seeds on their own side: South \d+, North \d+\.$/);
});

for (const slam of Object.keys(NAMES_OF_OPTIONS)) {
  test(`a grand slam, option ${NAMES_OF_OPTIONS[slam]}: as the vectors have it, and said`, async ({ page }) => {
    const found = (await vectors("oware_moves")).filter((vector) => vector.slam === slam);
    const slams = found.filter((vector) => vector.is_slam).slice(0, 2);
    for (const vector of slams) {
      await begin(page, vector);
      await page.play(vector.move);
      await isOnBoard(page, vector.after.board);
      assert.deepEqual(await page.captured(), { South: vector.after.stores[0], North: vector.after.stores[1] });
      assert.match(await page.told(), slam === "all" ? /captured \d+ .*A grand slam: it takes all\.$/ : /A grand slam: it captures nothing\.$/);
    }
    assert.ok(slams.length > 0 || slam === "forbidden", "there are vectors of it");
    // Example 2 of the rules.
    await begin(page, { slam, board: [1, 0, 0, 0, 2, 3, 2, 1, 2, 0, 0, 0], stores: [20, 17] });
    await page.hover("F");
    if (slam === "forbidden") {
      await page.play("F");
      assert.match(await page.told(), /F would capture all that North has, and grand slams are forbidden in this game\./);
      await isOnBoard(page, [1, 0, 0, 0, 2, 3, 2, 1, 2, 0, 0, 0]);
      return;
    }
    assert.match(await page.told(), slam === "none" ? /3 seeds, ends in c, captures nothing: it is a grand slam\./ : /captures 8 \(c, b and a\): a grand slam, which ends the game\./);
    await page.play("F");
    if (slam === "none") {
      await isOnBoard(page, [1, 0, 0, 0, 2, 0, 3, 2, 3, 0, 0, 0]);
      assert.deepEqual(await page.captured(), { South: 20, North: 17 });
      assert.equal(await page.result(), null);
    } else {
      const why = await isOver(page, { board: Array(12).fill(0), stores: [31, 17], winner: "south" });
      assert.equal(why, "South captured all the opponent’s seeds: a grand slam, which ends the game. South also takes the 3 seeds on the own side.");
    }
  });
}

test("a position of PlayStrategy: the grand slam is played, and its reason is told", async ({ page }) => {
  await page.openWith(OFF);
  await page.paste(SLAM);
  await isOnBoard(page, [1, 0, 0, 0, 2, 3, 2, 1, 2, 0, 0, 0]);
  await page.play("F");
  assert.equal(await page.told(), "South played F: 3 seeds, ended in c. A grand slam: it captures nothing.");
  assert.deepEqual(await page.captured(), { South: 20, North: 17 });
});

test("a chase ends by repetition, and the text says how what was left is shared", async ({ page }) => {
  await page.openWith(OFF);
  await page.paste(CHASE);
  await isOnBoard(page, [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1]);
  await page.playQuickly("FfAaBbCcDdE");
  assert.equal(await page.result(), null);
  await page.play("e");
  const why = await isOver(page, { board: Array(12).fill(0), stores: [24, 24], winner: null });
  assert.equal(why, "Repetition: this position occurred before. Each player takes the seeds on their own side: South 1, North 1.");
  assert.match(await page.sentence(), /Draw\. Repetition: .*South 1, North 1\.$/);
  // Undo takes the end back as well.
  await page.clickControl("Undo");
  assert.equal(await page.result(), null);
  assert.deepEqual(await page.captured(), { South: 23, North: 23 });
});

test("a starved opponent ends the game at once, with the reason", async ({ page }) => {
  await page.openWith(OFF);
  await page.paste("1-1-0-0-0-0-0-0-0-0-0-0-20-26-S");
  await page.waitUntil(async () => (await page.result()) !== null, "the end");
  // 26 seeds are more than half already; with fewer, it is the hunger that ends it.
  assert.match((await page.result())[1], /more than half/);
  await page.openWith(OFF);
  await page.paste("1-1-0-0-0-0-0-0-0-0-0-0-23-23-S");
  await page.waitUntil(async () => (await page.result()) !== null, "the end");
  const why = await isOver(page, { board: Array(12).fill(0), stores: [25, 23], winner: "south" });
  assert.equal(why, "North has no seeds, and no move of South brings any. Each player takes the seeds on their own side: South 2, North 0.");
  assert.deepEqual(await page.run("return [...document.querySelectorAll('[data-pit]')].filter((pit) => /playable/.test(pit.ariaLabel)).length"), 0);
});

test("a game that is over where it begins says so, and not who is to move", async ({ page }) => {
  await page.openWith(OFF);
  // South has more than half.
  await page.paste("1 0 0 0 0 0/0 0 0 0 0 1 N 25 21");
  await page.waitUntil(async () => (await page.told()).startsWith("South wins. "), "the end");
  assert.doesNotMatch(await page.told(), /to move/);
});

test("a move that does not feed is refused, with the moves that do", async ({ page }) => {
  // C reaches a with its last seed, F reaches d.
  const start = { board: [0, 0, 4, 1, 1, 4, 0, 0, 0, 0, 0, 0], stores: [20, 18] };
  await begin(page, start);
  await page.play("D");
  assert.equal(await page.told(), "D brings North no seed, and North has none left. Play C or F.");
  await isOnBoard(page, start.board);
  assert.deepEqual(await page.moveList(), []);
});

test("seeds are told, not laps, and a chain is told pit by pit", async ({ page }) => {
  // F: 3 seeds into a, b and c, which then hold 4, 3 and 2.
  await begin(page, { board: [0, 0, 1, 0, 0, 3, 3, 2, 1, 0, 2, 0], stores: [18, 18] });
  await page.hover("F");
  assert.equal(await page.told(), "F: 3 seeds, ends in c, captures 5 (c and b).");
  await page.play("F");
  await page.hoverNothing();
  assert.equal(await page.told(), "South played F: 3 seeds, ended in c, captured 5 (c and b).");
  assert.deepEqual(await page.moveList(), ["* Move 1, South F: 3 seeds, 5 captured"]);
  const back = async () => {
    await page.clickControl("Back a seed");
    return page.told();
  };
  assert.equal(await back(), "South captures 2 seeds from c.");
  assert.equal(await back(), "3 seeds from F, the last falls into c and captures 5 (c and b).");
  assert.equal(await back(), "Seed 2 of 3 falls into b.");
  assert.equal(await back(), "Seed 1 of 3 falls into a.");
  assert.equal(await back(), "3 seeds lifted from F.");
  assert.equal(await back(), "Before South plays F.");
  assert.doesNotMatch(await page.run("return document.querySelector('main').textContent"), /\blaps?\b/);
});

test("twelve seeds skip the pit that they came from, and it is said", async ({ page }) => {
  await begin(page, { board: [12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stores: [18, 18] });
  await page.play("A");
  await isOnBoard(page, [0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  await page.clickControl("Back a seed");
  await page.clickControl("Forward a seed");
  assert.equal(await page.told(), "South played A: 12 seeds, ended in B.");
  await begin(page, { board: [13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stores: [17, 18] });
  await page.play("A");
  await page.clickControl("Back a seed");
  assert.equal(await page.told(), "Seed 12 of 13 falls into B, past A, which is skipped.");
});

test("a file of another program opens from the disk, and ours is written back", async ({ page, browser }) => {
  await page.openWith(OFF);
  await page.clickControl("New game");
  await page.clickControl("Open a text or file instead");
  const path = new URL("../golden/auale.ogn", import.meta.url).pathname;
  await (await page.find("dialog.open input[type=file]")).sendKeys(path);
  await page.waitUntil(async () => (await page.moveList()).length === 12, "the game");
  assert.match((await page.moveList())[0], /A "quick" one F: 1 seed/);
  const folder = await mkdtemp(join(tmpdir(), "oware-saved-"));
  await browser.saveTo(folder);
  try {
    await dialog(page, "Share", "dialog.share[open]");
    await page.clickControl("Save file");
    const saved = await page.waitUntil(() => readFile(join(folder, "oware.ogn"), "utf8").then((text) => text || null), "the file");
    assert.match(saved, /^\[Variant "Oware Abapa"\]/);
    assert.match(saved, /\[FEN "0-0-0-0-0-1-0-0-0-0-0-1-23-23-S"\]/);
    assert.match(saved, /\{ ?North goes after it ?\}/);
    await page.waitUntil(async () => /Saved as oware\.ogn/.test(await (await page.find("dialog.share")).getText()), "what became of it");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("positions are copied in three forms", async ({ page, server, browser }) => {
  await browser.allowClipboard(server.origin);
  await page.openWith(OFF);
  await page.paste(SLAM);
  await isOnBoard(page, [1, 0, 0, 0, 2, 3, 2, 1, 2, 0, 0, 0]);
  await dialog(page, "Share", "dialog.share[open]");
  const forms = {
    "Copy position": "0 0 0 2 1 2/1 0 0 0 2 3 S 20 17",
    "Copy position for Aualé": "1-0-0-0-2-3-2-1-2-0-0-0-20-17-S",
    "Copy position for PlayStrategy": "3,2S,1S,2S/1S,3,2S,3S 20 17 S 1",
  };
  for (const [name, text] of Object.entries(forms)) {
    await page.clickControl(name);
    await page.waitUntil(async () => (await page.run("return navigator.clipboard.readText()")) === text, `${name}: ${text}`);
  }
});

test("a link opens the same game in another profile, by its own rules; a reload keeps it", async ({ page, server }) => {
  await page.openWith(OFF);
  await newGame(page, "forbidden");
  await page.playQuickly("FfEb");
  await dialog(page, "Share", "dialog.share[open]");
  const link = await page.run("return document.querySelector('dialog.share input[readonly]').value");
  await page.keys("Escape");
  const pits = (await page.counts()).pits;
  await page.reload();
  assert.deepEqual((await page.counts()).pits, pits);
  assert.equal((await page.moveList()).length, 4);
  const other = await openBrowser();
  try {
    const opened = new Page(other, server);
    await opened.open(link.slice(server.url.length));
    await opened.waitUntil(async () => (await opened.moveList()).length === 4, "the game");
    await opened.clickControl("Last");
    assert.deepEqual((await opened.counts()).pits, pits);
    assert.match(await opened.told(), /North/);
    assert.match(await dialog(opened, "Rules", "dialog.rules[open]"), /In this game\nGrand slams are forbidden\. A move that would/);
    assert.deepEqual(await opened.consoleErrors(), []);
  } finally {
    await other.close();
  }
});

test("everything calls the game by its name", async ({ page }) => {
  await page.openWith(OFF);
  assert.equal(await page.run("return document.title"), "Hawalis");
  await newGame(page);
  assert.equal(await page.run("return document.title"), "Oware");
  assert.equal(await (await page.find("h1")).getText(), "Oware");
  await page.playQuickly("F");
  assert.match(await dialog(page, "Games", "dialog.games[open]"), /Oware · /);
});

for (const [width, height] of [[1366, 768], [390, 844]]) {
  test(`the rules page and the board at ${width} by ${height}`, async ({ page, browser }) => {
    await browser.setViewport(width, height);
    await page.openWith(OFF);
    await newGame(page, "all");
    await page.playQuickly("FfE");
    assert.deepEqual(await page.axeViolations(), []);
    await page.screenshot(`oware ${width}`);
    const seen = await page.run(`
      const inSight = (element) => {
        const { top, bottom, left, right, width } = element.getBoundingClientRect();
        return width > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      };
      return [...document.querySelectorAll("[data-pit], .player-name, .turn")].every(inSight);`);
    assert.ok(seen, "the whole board, both players and the turn are in sight");
    const text = await dialog(page, "Rules", "dialog.rules[open]");
    assert.match(text, /In this game\nGrand slams take all\. A move/);
    assert.equal(await (await page.find(".rules .options [aria-current=true] strong")).getText(), "Grand slams take all");
    const found = await page.run(`
      const dialog = document.querySelector("dialog.rules");
      return {
        figures: dialog.querySelectorAll("figure").length,
        names: [...dialog.querySelectorAll("figure [role=img]")].map((image) => image.ariaLabel),
        least: Math.min(...[...dialog.querySelectorAll("svg text")].map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)),
        sideways: dialog.scrollWidth - dialog.clientWidth,
        styles: dialog.querySelectorAll("[style]").length,
      };`);
    assert.equal(found.figures, 8);
    found.names.forEach((name) => assert.match(name, /^South: .* North: /));
    assert.ok(found.least >= 12, `text of ${found.least} px`);
    assert.equal(found.sideways, 0);
    assert.equal(found.styles, 0);
    assert.deepEqual(await page.axeViolations("dialog.rules"), []);
    for (let part = 0; part < 4; part += 1) {
      await page.run("document.querySelector('dialog.rules').scrollTop = arguments[0] * innerHeight * 0.8", part);
      await page.screenshot(`oware rules ${width} ${part}`);
    }
  });
}
