// What the page says when the browser or what it keeps lacks something; tests/e2e/start.test.mjs has what the server can fail to give.
import assert from "node:assert/strict";
import { appendFile, cp, mkdtemp, readdir, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, before } from "node:test";
import { RELEASE, anotherBuild, buildOf, isKept } from "./kept-page.mjs";
import { session } from "./session.mjs";

const test = session({ keeping: true });

let newer;
before(async () => {
  newer = await anotherBuild("b");
});
after(() => rm(newer, { recursive: true, force: true }));

const files = `const names = await caches.keys();
  const cache = await caches.open(names.find((name) => name.startsWith("hawalis-precache")));
  const requests = await cache.keys();`;

/** Takes the kept files away whose address matches, as a browser does that needs room. */
async function lose(page, pattern) {
  const lost = await page.run(
    `return (async () => {
      ${files}
      const lost = requests.filter(({ url }) => new RegExp(arguments[0]).test(url));
      await Promise.all(lost.map((request) => cache.delete(request)));
      return lost.length;
    }).apply(null, arguments)`,
    pattern,
  );
  assert.ok(lost > 0, `nothing kept is called ${pattern}`);
}

/** What is kept, by address. */
async function keptFiles(page) {
  return page.run(`return (async () => { ${files} return requests.map(({ url }) => url).sort(); })()`);
}

async function saysWhy(page, why) {
  await page.waitUntil(() => page.shows("#late"), "the sentence that the game has not started", 5_000);
  assert.match(await (await page.find("#late")).getText(), why);
}

for (const [feature, script, why] of [
  ["WebAssembly", "delete window.WebAssembly", /this browser has no WebAssembly, or it is switched off\. Reload$/],
  ["modules", "delete HTMLScriptElement.prototype.noModule", /this browser has no JavaScript modules\. Reload$/],
  ["dialogs", "delete HTMLDialogElement.prototype.showModal", /this browser has no dialogs\. Reload$/],
]) {
  test(`a browser without ${feature} is told which one is missing, below the board`, { noisy: true }, async ({ page, browser }) => {
    await browser.runBeforeScripts(script);
    await page.open("", { started: false });
    await saysWhy(page, why);
    assert.equal(await page.shows("#app main svg"), true);
    assert.deepEqual(await page.axeViolations(), []);
  });
}

test("a browser without scripts is told that it needs them", async ({ page, browser }) => {
  await browser.driver.sendDevToolsCommand("Emulation.setScriptExecutionDisabled", { value: true });
  try {
    await page.driver.get(page.server.url);
    await page.waitUntil(async () => /needs JavaScript and WebAssembly/.test(await (await page.find("noscript")).getText()), "the sentence");
  } finally {
    await browser.driver.sendDevToolsCommand("Emulation.setScriptExecutionDisabled", { value: false });
  }
});

for (const [lack, script] of [
  ["knows no service workers", "delete Navigator.prototype.serviceWorker"],
  ["refuses to keep the page", "(navigator.serviceWorker ?? {}).register = () => Promise.reject(new Error('refused'))"],
]) {
  test(`a browser that ${lack} plays all the same`, async ({ page, browser }) => {
    await browser.runBeforeScripts(script);
    await page.openWith({ speed: "off" }, "gH");
    assert.equal((await page.moveList()).length, 2);
  });
}

test("a part of the program that is lost is named without a server, and comes back with one, of whatever build", { noisy: true }, async ({ page, server }) => {
  await page.openWith({ speed: "off" }, "gH");
  await isKept(page);
  await lose(page, "/app-[^/]*wasm");
  server.fail(/./, 503);
  await page.reload({ started: false });
  await saysWhy(page, /^The game has not started: a part of it did not arrive or failed\. Reload$/);
  // Without a server the copy is not given up.
  await page.pressReload();
  await saysWhy(page, /^The game has not started/);
  assert.equal(await page.run("return navigator.serviceWorker.controller !== null"), true);

  server.heal();
  server.give(newer);
  await page.pressReload();
  await page.waitUntil(async () => (await buildOf(page)) === "b", "the newer build");
  await page.started();
  assert.equal((await page.moveList()).length, 2);
});

for (const [what, pattern] of [
  ["everything", "."],
  ["the page itself", "/index.html"],
  ["the style and the first script", "/(page|boot)-"],
  ["the style of the dialogs", "/dialogs.css"],
  ["what the page does not start with", "/(licences|icon|worker)"],
]) {
  test(`what is lost is fetched again and kept: ${what}`, { noisy: true }, async ({ page, server }) => {
    await page.open();
    await isKept(page);
    const whole = await keptFiles(page);
    await lose(page, pattern);
    await page.reload();
    await page.waitUntil(async () => (await keptFiles(page)).join() === whole.join(), "all files to be kept again", 20_000);
    await server.stop();
    await page.reload();
    await page.clickControl("Hint");
    await page.waitUntil(async () => /^Hint: /.test(await page.told()), "a hint", 20_000);
  });
}

test("what is lost is fetched again where there is no room to keep it", { noisy: true }, async ({ page, server, browser }) => {
  await page.open();
  await isKept(page);
  await lose(page, "/(page|boot|app|dialogs)");
  const bounded = (quotaSize) => browser.driver.sendDevToolsCommand("Storage.overrideQuotaForOrigin", { origin: server.origin, ...quotaSize });
  await bounded({ quotaSize: 1 });
  try {
    await page.reload();
    assert.equal((await keptFiles(page)).filter((address) => /\/(page|boot|app|dialogs)/.test(address)).length, 0);
  } finally {
    await bounded({});
  }
});

