/** What hands hold, drawn pointing up with the grip at the origin. */
import type { Piece, Sheet } from '../../model.ts';
import { gem, oval, type Path, pane, pointsOf, rod, type Tint, tube } from './humanoid-kit.ts';
import type { Point } from './paths.ts';

type Metal = { readonly blade: Sheet; readonly hilt: Sheet; readonly gem?: Sheet };

export const sword = ({ blade, hilt, gem: stone = 'ruby' }: Metal, long = 200, wide = 30): Piece[] => {
  const h = wide / 2;
  return [
    pane(['leather', -0.2], '-7,-16* 7,-16* 7,34* -7,34*'),
    pane([blade, -0.35], `0,-18* ${h},-18* ${h * 0.9},${-long + 28}* 0,${-long}*`),
    pane([blade, 0.5], `0,-18* 0,${-long}* ${-h * 0.9},${-long + 28}* ${-h},-18*`),
    pane([hilt, 0.2], '-42,-26 -36,-8 -10,-10 10,-10 36,-8 42,-26 26,-20 -26,-20'),
    gem([stone, 0.4], oval([0, -15], 9)),
    gem([hilt, 0.5], oval([0, 40], 12)),
  ];
};

export const dagger = ({ blade, hilt, gem: stone = 'emerald' }: Metal, long = 96, wide = 22): Piece[] => [
  pane([hilt, -0.4], '-6,-10* 6,-10* 7,26* -7,26*'),
  pane([blade, -0.3], `0,-12* ${wide / 2},-16 ${wide * 0.42},${-long * 0.6} 0,${-long}*`),
  pane([blade, 0.5], `0,-12* 0,${-long}* ${-wide * 0.42},${-long * 0.6} ${-wide / 2},-16`),
  pane([hilt, 0.3], '-22,-18 -20,-6 0,-9 20,-6 22,-18 0,-14'),
  gem([stone, 0.3], oval([0, 28], 9)),
];

/** A blade bent to one side: a scimitar, a sickle knife. */
export const scimitar = ({ blade, hilt }: Metal, long = 150): Piece[] => [
  pane(['leather', -0.2], '-7,-10* 7,-10* 8,28* -8,28*'),
  pane(
    [blade, -0.3],
    `-9,-12* 10,-12* ${long * 0.16},${-long * 0.5} ${long * 0.02},${-long}* ${long * 0.02},${-long * 0.5}`,
  ),
  pane(
    [blade, 0.5],
    `10,-12* ${long * 0.24},${-long * 0.45} ${long * 0.22},${-long * 0.75} ${long * 0.02},${-long}* ${long * 0.1},${-long * 0.5}`,
  ),
  pane([hilt, 0.3], '-24,-18 -20,-6 20,-6 26,-20 0,-14'),
  gem([hilt, 0.4], oval([0, 30], 10)),
];

/** The shaft of a staff, a spear, an axe; its head comes on top of it. */
export const shaft = (
  up: number,
  down: number,
  width: number,
  tint: Sheet,
  wraps: Tint = ['gold', 0.1],
): Piece[] => [
  ...rod(
    [
      [0, down],
      [0, -up],
    ],
    [width, width],
    tint,
  ),
  pane(
    wraps,
    `${-width * 0.7},${-up * 0.86}* ${width * 0.7},${-up * 0.86}* ${width * 0.7},${-up * 0.86 + 14}* ${-width * 0.7},${-up * 0.86 + 14}*`,
  ),
  pane(
    wraps,
    `${-width * 0.7},${down - 18}* ${width * 0.7},${down - 18}* ${width * 0.6},${down}* ${-width * 0.6},${down}*`,
  ),
];

/** A thick club that widens to its head, with spikes. */
export const club = (long: number, wide: number, sheet: Sheet, spikes: Sheet): Piece[] => {
  const stud = (y: number, side: number): Piece =>
    pane(
      [spikes, 0.3],
      `${side * wide * 0.36},${y - 11}* ${side * wide * 0.86},${y - 4}* ${side * wide * 0.4},${y + 11}*`,
    );
  return [
    ...[0.62, 0.84].flatMap((share) => [stud(-long * share, 1), stud(-long * share, -1)]),
    ...rod(
      [
        [0, 34],
        [0, -long * 0.4],
        [0, -long * 0.8],
        [0, -long],
      ],
      [wide * 0.36, wide * 0.5, wide * 0.95, wide * 0.8],
      sheet,
    ),
    pane(
      [spikes, -0.2],
      `${-wide * 0.42},${-long * 0.5}* ${wide * 0.42},${-long * 0.5}* ${wide * 0.46},${-long * 0.5 - 16}* ${-wide * 0.46},${-long * 0.5 - 16}*`,
    ),
    gem([spikes, 0.5], oval([0, -long * 0.73], wide * 0.16)),
  ];
};

/** Flames that stand on a point: a torch, a burning head. */
export const flame = (
  [x, y]: Point,
  size: number,
  sheets: readonly [Sheet, Sheet, Sheet] = ['ruby', 'ember', 'amber'],
): Piece[] => {
  const s = size / 100;
  const at = (shape: string): string =>
    shape.replace(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, u: string, v: string) => `${x + Number(u) * s},${y + Number(v) * s}`,
    );
  return [
    pane(
      [sheets[0], 0],
      at(
        '-38,0 -50,-34 -40,-62 -46,-92* -22,-74 -14,-104 4,-140* 14,-100 30,-80 42,-100* 46,-58 50,-30 36,0 0,12',
      ),
    ),
    pane(
      [sheets[1], 0.1],
      at('-26,-2 -34,-34 -22,-60 -12,-54 -2,-84 4,-106* 14,-74 20,-52 30,-58* 34,-30 24,0 0,8'),
    ),
    gem([sheets[2], 0.5], at('-14,-2 -18,-26 -6,-46 4,-66* 10,-42 18,-24 12,0 0,4')),
  ];
};

/** An axe head on one side of a shaft, at a height. */
export const axeHead = (y: number, size: number, blade: Sheet, trim: Sheet): Piece[] => {
  const s = size / 100;
  const at = (shape: string): string =>
    shape.replace(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, u: string, v: string) => `${Number(u) * s},${y + Number(v) * s}`,
    );
  return [
    pane([blade, -0.3], at('-14,-22* 30,-30 52,-58* 62,0 52,58* 30,30 -14,22*')),
    pane([blade, 0.6], at('50,-60* 80,-40 92,0 80,40 50,60* 64,0')),
    pane([trim, 0.1], at('-18,-30* 14,-30* 14,30* -18,30*')),
  ];
};

/** A rope or a whip along points, in short pieces. */
export const lash = (path: Path, width: number, tints: readonly Tint[]): Piece[] => {
  const points = pointsOf(path);
  const widthAt = (i: number): number => width * (1 - i / (points.length * 1.6));
  return points.slice(1).map((point, i) => {
    const link = tube([points[i] as Point, point], [widthAt(i), widthAt(i + 1)]);
    return pane(tints[i % tints.length] as Tint, link);
  });
};
