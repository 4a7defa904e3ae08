// After one visit the page needs no server.
import assert from "node:assert/strict";
import { isKept } from "./kept-page.mjs";
import { session } from "./session.mjs";

for (const base of ["/", "/x/", "/x/y/"]) {
  const test = session({ base, keeping: true });

  test(`at ${base} it starts, answers and opens links with the server gone`, { noisy: true }, async ({ page, server }) => {
    await page.open("", { dialogs: false });
    await isKept(page);
    await page.playQuickly("gH");
    await page.waitUntil(() => page.run("return location.hash !== ''"), "the address to follow");
    const game = await page.run("return location.hash.slice(1)");
    await server.stop();

    // A tab without a history.
    await page.driver.switchTo().newWindow("tab");
    for (const address of [`#${game}`, `?${game}`, "index.html", "", "?utm_source=club", "?", "?=1", `?#${game}`]) {
      await page.open(address);
      assert.equal((await page.moveList()).length, address.includes(game) ? 2 : 0, address);
    }
    await page.clickControl("Rules");
    await page.waitUntil(() => page.shows("dialog.rules[open]"), "the rules");
    await page.keys("Escape");
    // The computer's side, whose program this tab has never had.
    await page.clickControl("Hint");
    await page.waitUntil(async () => /^Hint: /.test(await page.told()), "a hint", 20_000);
    await page.reload();
    assert.equal(await page.run("return navigator.serviceWorker.controller !== null"), true);
  });
}
