// Pictures, animations and QR codes: what leaves the page shows what was on it.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import jsQR from "jsqr";
import { Key } from "selenium-webdriver";
import { session } from "./session.mjs";

const test = session();

/** The middle and the free part of every pit in units of the drawing, by letter; as src/motion/layout.rs has them. */
function pits({ narrow = false, flipped = false } = {}) {
  const [width, height, pitch, inner, outer] = narrow ? [704, 708, 98.5, 84, 227] : [1000, 600, 126, 76, 188];
  const rows = ["GFEDCBA", "HIJKLMN", "nmlkjih", "abcdefg"];
  const found = {};
  rows.forEach((letters, row) =>
    [...letters].forEach((letter, column) => {
      const x = width / 2 + pitch * (column - 3);
      const y = height / 2 + [-outer, -inner, inner, outer][row];
      found[letter] = flipped ? { x: width - x, y: height - y } : { x, y };
    }),
  );
  return { width, height, found };
}

/**
 * Which pits of an image have seeds in them, as a text of their letters: where the light is on something bright.
 * `image` is the address of one, `box` the part of the drawing that it shows.
 */
async function occupied(page, image, layout, box = { x: 0, y: 0, width: layout.width, height: layout.height }) {
  const found = await page.run(
    `const [image, pits, box] = arguments;
    const picture = new Image();
    picture.src = image;
    return picture.decode().then(() => {
      const context = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight).getContext("2d");
      context.drawImage(picture, 0, 0);
      const scale = picture.naturalWidth / box.width;
      return Object.entries(pits).filter(([, { x, y }]) => {
        const half = 36;
        const part = [x - half - box.x, y - half - box.y, 2 * half, 2 * half].map((side) => Math.round(side * scale));
        const { data } = context.getImageData(...part);
        for (let at = 0; at < data.length; at += 4) {
          if (Math.min(data[at], data[at + 1], data[at + 2]) > 225) return true;
        }
        return false;
      }).map(([letter]) => letter);
    });`,
    image,
    layout.found,
    box,
  );
  return found.sort().join("");
}

/** The pits that have seeds on the page. */
async function occupiedOnPage(page) {
  const { pits } = await page.counts();
  return Object.keys(pits).filter((letter) => pits[letter] > 0).sort().join("");
}

const dataAddress = (kind, bytes) => `data:${kind};base64,${Buffer.from(bytes).toString("base64")}`;

