/** Where a window cracks: lines from a few blows, and panes that go dark. The same for the same name. */
import { chanceOf } from './chance.ts';

/** A window of 100 by 100, or with the given `height`. */
type Cracks = {
  /** SVG paths by damage level: the first quarter of the HP lost, the second, the third, the last tenth. */
  readonly lines: readonly (readonly string[])[];
  /** Panes that go dark, from the third quarter on. */
  readonly dark: readonly (readonly string[])[];
};

type Point = readonly [number, number];

const number = (value: number): string => String(Math.round(value * 10) / 10);
const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('');

/** A wandering line, as glass breaks. */
const walk = ([x, y]: Point, angle: number, length: number, next: () => number): readonly Point[] => {
  const steps = 5;
  let [atX, atY, heading] = [x, y, angle];
  const points: Point[] = [[x, y]];
  for (let step = 0; step < steps; step++) {
    heading += (next() - 0.5) * 0.9;
    const far = (length / steps) * (0.7 + 0.6 * next());
    [atX, atY] = [atX + Math.cos(heading) * far, atY + Math.sin(heading) * far];
    points.push([atX, atY]);
  }
  return points;
};

/** Lines from one blow, with a branch for each. */
const blow = (at: Point, count: number, length: number, next: () => number): readonly string[] => {
  const turn = next() * Math.PI * 2;
  return Array.from({ length: count }, (_, line) => {
    const angle = turn + ((line + 0.5 * next()) / count) * Math.PI * 2;
    const main = walk(at, angle, length * (0.6 + 0.7 * next()), next);
    const fork = main[2 + Math.floor(next() * 2)] ?? at;
    const branch = walk(fork, angle + (next() > 0.5 ? 0.8 : -0.8), length * 0.4, next);
    return pathOf(main) + pathOf(branch);
  });
};

const pane = ([x, y]: Point, size: number, next: () => number): string => {
  const corners = 4 + Math.floor(next() * 2);
  const turn = next() * Math.PI;
  return `${pathOf(
    Array.from({ length: corners }, (_, corner) => {
      const angle = turn + ((corner + 0.4 * next()) / corners) * Math.PI * 2;
      const far = size * (0.6 + 0.5 * next());
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const;
    }),
  )}Z`;
};

export const cracksOf = (name: string, height = 100): Cracks => {
  const next = chanceOf(`${name} cracks`);
  const place = (): Point => [18 + 64 * next(), height * (0.16 + 0.68 * next())];
  const panes = (count: number): readonly string[] =>
    Array.from({ length: count }, () => pane(place(), 7 + 5 * next(), next));
  return {
    lines: [
      blow(place(), 4, 30, next),
      blow(place(), 5, 40, next),
      [...blow(place(), 5, 46, next), ...blow(place(), 3, 24, next)],
      [...blow(place(), 6, 52, next), ...blow(place(), 5, 40, next)],
    ],
    dark: [[], [], panes(3), panes(4)],
  };
};

/** How broken a window is, from 0 to 4: the quarters of the HP lost; 4 is the last tenth. */
export const brokenBy = (hp: number, most: number): number => {
  if (most <= 0) return 0;
  const share = hp / most;
  return share <= 0.1 ? 4 : Math.max(0, Math.floor((1 - share) * 4 + 0.001));
};
