/** A map of panes: which pane of glass each pixel lies in, and what each pane is made of. */
import type { Random } from './random.ts';

export type PaneMap = {
  readonly width: number;
  readonly height: number;
  /** The pane of each pixel, 0 for none. */
  readonly pane: Int32Array;
  /** By pane: the index of its sheet (LEAD for solid lead), its lightness, its layer and the piece it was cut from. */
  readonly sheet: number[];
  readonly tone: number[];
  readonly depth: number[];
  readonly piece: number[];
};

export const LEAD = -1;

export const emptyPanes = (width: number, height: number): PaneMap => ({
  width,
  height,
  pane: new Int32Array(width * height),
  sheet: [LEAD],
  tone: [0],
  depth: [-1],
  piece: [-1],
});

export const addPane = (
  panes: PaneMap,
  sheet: number,
  tone: number,
  depth: number,
  piece: number = panes.sheet.length,
): number => {
  panes.sheet.push(sheet);
  panes.tone.push(tone);
  panes.depth.push(depth);
  panes.piece.push(piece);
  return panes.sheet.length - 1;
};

/** The part of a map around its panes, and where that part begins. A margin leaves room for the lead outside. */
export const cropPanes = (
  panes: PaneMap,
  margin: number,
): { panes: PaneMap; left: number; top: number } | undefined => {
  const { width, height, pane } = panes;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if (pane[at] !== 0) {
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
  if (right < 0) return undefined;
  // Even, so that halving keeps the pixels of all parts in step.
  left = Math.max(0, left - margin) & ~1;
  top = Math.max(0, top - margin) & ~1;
  const cutWidth = (Math.min(width, right + margin + 2) - left) & ~1;
  const cutHeight = (Math.min(height, bottom + margin + 2) - top) & ~1;
  const cut = new Int32Array(cutWidth * cutHeight);
  for (let y = 0; y < cutHeight; y++) {
    const from = (y + top) * width + left;
    cut.set(pane.subarray(from, from + cutWidth), y * cutWidth);
  }
  return { panes: { ...panes, width: cutWidth, height: cutHeight, pane: cut }, left, top };
};

export type CutStyle = {
  /** Larger pieces are cut in two across their longer side, again and again. In pixels. */
  readonly limit: number;
  readonly sheet: number;
  readonly tone: number;
  readonly depth: number;
  readonly whole: boolean;
};

/** Cuts the pixels of one piece into panes. The list of pixels is reordered. */
export const cutPiece = (panes: PaneMap, pixels: Int32Array, style: CutStyle, random: Random): void => {
  const piece = panes.sheet.length;
  const todo: Int32Array[] = [pixels];
  for (let part = todo.pop(); part !== undefined; part = todo.pop()) {
    const split = style.whole ? undefined : splitAt(panes.width, part, style.limit, random);
    if (split === undefined) {
      const tone = style.tone + (style.whole ? 0 : (random() - 0.5) * 0.24);
      const pane = addPane(panes, style.sheet, tone, style.depth, piece);
      for (let at = 0; at < part.length; at++) panes.pane[part[at]] = pane;
    } else {
      const middle = partition(panes.width, part, split);
      todo.push(part.subarray(middle), part.subarray(0, middle));
    }
  }
};

/** A slightly bent line: a pixel lies on one side if along + bend * across^2 < 0. */
type Split = {
  readonly x: number;
  readonly y: number;
  readonly alongX: number;
  readonly alongY: number;
  readonly bend: number;
};

/** Where to cut, or undefined if the part is small enough. */
const splitAt = (width: number, part: Int32Array, limit: number, random: Random): Split | undefined => {
  const count = part.length;
  if (count < limit * limit * 0.16) return undefined;
  let sumX = 0;
  let sumY = 0;
  for (let at = 0; at < count; at++) {
    const y = (part[at] / width) | 0;
    sumX += part[at] - y * width;
    sumY += y;
  }
  const x = sumX / count;
  const y = sumY / count;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let at = 0; at < count; at++) {
    const row = (part[at] / width) | 0;
    const dx = part[at] - row * width - x;
    const dy = row - y;
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  const half = (xx + yy) / 2;
  const spread = Math.sqrt(((xx - yy) / 2) ** 2 + xy * xy);
  // A strip of length l has the variance l * l / 12 along itself.
  const length = Math.sqrt((12 * (half + spread)) / count);
  const breadth = Math.sqrt((12 * Math.max(0, half - spread)) / count);
  if (length < limit * (1.35 + 0.3 * random()) && length * breadth < limit * limit * 1.7) return undefined;
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy) + (random() - 0.5) * 0.55;
  const shift = (random() - 0.5) * 0.22 * length;
  return {
    x: x + Math.cos(angle) * shift,
    y: y + Math.sin(angle) * shift,
    alongX: Math.cos(angle),
    alongY: Math.sin(angle),
    bend: ((random() - 0.5) * 0.9) / Math.max(limit, breadth),
  };
};

/** Brings the pixels of one side to the front and says how many they are. */
const partition = (width: number, part: Int32Array, { x, y, alongX, alongY, bend }: Split): number => {
  let front = 0;
  for (let at = 0; at < part.length; at++) {
    const pixel = part[at];
    const row = (pixel / width) | 0;
    const dx = pixel - row * width - x;
    const dy = row - y;
    const across = dx * -alongY + dy * alongX;
    if (dx * alongX + dy * alongY + bend * across * across < 0) {
      part[at] = part[front];
      part[front] = pixel;
      front++;
    }
  }
  return front === 0 || front === part.length ? part.length >> 1 : front;
};
