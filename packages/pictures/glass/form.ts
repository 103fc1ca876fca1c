/** The roundness of what the lead holds, at the size of the picture: half that of the map. */
import { blur } from './blur.ts';
import { distanceTo } from './distance.ts';
import type { Edges } from './edges.ts';
import type { PaneMap } from './panes.ts';

export type Form = {
  readonly width: number;
  readonly height: number;
  /** For each pixel of the picture, the one of its four pixels of the map that lies deepest in a pane. */
  readonly place: Int32Array;
  /** Distance in pixels of the picture to the nearest border of a piece; cuts through a piece do not count. */
  readonly toPiece: Float32Array;
  /** The height of the rounded body. */
  readonly relief: Float32Array;
};

/** `whole` and `single` are the radii of a layer and of a piece, in pixels of the picture. */
export const formOf = (panes: PaneMap, edges: Edges, whole: number, single: number): Form => {
  const [width, height] = [panes.width >> 1, panes.height >> 1];
  const place = placesOf(panes, edges);
  const toPiece = distanceTo(bordersOf(panes, place, width, height), width, height);
  const relief = new Float32Array(width * height);
  for (let at = 0; at < relief.length; at++) {
    const far = Math.max(0, 1 - edges.toContour[place[at]] / 2 / whole);
    const near = Math.max(0, 1 - toPiece[at] / single);
    relief[at] = Math.sqrt(1 - far * far) * whole + Math.sqrt(1 - near * near) * single * 0.8;
  }
  blur(relief, width, height, Math.max(1, Math.round(single * 0.12)), 2);
  return { width, height, place, toPiece, relief };
};

const placesOf = (panes: PaneMap, { toEdge }: Edges): Int32Array => {
  const [width, height] = [panes.width >> 1, panes.height >> 1];
  const places = new Int32Array(width * height);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      const first = y * 2 * panes.width + x * 2;
      let best = first;
      for (let corner = 1; corner < 4; corner++) {
        const at = first + (corner & 1) + (corner >> 1) * panes.width;
        if (panes.pane[at] !== 0 && (panes.pane[best] === 0 || toEdge[at] > toEdge[best])) best = at;
      }
      places[to] = best;
    }
  return places;
};

const bordersOf = (
  { pane, piece }: PaneMap,
  place: Int32Array,
  width: number,
  height: number,
): Uint8Array => {
  const border = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const own = piece[pane[place[at]]];
      if (x + 1 < width && piece[pane[place[at + 1]]] !== own) border[at] = border[at + 1] = 1;
      if (y + 1 < height && piece[pane[place[at + width]]] !== own) border[at] = border[at + width] = 1;
    }
  return border;
};
