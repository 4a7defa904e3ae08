// What scripts/set-up does on machines that lack something: each is a folder of commands that stands for the whole PATH.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const project = fileURLToPath(new URL("../", import.meta.url));
const LIGHTHOUSE = "benches/lighthouse";
const EVERYWHERE = ["awk", "bash", "cat", "cmp", "cp", "dirname", "env", "mkdir", "sh"];

let folder;
let commandFolders = {};
let versions;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "hawalis-set-up-"));
  for (const name of EVERYWHERE) {
    commandFolders[name] = (await run("bash", ["-c", `command -v ${name}`])).stdout.trim();
  }
  const lock = await readFile(join(project, "Cargo.lock"), "utf8");
  const script = await readFile(join(project, "scripts/set-up"), "utf8");
  versions = {
    wasmBindgen: lock.match(/^name = "wasm-bindgen"\nversion = "(.*)"$/m)[1],
    trunk: script.match(/trunk_version=(.*)/)[1],
    geckodriver: script.match(/geckodriver_version=(.*)/)[1],
  };
});

after(() => rm(folder, { recursive: true, force: true }));

/** Everything there, everything in the right version, and nothing that is run may install anything. */
function completeMachine() {
  const refuse = (name) => `case "$*" in *install*|ci*|"target add"*) echo "${name} $*" >>"$LOG"; exit 1;; esac`;
  return {
    cargo: refuse("cargo"),
    rustup: refuse("rustup"),
    rustc: 'mkdir -p "$HOME/target-libdir"; echo "$HOME/target-libdir"',
    node: "echo v20.0.0",
    npm: `${refuse("npm")}`,
    trunk: `echo trunk ${versions.trunk}`,
    "wasm-bindgen": `echo wasm-bindgen ${versions.wasmBindgen}`,
    "wasm-bindgen-test-runner": `echo wasm-bindgen-test-runner ${versions.wasmBindgen}`,
    chromium: "true",
    chromedriver: "true",
    "firefox-esr": "true",
    geckodriver: `echo geckodriver ${versions.geckodriver}`,
    WebKitWebDriver: "true",
    Xvfb: "true",
    "apt-get": refuse("apt-get"),
    id: "echo 0",
  };
}

/** A copy of what set-up reads, so that a test cannot touch the checkout it runs from. */
async function checkout(place) {
  await mkdir(join(place, "scripts"), { recursive: true });
  await mkdir(join(place, LIGHTHOUSE), { recursive: true });
  for (const file of ["scripts/set-up", "Cargo.toml", "Cargo.lock", "package.json", "package-lock.json", `${LIGHTHOUSE}/package-lock.json`]) {
    await writeFile(join(place, file), await readFile(join(project, file)));
  }
  await chmod(join(place, "scripts/set-up"), 0o755);
  for (const packages of [".", LIGHTHOUSE]) {
    await mkdir(join(place, packages, "node_modules"));
    await writeFile(join(place, packages, "node_modules/.installed-package-lock.json"), await readFile(join(project, packages, "package-lock.json")));
  }
}

let machines = 0;

/** Runs set-up on a complete machine with changes: a command's new body, or null for none at all. */
async function setUp(what, changes = {}, { without } = {}) {
  machines += 1;
  const place = join(folder, String(machines));
  const commands = join(place, "commands");
  const log = join(place, "log");
  await checkout(place);
  if (without) {
    await rm(join(place, without), { recursive: true });
  }
  await mkdir(commands);
  await writeFile(log, "");
  for (const [name, path] of Object.entries(commandFolders)) {
    await symlink(path, join(commands, name));
  }
  for (const [name, body] of Object.entries({ ...completeMachine(), ...changes })) {
    if (body !== null) {
      await writeFile(join(commands, name), `#!${commandFolders.bash}\n${body}\n`, { mode: 0o755 });
    }
  }
  const outcome = await run(join(place, "scripts/set-up"), [what], { env: { PATH: commands, HOME: place, LOG: log } }).catch((error) => error);
  return { code: outcome.code ?? 0, said: outcome.stderr, printed: outcome.stdout, installs: await readFile(log, "utf8"), place };
}

async function refuses(what, changes, sentence, options) {
  const { code, said } = await setUp(what, changes, options);
  assert.equal(code, 1, said);
  const last = said.trim().split("\n").at(-1);
  assert.match(last, sentence);
  assert.match(last, /^set-up: .*\.$/);
}

test("does and says nothing where nothing is missing", async () => {
  for (const what of ["build", "test", "bench"]) {
    const { code, said, printed, installs } = await setUp(what);
    assert.deepEqual({ code, said, printed, installs }, { code: 0, said: "", printed: "", installs: "" });
  }
});

const NO_BROWSERS = { chromium: null, chromedriver: null, "firefox-esr": null, geckodriver: null, WebKitWebDriver: null, Xvfb: null };

test("building needs no browser", async () => {
  assert.equal((await setUp("build", { ...NO_BROWSERS, "apt-get": null })).code, 0);
});

test("without Rust it says so", () => refuses("build", { cargo: null, rustup: null, rustc: null }, /Rust is missing.*rustup/));

test("an old Rust is named with its version", () =>
  refuses("build", { rustc: "echo 'rustc 1.84.1 (e71f9a9a9 2025-01-27)'" }, /Rust 1\.84\.1 is too old.*1\.\d+ or newer.*rustup update/));

test("without the target and rustup it says so", () =>
  refuses("build", { rustup: null, rustc: "echo /nowhere" }, /wasm32-unknown-unknown target is missing.*rustup/));

