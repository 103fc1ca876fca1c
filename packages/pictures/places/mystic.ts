/** Mystic Spires: the table lies under a night sky between two crystal towers. */
import type { Sheet } from '../model.ts';
import type { Arch } from './geometry.ts';
import type { Hall } from './hall.ts';
import type { Mason } from './masonry.ts';
import { FLOOR, HEIGHT, LINE, type Nave, naveColumns, naveWalls, WIDTH } from './nave.ts';
import { stars } from './props.ts';
import { crystal, moon } from './subjects.ts';
import { burst, glazedArch, waves } from './windows.ts';

export const table = (): Hall => {
  const mason: Mason = { sheet: 'pearl', tone: 0.06, seed: 173 };
  const great: Arch = { x: 720, half: 300, top: 50, bottom: LINE - 44, sharp: 1.5 };
  const towers = [180, 1260].map((x): Arch => ({ x, half: 132, top: 60, bottom: LINE - 44, sharp: 2 }));
  const nave: Nave = {
    mason,
    great: [great, ...towers],
    small: [],
    columns: [
      [0, 18],
      [360, 24],
      [1080, 24],
      [1440, 18],
    ],
    capital: 130,
  };
  const night: readonly (readonly Sheet[])[] = [
    ['violet', 'pearl'],
    ['violet', 'plum'],
    ['indigo', 'violet'],
    ['indigo', 'cobalt'],
    ['night', 'indigo'],
    ['night', 'indigo', 'plum'],
  ];
  return {
    width: WIDTH,
    height: HEIGHT,
    panes: [
      ...naveWalls(nave),
      ...glazedArch(great, 12, ['violet', 'frost', 'indigo'], 0.5, (clip, box) => [
        ...burst(
          { sheets: ['indigo'], tone: 0.44, glow: 0.42, clip, seed: 3 },
          [720, 226],
          [54, 100, 160, 236, 330, 440, 620],
          [12, 16, 20, 22, 24, 22],
          night,
        ),
        ...moon({ glow: 0.85, clip }, [720, 226], 56, 'pearl'),
        ...stars(26, [box[0], 90, box[2], 470], 7, 0.8).map((star) => ({ ...star, clip })),
        ...waves(
          { sheets: ['night', 'indigo', 'plum'], tone: 0.36, glow: 0.3, clip, seed: 5 },
          [box[0], 540, box[2], box[3]],
          34,
          34,
        ),
      ]),
      ...towers.flatMap((arch, at) =>
        glazedArch(arch, 10, at === 0 ? ['azure', 'violet'] : ['rose', 'violet'], 0.55, (clip, box) => [
          ...burst(
            { sheets: ['indigo'], tone: 0.4, glow: 0.4, clip, seed: at + 9 },
            [arch.x, 300],
            [60, 130, 210, 300, 420],
            [14, 18, 18, 16],
            [
              ['violet', 'plum'],
              ['indigo', 'violet'],
              ['night', 'indigo'],
              ['night', 'plum'],
            ],
          ),
          ...waves(
            { sheets: ['night', 'plum', 'indigo'], tone: 0.36, glow: 0.34, clip, seed: at + 2 },
            [box[0], 560, box[2], box[3]],
            30,
            24,
          ),
          ...crystal(
            { glow: 0.8, clip },
            arch.x,
            636,
            460,
            56,
            at === 0 ? ['azure', 'frost'] : ['rose', 'violet'],
          ),
        ]),
      ),
      ...naveColumns(nave),
    ],
    floor: { line: FLOOR, sheet: 'night', other: 'pearl', mirror: 0.6, tile: 0.15 },
    ambient: [0.035, 0.03, 0.07],
    spill: 1.3,
    beams: { strength: 0.1, lean: 0.16 },
  };
};
