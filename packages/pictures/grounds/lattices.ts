/** Grounds of one repeated quarry: diamonds, fish scales, hexagons. */
import { chance, paneOf, sheetFor } from './chance.ts';
import type { Cutter } from './cutter.ts';

const BORDER = 0.085;

/** The row of blocks around a field of diamonds: 0 for the field, else the number of the block. */
const borderBlock = (x: number, y: number, aspect: number): number => {
  const left = aspect / 2 - Math.abs(x);
  const top = 0.5 - Math.abs(y);
  if (left >= BORDER && top >= BORDER) return 0;
  if (left < BORDER && top < BORDER) return 1 + (x < 0 ? 0 : 1) + (y < 0 ? 0 : 2);
  const across = Math.max(3, Math.round((aspect - 2 * BORDER) / 0.24));
  if (top < BORDER) {
    const block = Math.floor(((x + aspect / 2 - BORDER) / (aspect - 2 * BORDER)) * across);
    return 8 + block * 2 + (y < 0 ? 0 : 1);
  }
  const block = Math.floor(((y + 0.5 - BORDER) / (1 - 2 * BORDER)) * 4);
  return 40 + block * 2 + (x < 0 ? 0 : 1);
};

/** Diamond quarries in a border row. The diamonds end in halves at the border, never in slivers. */
export const quarry = (seed: number, aspect: number): Cutter => {
  const width = (aspect - 2 * BORDER) / Math.max(3, Math.round((aspect - 2 * BORDER) / 0.235));
  const height = (1 - 2 * BORDER) / 3;
  return (x, y) => {
    const block = borderBlock(x, y, aspect);
    if (block > 0) return paneOf(block, block < 5 ? 2 : (block >> 1) & 1 ? 1 : 0);
    const u = (x + aspect / 2 - BORDER) / width;
    const v = (y + 0.5 - BORDER) / height;
    const rising = Math.floor(u + v);
    const falling = Math.floor(u - v) + 32;
    const pane = 128 + rising * 64 + falling;
    return paneOf(pane, sheetFor(seed, pane, rising + falling, 0.12));
  };
};

/** Panes grow with their distance from the middle: places far out lie closer together on the lattice. */
const drawnIn = (x: number, y: number): number => 1.18 / (1 + 0.42 * Math.sqrt(x * x + y * y));

/** Fish scales, hanging; each row covers the tops of the row below. */
export const scales = (seed: number, aspect: number): Cutter => {
  const width = aspect > 1.1 ? 0.2 : 0.185;
  const height = 0.135;
  const radius = width / 2;
  const shift = chance(seed, 1) * height;
  return (x, y) => {
    const near = drawnIn(x, y);
    const u = x * near;
    const v = y * near + shift;
    for (let row = Math.floor((v - radius) / height); ; row++) {
      const column = Math.floor(u / width + (row & 1) * 0.5);
      const aside = u - (column + 0.5 - (row & 1) * 0.5) * width;
      const below = v - row * height;
      if (below > 0 && aside * aside + below * below > radius * radius) continue;
      const pane = (row + 32) * 64 + column + 32;
      return paneOf(pane, sheetFor(seed, pane, row));
    }
  };
};

/** Hexagons, larger towards the edge. */
export const cells = (seed: number): Cutter => {
  const side = 0.112;
  const dx = (chance(seed, 1) - 0.5) * 0.1;
  return (x, y) => {
    const near = drawnIn(x, y);
    const u = (x * near + dx) / side;
    const v = (y * near) / side;
    const q = (Math.sqrt(3) / 3) * u - v / 3;
    const r = (2 / 3) * v;
    const s = -q - r;
    let cellQ = Math.round(q);
    let cellR = Math.round(r);
    const cellS = Math.round(s);
    const offQ = Math.abs(cellQ - q);
    const offR = Math.abs(cellR - r);
    const offS = Math.abs(cellS - s);
    if (offQ > offR && offQ > offS) cellQ = -cellR - cellS;
    else if (offR > offS) cellR = -cellQ - cellS;
    const pane = (cellR + 32) * 64 + cellQ + 32;
    const turn = (((cellQ - cellR) % 3) + 3) % 3;
    return paneOf(pane, sheetFor(seed, pane, turn === 0 ? 0 : 1, turn === 2 ? 0.3 : 0.05));
  };
};