/** Does something that saves a file, and returns its content. */
async function saved(page, browser, name, save) {
  const folder = await mkdtemp(join(tmpdir(), "hawalis-saved-"));
  try {
    await browser.saveTo(folder);
    await save();
    await page.waitUntil(async () => (await status(page)) === `Saved as ${name}.`, `a word on ${name}`);
    let content;
    await page.waitUntil(async () => (content = await readFile(join(folder, name))).length > 0, `the file ${name}`);
    return content;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const status = async (page) => (await page.find("dialog[open] .share-told")).getText();

async function openPicture(page) {
  await page.clickControl("Share");
  await page.clickControl("Picture or animation…");
  await page.waitUntil(() => page.shows("dialog.picture[open] img"), "the picture");
}

const LOOKS = [
  { theme: "light", narrow: false, flipped: false },
  { theme: "dark", narrow: true, flipped: true },
  { theme: "contrast", narrow: false, flipped: true },
  { theme: "system", narrow: true, flipped: false, system: { dark: true } },
  { theme: "system", narrow: false, flipped: false, system: { dark: true, moreContrast: true } },
];

for (const { theme, narrow, flipped, system = {} } of LOOKS) {
  const colours = system.moreContrast ? "contrast" : system.dark ? "dark" : theme;
  test(`a picture is the board as it looks: ${theme} (${colours}), ${narrow ? "narrow" : "wide"}${flipped ? ", flipped" : ""}`, async ({ page, browser }) => {
    await browser.emulate(system);
    if (narrow) {
      await browser.setViewport(390, 844);
    }
    await page.openWith({ theme, speed: "off" }, "gHcC");
    if (flipped) {
      await page.clickControl("Flip board");
    }
    const expected = await occupiedOnPage(page);
    assert.ok(expected.length < 28, "some pits are empty");
    const layout = pits({ narrow, flipped });
    await openPicture(page);
    await page.screenshot(`picture ${theme}`);

    // What is shown in the dialog, before anything is saved.
    const preview = await page.run("return document.querySelector('dialog[open] img').src");
    assert.equal(await occupied(page, preview, layout), expected, "the preview");
    assert.match(await page.run("return document.querySelector('dialog[open] img').alt"), /^North played C: .*captured 1 \(l\)\. South: b 3, .*North: A 3, /);

    const svg = await saved(page, browser, "hawalis-move-4.svg", () => page.clickControl("Save as SVG"));
    const png = await saved(page, browser, "hawalis-move-4.png", () => page.clickControl("Save as PNG"));
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [2 * layout.width, 2 * layout.height], "twice the size of the drawing");
    assert.equal(await occupied(page, dataAddress("image/png", png), layout), expected, "the PNG");

    // Elsewhere, where neither the page's style nor its policy is: in an image, and alone in a tab.
    await page.driver.get("about:blank");
    assert.equal(await occupied(page, dataAddress("image/svg+xml", svg), layout), expected, "the SVG as an image");
    await page.driver.get(dataAddress("image/svg+xml", svg));
    const [colour, letters] = await page.run(`
      const style = (selector) => getComputedStyle(document.querySelector(selector));
      return [style(".wood-middle").stopColor, style(".letters text").fill]`);
    const tokens = { light: ["rgb(127, 77, 41)", "rgb(253, 237, 208)"], dark: ["rgb(89, 54, 25)", "rgb(240, 220, 182)"], contrast: ["rgb(0, 0, 0)", "rgb(255, 255, 255)"] };
    assert.deepEqual([colour, letters], tokens[colours]);
  });
}

test("a picture shows the middle of a move, to the seed", async ({ page, browser }) => {
  await page.openWith({ speed: "off", lettersHidden: true }, "h");
  await page.clickControl("Back a move");
  for (let seed = 0; seed < 5; seed += 1) {
    await page.clickControl("Forward a seed");
  }
  const { hand } = await page.counts();
  assert.equal(hand, 2, "after h, two seeds, and three from j: the first of them has fallen");
  await openPicture(page);
  const svg = String(await saved(page, browser, "hawalis-move-1.svg", () => page.clickControl("Save as SVG")));
  assert.match(svg, /<g class="hand"[^>]*><rect[^>]*\/><text[^>]*>2<\/text>/);
});

test("a picture can be copied, and whoever cannot is told", async ({ page, browser, server }) => {
  await browser.allowClipboard(server.origin);
  await page.openWith({ speed: "off" }, "g");
  await openPicture(page);
  await page.clickControl("Copy as PNG");
  await page.waitUntil(async () => (await status(page)) === "The picture is copied.", "a word on the copy");
  const size = await page.run(`
    return navigator.clipboard.read()
      .then(([item]) => item.getType("image/png"))
      .then((png) => createImageBitmap(png))
      .then((picture) => [picture.width, picture.height]);`);
  assert.deepEqual(size, [2000, 1200]);
  await page.run("delete window.ClipboardItem");
  await page.clickControl("Copy as PNG");
  await page.waitUntil(async () => /does not let the page copy/.test(await status(page)), "why nothing is copied");
});

test("an animation begins with the board before and ends with the one after", async ({ page, browser }) => {
  await page.openWith({ theme: "light", speed: "off" }, "gHcC");
  const after = await occupiedOnPage(page);
  await page.clickControl("First");
  const before = await occupiedOnPage(page);
  await page.clickControl("Last");
  await openPicture(page);
  await page.clickControl("Animation");
  const first = await page.control("From move");
  assert.equal(await first.getAttribute("value"), "4");
  await first.sendKeys(Key.END, Key.BACK_SPACE);
  await page.waitUntil(() => page.shows("dialog[open] .note"), "a word on the missing number");
  assert.match(await (await page.find("dialog[open] .note")).getText(), /two moves from 1 to 4/);
  await first.sendKeys("1");
  await page.waitUntil(() => page.shows("dialog[open] img"), "the animation");
  assert.deepEqual(await page.axeViolations("dialog[open]"), []);
  await page.screenshot("animation");
  const svg = await saved(page, browser, "hawalis-moves-1-4.svg", () => page.clickControl("Save as SVG"));
  assert.doesNotMatch(String(svg), /<script|javascript:|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);

  await page.driver.get(dataAddress("image/svg+xml", svg));
  const layout = pits();
  const [x, y, width, height] = await page.run("return document.documentElement.getAttribute('viewBox').split(' ').map(Number)");
  await browser.setViewport(Math.round(width), Math.round(height));
  const duration = await page.run("return document.querySelector('animate').getSimpleDuration()");
  const at = async (time) => {
    await page.run("const film = document.documentElement; film.pauseAnimations(); film.setCurrentTime(arguments[0]);", time);
    const picture = await page.driver.takeScreenshot();
    await page.screenshot(`animation at ${time.toFixed(1)}`);
    return occupied(page, `data:image/png;base64,${picture}`, layout, { x, y, width, height });
  };
  assert.equal(await at(0), before);
  assert.equal(await at(duration - 0.01), after);
  const captions = await page.run("return [...document.querySelectorAll('.told text')].map((text) => text.textContent)");
  assert.equal(captions[0], "1. South plays g: 5 laps, 14 seeds");
  assert.equal(captions.length, 4);
});

test("an animation does not run for whoever wants no motion", async ({ page, browser }) => {
  await browser.emulate({ reducedMotion: true });
  await page.openWith({ speed: "off" }, "h");
  await openPicture(page);
  await page.clickControl("Animation");
  await page.waitUntil(() => page.shows("dialog[open] .film-moves"), "the moves");
  // An animation is higher than the board, for it has a caption.
  const shape = await page.run("const image = document.querySelector('dialog[open] img'); return image.decode().then(() => image.naturalHeight / image.naturalWidth)");
  assert.equal(shape, 0.6);
});

test("before the first move there is a picture and nothing to animate", async ({ page }) => {
  await page.open();
  await openPicture(page);
  assert.deepEqual(await page.axeViolations("dialog[open]"), []);
  await page.clickControl("Animation");
  assert.match(await (await page.find("dialog[open] .note")).getText(), /nothing to animate/);
  await page.keys("Escape");
  await page.waitUntil(async () => !(await page.shows("dialog[open]")), "the dialog to close");
});

/** What a camera reads from the code on the page. */
async function scanned(page) {
  const { data, side } = await page.run(`
    const svg = document.querySelector("dialog[open] .code svg").cloneNode(true);
    const side = 6 * svg.viewBox.baseVal.width;
    svg.setAttribute("width", side);
    svg.setAttribute("height", side);
    const picture = new Image();
    picture.src = "data:image/svg+xml," + encodeURIComponent(new XMLSerializer().serializeToString(svg));
    return picture.decode().then(() => {
      const context = new OffscreenCanvas(side, side).getContext("2d");
      context.drawImage(picture, 0, 0);
      return { side, data: [...context.getImageData(0, 0, side, side).data.filter((_, at) => at % 4 === 0)] };
    });`);
  const pixels = Uint8ClampedArray.from(data.flatMap((light) => [light, light, light, 255]));
  return jsQR(pixels, side, side)?.data;
}

test("the code of a link reads as the link, of the whole game and of the position alone", async ({ page }) => {
  await page.openWith({ theme: "contrast", speed: "off" }, "gHcC");
  const before = await page.counts();
  await page.clickControl("Share");
  const link = async () => (await page.control("Link to the game")).getAttribute("value");
  const whole = await link();
  assert.equal(await scanned(page), whole);
  await page.screenshot("code");
  assert.deepEqual(await page.axeViolations("dialog[open]"), []);

  await page.clickControl("This position only");
  await page.waitUntil(async () => (await link()) !== whole, "the other link");
  const position = await link();
  assert.equal(await scanned(page), position);
  assert.doesNotMatch(position, /mgHcC/);
  await page.open(position.slice(page.server.url.length));
  assert.deepEqual((await page.counts()).pits, before.pits);
  assert.deepEqual(await page.moveList(), []);
});

test("a link too long for a code says so, and can still be copied", async ({ page }) => {
  await page.openWith({ speed: "off" }, "gH");
  // A page that stands far down on its server has long links.
  await page.run("history.replaceState(null, '', location.pathname + 'z'.repeat(850))");
  await page.clickControl("Share");
  const note = await page.waitUntil(() => page.find("dialog.share[open] .note"), "a word on the code");
  assert.match(await note.getText(), /too long for a code .* it has 9\d\d characters, and 858 are the most/);
  assert.equal(await page.shows("dialog[open] .code"), false);
  assert.match(await (await page.control("Link to the game")).getAttribute("value"), /z{850}#game=1\./);
  assert.equal(await page.shows("dialog[open] .primary"), true);
});
