// Prints what the first visit downloads, in bytes as brotli makes them: all of dist/ but what only comes later. Fails when it is too much.
import { readFileSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** Bytes that somebody on a slow line waits for. */
const MOST = 200_000;
/** The dialogs with their styles, which come when the page is idle or one is asked for, and the worker, which comes when a computer is to play. */
const LATER = /^((dialogs|rules|editor|analysis)\.css|dialogs(_bg\.wasm|\.js)|worker|thinking)/;
const LARGEST = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };

const folder = process.argv[2] ?? "dist";
let total = 0;
for (const file of readdirSync(folder).filter((name) => !LATER.test(name)).map((name) => `${folder}/${name}`)) {
  const bytes = readFileSync(file);
  const size = brotliCompressSync(bytes, { params: LARGEST }).length;
  total += size;
  console.log(`${String(size).padStart(7)}  of ${String(bytes.length).padStart(7)}  ${basename(file)}`);
}
console.log(`${String(total).padStart(7)}  in all, of ${MOST} at most`);
if (total > MOST) {
  console.error(`The first visit downloads ${total - MOST} bytes too many.`);
  process.exitCode = 1;
}
