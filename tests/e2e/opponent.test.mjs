// Playing against the computer: who moves when, what becomes of a search that is not wanted, and of a worker that dies.
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { session } from "./session.mjs";

const test = session({ base: "/x/y/" });

const OFF = { speed: "off" };

/** Keeps all workers in `window.workers`, with what became of them. */
const WATCH_WORKERS = `
  window.workers = [];
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.begun = performance.now();
      window.workers.push(this);
    }
    terminate() {
      this.ended = performance.now();
      super.terminate();
    }
  };`;

/** Workers that begin and never say anything. */
const MUTE_WORKERS = `
  window.Worker = class extends EventTarget {
    postMessage() {}
    terminate() {}
  };`;

async function moves(page) {
  return (await page.moveList()).length;
}

async function movesAre(page, count, within) {
  await page.waitUntil(async () => (await moves(page)) === count, `${count} moves`, within);
}

/** A game in which South is a person and North a computer of this level. */
async function against(page, level, settings = OFF) {
  await page.openWith(settings);
  await page.begin({ level, side: "South" });
}

function playable(page) {
  return page.run(`return [...document.querySelectorAll("[data-pit]")].filter((pit) => pit.ariaLabel.includes("playable")).map((pit) => pit.dataset.pit)`);
}

for (const level of [1, 8]) {
  test(`a whole game against level ${level} by keyboard, below a path`, async ({ page, server }) => {
    server.requests.length = 0;
    await page.openWith(OFF);
    assert.ok(!server.requests.some((path) => path.includes("worker")), "nobody waits for what is not needed");
    await page.begin({ level, side: "South" });
    await page.waitUntil(async () => {
      await page.keys("Tab");
      return page.run("return document.activeElement.dataset.pit !== undefined");
    }, "the board to have the focus");
    let played = 0;
    while ((await page.result()) === null) {
      const [pit] = await page.waitUntil(async () => {
        const pits = await playable(page);
        return pits.length > 0 || (await page.result()) !== null ? [pits[0]] : null;
      }, "the answer");
      if (pit === undefined) {
        break;
      }
      await page.keys(pit, "Enter");
      played += 1;
      assert.ok(played < 400, "the game ends");
      await page.waitUntil(async () => (await page.result()) !== null || (await moves(page)) === 2 * played, "the answer");
    }
    assert.match((await page.result())[0], /wins|draw/i);
    assert.ok(played > 3);
    assert.ok(server.requests.includes("/x/y/worker_bg.wasm"), server.requests.join(" "));
    await page.reload();
    await page.waitUntil(async () => (await page.result()) !== null, "the game as it was left");
  });
}

test("what was chosen is offered again: two actions begin the next game", async ({ page }) => {
  await page.openWith(OFF);
  await page.begin({ level: 2, side: "North" });
  await movesAre(page, 1);
  assert.equal(await page.run("return document.querySelector('.player.near').ariaLabel"), "North");
  assert.match(await page.run("return document.querySelector('.player.far').textContent"), /computer 2/);
  await page.clickControl("New game");
  await page.clickControl("Start");
  await movesAre(page, 1);
  assert.match(await page.run("return document.querySelector('.player.far').textContent"), /computer 2/);
});

test("the answer comes after the own move was seen, is told, and can be seen again", async ({ page }) => {
  await against(page, 1, { speed: "normal" });
  await page.run(`
    window.seen = [];
    const look = () => {
      const running = document.querySelector(".play-pause").ariaPressed === "true";
      const moves = document.querySelectorAll(".move-list button").length;
      const last = window.seen.at(-1);
      if (last === undefined || last.running !== running || last.moves !== moves) window.seen.push({ running, moves, at: performance.now() });
      requestAnimationFrame(look);
    };
    look();`);
  await page.play("a");
  assert.match(await page.sentence(), /^South played a: .* North is thinking\.$/);
  await movesAre(page, 2);
  // The frame that shows it may still be to come.
  await page.waitUntil(() => page.run("return window.seen.some((state) => state.moves === 2)"), "a frame with the answer");
  const seen = await page.run("return window.seen");
  const second = seen.findIndex((state) => state.moves === 2);
  assert.equal(seen[second - 1].running, false, "the own move was over");
  assert.match(await page.sentence(), /^North played [A-N]: .* South to move\.$/);
  await page.waitUntil(() => page.run("return document.querySelector('.play-pause').ariaPressed === 'false'"), "the end of the answer");
  await page.keys("r");
  await page.waitUntil(() => page.run("return document.querySelector('.play-pause').ariaPressed === 'true'"), "the answer to run again");
});

