/** Rose windows, made from data. */
import type { Sheet } from '../model.ts';
import { type Emblem, emblem } from './emblem.ts';
import { around, circle, type Point, polygon, sector } from './geometry.ts';
import type { Pane } from './panes.ts';
import { hash } from './planes.ts';

export type Rose = {
  readonly petals: number;
  /** The form of the petals. */
  readonly form: 'lobe' | 'flame' | 'spoke' | 'thorn';
  /** Petals, in turn. */
  readonly petal: readonly Sheet[];
  /** Between the petals. */
  readonly ground: readonly Sheet[];
  /** Beads of the rim and of the inner ring. */
  readonly rim: readonly Sheet[];
  /** Behind the emblem. */
  readonly disc: readonly Sheet[];
  readonly emblem?: Emblem;
};

const quad = (a: Point, b: Point, c: Point, d: Point): string =>
  `M${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${b[0].toFixed(1)} ${b[1].toFixed(1)} ${c[0].toFixed(1)} ${c[1].toFixed(1)}Q${d[0].toFixed(1)} ${d[1].toFixed(1)} ${a[0].toFixed(1)} ${a[1].toFixed(1)}Z`;

type Frame = { readonly x: number; readonly y: number; readonly r: number; readonly glow: number };

const ring = (
  { x, y, glow }: Frame,
  r0: number,
  r1: number,
  count: number,
  sheets: readonly Sheet[],
  tone: number,
): Pane[] =>
  Array.from(
    { length: count },
    (_, n): Pane => ({
      d: sector(x, y, r0, r1, n / count, (n + 1) / count),
      sheet: sheets[n % sheets.length],
      tone: tone + (hash(n, count) - 0.5) * 0.14,
      glow,
      lead: 2.2,
    }),
  );

/** One petal: an outer pane, an inner one of the next sheet, and a pearl. */
const petal = (frame: Frame, rose: Rose, at: number): Pane[] => {
  const { x, y, r, glow } = frame;
  const { petals, form } = rose;
  const turn = at / petals;
  const half = 0.5 / petals;
  const lean = form === 'flame' ? half * 0.9 : 0;
  const p = (radius: number, offset: number): Point => around(x, y, r * radius, turn + offset);
  const sheet = (n: number): Sheet => rose.petal[(at + n) % rose.petal.length];
  const pane = (d: string, which: number, tone: number): Pane => ({
    d,
    sheet: sheet(which),
    tone,
    glow,
    lead: 2.4,
  });
  if (form === 'spoke') {
    const head = p(0.76, 0);
    return [
      pane(
        polygon([p(0.44, -half * 0.62), p(0.44, half * 0.62), p(0.74, half * 0.6), p(0.74, -half * 0.6)]),
        0,
        0.5,
      ),
      pane(circle(head[0], head[1], r * Math.min(0.12, half * 4)), 1, 0.66),
      pane(circle(head[0], head[1], r * Math.min(0.05, half * 1.7)), 2, 0.85),
    ];
  }
  if (form === 'thorn') {
    return [
      pane(polygon([p(0.44, -half * 0.8), p(0.9, 0), p(0.44, 0)]), 0, 0.62),
      pane(polygon([p(0.44, 0), p(0.9, 0), p(0.44, half * 0.8)]), 0, 0.36),
      pane(polygon([p(0.47, -half * 0.25), p(0.7, 0), p(0.47, half * 0.25)]), 1, 0.8),
    ];
  }
  const wide = form === 'flame' ? 1.15 : 1.7;
  const tip = form === 'flame' ? p(0.92, lean * 1.6) : p(0.88, 0);
  return [
    pane(quad(p(0.42, 0), p(0.7, -half * wide + lean), tip, p(0.7, half * wide + lean)), 0, 0.48),
    pane(
      quad(
        p(0.44, 0),
        p(0.62, -half * wide * 0.55 + lean * 0.6),
        p(0.76, lean),
        p(0.62, half * wide * 0.55 + lean * 0.6),
      ),
      1,
      0.68,
    ),
    pane(circle(...p(0.6, lean * 0.4), r * Math.min(0.035, half * 0.9)), 2, 0.88),
  ];
};

/** A whole rose around a point. */
export const roseWindow = (frame: Frame, rose: Rose): Pane[] => {
  const { x, y, r, glow } = frame;
  const { petals } = rose;
  const dim = { ...frame, glow: glow * 0.62 };
  const eyes = Array.from({ length: petals }, (_, n): Pane[] => {
    const [cx, cy] = around(x, y, r * 0.83, (n + 0.5) / petals);
    const size = r * Math.min(0.072, 1.7 / petals);
    return [
      { d: circle(cx, cy, size), sheet: rose.rim[n % rose.rim.length], tone: 0.6, glow, lead: 2.2 },
      {
        d: circle(cx, cy, size * 0.45),
        sheet: rose.petal[n % rose.petal.length],
        tone: 0.8,
        glow,
        lead: 1.4,
      },
    ];
  }).flat();
  return [
    { d: circle(x, y, r), sheet: 'soot', tone: 0.1, glow: 0.3, lead: 4 },
    ...ring(frame, r * 0.93, r * 0.995, Math.max(24, petals * 3), rose.rim, 0.5),
    ...ring(dim, r * 0.66, r * 0.93, petals * 2, rose.ground, 0.4),
    ...ring(dim, r * 0.4, r * 0.66, petals * 2, rose.ground.slice().reverse(), 0.34),
    ...Array.from({ length: petals }, (_, n) => petal(frame, rose, n)).flat(),
    ...eyes,
    ...ring(frame, r * 0.36, r * 0.43, petals * 2, rose.rim, 0.6),
    ...ring({ ...frame, glow: glow * 0.7 }, 0, r * 0.36, 10, rose.disc, 0.34),
    { d: circle(x, y, r * 0.27), sheet: rose.disc[0], tone: 0.24, glow: glow * 0.6, lead: 2 },
    ...(rose.emblem === undefined ? [] : emblem(rose.emblem, [x, y], r * 0.56, glow * 1.12, 2.4)),
  ];
};
