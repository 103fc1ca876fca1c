/** Windows: beads along the edge, a ground of small panes, roundels with emblems. */
import type { Sheet } from '../model.ts';
import { type Emblem, emblem } from './emblem.ts';
import { type Arch, archBand, archPath, circle, type Point, polygon, rectangle, sector } from './geometry.ts';
import type { Pane } from './panes.ts';
import { hash } from './planes.ts';

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** How a ground is glazed: its sheets in turn, its tone, the light behind it, and where it ends. */
export type Glazing = {
  readonly sheets: readonly Sheet[];
  readonly tone: number;
  readonly glow: number;
  readonly clip: string;
  readonly seed: number;
  readonly lead?: number;
};

const paneOf = (d: string, { sheets, tone, glow, clip, seed, lead = 2 }: Glazing, at: number): Pane => {
  const sheet = sheets[Math.floor(hash(at, seed) ** 1.5 * sheets.length)];
  return { d, sheet, tone: tone + (hash(at, seed + 1) - 0.5) * 0.28, glow, clip, lead };
};

/** Diamonds. */
export const quarries = (glazing: Glazing, [x0, y0, x1, y1]: Box, size: number): Pane[] => {
  const out: Pane[] = [];
  const w = size;
  const h = size * 1.45;
  for (let row = 0; y0 + (row - 1) * (h / 2) < y1; row++)
    for (let n = -1; x0 + n * w < x1; n++) {
      const x = x0 + n * w + (row % 2 === 0 ? 0 : w / 2);
      const y = y0 + (row * h) / 2;
      const points: Point[] = [
        [x, y - h / 2],
        [x + w / 2, y],
        [x, y + h / 2],
        [x - w / 2, y],
      ];
      out.push(paneOf(polygon(points), glazing, row * 97 + n));
    }
  return out;
};

/** Upright panes in staggered rows. */
export const strips = (glazing: Glazing, [x0, y0, x1, y1]: Box, size: number): Pane[] => {
  const out: Pane[] = [];
  for (let n = 0; x0 + n * size < x1; n++) {
    let y = y0 - size * 2 * hash(n, glazing.seed + 5);
    for (let row = 0; y < y1; row++) {
      const h = size * (1.3 + 1.6 * hash(n * 31 + row, glazing.seed + 6));
      out.push(paneOf(rectangle(x0 + n * size, y, size, h), glazing, n * 61 + row));
      y += h;
    }
  }
  return out;
};

/** Honeycomb. */
export const hexagons = (glazing: Glazing, [x0, y0, x1, y1]: Box, size: number): Pane[] => {
  const out: Pane[] = [];
  const r = size / Math.sqrt(3);
  for (let row = 0; y0 + (row - 1) * r * 1.5 < y1; row++)
    for (let n = -1; x0 + n * size < x1 + size; n++) {
      const x = x0 + (n + (row % 2) / 2) * size;
      const y = y0 + row * r * 1.5;
      const points = [0, 1, 2, 3, 4, 5].map(
        (k): Point => [x + r * Math.sin((k * Math.PI) / 3), y - r * Math.cos((k * Math.PI) / 3)],
      );
      out.push(paneOf(polygon(points), glazing, row * 89 + n));
    }
  return out;
};

/** Bottle ends: round panes with a thick eye, and small ones between them. */
export const bottles = (glazing: Glazing, [x0, y0, x1, y1]: Box, size: number): Pane[] => {
  const out: Pane[] = [];
  const r = size / 2;
  for (let row = 0; y0 + (row - 1) * size < y1; row++)
    for (let n = 0; x0 + (n - 1) * size < x1; n++) {
      const x = x0 + (n + 0.5) * size;
      const y = y0 + (row + 0.5) * size;
      const at = row * 83 + n;
      const between = paneOf(rectangle(x - r, y - r, size, size), glazing, at + 7);
      const round = paneOf(circle(x, y, r * 0.96), glazing, at);
      out.push({ ...between, tone: between.tone - 0.12, glow: glazing.glow * 0.6 }, round);
      out.push({
        ...round,
        d: circle(x, y, r * 0.26),
        tone: round.tone + 0.2,
        glow: glazing.glow * 1.2,
        lead: 0.7,
      });
    }
  return out;
};

