// Puts a .br and a .gz beside every file that gets smaller by it, for servers that give out what is compressed already.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(html|css|js|wasm|svg|webmanifest|txt)$/;
const ways = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

const folder = process.env.TRUNK_STAGING_DIR;
for (const file of (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name))) {
  const bytes = await readFile(join(folder, file));
  for (const [ending, compressed] of Object.entries(ways)) {
    await writeFile(join(folder, `${file}.${ending}`), await compressed(bytes));
  }
}
