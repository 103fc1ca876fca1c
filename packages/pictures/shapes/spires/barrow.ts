/** The Towers of The Hollow Barrow. */
import type { Piece, Sheet } from '../../model.ts';
import { circle, courses, lancet, ledge, polygon, stone } from '../masonry.ts';
import { FLOOR, gem, MIDDLE, rune, wall } from './parts.ts';

/** A skull seen from the front, `r` wide to each side, with its chin on y. */
const skull = (x: number, y: number, r: number, light: Sheet): Piece[] => [
  {
    d: `M${x - r * 0.55} ${y}L${x - r * 0.6} ${y - r * 0.6}C${x - r * 1.3} ${y - r * 0.9} ${x - r * 1.1} ${y - r * 2.1} ${x} ${y - r * 2.1}C${x + r * 1.1} ${y - r * 2.1} ${x + r * 1.3} ${y - r * 0.9} ${x + r * 0.6} ${y - r * 0.6}L${x + r * 0.55} ${y}Z`,
    sheet: 'bone',
    whole: r < 40,
    tone: 0.3,
  },
  gem(x - r * 0.42, y - r * 1.1, r * 0.27, light, 0.2),
  gem(x + r * 0.42, y - r * 1.1, r * 0.27, light, 0.2),
  {
    d: polygon([
      [x, y - r * 0.8],
      [x + r * 0.15, y - r * 0.5],
      [x - r * 0.15, y - r * 0.5],
    ]),
    sheet: 'soot',
    whole: true,
  },
];

/** Curved ribs on both sides of the spire, from `top` to `foot`. */
const ribs = (top: number, foot: number, count: number, reach: number): Piece[] =>
  Array.from({ length: count }, (_, n): Piece[] => {
    const y = top + ((foot - top) * n) / (count - 1);
    const out = reach * (0.72 + 0.28 * (n / count));
    return [-1, 1].map(
      (side): Piece => ({
        d: `M${MIDDLE + side * 22} ${y}C${MIDDLE + side * out * 0.8} ${y - 34} ${MIDDLE + side * out * 1.12} ${y + 4} ${MIDDLE + side * out} ${y + 58}C${MIDDLE + side * out * 0.92} ${y + 20} ${MIDDLE + side * out * 0.6} ${y + 4} ${MIDDLE + side * 22} ${y + 20}Z`,
        sheet: 'bone',
        whole: true,
        tone: side < 0 ? 0.3 : -0.15,
      }),
    );
  }).flat();

/** The Ossuary Spire: a spine between ribs, on a house of skulls. */
export const ossuary = (): Piece[] => [
  {
    d: polygon([
      [150, 120],
      [206, 640],
      [94, 640],
    ]),
    sheet: 'emerald',
    tone: -0.5,
  },
  ...ribs(232, 552, 6, 96),
  ...Array.from({ length: 9 }, (_, n): Piece => {
    const y = 190 + n * 50;
    const half = 15 + n * 2.4;
    return {
      d: polygon([
        [MIDDLE - half * 0.6, y],
        [MIDDLE + half * 0.6, y],
        [MIDDLE + half, y + 18],
        [MIDDLE + half * 0.6, y + 42],
        [MIDDLE - half * 0.6, y + 42],
        [MIDDLE - half, y + 18],
      ]),
      sheet: n % 2 === 0 ? 'bone' : 'ivory',
      whole: true,
      tone: 0.25,
    };
  }),
  {
    d: polygon([
      [150, 12],
      [162, 66],
      [138, 66],
    ]),
    sheet: 'ivory',
    whole: true,
    tone: 0.4,
  },
  {
    d: polygon([
      [102, 44],
      [126, 106],
      [104, 112],
    ]),
    sheet: 'bone',
    whole: true,
    tone: 0.2,
  },
  {
    d: polygon([
      [198, 44],
      [196, 112],
      [174, 106],
    ]),
    sheet: 'bone',
    whole: true,
    tone: -0.1,
  },
  ...skull(MIDDLE, 186, 56, 'venom'),
  ...courses(wall(640, FLOOR, 92, 118), 6, ['ash', 'moss', 'ash', 'bone']),
  ...ledge(MIDDLE, 626, 108, 24, 'bone'),
  ...[70, 123, 177, 230].flatMap((x) => skull(x, 716, 23, 'soot')),
  ...skull(52, 796, 23, 'soot'),
  ...skull(248, 796, 23, 'soot'),
  { d: lancet(MIDDLE, FLOOR, 112, 172), sheet: 'bone', tone: -0.1 },
  { d: lancet(MIDDLE, FLOOR, 82, 140), sheet: 'venom', whole: true, tone: 0.1 },
  {
    d: polygon([
      [144, 900],
      [144, 772],
      [156, 772],
      [156, 900],
    ]),
    sheet: 'soot',
    whole: true,
  },
];

/** The Silent Obelisk: one smooth stone with a closed eye, between graves. */
export const obelisk = (): Piece[] => {
  const shaft = wall(150, 800, 50, 78);
  const bands = [150, 262, 380, 500, 640, 800];
  return [
    { d: circle(150, 190, 112), sheet: 'venom', tone: -0.45 },
    { d: circle(150, 190, 84), sheet: 'emerald', tone: -0.1 },
    ...bands.slice(1).flatMap((foot, n): Piece[] => {
      const top = bands[n] as number;
      return [
        { d: stone(shaft, top, foot, -1, 0.3), sheet: n % 2 === 0 ? 'stone' : 'ash', tone: 0.3 },
        { d: stone(shaft, top, foot, 0.3, 1), sheet: 'iron', tone: -0.15 },
      ];
    }),
    {
      d: polygon([
        [142, 22],
        [165, 150],
        [100, 150],
      ]),
      sheet: 'pearl',
      tone: 0.4,
    },
    {
      d: polygon([
        [142, 22],
        [200, 150],
        [165, 150],
      ]),
      sheet: 'stone',
      tone: -0.2,
    },
    { d: `M98 330Q134 366 172 330Q134 394 98 330Z`, sheet: 'venom', whole: true, tone: 0.7 },
    ...[430, 512, 594, 676, 754].map((y, n) => rune(132, y, 26 + n * 2, n + 1, 'venom')),
    ...ledge(MIDDLE, 796, 98, 30, 'ash'),
    ...ledge(MIDDLE, 824, 118, 76, 'stone'),
    { d: lancet(40, FLOOR, 50, 96), sheet: 'ash', tone: 0.1 },
    { d: lancet(262, FLOOR, 54, 116), sheet: 'stone', tone: -0.2 },
    { d: `M0 900Q26 846 78 862Q150 880 214 866Q270 846 300 900Z`, sheet: 'moss', tone: 0.1 },
  ];
};
