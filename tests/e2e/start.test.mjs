// How the page starts, and what it says when it cannot.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { session } from "./session.mjs";

const test = session({ base: "/x/y/" });

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
  "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

const theme = "return document.documentElement.dataset.theme ?? null";

async function settings(page, text) {
  await page.run("localStorage.setItem('hawalis.settings', arguments[0])", text);
}

test("starts below a path, quietly and with its own files only", async ({ page, server }) => {
  server.requests.length = 0;
  await page.open();

  assert.deepEqual(await page.consoleErrors(), []);
  assert.deepEqual(await page.foreignRequests(), []);
  assert.ok(server.requests.some((path) => /^\/x\/y\/app-.*\.wasm$/.test(path)));
  assert.ok(server.requests.every((path) => path.startsWith("/x/y/")), server.requests.join(" "));
});

test("the address without its last slash leads to the page too", async ({ page, server }) => {
  await page.driver.get(server.url.slice(0, -1));
  await page.started();
});

test("the release keeps the strict policy and lets no inline script run", { violating: true, noisy: true }, async ({ page }) => {
  const source = await readFile(new URL("../../dist/index.html", import.meta.url), "utf8");
  assert.ok(source.includes(`http-equiv="Content-Security-Policy" content="${POLICY}"`));

  await page.open();
  await page.run("document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.inline = true' }))");
  assert.equal(await page.run("return window.inline ?? null"), null);
  assert.match((await page.consoleErrors()).join("\n"), /Content Security Policy/);
});

test("starts from a server that does not know WebAssembly's type", async ({ page, server }) => {
  server.wasmType = "application/octet-stream";
  try {
    await page.open();
    assert.equal(await page.run("return fetch(document.querySelector('[data-program]').dataset.program).then((file) => file.headers.get('content-type'))"), "application/octet-stream");
    assert.deepEqual(await page.consoleErrors(), []);
  } finally {
    server.wasmType = "application/wasm";
  }
});

test("shows the board while the program is on its way, then the app in its place", async ({ page, server }) => {
  server.hold(/\.wasm$/);
  await page.open("", { started: false });
  await page.waitUntil(() => page.shows("#app main svg"), "the first board");
  assert.equal(await page.shows("#late"), false);
  assert.equal(await page.run("return document.querySelector('#late') !== null"), true);
  const said = "const said = document.querySelector('.passage .sentence span'); return [said.textContent, said.getBoundingClientRect().toJSON()]";
  const first = await page.run(said);

  server.heal();
  await page.started();
  assert.equal(await page.run("return document.querySelector('#late')"), null);
  assert.deepEqual(await page.run(said), first, "what is said stays as it is, where it is");
});

test("the first board has no accessibility violation", async ({ page, server }) => {
  server.hold(/\.wasm$/);
  await page.open("", { started: false });
  await page.waitUntil(() => page.shows("#app main svg"), "the first board");
  assert.deepEqual(await page.axeViolations(), []);
});

test("the theme that was chosen is there before the program", async ({ page, server }) => {
  server.hold(/\.wasm$/);
  await page.open("", { started: false });
  assert.equal(await page.run(theme), null);

  for (const chosen of ["system", "light", "dark", "contrast"]) {
    await settings(page, JSON.stringify({ theme: chosen }));
    await page.reload({ started: false });
    assert.equal(await page.run(theme), chosen);
  }
  for (const broken of ["", "{", "null", "7", '{"theme":"<b>"}', '{"theme":3}']) {
    await settings(page, broken);
    await page.reload({ started: false });
    assert.equal(await page.run(theme), null, broken);
  }
  await page.run("localStorage.clear()");
  assert.deepEqual(await page.consoleErrors(), []);
});

for (const [missing, pattern] of [
  ["the program", /\.wasm$/],
  ["the program's script", /^app-.*\.js$/],
  ["the script that starts it", /^start-.*\.js$/],
]) {
  test(`says at once that ${missing} is missing, and Reload recovers`, { noisy: true }, async ({ page, server }) => {
    server.fail(pattern);
    await page.open("#somewhere", { started: false });
    await page.waitUntil(() => page.shows("#late"), "the sentence that the game has not started", 3_000);
    assert.match(await (await page.find("#late")).getText(), /^The game has not started\b.*\. Reload$/);
    assert.ok((await page.consoleErrors()).length > 0, "the console tells a developer why");

    server.heal();
    await page.pressReload();
    await page.started();
    assert.equal(await page.run("return location.hash"), "#somewhere");
  });
}

