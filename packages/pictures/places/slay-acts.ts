/** Slay the Spire: the halls of the four Acts. */
import type { Sheet } from '../model.ts';
import type { Emblem } from './emblem.ts';
import { type Arch, polygon } from './geometry.ts';
import type { Hall } from './hall.ts';
import { FLOOR, HEIGHT, LINE, type Nave, naveColumns, naveWalls, WIDTH } from './nave.ts';
import type { Pane } from './panes.ts';
import { hash } from './planes.ts';
import { disc, eye, house, spire } from './subjects.ts';
import { burst, glazedArch, hexagons, quarries, roundel, strips, waves } from './windows.ts';

type Side = {
  readonly sheets: readonly Sheet[];
  readonly beads: readonly Sheet[];
  readonly emblems: readonly Emblem[];
};

const of = (name: string, ...sheets: readonly Sheet[]): Emblem => ({ name, sheets });

/** A side window: a quiet ground and roundels with what waits. */
const sideWindow = (
  arch: Arch,
  { sheets, beads, emblems }: Side,
  glow: number,
  seed: number,
  ground: typeof quarries,
): Pane[] => {
  const { x, half, top, bottom } = arch;
  const from = top + half * 2;
  const step = emblems.length < 2 ? 0 : (bottom - half * 1.15 - from) / (emblems.length - 1);
  return glazedArch(arch, 9, beads, glow, (clip, box) => [
    ...ground({ sheets, tone: 0.42, glow: glow * 0.8, clip, seed }, box, half * 0.4),
    ...emblems.flatMap((icon, at) =>
      roundel([x, from + at * step], half * 0.76, [sheets[0], 'night'], beads, icon, glow * 1.25),
    ),
  ]);
};

const hallOf = (
  nave: Nave,
  glass: readonly Pane[],
  rest: Omit<Hall, 'width' | 'height' | 'panes'>,
): Hall => ({
  width: WIDTH,
  height: HEIGHT,
  panes: [...naveWalls(nave), ...glass, ...naveColumns(nave)],
  ...rest,
});

const EXORDIUM: readonly Side[] = [
  {
    sheets: ['cobalt', 'teal', 'indigo', 'night'],
    beads: ['brass', 'gold'],
    emblems: [of('octogonal-eye', 'gold', 'amber'), of('cowled', 'azure')],
  },
  {
    sheets: ['teal', 'emerald', 'azure', 'moss'],
    beads: ['brass', 'teal'],
    emblems: [of('slime', 'venom', 'emerald'), of('rat', 'bone')],
  },
  {
    sheets: ['emerald', 'teal', 'moss', 'cobalt'],
    beads: ['brass', 'teal'],
    emblems: [of('burning-skull', 'frost', 'violet'), of('mushroom-gills', 'ember')],
  },
  {
    sheets: ['cobalt', 'indigo', 'teal', 'night'],
    beads: ['brass', 'gold'],
    emblems: [of('visored-helm', 'steel'), of('crossed-swords', 'steel', 'gold')],
  },
];

export const actOne = (): Hall => {
  const great: Arch = { x: 720, half: 178, top: 74, bottom: LINE - 66, sharp: 1.75 };
  const small = [128, 376, 1064, 1312].map(
    (x): Arch => ({ x, half: 84, top: 150, bottom: LINE - 92, sharp: 2.1 }),
  );
  const nave: Nave = {
    mason: { sheet: 'stone', tone: 0.42, seed: 11 },
    great: [great],
    small,
    columns: [
      [0, 17],
      [252, 17],
      [494, 24],
      [946, 24],
      [1188, 17],
      [1440, 17],
    ],
    capital: 150,
  };
  const glass = glazedArch(great, 13, ['ruby', 'amber', 'cobalt'], 0.85, (clip, box) => {
    const lit = { glow: 0.75, clip };
    const far = { tiers: 3, stone: 'indigo', roof: 'plum', lamps: 'amber' } as const;
    const near = { tiers: 2, stone: 'cobalt', roof: 'indigo', lamps: 'gold' } as const;
    return [
      ...burst(
        { sheets: ['cobalt'], tone: 0.5, glow: 0.85, clip, seed: 5 },
        [720, 290],
        [92, 132, 178, 238, 320, 470],
        [20, 24, 22, 20, 18],
        [
          ['gold', 'amber'],
          ['ember', 'amber', 'ruby'],
          ['teal', 'emerald', 'cobalt'],
          ['teal', 'cobalt', 'azure'],
          ['cobalt', 'indigo', 'teal'],
        ],
      ),
      ...disc({ glow: 1.05, clip }, [720, 290], 92, 'gold', 0.8, 7),
      ...waves(
        { sheets: ['indigo', 'cobalt', 'night'], tone: 0.3, glow: 0.5, clip, seed: 4 },
        [box[0], 500, box[2], box[3]],
        40,
        22,
      ),
      ...spire(lit, { ...far, x: 596, base: 626, height: 190, half: 17 }),
      ...spire(lit, { ...far, x: 846, base: 626, height: 210, half: 18 }),
      ...spire(lit, { ...near, x: 650, base: 626, height: 130, half: 15 }),
      ...spire(lit, { ...near, x: 792, base: 626, height: 140, half: 15 }),
      ...spire(
        { ...lit, glow: 0.8 },
        { x: 720, base: 628, height: 440, half: 62, tiers: 5, stone: 'steel', roof: 'indigo', lamps: 'gold' },
      ),
    ];
  });
  const sides = small.flatMap((arch, at) =>
    sideWindow(arch, EXORDIUM[at], at % 3 === 0 ? 0.5 : 0.62, at + 3, quarries),
  );
  return hallOf(nave, [...sides, ...glass], {
    floor: { line: FLOOR, sheet: 'stone', mirror: 0.62 },
    ambient: [0.03, 0.06, 0.07],
    spill: 1.8,
    beams: { strength: 0.1, lean: 0.2 },
  });
};

