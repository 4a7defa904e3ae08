// What is really on the screen, pixel by pixel.

/** The luminance (0 black, 1 white) of the darkest and the brightest pixel in each rectangle `{ x, y, width, height }` of the viewport. */
export async function luminances(page, rectangles) {
  const picture = await page.driver.takeScreenshot();
  return page.run(
    `const [picture, rectangles] = arguments;
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt());
    return createImageBitmap(new Blob([bytes])).then((bitmap) => {
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      context.drawImage(bitmap, 0, 0);
      const scale = bitmap.width / innerWidth;
      const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
      return rectangles.map(({ x, y, width, height }) => {
        const { data } = context.getImageData(...[x, y, Math.max(1, width), Math.max(1, height)].map((side) => Math.round(side * scale)));
        let [darkest, brightest] = [1, 0];
        for (let at = 0; at < data.length; at += 4) {
          const luminance = 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
          darkest = Math.min(darkest, luminance);
          brightest = Math.max(brightest, luminance);
        }
        return { darkest, brightest };
      });
    });`,
    picture,
    rectangles,
  );
}

/** The contrast of two luminances, or of the extremes of a rectangle, as accessibility guidelines count it: from 1 to 21. */
export function contrast({ darkest, brightest }) {
  return (brightest + 0.05) / (darkest + 0.05);
}
