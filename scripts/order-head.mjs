// Puts the head of the page in order for a slow line. Chromium does not look behind a script for what else to fetch when the page brings its own policy:
// so what the page starts with is named before the first script, its style sheets as a single small one. What only the dialogs need stays apart.
import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const folder = process.env.TRUNK_STAGING_DIR;
const SHEET = /[ \t]*<link\b(?=[^>]*\brel="?stylesheet"?)[^>]*\bhref="([^"]+)"[^>]*>\n?/g;
const PROGRAM = /[ \t]*<link\b[^>]*\bdata-program=[^>]*>\n?/g;
const FIRST_SCRIPT = /[ \t]*<script\b/;
const addressOf = (script) => new RegExp(`<script src="([^"]*\\b${script}-[^"]+)"`);

const page = join(folder, "index.html");
const text = await readFile(page, "utf8");
const sheets = [...text.matchAll(SHEET)].map(([, address]) => address);
const { outputFiles } = await build({
  stdin: { contents: sheets.map((address) => `@import "${address}";`).join("\n"), loader: "css", resolveDir: folder },
  bundle: true,
  minify: true,
  write: false,
});
const [{ contents }] = outputFiles;
const name = `page-${createHash("sha256").update(contents).digest("hex").slice(0, 16)}.css`;
await writeFile(join(folder, name), contents);
await Promise.all(sheets.map((address) => rm(join(folder, address))));

const [program] = text.match(PROGRAM);
const [, features] = text.match(addressOf("features"));
const [, start] = text.match(addressOf("start"));
const links = [
  `<link rel="stylesheet" href="./${name}">`,
  program.trim(),
  `<link rel="preload" href="${features}" as="script">`,
  `<link rel="modulepreload" href="${start}">`,
];
const rest = text.replaceAll(SHEET, "").replaceAll(PROGRAM, "");
await writeFile(page, rest.replace(FIRST_SCRIPT, (script) => `${links.map((link) => `    ${link}\n`).join("")}${script}`));