const CITY: readonly Side[] = [
  {
    sheets: ['bronze', 'brass', 'wine', 'amber'],
    beads: ['brass', 'teal'],
    emblems: [of('torch', 'gold', 'ember'), of('raven', 'ash', 'bone')],
  },
  {
    sheets: ['amber', 'bronze', 'ember', 'brass'],
    beads: ['teal', 'brass'],
    emblems: [of('robot-golem', 'brass', 'gold'), of('snake-spiral', 'venom')],
  },
  {
    sheets: ['amber', 'bronze', 'ember', 'brass'],
    beads: ['teal', 'brass'],
    emblems: [of('crested-helmet', 'steel', 'gold'), of('robber-mask', 'ruby')],
  },
  {
    sheets: ['bronze', 'brass', 'wine', 'amber'],
    beads: ['brass', 'teal'],
    emblems: [of('evil-book', 'plum', 'violet'), of('sewed-shell', 'frost', 'pearl')],
  },
];

/** Roofs of the City from left to right: place, half width, height, form. */
const ROOFS: readonly (readonly [number, number, number, 'point' | 'flat' | 'dome'])[] = [
  [548, 26, 150, 'flat'],
  [892, 28, 170, 'flat'],
  [590, 24, 230, 'point'],
  [852, 24, 250, 'dome'],
  [640, 30, 180, 'dome'],
  [800, 30, 196, 'point'],
  [682, 20, 300, 'point'],
  [764, 22, 270, 'flat'],
  [570, 30, 90, 'flat'],
  [872, 30, 96, 'point'],
  [660, 34, 110, 'flat'],
  [785, 34, 104, 'dome'],
];

export const actTwo = (): Hall => {
  const great: Arch = { x: 720, half: 212, top: 96, bottom: LINE - 66, sharp: 1 };
  const small = [112, 372, 1068, 1328].map(
    (x): Arch => ({ x, half: 78, top: 190, bottom: LINE - 92, sharp: 1 }),
  );
  const nave: Nave = {
    mason: { sheet: 'bone', tone: 0.2, seed: 23 },
    great: [great],
    small,
    columns: [
      [0, 24],
      [242, 26],
      [482, 30],
      [958, 30],
      [1198, 26],
      [1440, 24],
    ],
    capital: 176,
    course: 56,
  };
  const glass = glazedArch(great, 14, ['brass', 'teal', 'bronze'], 0.8, (clip, box) => [
    ...burst(
      { sheets: ['bronze'], tone: 0.52, glow: 0.85, clip, seed: 8 },
      [720, 420],
      [100, 150, 206, 270, 345, 520],
      [18, 22, 24, 24, 20],
      [
        ['amber', 'gold'],
        ['amber', 'ember', 'brass'],
        ['ember', 'bronze', 'amber'],
        ['bronze', 'wine', 'teal'],
        ['wine', 'bronze', 'plum'],
      ],
    ),
    ...disc({ glow: 1.1, clip }, [720, 420], 100, 'amber', 0.78, 8),
    ...ROOFS.flatMap(([x, half, height, roof], at) =>
      house(
        { glow: at < 4 ? 0.5 : 0.42, clip },
        [x, 632],
        half,
        height,
        at < 4
          ? ['plum', 'wine', 'amber']
          : [at % 3 === 0 ? 'indigo' : 'wine', at % 2 === 0 ? 'teal' : 'plum', 'gold'],
        roof,
      ),
    ),
    ...waves(
      { sheets: ['wine', 'leather', 'bronze'], tone: 0.3, glow: 0.5, clip, seed: 2 },
      [box[0], 588, box[2], box[3]],
      30,
      12,
    ),
  ]);
  const oculi = small.flatMap(({ x }, at) =>
    roundel([x, 122], 40, ['wine', 'bronze'], ['brass', 'teal'], undefined, 0.5 + 0.1 * (at % 2)),
  );
  const sides = small.flatMap((arch, at) =>
    sideWindow(arch, CITY[at], at % 3 === 0 ? 0.44 : 0.54, at + 13, hexagons),
  );
  return hallOf(nave, [...oculi, ...sides, ...glass], {
    floor: { line: FLOOR, sheet: 'bone', other: 'leather', mirror: 0.5, tile: 0.12 },
    ambient: [0.05, 0.036, 0.024],
    spill: 1.15,
    beams: { strength: 0.1, lean: 0.26 },
  });
};

