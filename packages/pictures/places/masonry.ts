/** Walls: courses of blocks, arches of cut stones, columns, ribs. */
import type { Sheet } from '../model.ts';
import { type Arch, archBand, around, type Point, polygon, rectangle } from './geometry.ts';
import type { Pane } from './panes.ts';
import { hash } from './planes.ts';

export type Mason = { readonly sheet: Sheet; readonly tone: number; readonly seed: number };

const stone = (d: string, { sheet, tone }: Mason, extra: Partial<Pane> = {}): Pane => ({
  d,
  sheet,
  tone,
  solid: true,
  lead: 1.7,
  ...extra,
});

/** Courses of blocks between two heights. `bend` lets the courses sag at the edges, as in a round room. */
export const wall = (
  mason: Mason,
  box: readonly [number, number, number, number],
  course: number,
  bend = 0,
): Pane[] => {
  const [x0, y0, x1, y1] = box;
  const middle = (x0 + x1) / 2;
  const half = (x1 - x0) / 2;
  const sag = (x: number, y: number): Point => [
    x,
    y + bend * ((x - middle) / half) ** 2 * ((y - y0) / (y1 - y0) - 0.5) * 2,
  ];
  const rows = Math.round((y1 - y0) / course);
  const out: Pane[] = [];
  for (let row = 0; row < rows; row++) {
    const top = y0 + ((y1 - y0) * row) / rows;
    const bottom = y0 + ((y1 - y0) * (row + 1)) / rows;
    let x = x0 - course * (0.3 + hash(row, mason.seed));
    for (let n = 0; x < x1; n++) {
      const width = course * (1.5 + 1.5 * hash(n + row * 71, mason.seed + 1));
      const end = x + width;
      const mid = (x + end) / 2;
      const line = [
        sag(x, top),
        sag(mid, top),
        sag(end, top),
        sag(end, bottom),
        sag(mid, bottom),
        sag(x, bottom),
      ];
      out.push(
        stone(polygon(line), { ...mason, tone: mason.tone + (hash(n, row + mason.seed) - 0.5) * 0.1 }),
      );
      x = end;
    }
  }
  return out;
};

/** Cut stones around an opening, in one or more steps, and a sill. */
export const surround = (mason: Mason, arch: Arch, widths: readonly number[], length: number): Pane[] => {
  const total = widths.reduce((sum, width) => sum + width, 0);
  let reach = total;
  const out: Pane[] = [];
  for (const [at, width] of widths.entries()) {
    const tone = mason.tone + (at % 2 === 0 ? 0.05 : -0.12);
    const cut = at % 2 === 0 ? length : length * 2.6;
    for (const d of archBand(arch, reach - width, reach, cut)) out.push(stone(d, { ...mason, tone }));
    reach -= width;
  }
  const sill = total * 0.75;
  const left = arch.x - arch.half - total * 1.15;
  const wide = 2 * (arch.half + total * 1.15);
  out.push(stone(rectangle(left, arch.bottom, wide, sill * 0.6), { ...mason, tone: mason.tone + 0.1 }));
  out.push(
    stone(rectangle(left + sill * 0.4, arch.bottom + sill * 0.6, wide - sill * 0.8, sill * 0.5), mason),
  );
  return out;
};

/** Cut stones around a round opening. */
export const ringSurround = (
  mason: Mason,
  x: number,
  y: number,
  r: number,
  widths: readonly number[],
  count: number,
): Pane[] => {
  let reach = r + widths.reduce((sum, width) => sum + width, 0);
  const out: Pane[] = [];
  for (const [at, width] of widths.entries()) {
    const cuts = at % 2 === 0 ? count : Math.round(count / 2);
    for (let n = 0; n < cuts; n++) {
      const line: Point[] = [];
      for (let k = 0; k <= 4; k++) line.push(around(x, y, reach, (n + k / 4) / cuts));
      for (let k = 4; k >= 0; k--) line.push(around(x, y, reach - width, (n + k / 4) / cuts));
      out.push(stone(polygon(line), { ...mason, tone: mason.tone + (at % 2 === 0 ? 0.05 : -0.12) }));
    }
    reach -= width;
  }
  return out;
};

/** A round column with a base and a capital. */
export const column = (mason: Mason, x: number, top: number, bottom: number, half: number): Pane[] => {
  const drum = (y: number, h: number, w: number, tone: number): Pane =>
    stone(rectangle(x - w, y, 2 * w, h), { ...mason, tone: mason.tone + tone }, { round: [x, w * 1.04] });
  const out: Pane[] = [];
  const base = half * 1.2;
  const shaft = bottom - base - top - half * 1.5;
  const drums = Math.max(2, Math.round(shaft / (half * 4.2)));
  for (let n = 0; n < drums; n++)
    out.push(
      drum(
        top + half * 1.5 + (shaft * n) / drums,
        shaft / drums,
        half,
        (hash(n, mason.seed + x) - 0.5) * 0.1,
      ),
    );
  const cap: Point[] = [
    [x - half * 1.65, top],
    [x + half * 1.65, top],
    [x + half, top + half * 1.5],
    [x - half, top + half * 1.5],
  ];
  out.push(stone(polygon(cap), { ...mason, tone: mason.tone + 0.06 }, { round: [x, half * 1.7] }));
  out.push(drum(top - half * 0.45, half * 0.5, half * 1.8, 0.12));
  out.push(drum(top + half * 1.4, half * 0.35, half * 1.12, 0.12));
  out.push(drum(bottom - base, base * 0.45, half * 1.25, 0.1));
  out.push(drum(bottom - base * 0.6, base * 0.6, half * 1.55, 0.04));
  return out;
};

/** A rib of the vault: an arc from one column to the next. */
export const rib = (mason: Mason, from: Point, to: Point, rise: number, width: number): Pane[] => {
  const count = 11;
  const at = (share: number, side: number): Point => {
    const turn = Math.PI * share;
    const x = from[0] + ((to[0] - from[0]) * (1 - Math.cos(turn))) / 2;
    const y = from[1] + (to[1] - from[1]) * share - rise * Math.sin(turn) ** 0.85;
    return [x + side * Math.cos(turn) * -width, y + side * Math.sin(turn) * width];
  };
  return Array.from({ length: count }, (_, n) => {
    const line = [0, 0.5, 1].map((k) => at((n + k) / count, -0.5));
    const back = [1, 0.5, 0].map((k) => at((n + k) / count, 0.5));
    return stone(polygon([...line, ...back]), {
      ...mason,
      tone: mason.tone + (hash(n, mason.seed) - 0.5) * 0.08,
    });
  });
};

/** A moulding along the wall. */
export const ledge = (
  mason: Mason,
  x0: number,
  x1: number,
  y: number,
  heights: readonly number[],
): Pane[] => {
  let top = y;
  const out: Pane[] = [];
  for (const [at, height] of heights.entries()) {
    let x = x0;
    for (let n = 0; x < x1; n++) {
      const width = height * (4 + 3 * hash(n + at * 53, mason.seed));
      out.push(
        stone(rectangle(x, top, width, height), {
          ...mason,
          tone: mason.tone + (at % 2 === 0 ? 0.12 : -0.06),
        }),
      );
      x += width;
    }
    top += height;
  }
  return out;
};
