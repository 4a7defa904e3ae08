// One server and one browser for all tests of a file; each test starts from a healthy server and a quiet log.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { startServer } from "../../scripts/serve.mjs";
import { openBrowser } from "./browser.mjs";
import { Page } from "./page.mjs";

const RELEASE = fileURLToPath(new URL("../../dist/", import.meta.url));

/**
 * Call it once at the top of a file. What it returns takes the place of node's `test`: the body gets `{ page, server, browser }`,
 * and when it fails a picture of the page goes to tests/results/.
 */
export function session({ folder = RELEASE, base = "/x/y/", width, height } = {}) {
  let server;
  let browser;
  let page;

  before(async () => {
    assert.ok(existsSync(join(folder, "index.html")), `there is no page in ${folder}: run make dist first`);
    server = await startServer({ folder, base });
    browser = await openBrowser({ width, height });
    page = new Page(browser, server);
  });

  after(async () => {
    await browser?.close();
    await server?.stop();
  });

  return (name, body) =>
    test(name, async (context) => {
      server.heal();
      await browser.stopEmulating();
      await page.driver.get("about:blank");
      await browser.consoleErrors();
      await browser.requests();
      try {
        await body({ page, server, browser, context });
      } catch (error) {
        const picture = await page.screenshot(`failed ${name}`).catch((reason) => `none: ${reason.message}`);
        context.diagnostic(`picture: ${picture}`);
        throw error;
      }
    });
}
