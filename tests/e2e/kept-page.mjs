// The page that a browser keeps by its service worker, and builds that follow one another.
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, readdir, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const RELEASE = fileURLToPath(new URL("../../dist/", import.meta.url));
export const WITHDRAWAL = fileURLToPath(new URL("../../publishing/service-worker.js", import.meta.url));
const PRECACHE = fileURLToPath(new URL("../../scripts/precache.mjs", import.meta.url));

const run = promisify(execFile);

/** Waits until a worker is in charge of the page, with everything that it keeps. */
export async function isKept(page) {
  await page.waitUntil(
    () => page.run("return navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated' && navigator.serviceWorker.controller !== null)"),
    "the page to be kept",
  );
}

/** Which build the page on the screen is of: nothing for the first one. */
export function buildOf(page) {
  return page.run("return document.documentElement.dataset.build ?? null");
}

/** By what the programs of a page know that they were built together. */
const NAME_OF_BUILD = /build-[0-9a-f]{16}/g;

/** Another build in a folder of its own: every hashed file and what the programs know each other by has another name, and the page says the build's. */
export async function anotherBuild(name) {
  const folder = await mkdtemp(join(tmpdir(), "hawalis-build-"));
  await cp(RELEASE, folder, { recursive: true });
  const files = await readdir(folder);
  const other = (text) => text.replace(/\b(app|start|boot|offline|page|board)-[0-9a-f]{8,16}/g, `$1-${name.padStart(16, "0")}`);
  for (const file of files) {
    const path = join(folder, file);
    if (/\.(html|js)$/.test(file) && file !== "service-worker.js") {
      await writeFile(path, other(await readFile(path, "utf8")).replace("<html ", `<html data-build="${name}" `));
    }
    if (file.endsWith(".wasm")) {
      const program = await readFile(path, "latin1");
      if (program.search(NAME_OF_BUILD) < 0) {
        throw new Error(`${file} does not name its build`);
      }
      await writeFile(path, program.replace(NAME_OF_BUILD, `build-${name.padStart(16, "0")}`), "latin1");
    }
    if (other(file) !== file) {
      await rename(path, join(folder, other(file)));
    }
  }
  await run("node", [PRECACHE], { env: { ...process.env, TRUNK_STAGING_DIR: folder } });
  return folder;
}
