/** Things that stand or hang in a hall. */
import type { Sheet } from '../model.ts';
import { type Arch, archBand, type Point, polygon, rectangle } from './geometry.ts';
import type { Mason } from './masonry.ts';
import type { Pane } from './panes.ts';
import { hash } from './planes.ts';

/** Cloth in folds that hangs from a rod and is drawn to one side. */
export const drape = (
  x0: number,
  x1: number,
  top: number,
  bottom: number,
  sheets: readonly Sheet[],
  pull: number,
): Pane[] => {
  const count = 9;
  const edge = (share: number, down: number): Point => {
    const x = x0 + (x1 - x0) * share;
    const bow = Math.sin(down * Math.PI * 0.5) ** 1.6;
    return [x + (pull - x) * bow * 0.62, top + (bottom - top) * down];
  };
  return Array.from({ length: count }, (_, n): Pane => {
    const left = [0, 0.25, 0.5, 0.75, 1].map((down) => edge(n / count, down));
    const right = [1, 0.75, 0.5, 0.25, 0].map((down) => edge((n + 1) / count, down));
    return {
      d: polygon([...left, ...right]),
      sheet: sheets[n % sheets.length],
      tone: 0.4 + 0.22 * (n % 2),
      solid: true,
      lead: 2.4,
    };
  });
};

/** A lantern on a chain. */
export const lantern = (x: number, y: number, size: number, sheet: Sheet, power: number): Pane[] => [
  { d: rectangle(x - 1.5, 0, 3, y - size * 0.6), sheet: 'iron', tone: 0.5, solid: true, lead: 1 },
  {
    d: polygon([
      [x - size * 0.42, y - size * 0.3],
      [x, y - size * 0.72],
      [x + size * 0.42, y - size * 0.3],
    ]),
    sheet: 'brass',
    tone: 0.5,
    solid: true,
    lead: 2,
  },
  ...[-1, 0, 1].map(
    (part): Pane => ({
      d: polygon([
        [x + (part - 0.5) * size * 0.24, y - size * 0.3],
        [x + (part + 0.5) * size * 0.24, y - size * 0.3],
        [x + (part + 0.5) * size * 0.3, y + size * 0.42],
        [x + (part - 0.5) * size * 0.3, y + size * 0.42],
      ]),
      sheet,
      tone: part === 0 ? 0.92 : 0.72,
      glow: part === 0 ? 1.3 : 0.95,
      power,
      lead: 2.2,
    }),
  ),
  {
    d: rectangle(x - size * 0.5, y + size * 0.42, size, size * 0.12),
    sheet: 'brass',
    tone: 0.6,
    solid: true,
    lead: 2,
  },
];

/** A shelf with bottles of coloured glass. */
export const shelf = (x0: number, x1: number, y: number, seed: number): Pane[] => {
  const out: Pane[] = [];
  const colours: readonly Sheet[] = ['ruby', 'venom', 'azure', 'amber', 'violet', 'teal', 'rose', 'gold'];
  let x = x0 + 16;
  for (let n = 0; x < x1 - 16; n++) {
    const w = 11 + 9 * hash(n, seed);
    const h = 26 + 30 * hash(n, seed + 1);
    const sheet = colours[Math.floor(hash(n, seed + 2) * colours.length)];
    out.push({
      d: `M${x - w} ${y}L${x - w} ${y - h * 0.55}Q${x - w} ${y - h * 0.75} ${x - w * 0.35} ${y - h * 0.8}L${x - w * 0.35} ${y - h}L${x + w * 0.35} ${y - h}L${x + w * 0.35} ${y - h * 0.8}Q${x + w} ${y - h * 0.75} ${x + w} ${y - h * 0.55}L${x + w} ${y}Z`,
      sheet,
      tone: 0.55,
      glow: 0.42,
      lead: 2.4,
    });
    x += w * 2 + 10 + 12 * hash(n, seed + 3);
  }
  out.push({ d: rectangle(x0, y, x1 - x0, 12), sheet: 'wood', tone: 0.5, solid: true, lead: 2 });
  return out;
};

/** Stars of four points, strewn over a box. */
export const stars = (
  count: number,
  box: readonly [number, number, number, number],
  seed: number,
  glow: number,
): Pane[] =>
  Array.from({ length: count }, (_, n): Pane => {
    const x = box[0] + hash(n, seed) * (box[2] - box[0]);
    const y = box[1] + hash(n, seed + 1) * (box[3] - box[1]);
    const r = 6 + 7 * hash(n, seed + 2) ** 2;
    const points = Array.from({ length: 8 }, (_v, k): Point => {
      const reach = k % 2 === 0 ? r : r * 0.36;
      return [x + reach * Math.sin((k * Math.PI) / 4), y - reach * Math.cos((k * Math.PI) / 4)];
    });
    return { d: polygon(points), sheet: 'pearl', tone: 0.9, glow, lead: 0.9 };
  });

/** An arch that has lost stones. */
export const ruin = (
  mason: Mason,
  arch: Arch,
  width: number,
  missing: (share: number) => boolean,
): Pane[] => {
  const bands = archBand(arch, 0, width, 46);
  return bands.flatMap((d, at): Pane[] =>
    missing(at / (bands.length - 1))
      ? []
      : [
          {
            d,
            sheet: mason.sheet,
            tone: mason.tone + (hash(at, mason.seed) - 0.5) * 0.16,
            solid: true,
            lead: 2.4,
          },
        ],
  );
};
