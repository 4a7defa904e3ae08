// Writes the service worker of the page that Trunk has just built: Workbox, and the list of all files that the page needs, with what each must hash to.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { getManifest } from "workbox-build";

const folder = process.env.TRUNK_STAGING_DIR;
/** Names that change with the content: such a file is kept under its name alone. */
const HASHED = /-[0-9a-f]{8,16}(_bg)?\.[a-z]+$/;

const integrity = async (file) => `sha384-${createHash("sha384").update(await readFile(join(folder, file))).digest("base64")}`;

const { manifestEntries, warnings } = await getManifest({
  globDirectory: folder,
  globPatterns: ["**/*"],
  // What is only for a server, for those who show links, and for those who install the page.
  globIgnores: ["service-worker.js", "404.html", "card.png", "screenshot-*", "*.br", "*.gz"],
  maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
  dontCacheBustURLsMatching: HASHED,
});
if (warnings.length > 0) {
  throw new Error(warnings.join("\n"));
}
const files = await Promise.all(manifestEntries.map(async (entry) => ({ ...entry, integrity: await integrity(entry.url) })));
await build({
  entryPoints: [fileURLToPath(new URL("../assets/service-worker.js", import.meta.url))],
  outfile: join(folder, "service-worker.js"),
  bundle: true,
  minify: true,
  legalComments: "inline",
  define: { PRECACHED: JSON.stringify(files), "process.env.NODE_ENV": '"production"' },
});