/** Splinters of the Beyond hang in the air. */
const shards = (): Pane[] =>
  Array.from({ length: 14 }, (_, n) => {
    const side = n % 2 === 0 ? -1 : 1;
    const x = 720 + side * (236 + hash(n, 2) * 460);
    const y = 26 + hash(n, 3) * 76;
    const size = 7 + hash(n, 4) * 12;
    const points = [0, 1, 2, 3, 4].map((k): readonly [number, number] => [
      x + size * (0.7 + 0.5 * hash(n, k + 20)) * Math.cos(k * 1.256 + n),
      y + size * 1.9 * (0.7 + 0.5 * hash(n, k + 30)) * Math.sin(k * 1.256 + n),
    ]);
    return { d: polygon(points), sheet: n % 3 === 0 ? 'rose' : 'violet', tone: 0.5, glow: 0.5, lead: 3 };
  });

const BEYOND: readonly Side[] = [
  {
    sheets: ['violet', 'indigo', 'plum', 'teal'],
    beads: ['rose', 'violet'],
    emblems: [of('bird-mask', 'azure', 'frost')],
  },
  {
    sheets: ['plum', 'violet', 'indigo', 'rose'],
    beads: ['frost', 'violet'],
    emblems: [of('hourglass', 'teal', 'gold')],
  },
  {
    sheets: ['plum', 'violet', 'indigo', 'rose'],
    beads: ['frost', 'violet'],
    emblems: [of('own:ring', 'gold', 'amber')],
  },
  {
    sheets: ['violet', 'indigo', 'plum', 'teal'],
    beads: ['rose', 'violet'],
    emblems: [of('own:decagon', 'azure', 'frost')],
  },
];

