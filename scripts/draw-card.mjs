// Draws assets/card.png from assets/card.svg with the tests' browser, and notes in it which drawing it is of.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { crc32 } from "node:zlib";
import { openBrowser } from "../tests/e2e/browser.mjs";

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
  const drawn = await browser.driver.executeScript(
    `const image = new Image();
    image.src = arguments[0];
    return image.decode().then(() => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = arguments[1];
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      // Two bits less of every colour: nobody sees it, and the file is half as large.
      const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
      pixels.data.forEach((part, at, all) => { all[at] = part | 3; });
      context.putImageData(pixels, 0, 0);
      return canvas.toDataURL("image/png");
    });`,
    `data:image/svg+xml;base64,${svg.toString("base64")}`,
    [WIDTH, HEIGHT],
  );
  const png = Buffer.from(drawn.split(",")[1], "base64");
  // The last part of a PNG is its end, twelve bytes long.
  const note = chunk("tEXt", Buffer.from(`Source\0${crc32(svg).toString(16).padStart(8, "0")}`));
  await writeFile(file("card.png"), Buffer.concat([png.subarray(0, -12), note, png.subarray(-12)]));
} finally {
  await browser.close();
}
