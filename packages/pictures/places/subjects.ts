/** What the great windows show. Each is a list of panes around a place. */
import type { Drawing, Sheet } from '../model.ts';
import { around, circle, type Point, polygon, rectangle, sector } from './geometry.ts';
import type { Pane } from './panes.ts';
import { hash } from './planes.ts';

export type Lit = { readonly glow: number; readonly clip?: string };

const FACETS: readonly (readonly [number, number, number])[] = [
  [-1, -0.38, 0.66],
  [-0.38, 0.34, 0.5],
  [0.34, 1, 0.28],
];

/** The joints of every other course. */
const STAGGERED: typeof FACETS = [
  [-1, -0.62, 0.6],
  [-0.62, 0.04, 0.58],
  [0.04, 0.62, 0.4],
  [0.62, 1, 0.22],
];

const facets = (
  lit: Lit,
  sheet: Sheet,
  x: number,
  [top, upper]: Point,
  [bottom, lower]: Point,
  shift = 0,
  cuts = FACETS,
): Pane[] =>
  cuts.map(([from, to, tone]) => ({
    ...lit,
    d: polygon([
      [x + from * upper, top],
      [x + to * upper, top],
      [x + to * lower, bottom],
      [x + from * lower, bottom],
    ]),
    sheet,
    tone: tone + shift,
    lead: 2.2,
  }));

const lamp = (lit: Lit, sheet: Sheet, x: number, y: number, w: number, h: number): Pane => ({
  ...lit,
  d: `M${x - w / 2} ${y}L${x - w / 2} ${y - h * 0.6}Q${x - w / 2} ${y - h * 0.9} ${x} ${y - h}Q${x + w / 2} ${y - h * 0.9} ${x + w / 2} ${y - h * 0.6}L${x + w / 2} ${y}Z`,
  sheet,
  tone: 0.85,
  glow: lit.glow * 1.5,
  lead: 2,
});

export type Spire = {
  readonly x: number;
  readonly base: number;
  readonly height: number;
  /** Half the width at the foot. */
  readonly half: number;
  readonly tiers: number;
  readonly stone: Sheet;
  readonly roof: Sheet;
  readonly lamps: Sheet;
};

/** A tower that narrows tier by tier to a point. */
export const spire = (lit: Lit, { x, base, height, half, tiers, stone, roof, lamps }: Spire): Pane[] => {
  const out: Pane[] = [];
  const body = height * 0.68;
  const level = (n: number): number => base - body * (1 - (1 - n / tiers) ** 1.12);
  const width = (n: number): number => half * (1 - 0.6 * (n / tiers) ** 0.9);
  for (let n = 0; n < tiers; n++) {
    const bottom = level(n);
    const top = level(n + 1);
    const upper = width(n + 1) * 1.02;
    const middle = (top + bottom) / 2;
    const between = (upper + width(n)) / 2;
    if (half < 40) out.push(...facets(lit, stone, x, [top, upper], [bottom, width(n)], n * 0.03));
    else {
      out.push(...facets(lit, stone, x, [top, upper], [middle, between], n * 0.03));
      out.push(...facets(lit, stone, x, [middle, between], [bottom, width(n)], n * 0.03, STAGGERED));
    }
    const w = upper * 0.34;
    const h = (bottom - top) * 0.42;
    if (n === 0) {
      for (const side of [-0.5, 0.5])
        out.push(lamp(lit, lamps, x + side * half, bottom - h * 0.7, w * 0.6, h * 0.5));
      out.push(lamp(lit, lamps, x, bottom, w, h * 0.9));
    } else out.push(lamp(lit, lamps, x, bottom - h * 0.6, w, h));
    out.push({
      ...lit,
      d: polygon([
        [x - upper * 1.14, top],
        [x + upper * 1.14, top],
        [x + upper, top + height * 0.022],
        [x - upper, top + height * 0.022],
      ]),
      sheet: roof,
      tone: 0.5,
      lead: 2.2,
    });
  }
  const neck = level(tiers);
  const top = base - height;
  const w = width(tiers) * 1.1;
  const cone: readonly (readonly [number, number, number])[] = [
    [-1, -0.2, 0.62],
    [-0.2, 1, 0.34],
  ];
  for (const [from, to, tone] of cone) {
    const cut = neck - (neck - top) * 0.45;
    const share = 0.52;
    out.push({
      ...lit,
      d: polygon([
        [x + from * w, neck],
        [x + to * w, neck],
        [x + to * w * share, cut],
        [x + from * w * share, cut],
      ]),
      sheet: roof,
      tone,
    });
    out.push({
      ...lit,
      d: polygon([
        [x + from * w * share, cut],
        [x + to * w * share, cut],
        [x, top],
      ]),
      sheet: roof,
      tone: tone + 0.1,
    });
  }
  return out;
};

