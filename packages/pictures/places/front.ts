/** The front page, the social preview and the favicon: three windows, one for each game. */
import type { Drawing, Piece, Sheet } from '../model.ts';
import { courses, lancet, ledge, roof, teeth } from '../shapes/masonry.ts';
import { towerDrawing } from '../shapes/spires.ts';
import { type Arch, circle, sector } from './geometry.ts';
import type { Hall } from './hall.ts';
import type { Mason } from './masonry.ts';
import { type Nave, naveColumns, naveWalls } from './nave.ts';
import type { Pane } from './panes.ts';
import { disc, spire, standingDrawing } from './subjects.ts';
import { burst, glazedArch, waves } from './windows.ts';

const lamp = (x: number, y: number, width: number, height: number): Piece => ({
  d: lancet(x, y, width, height),
  sheet: 'gold',
  whole: true,
  tone: 0.9,
});

/** The tower of the Society: battlements, a turret with a roof, two lower towers. */
const STYGIAN_TOWER: Drawing = {
  box: [300, 700],
  pieces: [
    ...courses({ x: 58, top: 380, foot: 700, atTop: 26, atFoot: 30 }, 8, ['iron', 'steel', 'teal']),
    ...roof(58, 290, 384, 38, ['plum', 'violet']),
    ...courses({ x: 244, top: 320, foot: 700, atTop: 28, atFoot: 32 }, 9, ['iron', 'teal', 'steel']),
    ...roof(244, 216, 324, 40, ['plum', 'violet']),
    ...courses({ x: 150, top: 90, foot: 230, atTop: 40, atFoot: 42 }, 4, ['steel', 'iron']),
    ...roof(150, -40, 96, 58, ['plum', 'violet']),
    ...courses({ x: 150, top: 236, foot: 700, atTop: 74, atFoot: 86 }, 12, [
      'steel',
      'iron',
      'stone',
      'steel',
      'teal',
    ]),
    ...ledge(150, 226, 92, 22, 'brass'),
    ...teeth(150, 226, 88, 26, 5, 'steel'),
    lamp(150, 190, 24, 62),
    lamp(150, 390, 36, 96),
    lamp(150, 590, 44, 110),
    lamp(58, 500, 16, 44),
    lamp(58, 620, 16, 44),
    lamp(244, 450, 17, 46),
    lamp(244, 590, 17, 46),
  ],
};

type Ground = (clip: string, box: readonly [number, number, number, number]) => readonly Pane[];

/** Radii of a sun in a window, in shares of half its width. */
const rings = (half: number): number[] =>
  [0.5, 0.74, 1.02, 1.38, 1.86, 2.6, 3.6].map((share) => share * half);
const COUNTS = [16, 20, 22, 20, 18, 18];

const slay =
  ({ x, half, top, bottom }: Arch, glow: number): Ground =>
  (clip, box) => {
    const sun = top + half * 1.25;
    const high = bottom - top;
    return [
      ...burst({ sheets: ['cobalt'], tone: 0.5, glow, clip, seed: 5 }, [x, sun], rings(half), COUNTS, [
        ['gold', 'amber'],
        ['ember', 'amber', 'ruby'],
        ['teal', 'emerald', 'cobalt'],
        ['teal', 'cobalt', 'azure'],
        ['cobalt', 'indigo', 'teal'],
        ['indigo', 'night'],
      ]),
      ...disc({ glow: glow * 1.2, clip }, [x, sun], half * 0.5, 'gold', 0.8, 7),
      ...waves(
        { sheets: ['indigo', 'cobalt', 'night'], tone: 0.3, glow: glow * 0.6, clip, seed: 4 },
        [box[0], bottom - high * 0.2, box[2], bottom],
        36,
        20,
      ),
      ...[-0.62, 0.62].flatMap((side) =>
        spire(
          { glow: glow * 0.85, clip },
          {
            x: x + side * half,
            base: bottom - 8,
            height: high * (0.34 + side * 0.04),
            half: half * 0.1,
            tiers: 3,
            stone: 'indigo',
            roof: 'plum',
            lamps: 'amber',
          },
        ),
      ),
      ...spire(
        { glow, clip },
        {
          x,
          base: bottom - 8,
          height: high * 0.8,
          half: half * 0.34,
          tiers: 5,
          stone: 'steel',
          roof: 'indigo',
          lamps: 'gold',
        },
      ),
    ];
  };

const mystic =
  ({ x, half, top, bottom }: Arch, glow: number): Ground =>
  (clip, box) => {
    const sun = top + half * 1.5;
    const high = bottom - top;
    return [
      ...burst(
        { sheets: ['violet'], tone: 0.46, glow: glow * 0.9, clip, seed: 9 },
        [x, sun],
        [0, ...rings(half)],
        [12, ...COUNTS],
        [
          ['pearl', 'rose'],
          ['rose', 'violet'],
          ['violet', 'plum', 'azure'],
          ['indigo', 'violet', 'plum'],
          ['indigo', 'cobalt', 'plum'],
          ['night', 'indigo'],
          ['night', 'indigo'],
        ],
      ),
      ...waves(
        { sheets: ['night', 'plum', 'indigo'], tone: 0.34, glow: glow * 0.6, clip, seed: 3 },
        [box[0], bottom - high * 0.18, box[2], bottom],
        34,
        22,
      ),
      ...standingDrawing({ glow: glow * 0.9, clip }, towerDrawing('PRI'), [x, bottom - 8], high * 0.82),
    ];
  };

