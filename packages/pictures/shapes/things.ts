/** Things that no icon shows well: a chest in two halves, a caltrop, a censer, kelp, a worm. */
import type { Drawing, Piece, Sheet } from '../model.ts';
import { circle, polygon } from './masonry.ts';

type Spot = readonly [number, number];

const CHEST: readonly [number, number] = [300, 220];

/** The open lid of a chest and the light in it; `chestFront` has the same box and covers what rises between the two. */
export const chestLid = (light: Sheet): Drawing => ({
  box: CHEST,
  pieces: [
    { d: 'M34 104L54 20C100 0 200 0 246 20L266 104Z', sheet: 'wood', tone: 0.1 },
    { d: 'M54 20C100 0 200 0 246 20L250 38C200 18 100 18 50 38Z', sheet: 'gold', whole: true },
    { d: 'M34 104L50 38L68 33L54 104Z', sheet: 'gold', whole: true, tone: -0.1 },
    { d: 'M266 104L250 38L232 33L246 104Z', sheet: 'gold', whole: true, tone: -0.1 },
    { d: 'M60 104L76 44C110 34 190 34 224 44L240 104Z', sheet: light, tone: 0.35 },
  ],
});

export const chestFront = (): Drawing => ({
  box: CHEST,
  pieces: [
    { d: 'M30 104L270 104L272 126L28 126Z', sheet: 'gold', whole: true, tone: 0.1 },
    { d: 'M32 126L268 126L264 172L36 172Z', sheet: 'wood', tone: 0.3 },
    { d: 'M36 172L264 172L260 218L40 218Z', sheet: 'wood' },
    { d: 'M28 126L58 126L64 218L40 218Z', sheet: 'gold', tone: -0.1 },
    { d: 'M272 126L242 126L236 218L260 218Z', sheet: 'gold', tone: -0.1 },
    {
      d: 'M124 112L176 112L176 148C176 168 164 176 150 182C136 176 124 168 124 148Z',
      sheet: 'gold',
      whole: true,
      tone: 0.3,
    },
    {
      d: 'M150 128A11 11 0 0 1 156 148L160 164L140 164L144 148A11 11 0 0 1 150 128Z',
      sheet: 'soot',
      whole: true,
    },
  ],
});

/** The lid and the front together, with nothing between them. */
export const openChest = (light: Sheet): Drawing => ({
  box: CHEST,
  pieces: [...chestLid(light).pieces, ...chestFront().pieces],
});

const bar = (left: number, top: number, right: number, foot: number): string =>
  polygon([
    [left, top],
    [right, top],
    [right, foot],
    [left, foot],
  ]);

const turned = ([x, y]: Spot, degrees: number): Spot => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - 100, y - 106];
  return [
    100 + dx * Math.cos(angle) - dy * Math.sin(angle),
    106 + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
};

/** An iron star that lies on three points and shows a fourth. */
export const caltrop = (light: Sheet, dark: Sheet): Drawing => ({
  box: [200, 200],
  pieces: [4, 124, 238]
    .flatMap((degrees): Piece[] => [
      {
        d: polygon(
          (
            [
              [100, 0],
              [118, 84],
              [100, 106],
            ] as const
          ).map((spot) => turned(spot, degrees)),
        ),
        sheet: light,
        whole: true,
        tone: 0.3,
      },
      {
        d: polygon(
          (
            [
              [100, 0],
              [82, 84],
              [100, 106],
            ] as const
          ).map((spot) => turned(spot, degrees)),
        ),
        sheet: dark,
        whole: true,
        tone: -0.1,
      },
    ])
    .concat([
      {
        d: polygon([
          [112, 66],
          [126, 116],
          [100, 132],
        ]),
        sheet: light,
        whole: true,
        tone: 0.6,
      },
      {
        d: polygon([
          [112, 66],
          [80, 112],
          [100, 132],
        ]),
        sheet: dark,
        whole: true,
        tone: 0.2,
      },
    ]),
});

