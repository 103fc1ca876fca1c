/** The Towers of The Woven Slumber. */
import type { Piece, Sheet } from '../../model.ts';
import { circle, cloud, courses, crescent, lancet, ledge, polygon, roof, star, stone } from '../masonry.ts';
import { FLOOR, gem, lit, MIDDLE, wall } from './parts.ts';

/** The Tower of Dreams: onion domes over clouds, a crescent at the tip. */
export const dreams = (): Piece[] => [
  { d: cloud(56, 660, 64, 74), sheet: 'indigo', tone: -0.2 },
  { d: cloud(250, 560, 58, 66), sheet: 'indigo', tone: -0.2 },
  ...courses(wall(430, 800, 24, 26, 70), 8, ['plum', 'violet']),
  ...dome(70, 430, 34, 92, ['rose', 'plum']),
  ...courses(wall(520, 800, 22, 24, 234), 6, ['plum', 'violet']),
  ...dome(234, 520, 31, 84, ['rose', 'plum']),
  ...courses(wall(270, 840, 46, 64), 14, ['violet', 'pearl', 'violet', 'plum']),
  ...ledge(MIDDLE, 256, 66, 22, 'gold'),
  ...ledge(MIDDLE, 540, 66, 18, 'gold'),
  ...dome(MIDDLE, 258, 62, 158, ['violet', 'indigo']),
  ...lit(MIDDLE, 480, 34, 120, 'indigo', 'gold'),
  ...lit(MIDDLE, 720, 40, 124, 'indigo', 'gold'),
  ...lit(70, 560, 16, 54, 'indigo', 'gold'),
  ...lit(234, 640, 14, 50, 'indigo', 'gold'),
  { d: crescent(150, 50, 40), sheet: 'ivory', whole: true, tone: 0.8 },
  { d: star(214, 64, 20), sheet: 'pearl', whole: true, tone: 0.8 },
  { d: star(62, 290, 19), sheet: 'pearl', whole: true, tone: 0.8 },
  { d: star(246, 400, 17), sheet: 'pearl', whole: true, tone: 0.8 },
  { d: cloud(84, FLOOR, 90, 96), sheet: 'violet', tone: 0.1 },
  { d: cloud(226, FLOOR, 80, 84), sheet: 'plum', tone: 0 },
  { d: cloud(150, FLOOR, 96, 56), sheet: 'pearl', tone: 0.2 },
];

/** An onion dome in four gores that stands on y. */
function dome(x: number, y: number, half: number, height: number, sheets: readonly [Sheet, Sheet]): Piece[] {
  const curve = (share: number): string =>
    `${x + half * share * 0.72} ${y} C${x + half * share * 1.55} ${y - height * 0.34} ${x + half * share * 0.72} ${y - height * 0.62} ${x} ${y - height}`;
  const gore = (from: number, to: number, sheet: Sheet, tone: number): Piece => ({
    d: `M${curve(from)}C${x + half * to * 0.72} ${y - height * 0.62} ${x + half * to * 1.55} ${y - height * 0.34} ${x + half * to * 0.72} ${y}Z`,
    sheet,
    tone,
  });
  return [
    gore(-1, -0.4, sheets[0], 0.35),
    gore(-0.4, 0.25, sheets[1], 0.45),
    gore(0.25, 0.65, sheets[0], 0),
    gore(0.65, 1, sheets[1], -0.3),
    gem(x, y - height - 4, Math.max(5, half * 0.14), 'gold'),
  ];
}

const bell = (x: number, y: number, r: number): Piece[] => [
  {
    d: `M${x - r} ${y}C${x - r * 0.5} ${y - r * 0.6} ${x - r * 0.8} ${y - r * 1.7} ${x} ${y - r * 1.8}C${x + r * 0.8} ${y - r * 1.7} ${x + r * 0.5} ${y - r * 0.6} ${x + r} ${y}Z`,
    sheet: 'gold',
    whole: true,
    tone: 0.6,
  },
  gem(x, y + r * 0.2, r * 0.24, 'brass', 0.3),
];

/** One of two belfries: an open bell chamber under a steep roof. */
const belfry = (x: number, top: number, half: number): Piece[] => [
  ...courses(wall(top + 290, FLOOR, half * 0.92, half * 1.1, x), 9, ['indigo', 'violet', 'plum', 'violet']),
  {
    d: stone(wall(top + 166, top + 290, half, half, x), top + 166, top + 290, -1, 1),
    sheet: 'night',
    tone: -0.3,
  },
  { d: lancet(x, top + 284, half * 1.44, 116), sheet: 'rose', whole: true, tone: 0.5 },
  ...bell(x, top + 262, half * 0.46),
  ...[-1, 1].map(
    (side): Piece => ({
      d: polygon([
        [x + side * half * 1.02, top + 166],
        [x + side * half * 0.76, top + 166],
        [x + side * half * 0.76, top + 290],
        [x + side * half * 1.02, top + 290],
      ]),
      sheet: 'pearl',
      whole: true,
      tone: side < 0 ? 0.3 : -0.1,
    }),
  ),
  ...ledge(x, top + 286, half * 1.24, 18, 'gold'),
  ...roof(x, top + 14, top + 160, half * 1.24, ['violet', 'indigo']),
  ...ledge(x, top + 156, half * 1.28, 16, 'gold'),
  gem(x, top + 12, 8, 'gold'),
];

/** The Twin Belfry: two bell towers and a bridge between them under the moon. */
export const twins = (): Piece[] => [
  { d: circle(150, 262, 62), sheet: 'ivory', tone: 0.5 },
  { d: `M60 560Q150 470 240 560L240 640Q150 560 60 640Z`, sheet: 'plum', tone: -0.1 },
  { d: `M60 548Q150 458 240 548L240 572Q150 484 60 572Z`, sheet: 'gold', tone: 0.1 },
  { d: lancet(150, FLOOR, 80, 220), sheet: 'night', tone: -0.2 },
  { d: lancet(150, FLOOR, 56, 180), sheet: 'gold', whole: true, tone: 0.5 },
  ...belfry(78, 20, 52),
  ...belfry(226, 120, 48),
  ...lit(78, 470, 26, 92, 'night', 'gold'),
  ...lit(78, 690, 28, 96, 'night', 'gold'),
  ...lit(226, 580, 24, 88, 'night', 'gold'),
  ...lit(226, 770, 26, 92, 'night', 'gold'),
  { d: cloud(70, FLOOR, 84, 66), sheet: 'violet', tone: 0.1 },
  { d: cloud(240, FLOOR, 76, 60), sheet: 'pearl', tone: 0.1 },
];
