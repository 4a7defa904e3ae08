// Texts and files that come to the page, texts that leave it, and what can be done with a move.
import assert from "node:assert/strict";
import { board } from "./boards.mjs";
import { session } from "./session.mjs";

const test = session();

const OFF = { speed: "off" };
const CLUB = `[South "Amal"]
[North "Said"]
[Event "Club evening"]

1. g H+3 (1... K+3 {from the other corner}) 2. c+4 *
`;
// Example 6 of the rules: the smallest side with an endless move, a, in front of a single pit of North's.
const SMALLEST = "0 0 0 0 0 0 0/0 0 0 0 0 2 0/1 2 0 1 0 1 0/2 0 1 0 1 0 1 S";

async function openDialog(page) {
  await page.clickControl("New game");
  await page.waitUntil(() => page.shows("dialog.new-game[open]"), "the new game");
  await page.clickControl("Open a text or file instead");
  await page.waitUntil(() => page.shows("dialog.open[open]"), "the field");
}

async function give(page, text) {
  await page.run(
    `const field = document.querySelector("dialog.open textarea");
    field.value = arguments[0];
    field.dispatchEvent(new Event("input", { bubbles: true }));`,
    text,
  );
  await page.clickControl("Open");
}

async function closed(page) {
  await page.waitUntil(async () => !(await page.shows("dialog[open]")), "the dialog to close");
}

/** Lets something come to the page as from another program: "paste" or "drop", a text or the text of a file. */
function arrive(page, kind, { text, file, files = file === undefined ? [] : [file] }) {
  return page.run(
    `const [kind, text, files] = arguments;
    const data = new DataTransfer();
    files.forEach((file, index) => data.items.add(new File([file], "club" + index + ".ogn")));
    if (text !== null) data.setData("text/plain", text);
    const what = { bubbles: true, cancelable: true };
    const event = kind === "paste" ? new ClipboardEvent("paste", { ...what, clipboardData: data }) : new DragEvent("drop", { ...what, dataTransfer: data });
    document.querySelector("main").dispatchEvent(event);
    return event.defaultPrevented;`,
    kind,
    text ?? null,
    files,
  );
}

async function isClub(page) {
  await page.waitUntil(async () => (await page.moveList()).length === 4, "the game");
  const list = await page.moveList();
  assert.match(list[0], /Amal/);
  assert.ok(list.some((move) => /Said.*K|K.*Said/.test(move)), list.join("\n"));
  assert.equal(await (await page.find(".comment")).getText(), "K\nfrom the other corner");
}

test("a whole game opens from the field, with names, variations and comments", async ({ page }) => {
  await page.openWith(OFF, "a");
  await openDialog(page);
  assert.deepEqual(await page.axeViolations("dialog.open"), []);
  await give(page, CLUB);
  await closed(page);
  await isClub(page);
});

for (const kind of ["paste", "drop"]) {
  test(`a game opens by ${kind}, as a text and as a file`, async ({ page }) => {
    await page.openWith(OFF);
    await arrive(page, kind, { text: CLUB });
    await isClub(page);
    await page.openWith(OFF);
    const taken = await arrive(page, kind, { file: CLUB });
    await isClub(page);
    // Otherwise the browser would leave the page for the file.
    assert.equal(taken, kind === "drop");
  });
}

for (const kind of ["paste", "drop"]) {
  test(`files that come together by ${kind} are all kept`, async ({ page }) => {
    await page.openWith(OFF);
    await arrive(page, kind, { files: ['[Variant "Hawalis"]\n\n1. g H *', '[Variant "Hawalis"]\n\n1. a H *\n'] });
    await page.waitUntil(() => page.shows("dialog.games[open]"), "the list of games");
    await page.waitUntil(async () => /^2 games imported\./.test(await (await page.find(".games-told")).getText()), "both");
  });
}

test("a file that holds no text is named as such", async ({ page }) => {
  await page.openWith(OFF, "gH");
  await arrive(page, "drop", { file: "\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR[Variant" });
  await page.waitUntil(() => page.shows("dialog.open[open]"), "the field");
  assert.match(await (await page.find("dialog.open [role=alert]")).getText(), /^There is no text in this file/);
  await page.keys("Escape");
  assert.equal((await page.moveList()).length, 2);
});

