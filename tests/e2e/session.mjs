// One server and one browser for all tests of a file; each test starts from a healthy server, an empty storage and a quiet log.
import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { startServer } from "../../scripts/serve.mjs";
import { openBrowser } from "./browser.mjs";
import { Page } from "./page.mjs";

const RELEASE = fileURLToPath(new URL("../../dist/", import.meta.url));

/**
 * Call it once at the top of a file. What it returns takes the place of node's `test`: the body gets `{ page, server, browser, context }`,
 * and when it fails a picture of the page goes to tests/results/. Every test also fails when the console shows an error, a violation of the
 * policy included, or when something was asked of another server; `{ noisy: true }` before the body is for tests that cause
 * errors on purpose, and `{ violating: true }` for those that violate the policy.
 *
 * The page finds no service workers, so that every test sees what its server gives. With `{ keeping: true }` it does, and each test gets a server and so
 * an origin of its own.
 */
export function session({ folder = RELEASE, base = "/x/y/", width = 1280, height = 800, keeping = false, engine } = {}) {
  let server;
  let browser;
  let page;
  let text;

  before(async () => {
    assert.ok(existsSync(join(folder, "index.html")), `there is no page in ${folder}: run make dist first`);
    // A file that starts nothing, from which the storage of the page can be reached; WebKit shows no script.
    const files = readdirSync(folder);
    text = files.find((name) => name.endsWith(".css")) ?? files.find((name) => name.endsWith(".js"));
    browser = await openBrowser({ engine, width, height });
    await serve();
    page = new Page(browser, server);
  });

  after(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function serve() {
    await server?.stop();
    server = await startServer({ folder, base });
    // In every tab, also in those that a test opens.
    server.before = () => browser.before + (keeping ? "" : "delete Navigator.prototype.serviceWorker;\n");
  }

  async function start() {
    if (keeping) {
      await serve();
      page.server = server;
    }
    server.heal();
    await browser.stopEmulating();
    await browser.setViewport(width, height);
    await page.driver.get(server.url + text);
    await page.run("localStorage.clear(); sessionStorage.clear()");
    await browser.consoleErrors();
    browser.violations.length = 0;
    await browser.requests();
  }

  async function isQuiet() {
    assert.deepEqual(await page.consoleErrors(), [], "the console is quiet");
    assert.deepEqual(await page.foreignRequests(), [], "nothing is asked of another server");
  }

  return (name, options, body = options) =>
    test(name, async (context) => {
      await start();
      try {
        await body({ page, server, browser, context });
        if (options.noisy !== true) {
          await isQuiet();
        }
        if (options.violating !== true) {
          await browser.consoleErrors();
          assert.deepEqual(browser.violations, [], "the page keeps its policy");
        }
      } catch (error) {
        const picture = await page.screenshot(`failed ${browser.name} ${name}`).catch((reason) => `none: ${reason.message}`);
        context.diagnostic(`picture: ${picture}`);
        throw error;
      }
    });
}
