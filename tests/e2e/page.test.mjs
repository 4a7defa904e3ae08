// The page object against a page of known faults: a check that finds nothing here would find nothing anywhere.
import assert from "node:assert/strict";
import { readFile, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { startServer } from "../../scripts/serve.mjs";
import { session } from "./session.mjs";

const folder = fileURLToPath(new URL("./example/", import.meta.url));
const test = session({ folder, base: "/example/" });

test("pits, hand, sentence and controls are read and clicked by their names", async ({ page }) => {
  await page.open("", { dialogs: false });
  assert.deepEqual(await page.counts(), { pits: { a: 2, A: 3 }, hand: 0, onBoard: 5 });
  await page.play("A");
  assert.deepEqual(await page.counts(), { pits: { a: 2, A: 0 }, hand: 3, onBoard: 5 });
  assert.equal(await page.sentence(), "A played.");
  await page.clickControl("Undo");
  assert.equal(await page.sentence(), "Undone.");
  await assert.rejects(page.clickControl("Redo"), /there is no control "Redo"; there are: Undo$/);
});

test("keys arrive as they are named", async ({ page }) => {
  await page.open("", { dialogs: false });
  await page.keys("a", "Shift+ArrowLeft", ",", "Enter");
  assert.equal(await page.sentence(), "Nothing yet. a shifted Shift shifted ArrowLeft , Enter");
});

test("an error on the console is found, once", async ({ page }) => {
  await page.open("", { dialogs: false });
  assert.deepEqual(await page.consoleErrors(), []);
  await page.run("console.error('on purpose')");
  assert.match((await page.consoleErrors()).join("\n"), /on purpose/);
  assert.deepEqual(await page.consoleErrors(), []);
});

test("a request to any other server is found", { noisy: true }, async ({ page }) => {
  const other = await startServer({ folder });
  try {
    await page.open("", { dialogs: false });
    assert.deepEqual(await page.foreignRequests(), []);
    await page.run("return fetch(arguments[0]).catch(() => {})", `${other.url}elsewhere`);
    assert.deepEqual(await page.foreignRequests(), [`${other.url}elsewhere`]);
  } finally {
    await other.stop();
  }
});

test("a picture without a description is an accessibility violation", async ({ page }) => {
  await page.open("", { dialogs: false });
  assert.deepEqual(await page.axeViolations(), []);
  await page.run("document.querySelector('main').append(document.createElement('img'))");
  assert.match((await page.axeViolations()).join("\n"), /^image-alt: /);
});

test("the viewport is exact, on a desk and on a small phone", async ({ browser, page }) => {
  await page.open("", { dialogs: false });
  for (const size of [[1440, 900], [390, 844], [844, 390], [320, 568], [1280, 800]]) {
    await browser.setViewport(...size);
    assert.deepEqual(await browser.viewport(), size);
  }
});

test("wishes about colours, motion and contrast reach the page, and are taken back", async ({ browser, page }) => {
  const wishes = "return ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(prefers-contrast: more)'].map((wish) => matchMedia(wish).matches)";
  await page.open("", { dialogs: false });
  assert.deepEqual(await page.run(wishes), [false, false, false]);
  await browser.emulate({ dark: true });
  await browser.emulate({ reducedMotion: true, moreContrast: true });
  assert.deepEqual(await page.run(wishes), [true, true, true]);
  await browser.stopEmulating();
  assert.deepEqual(await page.run(wishes), [false, false, false]);
});

test("a slowed processor is slower", async ({ browser, page }) => {
  await page.open("", { dialogs: false });
  const work = "const start = performance.now(); let sum = 0; for (let i = 0; i < 3e7; i++) sum += Math.sqrt(i); return performance.now() - start + sum * 0";
  // The shortest of a few: whatever else the machine does only makes them longer.
  const shortest = async () => Math.min(await page.run(work), await page.run(work), await page.run(work));
  const fast = await shortest();
  await browser.emulate({ slowdown: 4 });
  const slow = await shortest();
  assert.ok(slow > 2 * fast, `${slow} ms against ${fast} ms`);
});

test("a film strip is a picture for every moment", async ({ page }) => {
  await page.open("", { dialogs: false });
  const frames = await page.filmStrip(300, 3, "example");
  assert.equal(frames.length, 3);
  for (const { file } of frames) {
    assert.equal((await readFile(file)).toString("latin1", 1, 4), "PNG");
    await rm(file);
  }
  assert.ok(frames[1].at >= 150 && frames[2].at >= 300, JSON.stringify(frames));
});

test("waiting in vain says for what", async ({ page }) => {
  await assert.rejects(page.waitUntil(() => false, "a miracle", 100), /waited 0\.1 s in vain for: a miracle/);
});
