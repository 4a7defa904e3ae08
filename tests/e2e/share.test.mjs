// Links: the address follows the game, and whoever opens it has the same game before them.
import assert from "node:assert/strict";
import { session } from "./session.mjs";

const test = session();

/** Plays moves with the speed Off. */
async function playAll(page, letters) {
  await page.clickControl("Off");
  for (const letter of letters) {
    await page.play(letter);
  }
}

const fragment = (page) => page.run("return location.hash");
const ply = (page) => page.run("return [...document.querySelectorAll('.moves [aria-label^=Move]')].findIndex((move) => move.getAttribute('aria-current')) + 1");
const line = (page) => page.run("return [...document.querySelectorAll('.moves [aria-label^=Move] b')].map((move) => move.textContent).join('')");
const visibleSentence = async (page) => (await page.find("#sentence")).getText();

async function untilTheAddressHas(page, moves) {
  return page.waitUntil(async () => ((await fragment(page)).includes(`m${moves}.`) ? fragment(page) : null), `the address to have ${moves}`);
}

test("the address follows the game, and a fresh visitor finds the same game, place and board", async ({ page, browser }) => {
  await page.open();
  assert.equal(await fragment(page), "", "a game that has not begun needs no address of its own");
  await playAll(page, "gHcC");
  await page.clickControl("Back a move");
  await page.clickControl("Back a lap");
  const address = await page.waitUntil(async () => (/\.p3\.l\d+\./.test(await fragment(page)) ? fragment(page) : null), "the place in the address");
  const before = await page.counts();

  await browser.forget?.();
  await page.run("localStorage.clear()");
  await page.open(address);
  await page.waitUntil(async () => (await line(page)) === "gHcC", "the game of the link");
  assert.deepEqual(await page.counts(), before);
  assert.equal(await ply(page), 3);
});

test("a reload changes nothing", async ({ page }) => {
  await page.open();
  await playAll(page, "gHc");
  await untilTheAddressHas(page, "gHc");
  const before = await page.counts();
  await page.reload();
  await page.waitUntil(async () => (await line(page)) === "gHc", "the same game");
  assert.deepEqual(await page.counts(), before);
});

test("the browser's Back and Forward go along the game and lose nothing", async ({ page }) => {
  await page.open();
  await playAll(page, "g");
  await untilTheAddressHas(page, "g");
  await page.play("H");
  await untilTheAddressHas(page, "gH");
  await page.run("history.back()");
  await page.waitUntil(async () => (await ply(page)) === 1, "the place one move earlier");
  assert.equal(await line(page), "gH");
  await page.run("history.forward()");
  await page.waitUntil(async () => (await ply(page)) === 2, "the last place");
});

test("links survive what mail and chats do to them", async ({ page }) => {
  await page.open();
  await playAll(page, "gH");
  const link = (await untilTheAddressHas(page, "gH")).slice(1);
  for (const path of [`#${link}.`, `#${link})`, `#${link.replaceAll(".", "%2E")}`, `?${link}`, `?utm_source=x&${link}&utm_medium=y`]) {
    await page.open(path);
    await page.waitUntil(async () => (await line(page)) === "gH", `the game of ${path}`);
  }
});

test("a damaged link says what is wrong and keeps the game on the board", async ({ page }) => {
  await page.open();
  await playAll(page, "gHc");
  const link = await untilTheAddressHas(page, "gHc");
  const before = await page.counts();
  const damages = [
    [link.slice(0, -3), /incomplete, with \d+ of its \d+ characters/],
    [link + "ab", /characters too many/],
    [link.replace("gHc", "gHd"), /changed or swapped/],
  ];
  for (const [damaged, sentence] of damages) {
    await page.run("location.hash = arguments[0]", damaged);
    await page.waitUntil(async () => sentence.test(await visibleSentence(page)), `the sentence ${sentence}`);
    assert.match(await page.sentence(), sentence);
    assert.match(await page.sentence(), /The game on the board stays as it was/);
    assert.deepEqual(await page.counts(), before);
    assert.equal(await line(page), "gHc");
    // The address goes back to the game that stays, so that a reload keeps it.
    await page.waitUntil(async () => (await fragment(page)) === link, "the address of the game on the board");
  }
});

