/** Emblems: icons of the game-icons set, or a few outlines of our own, as glass. */
import { iconBody } from '../glass/raster.ts';
import type { Sheet } from '../model.ts';
import { around, circle, type Point, polygon } from './geometry.ts';
import type { Pane } from './panes.ts';
import { hash } from './planes.ts';

/** A silhouette and its sheets: the first for most of it. */
export type Emblem = { readonly name: string; readonly sheets: readonly Sheet[] };

const corners = (count: number, r: number, back = false): string => {
  const points = Array.from({ length: count }, (_, n) => around(256, 256, r, n / count));
  return polygon(back ? points.reverse() : points);
};

/** Outlines of our own, in the same box of 512. A hole runs the other way around. */
const OWN: Readonly<Record<string, string>> = {
  'own:ring': `${circle(256, 256, 215)}M356 256A100 100 0 1 0 156 256A100 100 0 1 0 356 256Z`,
  'own:decagon': `${corners(10, 225)}${corners(10, 150, true)}${corners(10, 92)}`,
  'own:query':
    'M150 190C150 90 215 50 270 50C340 50 385 100 385 165C385 225 350 250 320 275C300 292 298 305 298 335L222 335C222 290 228 262 262 232C290 208 305 195 305 168C305 145 292 125 267 125C240 125 226 148 226 190ZM216 375L304 375L304 462L216 462Z',
};

/** The outlines of a silhouette, in a box of 512. */
const outlineOf = (name: string): string => {
  const own = OWN[name];
  if (own !== undefined) return own;
  return [...iconBody(name).matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join('');
};

/** A silhouette cut into panes along bent lines; large ones are cut more often. */
export const emblem = (
  { name, sheets }: Emblem,
  [x, y]: Point,
  size: number,
  glow: number,
  lead = 2.2,
): Pane[] => {
  const d = outlineOf(name);
  const cuts = size > 110 ? 4 : size > 60 ? 3 : 2;
  const scale = size / 512;
  const transform = `translate(${(x - size / 2).toFixed(2)} ${(y - size / 2).toFixed(2)}) scale(${scale.toFixed(5)})`;
  const base = { transform, scale, glow };
  const main = sheets[0];
  const whole: Pane = { ...base, d, sheet: main, tone: 0.7, lead: lead * 2.4 };
  const out: Pane[] = [name in OWN ? whole : { ...whole, icon: name }];
  const seed = name.length * 7 + name.charCodeAt(name.length - 1);
  const corner = (column: number, row: number): Point => [
    (column / cuts) * 560 - 24 + (hash(column + seed, row) - 0.5) * 90,
    (row / cuts) * 560 - 24 + (hash(column, row + seed) - 0.5) * 90,
  ];
  for (let row = 0; row < cuts; row++)
    for (let column = 0; column < cuts; column++) {
      const points = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ];
      const sheet = hash(row * 5 + column, seed) < 0.72 ? main : (sheets[1] ?? main);
      const tone = 0.92 - (0.34 * row) / cuts - (0.14 * column) / cuts;
      out.push({
        ...base,
        d: polygon(points),
        sheet,
        tone,
        lead: lead * 0.55,
        clip: d,
        clipTransform: transform,
      });
    }
  return out;
};
