// Writes licences.txt into the page that Trunk has just built: the terms of all that others wrote and that is in it.
import { execFile } from "node:child_process";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const WEB = ["metadata", "--format-version=1", "--locked", "--offline", "--filter-platform=wasm32-unknown-unknown", "--features=web,worker"];
/** Where one may choose, this one's text is short. */
const PREFERRED = ["MIT", "Apache-2.0"];

/** All packages whose code is compiled into the page: not those that only build or test it. */
async function crates() {
  const { stdout } = await promisify(execFile)("cargo", WEB, { maxBuffer: 1 << 28 });
  const { packages, resolve } = JSON.parse(stdout);
  const byId = new Map(packages.map((each) => [each.id, each]));
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const used = new Set();
  const visit = (id) => {
    const makesCode = byId.get(id).targets.some(({ kind }) => kind.includes("proc-macro"));
    if (used.has(id) || makesCode) {
      return;
    }
    used.add(id);
    const isIn = ({ dep_kinds: kinds }) => kinds.some(({ kind }) => kind === null);
    nodes.get(id).deps.filter(isIn).forEach((dependency) => visit(dependency.pkg));
  };
  visit(resolve.root);
  used.delete(resolve.root);
  return [...used].map((id) => {
    const { name, version, license, authors, manifest_path: manifest } = byId.get(id);
    return { name, version, licence: license, authors, folder: dirname(manifest) };
  });
}

/** What of npm's is in the service worker. */
async function packages() {
  const resolved = createRequire(import.meta.url);
  return Promise.all(
    ["workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies"].map(async (name) => {
      const manifest = resolved.resolve(`${name}/package.json`);
      const { version, license, author } = JSON.parse(await readFile(manifest, "utf8"));
      return { name, version, licence: license, authors: [author?.name ?? author], folder: dirname(manifest) };
    }),
  );
}

/** The licences that hold together, of each choice one: `(MIT OR Apache-2.0) AND Unicode-3.0` are two. */
function chosen(licence) {
  return licence.split(" AND ").map((part) => {
    const names = part.replace(/[()]/g, "").split(/ OR |\//);
    return PREFERRED.find((name) => names.includes(name)) ?? names[0];
  });
}

/** The texts of its licences; nothing where it names one and does not bring the text along. */
async function textOf({ name: part, licence, folder }) {
  const files = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying)/i.test(entry.name))
    .map(({ name }) => name)
    .sort();
  const names = chosen(licence);
  const found = names.map((name) => files.find((file) => file.toLowerCase().includes(name.split("-")[0].toLowerCase())) ?? (names.length === 1 ? files[0] : undefined));
  if (names.length > 1 && found.includes(undefined)) {
    throw new Error(`${part} does not bring the texts of all its licences, ${licence}, along`);
  }
  const texts = await Promise.all(found.filter(Boolean).map((file) => readFile(join(folder, file), "utf8")));
  return texts.map((text) => text.replaceAll("\r\n", "\n").trim()).join("\n\n");
}

/** The terms of MIT, without whose they are. */
const MIT = (await readFile(new URL("../LICENSE-MIT", import.meta.url), "utf8")).replace(/^Copyright.*\n\n?/m, "").trim();

const texts = new Map();
for (const part of [...(await crates()), ...(await packages())]) {
  if (!part.licence) {
    throw new Error(`${part.name} ${part.version} names no licence`);
  }
  const own = await textOf(part);
  if (own === "" && !part.licence.includes("MIT")) {
    throw new Error(`${part.name} ${part.version} brings no text of its licence, ${part.licence}, along`);
  }
  const by = own === "" && part.authors.length > 0 ? `, copyright ${part.authors.join(", ")}` : "";
  const text = own || MIT;
  texts.set(text, [...(texts.get(text) ?? []), `${part.name} ${part.version} (${part.licence})${by}`]);
}
const sections = [...texts].map(([text, parts]) => `${parts.sort().join("\n")}\n\n${text}\n`);
const begin = "This page contains the work of others, and Rust's standard library (MIT OR Apache-2.0). Their terms:\n";
await writeFile(join(process.env.TRUNK_STAGING_DIR, "licences.txt"), [begin, ...sections.sort()].join(`\n${"-".repeat(80)}\n\n`));