test("moves, a position and a link are recognised", async ({ page }) => {
  await page.openWith(OFF);
  await arrive(page, "paste", { text: "1. g H 2. c C" });
  await page.waitUntil(async () => (await page.moveList()).length === 4, "the moves");
  await page.waitUntil(() => page.run("return location.hash !== ''"), "the address to follow");
  const link = await page.run("return location.href");

  await arrive(page, "paste", { text: SMALLEST });
  await page.waitUntil(async () => (await page.moveList()).length === 0, "a game from the position");
  assert.deepEqual((await page.counts()).pits, board("2 0 1 0 1 0 1 0 1 0 1 0 2 1", "0 0 0 0 0 0 0 0 0 0 0 0 2 0"));
  assert.match(await page.told(), /South may play/);

  await arrive(page, "paste", { text: `see <${link}>.` });
  await page.waitUntil(async () => (await page.moveList()).length === 4, "the game of the link");
});

test("a text that cannot be read stays, with line, column and reason, and the game stays too", async ({ page }) => {
  await page.openWith(OFF, "gH");
  for (const [text, reason, selected] of [
    ["1. g H\n2. c X", /^Line 2, column 6: no pit is called “X”/, "X"],
    ["1. g g", /^Line 1, column 6: g may not be played: not your pit/, "g"],
    ["2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2", /player to move is missing: end with S or N/, ""],
    ["hello there", /neither a position nor moves, a game or a link/, "o"],
    ["3 3 3 3 3 3 3/3 3 3 3 3 3 3/2 2 2 2 2 2 2/2 2 2 2 2 2 2 S", /^This is a position, but it cannot be played: .*42/, null],
    ["https://example.org/", /no game in this link/, null],
  ]) {
    await arrive(page, "paste", { text });
    await page.waitUntil(() => page.shows("dialog.open[open]"), "the field");
    const fault = await page.find("dialog.open [role=alert]");
    await page.waitUntil(async () => reason.test(await fault.getText()), `${reason}`);
    const field = "const field = document.querySelector('dialog.open textarea');";
    assert.equal(await page.run(`${field} return field.value`), text);
    if (selected !== null) {
      assert.equal(await page.run(`${field} return field.value.slice(field.selectionStart, field.selectionEnd)`), selected, text);
    }
    assert.deepEqual(await page.axeViolations("dialog.open"), []);
    await page.keys("Escape");
    await closed(page);
    assert.equal((await page.moveList()).length, 2, "the game that was open stays");
  }
});

test("a file that is no text of a game, or too large, is refused in words", async ({ page }) => {
  await page.openWith(OFF, "g");
  await arrive(page, "drop", { file: "x".repeat(5_000_001) });
  const fault = await page.waitUntil(() => page.find("dialog.open[open] [role=alert]"), "the field");
  await page.waitUntil(async () => /too large/.test(await fault.getText()), "why not");
  await page.keys("Escape");
  await closed(page);
  await arrive(page, "drop", { file: "\u0000\u0001\u0002" });
  await page.waitUntil(async () => /There is no text in this file/.test(await (await page.find("dialog.open[open] [role=alert]")).getText()), "why not");
  assert.equal((await page.moveList()).length, 1);
});

test("a file of many games is imported, and the game on the board stays", async ({ page }) => {
  await page.openWith(OFF, "g");
  await arrive(page, "drop", { file: `${CLUB}\n[South "Zayd"]\n\n1. a X *\n\n[South "Huda"]\n\n1. b *\n` });
  await page.waitUntil(() => page.shows("dialog.games[open]"), "the games");
  const told = await page.find("dialog.games .games-told");
  await page.waitUntil(async () => /2 games imported/.test(await told.getText()), "what was imported");
  assert.match(await told.getText(), /line 9, column 6: no pit is called “X”/);
  assert.match(await (await page.find(".game-list")).getText(), /Huda/);
  await page.keys("Escape");
  await closed(page);
  assert.equal((await page.moveList()).length, 1);
});

test("a game of Oware is recognised by its moves", async ({ page }) => {
  await page.openWith(OFF, "g");
  await arrive(page, "paste", { text: "FfBc" });
  await page.waitUntil(async () => (await page.moveList()).length === 4, "the game");
  assert.equal(await page.run("return document.querySelectorAll('[data-pit]').length"), 12);
});

test("what is pasted into a field stays there, and nothing comes in behind another dialog", async ({ page }) => {
  await page.openWith(OFF);
  await page.clickControl("New game");
  await page.waitUntil(() => page.shows("dialog.new-game[open]"), "the new game");
  await arrive(page, "paste", { text: CLUB });
  await page.keys("Escape");
  await closed(page);
  assert.deepEqual(await page.moveList(), []);
});

