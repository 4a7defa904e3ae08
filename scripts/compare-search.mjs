// Searches the same positions natively and in the page's worker, by turns, and prints of all rounds the median nodes a second of both and the median of their ratio.
//
//   node scripts/compare-search.mjs target/release/lab
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { openBrowser } from "../tests/e2e/browser.mjs";
import { startServer } from "./serve.mjs";

const DIST = fileURLToPath(new URL("../dist/", import.meta.url));
const NODES = 4_000_000;
/** So many that what else the machine does at times does not matter: a round compares what ran one after the other. */
const ROUNDS = 15;
/** As large as the worker's, in mebibytes. */
const HASH = "16";
/** The code of a game that has just begun. */
const GAME = "1.19.hawalis.D2j9s1J1vz8";

const lab = process.argv[2];

/** By the clock on the wall, as in the browser: the lab itself tells only the time in which it worked. */
function native() {
  const begun = performance.now();
  execFileSync(lab, ["analyse", "hawalis", "--nodes", String(NODES), "--hash", HASH]);
  return (NODES / (performance.now() - begun)) * 1000;
}

/** Postcard writes a number in groups of seven bits, the lowest first. */
function varint(number) {
  const bytes = [];
  for (; number >= 128; number = Math.floor(number / 128)) {
    bytes.push((number % 128) + 128);
  }
  return [...bytes, number];
}

/** The `Question` of src/app/thinking.rs with the number 1 and the task `Measure`, as tests/web.rs has it. */
const question = [...varint(1), ...varint(GAME.length), ...new TextEncoder().encode(GAME), ...varint(3), ...varint(NODES)];

const server = await startServer({ folder: DIST });
const browser = await openBrowser({ width: 800, height: 600 });
try {
  await browser.driver.get(server.url);
  await browser.driver.executeScript(
    `window.worker = new Worker("thinking.js?measure", { type: "module" });
    return new Promise((done) => { window.worker.onmessage = done; }).then(() => true)`,
  );
  const inBrowser = async () => {
    const milliseconds = await browser.driver.executeScript(
      `const begun = performance.now();
      window.worker.postMessage(new Uint8Array(arguments[0]));
      return new Promise((done) => {
        // All but the signs of life, which are one byte.
        window.worker.onmessage = ({ data }) => { if (data.length > 1) done(performance.now() - begun); };
      })`,
      question,
    );
    return (NODES / milliseconds) * 1000;
  };
  // The browser makes the program fast while it runs first.
  await inBrowser();
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ofNative, ofBrowser] = [native(), await inBrowser()];
    rounds.push({ native: ofNative, browser: ofBrowser, ratio: ofBrowser / ofNative });
  }
  const median = (what) => rounds.map((round) => round[what]).toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)];
  const millions = (speed) => `${(speed / 1e6).toFixed(2)} million nodes a second`;
  console.log(`native  ${millions(median("native"))}`);
  console.log(`browser ${millions(median("browser"))}`);
  console.log(`ratio   ${median("ratio").toFixed(2)}`);
} finally {
  await browser.close();
  await server.stop();
}
