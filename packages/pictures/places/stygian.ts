/** The Stygian Society: rooms of a round stone tower, with candles and windows of bottle glass. */
import type { Sheet } from '../model.ts';
import { type Arch, around, type Point, polygon, rectangle } from './geometry.ts';
import type { Hall } from './hall.ts';
import { type Mason, ringSurround, surround, wall } from './masonry.ts';
import { FLOOR, HEIGHT, LINE, naveColumns, WIDTH } from './nave.ts';
import type { Pane } from './panes.ts';
import { hash } from './planes.ts';
import { type Rose, roseWindow } from './rose.ts';
import { candle, moon } from './subjects.ts';
import { bottles, burst, glazedArch, strips, waves } from './windows.ts';

const SIZE = { width: WIDTH, height: HEIGHT };

/** How far the lowest course comes down at the sides. */
const SAG = 80;

/** The foot of a round wall: one course of large stones, and a moulding over it. */
const plinth = (mason: Mason): Pane[] => {
  const drop = (x: number): number => SAG * ((x - WIDTH / 2) / (WIDTH / 2)) ** 2;
  const row = (top: number, bottom: number, count: number, tone: number): Pane[] =>
    Array.from({ length: count }, (_, n): Pane => {
      const xs = [0, 0.5, 1].map((share) => ((n + share) * WIDTH) / count);
      const upper = xs.map((x): Point => [x, top + drop(x)]);
      const lower = xs.map((x): Point => [x, bottom + drop(x)]).reverse();
      return {
        d: polygon([...upper, ...lower]),
        sheet: mason.sheet,
        tone: mason.tone + tone,
        solid: true,
        lead: 1.8,
      };
    });
  return [...row(LINE - 24, LINE + 4, 15, 0.02), ...row(LINE - 34, LINE - 24, 11, 0.2)];
};

/** The wall of a round room: its courses bow, and the stones at the sides are seen from the edge. */
const roundWall = (mason: Mason): Pane[] =>
  [...wall(mason, [0, -90, WIDTH, LINE - 22], 47, SAG), ...plinth(mason)].map((pane) => ({
    ...pane,
    round: [720, 980] as const,
  }));

/** The ceiling: planks, and the beam that carries them. */
const ceiling = (y: number): Pane[] => [
  ...Array.from({ length: 18 }, (_, n): Pane => {
    const at = (n - 9) / 9;
    const next = (n - 8) / 9;
    const d = polygon([
      [720 + at * 980, -4],
      [720 + next * 980, -4],
      [720 + next * 760, y],
      [720 + at * 760, y],
    ]);
    return { d, sheet: 'wood', tone: 0.3 + 0.12 * hash(n, 4), solid: true, lead: 2 };
  }),
  ...Array.from(
    { length: 6 },
    (_, n): Pane => ({
      d: rectangle(n * 240, y, 240, 22),
      sheet: 'wood',
      tone: 0.46,
      solid: true,
      lead: 2.4,
    }),
  ),
];

/** A bracket of stone with candles of different heights. */
const bracket = (mason: Mason, x: number, y: number, count: number, power: number): Pane[] => [
  {
    d: polygon([
      [x - count * 13, y],
      [x + count * 13, y],
      [x + count * 7, y + 22],
      [x - count * 7, y + 22],
    ]),
    sheet: mason.sheet,
    tone: mason.tone + 0.14,
    solid: true,
    lead: 2,
  },
  ...Array.from({ length: count }, (_, n) =>
    candle([x + (n - (count - 1) / 2) * 22, y], 30 + 22 * hash(n, Math.round(x)), power),
  ).flat(),
];

/** A wheel of candles that hangs from a chain. */
const chandelier = (x: number, y: number, half: number, count: number, power: number): Pane[] => [
  { d: rectangle(x - 2, 0, 4, y), sheet: 'iron', tone: 0.5, solid: true, lead: 1.4 },
  {
    d: polygon([
      [x - half, y + 2],
      [x, y - half * 0.62],
      [x + half, y + 2],
      [x + half - 5, y + 2],
      [x, y - half * 0.55],
      [x - half + 5, y + 2],
    ]),
    sheet: 'iron',
    tone: 0.5,
    solid: true,
    lead: 1.4,
  },
  ...Array.from({ length: count }, (_, n) =>
    candle([x - half + (2 * half * (n + 0.5)) / count, y], 26 + 8 * hash(n, 5), power),
  ).flat(),
  { d: rectangle(x - half, y, 2 * half, 9), sheet: 'iron', tone: 0.6, solid: true, lead: 2 },
];