test("says so when the program arrives damaged", { noisy: true }, async ({ page, server }) => {
  server.fail(/\.wasm$/, 200);
  await page.open("", { started: false });
  await page.waitUntil(() => page.shows("#late"), "the sentence that the game has not started", 3_000);
  assert.match(await (await page.find("#late")).getText(), /arrived damaged/);
});

test("says within ten seconds that nothing came when every script is lost, and Reload needs none", { noisy: true }, async ({ page, server, browser }) => {
  // With less motion, for a rule that stops animations would stop the one that reveals the sentence.
  await browser.emulate({ reducedMotion: true });
  server.fail(/\.(js|wasm)$/);
  const asked = Date.now();
  await page.open("", { started: false });
  assert.equal(await page.shows("#late"), false);
  await page.waitUntil(() => page.shows("#late"), "the sentence that the game has not started", 10_000 - (Date.now() - asked));

  server.heal();
  await page.pressReload();
  await page.started();
});

test("a dialog that is asked for before it is here says so and opens when it comes", async ({ page, server }) => {
  server.hold(/^dialogs.*\.wasm$/);
  await page.open("", { dialogs: false });
  await page.clickControl("Rules");
  await page.waitUntil(() => page.shows(".awaited[role=status]"), "a word that it is on its way");
  await page.play("h");
  assert.equal((await page.moveList()).length, 1);

  server.heal();
  await page.waitUntil(() => page.shows("dialog.rules[open]"), "the rules");
  assert.equal(await page.shows(".awaited"), false);
});

for (const [part, file] of [
  ["their program", /^dialogs(_bg)?\.(js|wasm)/],
  ["their styles", /^dialogs\.css/],
]) {
  test(`says that the dialogs cannot come without ${part}, and the game goes on`, { noisy: true }, async ({ page, server }) => {
    server.fail(file);
    await page.open("", { dialogs: false });
    await page.clickControl("Settings");
    const said = await page.waitUntil(() => page.find(".awaited[role=alert]"), "a word that it did not come");
    assert.match(await said.getText(), /did not arrive or has stopped.*reload the page/);
    assert.deepEqual(await page.axeViolations(".awaited"), []);
    assert.equal(await page.run("return document.documentElement.dataset.start"), "done", "the game has started all the same");
    await page.play("h");
    assert.equal((await page.moveList()).length, 1);

    // They are tried again whenever one is asked for, and be it the same.
    await page.clickControl("Dismiss");
    server.heal();
    await page.clickControl("Settings");
    await page.waitUntil(() => page.shows("dialog.settings[open]"), "the settings");
    assert.equal(await page.shows(".awaited"), false);
    await page.keys("Escape");

    server.fail(file);
    await page.reload({ started: false });
    await page.started({ dialogs: false });
    await page.clickControl("Settings");
    await page.waitUntil(() => page.shows(".awaited[role=alert]"), "a word that it did not come");
    await page.clickControl("Dismiss");
    assert.equal(await page.shows(".awaited"), false);
    server.heal();
    await page.clickControl("Settings");
    await page.waitUntil(() => page.shows("dialog.settings[open]"), "the settings");
    assert.equal((await page.moveList()).length, 1);
  });
}

test("when the dialogs stop the page says so and goes on", { noisy: true }, async ({ page }) => {
  await page.open();
  // Elements are made by copying; only Settings has this kind.
  await page.run(`
    const copy = Node.prototype.cloneNode;
    Node.prototype.cloneNode = function (...how) {
      if (this.nodeName === "H3") throw new Error("no more of these");
      return copy.apply(this, how);
    };`);
  await page.clickControl("Settings");
  await page.waitUntil(() => page.shows(".awaited[role=alert]"), "a word that it stopped");
  assert.equal(await page.run("return document.querySelectorAll('dialog').length"), 0);
  await page.play("h");
  assert.equal((await page.moveList()).length, 1);
});