/** A house or a plain tower of a town, with a roof and lights. */
export const house = (
  lit: Lit,
  [x, base]: Point,
  half: number,
  height: number,
  sheets: readonly [Sheet, Sheet, Sheet],
  roof: 'point' | 'flat' | 'dome',
): Pane[] => {
  const out: Pane[] = [];
  const top = base - height;
  const [stone, cap, lamps] = sheets;
  out.push(...facets(lit, stone, x, [top, half], [base, half * 1.04]));
  const rise = half * (roof === 'point' ? 2.2 : 1.1);
  if (roof === 'flat') {
    for (const side of [-0.8, -0.27, 0.27, 0.8])
      out.push({
        ...lit,
        d: rectangle(x + side * half - half * 0.19, top - half * 0.32, half * 0.38, half * 0.34),
        sheet: stone,
        tone: 0.5,
      });
  } else if (roof === 'dome') {
    out.push({
      ...lit,
      d: `M${x - half * 1.1} ${top}Q${x - half * 1.1} ${top - rise} ${x} ${top - rise * 1.25}Q${x + half * 1.1} ${top - rise} ${x + half * 1.1} ${top}Z`,
      sheet: cap,
      tone: 0.6,
    });
  } else {
    out.push({
      ...lit,
      d: polygon([
        [x - half * 1.2, top],
        [x, top],
        [x, top - rise],
      ]),
      sheet: cap,
      tone: 0.6,
    });
    out.push({
      ...lit,
      d: polygon([
        [x, top],
        [x + half * 1.2, top],
        [x, top - rise],
      ]),
      sheet: cap,
      tone: 0.36,
    });
  }
  const rows = Math.max(1, Math.floor(height / (half * 2.1)));
  for (let row = 0; row < rows; row++)
    if (hash(row, Math.round(x)) > 0.3)
      out.push(
        lamp(
          lit,
          lamps,
          x + (hash(row, Math.round(x) + 3) - 0.5) * half * 0.7,
          top + half * (1.3 + row * 2),
          half * 0.42,
          half * 0.8,
        ),
      );
  return out;
};

/** One prism: two facets of the tip, then rows of facets left and right of a ridge. */
const prism = (
  lit: Lit,
  x: number,
  base: number,
  height: number,
  half: number,
  sheets: readonly Sheet[],
): Pane[] => {
  const top = base - height;
  const ridge = x + half * 0.2;
  const level = (row: number, side: number): number =>
    top +
    height * (0.22 + 0.78 * (row / 4)) +
    (row === 0 || row === 4 ? 0 : side * height * 0.03) +
    (side === 0 && row === 0 ? height * 0.04 : 0);
  const edge = (row: number, side: number): Point => [
    side === 0 ? ridge - half * 0.06 * row : x + side * half * (1 - 0.07 * row),
    level(row, side),
  ];
  const pane = (points: readonly Point[], which: number, tone: number): Pane => ({
    ...lit,
    d: polygon(points),
    sheet: sheets[which % sheets.length],
    tone,
  });
  const out = [
    pane([[x, top], edge(0, 0), edge(0, -1)], 1, 0.84),
    pane([[x, top], edge(0, 1), edge(0, 0)], 0, 0.56),
  ];
  for (let row = 0; row < 4; row++) {
    out.push(
      pane([edge(row, -1), edge(row, 0), edge(row + 1, 0), edge(row + 1, -1)], row, 0.74 - 0.08 * row),
    );
    out.push(
      pane([edge(row, 0), edge(row, 1), edge(row + 1, 1), edge(row + 1, 0)], row + 1, 0.46 - 0.07 * row),
    );
  }
  return out;
};

/** A crystal with smaller ones at its foot. */
export const crystal = (
  lit: Lit,
  x: number,
  base: number,
  height: number,
  half: number,
  sheets: readonly Sheet[],
): Pane[] => [
  ...prism(lit, x - half * 0.95, base, height * 0.46, half * 0.42, sheets),
  ...prism(lit, x + half, base, height * 0.58, half * 0.44, sheets),
  ...prism(lit, x, base, height, half, sheets),
  ...prism(lit, x - half * 0.5, base, height * 0.25, half * 0.34, sheets),
  ...prism(lit, x + half * 0.52, base, height * 0.33, half * 0.36, sheets),
];

/** A drawing of the cards as panes of a window: it stands on a point. */
export const standingDrawing = (
  lit: Lit,
  { box, pieces }: Drawing,
  [x, base]: Point,
  height: number,
): Pane[] => {
  const scale = height / box[1];
  const transform = `translate(${(x - (box[0] * scale) / 2).toFixed(2)} ${(base - height).toFixed(2)}) scale(${scale.toFixed(4)})`;
  return pieces.map(
    ({ d, sheet, tone = 0 }): Pane => ({
      ...lit,
      d,
      transform,
      scale,
      sheet,
      tone: 0.55 + 0.38 * tone,
      lead: 2,
    }),
  );
};

