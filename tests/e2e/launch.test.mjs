// What the installed page is asked for by the system: shortcuts, shared texts, files; and what it says of itself.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { RELEASE } from "./kept-page.mjs";
import { session } from "./session.mjs";

const test = session();

const manifest = JSON.parse(await readFile(join(RELEASE, "manifest.webmanifest"), "utf8").catch(() => "{}"));

async function opened(page, dialog) {
  await page.waitUntil(() => page.shows(`dialog.${dialog}[open]`), `the dialog ${dialog}`);
  // A page that is loaded again does not do it again.
  await page.waitUntil(() => page.run("return location.search === ''"), "the parameters to go from the address");
}

test("the manifest's files are there, in the sizes that it tells, and all its addresses are relative", async ({ page }) => {
  await page.open();
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.run(
      "const image = new Image(); image.src = arguments[0]; return image.decode().then(() => `${image.naturalWidth}x${image.naturalHeight}`)",
      src,
    );
    assert.equal(size, sizes, src);
  }
  assert.deepEqual(
    manifest.icons.map(({ sizes, purpose = "any" }) => `${purpose} ${sizes}`),
    ["any 192x192", "any 512x512", "maskable 192x192", "maskable 512x512"],
  );
  const addresses = [manifest.start_url, manifest.scope, manifest.share_target.action, ...[...manifest.shortcuts, ...manifest.icons].map(({ url, src }) => url ?? src)];
  assert.ok(addresses.every((address) => !/^(\/|[a-z]+:)/.test(address)), addresses.join(" "));
  assert.equal(await page.run("return document.querySelector('link[rel=manifest]').href"), `${page.server.url}manifest.webmanifest`);
});

test("the browser finds nothing against installing the page", async ({ page, browser }) => {
  await page.open();
  const { errors } = await browser.driver.sendAndGetDevToolsCommand("Page.getAppManifest", {});
  assert.deepEqual(errors, []);
});

/** What is chosen for the new game: which game, against whom, and so on. */
function chosen(page) {
  const marked = ["[aria-checked=true]", "[aria-pressed=true]", ".choice input:checked + span"].map((mark) => `dialog.new-game ${mark}`).join();
  return page.run("return [...document.querySelectorAll(arguments[0])].map((choice) => choice.textContent)", marked);
}

const shortcut = (name) => manifest.shortcuts.find((each) => each.name === name).url.replace("./", "");

test("the shortcuts open what they are called after", async ({ page }) => {
  await page.open(shortcut("Play the computer"));
  await opened(page, "new-game");
  assert.deepEqual((await chosen(page)).slice(0, 2), ["Hawalis", "Computer"]);
  await page.reload();
  assert.equal(await page.shows("dialog[open]"), false);
  await page.clickControl("New game");
  await opened(page, "new-game");
  assert.deepEqual((await chosen(page)).slice(0, 2), ["Hawalis", "A person"]);

  await page.open(shortcut("Set up a position"));
  await opened(page, "editor");
  await page.open(shortcut("Play Oware"));
  await opened(page, "new-game");
  assert.equal((await chosen(page))[0], "Oware");
  await page.clickControl("Start");
  assert.equal((await page.counts()).onBoard, 48);
});

test("a shortcut whose dialogs cannot come says so, and does what it is for the next time", { noisy: true }, async ({ page, server }) => {
  for (const shortcut of ["?new=computer", "?editor"]) {
    server.fail(/^dialogs/, 404);
    await page.open(shortcut, { dialogs: false });
    await page.waitUntil(() => page.shows(".awaited[role=alert]"), "a word that the dialogs did not come");
    server.heal();
    await page.open(shortcut);
    await page.waitUntil(() => page.shows("dialog[open]"), shortcut);
  }
});

test("parameters that nobody knows do nothing", async ({ page }) => {
  for (const address of ["?new", "?new=chess", "?new=%", "?utm_source=club", "?text=", "?text=%20&title=&url="]) {
    await page.open(address);
    assert.equal(await page.shows("dialog[open]"), false, address);
    assert.equal((await page.counts()).onBoard, 56, address);
  }
});

