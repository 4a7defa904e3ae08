// Makes one small style sheet of those that the page names, which together keep somebody on a slow line waiting, and in their order; what only the dialogs need stays apart.
import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const folder = process.env.TRUNK_STAGING_DIR;
const NAMED = /[ \t]*<link\b(?=[^>]*\brel="?stylesheet"?)[^>]*\bhref="([^"]+)"[^>]*>\n?/g;

const page = join(folder, "index.html");
const text = await readFile(page, "utf8");
const sheets = [...text.matchAll(NAMED)].map(([, address]) => address);
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
let isFirst = true;
const joined = text.replaceAll(NAMED, () => {
  const link = isFirst ? `    <link rel="stylesheet" href="./${name}">\n` : "";
  isFirst = false;
  return link;
});
await writeFile(page, joined);
