/** The Tower of The Drowned Archive. */
import type { Piece } from '../../model.ts';
import { courses, ledge, polygon, wave } from '../masonry.ts';
import { FLOOR, gem, lit, MIDDLE, wall } from './parts.ts';

/** One turn of the stair round the tower: steps that climb from the left below to the right above. */
const flight = (y: number, half: number, rise: number, count: number): Piece[] =>
  Array.from({ length: count }, (_, n): Piece => {
    const [left, right] = [n / count, (n + 1) / count].map((share) => MIDDLE - half + share * half * 2) as [
      number,
      number,
    ];
    const top = y - (rise * (n + 0.5)) / count - Math.sin((Math.PI * (n + 0.5)) / count) * -10;
    return {
      d: polygon([
        [left, top],
        [right, top],
        [right, top + 30],
        [left, top + 40],
      ]),
      sheet: n % 2 === 0 ? 'frost' : 'pearl',
      whole: true,
      tone: 0.3 - n * 0.06,
    };
  });

/** The Sunken Stair: a stair round a tower of sea glass that stands in the waves; a pearl in a shell on top. */
export const stair = (): Piece[] => [
  ...courses(wall(220, 860, 46, 84), 15, ['teal', 'azure', 'teal', 'cobalt']),
  ...[0, 1, 2, 3, 4].flatMap((turn) => flight(330 + turn * 122, 62 + turn * 11, 62, 7)),
  ...lit(134, 304, 22, 62, 'cobalt', 'frost'),
  ...lit(176, 420, 24, 66, 'cobalt', 'venom'),
  ...lit(128, 560, 26, 72, 'cobalt', 'frost'),
  ...lit(184, 676, 26, 72, 'cobalt', 'venom'),
  ...ledge(MIDDLE, 204, 70, 22, 'frost'),
  ...[-2, 2, -1, 1, 0].map(
    (n): Piece => ({
      d: `M${MIDDLE + n * 12 - 6} 206C${MIDDLE + n * 30 - 26} 160 ${MIDDLE + n * 46 - 30} 110 ${MIDDLE + n * 44} ${52 + n * n * 14}C${MIDDLE + n * 46 + 30} 110 ${MIDDLE + n * 30 + 26} 160 ${MIDDLE + n * 12 + 6} 206Z`,
      sheet: n % 2 === 0 ? 'rose' : 'pearl',
      tone: 0.25 - n * 0.12,
    }),
  ),
  gem(MIDDLE, 168, 27, 'pearl', 0.9),
  {
    d: `M22 900C34 820 8 770 34 690C40 740 62 770 46 836C66 800 78 780 76 740C96 800 62 850 66 900Z`,
    sheet: 'ember',
    tone: 0.1,
  },
  {
    d: `M246 900C232 840 262 800 240 736C272 776 270 810 266 838C280 816 288 790 284 762C306 820 276 860 284 900Z`,
    sheet: 'rose',
    tone: 0,
  },
  { d: wave(0, 300, 806, FLOOR, 3), sheet: 'azure', tone: -0.1 },
  { d: wave(0, 300, 838, FLOOR, 4), sheet: 'cobalt', tone: 0.1 },
  { d: wave(0, 300, 868, FLOOR, 5), sheet: 'teal', tone: 0.2 },
];
