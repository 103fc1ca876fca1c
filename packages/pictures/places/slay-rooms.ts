/** Slay the Spire: Neow, the Merchant, campfire, treasure, event, map and title. */
import type { Sheet } from '../model.ts';
import { emblem } from './emblem.ts';
import { type Arch, archBand, circle, type Point, polygon, rectangle } from './geometry.ts';
import type { Hall } from './hall.ts';
import { column, ledge, type Mason, wall } from './masonry.ts';
import { FLOOR, HEIGHT, LINE, type Nave, naveColumns, naveWalls, WIDTH } from './nave.ts';
import type { Pane } from './panes.ts';
import { hash } from './planes.ts';
import { candle, disc, fire, moon, spire } from './subjects.ts';
import { burst, glazedArch, quarries, roundel, strips, waves } from './windows.ts';

const SIZE = { width: WIDTH, height: HEIGHT };

export const neow = (): Hall => {
  const mason: Mason = { sheet: 'stone', tone: 0.4, seed: 101 };
  const great: Arch = { x: 720, half: 232, top: 60, bottom: LINE - 60, sharp: 1.25 };
  const small = [110, 344, 1096, 1330].map((x): Arch => ({ x, half: 66, top: 170, bottom: LINE - 92, sharp: 1.6 }));
  const nave: Nave = { mason, great: [great], small, columns: [[0, 16], [228, 16], [456, 22], [984, 22], [1212, 16], [1440, 16]], capital: 142 };
  const sea: readonly Sheet[] = ['azure', 'teal', 'cobalt', 'indigo', 'cobalt', 'night'];
  return {
    ...SIZE,
    panes: [
      ...naveWalls(nave),
      ...small.flatMap((arch, at) =>
        glazedArch(arch, 8, ['frost', 'teal'], 0.45, (clip, box) =>
          waves({ sheets: ['azure', 'teal', 'cobalt'], tone: 0.42, glow: 0.42, clip, seed: at + 4 }, box, 34, 26),
        ),
      ),
      ...glazedArch(great, 13, ['gold', 'teal', 'azure'], 0.8, (clip, box) => [
        ...burst(
          { sheets: ['azure'], tone: 0.52, glow: 0.8, clip, seed: 9 },
          [720, 268],
          [72, 112, 160, 216, 290, 400],
          [16, 20, 22, 22, 20],
          [['gold', 'ivory'], ['amber', 'rose', 'gold'], ['rose', 'violet', 'azure'], ['azure', 'teal', 'violet'], ['cobalt', 'azure', 'indigo']],
        ),
        ...disc({ glow: 1.05, clip }, [720, 268], 72, 'ivory', 0.8, 6),
        ...waves({ sheets: ['teal'], tone: 0.46, glow: 0.62, clip, seed: 3 }, [box[0], 396, box[2], box[3]], 42, 40, sea),
        ...emblem({ name: 'whale-tail', sheets: ['night', 'indigo'] }, [720, 372], 236, 0.75, 2.6),
        ...waves({ sheets: ['cobalt'], tone: 0.4, glow: 0.55, clip, seed: 12 }, [box[0], 470, box[2], box[3]], 44, 44, ['cobalt', 'indigo', 'teal', 'indigo']),
      ]),
      ...naveColumns(nave),
    ],
    floor: { line: FLOOR, sheet: 'teal', other: 'stone', mirror: 0.85, tile: 0.16 },
    ambient: [0.024, 0.05, 0.07],
    spill: 1.6,
    beams: { strength: 0.13, lean: 0.24 },
  };
};

/** Cloth in folds that hangs from a rod and is drawn to one side. */
const drape = (x0: number, x1: number, top: number, bottom: number, sheets: readonly Sheet[], pull: number): Pane[] => {
  const count = 9;
  const edge = (share: number, down: number): Point => {
    const x = x0 + (x1 - x0) * share;
    const bow = Math.sin(down * Math.PI * 0.5) ** 1.6;
    return [x + (pull - x) * bow * 0.62, top + (bottom - top) * down];
  };
  return Array.from({ length: count }, (_, n): Pane => {
    const left = [0, 0.25, 0.5, 0.75, 1].map((down) => edge(n / count, down));
    const right = [1, 0.75, 0.5, 0.25, 0].map((down) => edge((n + 1) / count, down));
    return { d: polygon([...left, ...right]), sheet: sheets[n % sheets.length], tone: 0.4 + 0.22 * (n % 2), solid: true, lead: 2.4 };
  });
};