test("a shared text is recognised as a pasted one is: moves, a position, a link", async ({ page }) => {
  await page.open(`?${new URLSearchParams({ title: "Club", text: "1. g H 2. c" })}`);
  await page.waitUntil(async () => (await page.moveList()).length === 3, "the moves");
  await page.waitUntil(() => page.run("return location.hash !== ''"), "the address to follow");
  const link = await page.run("return location.href");

  await page.open(`?${new URLSearchParams({ text: "2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2/2 2 2 2 2 2 2 N" })}`);
  await page.waitUntil(async () => /North may play/.test(await page.told()), "the position");
  assert.equal((await page.counts()).onBoard, 56);

  await page.open(`?${new URLSearchParams({ text: "See this:", url: link })}`);
  await page.waitUntil(async () => (await page.moveList()).length === 3, "the game of the link");
});

test("a shared text that cannot be read stands in the field with the reason", async ({ page }) => {
  await page.open(`?${new URLSearchParams({ text: "1. g g" })}`);
  await opened(page, "open");
  await page.waitUntil(async () => /g may not be played/.test(await (await page.find("dialog.open [role=alert]")).getText()), "the reason");
});

test("a file that the system opens with the page comes onto the board", async ({ page, browser }) => {
  await browser.runBeforeScripts(`Object.defineProperty(window, "launchQueue", { value: {
    setConsumer(take) {
      const file = new File(["[Variant \\"Hawalis\\"]\\n\\n1. g H 2. c *"], "club.ogn");
      take({ files: [{ getFile: () => Promise.resolve(file) }] });
    },
  } })`);
  await page.open();
  await page.waitUntil(async () => (await page.moveList()).length === 3, "the game");
});

test("all files that the system opens with the page are kept", async ({ page, browser }) => {
  await browser.runBeforeScripts(`Object.defineProperty(window, "launchQueue", { value: {
    setConsumer(take) {
      const files = ["g H", "a H"].map((moves) => new File(["[Variant \\"Hawalis\\"]\\n\\n1. " + moves + " *\\n"], "club.ogn"));
      take({ files: files.map((file) => ({ getFile: () => Promise.resolve(file) })) });
    },
  } })`);
  await page.open();
  await page.waitUntil(async () => /^2 games imported\./.test(await (await page.find(".games-told")).getText()), "both");
});

test("a file of the system that is not there any more is said", async ({ page, browser }) => {
  await browser.runBeforeScripts(`Object.defineProperty(window, "launchQueue", { value: {
    setConsumer(take) {
      take({ files: [{ getFile: () => Promise.reject(new DOMException("gone", "NotFoundError")) }] });
    },
  } })`);
  await page.open();
  await page.waitUntil(() => page.shows("dialog.open[open]"), "the dialog that opens files");
  assert.match(await (await page.find("dialog.open")).getText(), /This file cannot be read\./);
});

test("Settings tells the version, and the licences of what is in the page", async ({ page }) => {
  await page.open();
  await page.clickControl("Settings");
  await page.waitUntil(() => page.shows("dialog.settings[open]"), "the settings");
  assert.match(await (await page.find("dialog.settings")).getText(), /Version \d+\.\d+\.\d+, build [0-9a-f]{8}\./);
  assert.deepEqual(await page.axeViolations("dialog.settings"), []);
  const address = await (await page.control("Licences of what others wrote")).getAttribute("href");
  const licences = await page.run("return fetch(arguments[0]).then((answer) => answer.text())", address);
  for (const part of [/^yew \d.* \(MIT OR Apache-2\.0\)/m, /^wasm-bindgen \d/m, /^workbox-core \d.* \(MIT\)/m, /WITHOUT WARRANTY OF ANY KIND/, /^UNICODE LICENSE V3/m]) {
    assert.match(licences, part);
  }
  assert.doesNotMatch(licences, /^(syn|proc-macro2|criterion|proptest|clap) /m);
});

test("an address where nothing is has a page of its own", async ({ page }) => {
  const text = await readFile(join(RELEASE, "404.html"), "utf8");
  assert.match(text, /<title>Not found/);
  await page.driver.get(`${page.server.url}404.html`);
  assert.deepEqual(await page.axeViolations(), []);
  await page.clickControl("Play Hawalis");
  await page.started();
});