/** A sword whose blade is broken off; its point falls. */
export const BROKEN_SWORD: Drawing = {
  box: [220, 240],
  pieces: [
    {
      d: polygon([
        [84, 158],
        [84, 96],
        [98, 76],
        [106, 100],
        [106, 158],
      ]),
      sheet: 'steel',
      tone: 0.2,
    },
    {
      d: polygon([
        [106, 158],
        [106, 100],
        [116, 84],
        [128, 104],
        [128, 158],
      ]),
      sheet: 'steel',
      tone: -0.2,
    },
    { d: 'M44 150C80 164 132 164 168 150L166 176C132 186 80 186 46 176Z', sheet: 'gold', whole: true },
    {
      d: polygon([
        [94, 182],
        [118, 182],
        [116, 220],
        [96, 220],
      ]),
      sheet: 'leather',
      whole: true,
    },
    { d: circle(106, 228, 12), sheet: 'gold', whole: true },
    {
      d: polygon([
        [128, 66],
        [146, 84],
        [206, 16],
      ]),
      sheet: 'frost',
      whole: true,
      tone: 0.3,
    },
    {
      d: polygon([
        [128, 66],
        [134, 46],
        [206, 16],
      ]),
      sheet: 'steel',
      whole: true,
    },
    {
      d: polygon([
        [88, 58],
        [100, 46],
        [104, 66],
      ]),
      sheet: 'frost',
      whole: true,
    },
    {
      d: polygon([
        [58, 84],
        [72, 76],
        [70, 94],
      ]),
      sheet: 'frost',
      whole: true,
    },
    {
      d: polygon([
        [152, 110],
        [166, 104],
        [160, 122],
      ]),
      sheet: 'frost',
      whole: true,
    },
  ],
};

/** A censer on its chains, with smoke of a sheet. */
export const censer = (smoke: Sheet): Drawing => ({
  box: [220, 280],
  pieces: [
    {
      d: 'M62 88C34 84 30 54 52 46C44 22 74 8 88 24C104 12 120 30 110 46C120 66 86 92 62 88Z',
      sheet: smoke,
      tone: 0.1,
    },
    {
      d: 'M152 112C132 106 136 84 152 82C150 60 176 52 186 68C204 66 210 88 198 98C196 112 170 120 152 112Z',
      sheet: smoke,
    },
    {
      d: polygon([
        [106, 2],
        [114, 2],
        [116, 130],
        [104, 130],
      ]),
      sheet: 'iron',
      whole: true,
      tone: 0.4,
    },
    {
      d: polygon([
        [104, 6],
        [112, 10],
        [52, 190],
        [40, 188],
      ]),
      sheet: 'iron',
      tone: 0.4,
    },
    {
      d: polygon([
        [116, 6],
        [108, 10],
        [168, 190],
        [180, 188],
      ]),
      sheet: 'iron',
      tone: 0.4,
    },
    { d: 'M60 188C62 146 84 128 110 128C136 128 158 146 160 188Z', sheet: 'gold', tone: 0.1 },
    ...[84, 110, 136].map(
      (x): Piece => ({
        d: `M${x} 146C${x + 10} 158 ${x + 9} 172 ${x} 180C${x - 9} 172 ${x - 10} 158 ${x} 146Z`,
        sheet: 'ember',
        whole: true,
        tone: 0.3,
      }),
    ),
    {
      d: polygon([
        [34, 186],
        [186, 186],
        [180, 204],
        [40, 204],
      ]),
      sheet: 'brass',
      tone: 0.3,
    },
    { d: 'M42 204L178 204C172 240 146 254 110 254C74 254 48 240 42 204Z', sheet: 'gold' },
    {
      d: polygon([
        [86, 252],
        [134, 252],
        [146, 276],
        [74, 276],
      ]),
      sheet: 'brass',
      whole: true,
    },
  ],
});

/** A frond that sways: its foot, its tip, how far it bends and how broad it is. */
const frond = ([x, y]: Spot, [tipX, tipY]: Spot, bend: number, half: number): string => {
  const [low, high] = [y + (tipY - y) * 0.36, y + (tipY - y) * 0.72];
  return `M${x - half} ${y}C${x - half + bend} ${low} ${tipX - half - bend} ${high} ${tipX} ${tipY}C${tipX + half - bend} ${high} ${x + half + bend} ${low} ${x + half} ${y}Z`;
};

/** A thing of kelp that looks at what it will strangle. */
export const KELP: Drawing = {
  box: [300, 240],
  pieces: [
    { d: frond([70, 236], [14, 40], -54, 26), sheet: 'moss' },
    { d: frond([230, 236], [286, 40], 54, 26), sheet: 'moss' },
    { d: frond([104, 236], [74, 10], 48, 28), sheet: 'emerald', tone: 0.2 },
    { d: frond([196, 236], [226, 10], -48, 28), sheet: 'emerald', tone: 0.2 },
    { d: frond([150, 236], [150, -10], 34, 30), sheet: 'venom', tone: -0.2 },
    { d: 'M76 240C70 176 100 120 150 116C200 120 230 176 224 240Z', sheet: 'emerald' },
    { d: 'M98 168L144 186C136 204 106 202 98 168Z', sheet: 'gold', whole: true, tone: 0.6 },
    { d: 'M202 168L156 186C164 204 194 202 202 168Z', sheet: 'gold', whole: true, tone: 0.6 },
    { d: circle(124, 187, 6), sheet: 'soot', whole: true },
    { d: circle(176, 187, 6), sheet: 'soot', whole: true },
  ],
};

