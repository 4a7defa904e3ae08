// Looks at the page in every frame that it draws, so that nothing on the way from one board to the next is missed.

const LOOK = `
  const asked = {};
  for (const kind of ["click", "keydown", "pointerover"]) {
    addEventListener(kind, (event) => { asked[kind] = event.timeStamp; }, { capture: true });
  }
  const board = () => {
    const counts = (selector, name) => [...document.querySelectorAll(selector)].map((element) => [element.dataset.pit ?? element.ariaLabel, Number(element.dataset[name])]);
    return {
      pits: Object.fromEntries(counts("[data-pit]", "seeds")),
      hand: Number(document.querySelector("[data-hand]").dataset.hand),
      captured: Object.fromEntries(counts("[data-captured]", "captured")),
      told: document.querySelector("section[aria-label=Sowing] p").textContent.trim(),
      seeds: [...document.querySelectorAll("svg use[href^='#board-seed']")].map((seed) => seed.parentNode.getAttribute("transform")).join(),
    };
  };
  const watch = { frames: [], states: [], asked, on: true };
  window.watch = watch;
  let last = "";
  const channel = new MessageChannel();
  let unpainted = [];
  // A message sent in a frame arrives when the frame is on its way to the screen.
  channel.port1.onmessage = () => {
    const now = performance.now();
    unpainted.splice(0).forEach((state) => { state.at = now; });
  };
  const look = (now) => {
    if (!watch.on) return;
    watch.frames.push(now);
    const state = board();
    const text = JSON.stringify(state);
    if (text !== last) {
      last = text;
      watch.states.push(state);
      unpainted.push(state);
      channel.port2.postMessage(null);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

/** The seeds of a state altogether: pits, hand and captured. */
export function total({ pits, hand, captured }) {
  return [...Object.values(pits), hand, ...Object.values(captured)].reduce((sum, seeds) => sum + seeds, 0);
}

/** How many boards among the states differ in their seeds. */
export function distinct(states, of = ({ pits, hand, captured }) => ({ pits, hand, captured })) {
  return new Set(states.map((state) => JSON.stringify(of(state)))).size;
}

/**
 * Watches the page while `body` runs. Returns the `states` that were seen one after the other, each with the time `at` which it was
 * on the screen, the `frames` that were drawn, and when something was last `asked` by `click`, `keydown` or `pointerover`; milliseconds all.
 */
export async function watch(page, body) {
  await page.run(LOOK);
  await body();
  // What the last frame changed is on the screen one frame later.
  return page.run(`
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
      window.watch.on = false;
      setTimeout(() => done(window.watch));
    })));`);
}

/** The least of three measurements, in milliseconds; all are reported. */
export async function bestOfThree(context, what, measure) {
  const measured = [];
  for (let round = 0; round < 3; round += 1) {
    measured.push(await measure());
  }
  context.diagnostic(`${what}: ${measured.map((time) => time.toFixed(0)).join(", ")} ms`);
  return Math.min(...measured);
}