test("what is dropped or pasted before the dialogs are there waits for them", async ({ page, server }) => {
  for (const type of ["drop", "paste"]) {
    server.hold(/dialogs_bg\.wasm/);
    await page.open("", { dialogs: false });
    const isPrevented = await page.run(`
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", "1. g H 2. c");
      const how = { dataTransfer, clipboardData: dataTransfer, bubbles: true, cancelable: true };
      const event = arguments[0] === "paste" ? new ClipboardEvent("paste", how) : new DragEvent("drop", how);
      document.body.dispatchEvent(event);
      return event.defaultPrevented;`, type);
    assert.ok(isPrevented, "the browser does nothing of its own");
    server.heal();
    await page.waitUntil(async () => (await page.moveList()).length === 3, `the moves after ${type}`);
  }
});

test("a panic where nothing can be kept loses no move of the address", { noisy: true }, async ({ page, browser }) => {
  await browser.runBeforeScripts(`
    const refuse = () => { throw new DOMException("blocked", "SecurityError"); };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });`);
  await page.open();
  await page.play("h");
  await page.waitUntil(() => page.run("return location.hash !== ''"), "the address");
  await page.run("Node.prototype.cloneNode = () => { throw new Error('no more elements'); }");
  await page.hover("G");
  await page.waitUntil(() => page.find(".panicked[role=alert]"), "the panel");
  await page.pressReload();
  await page.started();
  await page.waitUntil(async () => (await page.moveList()).length === 1, "the game as it was");
});

test("dialogs of another build are not heard", { noisy: true }, async ({ page, server }) => {
  server.fail(/dialogs_bg\.wasm/, 404);
  await page.open("", { dialogs: false });
  // As src/ui/dialogs tells that they are here, and that a move is to be looked at.
  await page.run(`
    const letters = (text) => [text.length, ...new TextEncoder().encode(text)];
    for (const wish of [[0, ...letters("another")], [5, ...letters("g")]]) {
      document.dispatchEvent(new CustomEvent("hawalis-wish", { detail: new Uint8Array(wish) }));
    }`);
  await page.clickControl("Settings");
  await page.waitUntil(() => page.shows(".awaited[role=alert]"), "a word that they are of no use");
  assert.equal((await page.moveList()).length, 0);
});

test("that it did not start is not said for what it starts without", { noisy: true }, async ({ page, server }) => {
  server.fail(/\/(offline|features)-/, 404);
  server.hold(/app-[^/]*\.wasm$/);
  await page.open("", { started: false });
  await page.waitUntil(() => page.run("return performance.getEntriesByType('resource').some(({ name }) => /app-[^/]*\\.js/.test(name))"), "the program's script");
  assert.notEqual(await page.run("return document.documentElement.dataset.start"), "failed");
  server.heal();
  await page.started();
});

test("when the program stops it says so, gives the game's moves and reloads", { noisy: true }, async ({ page }) => {
  await page.open();
  await page.play("h");
  // The program makes its elements by copying; a browser that refuses leaves it no way on.
  await page.run("Node.prototype.cloneNode = () => { throw new Error('no more elements'); }");
  await page.hover("G");
  const panel = await page.waitUntil(() => page.find(".panicked[role=alert]"), "the panel");
  assert.match(await panel.getText(), /Something went wrong/);
  assert.match(await (await page.find(".panicked pre")).getText(), /^\[Variant "Hawalis"\]\n[^]*\n1\. h\+4 \*$/);
  // Nothing of what has stopped is left to be reached.
  assert.equal(await page.focused(), "Reload");
  assert.deepEqual(await page.axeViolations(), []);
  assert.equal(await page.run("return document.querySelectorAll('button, input, dialog').length"), 0);
  await page.pressReload();
  await page.started();
  await page.waitUntil(async () => (await page.moveList()).length === 1, "the game as it was");
  // h captures four (RULES, example 3).
  assert.equal((await page.counts()).onBoard, 52);
});