/** A moon or a sun: a disc in a few panes. */
export const disc = (lit: Lit, [x, y]: Point, r: number, sheet: Sheet, tone: number, cuts = 5): Pane[] => [
  ...Array.from(
    { length: cuts },
    (_, n): Pane => ({
      ...lit,
      d: sector(x, y, r * 0.45, r, n / cuts + 0.07, (n + 1) / cuts + 0.07),
      sheet,
      tone: tone + (hash(n, 3) - 0.5) * 0.16,
      lead: 2,
    }),
  ),
  { ...lit, d: circle(x, y, r * 0.46), sheet, tone: tone + 0.08, lead: 2 },
];

/** A moon: its dark side, and a crescent of light in three panes. */
export const moon = (lit: Lit, [x, y]: Point, r: number, sheet: Sheet): Pane[] => {
  const crescent = `M${x} ${y - r}A${r} ${r} 0 1 0 ${x} ${y + r}A${r * 1.25} ${r * 1.25} 0 0 1 ${x} ${y - r}Z`;
  const light = (from: number, to: number, tone: number): Pane => ({
    ...lit,
    clip: crescent,
    d: sector(x + r * 0.8, y, 0, r * 3, from, to),
    sheet,
    tone,
    lead: 1.8,
  });
  return [
    { ...lit, d: circle(x, y, r), sheet: 'night', tone: 0.6, glow: lit.glow * 0.7, lead: 5 },
    { ...lit, d: crescent, sheet, tone: 0.8, lead: 4 },
    light(0.5, 0.69, 0.74),
    light(0.69, 0.8, 0.9),
    light(0.8, 1, 0.8),
  ];
};

/** Tongues of fire around a foot. */
export const fire = (lit: Lit & { readonly power?: number }, [x, base]: Point, size: number): Pane[] => {
  const tongue = (cx: number, w: number, h: number, lean: number): string =>
    `M${cx - w} ${base}C${cx - w * 1.5} ${base - h * 0.4} ${cx - w * 0.2 + lean} ${base - h * 0.55} ${cx + lean} ${base - h}C${cx + w * 0.5 + lean} ${base - h * 0.62} ${cx + w * 1.5} ${base - h * 0.34} ${cx + w} ${base}Z`;
  const layer = (d: string, sheet: Sheet, tone: number): Pane => ({ ...lit, d, sheet, tone, lead: 2 });
  return [
    layer(tongue(x - size * 0.24, size * 0.14, size * 0.62, -size * 0.1), 'ruby', 0.66),
    layer(tongue(x + size * 0.25, size * 0.14, size * 0.7, size * 0.09), 'ruby', 0.7),
    layer(tongue(x, size * 0.3, size, size * 0.02), 'ember', 0.62),
    layer(tongue(x - size * 0.12, size * 0.14, size * 0.62, -size * 0.03), 'amber', 0.66),
    layer(tongue(x + size * 0.12, size * 0.13, size * 0.52, size * 0.04), 'amber', 0.62),
    layer(tongue(x, size * 0.1, size * 0.4, 0), 'gold', 0.94),
  ];
};

/** A candle: wax and a flame that lights what is near. */
export const candle = ([x, base]: Point, size: number, power = 60): Pane[] => [
  {
    d: rectangle(x - size * 0.11, base - size * 0.62, size * 0.22, size * 0.62),
    sheet: 'ivory',
    tone: 0.5,
    glow: 0.35,
    lead: 1.6,
  },
  {
    d: rectangle(x - size * 0.11, base - size * 0.74, size * 0.22, size * 0.16),
    sheet: 'ivory',
    tone: 0.9,
    glow: 0.9,
    lead: 1.2,
  },
  {
    d: `M${x} ${base - size * 1.16}Q${x + size * 0.15} ${base - size * 0.86} ${x} ${base - size * 0.74}Q${x - size * 0.15} ${base - size * 0.86} ${x} ${base - size * 1.16}Z`,
    sheet: 'amber',
    tone: 0.7,
    glow: 1.7,
    power,
    lead: 0.8,
  },
];

/** An eye in glass. */
export const eye = (lit: Lit, [x, y]: Point, r: number, sheets: readonly [Sheet, Sheet, Sheet]): Pane[] => {
  const lid = (side: number): string =>
    `M${x - r * 1.9} ${y}Q${x} ${y + side * r * 2.1} ${x + r * 1.9} ${y}Z`;
  const rays = Array.from(
    { length: 12 },
    (_, n): Pane => ({
      ...lit,
      d: sector(x, y, r * 0.42, r * 0.92, n / 12, (n + 1) / 12),
      sheet: sheets[1],
      tone: 0.5 + (n % 2) * 0.2,
      lead: 1.8,
    }),
  );
  return [
    { ...lit, d: lid(-1), sheet: sheets[0], tone: 0.7 },
    { ...lit, d: lid(1), sheet: sheets[0], tone: 0.5 },
    ...rays,
    { ...lit, d: circle(x, y, r * 0.42), sheet: sheets[2], tone: 0.2 },
    {
      ...lit,
      d: circle(...around(x, y, r * 0.2, 0.9), r * 0.12),
      sheet: 'pearl',
      tone: 0.9,
      glow: lit.glow * 1.3,
      lead: 1.2,
    },
  ];
};