const bottleWindow = (
  arch: Arch,
  sheets: readonly Sheet[],
  glow: number,
  size: number,
  seed: number,
): Pane[] =>
  glazedArch(arch, 7, ['brass', 'moss'], glow, (clip, box) =>
    bottles({ sheets, tone: 0.5, glow, clip, seed }, box, size),
  );

export const tower = (): Hall => {
  const mason: Mason = { sheet: 'stone', tone: 0.36, seed: 151 };
  const great: Arch = { x: 720, half: 106, top: 116, bottom: LINE - 128, sharp: 1.05 };
  const sides = [396, 1044].map((x): Arch => ({ x, half: 62, top: 170, bottom: LINE - 150, sharp: 1.05 }));
  const outer = [150, 1290].map((x): Arch => ({ x, half: 34, top: 190, bottom: LINE - 150, sharp: 1.1 }));
  const green: readonly Sheet[] = ['moss', 'emerald', 'teal', 'moss'];
  return {
    ...SIZE,
    panes: [
      ...roundWall(mason),
      ...[great, ...sides, ...outer].flatMap((arch) => surround(mason, arch, [22, 10], 40)),
      ...bottleWindow(great, green, 0.62, 53, 3),
      ...sides.flatMap((arch, at) => bottleWindow(arch, green, 0.46, 41, at + 5)),
      ...outer.flatMap((arch, at) => bottleWindow(arch, green, 0.32, 34, at + 9)),
      ...ceiling(44),
      ...bracket(mason, 560, 470, 3, 46),
      ...bracket(mason, 880, 470, 3, 46),
      ...bracket(mason, 264, 440, 2, 46),
      ...bracket(mason, 1176, 440, 2, 46),
    ],
    floor: { line: FLOOR, sheet: 'stone', mirror: 0.34, tile: 0.11, round: true },
    ambient: [0.07, 0.08, 0.06],
    spill: 1.7,
    vignette: 0.75,
    beams: { strength: 0.1, lean: 0.2 },
  };
};

export const towerUpper = (): Hall => {
  const mason: Mason = { sheet: 'iron', tone: 0.5, seed: 157 };
  const great: Arch = { x: 720, half: 168, top: 70, bottom: LINE - 100, sharp: 1.4 };
  const sides = [366, 1074].map((x): Arch => ({ x, half: 74, top: 150, bottom: LINE - 130, sharp: 1.4 }));
  const outer = [120, 1320].map((x): Arch => ({ x, half: 38, top: 180, bottom: LINE - 130, sharp: 1.5 }));
  const storm =
    (glow: number, seed: number) =>
    (clip: string, box: readonly [number, number, number, number]): Pane[] =>
      waves({ sheets: ['teal', 'indigo', 'emerald', 'night'], tone: 0.44, glow, clip, seed }, box, 40, 36);
  const bolt: readonly Point[] = [
    [640, 120],
    [668, 206],
    [640, 214],
    [682, 300],
    [652, 306],
    [700, 420],
    [672, 322],
    [700, 314],
    [664, 226],
    [692, 214],
    [664, 124],
  ];
  return {
    ...SIZE,
    panes: [
      ...roundWall(mason),
      ...[great, ...sides, ...outer].flatMap((arch) => surround(mason, arch, [24, 10], 44)),
      ...glazedArch(great, 11, ['brass', 'teal', 'moss'], 0.62, (clip, box) => [
        ...storm(0.5, 4)(clip, box),
        ...moon({ glow: 0.95, clip }, [776, 214], 64, 'pearl'),
        { d: polygon(bolt), sheet: 'frost', tone: 0.9, glow: 0.9, clip, lead: 2.4 },
        ...waves(
          { sheets: ['night', 'moss', 'soot'], tone: 0.34, glow: 0.34, clip, seed: 6 },
          [box[0], 470, box[2], box[3]],
          34,
          30,
        ),
      ]),
      ...sides.flatMap((arch, at) => glazedArch(arch, 8, ['brass', 'teal'], 0.42, storm(0.4, at + 8))),
      ...outer.flatMap((arch, at) => glazedArch(arch, 6, ['brass', 'teal'], 0.3, storm(0.28, at + 11))),
      ...ceiling(26),
      ...bracket(mason, 500, 450, 3, 40),
      ...bracket(mason, 940, 450, 3, 40),
      ...bracket(mason, 222, 430, 2, 40),
      ...bracket(mason, 1218, 430, 2, 40),
    ],
    floor: { line: FLOOR, sheet: 'iron', mirror: 0.4, tile: 0.11, round: true },
    ambient: [0.07, 0.085, 0.1],
    spill: 1.6,
    vignette: 0.75,
    beams: { strength: 0.12, lean: 0.24 },
  };
};

const BRASS_ROSE: Rose = {
  petals: 9,
  form: 'thorn',
  petal: ['emerald', 'venom', 'brass'],
  ground: ['moss', 'teal', 'night'],
  rim: ['brass', 'gold', 'moss'],
  disc: ['moss', 'emerald'],
};

