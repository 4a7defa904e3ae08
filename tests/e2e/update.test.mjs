// A newer build is offered, never mixed with the old one, and never lost half-way.
import assert from "node:assert/strict";
import { copyFile, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { RELEASE, WITHDRAWAL, anotherBuild, buildOf, isKept } from "./kept-page.mjs";
import { session } from "./session.mjs";

const test = session({ keeping: true });

let newer;
before(async () => {
  newer = await anotherBuild("b");
});
after(() => rm(newer, { recursive: true, force: true }));

const OFFER = ".left-game[role=status]";

async function offered(page) {
  await page.waitUntil(() => page.shows(OFFER), "the offer of the newer build", 20_000);
}

/** Waits until an update that asked for this file has come to nothing. */
async function failed(page, server, file) {
  const asked = () => server.requests.some((path) => path.endsWith(file));
  const over = "return navigator.serviceWorker.getRegistration().then((it) => it.installing === null && it.waiting === null)";
  await page.waitUntil(async () => asked() && (await page.run(over)), "the update to fail", 20_000);
}

/** What every program of the page can do, whatever build they are of. */
async function worksWhole(page) {
  await page.clickControl("Rules");
  await page.waitUntil(() => page.shows("dialog.rules[open]"), "the rules");
  await page.keys("Escape");
  await page.waitUntil(async () => !(await page.shows("dialog[open]")), "the rules to close");
  // Moves that run are seen to their end first.
  await page.waitUntil(() => page.run("return document.querySelector('[data-hand=\"0\"]') !== null"), "the board to be at rest");
  await page.clickControl("Hint");
  await page.waitUntil(async () => /^Hint: /.test(await page.told()), "a hint", 20_000);
}

test("the newer build is offered, loads with one click, and the game goes on", async ({ page, server }) => {
  await page.openWith({ speed: "off" }, "gHc");
  await isKept(page);
  server.give(newer);
  await page.reload();
  assert.equal(await buildOf(page), null, "the old build until somebody wants the other one");
  await offered(page);
  assert.deepEqual(await page.axeViolations(OFFER), []);
  assert.equal((await page.moveList()).length, 3);
  await page.playQuickly("C");
  await worksWhole(page);

  await page.clickControl("Load");
  await page.waitUntil(async () => (await buildOf(page)) === "b", "the newer build");
  await page.started();
  assert.equal((await page.moveList()).length, 4);
  assert.equal(await page.shows(OFFER), false);
  await worksWhole(page);
  // Nothing of the old build is kept any more.
  const kept = await page.run("return caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys())))).then((all) => all.flat().map(({ url }) => url))");
  assert.ok(kept.some((address) => /\/app-0+b\.js$/.test(address)), kept.join("\n"));
  assert.equal(kept.filter((address) => /\/app-/.test(address)).length, 2);
});

test("who wants it later keeps the old build, and has the newer one when the page is opened anew", async ({ page, server }) => {
  await page.open();
  await isKept(page);
  server.give(newer);
  await page.reload();
  await offered(page);
  await page.clickControl("Later");
  assert.equal(await page.shows(OFFER), false);
  await server.stop();
  await page.reload();
  assert.equal(await buildOf(page), null);
  await offered(page);

  // Nobody has it open for a moment.
  await page.driver.get("about:blank");
  await page.waitUntil(async () => {
    await page.driver.get(server.url);
    await page.started({ dialogs: false });
    const build = await buildOf(page);
    await page.driver.get("about:blank");
    return build === "b";
  }, "the newer build");
});

test("an update that is interrupted leaves the old build whole", { noisy: true }, async ({ page, server }) => {
  await page.open();
  await isKept(page);
  server.requests.length = 0;
  server.give(newer);
  server.fail(/^app-0+b_bg\.wasm$/, 503);
  await page.reload();
  await failed(page, server, "b_bg.wasm");
  await server.stop();
  await page.reload();
  assert.equal(await buildOf(page), null);
  await worksWhole(page);
  assert.equal(await page.shows(OFFER), false);
});

test("a deploy that is seen half-way is not taken: a file of another build is refused", { noisy: true }, async ({ page, server }) => {
  await page.open();
  await isKept(page);
  const half = await anotherBuild("c");
  try {
    // The list is there already, the page is still the old one.
    await copyFile(join(newer, "index.html"), join(half, "index.html"));
    server.requests.length = 0;
    server.give(half);
    await page.reload();
    await failed(page, server, "/index.html");
    assert.equal(await page.shows(OFFER), false);
    await page.reload();
    assert.equal(await buildOf(page), null);
    await worksWhole(page);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
});

test("another tab stays as it is, and is offered the newer build too", async ({ page, server }) => {
  await page.open();
  await isKept(page);
  const first = await page.driver.getWindowHandle();
  await page.driver.switchTo().newWindow("tab");
  const second = await page.driver.getWindowHandle();
  await page.open();
  server.give(newer);
  await page.reload();
  await offered(page);
  await page.clickControl("Load");
  await page.waitUntil(async () => (await buildOf(page)) === "b", "the newer build");
  await page.driver.switchTo().window(first);
  assert.equal(await buildOf(page), null);
  await offered(page);
  await page.clickControl("Later");
  assert.equal(await page.shows(OFFER), false);
  // The files of the old build are gone: what was not needed before can only come with the newer one, which is said and offered.
  await page.clickControl("Hint");
  await offered(page);
  await page.waitUntil(() => page.shows(".sentence.warning"), "a word that no hint comes");
  await page.clickControl("Load");
  await page.waitUntil(async () => (await buildOf(page)) === "b", "the newer build here too");
  await page.started();
  await page.driver.switchTo().window(second);
  await page.driver.close();
  await page.driver.switchTo().window(first);
});

test("a first visit is told of no newer build where another page's worker is in charge already", async ({ page, server }) => {
  const both = await mkdtemp(join(tmpdir(), "hawalis-both-"));
  try {
    await cp(RELEASE, both, { recursive: true });
    await cp(RELEASE, join(both, "below"), { recursive: true });
    server.give(both);
    await page.open();
    await isKept(page);
    await page.driver.get(`${server.url}below/`);
    await page.started();
    const own = "return /below.service-worker\\.js$/.test(navigator.serviceWorker.controller?.scriptURL)";
    await page.waitUntil(() => page.run(own), "its own worker", 20_000);
    await pause(500);
    assert.equal(await page.shows(OFFER), false);
  } finally {
    await rm(both, { recursive: true, force: true });
  }
});

test("the withdrawal deletes this page's copy and no other one's, and the server is asked again", async ({ page, server }) => {
  await page.open();
  await isKept(page);
  await page.run("return caches.open('another page')");
  const withdrawn = await anotherBuild("d");
  try {
    await copyFile(WITHDRAWAL, join(withdrawn, "service-worker.js"));
    server.give(withdrawn);
    await page.reload();
    await page.waitUntil(() => page.run("return caches.keys().then((names) => names.join() === 'another page')"), "the copy to go", 20_000);
    await page.reload();
    assert.equal(await buildOf(page), "d");
    await worksWhole(page);
  } finally {
    await rm(withdrawn, { recursive: true, force: true });
  }
});
