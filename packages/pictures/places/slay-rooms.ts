/** Slay the Spire: Neow, the Merchant, campfire, treasure and events. */
import type { Sheet } from '../model.ts';
import { emblem } from './emblem.ts';
import { type Arch, type Point, polygon, rectangle } from './geometry.ts';
import type { Hall } from './hall.ts';
import { column, ledge, type Mason, wall } from './masonry.ts';
import { FLOOR, HEIGHT, LINE, type Nave, naveColumns, naveWalls, WIDTH } from './nave.ts';
import type { Pane } from './panes.ts';
import { hash } from './planes.ts';
import { drape, lantern, ruin, shelf, stars } from './props.ts';
import { candle, disc, fire, moon, spire } from './subjects.ts';
import { burst, glazedArch, quarries, roundel, strips, waves } from './windows.ts';

const SIZE = { width: WIDTH, height: HEIGHT };

export const neow = (): Hall => {
  const mason: Mason = { sheet: 'stone', tone: 0.4, seed: 101 };
  const great: Arch = { x: 720, half: 232, top: 60, bottom: LINE - 60, sharp: 1.25 };
  const small = [110, 344, 1096, 1330].map(
    (x): Arch => ({ x, half: 66, top: 170, bottom: LINE - 92, sharp: 1.6 }),
  );
  const nave: Nave = {
    mason,
    great: [great],
    small,
    columns: [
      [0, 16],
      [228, 16],
      [456, 22],
      [984, 22],
      [1212, 16],
      [1440, 16],
    ],
    capital: 142,
  };
  const sea: readonly Sheet[] = ['azure', 'teal', 'cobalt', 'indigo', 'cobalt', 'night'];
  return {
    ...SIZE,
    panes: [
      ...naveWalls(nave),
      ...small.flatMap((arch, at) =>
        glazedArch(arch, 8, ['frost', 'teal'], 0.45, (clip, box) =>
          waves(
            { sheets: ['azure', 'teal', 'cobalt'], tone: 0.42, glow: 0.42, clip, seed: at + 4 },
            box,
            34,
            26,
          ),
        ),
      ),
      ...glazedArch(great, 13, ['gold', 'teal', 'azure'], 0.8, (clip, box) => [
        ...burst(
          { sheets: ['azure'], tone: 0.52, glow: 0.8, clip, seed: 9 },
          [720, 268],
          [72, 112, 160, 216, 290, 400],
          [16, 20, 22, 22, 20],
          [
            ['gold', 'ivory'],
            ['amber', 'rose', 'gold'],
            ['rose', 'violet', 'azure'],
            ['azure', 'teal', 'violet'],
            ['cobalt', 'azure', 'indigo'],
          ],
        ),
        ...disc({ glow: 1.05, clip }, [720, 268], 72, 'ivory', 0.8, 6),
        ...waves(
          { sheets: ['teal'], tone: 0.46, glow: 0.62, clip, seed: 3 },
          [box[0], 396, box[2], box[3]],
          42,
          40,
          sea,
        ),
        ...emblem({ name: 'whale-tail', sheets: ['night', 'indigo'] }, [720, 372], 236, 0.75, 2.6),
        ...waves(
          { sheets: ['cobalt'], tone: 0.4, glow: 0.55, clip, seed: 12 },
          [box[0], 470, box[2], box[3]],
          44,
          44,
          ['cobalt', 'indigo', 'teal', 'indigo'],
        ),
      ]),
      ...naveColumns(nave),
    ],
    floor: { line: FLOOR, sheet: 'teal', other: 'stone', mirror: 0.85, tile: 0.16 },
    ambient: [0.024, 0.05, 0.07],
    spill: 1.6,
    beams: { strength: 0.13, lean: 0.24 },
  };
};

