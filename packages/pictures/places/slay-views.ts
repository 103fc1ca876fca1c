/** Slay the Spire: the map and the title. */
import { type Point, rectangle } from './geometry.ts';
import type { Hall } from './hall.ts';
import { HEIGHT, LINE, WIDTH } from './nave.ts';
import type { Pane } from './panes.ts';
import { stars } from './props.ts';
import { disc, spire } from './subjects.ts';
import { burst, roundel, waves } from './windows.ts';

const SIZE = { width: WIDTH, height: HEIGHT };

export const map = (): Hall => {
  const inside = rectangle(46, 46, WIDTH - 92, HEIGHT - 92);
  const frame: Pane[] = [];
  for (const [at, y] of [16, HEIGHT - 42].entries())
    for (let n = 0; n < 24; n++)
      frame.push({
        d: rectangle(42 + (n * (WIDTH - 84)) / 24, y, (WIDTH - 84) / 24, 26),
        sheet: (['brass', 'bronze', 'teal'] as const)[(n + at) % 3],
        tone: 0.5,
        glow: 0.32,
        lead: 2.4,
      });
  for (const [at, x] of [16, WIDTH - 42].entries())
    for (let n = 0; n < 16; n++)
      frame.push({
        d: rectangle(x, 42 + (n * (HEIGHT - 84)) / 16, 26, (HEIGHT - 84) / 16),
        sheet: (['brass', 'bronze', 'teal'] as const)[(n + at) % 3],
        tone: 0.5,
        glow: 0.32,
        lead: 2.4,
      });
  const corners: readonly Point[] = [
    [132, 132],
    [WIDTH - 132, 132],
    [132, HEIGHT - 132],
    [WIDTH - 132, HEIGHT - 132],
  ];
  return {
    ...SIZE,
    panes: [
      { d: rectangle(0, 0, WIDTH, HEIGHT), sheet: 'soot', tone: 0.2, glow: 0.4 },
      ...frame,
      // The way leads up: all panes look to the Boss at the top.
      ...burst(
        { sheets: ['leather'], tone: 0.62, glow: 0.3, clip: inside, seed: 3, lead: 1.8 },
        [720, -30],
        [0, 150, 230, 318, 414, 518, 630, 750, 878, 1014, 1200],
        [16, 24, 30, 36, 42, 46, 50, 54, 58, 62],
        [
          ['amber', 'brass'],
          ['bronze', 'brass'],
          ['leather', 'wood'],
          ['wood', 'leather'],
          ['leather', 'wood'],
          ['wood', 'leather'],
        ],
      ),
      ...corners.flatMap((at, n) =>
        roundel(
          at,
          64,
          ['leather', 'wine'],
          ['brass', 'teal'],
          n === 3 ? { name: 'compass', sheets: ['brass', 'ivory'] } : undefined,
          0.32,
        ),
      ),
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
