/** The unevenness of hand-made glass: a square of noise that can be laid side by side. */
import { noiseAt } from './random.ts';

const TEXTURE_SIZE = 256;
const MASK = TEXTURE_SIZE - 1;

const smooth = (share: number): number => share * share * (3 - 2 * share);

/** Smooth noise with `cells` cells on a side. */
const octave = (cells: number, seed: number): Float32Array => {
  const lattice = new Float32Array(cells * cells);
  for (let at = 0; at < lattice.length; at++)
    lattice[at] = noiseAt(at % cells, (at / cells) | 0, seed) * 2 - 1;
  const field = new Float32Array(TEXTURE_SIZE * TEXTURE_SIZE);
  const step = TEXTURE_SIZE / cells;
  for (let y = 0; y < TEXTURE_SIZE; y++) {
    const upperRow = Math.floor(y / step);
    const lowerRow = (upperRow + 1) % cells;
    const down = smooth(y / step - upperRow);
    for (let x = 0; x < TEXTURE_SIZE; x++) {
      const column = Math.floor(x / step);
      const next = (column + 1) % cells;
      const across = smooth(x / step - column);
      const [a, b] = [lattice[upperRow * cells + column], lattice[upperRow * cells + next]];
      const [c, d] = [lattice[lowerRow * cells + column], lattice[lowerRow * cells + next]];
      const upper = a + (b - a) * across;
      field[y * TEXTURE_SIZE + x] = upper + (c + (d - c) * across - upper) * down;
    }
  }
  return field;
};

const sumOf = (
  octaves: readonly (readonly [cells: number, weight: number])[],
  seed: number,
): Float32Array => {
  const sum = new Float32Array(TEXTURE_SIZE * TEXTURE_SIZE);
  octaves.forEach(([cells, weight], number) => {
    const field = octave(cells, seed + number);
    for (let at = 0; at < sum.length; at++) sum[at] += field[at] * weight;
  });
  return sum;
};

/** Clouds for streaks, which are drawn out along a direction, and fine dents. From about -1 to 1. */
export const CLOUDS: Float32Array = sumOf(
  [
    [4, 0.5],
    [8, 0.35],
    [16, 0.25],
    [32, 0.15],
  ],
  11,
);
export const DENTS: Float32Array = sumOf(
  [
    [32, 0.5],
    [64, 0.5],
    [128, 0.3],
  ],
  29,
);

/** Seeds: the small bubbles of blown glass, few and far between. From 0 to 1, with a darker rim. */
export const SEEDS: Float32Array = seeds(41);

function seeds(seed: number): Float32Array {
  const field = new Float32Array(TEXTURE_SIZE * TEXTURE_SIZE);
  for (let bubble = 0; bubble < 44; bubble++) {
    const [x, y] = [noiseAt(bubble, 0, seed) * TEXTURE_SIZE, noiseAt(bubble, 1, seed) * TEXTURE_SIZE];
    const radius = 1.2 + 2.2 * noiseAt(bubble, 2, seed) ** 2;
    for (let down = -5; down <= 5; down++)
      for (let right = -5; right <= 5; right++) {
        const away = Math.hypot(right, down) / radius;
        const height = away < 0.8 ? 1 : away < 1.4 ? -0.5 : 0;
        if (height !== 0) field[(((y + down) & MASK) << 8) | ((x + right) & MASK)] = height;
      }
  }
  return field;
}

export const sample = (texture: Float32Array, x: number, y: number): number =>
  texture[((y & MASK) << 8) | (x & MASK)];
