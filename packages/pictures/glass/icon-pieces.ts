/** Cuts a silhouette as a glazier would: its islands are pieces, its narrow gaps are lead, its wide holes are other glass. */
import { distanceTo } from './distance.ts';
import type { Cover } from './raster.ts';

export type IconPieces = {
  /** Lists of pixels, the largest first. */
  readonly islands: readonly Int32Array[];
  readonly holes: readonly Int32Array[];
  readonly gaps: Int32Array;
};

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Half the width of a gap that becomes lead, as a share of the silhouette's size. */
const GAP = 0.011;

const SPECK = 12;

/** `mapWidth` is the width of the map in which the pixels are numbered. */
export const iconPieces = (cover: Cover, mapWidth: number, number: number): IconPieces => {
  const { element, width, height } = cover;
  const box = boxOf(element, width, height, number);
  if (box === undefined) return { islands: [], holes: [], gaps: new Int32Array(0) };
  const reach = Math.max(2, Math.round(GAP * Math.max(box.width, box.height)));
  const pad = reach + 2;
  const crop: Box = {
    left: box.left - pad,
    top: box.top - pad,
    width: box.width + 2 * pad,
    height: box.height + 2 * pad,
  };
  const solid = cropOf(element, width, height, number, crop);
  const closed = close(solid, crop, reach);
  const open = new Uint8Array(closed.length);
  const gap = new Int32Array(closed.length);
  let gaps = 0;
  for (let at = 0; at < closed.length; at++) {
    open[at] = 1 - closed[at];
    if (closed[at] && !solid[at]) gap[gaps++] = at;
  }
  const toPicture = (pixels: Int32Array): Int32Array => moved(pixels, crop, cover, mapWidth);
  const bySize = (first: Int32Array, second: Int32Array): number => second.length - first.length;
  return {
    islands: islandsOf(solid, crop, false).sort(bySize).map(toPicture),
    holes: islandsOf(open, crop, true).map(toPicture),
    gaps: toPicture(gap.slice(0, gaps)),
  };
};

/** From the crop to the picture; what lies outside the picture is left out. */
const moved = (pixels: Int32Array, crop: Box, cover: Cover, mapWidth: number): Int32Array => {
  const { left, top, width, height } = cover;
  let count = 0;
  for (let at = 0; at < pixels.length; at++) {
    const row = (pixels[at] / crop.width) | 0;
    const x = pixels[at] - row * crop.width + crop.left;
    const y = row + crop.top;
    if (x >= 0 && y >= 0 && x < width && y < height) pixels[count++] = (y + top) * mapWidth + x + left;
  }
  return pixels.subarray(0, count);
};

const boxOf = (element: Uint16Array, width: number, height: number, number: number): Box | undefined => {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if (element[at] === number) {
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
};

const cropOf = (
  element: Uint16Array,
  width: number,
  height: number,
  number: number,
  crop: Box,
): Uint8Array => {
  const solid = new Uint8Array(crop.width * crop.height);
  for (let y = 0; y < crop.height; y++) {
    const row = y + crop.top;
    if (row < 0 || row >= height) continue;
    for (let x = Math.max(0, -crop.left); x < crop.width && x + crop.left < width; x++)
      if (element[row * width + x + crop.left] === number) solid[y * crop.width + x] = 1;
  }
  return solid;
};

/** Fills what a disc of the given radius does not fit into. */
const close = (solid: Uint8Array, { width, height }: Box, reach: number): Uint8Array => {
  const outside = distanceTo(solid, width, height);
  const beyond = new Uint8Array(solid.length);
  for (let at = 0; at < solid.length; at++) beyond[at] = outside[at] > reach ? 1 : 0;
  const inside = distanceTo(beyond, width, height);
  const closed = new Uint8Array(solid.length);
  for (let at = 0; at < solid.length; at++) closed[at] = solid[at] || inside[at] > reach ? 1 : 0;
  return closed;
};

/** Connected pixels. `enclosed` leaves out what touches the edge. */
const islandsOf = (mask: Uint8Array, { width, height }: Box, enclosed: boolean): Int32Array[] => {
  const seen = mask.slice();
  const found: Int32Array[] = [];
  const queue = new Int32Array(width * height);
  const lastRow = width * (height - 1);
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 0) continue;
    let [count, atEdge] = [1, false];
    queue[0] = start;
    seen[start] = 0;
    for (let next = 0; next < count; next++) {
      const at = queue[next];
      const x = at % width;
      if (x === 0 || x === width - 1 || at < width || at >= lastRow) {
        atEdge = true;
      }
      if (x > 0 && seen[at - 1]) {
        seen[at - 1] = 0;
        queue[count++] = at - 1;
      }
      if (x < width - 1 && seen[at + 1]) {
        seen[at + 1] = 0;
        queue[count++] = at + 1;
      }
      if (at >= width && seen[at - width]) {
        seen[at - width] = 0;
        queue[count++] = at - width;
      }
      if (at < lastRow && seen[at + width]) {
        seen[at + width] = 0;
        queue[count++] = at + width;
      }
    }
    if (count >= SPECK && !(enclosed && atEdge)) found.push(queue.slice(0, count));
  }
  return found;
};
