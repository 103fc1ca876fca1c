/** Slay the Spire: the map and the title. */
import { type Point, rectangle } from './geometry.ts';
import type { Hall } from './hall.ts';
import { HEIGHT, LINE, WIDTH } from './nave.ts';
import type { Pane } from './panes.ts';
import { stars } from './props.ts';
import { disc, spire } from './subjects.ts';
import { burst, waves } from './windows.ts';

const SIZE = { width: WIDTH, height: HEIGHT };

/** The night around the spire on the map: rings of dawn behind its gable, lesser spires, the woods at its foot. */
export const map = (): Hall => {
  const sky = rectangle(0, 0, WIDTH, HEIGHT);
  const dawn: Point = [720, 250];
  const far = (x: number, height: number, half: number): Pane[] =>
    spire(
      { glow: 0.42 },
      { x, base: HEIGHT - 60, height, half, tiers: 5, stone: 'indigo', roof: 'plum', lamps: 'amber' },
    );
  return {
    ...SIZE,
    panes: [
      ...burst(
        { sheets: ['cobalt'], tone: 0.44, glow: 0.54, clip: sky, seed: 5, lead: 3 },
        dawn,
        [0, 150, 230, 318, 414, 518, 634, 764, 910, 1100],
        [12, 20, 26, 30, 34, 36, 38, 40, 42],
        [
          ['gold', 'amber'],
          ['gold', 'amber', 'ember'],
          ['ember', 'rose', 'amber'],
          ['rose', 'violet', 'plum'],
          ['violet', 'cobalt', 'plum'],
          ['cobalt', 'indigo', 'teal'],
          ['indigo', 'cobalt', 'night'],
          ['night', 'indigo', 'teal'],
          ['night', 'indigo'],
        ],
      ),
      ...stars(26, [0, 0, 330, 560], 9, 0.6),
      ...stars(26, [1110, 0, WIDTH, 560], 4, 0.6),
      ...far(110, 500, 46),
      ...far(262, 360, 34),
      ...far(1198, 390, 36),
      ...far(1352, 540, 48),
      ...waves(
        { sheets: ['night', 'teal', 'moss'], tone: 0.36, glow: 0.34, clip: sky, seed: 6 },
        [-20, HEIGHT - 190, WIDTH + 20, HEIGHT],
        44,
        38,
        ['indigo', 'night', 'teal', 'night'],
      ),
    ],
    ambient: [0.03, 0.03, 0.05],
    vignette: 0.9,
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
        [
          ['gold', 'amber'],
          ['ember', 'amber'],
          ['ruby', 'ember', 'rose'],
          ['violet', 'plum', 'cobalt'],
          ['cobalt', 'indigo', 'teal'],
          ['indigo', 'night', 'cobalt'],
          ['night', 'indigo'],
        ],
      ),
      ...disc({ glow: 1.05 }, sun, 118, 'gold', 0.8, 9),
      ...stars(40, [0, 0, WIDTH, 300], 9, 0.5),
      ...far(250, 330, 40),
      ...far(1190, 360, 42),
      ...far(430, 240, 30),
      ...far(1016, 250, 32),
      ...spire(
        { glow: 0.62 },
        {
          x: 720,
          base: LINE + 30,
          height: 640,
          half: 104,
          tiers: 6,
          stone: 'steel',
          roof: 'indigo',
          lamps: 'gold',
        },
      ),
      ...waves(
        { sheets: ['night', 'indigo', 'teal'], tone: 0.34, glow: 0.34, clip: sky, seed: 6 },
        [-20, LINE - 30, WIDTH + 20, shore],
        36,
        34,
      ),
    ],
    floor: { line: 0.76, sheet: 'night', mirror: 0.75, tile: 0.3 },
    ambient: [0.03, 0.03, 0.05],
    vignette: 1.1,
  };
};
