/** The Towers of Mystic Spires in glass: one drawing for each, 300 by 900, with the character of its set. */
import type { Drawing, Piece, Sheet } from '../model.ts';
import {
  circle,
  cloud,
  courses,
  crescent,
  crystal,
  flame,
  lancet,
  ledge,
  polygon,
  roof,
  star,
  stone,
  teeth,
  type Wall,
  wave,
} from './masonry.ts';

const MIDDLE = 150;
const FLOOR = 900;

const wall = (top: number, foot: number, atTop: number, atFoot: number, x = MIDDLE): Wall => ({
  x,
  top,
  foot,
  atTop,
  atFoot,
});

/** A lit window in its frame. */
const lit = (x: number, y: number, width: number, height: number, frame: Sheet, light: Sheet): Piece[] => [
  { d: lancet(x, y + 5, width + 12, height + 12), sheet: frame, whole: true, tone: -0.3 },
  { d: lancet(x, y, width, height), sheet: light, whole: true, tone: 0.8 },
];

const gem = (x: number, y: number, r: number, sheet: Sheet, tone = 0.7): Piece => ({
  d: circle(x, y, r),
  sheet,
  whole: true,
  tone,
});

/** The Tower of Dreams: onion domes over clouds, a crescent at the tip. */
const dreams = (): Piece[] => [
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

/** The Kiln Spire: a chimney of fired brick with a mouth of fire and a crown of flames. */
const kiln = (): Piece[] => [
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
const ossuary = (): Piece[] => [
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
const stair = (): Piece[] => [
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

/** The Brimming Lens: a bundle of crystals that holds a round lens to the light. */
const lens = (): Piece[] => [
  ...crystal(52, FLOOR, 40, 410, -26, ['gold', 'amber', 'bronze']),
  ...crystal(250, FLOOR, 42, 460, 24, ['frost', 'azure', 'cobalt']),
  ...crystal(104, FLOOR, 46, 600, -18, ['ivory', 'gold', 'amber']),
  ...crystal(204, FLOOR, 44, 560, 16, ['pearl', 'rose', 'violet']),
  ...crystal(150, FLOOR, 62, 700, 0, ['pearl', 'frost', 'gold']),
  ...ledge(MIDDLE, 318, 58, 26, 'gold'),
  { d: `M92 330C18 262 26 120 82 72C62 140 62 230 126 316Z`, sheet: 'gold', tone: 0.3 },
  { d: `M208 330C282 262 274 120 218 72C238 140 238 230 174 316Z`, sheet: 'gold', tone: -0.1 },
  { d: circle(MIDDLE, 176, 104), sheet: 'gold', tone: 0.1 },
  ...(['ruby', 'amber', 'gold', 'emerald', 'azure', 'violet'] as const).flatMap((sheet, n): Piece[] => {
    const point = (turn: number, r: number): readonly [number, number] => [
      MIDDLE + Math.sin(turn) * r,
      176 - Math.cos(turn) * r,
    ];
    return [0, 1].map((half): Piece => {
      const from = ((n + half * 6) * Math.PI) / 6;
      return {
        d: polygon([
          point(from, 52),
          point(from, 88),
          point(from + Math.PI / 6, 88),
          point(from + Math.PI / 6, 52),
        ]),
        sheet,
        whole: true,
        tone: 0.3,
      };
    });
  }),
  { d: circle(MIDDLE, 176, 54), sheet: 'pearl', whole: true, tone: 0.9 },
  { d: star(MIDDLE, 176, 46, 4, 0.24), sheet: 'gold', whole: true, tone: 0.9 },
  { d: star(MIDDLE, 28, 24), sheet: 'ivory', whole: true, tone: 0.9 },
  ...crystal(24, FLOOR, 24, 170, -10, ['violet', 'plum', 'indigo']),
  ...crystal(280, FLOOR, 22, 150, 8, ['venom', 'emerald', 'moss']),
  ...crystal(118, FLOOR, 28, 190, -8, ['frost', 'azure', 'teal']),
  ...crystal(190, FLOOR, 26, 160, 10, ['gold', 'amber', 'ember']),
];

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
const twins = (): Piece[] => [
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

/** A rune: a few straight strokes round a point, as one piece of light. */
const rune = (x: number, y: number, r: number, form: number, sheet: Sheet): Piece => {
  const bar = 0.18 * r;
  const marks = [
    `M${x - bar} ${y - r}h${2 * bar}v${2 * r}h${-2 * bar}Z M${x} ${y - r * 0.7}l${r * 0.8} ${r * 0.5}l${-r * 0.8} ${r * 0.5}v${-2 * bar}l${r * 0.4} ${-r * 0.3}l${-r * 0.4} ${-r * 0.3}Z`,
    `M${x - bar} ${y - r}h${2 * bar}v${2 * r}h${-2 * bar}Z M${x - r * 0.8} ${y - r * 0.5}l${r * 0.8} ${r * 0.5}l${r * 0.8} ${-r * 0.5}v${2 * bar}l${-r * 0.8} ${r * 0.55}l${-r * 0.8} ${-r * 0.55}Z`,
    `M${x} ${y - r}l${r * 0.75} ${r}l${-r * 0.75} ${r}l${-r * 0.75} ${-r}Z`,
  ];
  return { d: marks[form % marks.length] as string, sheet, whole: true, tone: 0.8 };
};

/** The Silent Obelisk: one smooth stone with a closed eye, between graves. */
const obelisk = (): Piece[] => {
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

/** The Lone Menhir: one rough stone with fire in its cracks, and small stones round it. */
const menhir = (): Piece[] => [
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

const drawn = (pieces: readonly Piece[]): Drawing => ({ box: [300, 900], pieces });

/** By the id of the Tower. */
const TOWER_DRAWINGS: Readonly<Record<string, Drawing>> = {
  'twr-01': drawn(dreams()),
  'twr-02': drawn(kiln()),
  'twr-03': drawn(ossuary()),
  'twr-04': drawn(stair()),
  'twr-05': drawn(lens()),
  'twr-06': drawn(twins()),
  'twr-07': drawn(obelisk()),
  'twr-08': drawn(menhir()),
};

/** The Tower that stands for a set where the Tower itself is not known: the set's first one. */
const FIRST_OF_SET: Readonly<Record<string, string>> = {
  DRM: 'twr-01',
  EMB: 'twr-02',
  GRV: 'twr-03',
  TID: 'twr-04',
  PRI: 'twr-05',
};

/** The drawing of a Tower by its id (`twr-06`) or by the code of its set (`DRM`). A Tower without one is a plain spire. */
export const towerDrawing = (of: string): Drawing =>
  TOWER_DRAWINGS[of.toLowerCase()] ?? TOWER_DRAWINGS[FIRST_OF_SET[of] ?? 'twr-07'] ?? drawn(obelisk());