export const midBoss = (): Hall => {
  const mason: Mason = { sheet: 'ash', tone: 0.34, seed: 163 };
  const sides = [210, 1230].map((x): Arch => ({ x, half: 58, top: 240, bottom: LINE - 140, sharp: 1.05 }));
  return {
    ...SIZE,
    panes: [
      ...roundWall(mason),
      ...ringSurround(mason, 720, 320, 210, [30, 12], 30),
      ...sides.flatMap((arch) => surround(mason, arch, [22, 10], 40)),
      ...sides.flatMap((arch, at) => bottleWindow(arch, ['moss', 'emerald', 'brass'], 0.4, 38, at + 21)),
      ...roseWindow({ x: 720, y: 320, r: 210, glow: 0.66 }, BRASS_ROSE),
      ...ceiling(36),
      ...chandelier(404, 176, 84, 6, 70),
      ...chandelier(1036, 176, 84, 6, 70),
    ],
    floor: { line: FLOOR, sheet: 'ash', mirror: 0.42, tile: 0.12, round: true },
    ambient: [0.085, 0.08, 0.06],
    spill: 1.9,
    vignette: 0.75,
    beams: { strength: 0.1, lean: 0.14 },
  };
};

/** The top of the tower: ribs meet over a dome of stars. */
export const wizard = (): Hall => {
  const mason: Mason = { sheet: 'iron', tone: 0.42, seed: 167 };
  const arches = [-2, -1, 0, 1, 2].map(
    (n): Arch => ({
      x: 720 + n * (n % 2 === 0 ? 282 : 300),
      half: [150, 112, 66][Math.abs(n)],
      top: 96 + Math.abs(n) * 36,
      bottom: LINE - 76 - Math.abs(n) * 8,
      sharp: 1.9,
    }),
  );
  const sky: readonly (readonly Sheet[])[] = [
    ['venom', 'gold'],
    ['emerald', 'teal'],
    ['teal', 'violet', 'emerald'],
    ['violet', 'indigo'],
    ['indigo', 'night', 'plum'],
    ['night', 'indigo'],
  ];
  const starred = (arch: Arch, glow: number): Pane[] =>
    Array.from({ length: 7 }, (_, n): Pane => {
      const x = arch.x + (hash(n, Math.round(arch.x)) - 0.5) * arch.half * 1.3;
      const y = arch.top + arch.half * 0.9 + hash(n, Math.round(arch.x) + 1) * (arch.bottom - arch.top) * 0.5;
      const r = 5 + 7 * hash(n, 3);
      const points = Array.from({ length: 10 }, (_v, k) => around(x, y, k % 2 === 0 ? r : r * 0.42, k / 10));
      return { d: polygon(points), sheet: 'gold', tone: 0.9, glow, lead: 1.4 };
    });
  return {
    ...SIZE,
    panes: [
      ...wall(mason, [0, 0, WIDTH, LINE + 4], 50).map((pane) => ({ ...pane, round: [720, 980] as const })),
      ...arches.flatMap((arch) => surround(mason, arch, [20, 10], 44)),
      ...arches.flatMap((arch, at) => {
        const glow = [0.36, 0.5, 0.68, 0.5, 0.36][at];
        return glazedArch(arch, 9, ['brass', 'violet', 'emerald'], glow, (clip, box) => [
          ...(at === 2
            ? burst(
                { sheets: ['teal'], tone: 0.5, glow, clip, seed: 2 },
                [720, 250],
                [56, 92, 134, 184, 250, 340, 460],
                [14, 18, 20, 20, 18, 18],
                sky,
              )
            : strips(
                {
                  sheets: ['indigo', 'violet', 'teal', 'night'],
                  tone: 0.42,
                  glow: glow * 0.8,
                  clip,
                  seed: at,
                },
                box,
                arch.half * 0.32,
              )),
          ...(at === 2 ? moon({ glow: 1, clip }, [720, 250], 56, 'venom') : starred(arch, glow * 1.2)),
        ]);
      }),
      ...naveColumns({
        mason,
        great: [],
        small: [],
        columns: [-664, -440, -182, 182, 440, 664].map((x) => [720 + x, 15]),
        capital: 118,
      }),
      ...[-182, 182].flatMap((x) => bracket(mason, 720 + x, 486, 3, 40)),
    ],
    floor: { line: FLOOR, sheet: 'night', other: 'iron', mirror: 0.6, tile: 0.12, round: true },
    ambient: [0.07, 0.075, 0.1],
    spill: 1.5,
    vignette: 0.75,
    beams: { strength: 0.13, lean: 0.12 },
  };
};