test("a lost style of the dialogs does not come from a newer build", { noisy: true }, async ({ page, server }) => {
  await page.open();
  await isKept(page);
  const whole = await keptFiles(page);
  const other = await anotherBuild("c");
  try {
    await appendFile(join(other, "dialogs.css"), "dialog { display: none }");
    await lose(page, "/dialogs.css");
    server.give(other);
    await page.reload({ started: false });
    await page.started({ dialogs: false });
    await page.clickControl("Settings");
    const said = await page.waitUntil(() => page.find(".awaited[role=alert]"), "a word that the dialogs did not come");
    assert.match(await said.getText(), /did not arrive or has stopped/);
    server.give(RELEASE);
    await page.reload();
    await page.waitUntil(async () => (await keptFiles(page)).join() === whole.join(), "all files to be kept again", 20_000);
  } finally {
    await rm(other, { recursive: true, force: true });
  }
});

/** Gives half of a file under a name that is kept for ever, as a deploy does while it copies. */
async function giveHalf(server, name, body) {
  const folder = await mkdtemp(join(tmpdir(), "hawalis-half-"));
  try {
    await cp(RELEASE, folder, { recursive: true });
    const file = join(folder, (await readdir(folder)).find((found) => name.test(found)));
    await truncate(file, Math.floor((await stat(file)).size / 2));
    server.caching = "max-age=31536000, immutable";
    server.give(folder);
    await body(basename(file));
  } finally {
    server.caching = undefined;
    server.give(RELEASE);
    await rm(folder, { recursive: true, force: true });
  }
}

for (const [what, name] of [
  ["the program", /^app-.*_bg\.wasm$/],
  ["the program's script", /^app-.*\.js$/],
  ["the first module", /^start-.*\.js$/],
  ["the style", /^page-.*\.css$/],
]) {
  test(`when half of ${what} has come once, Reload fetches it whole`, { noisy: true }, async ({ page, server }) => {
    await giveHalf(server, name, async () => {
      await page.open("", { started: false });
      await saysWhy(page, /^The game has not started/);
    });
    await page.pressReload();
    await page.started();
  });
}

test("half of the style of the dialogs is no style", { noisy: true }, async ({ page, server }) => {
  await giveHalf(server, /^dialogs\.css$/, async () => {
    await page.open("", { dialogs: false });
    await page.clickControl("Settings");
    await page.waitUntil(() => page.shows(".awaited[role=alert]"), "a word that the dialogs did not come");
  });
});

test("what has come by half once is fetched whole when the page is kept", { noisy: true }, async ({ page, server }) => {
  const name = /^icon-[0-9a-f]+\.svg$/;
  await giveHalf(server, name, (half) => page.run("return fetch(arguments[0]).then((file) => file.blob()).then(() => true)", half));
  await page.open();
  await isKept(page);
});

test("a lost page comes from the server, even of a newer build", { noisy: true }, async ({ page, server }) => {
  await page.open();
  await isKept(page);
  await lose(page, "index.html");
  server.give(newer);
  await page.reload({ started: false });
  await page.started({ dialogs: false });
  assert.equal(await buildOf(page), "b");
});

test("a lost page that no server gives again is named", { noisy: true }, async ({ page, server }) => {
  await page.open();
  await isKept(page);
  await lose(page, "index.html");
  await server.stop();
  await page.reload({ started: false });
  const said = await page.waitUntil(() => page.find("[role=alert]"), "a sentence");
  assert.match(await said.getText(), /^The browser has lost a part of the page that it had kept, and there is no network to fetch it again\. Reload when there is one\.$/);
});

// It keeps the page for later, for it is that script from which other sessions hide service workers.
test("starts without the script that only prepares the page", { noisy: true }, async ({ page, server }) => {
  server.fail(/^boot-.*\.js$/);
  await page.open();
});

for (const [how, status] of [
  ["refused", 403],
  ["cut off", 0],
]) {
  test(`a style that is ${how} is named where it is seen, and the page comes back with it`, { noisy: true }, async ({ page, server }) => {
    server.fail(/^page-[^/]*css$/, status);
    await page.open("", { started: false });
    await saysWhy(page, /^The game has not started: a part of it did not arrive or failed\. Reload$/);
    const { bottom } = await page.run("return document.querySelector('#late').getBoundingClientRect().toJSON()");
    assert.ok(bottom <= (await page.run("return innerHeight")), "it is within the window");
    server.heal();
    await page.pressReload();
    await page.started();
  });
}

test("a style that the browser has lost is named without a server, and comes back with one", { noisy: true }, async ({ page, server }) => {
  await page.open();
  await isKept(page);
  await lose(page, "/page-[^/]*css");
  await server.stop();
  await page.reload({ started: false });
  await saysWhy(page, /^The game has not started: a part of it did not arrive or failed\. Reload$/);
});

test("a lost worker or dialog is told without a server, and the game goes on", { noisy: true }, async ({ page, server }) => {
  await page.openWith({ speed: "off" }, "gH");
  await isKept(page);
  await lose(page, "/(worker|dialogs)[^/]*wasm");
  await server.stop();
  await page.reload({ started: false });
  await page.started({ dialogs: false });
  await page.clickControl("Settings");
  const said = await page.waitUntil(() => page.find(".awaited[role=alert]"), "a word that the dialogs did not come");
  assert.match(await said.getText(), /did not arrive or has stopped/);
  await page.clickControl("Dismiss");
  await page.clickControl("Hint");
  // It is tried twice, which is said too.
  await page.waitUntil(async () => /^The computer does not answer\./.test(await page.told()), "a word that no hint comes", 30_000);
  await page.playQuickly("c");
  assert.equal((await page.moveList()).length, 3);
});
