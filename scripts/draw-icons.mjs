// Draws from assets/icon.svg the icons of the installed page, and takes the pictures of the finished page that are shown when it is installed.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { openBrowser } from "../tests/e2e/browser.mjs";
import { Page } from "../tests/e2e/page.mjs";
import { drawn } from "./drawn.mjs";
import { startServer } from "./serve.mjs";

const file = (name) => fileURLToPath(new URL(`../assets/${name}`, import.meta.url));
const PICTURES = [
  { name: "screenshot-wide.jpg", width: 1280, height: 800 },
  { name: "screenshot-narrow.jpg", width: 390, height: 844 },
];

const icon = await readFile(file("icon.svg"), "utf8");
// Systems cut a shape of their own from it: the wood goes to the edge, and the pit stays within the circle that is never cut.
const maskable = icon
  .replace(/(<rect [^>]*) rx="14"/, "$1")
  .replace("<circle", '<g transform="translate(32 32) scale(0.92) translate(-32 -32)"><circle')
  .replace("</svg>", "</g></svg>");

const server = await startServer({ folder: fileURLToPath(new URL("../dist/", import.meta.url)) });
const browser = await openBrowser({ width: 1280, height: 800 });
try {
  const page = new Page(browser, server);
  await browser.driver.get("about:blank");
  for (const size of [192, 512]) {
    await writeFile(file(`icon-${size}.png`), await drawn(browser, icon, size, size));
    await writeFile(file(`icon-maskable-${size}.png`), await drawn(browser, maskable, size, size));
  }
  await page.open();
  await page.openWith({ speed: "off" }, "gHcC");
  // Where the page is installed they take no room.
  await browser.driver.sendAndGetDevToolsCommand("Emulation.setScrollbarsHidden", { hidden: true });
  for (const { name, width, height } of PICTURES) {
    await browser.setViewport(width, height);
    const { data } = await browser.driver.sendAndGetDevToolsCommand("Page.captureScreenshot", { format: "jpeg", quality: 82 });
    await writeFile(file(name), data, "base64");
  }
} finally {
  await browser.close();
  await server.stop();
}
