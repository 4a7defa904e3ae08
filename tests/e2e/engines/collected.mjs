// Errors of engines whose console cannot be asked: a script that comes before the page's own keeps them in the browser's storage.

const KEY = "test.errors";

/** For the server to put in front of the page's first script. */
export const COLLECTOR = `
  (() => {
    const collect = (text) => {
      try {
        localStorage.setItem("${KEY}", JSON.stringify([...JSON.parse(localStorage.getItem("${KEY}") ?? "[]"), text]));
      } catch {
        // Without a storage there is nothing to ask either.
      }
    };
    addEventListener("error", (event) => collect(event.message ?? "did not load: " + (event.target.src ?? event.target.href)), true);
    addEventListener("unhandledrejection", (event) => collect("nobody handled: " + event.reason));
    document.addEventListener("securitypolicyviolation", (event) => {
      collect("Content Security Policy: " + event.violatedDirective + " forbids " + (event.blockedURI || event.sample));
    });
    const { error } = console;
    console.error = (...words) => {
      collect(words.join(" "));
      error.apply(console, words);
    };
  })();
`;

export async function collectedErrors(driver) {
  const collected = await driver.executeScript(
    `if (!location.protocol.startsWith("http")) return null;
    const collected = localStorage.getItem(arguments[0]);
    localStorage.removeItem(arguments[0]);
    return collected;`,
    KEY,
  );
  return JSON.parse(collected ?? "[]");
}

/** What the document that is there has loaded; the policy forbids the rest, which counts as an error. */
export function loadedFiles(driver) {
  return driver.executeScript("return performance.getEntriesByType('resource').map((file) => file.name)");
}
