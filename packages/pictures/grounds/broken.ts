/**
 * Broken glass: long shards that point roughly at the place beside the window where it was struck. The window is cut in two again and
 * again, along a crack if the shard is wide and across it if it is too long, so that every shard has straight sides.
 */
import { between, chance, paneOf, sheetFor } from './chance.ts';
import type { Cutter } from './cutter.ts';

type Point = readonly [number, number];
type Cut = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly under: Cut | number;
  readonly over: Cut | number;
};

const areaOf = (shard: readonly Point[]): number => {
  let sum = 0;
  for (let at = 0; at < shard.length; at++) {
    const [x1, y1] = shard[at] as Point;
    const [x2, y2] = shard[(at + 1) % shard.length] as Point;
    sum += x1 * y2 - x2 * y1;
  }
  return Math.abs(sum) / 2;
};

const middleOf = (shard: readonly Point[]): Point => {
  let x = 0;
  let y = 0;
  for (const [px, py] of shard) {
    x += px / shard.length;
    y += py / shard.length;
  }
  return [x, y];
};

/** How far a shard extends in a direction. */
const extent = (shard: readonly Point[], dx: number, dy: number): number => {
  const along = shard.map(([x, y]) => x * dx + y * dy);
  return Math.max(...along) - Math.min(...along);
};

/** The part of a shard on the side of a line where a x + b y is at least c. */
const clip = (shard: readonly Point[], a: number, b: number, c: number): Point[] => {
  const kept: Point[] = [];
  for (let at = 0; at < shard.length; at++) {
    const from = shard[at] as Point;
    const to = shard[(at + 1) % shard.length] as Point;
    const d1 = a * from[0] + b * from[1] - c;
    const d2 = a * to[0] + b * to[1] - c;
    if (d1 >= 0) kept.push(from);
    if (d1 >= 0 !== d2 >= 0) {
      const share = d1 / (d1 - d2);
      kept.push([between(from[0], to[0], share), between(from[1], to[1], share)]);
    }
  }
  return kept;
};

export const broken = (seed: number, aspect: number): Cutter => {
  const struck: Point = [
    (chance(seed, 1) < 0.5 ? -1 : 1) * aspect * between(0.4, 0.6, chance(seed, 3)),
    (chance(seed, 2) - 0.5) * 0.9,
  ];
  let panes = 0;
  let cuts = 0;
  const cut = (shard: readonly Point[]): Cut | number => {
    const [mx, my] = middleOf(shard);
    const away = Math.hypot(mx - struck[0], my - struck[1]);
    if (areaOf(shard) < 0.042 + 0.012 * away) return panes++;
    const at = ++cuts;
    const angle = Math.atan2(my - struck[1], mx - struck[0]);
    const along = extent(shard, Math.cos(angle), Math.sin(angle));
    const wide = extent(shard, -Math.sin(angle), Math.cos(angle));
    const across = along > 2.6 * wide;
    const turn = angle + (across ? Math.PI / 2 : 0) + (chance(seed, at, 3) - 0.5) * (across ? 1.4 : 0.8);
    const a = -Math.sin(turn);
    const b = Math.cos(turn);
    const c = a * mx + b * my + (chance(seed, at, 4) - 0.5) * 0.18 * Math.min(along, wide);
    const over = clip(shard, a, b, c);
    const under = clip(shard, -a, -b, -c);
    if (over.length < 3 || under.length < 3) return panes++;
    return { a, b, c, under: cut(under), over: cut(over) };
  };
  const half = aspect / 2 + 0.02;
  const whole = cut([
    [-half, -0.52],
    [half, -0.52],
    [half, 0.52],
    [-half, 0.52],
  ]);
  return (x, y) => {
    let node = whole;
    while (typeof node !== 'number') node = node.a * x + node.b * y >= node.c ? node.over : node.under;
    return paneOf(node, sheetFor(seed, node, Math.floor(chance(seed, node, 9) * 2), 0.12));
  };
};