export const merchant = (): Hall => {
  const mason: Mason = { sheet: 'leather', tone: 0.5, seed: 109 };
  const great: Arch = { x: 720, half: 150, top: 96, bottom: LINE - 150, sharp: 1 };
  const nave: Nave = {
    mason,
    great: [great],
    small: [],
    columns: [
      [498, 22],
      [942, 22],
    ],
    capital: 120,
    course: 50,
  };
  return {
    ...SIZE,
    panes: [
      ...naveWalls(nave),
      ...glazedArch(great, 12, ['brass', 'ruby', 'gold'], 0.6, (clip, box) => [
        ...quarries(
          { sheets: ['amber', 'bronze', 'brass', 'ember'], tone: 0.46, glow: 0.5, clip, seed: 6 },
          box,
          46,
        ),
        ...roundel(
          [720, 300],
          104,
          ['wine', 'plum'],
          ['gold', 'ruby', 'brass'],
          { name: 'scales', sheets: ['gold', 'ivory'] },
          0.85,
        ),
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
    floor: {
      line: FLOOR,
      sheet: 'wood',
      other: 'leather',
      mirror: 0.3,
      tile: 0.12,
      carpet: { sheet: 'ruby', edge: 'gold', half: 3 },
    },
    ambient: [0.15, 0.095, 0.06],
    spill: 1.2,
    calm: 0.2,
  };
};

export const campfire = (): Hall => {
  const mason: Mason = { sheet: 'stone', tone: 0.45, seed: 127 };
  const sky: Pane[] = [
    ...waves(
      {
        sheets: ['night', 'indigo', 'cobalt'],
        tone: 0.46,
        glow: 0.3,
        clip: rectangle(0, 0, WIDTH, LINE),
        seed: 5,
      },
      [-20, -30, WIDTH + 20, LINE],
      58,
      40,
      ['night', 'night', 'night', 'indigo', 'night', 'indigo', 'cobalt', 'indigo', 'cobalt', 'azure'],
    ),
    ...stars(44, [10, 10, WIDTH, 400], 3, 0.7),
    ...moon({ glow: 0.8 }, [1096, 176], 60, 'pearl'),
    ...spire(
      { glow: 0.3 },
      { x: 380, base: LINE, height: 470, half: 66, tiers: 5, stone: 'night', roof: 'indigo', lamps: 'amber' },
    ),
  ];
  const hills: Pane[] = waves(
    { sheets: ['night', 'soot', 'night'], tone: 0.4, glow: 0.2, clip: rectangle(0, 0, WIDTH, LINE), seed: 8 },
    [-20, 520, WIDTH + 20, LINE],
    60,
    46,
  );
  const logs: Pane[] = [-1, 1].map(
    (side): Pane => ({
      d: polygon([
        [720 - side * 92, LINE + 34],
        [720 - side * 98, LINE + 12],
        [720 + side * 70, LINE - 22],
        [720 + side * 80, LINE - 2],
      ]),
      sheet: 'wood',
      tone: 0.5,
      solid: true,
      lead: 2.4,
    }),
  );
  const stones: Pane[] = Array.from({ length: 9 }, (_, n): Pane => {
    const x = 720 + (n - 4) * 32;
    const r = 14 + 7 * hash(n, 6);
    const y = LINE + 34 + 10 * Math.cos((n - 4) * 0.4) - 10;
    // Broken stones, no pearls: five to seven corners, flatter than they are wide.
    const corners = 5 + Math.floor(3 * hash(n, 21));
    return {
      d: polygon(
        Array.from({ length: corners }, (_, at): Point => {
          const turn = ((at + 0.3 * hash(n, at + 31)) / corners) * 2 * Math.PI;
          const reach = r * (0.92 + 0.3 * hash(at, n + 40));
          return [x + reach * 1.12 * Math.cos(turn), y + reach * 0.82 * Math.sin(turn)];
        }),
      ),
      sheet: n % 3 === 1 ? 'ash' : 'stone',
      tone: 0.3 + 0.16 * hash(n, 8),
      solid: true,
      round: [x + (720 - x) * 0.12, r * 1.15] as const,
      lead: 2.4,
    };
  });
  return {
    ...SIZE,
    panes: [
      ...sky,
      ...hills,
      ...ruin(
        mason,
        { x: 236, half: 170, top: 120, bottom: LINE, sharp: 1.9 },
        46,
        (share) => share > 0.62 && share < 0.8,
      ),
      ...ruin(
        { ...mason, seed: 5 },
        { x: 1200, half: 180, top: 90, bottom: LINE, sharp: 1.9 },
        48,
        (share) => share > 0.24 && share < 0.52,
      ),
      ...ruin(
        { ...mason, tone: 0.34, seed: 6 },
        { x: 720, half: 236, top: 60, bottom: LINE, sharp: 1.75 },
        36,
        (share) => share > 0.36 && share < 0.44,
      ),
      ...wall(mason, [-40, LINE - 150, 30, LINE], 44),
      ...wall({ ...mason, seed: 3 }, [1420, LINE - 260, 1470, LINE], 44),
      ...column(mason, 452, 168, LINE, 24),
      ...column(mason, 988, 330, LINE, 24),
      ...logs,
      ...fire({ glow: 1.05, power: 60 }, [720, LINE + 14], 150),
      ...stones,
    ],
    floor: { line: FLOOR, sheet: 'stone', other: 'ash', mirror: 0.2, tile: 0.1 },
    ambient: [0.03, 0.038, 0.07],
    spill: 1.5,
  };
};

export const treasure = (): Hall => {
  const mason: Mason = { sheet: 'brass', tone: 0.26, seed: 131 };
  const great: Arch = { x: 720, half: 190, top: 90, bottom: LINE - 40, sharp: 1.7 };
  const small = [150, 388, 1052, 1290].map(
    (x): Arch => ({ x, half: 60, top: 190, bottom: LINE - 110, sharp: 2 }),
  );
  const nave: Nave = {
    mason,
    great: [great],
    small,
    columns: [
      [30, 20],
      [270, 20],
      [494, 28],
      [946, 28],
      [1170, 20],
      [1410, 20],
    ],
    capital: 150,
    course: 50,
  };
  return {
    ...SIZE,
    panes: [
      ...naveWalls(nave),
      ...small.flatMap((arch, at) =>
        glazedArch(arch, 8, ['gold', 'emerald'], 0.42, (clip, box) => [
          ...quarries(
            { sheets: ['amber', 'gold', 'brass', 'emerald'], tone: 0.42, glow: 0.36, clip, seed: at + 31 },
            box,
            32,
          ),
          ...roundel(
            [arch.x, 330],
            44,
            ['wine', 'plum'],
            ['gold', 'brass'],
            {
              name: ['cut-diamond', 'crown', 'ring', 'gems'][at],
              sheets: [(['frost', 'gold', 'gold', 'rose'] as const)[at], 'ivory'],
            },
            0.6,
          ),
        ]),
      ),
      ...glazedArch(great, 12, ['gold', 'ruby', 'emerald'], 0.62, (clip) => [
        ...burst(
          { sheets: ['gold'], tone: 0.46, glow: 0.5, clip, seed: 19 },
          [720, 470],
          [0, 96, 150, 200, 262, 340, 480],
          [14, 20, 24, 24, 24, 24],
          [
            ['plum', 'night'],
            ['wine', 'plum'],
            ['gold', 'amber'],
            ['amber', 'gold', 'brass'],
            ['bronze', 'brass', 'emerald'],
            ['wine', 'bronze', 'emerald'],
          ],
        ),
        { d: rectangle(520, 570, 400, 100), sheet: 'wine', tone: 0.3, glow: 0.4, clip },
        { d: rectangle(590, 556, 260, 22), sheet: 'brass', tone: 0.6, glow: 0.5, clip },
        ...emblem({ name: 'locked-chest', sheets: ['gold', 'amber'] }, [720, 468], 200, 0.8, 1.8),
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
  const nave: Nave = {
    mason,
    great: [great],
    small,
    columns: [
      [0, 22],
      [320, 22],
      [540, 20],
      [900, 20],
      [1120, 22],
      [1440, 22],
    ],
    capital: 150,
  };
  const rack = (x: number): Pane[] => [
    ...ledge({ ...mason, tone: 0.5 }, x - 80, x + 60, LINE - 70, [14, 56]),
    ...[-62, -36, -10, 16, 40].flatMap((dx, at) =>
      candle([x + dx, LINE - 70], 34 + 16 * hash(at, Math.round(x)), 34),
    ),
  ];
  return {
    ...SIZE,
    panes: [
      ...naveWalls(nave),
      ...small.flatMap((arch, at) =>
        glazedArch(arch, 7, ['brass', 'teal'], 0.3, (clip, box) =>
          quarries(
            { sheets: ['teal', 'plum', 'night', 'indigo'], tone: 0.4, glow: 0.28, clip, seed: at + 41 },
            box,
            28,
          ),
        ),
      ),
      ...glazedArch(great, 10, ['brass', 'plum', 'teal'], 0.55, (clip, box) => [
        ...strips(
          { sheets: ['indigo', 'plum', 'teal', 'night'], tone: 0.42, glow: 0.42, clip, seed: 4 },
          box,
          32,
        ),
        ...roundel(
          [720, 330],
          92,
          ['indigo', 'night'],
          ['gold', 'teal', 'plum'],
          { name: 'own:query', sheets: ['gold', 'amber'] },
          0.85,
        ),
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
