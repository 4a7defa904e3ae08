// Prints what the page downloads, in bytes as brotli makes them: what the first visit waits for, the worker, and what comes later. Fails when it is too much.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const LARGEST = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
/** What the page names but no browser waits for: it is read when somebody installs the page. */
const FOR_INSTALLING = /<link[^>]* rel="?(manifest|apple-touch-icon)"?[^>]*>/g;

const folder = process.argv[2] ?? "dist";
const page = readFileSync(join(folder, "index.html"), "utf8").replaceAll(FOR_INSTALLING, "");
const named = new Set([...page.matchAll(/\b(?:href|src|data-program)="(?:\.\/)?([^"#:?]+)"/g)].map(([, file]) => file));
const programs = readdirSync(folder).filter((file) => /\.(js|css|wasm)$/.test(file) && !named.has(file) && file !== "service-worker.js");
const isWorker = (file) => /^(worker|thinking)/.test(file);

/** What is downloaded together, and how many bytes of it somebody on a slow line can wait for. */
const parts = [
  { name: "the first visit", files: ["index.html", ...named], most: 200_000 },
  // It comes when a computer is to play.
  { name: "the worker", files: programs.filter(isWorker), most: 60_000 },
  // It comes when the page is idle or something of it is asked for.
  { name: "all else", files: programs.filter((file) => !isWorker(file)), most: Infinity },
];

for (const { name, files, most } of parts) {
  let total = 0;
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    const size = brotliCompressSync(bytes, { params: LARGEST }).length;
    total += size;
    console.log(`${String(size).padStart(7)}  of ${String(bytes.length).padStart(7)}  ${file}`);
  }
  console.log(`${String(total).padStart(7)}  ${name}${most < Infinity ? `, of ${most} at most` : ""}\n`);
  if (total > most) {
    console.error(`${total - most} bytes too many for ${name}.`);
    process.exitCode = 1;
  }
}
