/** Grounds after church windows: the rose, and a niche under a pointed arch. */
import { chance, paneOf, sheetFor } from './chance.ts';
import type { Cutter } from './cutter.ts';

const TURN = 2 * Math.PI;

/** A rose window: a roundel, petals, a ring of roundels, a band of blocks, and the corners. */
export const rose = (seed: number, aspect: number): Cutter => {
  const wide = aspect > 1.1 ? 1.18 : 1;
  const petals = 8;
  const start = chance(seed, 1) < 0.5 ? 0.25 / petals : 0.25 / petals + 0.5 / petals;
  return (x, y) => {
    const u = x / wide;
    const r = Math.sqrt(u * u + y * y);
    if (r < 0.12) return paneOf(0, 2);
    const turn = (Math.atan2(y, u) / TURN + 1 + start) % 1;
    const petal = Math.floor(turn * petals);
    const off = ((turn * petals - petal - 0.5) / petals) * TURN;
    // The roundel between the tips of two petals.
    const between = Math.floor(turn * petals + 0.5) % petals;
    const away = ((turn * petals + 0.5 - Math.floor(turn * petals + 0.5) - 0.5) / petals) * TURN;
    const dx = r * Math.cos(away) - 0.345;
    const dy = r * Math.sin(away);
    if (dx * dx + dy * dy < 0.064 * 0.064) return paneOf(16 + between, 3);
    if (r > 0.43) {
      const block = Math.floor(turn * petals * 2 + 0.5) % (petals * 2);
      if (r > 0.5) return paneOf(128 + (block >> 1), (block >> 1) & 1);
      return paneOf(64 + block, block & 1 ? 2 : 1);
    }
    // A petal: as wide as its sector at the roundel, round at its tip.
    const tip = r * Math.cos(off) - 0.275;
    const side = r * Math.sin(off);
    const inPetal = r * Math.cos(off) < 0.275 ? true : tip * tip + side * side < 0.112 * 0.112;
    if (inPetal) return paneOf(32 + petal, petal & 1 ? 1 : 0);
    return paneOf(96 + between, sheetFor(seed, 96, 1, 0));
  };
};

/** A pointed arch of blocks; courses of large panes within it and beside it. */
export const niche = (seed: number, aspect: number): Cutter => {
  const half = aspect > 1.1 ? 0.38 : 0.31;
  const spring = 0.06;
  const offset = aspect > 1.1 ? 0.1 : 0.14;
  const band = 0.075;
  const courses = [0.21, 0.24].map((height, at) => ({ height, shift: chance(seed, at, 31) * height }));
  return (x, y) => {
    const side = Math.abs(x);
    const above = spring - y;
    const out = above > 0 ? Math.sqrt((side + offset) ** 2 + above * above) - (half + offset) : side - half;
    const right = x < 0 ? 0 : 1;
    if (out >= 0 && out < band) {
      const angle = Math.atan2(above, side + offset);
      const block = above > 0 ? 4 + Math.floor(angle / 0.36) : Math.floor(-above / 0.19);
      const pane = 1 + block * 2 + right;
      return paneOf(pane, block & 1 ? 2 : 3);
    }
    const inside = out < 0;
    const { height, shift } = courses[inside ? 0 : 1] as (typeof courses)[number];
    const row = Math.floor((y + 0.5 + shift) / height);
    const width = inside ? half / 1.5 : 0.3;
    const from = inside ? half : aspect / 2;
    const column = Math.floor((x + from) / width + (row & 1) * 0.5);
    const pane = (inside ? 64 : 512) + row * 32 + column * 2 + (inside ? 0 : right);
    return paneOf(pane, inside ? sheetFor(seed, pane, 0, 0) : sheetFor(seed, pane, 1, 0.1));
  };
};
