import type { Point } from './driver.ts';

/** Input as WebDriver and WebDriver BiDi both write it. */

export const mouseClick = ({ x, y }: Point): object => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

export const keyPresses = (keys: readonly string[]): object => ({
  type: 'key',
  id: 'keyboard',
  actions: keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
