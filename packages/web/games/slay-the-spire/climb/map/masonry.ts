/** The stones of the spire as paths: the same for the same floors. */
import { MAP_WIDTH, type Point, ROOF } from './map-layout.ts';

/** The gable: its apex, and how far from the sides it meets the wall. */
export const EAVES = { apex: 26, side: 34 } as const;
export const TONES = ['dim', 'middle', 'bright'] as const;
export type Tone = (typeof TONES)[number];

const FOOT_EDGE = 4;
const COURSES = 4;
const MORTAR = 2;
/** How near to a room a window may be: its lamp would cover it. */
const CLEAR = 58;
const WINDOW_COLUMNS = [60, 127, 216, 305, 394, 483, 572, 640] as const;

/** A number from 0 to 1 for two whole numbers. */
const chance = (a: number, b: number): number => {
  const n = Math.imul(Math.imul(a + 1, 374761393) ^ Math.imul(b + 7, 668265263), 1274126177);
  return ((n ^ (n >>> 15)) >>> 0) / 2 ** 32;
};

/** How far the wall stands from the side of the picture: the spire narrows as it rises. */
export const edgeAt = (y: number, height: number): number =>
  EAVES.side - ((y - ROOF) / (height - ROOF)) * (EAVES.side - FOOT_EDGE);

/** Where one floor ends and the next begins, from the eaves to the ground. */
export const bandsOf = (floors: readonly number[], height: number): readonly number[] => [
  ROOF + 6,
  ...floors.map((y) => y + 50).sort((one, other) => one - other),
  height,
];

const block = (x: number, y: number, width: number, height: number): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}h${(width - MORTAR).toFixed(1)}v${(height - MORTAR).toFixed(1)}h${(MORTAR - width).toFixed(1)}z`;

/** All blocks of the wall and the gable, one path for each tone. */
export const blocksOf = (height: number, bands: readonly number[]): Readonly<Record<Tone, string>> => {
  const paths: Record<Tone, string> = { dim: '', middle: '', bright: '' };
  const course = (top: number, rise: number, seed: number): void => {
    let x = -30 * chance(seed, 3);
    for (let n = 0; x < MAP_WIDTH; n++) {
      const width = 38 + 46 * chance(seed, n + 11);
      const tone = TONES[Math.floor(chance(n, seed) ** 1.25 * 3)] ?? 'middle';
      paths[tone] += block(x, top, width, rise);
      x += width;
    }
  };
  for (let y = EAVES.apex, seed = 900; y < ROOF; y += 23, seed++) course(y, 23, seed);
  for (const [at, top] of bands.slice(0, -1).entries()) {
    const rise = ((bands[at + 1] ?? height) - top) / COURSES;
    for (let row = 0; row < COURSES; row++) course(top + row * rise, rise, at * COURSES + row);
  }
  return paths;
};

/** A pointed window around a middle. */
export const lancet = (x: number, y: number, half: number, height: number): string => {
  const foot = y + height / 2;
  const spring = foot - height + half * 1.3;
  return `M${x - half} ${foot}V${spring}Q${x - half} ${spring - half} ${x} ${foot - height}Q${x + half} ${spring - half} ${x + half} ${spring}V${foot}Z`;
};

type Lancet = Point & { readonly lit: boolean };

/** Windows where a floor has no room; a light burns in some of them. */
export const lancetsOf = (floors: readonly number[], rooms: readonly Point[]): readonly Lancet[] =>
  floors.flatMap((y, floor) =>
    WINDOW_COLUMNS.filter(
      (x, column) =>
        chance(floor, column) > 0.42 && rooms.every((room) => Math.hypot(room.x - x, room.y - y) > CLEAR),
    ).map((x) => ({ x, y: y + 4, lit: chance(Math.round(x), floor) > 0.62 })),
  );
