// Draws assets/card.png from assets/card.svg with the tests' browser, and notes in it which drawing it is of.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { crc32 } from "node:zlib";
import { openBrowser } from "../tests/e2e/browser.mjs";
import { drawn } from "./drawn.mjs";

const WIDTH = 1200;
const HEIGHT = 630;
const file = (name) => fileURLToPath(new URL(`../assets/${name}`, import.meta.url));

/** A part of a PNG: its length, kind, content, and the check of both. */
function chunk(kind, content) {
  const part = Buffer.concat([Buffer.from(kind), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(part));
  return Buffer.concat([length, part, check]);
}

const svg = await readFile(file("card.svg"));
const browser = await openBrowser({ width: WIDTH, height: HEIGHT });
try {
  await browser.driver.get("about:blank");
  const png = await drawn(browser, svg, WIDTH, HEIGHT);
  // The last part of a PNG is its end, twelve bytes long.
  const note = chunk("tEXt", Buffer.from(`Source\0${crc32(svg).toString(16).padStart(8, "0")}`));
  await writeFile(file("card.png"), Buffer.concat([png.subarray(0, -12), note, png.subarray(-12)]));
} finally {
  await browser.close();
}