export const actThree = (): Hall => {
  const great: Arch = { x: 720, half: 196, top: 34, bottom: LINE - 60, sharp: 3.4 };
  const spots: readonly (readonly [number, number, number, number])[] = [
    [110, 78, 210, 120],
    [352, 62, 120, 190],
    [1088, 62, 160, 150],
    [1330, 78, 90, 210],
  ];
  const small = spots.map(([x, half, top, up]): Arch => ({ x, half, top, bottom: LINE - up, sharp: 5 }));
  const nave: Nave = {
    mason: { sheet: 'pearl', tone: 0.08, seed: 37 },
    great: [great],
    small,
    columns: [
      [0, 14],
      [228, 12],
      [476, 20],
      [964, 20],
      [1212, 12],
      [1440, 14],
    ],
    capital: 96,
    course: 40,
  };
  const glass = glazedArch(great, 12, ['violet', 'frost', 'rose'], 0.85, (clip, box) => [
    ...burst(
      { sheets: ['violet'], tone: 0.5, glow: 0.8, clip, seed: 15 },
      [720, 330],
      [70, 116, 170, 232, 306, 420, 560],
      [14, 21, 28, 26, 22, 18],
      [
        ['rose', 'plum'],
        ['violet', 'rose', 'azure'],
        ['indigo', 'violet'],
        ['plum', 'indigo', 'teal'],
        ['indigo', 'night', 'violet'],
        ['night', 'indigo'],
      ],
    ),
    ...[0, 1, 2, 3].flatMap((row) => {
      const top = 446 + row * 46;
      const w0 = 22 + row * 34;
      return [-1, 0, 1].map(
        (part): Pane => ({
          d: polygon([
            [720 + (part - 0.5) * w0 * 0.67, top],
            [720 + (part + 0.5) * w0 * 0.67, top],
            [720 + (part + 0.5) * (w0 + 34) * 0.67, top + 46],
            [720 + (part - 0.5) * (w0 + 34) * 0.67, top + 46],
          ]),
          sheet: row % 2 === 0 ? 'indigo' : 'violet',
          tone: 0.5 - part * 0.16,
          glow: 0.6,
          clip,
        }),
      );
    }),
    ...waves(
      { sheets: ['night', 'indigo', 'plum'], tone: 0.4, glow: 0.6, clip, seed: 6 },
      [box[0], 596, box[2], box[3]],
      30,
      18,
    ),
    ...eye({ glow: 0.8, clip }, [720, 330], 62, ['violet', 'gold', 'night']),
  ]);
  const sides = small.flatMap((arch, at) => sideWindow(arch, BEYOND[at], 0.55, at + 23, strips));
  return hallOf(nave, [...sides, ...glass, ...shards()], {
    floor: { line: FLOOR, sheet: 'night', other: 'pearl', mirror: 0.75, tile: 0.17 },
    ambient: [0.04, 0.03, 0.075],
    spill: 1.5,
    beams: { strength: 0.12, lean: 0 },
  });
};

export const actFour = (): Hall => {
  const great: Arch = { x: 720, half: 150, top: 40, bottom: LINE - 60, sharp: 2.6 };
  const small = [64, 190, 316, 442, 998, 1124, 1250, 1376].map(
    (x): Arch => ({ x, half: 30, top: 130, bottom: LINE - 100, sharp: 3 }),
  );
  const nave: Nave = {
    mason: { sheet: 'soot', tone: 0.72, seed: 41 },
    great: [great],
    small,
    columns: [
      [0, 20],
      [127, 16],
      [253, 16],
      [379, 16],
      [512, 30],
      [928, 30],
      [1061, 16],
      [1187, 16],
      [1313, 16],
      [1440, 20],
    ],
    capital: 108,
    course: 60,
  };
  const keys: readonly Emblem[] = [
    of('skeleton-key', 'ruby', 'ember'),
    of('skeleton-key', 'emerald', 'venom'),
    of('skeleton-key', 'azure', 'frost'),
  ];
  const glass = glazedArch(great, 12, ['ruby', 'wine'], 0.8, (clip, box) => [
    ...burst(
      { sheets: ['ruby'], tone: 0.46, glow: 0.8, clip, seed: 25 },
      [720, 262],
      [64, 108, 160, 224, 300, 420],
      [16, 18, 20, 20, 18],
      [
        ['ember', 'amber'],
        ['ruby', 'ember'],
        ['ruby', 'wine'],
        ['wine', 'plum', 'ruby'],
        ['wine', 'night'],
      ],
    ),
    ...disc({ glow: 1, clip }, [720, 262], 64, 'ember', 0.8, 6),
    ...strips(
      { sheets: ['wine', 'soot', 'night'], tone: 0.36, glow: 0.5, clip, seed: 7 },
      [box[0], 560, box[2], box[3]],
      30,
    ),
    ...spire(
      { glow: 0.6, clip },
      { x: 720, base: 630, height: 420, half: 70, tiers: 6, stone: 'night', roof: 'soot', lamps: 'ember' },
    ),
    ...keys.flatMap((key, at) =>
      roundel(
        [720 + (at - 1) * 92, at === 1 ? 580 : 560],
        38,
        ['night', 'wine'],
        ['ember', 'ruby'],
        key,
        0.9,
      ),
    ),
  ]);
  const sides = small.flatMap((arch, at) =>
    glazedArch(arch, 7, ['ruby', 'ember'], 0.5, (clip, box) =>
      quarries(
        { sheets: ['ruby', 'wine', 'ember', 'plum'], tone: 0.4, glow: 0.5, clip, seed: at + 50 },
        box,
        22,
      ),
    ),
  );
  return hallOf(nave, [...sides, ...glass], {
    floor: { line: FLOOR, sheet: 'soot', mirror: 0.7, tile: 0.18 },
    ambient: [0.05, 0.035, 0.04],
    spill: 2,
    beams: { strength: 0.13, lean: 0.1 },
  });
};
