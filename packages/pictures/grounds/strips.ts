/** Grounds of long strips that are broken across. */
import { between, chance, paneOf, sheetFor, stepOf, unevenEdges } from './chance.ts';
import type { Cutter } from './cutter.ts';

type Strips = {
  readonly edges: readonly number[];
  /** The lengths of the pieces of each strip, and where the first one ends. */
  readonly lengths: readonly number[];
  readonly shifts: readonly number[];
  readonly slants: readonly number[];
};

const stripsOf = (half: number, step: number, long: number, seed: number): Strips => {
  const edges = unevenEdges(-half, half, step, seed);
  const strips = Array.from({ length: edges.length + 1 }, (_, at) => at);
  return {
    edges,
    lengths: strips.map((at) => long * between(0.8, 1.25, chance(seed, at, 21))),
    shifts: strips.map((at) => (at & 1 ? 0.5 : 0) + chance(seed, at, 22) * 0.4),
    slants: strips.map((at) => (chance(seed, at, 23) - 0.5) * 1.6),
  };
};

const pieceOf = (
  { edges, lengths, shifts, slants }: Strips,
  across: number,
  along: number,
  seed: number,
  accents: number,
): number => {
  const strip = stepOf(edges, across);
  const skew = (slants[strip] as number) * (across - (edges[Math.min(strip, edges.length - 1)] as number));
  const piece = Math.floor((along + skew) / (lengths[strip] as number) + (shifts[strip] as number)) + 16;
  const pane = strip * 64 + piece;
  return paneOf(pane, sheetFor(seed, pane, strip + (piece & 1 ? 2 : 0), accents));
};

/** Long diagonal sheets, as a blade leaves them; they run together a little towards one side. */
export const slash = (seed: number, aspect: number): Cutter => {
  const tilt = between(0.52, 0.72, chance(seed, 1)) * (chance(seed, 2) < 0.7 ? -1 : 1);
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const strips = stripsOf(0.5 * cos + (aspect / 2) * Math.abs(sin), 0.15, aspect > 1.1 ? 0.52 : 0.42, seed);
  return (x, y) => {
    const along = x * cos + y * sin;
    return pieceOf(strips, (y * cos - x * sin) * (1 + 0.28 * along), along, seed, 0.16);
  };
};

/** Streaks that fall a little aslant. */
export const rain = (seed: number, aspect: number): Cutter => {
  const lean = between(0.16, 0.3, chance(seed, 1)) * (chance(seed, 2) < 0.5 ? -1 : 1);
  const strips = stripsOf(aspect / 2 + Math.abs(lean) / 2, aspect > 1.1 ? 0.112 : 0.1, 0.4, seed);
  return (x, y) => pieceOf(strips, x + lean * y, y, seed, 0.12);
};
