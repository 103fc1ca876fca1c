/** Cuts a piece into panes as a glazier would: across its narrow places and along its own axis. */
import { addPane, type PaneMap } from './panes.ts';
import { profileOf } from './profile.ts';
import type { Random } from './random.ts';

export type CutStyle = {
  /** Larger pieces are cut in two, again and again. In pixels. */
  readonly limit: number;
  readonly sheet: number;
  readonly tone: number;
  readonly depth: number;
  readonly whole: boolean;
  /** What is painted on it, by its place in MARKS. */
  readonly mark?: number;
};

/** Cuts the pixels of one piece into panes. The list of pixels is reordered. */
export const cutPiece = (panes: PaneMap, pixels: Int32Array, style: CutStyle, random: Random): void => {
  const { sheet, depth, limit, whole, mark = 0 } = style;
  const piece = panes.sheet.length;
  const form = formOf(panes.width, pixels);
  const made = { piece, mark, profile: profileOf(panes.width, pixels, form) };
  const todo: { part: Int32Array; axis: number }[] = [{ part: pixels, axis: form.angle }];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const { part, axis } = next;
    const split = whole ? undefined : splitAt(panes.width, part, limit, axis, random);
    if (split === undefined) {
      const tone = style.tone + (whole ? 0 : (random() - 0.5) * 0.2);
      const pane = addPane(panes, sheet, tone, depth, made);
      for (let at = 0; at < part.length; at++) panes.pane[part[at]] = pane;
    } else {
      const middle = partition(panes.width, part, split);
      todo.push(
        { part: part.subarray(middle), axis: split.angle },
        { part: part.subarray(0, middle), axis: split.angle },
      );
    }
  }
};

/** A slightly bent line: a pixel lies on one side if along + bend * across^2 < 0. */
type Split = {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly bend: number;
};

/** A sample of this many pixels shows the form of a part well enough. */
const SAMPLES = 1200;

const strideOf = (count: number): number => Math.max(1, Math.floor(count / SAMPLES) | 1);

/** Where a part lies, where its longer side points, and its sides. */
type Form = {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  readonly breadth: number;
};

const formOf = (width: number, part: Int32Array): Form => {
  const stride = strideOf(part.length);
  let [count, sumX, sumY, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  const [firstX, firstY] = [part[0] % width, (part[0] / width) | 0];
  for (let at = 0; at < part.length; at += stride, count++) {
    const row = (part[at] / width) | 0;
    const dx = part[at] - row * width - firstX;
    const dy = row - firstY;
    sumX += dx;
    sumY += dy;
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  const [x, y] = [sumX / count, sumY / count];
  [xx, yy, xy] = [xx / count - x * x, yy / count - y * y, xy / count - x * y];
  const half = (xx + yy) / 2;
  const spread = Math.sqrt(((xx - yy) / 2) ** 2 + xy * xy);
  return {
    x: firstX + x,
    y: firstY + y,
    angle: 0.5 * Math.atan2(2 * xy, xx - yy),
    // A strip of length l has the variance l * l / 12 along itself.
    length: Math.sqrt(12 * (half + spread)),
    breadth: Math.sqrt(12 * Math.max(0, half - spread)),
  };
};

/** A part that is hardly longer than it is broad is cut along or across what it was cut from. */
const ROUNDISH = 1.3;

/** Where to cut, or undefined if the part is small enough. */
const splitAt = (
  width: number,
  part: Int32Array,
  limit: number,
  inherited: number,
  random: Random,
): Split | undefined => {
  if (part.length < limit * limit * 0.2) return undefined;
  const form = formOf(width, part);
  const { length, breadth } = form;
  const slack = 1.35 + 0.3 * random();
  if (length < limit * slack && length * breadth < limit * limit * 1.7) return undefined;
  const own = length > breadth * ROUNDISH ? form.angle : nearestAxis(form.angle, inherited);
  const lean = (random() - 0.5) * 0.16;
  const bend = ((random() - 0.5) * 0.6) / Math.max(limit, breadth);
  let best: Split | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const turn of [-0.24, 0, 0.24]) {
    const angle = own + lean + turn;
    const [score, along] = narrowest(width, part, form, angle, random);
    if (score + Math.abs(turn) * 0.5 >= least) continue;
    least = score + Math.abs(turn) * 0.5;
    best = { x: form.x + Math.cos(angle) * along, y: form.y + Math.sin(angle) * along, angle, bend };
  }
  return best;
};

/** Of the inherited axis and the one across it, the one nearer to an angle. */
const nearestAxis = (angle: number, inherited: number): number => {
  const quarter = Math.PI / 2;
  return inherited + Math.round((angle - inherited) / quarter) * quarter;
};

const SLICES = 24;

/** Each side keeps at least this share, so that no sliver is cut off. */
const LEAST_SIDE = 0.3;

/** The narrowest slice across an angle that lies well inside: how narrow and central it is, and where. */
const narrowest = (
  width: number,
  part: Int32Array,
  { x, y, length }: Form,
  angle: number,
  random: Random,
): readonly [score: number, along: number] => {
  const slices = new Float64Array(SLICES);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [start, scale] = [-0.75 * length, SLICES / (1.5 * length)];
  const stride = strideOf(part.length);
  let count = 0;
  for (let at = 0; at < part.length; at += stride, count++) {
    const row = (part[at] / width) | 0;
    const along = (part[at] - row * width - x) * cos + (row - y) * sin;
    slices[Math.min(SLICES - 1, Math.max(0, ((along - start) * scale) | 0))]++;
  }
  const even = (count / SLICES) * 1.5;
  let [best, place, before] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let slice = 1; slice < SLICES; slice++) {
    before += slices[slice - 1];
    const share = before / count;
    if (share < LEAST_SIDE || share > 1 - LEAST_SIDE) continue;
    const score =
      (slices[slice - 1] + slices[slice]) / 2 / even + 1.6 * Math.abs(share - 0.5) + 0.12 * random();
    if (score < best) [best, place] = [score, slice];
  }
  return place === 0 ? [2, 0] : [best, start + place / scale];
};

/** Brings the pixels of one side to the front and says how many they are. */
const partition = (width: number, part: Int32Array, { x, y, angle, bend }: Split): number => {
  const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)];
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