/** Rings of wedges around a point, as a sun has them. */
export const burst = (
  glazing: Glazing,
  [x, y]: Point,
  radii: readonly number[],
  counts: readonly number[],
  byRing: readonly (readonly Sheet[])[],
): Pane[] => {
  const out: Pane[] = [];
  for (let ring = 0; ring + 1 < radii.length; ring++) {
    const count = counts[ring] ?? 16;
    const sheets = byRing[ring] ?? glazing.sheets;
    const inner = radii[ring];
    const outer = radii[ring + 1];
    const fade = 1 - (0.5 * ring) / radii.length;
    for (let n = 0; n < count; n++) {
      const turn = (n + (ring % 2) / 2) / count;
      const d = sector(x, y, inner, outer, turn, turn + 1 / count);
      out.push({
        d,
        sheet: sheets[n % sheets.length],
        tone: glazing.tone + (hash(n + ring * 41, glazing.seed) - 0.5) * 0.24,
        glow: glazing.glow * fade,
        clip: glazing.clip,
        lead: glazing.lead ?? 2.4,
      });
    }
  }
  return out;
};

/** Bands that rise and fall: water, hills, clouds. */
export const waves = (
  glazing: Glazing,
  [x0, y0, x1, y1]: Box,
  band: number,
  height: number,
  byRow?: readonly Sheet[],
): Pane[] => {
  const out: Pane[] = [];
  const rows = Math.ceil((y1 - y0) / band);
  const level = (row: number, x: number): number =>
    y0 + row * band + height * Math.sin((x - x0) / (band * 1.7) + row * 1.9 + glazing.seed) * 0.5;
  for (let row = 0; row <= rows; row++) {
    let x = x0 - band * hash(row, glazing.seed + 8);
    for (let n = 0; x < x1; n++) {
      const end = x + band * (1.4 + 1.8 * hash(n + row * 37, glazing.seed + 9));
      const line: Point[] = [];
      for (let k = 0; k <= 6; k++) line.push([x + ((end - x) * k) / 6, level(row, x + ((end - x) * k) / 6)]);
      for (let k = 6; k >= 0; k--) {
        const px = x + ((end - x) * k) / 6 + band * 0.2;
        line.push([px, level(row + 1, px) + 1]);
      }
      const pane = paneOf(polygon(line), glazing, row * 53 + n);
      out.push(byRow === undefined ? pane : { ...pane, sheet: byRow[row % byRow.length] });
      x = end;
    }
  }
  return out;
};

/** The narrow panes along an arch. */
const beads = (arch: Arch, width: number, sheets: readonly Sheet[], glow: number, tone = 0.55): Pane[] => {
  const length = width * 2.6;
  const bands = archBand(arch, -width, 0, length);
  const out = bands.map((d, at): Pane => ({ d, sheet: sheets[at % sheets.length], tone, glow, lead: 2 }));
  const wide = 2 * arch.half;
  const count = Math.max(2, Math.round(wide / length));
  for (let n = 0; n < count; n++)
    out.push({
      d: rectangle(arch.x - arch.half + (wide * n) / count, arch.bottom - width, wide / count, width),
      sheet: sheets[n % sheets.length],
      tone,
      glow,
      lead: 2,
    });
  return out;
};

/** An arch filled with dark glass, its beads, and a ground inside of them. */
export const glazedArch = (
  arch: Arch,
  edge: number,
  beadSheets: readonly Sheet[],
  glow: number,
  ground: (clip: string, box: Box) => readonly Pane[],
): Pane[] => {
  const clip = archPath(arch, -edge);
  const box: Box = [arch.x - arch.half, arch.top, arch.x + arch.half, arch.bottom];
  return [
    { d: archPath(arch), sheet: 'soot', tone: 0.1, glow: 0.3, lead: 6 },
    ...beads(arch, edge, beadSheets, glow),
    ...ground(clip, box),
    // The lead that holds the ground lies over the cut ends of its panes.
    ...beads(arch, edge, beadSheets, glow),
  ];
};

/** A round window in a window: a ring of beads, a disc, an emblem. */
export const roundel = (
  [x, y]: Point,
  r: number,
  disc: readonly Sheet[],
  ring: readonly Sheet[],
  icon: Emblem | undefined,
  glow: number,
): Pane[] => {
  const out: Pane[] = [{ d: circle(x, y, r), sheet: 'soot', tone: 0, glow: 0.2, lead: 4 }];
  const count = Math.max(10, Math.round(r / 3.6));
  for (let n = 0; n < count; n++)
    out.push({
      d: sector(x, y, r * 0.82, r, n / count, (n + 1) / count),
      sheet: ring[n % ring.length],
      tone: 0.58,
      glow: glow * 0.85,
      lead: 1.8,
    });
  for (let n = 0; n < 8; n++)
    out.push({
      d: sector(x, y, 0, r * 0.82, n / 8, (n + 1) / 8),
      sheet: disc[n % disc.length],
      tone: 0.3,
      glow: glow * 0.6,
      lead: 1.6,
    });
  if (icon !== undefined) out.push(...emblem(icon, [x, y], r * 1.24, glow, 1.8));
  return out;
};
