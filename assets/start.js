// Starts the program that a link in the page names, or says at once why it cannot; then fetches the dialogs.

/** The link to the program's script, which says where the program itself is. */
const script = document.querySelector("link[data-program]");

function reasonFor(error) {
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) {
    return "The game has not started: this browser is too old for it, or a part of it arrived damaged.";
  }
  return "The game has not started: a part of it did not arrive or failed.";
}

function drop(dataTransfer) {
  document.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
}

// What is dropped or pasted before the dialogs listen waits for them: a browser would leave the page for a dropped file.
let held;
const HELD = ["dragover", "drop", "paste"];
function hold(event) {
  const given = event.dataTransfer ?? event.clipboardData;
  if (!given || event.target.closest?.("input, textarea")) {
    return;
  }
  event.preventDefault();
  if (event.type !== "dragover") {
    held = new DataTransfer();
    for (const file of given.files) {
      held.items.add(file);
    }
    if (!given.files.length) {
      held.setData("text/plain", given.getData("text/plain"));
    }
    document.dispatchEvent(new Event("hawalis-dialogs-wanted"));
  }
}

/** A file that the system opens with the installed page comes as if it were dropped on it, as what was held does. */
function takeFiles() {
  HELD.forEach((type) => document.removeEventListener(type, hold));
  if (held) {
    setTimeout(() => drop(held));
  }
  window.launchQueue?.setConsumer(async ({ files }) => {
    const unreadable = () => void document.dispatchEvent(new Event("hawalis-file-failed"));
    const given = await Promise.all(files.map((file) => file.getFile())).catch(unreadable);
    if (given?.length) {
      const dataTransfer = new DataTransfer();
      given.forEach((file) => dataTransfer.items.add(file));
      drop(dataTransfer);
    }
  });
}

/** Resolves when the board that came with the page is seen; behind another tab, or where nothing tells it, soon. */
function firstPaint() {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    setTimeout(resolve, 200);
  });
}

// What came the first time is not fetched once more when the rest is tried again.
let style;
function fetchStyle(address) {
  style ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    const failed = () => {
      link.remove();
      style = undefined;
      reject(new Error(`${address} did not arrive`));
    };
    link.onerror = failed;
    link.onload = () => ([...link.sheet.cssRules].at(-1)?.selectorText === ".whole" ? resolve() : failed());
    document.head.append(link);
  });
  return style;
}

// The dialogs' files keep their names from build to build; the query keeps those of two builds apart.
let dialogs;
let attempts = 0;
function fetchDialogs() {
  const build = new URL(script.href).pathname.split("/").pop();
  const program = () => import(`./dialogs.js?${build}&${attempts}`);
  dialogs ??= Promise.all([program(), fetchStyle(`dialogs.css?${build}`)])
    .then(([program]) => program.default({ module_or_path: new URL(`dialogs_bg.wasm?${build}`, import.meta.url) }))
    .catch((error) => {
      console.error(error);
      // A browser remembers what it could not import: the next time it is asked for under another name.
      dialogs = undefined;
      attempts += 1;
      document.dispatchEvent(new Event("hawalis-dialogs-failed"));
    });
}

// For the dialogs: by the time they come the program may have put the game's own address in its place.
if (location.search) {
  document.documentElement.dataset.openedWith = location.search;
}

HELD.forEach((type) => document.addEventListener(type, hold));

try {
  const { missing } = document.documentElement.dataset;
  if (missing) {
    throw new Error(`this browser has no ${missing}`);
  }
  if (document.documentElement.dataset.lost) {
    throw new Error("the page's style did not arrive");
  }
  // From now on only the dialogs' own styles can fail.
  document.documentElement.dataset.begun = "";
  // The program keeps a browser busy that could show the board before.
  const [program] = await Promise.all([import(script.href), firstPaint()]);
  await program.default({ module_or_path: new URL(script.dataset.program, document.baseURI) });
  document.documentElement.dataset.start = "done";
  document.dispatchEvent(new Event("hawalis-started"));
  document.addEventListener("hawalis-dialogs-wanted", fetchDialogs);
  document.addEventListener("hawalis-files-wanted", takeFiles, { once: true });
  // Nobody waits for them yet: they come when the page has nothing else to do.
  (window.requestIdleCallback ?? setTimeout)(fetchDialogs);
} catch (error) {
  console.error(error);
  const reason = document.getElementById("late-reason");
  if (reason && !document.documentElement.dataset.missing) {
    reason.textContent = reasonFor(error);
  }
  document.documentElement.dataset.start = "failed";
}
