// Puts the head of the page in order for a slow line. Chromium does not look behind a script for what else to fetch when the page brings its own policy:
// so what the page starts with is named before the first script. The style sheets that it starts with become a single small one, and so do those of the dialogs.
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const folder = process.env.TRUNK_STAGING_DIR;
const SHEET = /[ \t]*<link\b(?=[^>]*\brel="?stylesheet"?)[^>]*\bhref="([^"]+)"[^>]*>\n?/g;
const PROGRAM = /[ \t]*<link\b[^>]*\bdata-program=[^>]*>\n?/g;
const FIRST_SCRIPT = /[ \t]*<script\b/;
const addressOf = (script) => new RegExp(`<script src="([^"]*\\b${script}-[^"]+)"`);

/** A style sheet with all that it imports, small. */
async function joined(contents) {
  const { outputFiles } = await build({ stdin: { contents, loader: "css", resolveDir: folder }, bundle: true, minify: true, write: false });
  return outputFiles[0].contents;
}

const page = join(folder, "index.html");
const text = await readFile(page, "utf8");
const sheets = [...text.matchAll(SHEET)].map(([, address]) => address);
await writeFile(join(folder, "page.css"), await joined(sheets.map((address) => `@import "${address}";`).join("\n")));

const dialogs = await readFile(join(folder, "dialogs.css"), "utf8");
await writeFile(join(folder, "dialogs.css"), await joined(dialogs));
const ofDialogs = [...dialogs.matchAll(/@import "([^"]+)"/g)].map(([, address]) => address);

await Promise.all([...sheets, ...ofDialogs].map((address) => rm(join(folder, address))));

const [program] = text.match(PROGRAM);
const [, features] = text.match(addressOf("features"));
const [, start] = text.match(addressOf("start"));
const links = [
  `<link rel="stylesheet" href="./page.css">`,
  program.trim(),
  `<link rel="preload" href="${features}" as="script">`,
  `<link rel="modulepreload" href="${start}">`,
];
const rest = text.replaceAll(SHEET, "").replaceAll(PROGRAM, "");
await writeFile(page, rest.replace(FIRST_SCRIPT, (script) => `${links.map((link) => `    ${link}\n`).join("")}${script}`));
