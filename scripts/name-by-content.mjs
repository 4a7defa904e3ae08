// Trunk names a program after what it was before wasm-opt, and the page's style sheet has just been made; this names them after what they are, so that a
// browser may keep them under their names for ever.
import { createHash } from "node:crypto";
import { readFile, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

const folder = process.env.TRUNK_STAGING_DIR;
const files = await readdir(folder);
const unnamed = files.filter((name) => name === "page.css" || /-[0-9a-f]+_bg\.wasm$/.test(name));
const names = await Promise.all(
  unnamed.map(async (name) => {
    const hash = createHash("sha256").update(await readFile(join(folder, name))).digest("hex").slice(0, 16);
    return [name, name.replace(/(-[0-9a-f]+)?(?=(_bg\.wasm|\.css)$)/, `-${hash}`)];
  }),
);
for (const [name, named] of names) {
  await rename(join(folder, name), join(folder, named));
}
for (const file of files.filter((name) => /\.(html|js)$/.test(name))) {
  const text = await readFile(join(folder, file), "utf8");
  await writeFile(join(folder, file), names.reduce((changed, [name, named]) => changed.replaceAll(name, named), text));
}