test("without internet it names the target", () =>
  refuses("build", { rustc: "echo /nowhere" }, /wasm32-unknown-unknown target is missing.*connect to the internet/));

test("without internet it names the crates", () =>
  refuses("build", { cargo: "[ $1 = fetch ] && exit 101; exit 0" }, /Crates are missing.*connect to the internet/));

test("without Node it says so", () => refuses("build", { node: null }, /Node\.js is missing.*20/));

test("an old Node is named with its version", () => refuses("build", { node: "echo v18.19.0" }, /Node\.js 18\.19\.0 is too old.*20/));

test("Node without npm is named", () => refuses("build", { npm: null }, /npm is missing/));

test("without internet it names the Node packages", () =>
  refuses("build", {}, /Node packages are missing.*connect to the internet/, { without: "node_modules" }));

test("what only measuring needs is asked for only there", async () => {
  const without = `${LIGHTHOUSE}/node_modules`;
  assert.equal((await setUp("test", {}, { without })).code, 0);
  await refuses("bench", {}, /Node packages are missing.*connect to the internet/, { without });
});

test("without internet it names the tool and its version", async () => {
  await refuses("build", { trunk: null }, new RegExp(`trunk ${versions.trunk} is missing.*connect to the internet`));
  await refuses("build", { "wasm-bindgen": "echo wasm-bindgen 0.2.1" }, new RegExp(`wasm-bindgen-cli ${versions.wasmBindgen} is missing.*connect to the internet`));
  await refuses("build", { "wasm-bindgen-test-runner": null }, new RegExp(`wasm-bindgen-cli ${versions.wasmBindgen} is missing`));
});

test("browsers that are missing are asked for by name where they cannot be installed", async () => {
  await refuses("test", { chromium: null, "apt-get": null }, /\(chromium\) and there is no apt-get here; install them.*on Debian they are in chromium\.$/);
  await refuses("test", { chromedriver: null, id: "echo 1000" }, /\(chromedriver\) and only root may install them; install the packages chromium-driver with/);
  await refuses("test", { WebKitWebDriver: null, Xvfb: null, id: "echo 1000" }, /install the packages webkit2gtk-driver xvfb with/);
  await refuses("test", { "firefox-esr": null }, /\(firefox\) and could not be installed; connect to the internet/);
});

test("a Firefox by its plain name will do", async () => {
  assert.equal((await setUp("test", { "firefox-esr": null, firefox: "true" })).code, 0);
});

test("the packages of all browsers are installed at once, and only those that are missing", async () => {
  const packages = async (changes) => (await setUp("test", { ...changes, "apt-get": 'echo "apt-get $*" >>"$LOG"' })).installs;
  const all = "chromium chromium-driver firefox-esr webkit2gtk-driver xvfb";
  assert.equal(await packages({ ...NO_BROWSERS, geckodriver: `echo geckodriver ${versions.geckodriver}` }), `apt-get update -qq\napt-get install -y -qq --no-install-recommends ${all}\n`);
  assert.equal(await packages({ Xvfb: null }), "apt-get update -qq\napt-get install -y -qq --no-install-recommends xvfb\n");
});

test("Firefox's driver is compiled in the version that the tests want", async () => {
  await refuses("test", { geckodriver: "echo geckodriver 0.30.0" }, new RegExp(`geckodriver ${versions.geckodriver} is missing.*connect to the internet`));
  await refuses("test", { geckodriver: null }, new RegExp(`geckodriver ${versions.geckodriver} is missing`));
});

test("what is missing is installed, and found from then on", async () => {
  const answers = (name, version) => `printf '#!%s\\necho ${name} ${version}\\n' "$BASH" >"$root/bin/${name}"; "$CHMOD" +x "$root/bin/${name}"`;
  const cargo = `
    [ "$1" = fetch ] && exit
    CHMOD=${(await run("bash", ["-c", "command -v chmod"])).stdout.trim()}
    echo "cargo $*" >>"$LOG"
    while [ "$1" != --root ]; do shift; done
    root=$2; mkdir -p "$root/bin"
    ${answers("trunk", versions.trunk)}`;
  const { code, said, installs, place } = await setUp("build", { cargo, trunk: "echo trunk 0.1.0" });
  assert.equal(code, 0, said);
  assert.match(installs, new RegExp(`^cargo install trunk --version =${versions.trunk} --locked --no-default-features .*\n$`));
  const again = await run(join(place, "scripts/set-up"), ["build"], { env: { PATH: join(place, "commands"), HOME: place, LOG: join(place, "log") } });
  assert.deepEqual(again, { stdout: "", stderr: "" });
  assert.equal(await readFile(join(place, "log"), "utf8"), installs);
});

test("an unknown wish is refused", () => refuses("everything", {}, /say what to set up/));

test("the versions that two files name agree", async () => {
  const read = (file) => readFile(join(project, file), "utf8");
  const binaryen = JSON.parse(await read("package.json")).devDependencies.binaryen;
  assert.match(await read("Trunk.toml"), new RegExp(`^wasm_opt = "version_${binaryen.split(".")[0]}"$`, "m"));
  assert.match(await read("Trunk.toml"), new RegExp(`^trunk-version = ">=${versions.trunk}"$`, "m"));
});

test("the lock files of the Node packages name no place that they came from", async () => {
  for (const packages of [".", LIGHTHOUSE]) {
    assert.doesNotMatch(await readFile(join(project, packages, "package-lock.json"), "utf8"), /"resolved"|\bregistry\b/);
  }
});
