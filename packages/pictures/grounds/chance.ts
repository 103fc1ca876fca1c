/** A number from 0 up to 1 that depends on its arguments only. */
export const chance = (seed: number, a: number, b = 0): number => {
  let h =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^
    Math.imul(a + 0x1b873593, 0xc2b2ae35) ^
    Math.imul(b + 0x51ed270b, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
};

/** A number between two others. */
export const between = (low: number, high: number, share: number): number => low + (high - low) * share;

/** What a ground answers for a place: the number of the pane and the sheet it is cut from. */
export const paneOf = (pane: number, sheet: number): number => pane * 8 + sheet;

/** One of the two main sheets in turn, now and then an accent, so that no two windows of a kind are alike. */
export const sheetFor = (seed: number, pane: number, turn: number, accents = 0.14): number => {
  const share = chance(seed, pane, 77);
  if (share < accents) return 2 + (turn & 1);
  return share > 0.9 ? 1 - (turn & 1) : turn & 1;
};

/** Edges from `low` to `high` at uneven steps of about `step`; the outermost panes are the largest. */
export const unevenEdges = (low: number, high: number, step: number, seed: number): readonly number[] => {
  const count = Math.max(2, Math.round((high - low) / step));
  const middle = (low + high) / 2;
  const half = (high - low) / 2;
  return Array.from({ length: count - 1 }, (_, at) => {
    const even = (2 * (at + 1 + (chance(seed, at, 5) - 0.5) * 0.55)) / count - 1;
    return middle + half * even * (0.78 + 0.22 * Math.abs(even));
  });
};

/** How many of the edges lie at or below a place. */
export const stepOf = (edges: readonly number[], place: number): number => {
  let at = 0;
  while (at < edges.length && place >= (edges[at] as number)) at++;
  return at;
};
