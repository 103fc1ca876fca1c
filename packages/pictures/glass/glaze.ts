/** Turns a map of panes into a lit picture of leaded glass. */
import { blur } from './blur.ts';
import { byteOf } from './colour.ts';
import { TRACE } from './matt.ts';
import type { PaneMap } from './panes.ts';
import { type Light, type Lighting, shade } from './shade.ts';

/** Straight alpha, sRGB, four bytes a pixel. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

/** Lines painted on the glass: how much of each pixel of the map they cover, of 255. */
export type Paint = Uint8Array;

/** Makes the picture at half the size of the map. */
export const glaze = (panes: PaneMap, lighting: Lighting, paint?: Paint): Pixels => {
  const light = shade(panes, lighting);
  if (paint !== undefined) darken(light, paint, panes.width);
  return finish(light, lighting);
};

const darken = ({ width, height, data, trace }: Light, paint: Paint, mapWidth: number): void => {
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const first = y * 2 * mapWidth + x * 2;
      const sum = paint[first] + paint[first + 1] + paint[first + mapWidth] + paint[first + mapWidth + 1];
      if (sum === 0) continue;
      const share = sum / 1020;
      trace[at] = Math.max(trace[at], share);
      for (let channel = 0; channel < 3; channel++)
        data[at * 4 + channel] *= 1 - share * (1 - TRACE[channel]);
    }
};

/** Bright glass shines over its lead; then bytes. */
const finish = ({ width, height, data, trace }: Light, { unit, free }: Lighting): Pixels => {
  const [red, green, blue] = [0, 1, 2].map(() => new Float32Array(width * height));
  for (let at = 0, from = 0; at < width * height; at++, from += 4) {
    const light = data[from] * 0.3 + data[from + 1] * 0.55 + data[from + 2] * 0.15;
    const over = (light - 0.28) * 0.9;
    if (over <= 0) continue;
    red[at] = (data[from] / light) * over;
    green[at] = (data[from + 1] / light) * over;
    blue[at] = (data[from + 2] / light) * over;
  }
  const power = free ? 0.52 : 0.7;
  const radius = Math.max(1, Math.round(unit * 0.009));
  for (const plane of [red, green, blue]) blur(plane, width, height, radius, 2);
  const bytes = new Uint8ClampedArray(width * height * 4);
  for (let at = 0, from = 0; at < width * height; at++, from += 4) {
    const alpha = data[from + 3];
    if (alpha <= 0) continue;
    const over = power * (1 - 0.85 * trace[at]);
    bytes[from] = byteOf(data[from] / alpha + red[at] * over);
    bytes[from + 1] = byteOf(data[from + 1] / alpha + green[at] * over);
    bytes[from + 2] = byteOf(data[from + 2] / alpha + blue[at] * over);
    bytes[from + 3] = Math.round(alpha * 255);
  }
  return { width, height, data: bytes };
};