const COILS: readonly (readonly [number, number, number])[] = [
  [22, 84, 14],
  [42, 66, 18],
  [66, 52, 21],
  [94, 56, 23],
  [118, 74, 24],
  [144, 84, 24],
  [170, 70, 24],
  [186, 44, 25],
];

/** A fat worm in rings. */
export const worm = (first: Sheet, second: Sheet): Drawing => ({
  box: [214, 112],
  pieces: [
    ...COILS.map(
      ([x, y, r], at): Piece => ({ d: circle(x, y, r), sheet: at & 1 ? second : first, whole: true }),
    ),
    { d: circle(192, 38, 7), sheet: 'soot', whole: true },
  ],
});

/** A sash swung as a whip: it leaves the hand broad and ends in a point. */
export const lash = (outer: Sheet, inner: Sheet): Drawing => ({
  box: [320, 200],
  pieces: [
    { d: 'M4 176C14 110 34 52 84 26L112 62C78 84 62 132 50 190Z', sheet: outer },
    { d: 'M84 26C122 4 164 30 174 74L138 98C136 74 128 62 112 62Z', sheet: inner },
    { d: 'M174 74C180 104 172 136 190 146L186 182C146 178 136 140 138 98Z', sheet: outer },
    { d: 'M190 146C216 158 244 116 250 80L276 92C264 142 232 190 186 182Z', sheet: inner },
    { d: 'M250 80C256 46 276 20 318 6C292 34 284 58 276 92Z', sheet: outer },
  ],
});

/** A sea without a wave: level bands over the whole lower edge, 800 by 160. */
export const stillWater = (sheets: readonly [Sheet, Sheet, Sheet]): Drawing => ({
  box: [800, 160],
  pieces: [
    { d: bar(0, 0, 800, 40), sheet: sheets[0] },
    { d: bar(0, 40, 800, 90), sheet: sheets[1] },
    { d: bar(0, 90, 800, 160), sheet: sheets[0], tone: -0.2 },
    {
      d: polygon([
        [330, 12],
        [470, 12],
        [450, 28],
        [350, 28],
      ]),
      sheet: sheets[2],
      whole: true,
      tone: 0.4,
    },
    {
      d: polygon([
        [350, 54],
        [450, 54],
        [436, 72],
        [364, 72],
      ]),
      sheet: sheets[2],
      whole: true,
      tone: 0.2,
    },
    {
      d: polygon([
        [372, 102],
        [428, 102],
        [418, 120],
        [382, 120],
      ]),
      sheet: sheets[2],
      whole: true,
    },
  ],
});

const TEETH: readonly number[] = [78, 106, 134, 162, 190];

/** A chest that bites: teeth in its lid and on its front, and eyes. */
export const MIMIC: Drawing = {
  box: CHEST,
  pieces: [
    ...chestLid('ruby').pieces,
    ...TEETH.map(
      (x): Piece => ({ d: `M${x} 40L${x + 30} 40L${x + 16} 70Z`, sheet: 'ivory', whole: true, tone: 0.3 }),
    ),
    ...TEETH.map(
      (x): Piece => ({
        d: `M${x - 6} 108L${x + 34} 108L${x + 14} 74Z`,
        sheet: 'ivory',
        whole: true,
        tone: 0.1,
      }),
    ),
    { d: 'M78 8L128 22C124 38 88 36 78 8Z', sheet: 'venom', whole: true, tone: 0.6 },
    { d: 'M222 8L172 22C176 38 212 36 222 8Z', sheet: 'venom', whole: true, tone: 0.6 },
    { d: circle(106, 24, 5), sheet: 'soot', whole: true },
    { d: circle(194, 24, 5), sheet: 'soot', whole: true },
    ...chestFront().pieces,
  ],
};

const BARS: readonly number[] = [10, 53, 96, 139, 182];

/** The bars of a cell. */
export const cellBars = (sheet: Sheet): Drawing => ({
  box: [204, 200],
  pieces: [
    ...BARS.map((x): Piece => ({ d: bar(x, 4, x + 14, 196), sheet, tone: 0.2 })),
    { d: bar(0, 28, 204, 42), sheet, tone: -0.1 },
    { d: bar(0, 158, 204, 172), sheet, tone: -0.1 },
  ],
});
