/** Small drawings that stand beside a subject and tell what a card does: cards, Orbs, daggers, drops, halos, bottles. */
import type { Drawing, Piece, Sheet } from '../model.ts';

const number = (value: number): string => value.toFixed(1);
const point = (x: number, y: number, radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${number(x + radius * Math.sin(angle))} ${number(y - radius * Math.cos(angle))}`;
};

const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`;

const disc = (x: number, y: number, radius: number): string =>
  `M${number(x - radius)} ${number(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** A part of a ring between two angles, from the top clockwise. */
const ringPart = (x: number, y: number, inner: number, outer: number, from: number, to: number): string => {
  const large = to - from > 180 ? 1 : 0;
  return `M${point(x, y, outer, from)}A${outer} ${outer} 0 ${large} 1 ${point(x, y, outer, to)}L${point(x, y, inner, to)}A${inner} ${inner} 0 ${large} 0 ${point(x, y, inner, from)}Z`;
};

/** A rectangle turned about a point below it, as a card is held in a hand. */
const card = (turn: number, inset: number): string => {
  const [width, height, reach] = [84 - 2 * inset, 124 - 2 * inset, 250];
  const angle = (turn * Math.PI) / 180;
  const corner = (dx: number, dy: number): readonly [number, number] => {
    const [x, y] = [dx, dy - reach + 62];
    return [170 + x * Math.cos(angle) - y * Math.sin(angle), 270 + x * Math.sin(angle) + y * Math.cos(angle)];
  };
  return polygon([
    corner(-width / 2, -height / 2),
    corner(width / 2, -height / 2),
    corner(width / 2, height / 2),
    corner(-width / 2, height / 2),
  ]);
};

/** Cards fanned as in a hand. */
export const cardFan = (count: number, edge: Sheet, face: Sheet): Drawing => ({
  box: [340, 200],
  pieces: Array.from({ length: count }, (_, at): Piece[] => {
    const turn = (at - (count - 1) / 2) * (count > 3 ? 15 : 20);
    return [
      { d: card(turn, 0), sheet: edge, whole: true },
      { d: card(turn, 13), sheet: face, whole: true, tone: at & 1 ? 0.1 : -0.1 },
    ];
  }).flat(),
});

/** An Orb: a ring, a ball and the light on it. */
export const orb = (ring: Sheet, ball: Sheet): Drawing => ({
  box: [100, 100],
  pieces: [
    ...[0, 60, 120, 180, 240, 300].map(
      (from): Piece => ({ d: ringPart(50, 50, 36, 48, from, from + 60), sheet: ring }),
    ),
    { d: disc(50, 50, 36), sheet: ball, whole: true },
    { d: 'M28 44C30 28 44 22 58 26C46 30 38 36 34 50Z', sheet: 'pearl', whole: true, tone: 0.4 },
  ],
});

/** A halo of blocks in two sheets. */
export const halo = (first: Sheet, second: Sheet, blocks = 16): Drawing => ({
  box: [200, 200],
  pieces: Array.from({ length: blocks }, (_, at): Piece => {
    const step = 360 / blocks;
    return { d: ringPart(100, 100, 74, 98, at * step, (at + 1) * step), sheet: at & 1 ? second : first };
  }),
});

/** A wreath of pointed leaves: a burst of light around a subject. */
export const glory = (first: Sheet, second: Sheet, points = 12): Drawing => ({
  box: [200, 200],
  pieces: Array.from({ length: points }, (_, at): Piece => {
    const step = 360 / points;
    const middle = at * step;
    const tip = at & 1 ? 84 : 99;
    return {
      d: `M${point(100, 100, 52, middle - step / 2)}L${point(100, 100, tip, middle)}L${point(100, 100, 52, middle + step / 2)}Z`,
      sheet: at & 1 ? second : first,
      whole: true,
    };
  }),
});

/** A throwing dagger, its point upwards. */
export const shiv = (blade: Sheet, grip: Sheet): Drawing => ({
  box: [64, 200],
  pieces: [
    { d: 'M32 0L46 40L43 118L32 122Z', sheet: blade, whole: true, tone: 0.3 },
    { d: 'M32 0L18 40L21 118L32 122Z', sheet: blade, whole: true, tone: -0.15 },
    { d: 'M4 116C20 124 44 124 60 116L58 132C44 138 20 138 6 132Z', sheet: 'gold', whole: true },
    { d: 'M24 136L40 136L38 182L26 182Z', sheet: grip, whole: true },
    { d: disc(32, 189, 10), sheet: 'gold', whole: true },
  ],
});

/** A drop that falls. */
export const drop = (sheet: Sheet): Drawing => ({
  box: [60, 90],
  pieces: [
    { d: 'M30 0C36 24 56 40 56 62A26 26 0 0 1 4 62C4 40 24 24 30 0Z', sheet, whole: true },
    { d: 'M16 60C16 48 22 40 27 34C25 46 24 58 30 70C22 72 16 68 16 60Z', sheet: 'pearl', whole: true },
  ],
});

/** A bubble of gas or brew. */
export const bubble = (sheet: Sheet): Drawing => ({
  box: [80, 80],
  pieces: [
    { d: disc(40, 40, 38), sheet, whole: true, tone: -0.1 },
    { d: 'M16 36C18 22 30 14 44 16C34 20 26 28 24 42Z', sheet: 'pearl', whole: true },
  ],
});

export type FlaskShape = 'round' | 'tall';

export const FLASKS: Readonly<Record<FlaskShape, { readonly glass: string; readonly brew: string }>> = {
  round: {
    glass: 'M84 46L84 82C48 92 26 122 26 156A74 74 0 0 0 174 156C174 122 152 92 116 82L116 46Z',
    brew: 'M38 140C60 130 80 148 100 140C122 132 142 146 162 138C164 144 164 150 164 156A64 64 0 0 1 36 156C36 150 37 145 38 140Z',
  },
  tall: {
    glass:
      'M82 46L82 84C62 94 52 108 52 126L52 208C52 222 60 230 74 230L126 230C140 230 148 222 148 208L148 126C148 108 138 94 118 84L118 46Z',
    brew: 'M62 132C76 124 88 138 102 132C116 126 126 136 138 130L138 206C138 216 134 220 124 220L76 220C66 220 62 216 62 206Z',
  },
};

/** A bottle with a brew in it, a collar and a cork. */
export const flask = (shape: FlaskShape, brew: Sheet): Drawing => ({
  box: [200, 236],
  pieces: [
    { d: 'M86 12L114 12L112 38L88 38Z', sheet: 'wood', whole: true },
    { d: 'M74 36L126 36L124 52L76 52Z', sheet: 'gold', whole: true },
    { d: FLASKS[shape].glass, sheet: 'frost', tone: -0.35 },
    { d: FLASKS[shape].brew, sheet: brew, tone: 0.2 },
  ],
});

/** The path of a blade that sweeps from side to side: thick in the middle, sharp at both ends. */
export const arcOf = (first: Sheet, second: Sheet): Drawing => ({
  box: [400, 160],
  pieces: [
    { d: 'M0 10C60 90 130 122 200 122L200 150C120 150 40 104 0 10Z', sheet: first },
    { d: 'M400 10C340 90 270 122 200 122L200 150C280 150 360 104 400 10Z', sheet: second },
  ],
});

/** An eye of Neow: an almond of gold with a dark pupil. */
const eye = (x: number, y: number, half: number): Piece[] => [
  {
    d: `M${x - half} ${y}C${x - half / 2} ${y - half} ${x + half / 2} ${y - half} ${x + half} ${y}C${x + half / 2} ${y + half} ${x - half / 2} ${y + half} ${x - half} ${y}Z`,
    sheet: 'gold',
    whole: true,
    tone: 0.5,
  },
  { d: disc(x, y, half * 0.36), sheet: 'night', whole: true },
];

/** Neow: a whale with three eyes. */
export const NEOW: Drawing = {
  box: [400, 250],
  pieces: [
    {
      d: 'M316 96C326 66 312 40 276 26C316 14 344 30 352 56C362 28 386 14 400 24C388 42 384 76 350 100Z',
      sheet: 'cobalt',
    },
    {
      d: 'M6 132C10 70 80 32 162 36C240 40 286 78 318 92L350 96C340 112 330 124 318 132C290 172 240 198 180 204C90 212 10 194 6 132Z',
      sheet: 'azure',
    },
    {
      d: 'M6 132C60 152 150 154 226 146C264 142 296 138 318 132C290 172 240 198 180 204C90 212 10 194 6 132Z',
      sheet: 'frost',
    },
    { d: 'M26 164C90 184 190 182 282 158L278 166C190 192 92 194 34 174Z', sheet: 'cobalt', whole: true },
    { d: 'M58 188C112 200 180 198 246 178L238 186C180 206 116 208 72 197Z', sheet: 'cobalt', whole: true },
    { d: 'M176 158C206 166 224 194 224 242C190 240 160 214 150 176Z', sheet: 'cobalt' },
    ...eye(70, 104, 24),
    ...eye(126, 84, 26),
    ...eye(186, 88, 22),
  ],
};

/** The Watcher's staff: a shaft, a crescent and a stone. */
export const staff = (shaft: Sheet, crescent: Sheet, stone: Sheet): Drawing => ({
  box: [120, 320],
  pieces: [
    { d: 'M54 128L66 128L68 316L52 316Z', sheet: shaft },
    { d: 'M44 118L76 118L72 136L48 136Z', sheet: 'brass', whole: true },
    { d: 'M48 214L72 214L72 226L48 226Z', sheet: 'brass', whole: true },
    {
      d: 'M60 122C20 122 2 92 4 60C6 32 20 12 40 2C28 24 26 46 34 64C40 78 50 84 60 84C70 84 80 78 86 64C94 46 92 24 80 2C100 12 114 32 116 60C118 92 100 122 60 122Z',
      sheet: crescent,
    },
    { d: 'M60 14L78 42L60 74L42 42Z', sheet: stone, whole: true, tone: 0.4 },
  ],
});
