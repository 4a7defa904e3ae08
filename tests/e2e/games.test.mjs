// The list of kept games.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { KEY, closeTabs, game, keepGame, line, list, openGames, openTab, play, players, texts, untilLine, visit } from "./kept.mjs";
import { session } from "./session.mjs";

const test = session();

test("an open list follows other tabs", async ({ page }) => {
  await page.open();
  await play(page, "gH");
  await openGames(page);
  const first = await page.driver.getWindowHandle();
  await openTab(page);
  await play(page, "a");
  await page.driver.switchTo().window(first);
  await page.waitUntil(async () => (await list(page)).length === 2, "the other tab's game");
  await closeTabs(page, first);
});

test("garbage and games of later versions are left alone, shown with their text, and can be deleted", async ({ page }) => {
  const strange = { bad: "{\"a\":\u0000", empty: "", later: '[Variant "Bao"]\n[Changed "2030-01-01T00:00:00.000Z"]\n\n1. A5L *', tag: "[Oops" };
  await page.open();
  for (const [id, text] of Object.entries(strange)) {
    await keepGame(page, id, text);
  }
  await page.run("sessionStorage.setItem('hawalis.tab', 'bad http://elsewhere.example/')");
  await page.open("", { kept: true });
  assert.equal(await line(page), "");
  await play(page, "g");
  await openGames(page);
  const rows = await list(page);
  assert.equal(rows.filter((name) => name === "A kept game that cannot be read").length, 4);
  assert.equal(rows.length, 5);
  assert.match(await (await page.find("dialog.games")).getText(), /the game “Bao” is not known here/);
  for (const [id, text] of Object.entries(strange)) {
    assert.equal(await page.run("return localStorage.getItem(arguments[0])", KEY + id), text);
  }
  const copy = await page.find("[data-game=later] button");
  assert.equal(await copy.getAccessibleName(), "Copy text A kept game that cannot be read");
  const buttons = await page.driver.findElements({ css: "[data-game=later] button" });
  await buttons[1].click();
  assert.equal(await page.run("return localStorage.getItem(arguments[0])", `${KEY}later`), null);
  await page.clickControl("Undo A kept game that cannot be read");
  assert.equal(await page.run("return localStorage.getItem(arguments[0])", `${KEY}later`), strange.later);
});

test("a game is renamed in place, deleted, brought back and opened, by keyboard too", async ({ page }) => {
  await page.open();
  await keepGame(page, "1", game("2026-01-01T10:00:00.000Z", "1. g H 2. c 1-0", '[South "Amal"]\n[North "Said"]\n'));
  await keepGame(page, "2", game("2026-02-01T10:00:00.000Z", "1. a H *"));
  await visit(page);
  await untilLine(page, "aH");
  await openGames(page);
  assert.deepEqual(await list(page), ["South – North", "Amal – Said"]);
  const row = await page.find("[data-game='1']");
  assert.match(await row.getText(), /^Amal – Said\n.*Jan 1, 2026.* · Amal wins · 3 moves/);
  assert.deepEqual(await page.axeViolations("dialog.games"), []);

  // The name of the game that is open is not lost by playing on.
  await page.clickControl("Rename South – North");
  await page.keys("F", "i", "n", "a", "l", "Enter");
  await page.waitUntil(async () => (await list(page))[0] === "Final", "the name");
  await page.clickControl("Rename Amal – Said");
  await page.keys("X", "Escape");
  assert.deepEqual(await list(page), ["Final", "Amal – Said"]);
  assert.ok(await page.shows("dialog.games[open]"), "Escape leaves the field only");

  await page.clickControl("Delete Amal – Said");
  assert.equal(await page.run("return localStorage.getItem(arguments[0])", `${KEY}1`), null);
  assert.equal(await page.focused(), "Undo Amal – Said");
  await page.keys("Enter");
  assert.match(await page.run("return localStorage.getItem(arguments[0])", `${KEY}1`), /1\. g H 2\. c 1-0/);
  await page.clickControl("Open Amal – Said");
  await untilLine(page, "gHc");
  assert.equal(await page.shows("dialog.games[open]"), false);
  assert.deepEqual(await players(page), ["Amal", "Said"]);
  assert.equal((await texts(page)).length, 2);

  await openGames(page);
  await page.clickControl("Open Final");
  await untilLine(page, "aH");
  await page.clickControl("Off");
  await page.play("b");
  await page.waitUntil(async () => (await texts(page)).some((text) => /\[Event "Final"\][\s\S]*2\. b/.test(text)), "the name with the move");
  assert.equal((await texts(page)).length, 2);
});