test("position and game are copied, the file saved, and read again they are the same", async ({ page }) => {
  await page.openWith(OFF);
  await arrive(page, "paste", { text: CLUB });
  await isClub(page);
  // The driver's browser lets no page read the clipboard.
  await page.run("navigator.clipboard.writeText = async (text) => { window.copied = text; }");
  await page.clickControl("Share");
  await page.waitUntil(() => page.shows("dialog.share[open]"), "share");
  const copied = async (name) => {
    await page.clickControl(name);
    await page.waitUntil(async () => /Copied/.test(await (await page.find("dialog.share section [role=status]")).getText()), "a word on the copy");
    return page.run("return window.copied");
  };
  const counts = (await page.counts()).pits;
  const position = await copied("Copy position");
  const game = await copied("Copy game");
  for (const line of ['[South "Amal"]', '[North "Said"]', '[Event "Club evening"]', "{from the other corner}"]) {
    assert.ok(game.includes(line), game);
  }
  // What is saved is what the browser is given under the name.
  await page.run(`
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.blob = blob; return make(blob); };
    HTMLAnchorElement.prototype.click = function () { window.saved = this.download; };`);
  await page.clickControl("Save file");
  assert.equal(await page.run("return window.saved"), "hawalis.ogn");
  assert.equal(await page.run("return window.blob.text()"), game);
  await page.keys("Escape");
  await closed(page);

  await page.clickControl("New game");
  await page.clickControl("Start");
  await arrive(page, "paste", { text: position });
  await page.waitUntil(async () => JSON.stringify((await page.counts()).pits) === JSON.stringify(counts), "the position");
  await arrive(page, "paste", { text: game });
  await isClub(page);
});

test("a move is commented, a variation made the main line, moves deleted and brought back", async ({ page }) => {
  await page.openWith(OFF, "gH");
  const edit = async (control, text) => {
    await page.clickControl("Comment or delete");
    await page.waitUntil(() => page.shows("dialog.this-move[open]"), "the dialog");
    if (text !== undefined) {
      await page.run("const field = document.activeElement; field.value = arguments[0]; field.dispatchEvent(new Event('input', { bubbles: true }))", text);
    }
    await page.clickControl(control);
    await closed(page);
  };
  await edit("Keep comment", " a corner ");
  assert.equal(await (await page.find(".comment")).getText(), "H\na corner");
  assert.equal(await page.sentence(), "Comment kept.");

  // Another answer, which becomes the main line.
  await page.keys("ArrowLeft");
  await page.playQuickly("K");
  const variations = () => page.run("return [...document.querySelectorAll('.variation .move b')].map((letter) => letter.textContent).join('')");
  assert.equal(await variations(), "H");
  await edit("Make this the main line");
  assert.equal(await page.sentence(), "This is the main line now.");
  assert.ok((await page.run("return document.querySelector('.move-row').textContent")).includes("K"));

  // Left from a variation's first move goes before it.
  const before = (await page.counts()).pits;
  await page.keys("ArrowLeft");
  await edit("Delete this move and the 2 after it");
  assert.deepEqual(await page.moveList(), []);
  assert.match(await page.sentence(), /^Moves deleted\./);
  await page.clickControl("Bring them back");
  assert.equal((await page.moveList()).length, 3);
  await page.keys("End");
  assert.deepEqual((await page.counts()).pits, before);
  assert.deepEqual(await page.axeViolations(), []);
});

test("the dialog of a move says the start, and its comment can be taken away", async ({ page }) => {
  await page.openWith(OFF, "g");
  await page.keys("Home");
  await page.clickControl("Comment or delete");
  const dialog = await page.waitUntil(() => page.find("dialog.this-move[open]"), "the dialog");
  assert.match(await dialog.getText(), /The position at the start\./);
  assert.doesNotMatch(await dialog.getText(), /Delete/);
  await page.keys("M", "u", "s", "c", "a", "t");
  await page.clickControl("Keep comment");
  await closed(page);
  assert.equal(await (await page.find(".comment")).getText(), "Muscat");
  await page.clickControl("Comment or delete");
  await page.waitUntil(() => page.shows("dialog.this-move[open]"), "the dialog");
  await page.run("const field = document.activeElement; field.value = ''; field.dispatchEvent(new Event('input', { bubbles: true }))");
  await page.clickControl("Keep comment");
  await closed(page);
  assert.equal(await page.shows(".comment"), false);
});
