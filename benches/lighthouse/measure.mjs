// Lighthouse on the release build, as a phone on a slow line; prints the medians of its scores and times.
// Its package.json overrides the two versions that a part of Lighthouse leaves open, which would make the lock file go stale.
//
//   node benches/lighthouse/measure.mjs
import { fileURLToPath } from "node:url";
import lighthouse from "lighthouse";
import { startServer } from "../../scripts/serve.mjs";
import { openBrowser } from "../../tests/e2e/browser.mjs";

const DIST = fileURLToPath(new URL("../../dist/", import.meta.url));
const ROUNDS = 3;
const TIMES = ["first-contentful-paint", "largest-contentful-paint", "speed-index", "interactive", "total-blocking-time"];
const LAYOUT_SHIFT = "cumulative-layout-shift";

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

const server = await startServer({ folder: DIST, compressed: true });
const browser = await openBrowser({ width: 800, height: 600 });
const reports = [];
try {
  const address = (await browser.driver.getCapabilities()).get("goog:chromeOptions").debuggerAddress;
  for (let round = 0; round < ROUNDS; round += 1) {
    // Its own storage is cleared before each, so that each is a first visit.
    const { lhr } = await lighthouse(server.url, { port: Number(address.split(":")[1]), logLevel: "error" });
    if (lhr.runtimeError) {
      throw new Error(lhr.runtimeError.message);
    }
    reports.push(lhr);
  }
} finally {
  await browser.close();
  await server.stop();
}

console.log(`Lighthouse ${reports[0].lighthouseVersion}, medians of ${ROUNDS}`);
for (const [id, { title }] of Object.entries(reports[0].categories)) {
  console.log(`${title.padEnd(28)} ${Math.round(100 * median(reports.map((report) => report.categories[id].score)))} of 100`);
}
const value = (id) => median(reports.map((report) => report.audits[id].numericValue));
for (const id of TIMES) {
  console.log(`${reports[0].audits[id].title.padEnd(28)} ${(value(id) / 1000).toFixed(2)} s`);
}
console.log(`${reports[0].audits[LAYOUT_SHIFT].title.padEnd(28)} ${value(LAYOUT_SHIFT).toFixed(3)}`);

// What is not as Lighthouse wants it, of all but speed.
const scored = Object.entries(reports[0].categories).filter(([id]) => id !== "performance");
const faults = scored.flatMap(([, { auditRefs }]) => auditRefs.map(({ id }) => reports[0].audits[id]).filter(({ score }) => score !== null && score < 0.9));
for (const { title, displayValue } of faults) {
  console.log(`  ${title}${displayValue ? `: ${displayValue}` : ""}`);
}