const stygian =
  ({ x, half, top, bottom }: Arch, glow: number): Ground =>
  (clip, box) => {
    const sky = top + half * 1.1;
    const high = bottom - top;
    return [
      ...burst(
        { sheets: ['teal'], tone: 0.46, glow: glow * 0.9, clip, seed: 14 },
        [x + half * 0.3, sky],
        rings(half * 0.8),
        COUNTS,
        [
          ['venom', 'gold'],
          ['emerald', 'venom'],
          ['emerald', 'teal', 'moss'],
          ['teal', 'moss'],
          ['teal', 'night', 'emerald'],
          ['night', 'teal'],
        ],
      ),
      ...disc({ glow: glow * 1.1, clip }, [x + half * 0.3, sky], half * 0.4, 'ivory', 0.74, 6),
      ...waves(
        { sheets: ['moss', 'night', 'emerald'], tone: 0.32, glow: glow * 0.55, clip, seed: 8 },
        [box[0], bottom - high * 0.16, box[2], bottom],
        32,
        26,
      ),
      ...standingDrawing(
        { glow: glow * 0.85, clip },
        STYGIAN_TOWER,
        [x - half * 0.04, bottom - 8],
        high * 0.78,
      ),
    ];
  };

/** A hall with the three windows, the middle one larger. */
export const threeWindows = (width: number, height: number): Hall => {
  const line = height * 0.8;
  const middle = width / 2;
  const gap = width * 0.29;
  const great: Arch = {
    x: middle,
    half: width * 0.117,
    top: height * 0.07,
    bottom: line - height * 0.07,
    sharp: 1.75,
  };
  const side = (x: number): Arch => ({
    x,
    half: width * 0.092,
    top: height * 0.15,
    bottom: line - height * 0.07,
    sharp: 1.85,
  });
  const left = side(middle - gap);
  const right = side(middle + gap);
  const mason: Mason = { sheet: 'stone', tone: 0.38, seed: 211 };
  const thick = width * 0.015;
  const nave: Nave = {
    mason,
    great: [great],
    small: [left, right],
    columns: [0, 0.5 - 0.44, 0.5 - 0.153, 0.5 + 0.153, 0.5 + 0.44, 1].map((share) => [width * share, thick]),
    capital: height * 0.16,
    course: height * 0.05,
    width,
    line,
  };
  const edge = height * 0.013;
  return {
    width,
    height,
    panes: [
      ...naveWalls(nave),
      ...glazedArch(left, edge, ['ruby', 'amber', 'cobalt'], 0.7, slay(left, 0.78)),
      ...glazedArch(right, edge, ['brass', 'moss', 'teal'], 0.7, stygian(right, 0.78)),
      ...glazedArch(great, edge * 1.2, ['violet', 'frost', 'indigo'], 0.85, mystic(great, 0.85)),
      ...naveColumns(nave),
    ],
    floor: { line: 0.8, sheet: 'stone', mirror: 0.85, tile: 0.13 },
    ambient: [0.05, 0.066, 0.082],
    spill: 2,
    vignette: 0.85,
    beams: { strength: 0.11, lean: 0.2 },
  };
};

/** Few large panes with thick lead, so that it reads at 32 pixels: the Spire before the sun in a ring. */
export const favicon = (size: number): Pane[] => {
  const c = size / 2;
  const r = size * 0.49;
  const clip = circle(c, c, r * 0.84);
  const lead = size * 0.022;
  const ring = Array.from(
    { length: 12 },
    (_, n): Pane => ({
      d: sector(c, c, r * 0.84, r, n / 12, (n + 1) / 12),
      sheet: (['ruby', 'amber', 'cobalt'] as const)[n % 3],
      tone: 0.62,
      glow: 1.1,
      lead,
    }),
  );
  const sky = Array.from(
    { length: 10 },
    (_, n): Pane => ({
      d: sector(c, c * 0.86, r * 0.42, r * 2, n / 10, (n + 1) / 10),
      sheet: n % 2 === 0 ? 'cobalt' : 'teal',
      tone: 0.5,
      glow: 0.8,
      clip,
      lead,
    }),
  );
  const x = (share: number): number => c + share * r;
  const facet = (points: string, sheet: Sheet, tone: number): Pane => ({
    d: points,
    sheet,
    tone,
    glow: 1.05,
    clip,
    lead,
  });
  return [
    { d: circle(c, c, r), sheet: 'soot', tone: 0, glow: 0.2, lead },
    ...sky,
    { d: circle(c, c * 0.86, r * 0.46), sheet: 'gold', tone: 0.8, glow: 1.2, clip, lead },
    facet(`M${x(0)} ${c - r * 0.8}L${x(-0.2)} ${c - r * 0.05}L${x(0.2)} ${c - r * 0.05}Z`, 'violet', 0.5),
    facet(
      `M${x(-0.17)} ${c - r * 0.05}L${x(0.17)} ${c - r * 0.05}L${x(0.25)} ${c + r * 0.42}L${x(-0.25)} ${c + r * 0.42}Z`,
      'steel',
      0.82,
    ),
    facet(
      `M${x(-0.25)} ${c + r * 0.42}L${x(0.25)} ${c + r * 0.42}L${x(0.36)} ${c + r}L${x(-0.36)} ${c + r}Z`,
      'steel',
      0.6,
    ),
    facet(
      `M${x(-0.07)} ${c + r * 0.28}L${x(-0.07)} ${c + r * 0.12}L${x(0)} ${c + r * 0.04}L${x(0.07)} ${c + r * 0.12}L${x(0.07)} ${c + r * 0.28}Z`,
      'amber',
      0.8,
    ),
    ...ring,
  ];
};
