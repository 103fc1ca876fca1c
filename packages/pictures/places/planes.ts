/** Numbers over a picture: noise that is the same in every run, blurs, and looking between pixels. */
import { blur } from '../glass/blur.ts';

/** Three planes of linear light. */
export type Light = {
  readonly width: number;
  readonly height: number;
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
};

export const lightOf = (width: number, height: number): Light => ({
  width,
  height,
  r: new Float32Array(width * height),
  g: new Float32Array(width * height),
  b: new Float32Array(width * height),
});

/** A number from 0 to 1 for two whole numbers. */
export const hash = (a: number, b = 0): number => {
  let n = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul((b | 0) + 0x7f4a7c15, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39);
  return ((n ^ (n >>> 15)) >>> 0) / 4294967296;
};

const TILE = 512;

const octave = (out: Float32Array, cells: number, weight: number, seed: number): void => {
  const step = TILE / cells;
  for (let y = 0; y < TILE; y++) {
    const cy = Math.floor(y / step);
    const fy = y / step - cy;
    const sy = fy * fy * (3 - 2 * fy);
    for (let x = 0; x < TILE; x++) {
      const cx = Math.floor(x / step);
      const fx = x / step - cx;
      const sx = fx * fx * (3 - 2 * fx);
      const left = cx + seed * 977;
      const right = ((cx + 1) % cells) + seed * 977;
      const above = cy + seed * 131;
      const below = ((cy + 1) % cells) + seed * 131;
      const top = hash(left, above) * (1 - sx) + hash(right, above) * sx;
      const bottom = hash(left, below) * (1 - sx) + hash(right, below) * sx;
      out[y * TILE + x] = out[y * TILE + x] + weight * (top + (bottom - top) * sy);
    }
  }
};

/** A square of noise that repeats without a seam; values lie around 0.5. */
const noiseTile = (first: number, octaves: number, seed: number): Float32Array => {
  const out = new Float32Array(TILE * TILE);
  const total = 2 - 2 ** (1 - octaves);
  for (let n = 0; n < octaves; n++) octave(out, first << n, 2 ** -n / total, seed + n);
  return out;
};

let tiles: { readonly cloud: Float32Array; readonly grain: Float32Array } | undefined;

/** Broad clouds and fine grain, made on the first call. */
export const noise = (): { readonly cloud: Float32Array; readonly grain: Float32Array } => {
  tiles ??= { cloud: noiseTile(8, 4, 1), grain: noiseTile(64, 3, 7) };
  return tiles;
};

/** The noise at a place between pixels. */
export const noiseAt = (tile: Float32Array, x: number, y: number): number => {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const left = x0 & (TILE - 1);
  const right = (x0 + 1) & (TILE - 1);
  const top = (y0 & (TILE - 1)) * TILE;
  const bottom = ((y0 + 1) & (TILE - 1)) * TILE;
  const upper = tile[top + left] * (1 - fx) + tile[top + right] * fx;
  const lower = tile[bottom + left] * (1 - fx) + tile[bottom + right] * fx;
  return upper + (lower - upper) * fy;
};

/** A blurred copy. */
export const blurred = (
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
  times = 2,
): Float32Array => {
  const out = plane.slice();
  blur(out, width, height, Math.max(1, Math.round(radius * 0.8)), times);
  return out;
};

export const blurredLight = ({ width, height, r, g, b }: Light, radius: number, times = 2): Light => ({
  width,
  height,
  r: blurred(r, width, height, radius, times),
  g: blurred(g, width, height, radius, times),
  b: blurred(b, width, height, radius, times),
});

const shrunk = (plane: Float32Array, width: number, height: number, by: number): Float32Array => {
  const w = Math.ceil(width / by);
  const h = Math.ceil(height / by);
  const out = new Float32Array(w * h);
  const share = 1 / (by * by);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / by) * w;
    for (let x = 0; x < width; x++) {
      const at = row + Math.floor(x / by);
      out[at] = out[at] + plane[y * width + x] * share;
    }
  }
  return out;
};

/** The light made smaller by a whole number, each pixel the mean of those it stands for. */
export const shrunkLight = ({ width, height, r, g, b }: Light, by: number): Light => ({
  width: Math.ceil(width / by),
  height: Math.ceil(height / by),
  r: shrunk(r, width, height, by),
  g: shrunk(g, width, height, by),
  b: shrunk(b, width, height, by),
});

/** A plane at a place between pixels, the edge repeated outside. */
export const planeAt = (
  plane: Float32Array,
  width: number,
  height: number,
  px: number,
  py: number,
): number => {
  const x = px < 0 ? 0 : px > width - 1.001 ? width - 1.001 : px;
  const y = py < 0 ? 0 : py > height - 1.001 ? height - 1.001 : py;
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const at = y0 * width + x0;
  const upper = plane[at] * (1 - fx) + plane[at + 1] * fx;
  const lower = plane[at + width] * (1 - fx) + plane[at + width + 1] * fx;
  return upper + (lower - upper) * (y - y0);
};
