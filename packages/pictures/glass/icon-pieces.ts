/** Cuts a silhouette as a glazier would: its islands are pieces, its narrow gaps are lead, its wide holes are other glass. */
import { distanceTo } from './distance.ts';

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

export const iconPieces = (
  element: Uint16Array,
  width: number,
  height: number,
  number: number,
): IconPieces => {
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
  const open = closed.map((value) => 1 - value);
  const gap = closed.map((value, at) => value & (1 - solid[at]));
  const toPicture = (pixels: Int32Array): Int32Array =>
    pixels
      .map((at) => {
        const y = (at / crop.width) | 0;
        const x = at - y * crop.width + crop.left;
        const row = y + crop.top;
        return x < 0 || row < 0 || x >= width || row >= height ? -1 : row * width + x;
      })
      .filter((at) => at >= 0);
  const bySize = (first: Int32Array, second: Int32Array): number => second.length - first.length;
  return {
    islands: islandsOf(solid, crop, false).sort(bySize).map(toPicture),
    holes: islandsOf(open, crop, true).map(toPicture),
    gaps: toPicture(Int32Array.from(gap.keys()).filter((at) => gap[at] === 1)),
  };
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
  const beyond = Uint8Array.from(outside, (distance) => (distance > reach ? 1 : 0));
  const inside = distanceTo(beyond, width, height);
  return Uint8Array.from(inside, (distance, at) => (solid[at] || distance > reach ? 1 : 0));
};

/** Connected pixels. `enclosed` leaves out what touches the edge. */
const islandsOf = (mask: Uint8Array, { width, height }: Box, enclosed: boolean): Int32Array[] => {
  const seen = mask.slice();
  const stack = new Int32Array(width * height);
  const found: Int32Array[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 0) continue;
    let [count, next, atEdge] = [1, 0, false];
    stack[0] = start;
    seen[start] = 0;
    while (next < count) {
      const at = stack[next++];
      const x = at % width;
      if (x === 0 || x === width - 1 || at < width || at >= width * (height - 1)) atEdge = true;
      if (x > 0 && seen[at - 1]) push(at - 1);
      if (x < width - 1 && seen[at + 1]) push(at + 1);
      if (at >= width && seen[at - width]) push(at - width);
      if (at < width * (height - 1) && seen[at + width]) push(at + width);
    }
    if (count >= SPECK && !(enclosed && atEdge)) found.push(stack.slice(0, count));
    function push(at: number): void {
      seen[at] = 0;
      stack[count++] = at;
    }
  }
  return found;
};
