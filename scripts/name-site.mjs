// Says in the finished page where it will stand, so that a link to it is shown with a picture: `make dist SITE=https://example.org/hawalis/`.
// With --check it only looks whether SITE can be used; else it works on the page that Trunk has just built.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PICTURE = { file: "card.png", width: 1200, height: 630 };

/** The address as it is written in the page; throws a sentence when it is none that a page can stand at. */
export function siteOf(text) {
  const refuse = (why) => {
    throw new Error(`SITE is "${text}", but ${why}; write it like SITE=https://example.org/hawalis/`);
  };
  if (!URL.canParse(text)) {
    refuse("that is no whole address");
  }
  const site = new URL(text);
  if (!["https:", "http:"].includes(site.protocol)) {
    refuse("a page stands at https:// or http://");
  }
  if (site.username || site.password) {
    refuse("everybody would read the name and the password in it");
  }
  if (/[?#]/.test(text)) {
    refuse("what stands behind ? or # is for games");
  }
  if (/\s/.test(text)) {
    refuse("there is a blank in it");
  }
  if (!text.endsWith("/")) {
    refuse("it does not end with the slash of a folder");
  }
  return site.href;
}

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The page with what those need who show links to it, from its own title and description. */
export function named(page, site) {
  const title = page.match(/<title>([^<]*)<\/title>/)?.[1];
  const description = page.match(/<meta name="description" content="([^"]*)">/)?.[1];
  if (title === undefined || description === undefined || !page.includes("</head>")) {
    throw new Error("the page has no title or no description to tell of");
  }
  const address = escaped(site);
  const properties = {
    "og:type": "website",
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:image": address + PICTURE.file,
    "og:image:width": PICTURE.width,
    "og:image:height": PICTURE.height,
    "og:image:alt": `A board of ${title} in the middle of a game`,
  };
  const lines = [
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(properties).map(([property, content]) => `<meta property="${property}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return page.replace("</head>", () => `${lines.map((line) => `  ${line}\n`).join("  ")}  </head>`);
}

/** The page of addresses where nothing is, which can name the page itself only where it is known. */
export function led(notFound, site) {
  return notFound.replace('href="./"', () => `href="${escaped(site)}"`);
}

async function main() {
  const site = siteOf(process.env.SITE ?? "");
  if (process.argv.includes("--check")) {
    return;
  }
  const folder = process.env.TRUNK_STAGING_DIR;
  const page = join(folder, "index.html");
  await writeFile(page, named(await readFile(page, "utf8"), site));
  const notFound = join(folder, "404.html");
  await writeFile(notFound, led(await readFile(notFound, "utf8"), site));
  await copyFile(fileURLToPath(new URL("../assets/card.png", import.meta.url)), join(folder, PICTURE.file));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
