// The rules as they are read: what is in force, the drawn examples, and what a phone leaves legible.
import assert from "node:assert/strict";
import { session } from "./session.mjs";

const test = session();

const SIZES = [
  [1366, 768],
  [390, 844],
];

/** The least size in pixels at which text of the examples is drawn. */
const LEGIBLE = 12;

async function openRules(page) {
  await page.clickControl("Rules");
  await page.waitUntil(() => page.shows("dialog.rules figure"), "the rules to open");
}

const top = (page, selector) => page.run("return document.querySelector(arguments[0]).getBoundingClientRect().top", selector);

test("what is in force stands first, in sight", async ({ page, browser }) => {
  for (const size of SIZES) {
    await browser.setViewport(...size);
    await page.open();
    await openRules(page);
    const told = () => page.find(".rules .in-force").getText();
    assert.match(await told(), /Endless moves lose/);
    const { bottom, height } = await page.run(`
      const { bottom } = document.querySelector(".rules .in-force").getBoundingClientRect();
      return { bottom, height: innerHeight };`);
    assert.ok(bottom < height / 2, `it ends at ${bottom} of ${height}`);

    await page.keys("Escape");
    await page.clickControl("New game");
    await page.run(`document.querySelectorAll("dialog.new-game input[type=radio]")[1].click()`);
    await page.clickControl("Start");
    await openRules(page);
    assert.match(await told(), /Endless moves are forbidden/);
  }
});

test("every example has a name, a caption and legible text, and nothing stands out at the side", async ({ page, browser }) => {
  for (const size of SIZES) {
    await browser.setViewport(...size);
    await page.open();
    await openRules(page);
    const found = await page.run(`
      const dialog = document.querySelector("dialog.rules");
      const sizes = (selector) => [...dialog.querySelectorAll(selector)].map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a);
      return {
        examples: [...dialog.querySelectorAll("figure")].map((figure) => ({
          name: figure.querySelector("[role=img]").getAttribute("aria-label"),
          caption: figure.querySelector("figcaption").textContent,
        })),
        least: Math.min(...sizes("svg text")),
        styles: dialog.querySelectorAll("[style]").length,
        sideways: dialog.scrollWidth - dialog.clientWidth,
      };`);
    assert.equal(found.examples.length, 10);
    for (const { name, caption } of found.examples) {
      assert.match(name, /^South: /);
      assert.ok(caption.length > 20);
    }
    assert.ok(found.least >= LEGIBLE, `text of ${found.least} px`);
    assert.equal(found.styles, 0);
    assert.equal(found.sideways, 0);
    assert.deepEqual(await page.axeViolations("dialog.rules"), []);
    assert.deepEqual(await page.consoleErrors(), []);
  }
});

test("the header stays while the rules are scrolled", async ({ page }) => {
  await page.open();
  await openRules(page);
  const before = await top(page, "dialog.rules .dialog-head");
  await page.run(`document.querySelector("dialog.rules").scrollTop = 1000`);
  assert.equal(await top(page, "dialog.rules .dialog-head"), before);
  assert.ok((await top(page, ".rules .in-force")) < 0, "it scrolled");
});
