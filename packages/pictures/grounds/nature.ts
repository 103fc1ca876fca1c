/** Grounds after nature: land under a sun, flames, waves. */
import { between, chance, paneOf, sheetFor } from './chance.ts';
import type { Cutter } from './cutter.ts';

/** Hills below, the nearest of them an accent; sky above, and a sun (an accent too) with a ring of light. */
export const land = (seed: number, aspect: number): Cutter => {
  const sunX = (chance(seed, 1) - 0.5) * 0.5 * aspect;
  const sunY = between(-0.24, -0.14, chance(seed, 2));
  const phase = chance(seed, 3) * 6;
  const hill = (x: number, row: number): number =>
    0.13 +
    row * 0.13 +
    (0.09 - row * 0.015) * Math.sin(x * (4.4 - row * 0.7) + phase + row * 2.3) +
    0.016 * Math.sin(x * 11 + row * 4 + phase);
  return (x, y) => {
    const row = y >= hill(x, 2) ? 3 : y >= hill(x, 1) ? 2 : y >= hill(x, 0) ? 1 : 0;
    if (row > 0) {
      const width = 0.22 + row * 0.06;
      const part = Math.floor((x + (y - 0.2) * (row & 1 ? 0.7 : -0.6)) / width + chance(seed, row, 6)) + 8;
      return paneOf(256 + row * 32 + part, row === 3 ? 3 : 1);
    }
    const dx = x - sunX;
    const dy = y - sunY;
    const r = Math.sqrt(dx * dx + dy * dy);
    if (r < 0.13) return paneOf(0, 2);
    const angle = Math.atan2(dy, dx) / (2 * Math.PI) + 0.5;
    if (r < 0.25) return paneOf(1 + Math.floor(angle * 9), 0);
    const ring = r < 0.52 ? 0 : 1;
    const part = Math.floor(((angle + ring * 0.031) % 1) * (ring === 0 ? 12 : 16));
    const pane = 16 + ring * 32 + part;
    return paneOf(pane, sheetFor(seed, pane, 0, 0));
  };
};

/** Flames in four rows, each before the one above it; their tips sway. */
export const tongues = (seed: number, aspect: number): Cutter => {
  const rows = [0, 1, 2, 3].map((row) => ({
    foot: 0.52 - row * 0.2,
    width: aspect / Math.round(aspect / (0.17 + row * 0.03)),
    shift: chance(seed, row, 41),
  }));
  const phase = chance(seed, 3) * 6;
  return (x, y) => {
    for (let row = 0; row < 4; row++) {
      const { foot, width, shift } = rows[row] as (typeof rows)[number];
      const up = foot - y;
      const swayed = x + 0.05 * Math.sin(y * 7 + phase + row * 1.7) * Math.min(1, Math.max(0, up * 4));
      const column = Math.floor(swayed / width + shift);
      const aside = Math.abs(swayed / width + shift - column - 0.5) * 2;
      const tall = between(0.3, 0.46, chance(seed, row, column));
      if (up > tall * (1 - aside ** 1.6)) continue;
      const pane = row * 64 + column + 32;
      return paneOf(pane, sheetFor(seed, pane, row, row === 0 ? 0.5 : 0.14));
    }
    const part = Math.floor(x / 0.3 + 0.5) + 8;
    return paneOf(512 + part, 1);
  };
};

/** Waves that lean the way they run, each with a lip of foam (an accent). */
export const swell = (seed: number, aspect: number): Cutter => {
  const waves = [0, 1, 2, 3].map((row) => ({
    level: -0.24 + row * 0.2,
    width: aspect / (aspect > 1.1 ? 3.5 - (row & 1) * 0.5 : 2.6),
    shift: chance(seed, row, 51),
  }));
  const run = chance(seed, 6) < 0.5 ? 1 : -1;
  return (x, y) => {
    for (let row = 3; row >= 0; row--) {
      const { level, width, shift } = waves[row] as (typeof waves)[number];
      const place = (run * x) / width + shift + (y - level) * 0.5;
      const wave = Math.floor(place);
      const share = place - wave;
      // A trough between two crests, nearer to the crest that breaks.
      const hollow = Math.sin(Math.PI * share ** 0.62);
      const below = y - level - 0.1 * hollow + 0.05;
      if (below < 0) continue;
      const lip = below < 0.055 - 0.02 * hollow;
      const pane = (row + 1) * 64 + (wave + 16) * 2 + (lip ? 1 : 0);
      return paneOf(pane, lip ? 2 : sheetFor(seed, pane, row, 0));
    }
    const part = Math.floor((x + y * 0.4) / 0.3 + chance(seed, 8)) + 8;
    return paneOf(part, 1);
  };
};
