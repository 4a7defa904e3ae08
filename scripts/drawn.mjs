// An SVG drawn as PNG by the tests' browser.

/** The PNG's bytes; the browser must be at a page that allows pictures of its own, such as about:blank. */
export async function drawn(browser, svg, width, height) {
  const address = await browser.driver.executeScript(
    `const image = new Image();
    image.src = arguments[0];
    return image.decode().then(() => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = arguments[1];
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      // Two bits less of every colour: nobody sees it, and the file is half as large.
      const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
      pixels.data.forEach((part, at, all) => { all[at] = part | 3; });
      context.putImageData(pixels, 0, 0);
      return canvas.toDataURL("image/png");
    });`,
    `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
    [width, height],
  );
  return Buffer.from(address.split(",")[1], "base64");
}