for (const [name, settings, emulated] of [
  ["with reduced motion", { speed: "fast" }, { reducedMotion: true }],
  ["with moves not shown", OFF, {}],
]) {
  test(`${name} the answer comes no sooner than 400 ms after`, async ({ page, browser }) => {
    await browser.emulate(emulated);
    await against(page, 1, settings);
    const waited = await page.run(`
      return new Promise((done) => {
        let since = null;
        const look = () => {
          const moves = document.querySelectorAll(".move-list button").length;
          const running = document.querySelector(".play-pause").ariaPressed === "true";
          if (moves === 1 && !running && since === null) since = performance.now();
          if (moves === 2) done(since === null ? -1 : performance.now() - since);
          else setTimeout(look, 4);
        };
        document.querySelector("[data-pit=a]").click();
        look();
      })`);
    assert.ok(waited >= 400, `${waited} ms`);
    assert.ok(waited < 3_000, `${waited} ms`);
  });
}

for (const [name, stop] of [
  ["Undo", (page) => page.keys("Control+z")],
  ["a link", (page) => page.run(`location.hash = "#game=1.22.hawalis.mn.3ZngdV9wDpS"`)],
]) {
  test(`${name} ends a search within 200 ms`, async ({ page, browser }) => {
    await browser.runBeforeScripts(WATCH_WORKERS);
    await against(page, 8);
    await page.play("a");
    await movesAre(page, 1);
    // Only when it is at work there is something to end.
    await page.run("return new Promise((done) => setTimeout(done, 60))");
    await page.run(`
      window.asked = null;
      for (const kind of ["keydown", "popstate"]) addEventListener(kind, () => { window.asked ??= performance.now(); }, { capture: true });`);
    await stop(page);
    await pause(300);
    const [ended, asked, count] = await page.run("return [window.workers[0].ended ?? null, window.asked, window.workers.length]");
    assert.ok(ended !== null, "the search was still running and was ended");
    assert.ok(ended - asked < 200, `${ended - asked} ms`);
    assert.ok(count <= 2);
    await pause(1_500);
    assert.equal(await moves(page), 1, "no answer comes to a question that was taken back");
    assert.deepEqual(await page.consoleErrors(), []);
  });
}

test("walking back, flipping and settings leave it at work", async ({ page }) => {
  await against(page, 7);
  await page.play("a");
  await page.keys("Home", "f");
  assert.match(await page.run("return document.querySelector('.player[aria-label=North]').textContent"), /thinking/);
  await page.clickControl("Settings");
  await page.keys("Escape");
  await movesAre(page, 2);
  const list = await page.moveList();
  assert.ok(!list.some((move) => move.startsWith("* ")), "the start is looked at still");
  await page.keys("End");
  assert.ok((await page.moveList())[1].startsWith("* "));
});

test("a worker that is killed is started again, and the game goes on", async ({ page, browser }) => {
  await browser.runBeforeScripts(WATCH_WORKERS);
  await against(page, 1);
  await page.play("a");
  await movesAre(page, 2);
  await page.run("window.workers[0].terminate()");
  await page.play((await playable(page))[0]);
  await movesAre(page, 4, 20_000);
  assert.equal(await page.run("return window.workers.length"), 2);
});

test("a worker that cannot be loaded is said, and one can try again or play on", { noisy: true }, async ({ page, server }) => {
  await page.openWith(OFF);
  server.fail(/worker_bg\.wasm/, 404);
  await page.begin({ level: 1, side: "South" });
  await page.play("a");
  await page.waitUntil(() => page.shows(".watching"), "the words");
  assert.match(await page.sentence(), /^The computer does not answer\./);
  server.heal();
  await page.clickControl("Try again");
  await movesAre(page, 2);
  assert.equal(await page.shows(".watching"), false);
});

