// What scripts/name-site.mjs writes into the finished page, and which addresses it refuses.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { named, siteOf } from "../scripts/name-site.mjs";

const run = promisify(execFile);
const project = fileURLToPath(new URL("../", import.meta.url));
const script = join(project, "scripts/name-site.mjs");

test("an address of a folder is taken as it is", () => {
  for (const site of ["https://example.org/", "https://example.org/hawalis/", "http://localhost:8080/x/y/"]) {
    assert.equal(siteOf(site), site);
  }
});

test("every other address is refused in a sentence that shows one that can be used", () => {
  const refusals = {
    "": /no whole address/,
    "example.org/hawalis/": /no whole address/,
    "ftp://example.org/": /https:\/\/ or http:\/\//,
    "javascript:alert(1)/": /https:\/\/ or http:\/\//,
    "https://me:secret@example.org/": /password/,
    "https://example.org/?a=/": /behind \? or #/,
    "https://example.org/#/": /behind \? or #/,
    "https://example.org/a b/": /blank/,
    " https://example.org/": /blank/,
    "https://example.org/hawalis": /slash/,
    "https://example.org/index.html": /slash/,
  };
  for (const [site, sentence] of Object.entries(refusals)) {
    assert.throws(() => siteOf(site), sentence, site);
    assert.throws(() => siteOf(site), /write it like SITE=https:\/\/example\.org\/hawalis\/$/, site);
  }
});

test("the page tells its own title and description with absolute addresses", async () => {
  const page = await readFile(join(project, "index.html"), "utf8");
  const told = named(page, "https://example.org/hawalis/");
  const content = (name) => told.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`))?.[1];
  assert.equal(content("og:title"), "Hawalis");
  assert.equal(content("og:description"), content("description"));
  assert.equal(content("og:url"), "https://example.org/hawalis/");
  assert.equal(content("og:image"), "https://example.org/hawalis/card.png");
  assert.equal(content("twitter:card"), "summary_large_image");
  assert.match(told, /<link rel="canonical" href="https:\/\/example\.org\/hawalis\/">/);
  assert.ok(told.indexOf('property="og:title"') < told.indexOf("</head>"));
  assert.equal(named(page, "https://example.org/a&b$&/").match(/rel="canonical" href="([^"]*)"/)[1], "https://example.org/a&amp;b$&amp;/");
});

test("Trunk's folder gets the picture, and a bad address stops the build with one sentence", async () => {
  const folder = await mkdtemp(join(tmpdir(), "hawalis-site-"));
  const env = { ...process.env, TRUNK_STAGING_DIR: folder };
  try {
    const page = await readFile(join(project, "index.html"), "utf8");
    await writeFile(join(folder, "index.html"), page);
    await copyFile(join(project, "assets/404.html"), join(folder, "404.html"));
    await run("node", [script, "--check"], { env: { ...env, SITE: "https://example.org/" } });
    assert.equal(await readFile(join(folder, "index.html"), "utf8"), page, "a check changes nothing");
    await run("node", [script], { env: { ...env, SITE: "https://example.org/" } });
    assert.match(await readFile(join(folder, "index.html"), "utf8"), /content="https:\/\/example\.org\/card\.png"/);
    assert.match(await readFile(join(folder, "404.html"), "utf8"), /<a href="https:\/\/example\.org\/">Play/);
    const picture = await readFile(join(folder, "card.png"));
    assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [1200, 630]);
    const failure = await run("make", ["--no-print-directory", "dist", "SITE=example.org"], { cwd: project }).catch((error) => error);
    assert.notEqual(failure.code, 0);
    assert.match(failure.stderr, /SITE is "example\.org", but that is no whole address/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
