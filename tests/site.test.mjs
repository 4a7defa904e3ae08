// What scripts/name-site.mjs writes into the finished page, which addresses it refuses, and what the sample for nginx answers.
import assert from "node:assert/strict";
import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { named, siteOf } from "../scripts/name-site.mjs";
import { freePort } from "./e2e/processes.mjs";

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

const withoutNginx = spawnSync("nginx", ["-v"]).error && "nginx is not installed";

test("nginx with the sample keeps the query, and says that what is compressed depends on the browser", { skip: withoutNginx }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "hawalis-nginx-"));
  const port = await freePort();
  // Without a certificate and without the module that nginx does not bring itself; one file that is there, and compressed too.
  const sample = (await readFile(join(project, "publishing/nginx.conf"), "utf8"))
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
    .replace("brotli_static on;", "")
    .replace("include mime.types;", "")
    .replace("/srv/hawalis/", `${folder}/`);
  const kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ");
  const settings = `pid ${folder}/pid; events {} http { access_log off; ${kept} ${sample} }`;
  await chmod(folder, 0o755);
  await writeFile(join(folder, "index.html"), "whole");
  await writeFile(join(folder, "index.html.gz"), gzipSync("whole"));
  await writeFile(join(folder, "nginx.conf"), settings);
  const nginx = spawn("nginx", ["-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"], { stdio: "inherit" });
  const ended = once(nginx, "exit");
  try {
    const address = `http://127.0.0.1:${port}/hawalis`;
    const ask = (path) => fetch(address + path, { redirect: "manual" });
    for (let tries = 50; tries > 0 && !(await ask("/").catch(() => null)); tries -= 1) {
      await pause(100);
    }
    assert.match((await ask("?game=gH")).headers.get("location"), /\/hawalis\/\?game=gH$/);
    assert.match((await ask("")).headers.get("location"), /\/hawalis\/$/);
    const page = await ask("/");
    assert.equal(await page.text(), "whole");
    assert.equal(page.headers.get("content-encoding"), "gzip");
    assert.equal(page.headers.get("vary"), "Accept-Encoding");
  } finally {
    nginx.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
});