test("a browser without workers says at once that there is no computer", { noisy: true }, async ({ page, browser }) => {
  await browser.runBeforeScripts("window.Worker = class { constructor() { throw new Error('no workers'); } };");
  await page.openWith(OFF);
  await page.begin({ level: 1, side: "South" });
  await page.play("a");
  await page.waitUntil(() => page.shows(".watching"), "the words", 2_000);
  assert.match(await page.sentence(), /^The computer does not answer\./);
});

test("a browser that is too old for the computer says what it lacks", { noisy: true }, async ({ page, server, browser }) => {
  // The browser of the tests knows it all: it is made to deny that, and the program does not come.
  await browser.runBeforeScripts("WebAssembly.validate = () => false;");
  await page.openWith(OFF);
  server.fail(/worker_bg\.wasm/, 404);
  await page.begin({ level: 1, side: "South" });
  await page.play("a");
  await page.waitUntil(() => page.shows(".watching"), "the words");
  assert.match(await page.sentence(), /^This browser is too old for the computer: it lacks WebAssembly SIMD\./);
  await page.clickControl("Play North");
  await page.play("H");
  assert.equal(await moves(page), 2);
});

test("a worker that says nothing is noticed", { noisy: true }, async ({ page, browser }) => {
  await browser.runBeforeScripts(MUTE_WORKERS);
  await against(page, 1);
  await page.play("a");
  await page.waitUntil(() => page.shows(".watching"), "the words", 30_000);
  await page.clickControl("Play North");
  await page.play("H");
  assert.equal(await moves(page), 2);
});

test("who is to play is in the link of a game that has just begun", async ({ page }) => {
  await against(page, 1);
  await page.waitUntil(async () => /oN1/.test(await page.run("return location.hash")), "the address");
  const link = await page.run("return location.hash");
  await page.reload();
  await page.play("a");
  await movesAre(page, 2, 10_000);
  assert.equal(await page.run("return location.hash.includes('oN1')"), true);

  // The link brings the same players to a board on which two persons have just begun.
  await page.open();
  await page.run("location.hash = arguments[0]", link);
  await page.waitUntil(async () => (await page.run("return document.querySelector('.player.far').textContent")).includes("omputer"), "the computer");
  await page.play("b");
  await movesAre(page, 2, 10_000);
});

test("a worker that stops while it thinks is replaced, which is said", async ({ page, browser }) => {
  await browser.runBeforeScripts(`
    window.workers = [];
    window.Worker = class extends Worker {
      constructor(...given) { super(...given); window.workers.push(this); }
      postMessage(message) {
        super.postMessage(message);
        // Once, as if it had failed.
        if (window.workers.length === 1) setTimeout(() => this.dispatchEvent(new Event("error")));
      }
    };
    window.told = [];
    document.addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
      const told = document.querySelector("[role=status].spoken")?.textContent;
      if (told && told !== window.told.at(-1)) window.told.push(told);
    }).observe(document.body, { subtree: true, childList: true, characterData: true }));`);
  await against(page, 8);
  await page.play("a");
  await movesAre(page, 2, 20_000);
  assert.equal(await page.run("return window.workers.length"), 2);
  const told = await page.run("return window.told");
  assert.ok(told.some((one) => /had stopped answering and was started anew/.test(one)), told.join("\n"));
});

test("in a hidden tab the answer is there when one comes back", async ({ page, browser }) => {
  await browser.runBeforeScripts(`
    window.isHidden = false;
    Object.defineProperty(document, "hidden", { get: () => window.isHidden });
    // A hidden tab draws nothing.
    const [ask, cancel] = [requestAnimationFrame.bind(window), cancelAnimationFrame.bind(window)];
    window.held = new Map();
    let number = 1e6;
    window.requestAnimationFrame = (step) => {
      if (!window.isHidden) return ask(step);
      number += 1;
      window.held.set(number, step);
      return number;
    };
    window.cancelAnimationFrame = (id) => { if (!window.held.delete(id)) cancel(id); };`);
  await against(page, 3, { speed: "slow" });
  await page.run(`document.querySelector("[data-pit=a]").click(); window.isHidden = true; document.dispatchEvent(new Event("visibilitychange"))`);
  await movesAre(page, 2, 5_000);
  assert.equal(await page.run("return document.querySelector('.play-pause').ariaPressed"), "false");
  await page.run(`window.isHidden = false; window.held.forEach((step) => requestAnimationFrame(step)); document.dispatchEvent(new Event("visibilitychange"))`);
  const { onBoard, hand } = await page.counts();
  assert.equal(hand, 0);
  const captured = Object.values(await page.captured()).reduce((sum, seeds) => sum + seeds, 0);
  assert.equal(onBoard + captured, 56);
  assert.equal(await moves(page), 2, "no burst");
});

