/** The Towers of Cinderwrought. */
import type { Piece } from '../../model.ts';
import { courses, flame, lancet, ledge, polygon, teeth } from '../masonry.ts';
import { FLOOR, lit, MIDDLE, rune, wall } from './parts.ts';

/** The Kiln Spire: a chimney of fired brick with a mouth of fire and a crown of flames. */
export const kiln = (): Piece[] => [
  { d: flame(104, 226, 30, 128, -22), sheet: 'ember', tone: -0.1 },
  { d: flame(198, 226, 30, 118, 20), sheet: 'ember', tone: -0.1 },
  { d: flame(150, 232, 46, 214, 12), sheet: 'amber', tone: 0.2 },
  { d: flame(148, 232, 24, 118, -8), sheet: 'gold', whole: true, tone: 0.7 },
  ...courses(wall(430, FLOOR, 30, 44, 46), 9, ['bronze', 'iron', 'wine']),
  ...courses(wall(500, FLOOR, 28, 42, 256), 8, ['bronze', 'iron', 'wine']),
  { d: flame(46, 428, 20, 66, -8), sheet: 'ember', tone: 0.3 },
  { d: flame(256, 498, 18, 60, 8), sheet: 'ember', tone: 0.3 },
  ...ledge(46, 420, 40, 18, 'iron'),
  ...ledge(256, 490, 38, 18, 'iron'),
  ...courses(wall(250, FLOOR, 52, 104), 15, ['bronze', 'ember', 'bronze', 'wine', 'bronze']),
  ...teeth(MIDDLE, 226, 70, 26, 4, 'iron'),
  ...ledge(MIDDLE, 226, 74, 28, 'iron'),
  ...ledge(MIDDLE, 460, 84, 20, 'iron'),
  ...ledge(MIDDLE, 650, 98, 20, 'iron'),
  ...lit(MIDDLE, 420, 34, 108, 'soot', 'amber'),
  ...lit(114, 610, 24, 84, 'soot', 'amber'),
  ...lit(186, 610, 24, 84, 'soot', 'amber'),
  { d: lancet(MIDDLE, FLOOR, 122, 204), sheet: 'iron', tone: -0.2 },
  { d: lancet(MIDDLE, FLOOR, 94, 172), sheet: 'wine', whole: true, tone: -0.2 },
  { d: flame(126, FLOOR, 26, 104, -4), sheet: 'ember', tone: 0.1 },
  { d: flame(176, FLOOR, 26, 112, 4), sheet: 'ember', tone: 0.1 },
  { d: flame(150, FLOOR, 28, 138, 0), sheet: 'gold', whole: true, tone: 0.6 },
];

/** The Lone Menhir: one rough stone with fire in its cracks, and small stones round it. */
export const menhir = (): Piece[] => [
  { d: flame(70, 700, 30, 190, -10), sheet: 'ruby', tone: -0.4 },
  { d: flame(232, 700, 30, 220, 10), sheet: 'ruby', tone: -0.4 },
  {
    d: polygon([
      [128, 44],
      [92, 130],
      [84, 330],
      [150, 300],
      [166, 40],
    ]),
    sheet: 'stone',
    tone: 0.35,
  },
  {
    d: polygon([
      [166, 40],
      [150, 300],
      [214, 340],
      [222, 190],
      [204, 86],
    ]),
    sheet: 'ash',
    tone: -0.1,
  },
  {
    d: polygon([
      [84, 330],
      [150, 300],
      [138, 560],
      [66, 580],
    ]),
    sheet: 'ash',
    tone: 0.3,
  },
  {
    d: polygon([
      [150, 300],
      [214, 340],
      [232, 560],
      [138, 560],
    ]),
    sheet: 'bronze',
    tone: -0.2,
  },
  {
    d: polygon([
      [66, 580],
      [138, 560],
      [150, 860],
      [46, 860],
    ]),
    sheet: 'stone',
    tone: 0.25,
  },
  {
    d: polygon([
      [138, 560],
      [232, 560],
      [256, 860],
      [150, 860],
    ]),
    sheet: 'iron',
    tone: -0.05,
  },
  {
    d: polygon([
      [176, 92],
      [158, 190],
      [178, 262],
      [150, 360],
      [172, 452],
      [140, 560],
      [170, 660],
      [146, 800],
      [158, 800],
      [188, 662],
      [160, 562],
      [192, 454],
      [170, 362],
      [198, 264],
      [176, 190],
      [186, 92],
    ]),
    sheet: 'ember',
    whole: true,
    tone: 0.7,
  },
  rune(122, 220, 26, 0, 'amber'),
  rune(112, 440, 28, 1, 'amber'),
  rune(102, 690, 30, 2, 'amber'),
  {
    d: polygon([
      [0, 900],
      [10, 760],
      [48, 730],
      [74, 780],
      [84, 900],
    ]),
    sheet: 'iron',
    tone: 0.2,
  },
  {
    d: polygon([
      [214, 900],
      [226, 800],
      [262, 756],
      [292, 790],
      [300, 900],
    ]),
    sheet: 'stone',
    tone: -0.1,
  },
  { d: flame(118, FLOOR, 26, 92, -8), sheet: 'ember', tone: 0.2 },
  { d: flame(184, FLOOR, 28, 112, 8), sheet: 'ember', tone: 0.1 },
  { d: flame(150, FLOOR, 22, 74, 0), sheet: 'gold', whole: true, tone: 0.6 },
];
