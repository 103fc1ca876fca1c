/** Slay the Spire: the halls of the Bosses, each under one great rose window, and the chamber of the Heart. */
import type { Sheet } from '../model.ts';
import { type Arch, type Point, polygon } from './geometry.ts';
import type { Hall } from './hall.ts';
import { type Mason, ringSurround } from './masonry.ts';
import { FLOOR, HEIGHT, LINE, type Nave, naveColumns, naveWalls, WIDTH } from './nave.ts';
import type { Pane } from './panes.ts';
import { hash } from './planes.ts';
import { type Rose, roseWindow } from './rose.ts';
import { glazedArch, hexagons, quarries, strips } from './windows.ts';

type BossHall = {
  readonly mason: Mason;
  readonly rose: Rose;
  readonly sheets: readonly Sheet[];
  readonly beads: readonly Sheet[];
  readonly sharp: number;
  readonly ground: typeof quarries;
  readonly floor: readonly [Sheet, Sheet];
  readonly ambient: readonly [number, number, number];
};

const MIDDLE: Point = [720, 318];
const RADIUS = 258;

const bossHall = ({ mason, rose, sheets, beads, sharp, ground, floor, ambient }: BossHall): Hall => {
  const small = [118, 318, 1122, 1322].map(
    (x, at): Arch => ({ x, half: 62, top: at % 3 === 0 ? 190 : 130, bottom: LINE - 92, sharp }),
  );
  const nave: Nave = {
    mason,
    great: [],
    small,
    columns: [
      [0, 20],
      [218, 20],
      [424, 30],
      [1016, 30],
      [1222, 20],
      [1440, 20],
    ],
    capital: 128,
    course: 52,
  };
  return {
    width: WIDTH,
    height: HEIGHT,
    panes: [
      ...naveWalls(nave),
      ...ringSurround(mason, ...MIDDLE, RADIUS, [24, 12, 8], 34),
      ...small.flatMap((arch, at) =>
        glazedArch(arch, 8, beads, 0.4, (clip, box) =>
          ground({ sheets, tone: 0.4, glow: 0.36, clip, seed: at + mason.seed }, box, 34),
        ),
      ),
      ...roseWindow({ x: MIDDLE[0], y: MIDDLE[1], r: RADIUS, glow: 0.72 }, rose),
      ...naveColumns(nave),
    ],
    floor: { line: FLOOR, sheet: floor[0], other: floor[1], mirror: 0.62, tile: 0.14 },
    ambient,
    spill: 1.5,
    beams: { strength: 0.12, lean: 0.16 },
  };
};

export const bossOne = (): Hall =>
  bossHall({
    mason: { sheet: 'stone', tone: 0.38, seed: 61 },
    rose: {
      petals: 12,
      form: 'lobe',
      petal: ['teal', 'azure', 'gold'],
      ground: ['cobalt', 'emerald', 'indigo'],
      rim: ['brass', 'teal', 'gold'],
      disc: ['teal', 'cobalt'],
    },
    sheets: ['teal', 'cobalt', 'emerald', 'night'],
    beads: ['brass', 'teal'],
    sharp: 2.1,
    ground: quarries,
    floor: ['stone', 'iron'],
    ambient: [0.028, 0.056, 0.064],
  });

export const bossTwo = (): Hall =>
  bossHall({
    mason: { sheet: 'bone', tone: 0.18, seed: 67 },
    rose: {
      petals: 16,
      form: 'spoke',
      petal: ['amber', 'ember', 'gold'],
      ground: ['bronze', 'wine', 'teal'],
      rim: ['brass', 'bronze', 'teal'],
      disc: ['ember', 'bronze'],
    },
    sheets: ['bronze', 'amber', 'wine', 'brass'],
    beads: ['teal', 'brass'],
    sharp: 1,
    ground: hexagons,
    floor: ['bone', 'leather'],
    ambient: [0.05, 0.036, 0.024],
  });

export const bossThree = (): Hall =>
  bossHall({
    mason: { sheet: 'pearl', tone: 0.06, seed: 71 },
    rose: {
      petals: 10,
      form: 'flame',
      petal: ['violet', 'rose', 'frost'],
      ground: ['indigo', 'plum', 'night'],
      rim: ['frost', 'violet', 'rose'],
      disc: ['plum', 'indigo'],
    },
    sheets: ['violet', 'indigo', 'plum', 'teal'],
    beads: ['frost', 'violet'],
    sharp: 5,
    ground: strips,
    floor: ['night', 'pearl'],
    ambient: [0.04, 0.03, 0.075],
  });

/** A bone of the chamber: a curved arm that reaches from the ceiling around to the floor. */
const bone = (side: number, at: number): Pane[] => {
  const mason: Mason = { sheet: 'bone', tone: 0.56 - at * 0.08, seed: at };
  const reach = 330 + at * 150;
  const top = -30 + at * 12;
  const line = (share: number, out: number): Point => {
    const turn = share * Math.PI * 0.56;
    const r = reach + out;
    return [
      720 + side * (70 + r * Math.sin(turn + 0.12)),
      top + (LINE + 20 - top) * (1 - Math.cos(turn)) * 0.86 - out * 0.2,
    ];
  };
  const width = 30 + at * 5;
  return Array.from({ length: 13 }, (_, n): Pane => {
    const grow = (share: number): number => width * (0.65 + 0.5 * Math.sin(share * Math.PI));
    const a = n / 13;
    const b = (n + 1) / 13;
    const d = polygon([line(a, 0), line(b, 0), line(b, grow(b)), line(a, grow(a))]);
    return { d, sheet: mason.sheet, tone: mason.tone + (hash(n, at) - 0.5) * 0.1, solid: true, lead: 2.4 };
  });
};

export const heart = (): Hall => {
  const mason: Mason = { sheet: 'wine', tone: 0.3, seed: 83 };
  const nave: Nave = { mason, great: [], small: [], columns: [], capital: 0, course: 58 };
  const veins = [-1, 1].flatMap((side) =>
    [0, 1, 2].flatMap((at): Pane[] => {
      const arch: Arch = {
        x: 720 + side * (366 + at * 148),
        half: 26 - at * 3,
        top: 150 + at * 40,
        bottom: LINE - 70,
        sharp: 3,
      };
      return glazedArch(arch, 6, ['ember', 'ruby'], 0.5, (clip, box) =>
        quarries({ sheets: ['ruby', 'ember', 'wine'], tone: 0.42, glow: 0.5, clip, seed: at + 90 }, box, 20),
      );
    }),
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    panes: [
      ...naveWalls(nave),
      ...ringSurround({ ...mason, tone: 0.5 }, 720, 330, 236, [34, 14], 26),
      ...veins,
      ...roseWindow(
        { x: 720, y: 330, r: 236, glow: 0.66 },
        {
          petals: 14,
          form: 'thorn',
          petal: ['ruby', 'ember', 'wine'],
          ground: ['wine', 'plum', 'ruby'],
          rim: ['ember', 'ruby', 'wine'],
          disc: ['ruby', 'wine'],
        },
      ),
      ...[3, 2, 1, 0].flatMap((at) => [-1, 1].flatMap((side) => bone(side, at))),
    ],
    floor: { line: FLOOR, sheet: 'wine', other: 'soot', mirror: 0.7, tile: 0.16 },
    ambient: [0.08, 0.035, 0.05],
    spill: 2,
    beams: { strength: 0.12, lean: 0.05 },
  };
};
