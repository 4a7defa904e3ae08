// A static server for this machine only: `make play` runs it, and the end-to-end tests use it as a module.
//
//   node scripts/serve.mjs [folder] [first port to try]
import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

const LOOPBACK = "127.0.0.1";
const LAST_PORT = 65535;
const FIRST_SCRIPT = /^boot-[^/]*\.js$/;

function listen(server, port) {
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(port, LOOPBACK, () => {
      server.off("error", failed);
      done(server.address().port);
    });
  });
}

async function listenOnFreePort(server, port) {
  for (let tried = port; ; tried += 1) {
    try {
      return await listen(server, tried);
    } catch (error) {
      if (error.code !== "EADDRINUSE" || tried === LAST_PORT) {
        throw error;
      }
    }
  }
}

/**
 * Serves `folder` under `base` on the first free port from `port` on (0: any), its `.br` and `.gz` in place of the files they are of if `compressed`.
 *
 * `fail(pattern, status)` answers matching paths with an error, or cuts the connection off if `status` is 0; `hold(pattern)` leaves them waiting until `heal()`, which ends both;
 * `give(folder)` serves another folder from now on, as a deploy does; `requests` lists every path asked for; `wasmType` is the type that WebAssembly files
 * are given, `caching` the Cache-Control of every file; `before()` is a script that the page runs before its own, in each document. Patterns are regular
 * expressions on the path below `base`.
 */
export async function startServer({ folder, base = "/", port = 0, compressed = false }) {
  const filesOf = (given) =>
    sirv(given, {
      dev: true,
      brotli: compressed,
      gzip: compressed,
      setHeaders(response, path) {
        if (path.endsWith(".wasm")) {
          response.setHeader("Content-Type", control.wasmType);
        }
        if (control.caching) {
          response.setHeader("Cache-Control", control.caching);
        }
      },
    });
  let served = folder;
  let files = filesOf(served);
  const requests = [];
  let failures = [];
  let holds = [];
  let waiting = [];

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, `http://${LOOPBACK}`);
    requests.push(pathname);
    const answer = (status, headers = {}, text = "") => response.writeHead(status, headers).end(text);

    if (`${pathname}/` === base) {
      answer(301, { Location: base });
      return;
    }
    // Browsers ask for this unasked, before they have read that the page names another icon.
    if (pathname === "/favicon.ico") {
      answer(204);
      return;
    }
    if (!pathname.startsWith(base)) {
      answer(404);
      return;
    }
    const path = pathname.slice(base.length);
    const serve = () => {
      const before = control.before();
      // A service worker, which checks what it keeps, asks for the file as it is.
      if (before !== "" && FIRST_SCRIPT.test(path) && request.headers["sec-fetch-dest"] === "script") {
        const script = before + readFileSync(resolve(served, path), "utf8");
        answer(200, { "Content-Type": "text/javascript", "Cache-Control": "no-store" }, script);
        return;
      }
      request.url = request.url.slice(base.length - 1);
      files(request, response, () => answer(404));
    };
    if (holds.some((pattern) => pattern.test(path))) {
      waiting.push(serve);
      return;
    }
    const failure = failures.find(({ pattern }) => pattern.test(path));
    if (failure?.status === 0) {
      request.socket.destroy();
      return;
    }
    if (failure) {
      answer(failure.status);
      return;
    }
    serve();
  });

  const usedPort = await listenOnFreePort(server, port);

  const control = {
    url: `http://${LOOPBACK}:${usedPort}${base}`,
    origin: `http://${LOOPBACK}:${usedPort}`,
    requests,
    wasmType: "application/wasm",
    caching: undefined,
    before: () => "",
    give(other) {
      served = other;
      files = filesOf(other);
    },
    fail(pattern, status = 404) {
      failures.push({ pattern, status });
    },
    hold(pattern) {
      holds.push(pattern);
    },
    heal() {
      failures = [];
      holds = [];
      const waited = waiting;
      waiting = [];
      for (const serve of waited) {
        serve();
      }
    },
    stop() {
      return new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      });
    },
  };
  return control;
}

async function main(folder = "dist", port = "8080") {
  if (!existsSync(resolve(folder, "index.html"))) {
    console.error(`serve: there is no page in ${folder}; build it with make dist.`);
    process.exit(1);
  }
  const server = await startServer({ folder, port: Number(port) });
  console.log(`Hawalis is at ${server.url}`);
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => server.stop());
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(...process.argv.slice(2));
}