test("Share gives the link, copies it, and offers one that shows the last move", async ({ page }) => {
  await page.open();
  await playAll(page, "gH");
  const address = await untilTheAddressHas(page, "gH");
  await page.clickControl("Share");
  const field = await page.control("Link to the game");
  assert.equal(await field.getAttribute("value"), page.server.url + address);
  await page.clickControl("Copy link");
  await page.waitUntil(async () => /Copied|copy it yourself/.test(await (await page.find("dialog[open] [role=status]")).getText()), "a word on the copy");
  // Said again when it is done again.
  const said = "return document.querySelector('dialog[open] .share-told p')";
  await page.run("window.first = document.querySelector('dialog[open] .share-told p')");
  await page.clickControl("Copy link");
  await page.waitUntil(() => page.run(`const again = document.querySelector('dialog[open] .share-told p'); return again !== null && again !== window.first`), "a word on the second copy");

  await page.clickControl("Send this move");
  assert.equal(await page.run(said), null, "what was said was about the other link");
  const sent = await field.getAttribute("value");
  assert.match(sent, /\.l0\./);
  assert.deepEqual(await page.axeViolations("dialog[open]"), []);
  await page.open(sent.slice(page.server.url.length));
  assert.equal(await line(page), "gH");
  await page.waitUntil(() => page.run("return document.querySelector('.play-pause').ariaPressed === 'true' || document.querySelector('.passage .sentence').textContent.includes('H')"), "the move to be shown");
});

test("a position alone is the board that is looked at", async ({ page }) => {
  await page.open();
  await page.clickControl("Off");
  await playAll(page, "gH");
  await page.clickControl("Back a seed");
  while (!(await page.told()).startsWith("Before")) {
    await page.clickControl("Back a lap");
  }
  const before = (await page.counts()).pits;
  await page.clickControl("Share");
  await page.clickControl("This position only");
  const link = await (await page.control("Link to the game")).getAttribute("value");
  await page.open(link.slice(page.server.url.length));
  assert.deepEqual((await page.counts()).pits, before);
});

test("the address has a move while it still runs", async ({ page }) => {
  await page.openWith({ speed: "slow" });
  await page.play("g");
  await page.waitUntil(async () => (await fragment(page)).includes("mg."), "the address", 2_000);
  assert.equal(await page.run("return document.querySelector('.play-pause').ariaPressed"), "true");
});

test("Back makes no new steps, and leads from the plain address to the start", async ({ page }) => {
  await page.open();
  await playAll(page, "gH");
  await untilTheAddressHas(page, "gH");
  await page.keys("ArrowLeft");
  await page.play("K");
  await untilTheAddressHas(page, "gK");
  const steps = await page.run("return history.length");
  await page.driver.navigate().back();
  await untilTheAddressHas(page, "gH");
  await page.waitUntil(async () => (await page.run("return document.querySelector('.move[aria-current]').textContent")).startsWith("H"), "the move of the line before");
  // Longer than it takes to write an address.
  await page.run("return new Promise((done) => setTimeout(done, 900))");
  assert.equal(await page.run("return history.length"), steps);
  await page.driver.navigate().forward();
  await untilTheAddressHas(page, "gK");
});

test("the plain address is the start of the game", async ({ page }) => {
  await page.open();
  await page.run("return new Promise((done) => setTimeout(done, 600))");
  await playAll(page, "g");
  await untilTheAddressHas(page, "g");
  await page.driver.navigate().back();
  await page.waitUntil(async () => (await page.counts()).pits.g === 2, "the start");
  assert.equal((await page.moveList()).length, 1);
});
