import type { Locator } from 'playwright-core';

/** How bright the background of something is, from 0 to 1: the mean of the colours it is made of. */
export const brightness = (thing: Locator): Promise<number> =>
  thing.evaluate((element) => {
    const { backgroundImage, backgroundColor } = getComputedStyle(element);
    const colours =
      `${backgroundImage} ${backgroundColor}`.match(/(?:rgba?|color|oklab|oklch)\([^()]*\)/g) ?? [];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (canvas === null) throw new Error('There is no canvas.');
    const bright = colours.map((colour) => {
      // Over black, so that a colour seen through counts less.
      canvas.fillStyle = '#000';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    });
    return bright.reduce((sum, each) => sum + each, 0) / Math.max(1, bright.length);
  });
