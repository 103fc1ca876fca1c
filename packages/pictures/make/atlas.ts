/** Lays the parts of a figure into one picture, and tells the browser where each part is. */
import { defined } from '@three-spires/kernel';
import type { DrawnPart } from '../figures/draw-figure.ts';
import { hexOf, sheetColour } from '../glass/colour.ts';
import type { Pixels } from '../glass/glaze.ts';
import type { Figure, Poses, Role, Stance } from '../model.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

export type PartGeometry = {
  readonly name: string;
  readonly role: Role;
  readonly on?: string;
  readonly pivot: readonly [number, number];
  /** In the figure's box. */
  readonly at: Box;
  /** In the atlas, in pixels. */
  readonly from: Box;
};

export type FigureGeometry = {
  readonly box: readonly [number, number];
  readonly stance: Stance;
  readonly rank: Figure['rank'];
  readonly glow: string;
  readonly atlas: readonly [number, number];
  readonly scale: number;
  readonly parts: readonly PartGeometry[];
  readonly poses?: Poses;
};

export type Atlas = { readonly pixels: Pixels; readonly geometry: FigureGeometry };

/** So that a part does not show a line of its neighbour. */
const GAP = 2;

export const atlasOf = (figure: Figure, drawn: readonly DrawnPart[], scale: number): Atlas => {
  const width = Math.max(Math.ceil(figure.box[0] * scale), ...drawn.map(({ pixels }) => pixels.width));
  const places = shelve(drawn, width);
  const height = Math.max(...places.map(([, y], at) => y + drawn[at].pixels.height));
  const data = new Uint8ClampedArray(width * height * 4);
  drawn.forEach(({ pixels }, at) => {
    copyInto(data, width, pixels, places[at][0], places[at][1]);
  });
  const parts = drawn.map(({ part, x, y, pixels }, at): PartGeometry => {
    const inBox = [x, y, pixels.width, pixels.height].map((length) => round(length / scale));
    return {
      name: part.name,
      role: part.role,
      ...defined({ on: part.on }),
      pivot: [round(part.pivot[0]), round(part.pivot[1])],
      at: inBox as unknown as Box,
      from: [places[at][0], places[at][1], pixels.width, pixels.height],
    };
  });
  const { box, stance, rank, glow, poses } = figure;
  return {
    pixels: { width, height, data },
    geometry: {
      box,
      stance,
      rank,
      glow: hexOf(sheetColour(glow, 0.66)),
      atlas: [width, height],
      scale,
      parts,
      ...defined({ poses }),
    },
  };
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** The tallest parts first, side by side on shelves. */
const shelve = (drawn: readonly DrawnPart[], width: number): (readonly [number, number])[] => {
  const order = [...drawn.keys()].sort((one, other) => drawn[other].pixels.height - drawn[one].pixels.height);
  const places: (readonly [number, number])[] = [];
  let [x, y, shelf] = [0, 0, 0];
  for (const at of order) {
    const { pixels } = drawn[at];
    if (x > 0 && x + pixels.width > width) [x, y, shelf] = [0, y + shelf + GAP, 0];
    places[at] = [x, y];
    x += pixels.width + GAP;
    shelf = Math.max(shelf, pixels.height);
  }
  return places;
};

const copyInto = (
  target: Uint8ClampedArray,
  width: number,
  { width: from, height, data }: Pixels,
  x: number,
  y: number,
): void => {
  for (let row = 0; row < height; row++)
    target.set(data.subarray(row * from * 4, (row + 1) * from * 4), ((y + row) * width + x) * 4);
};

/** The figure as it stands, with what reaches over its box. */
export const standing = (drawn: readonly DrawnPart[]): Pixels => {
  const left = Math.min(...drawn.map(({ x }) => x));
  const top = Math.min(...drawn.map(({ y }) => y));
  const width = Math.max(...drawn.map(({ x, pixels }) => x + pixels.width)) - left;
  const height = Math.max(...drawn.map(({ y, pixels }) => y + pixels.height)) - top;
  const data = new Uint8ClampedArray(width * height * 4);
  for (const { x, y, pixels } of drawn) layOver(data, width, pixels, x - left, y - top);
  return { width, height, data };
};

const layOver = (
  target: Uint8ClampedArray,
  width: number,
  { width: from, height: rows, data }: Pixels,
  left: number,
  top: number,
): void => {
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < from; x++) {
      const source = (y * from + x) * 4;
      const to = ((y + top) * width + x + left) * 4;
      const over = data[source + 3] / 255;
      if (over === 0) continue;
      const under = (target[to + 3] / 255) * (1 - over);
      const alpha = over + under;
      for (let channel = 0; channel < 3; channel++)
        target[to + channel] = (data[source + channel] * over + target[to + channel] * under) / alpha;
      target[to + 3] = alpha * 255;
    }
};
