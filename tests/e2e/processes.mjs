// Processes that the tests start, and their children: all of them end with us, and what they said last is kept to be told.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const MARK = "HAWALIS_BROWSER";
const SIGNALS = ["SIGINT", "SIGTERM"];
const WORDS_KEPT = 4_000;

function kill(id) {
  try {
    process.kill(id, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") {
      throw error;
    }
  }
}

/** The environment of a process, or nothing when it is gone or not ours to read. */
function environmentOf(id) {
  try {
    return readFileSync(`/proc/${id}/environ`, "utf8").split("\0");
  } catch {
    return [];
  }
}

function processIds() {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

export class Processes {
  #mark = randomUUID();
  #environment;
  #started = [];
  #endAtExit;
  #exit = () => process.exit(1);

  /** `environment` is given to each of them, `atExit` is called when we end before `end` was called. */
  constructor(environment, atExit) {
    this.#environment = environment;
    this.#endAtExit = () => {
      this.#started.forEach((child) => child.kill("SIGKILL"));
      this.#endLeftovers();
      atExit();
    };
    process.once("exit", this.#endAtExit);
    // Without this a signal ends us with no exit event, and the browser lives on.
    SIGNALS.forEach((signal) => process.once(signal, this.#exit));
  }

  /** Starts a command; `answers` is how many more pipes than the usual three it may write to. */
  start(command, words, environment = {}, { answers = 0 } = {}) {
    const child = spawn(command, words, {
      stdio: ["ignore", "ignore", "pipe", ...Array(answers).fill("pipe")],
      env: { ...process.env, ...this.#environment, ...environment, [MARK]: this.#mark },
    });
    child.said = "";
    child.stderr.setEncoding("utf8").on("data", (text) => {
      child.said = (child.said + text).slice(-WORDS_KEPT);
    });
    child.once("error", (error) => {
      child.failure = error;
    });
    this.#started.push(child);
    return child;
  }

  /** Asks all of them to end, the last one first, and ends those that do not. */
  async end() {
    for (const child of this.#started.toReversed()) {
      if (child.pid && child.exitCode === null && child.signalCode === null) {
        const over = new Promise((done) => child.once("exit", done));
        child.kill("SIGTERM");
        await Promise.race([over, pause(3_000, undefined, { ref: false })]);
      }
    }
    this.#endLeftovers();
    process.off("exit", this.#endAtExit);
    SIGNALS.forEach((signal) => process.off(signal, this.#exit));
  }

  /** Ends what a crash left behind: only processes that carry our own mark. Synchronous, for it also runs as we exit. */
  #endLeftovers() {
    for (const id of processIds()) {
      if (environmentOf(id).includes(`${MARK}=${this.#mark}`)) {
        kill(Number(id));
      }
    }
  }
}

/** A port of this machine that nobody listens on. */
export async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** Waits until `ready` says something true of this process; fails with what it said when it ends, or is silent for too long. */
export async function untilReady(child, name, ready, within = 20_000) {
  const said = () => (child.said.trim() === "" ? "" : `; it said: ${child.said.trim()}`);
  const deadline = Date.now() + within;
  while (Date.now() < deadline) {
    if (child.failure) {
      throw new Error(`${name} did not start: ${child.failure.message}`);
    }
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`${name} did not start: it ended with ${child.exitCode ?? child.signalCode}${said()}`);
    }
    const answer = await ready();
    if (answer) {
      return answer;
    }
    await pause(25);
  }
  throw new Error(`${name} did not answer within ${within / 1000} s${said()}`);
}
