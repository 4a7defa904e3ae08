// Kept games as the tests speak of them.

export const KEY = "hawalis.game.";
export const line = (page) => page.run("return [...document.querySelectorAll('.moves [aria-label^=Move] b')].map((move) => move.textContent).join('')");
export const current = (page) => page.run("return document.querySelector('.moves [aria-current=true] b')?.textContent ?? ''");
export const texts = (page) => page.run("return Object.keys(localStorage).filter((key) => key.startsWith(arguments[0])).map((key) => localStorage.getItem(key))", KEY);
export const players = (page) => page.run("return [...document.querySelectorAll('.player')].map((player) => player.ariaLabel).sort()");
export const note = (page) => page.run("return [...document.querySelectorAll('.side-column .left-game p')].map((note) => note.textContent).join('|')");
export const slider = async (page) => (await page.control("Place in the move")).getAttribute("value");

export async function play(page, letters) {
  await page.clickControl("Off");
  for (const letter of letters) {
    await page.play(letter);
  }
}

/** Keeps a game as another visit would have. */
export function keepGame(page, id, text) {
  return page.run("localStorage.setItem(arguments[0], arguments[1])", KEY + id, text);
}

export function game(changed, moves, tags = "") {
  return `[Variant "Hawalis"]\n${tags}[Result "${moves.split(" ").at(-1)}"]\n[Changed "${changed}"]\n\n${moves}\n`;
}

/** Opens the page in a tab that knows nothing yet. */
export async function visit(page) {
  await page.run("sessionStorage.clear()");
  await page.open("", { kept: true });
}

export async function untilLine(page, letters) {
  await page.waitUntil(async () => (await line(page)) === letters, `the game ${letters}`);
}

/** Opens another tab and looks there. */
export async function openTab(page, path = "") {
  await page.driver.switchTo().newWindow("tab");
  await page.driver.get(page.server.url + path);
  await page.started();
  return page.driver.getWindowHandle();
}

/** Closes all tabs but the first. */
export async function closeTabs(page, first) {
  for (const handle of await page.driver.getAllWindowHandles()) {
    if (handle !== first) {
      await page.driver.switchTo().window(handle);
      await page.driver.close();
    }
  }
  await page.driver.switchTo().window(first);
}

/** What the list of games says, line by line of each. */
export function list(page) {
  return page.run("return [...document.querySelectorAll('.game-list > li')].map((row) => row.ariaLabel)");
}

export async function openGames(page) {
  await page.clickControl("Games");
  await page.waitUntil(() => page.shows("dialog.games[open]"), "the games");
}