test("all games go out as one file and come in again; bad ones are told by line and column", async ({ page }) => {
  await page.open();
  await keepGame(page, "1", game("2026-01-01T10:00:00.000Z", "1. g {a remark} 1... H+3 (1... K+3) 2. c+4 1-0", '[South "Amal"]\n'));
  await keepGame(page, "2", game("2026-02-01T10:00:00.000Z", "1. a H+4 1/2-1/2", '[Event "Final"]\n'));
  await keepGame(page, "3", "garbage");
  const before = (await texts(page)).filter((text) => text !== "garbage").sort();
  await page.open("", { kept: true });
  await openGames(page);
  await page.run("window.saved = []; const make = URL.createObjectURL; URL.createObjectURL = (blob) => { window.saved.push(blob.text()); return make(blob); };");
  await page.clickControl("Export all");
  const file = await page.run("return window.saved[0]");
  assert.equal(file.split('[Variant "Hawalis"]').length, 3);

  const choose = (text) =>
    page.run(
      `const files = new DataTransfer();
       files.items.add(new File([arguments[0]], "games.ogn"));
       const field = document.querySelector("dialog.games input[type=file]");
       field.files = files.files;
       field.dispatchEvent(new Event("change", { bubbles: true }));`,
      text,
    );
  const told = (pattern) => page.waitUntil(async () => pattern.test(await (await page.find(".games-told")).getText()), `${pattern}`);
  await choose(file);
  await told(/No game is new\. 2 games were here already\./);
  assert.equal((await texts(page)).length, 3);

  for (const name of ["Final", "Amal – North"]) {
    await page.clickControl(`Delete ${name}`);
  }
  await choose(`${file}\n[Round "9"]\n\n1. g b *\n`);
  await told(/2 games imported\. 1 game could not be read:\nline \d+, column 6: b may not be played: not your pit/);
  const after = (await texts(page)).filter((text) => text !== "garbage");
  const body = (text) => text.split("\n\n")[1];
  assert.deepEqual(after.map(body).sort(), before.map(body).sort());
  assert.ok(after.some((text) => text.includes('[Event "Final"]') && text.includes('[Changed "2026-02-01T10:00:00.000Z"]')));
});

test("a hundred and twenty games are listed quickly", async ({ page }) => {
  const golden = await readFile(new URL("../vectors/hawalis_games.jsonl", import.meta.url), "utf8");
  const games = golden.trim().split("\n").map((text) => JSON.parse(text));
  await page.open();
  for (let number = 0; number < 120; number += 1) {
    const { moves } = games[number % games.length];
    await keepGame(page, number, `[Changed "2026-01-01T10:00:00.${String(number).padStart(3, "0")}Z"]\n\n${[...moves].join(" ")}\n`);
  }
  await page.open("", { kept: true });
  const ms = await page.run(`
    const begin = performance.now();
    [...document.querySelectorAll("nav button")].find((button) => button.textContent === "Games").click();
    return new Promise((done) => {
      const look = () => (document.querySelectorAll(".game-list > li").length === 120 ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - begin))) : setTimeout(look));
      look();
    });`);
  console.log(`120 games, ${games.reduce((sum, { moves }) => sum + moves.length, 0) * 4} moves: listed in ${Math.round(ms)} ms`);
  // A third of a second on a machine that does nothing else.
  assert.ok(ms < 3_000, `${ms} ms`);
});

test("the list is readable on a phone and in every theme", async ({ page, browser }) => {
  await page.open();
  await keepGame(page, "1", game("2026-01-01T10:00:00.000Z", "1. g H 2. c 1-0", '[South "Amal bint Said al-Harthy"]\n[North "Said"]\n[Event "The club’s long autumn evening, second round"]\n'));
  await keepGame(page, "2", "garbage");
  await keepGame(page, "3", game("2026-02-01T10:00:00.000Z", "1. a H *"));
  for (const [width, height] of [[390, 844], [360, 640], [844, 390], [1366, 768]]) {
    await browser.setViewport(width, height);
    for (const theme of ["light", "dark", "contrast"]) {
      await page.run("localStorage.setItem('hawalis.settings', arguments[0])", JSON.stringify({ theme, speed: "off" }));
      await page.open("", { kept: true });
      await openGames(page);
      assert.equal(await page.run("const body = document.querySelector('dialog.games'); return body.scrollWidth <= body.clientWidth"), true, `${width}: nothing sticks out`);
      assert.equal(await page.run("return document.documentElement.scrollWidth <= innerWidth"), true, `${width}: the page is no wider`);
      assert.deepEqual(await page.axeViolations("dialog.games"), []);
      await page.screenshot(`games ${width} ${theme}`);
    }
  }
});