/** A lantern on a chain. */
const lantern = (x: number, y: number, size: number, sheet: Sheet, power: number): Pane[] => [
  { d: rectangle(x - 1.5, 0, 3, y - size * 0.6), sheet: 'iron', tone: 0.5, solid: true, lead: 1 },
  { d: polygon([[x - size * 0.42, y - size * 0.3], [x, y - size * 0.72], [x + size * 0.42, y - size * 0.3]]), sheet: 'brass', tone: 0.5, solid: true, lead: 2 },
  ...[-1, 0, 1].map((part): Pane => ({
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
  })),
  { d: rectangle(x - size * 0.5, y + size * 0.42, size, size * 0.12), sheet: 'brass', tone: 0.6, solid: true, lead: 2 },
];

/** A shelf with bottles of coloured glass. */
const shelf = (x0: number, x1: number, y: number, seed: number): Pane[] => {
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

export const merchant = (): Hall => {
  const mason: Mason = { sheet: 'leather', tone: 0.5, seed: 109 };
  const great: Arch = { x: 720, half: 150, top: 96, bottom: LINE - 150, sharp: 1 };
  const nave: Nave = { mason, great: [great], small: [], columns: [[498, 22], [942, 22]], capital: 120, course: 50 };
  return {
    ...SIZE,
    panes: [
      ...naveWalls(nave),
      ...glazedArch(great, 12, ['brass', 'ruby', 'gold'], 0.6, (clip, box) => [
        ...quarries({ sheets: ['amber', 'bronze', 'brass', 'ember'], tone: 0.46, glow: 0.5, clip, seed: 6 }, box, 46),
        ...roundel([720, 300], 104, ['wine', 'plum'], ['gold', 'ruby', 'brass'], { name: 'scales', sheets: ['gold', 'ivory'] }, 0.85),
      ]),
      ...[330, 430, 530].flatMap((y, at) => [...shelf(180, 452, y, at + 1), ...shelf(988, 1260, y, at + 11)]),
      ...naveColumns(nave),
      ...drape(-40, 330, -10, LINE + 10, ['ruby', 'wine', 'gold'], 40),
      ...drape(1480, 1110, -10, LINE + 10, ['indigo', 'violet', 'gold'], 1400),
      ...drape(-60, 760, -60, 96, ['plum', 'gold', 'plum'], 300),
      ...drape(1500, 680, -60, 96, ['plum', 'gold', 'plum'], 1140),
      ...lantern(560, 196, 60, 'amber', 30),
      ...lantern(880, 196, 60, 'amber', 30),
      ...lantern(390, 262, 46, 'ember', 30),
      ...lantern(1050, 262, 46, 'gold', 30),
    ],
    floor: { line: FLOOR, sheet: 'wood', other: 'leather', mirror: 0.3, tile: 0.12, carpet: { sheet: 'ruby', edge: 'gold', half: 3 } },
    ambient: [0.15, 0.095, 0.06],
    spill: 1.2,
    calm: 0.2,
  };
};

const stars = (count: number, box: readonly [number, number, number, number], seed: number, glow: number): Pane[] =>
  Array.from({ length: count }, (_, n): Pane => {
    const x = box[0] + hash(n, seed) * (box[2] - box[0]);
    const y = box[1] + hash(n, seed + 1) * (box[3] - box[1]);
    const r = 4 + 8 * hash(n, seed + 2) ** 2;
    const points = Array.from({ length: 8 }, (_v, k): Point => {
      const reach = k % 2 === 0 ? r : r * 0.36;
      return [x + reach * Math.sin((k * Math.PI) / 4), y - reach * Math.cos((k * Math.PI) / 4)];
    });
    return { d: polygon(points), sheet: 'pearl', tone: 0.9, glow, lead: 0.9 };
  });

/** An arch that has lost stones. */
const ruin = (mason: Mason, arch: Arch, width: number, missing: (share: number) => boolean): Pane[] => {
  const bands = archBand(arch, 0, width, 46);
  return bands.flatMap((d, at): Pane[] =>
    missing(at / (bands.length - 1)) ? [] : [{ d, sheet: mason.sheet, tone: mason.tone + (hash(at, mason.seed) - 0.5) * 0.16, solid: true, lead: 2.4 }],
  );
};

export const campfire = (): Hall => {
  const mason: Mason = { sheet: 'stone', tone: 0.45, seed: 127 };
  const sky: Pane[] = [
    ...waves({ sheets: ['night', 'indigo', 'cobalt'], tone: 0.46, glow: 0.3, clip: rectangle(0, 0, WIDTH, LINE), seed: 5 }, [-20, -30, WIDTH + 20, LINE], 58, 40, [
      'night',
      'night',
      'night',
      'indigo',
      'night',
      'indigo',
      'cobalt',
      'indigo',
      'cobalt',
      'azure',
    ]),
    ...stars(44, [10, 10, WIDTH, 400], 3, 0.7),
    ...moon({ glow: 0.8 }, [1096, 176], 60, 'pearl'),
    ...spire({ glow: 0.3 }, { x: 380, base: LINE, height: 470, half: 66, tiers: 5, stone: 'night', roof: 'indigo', lamps: 'amber' }),
  ];
  const hills: Pane[] = waves({ sheets: ['night', 'soot', 'night'], tone: 0.4, glow: 0.2, clip: rectangle(0, 0, WIDTH, LINE), seed: 8 }, [-20, 520, WIDTH + 20, LINE], 60, 46);
  const logs: Pane[] = [-1, 1].map((side): Pane => ({
    d: polygon([[720 - side * 92, LINE + 34], [720 - side * 98, LINE + 12], [720 + side * 70, LINE - 22], [720 + side * 80, LINE - 2]]),
    sheet: 'wood',
    tone: 0.5,
    solid: true,
    lead: 2.4,
  }));
  const stones: Pane[] = Array.from({ length: 9 }, (_, n): Pane => {
    const x = 720 + (n - 4) * 32;
    const r = 14 + 7 * hash(n, 6);
    return { d: circle(x, LINE + 34 + 10 * Math.cos((n - 4) * 0.4) - 10, r), sheet: 'stone', tone: 0.4, solid: true, round: [x, r] as const, lead: 2.4 };
  });
  return {
    ...SIZE,
    panes: [
      ...sky,
      ...hills,
      ...ruin(mason, { x: 236, half: 170, top: 120, bottom: LINE, sharp: 1.9 }, 46, (share) => share > 0.62 && share < 0.8),
      ...ruin({ ...mason, seed: 5 }, { x: 1200, half: 180, top: 90, bottom: LINE, sharp: 1.9 }, 48, (share) => share > 0.24 && share < 0.52),
      ...ruin({ ...mason, tone: 0.34, seed: 6 }, { x: 720, half: 236, top: 60, bottom: LINE, sharp: 1.75 }, 36, (share) => share > 0.36 && share < 0.44),
      ...wall(mason, [-40, LINE - 150, 30, LINE], 44),
      ...wall({ ...mason, seed: 3 }, [1420, LINE - 260, 1470, LINE], 44),
      ...column(mason, 452, 168, LINE, 24),
      ...column(mason, 988, 330, LINE, 24),
      ...logs,
      ...fire({ glow: 1.05, power: 26 }, [720, LINE + 14], 150),
      ...stones,
    ],
    floor: { line: FLOOR, sheet: 'stone', other: 'moss', mirror: 0.2, tile: 0.1 },
    ambient: [0.03, 0.038, 0.07],
    spill: 1.5,
  };
};

export const treasure = (): Hall => {
  const mason: Mason = { sheet: 'brass', tone: 0.26, seed: 131 };
  const great: Arch = { x: 720, half: 190, top: 90, bottom: LINE - 40, sharp: 1.7 };
  const small = [150, 388, 1052, 1290].map((x): Arch => ({ x, half: 60, top: 190, bottom: LINE - 110, sharp: 2 }));
  const nave: Nave = { mason, great: [great], small, columns: [[30, 20], [270, 20], [494, 28], [946, 28], [1170, 20], [1410, 20]], capital: 150, course: 50 };
  return {
    ...SIZE,
    panes: [
      ...naveWalls(nave),
      ...small.flatMap((arch, at) =>
        glazedArch(arch, 8, ['gold', 'emerald'], 0.42, (clip, box) => [
          ...quarries({ sheets: ['amber', 'gold', 'brass', 'emerald'], tone: 0.42, glow: 0.36, clip, seed: at + 31 }, box, 32),
          ...roundel([arch.x, 330], 44, ['wine', 'plum'], ['gold', 'brass'], { name: ['cut-diamond', 'crown', 'ring', 'gems'][at], sheets: [(['frost', 'gold', 'gold', 'rose'] as const)[at], 'ivory'] }, 0.6),
        ]),
      ),
      ...glazedArch(great, 12, ['gold', 'ruby', 'emerald'], 0.62, (clip) => [
        ...burst(
          { sheets: ['gold'], tone: 0.5, glow: 0.62, clip, seed: 19 },
          [720, 470],
          [0, 96, 150, 200, 262, 340, 480],
          [14, 20, 24, 24, 24, 24],
          [['plum', 'wine'], ['wine', 'emerald'], ['gold', 'amber'], ['amber', 'gold', 'brass'], ['bronze', 'brass', 'emerald'], ['wine', 'bronze', 'emerald']],
        ),
        { d: rectangle(520, 570, 400, 100), sheet: 'wine', tone: 0.3, glow: 0.4, clip },
        { d: rectangle(590, 556, 260, 22), sheet: 'brass', tone: 0.6, glow: 0.5, clip },
        ...emblem({ name: 'open-treasure-chest', sheets: ['gold', 'amber'] }, [720, 458], 216, 1, 2.4),
      ]),
      ...naveColumns(nave),
    ],
    floor: { line: FLOOR, sheet: 'brass', other: 'leather', mirror: 0.6, tile: 0.13 },
    ambient: [0.05, 0.036, 0.016],
    spill: 1.3,
    beams: { strength: 0.13, lean: 0.2 },
  };
};

export const event = (): Hall => {
  const mason: Mason = { sheet: 'ash', tone: 0.36, seed: 137 };
  const great: Arch = { x: 720, half: 118, top: 92, bottom: LINE - 130, sharp: 2 };
  const small = [160, 1280].map((x): Arch => ({ x, half: 48, top: 220, bottom: LINE - 150, sharp: 2.2 }));
  const nave: Nave = { mason, great: [great], small, columns: [[0, 22], [320, 22], [540, 20], [900, 20], [1120, 22], [1440, 22]], capital: 150 };
  const rack = (x: number): Pane[] => [
    ...ledge({ ...mason, tone: 0.5 }, x - 80, x + 60, LINE - 70, [14, 56]),
    ...[-62, -36, -10, 16, 40].flatMap((dx, at) => candle([x + dx, LINE - 70], 34 + 16 * hash(at, Math.round(x)), 34)),
  ];
  return {
    ...SIZE,
    panes: [
      ...naveWalls(nave),
      ...small.flatMap((arch, at) =>
        glazedArch(arch, 7, ['brass', 'teal'], 0.3, (clip, box) =>
          quarries({ sheets: ['teal', 'plum', 'night', 'indigo'], tone: 0.4, glow: 0.28, clip, seed: at + 41 }, box, 28),
        ),
      ),
      ...glazedArch(great, 10, ['brass', 'plum', 'teal'], 0.55, (clip, box) => [
        ...strips({ sheets: ['indigo', 'plum', 'teal', 'night'], tone: 0.42, glow: 0.42, clip, seed: 4 }, box, 32),
        ...roundel([720, 330], 92, ['indigo', 'night'], ['gold', 'teal', 'plum'], { name: 'own:query', sheets: ['gold', 'amber'] }, 0.85),
      ]),
      ...naveColumns(nave),
      ...rack(430),
      ...rack(1024),
    ],
    floor: { line: FLOOR, sheet: 'ash', mirror: 0.5, tile: 0.12 },
    ambient: [0.03, 0.03, 0.042],
    spill: 1.3,
    beams: { strength: 0.1, lean: 0.1 },
  };
};

export const map = (): Hall => {
  const inside = rectangle(46, 46, WIDTH - 92, HEIGHT - 92);
  const frame: Pane[] = [];
  for (const [at, y] of [16, HEIGHT - 42].entries())
    for (let n = 0; n < 24; n++)
      frame.push({ d: rectangle(42 + (n * (WIDTH - 84)) / 24, y, (WIDTH - 84) / 24, 26), sheet: (['brass', 'bronze', 'teal'] as const)[(n + at) % 3], tone: 0.5, glow: 0.32, lead: 2.4 });
  for (const [at, x] of [16, WIDTH - 42].entries())
    for (let n = 0; n < 16; n++)
      frame.push({ d: rectangle(x, 42 + (n * (HEIGHT - 84)) / 16, 26, (HEIGHT - 84) / 16), sheet: (['brass', 'bronze', 'teal'] as const)[(n + at) % 3], tone: 0.5, glow: 0.32, lead: 2.4 });
  const corners: readonly Point[] = [[132, 132], [WIDTH - 132, 132], [132, HEIGHT - 132], [WIDTH - 132, HEIGHT - 132]];
  return {
    ...SIZE,
    panes: [
      { d: rectangle(0, 0, WIDTH, HEIGHT), sheet: 'soot', tone: 0.2, glow: 0.4 },
      ...frame,
      ...quarries({ sheets: ['ivory', 'bone', 'brass'], tone: 0.38, glow: 0.15, clip: inside, seed: 3, lead: 1.8 }, [40, 40, WIDTH, HEIGHT], 84),
      ...corners.flatMap((at, n) => roundel(at, 64, ['leather', 'wine'], ['brass', 'teal'], n === 3 ? { name: 'compass', sheets: ['brass', 'ivory'] } : undefined, 0.32)),
    ],
    ambient: [0.02, 0.02, 0.02],
    vignette: 0.8,
  };
};

export const title = (): Hall => {
  const shore = HEIGHT * 0.76;
  const sky = rectangle(0, 0, WIDTH, shore);
  const sun: Point = [720, 300];
  const lit = { glow: 0.5 };
  const far = (x: number, height: number, half: number): Pane[] =>
    spire(lit, { x, base: LINE + 30, height, half, tiers: 4, stone: 'indigo', roof: 'plum', lamps: 'amber' });
  return {
    ...SIZE,
    panes: [
      ...burst(
        { sheets: ['cobalt'], tone: 0.48, glow: 0.72, clip: sky, seed: 3, lead: 3 },
        sun,
        [118, 168, 226, 300, 390, 500, 640, 920],
        [20, 24, 28, 28, 30, 30, 28],
        [['gold', 'amber'], ['ember', 'amber'], ['ruby', 'ember', 'rose'], ['violet', 'plum', 'cobalt'], ['cobalt', 'indigo', 'teal'], ['indigo', 'night', 'cobalt'], ['night', 'indigo']],
      ),
      ...disc({ glow: 1.05 }, sun, 118, 'gold', 0.8, 9),
      ...stars(40, [0, 0, WIDTH, 300], 9, 0.5),
      ...far(250, 330, 40),
      ...far(1190, 360, 42),
      ...far(430, 240, 30),
      ...far(1016, 250, 32),
      ...spire({ glow: 0.62 }, { x: 720, base: LINE + 30, height: 640, half: 118, tiers: 7, stone: 'steel', roof: 'indigo', lamps: 'gold' }),
      ...waves({ sheets: ['night', 'indigo', 'teal'], tone: 0.34, glow: 0.34, clip: sky, seed: 6 }, [-20, LINE - 30, WIDTH + 20, shore], 36, 34),
    ],
    floor: { line: 0.76, sheet: 'night', mirror: 0.75, tile: 0.3 },
    ambient: [0.03, 0.03, 0.05],
    vignette: 1.1,
  };
};