test("while it thinks the page answers", async ({ page }) => {
  await against(page, 8);
  const late = await page.run(`
    return new Promise((done) => {
      let latest = 0;
      let last = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        latest = Math.max(latest, now - last - 16);
        last = now;
        if (document.querySelectorAll(".move-list button").length === 2) { clearInterval(timer); done(latest); }
      }, 16);
      document.querySelector("[data-pit=a]").click();
    })`);
  assert.ok(late < 50, `a timer was ${late} ms late`);
});

test("two computers play, wait, and are taken over", async ({ page }) => {
  await page.openWith(OFF);
  await page.begin({ opponent: "Two computers" });
  await movesAre(page, 3);
  await page.clickControl("Pause");
  await pause(700);
  const count = await moves(page);
  await pause(1_000);
  assert.equal(await moves(page), count);
  await page.clickControl("Go on");
  await page.waitUntil(async () => (await moves(page)) > count, "more moves");
  await page.clickControl("Play South");
  await page.waitUntil(async () => (await playable(page)).some((letter) => /[a-n]/.test(letter)), "South's turn");
});

test("two computers wait while one looks back, or stops a move", async ({ page }) => {
  await page.openWith({ speed: "fast" });
  await page.begin({ opponent: "Two computers" });
  await page.waitUntil(async () => (await moves(page)) >= 3, "some moves", 30_000);
  const waits = async () => {
    const count = await moves(page);
    await page.waitUntil(() => page.run("return document.querySelector('.watching').innerText.includes('The computers wait.')"), "the words");
    await pause(1_500);
    assert.equal(await moves(page), count);
    return count;
  };
  await page.keys("Home");
  let count = await waits();
  await page.keys("End");
  await page.waitUntil(async () => (await moves(page)) > count, "more moves", 30_000);
  await page.keys("ArrowLeft");
  count = await waits();
  await page.clickControl("Go on");
  await page.waitUntil(async () => (await moves(page)) > count, "more moves", 30_000);
  await page.run("document.querySelector('.watching .primary').focus()");
  await page.keys("Tab");
  assert.equal(await page.focused(), "Play South");
  await page.keys("Enter");
  assert.match(await page.focused(), /^(South|North) [a-nA-N], /, "the board has the focus");
});

test("a hint names a pit and says why", async ({ page }) => {
  await page.openWith(OFF);
  await page.keys("t");
  await page.waitUntil(async () => /^Hint: [a-n]/.test(await page.told()), "the hint");
  assert.match(await page.sentence(), /^Hint: [a-n](,| is| wins)/);
  const before = await page.told();
  await page.play(before.match(/^Hint: ([a-n])/)[1]);
  assert.equal(await moves(page), 1);
  await page.clickControl("Hint");
  await page.waitUntil(async () => /^Hint: [A-N]/.test(await page.told()), "the other one's hint");
});

test("a link carries the opponent", async ({ page }) => {
  await against(page, 2);
  await page.play("a");
  await movesAre(page, 2);
  await page.waitUntil(() => page.run("return location.hash.includes('.oN2.')"), "the address");
  const fragment = await page.run("return location.hash");
  await page.open(fragment);
  await page.waitUntil(() => page.run("return document.querySelector('.player.far').textContent.includes('computer 2')"), "the opponent");
  const [letter] = await page.waitUntil(async () => {
    const letters = await playable(page);
    return letters.length > 0 && letters;
  }, "the own turn");
  const count = await moves(page);
  await page.play(letter);
  await movesAre(page, count + 2);
});

test("nothing is wrong for assistive technology", async ({ page }) => {
  await against(page, 1);
  await page.play("a");
  await movesAre(page, 2);
  assert.deepEqual(await page.axeViolations(), []);
  await page.clickControl("New game");
  assert.deepEqual(await page.axeViolations("dialog[open]"), []);
});
