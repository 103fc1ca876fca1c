/** A Sentry: a lens in an armoured head on a column, with fins for a crown. */
import type { Part, Piece, Sheet } from '../../model.ts';
import { curve, disc, plate } from './construct-paths.ts';
import { facets, lens, mirrored, pane, part, place, ring, solid, studs } from './construct-pieces.ts';
import type { Point } from './paths.ts';

export type SentryLook = {
  readonly metal: readonly [Sheet, Sheet];
  readonly trim: Sheet;
  readonly light: Sheet;
  /** Fins raised like horns, or lowered like wings. */
  readonly fins: 'raised' | 'lowered';
};

const HEAD: readonly Point[] = [
  [200, 70],
  [282, 120],
  [296, 216],
  [250, 288],
  [200, 322],
  [150, 288],
  [104, 216],
  [118, 120],
];

const pedestal = ({ metal: [light, dark], trim }: SentryLook): readonly Piece[] => [
  pane(dark, plate('96 498, 142 436, 166 436, 150 498'), -0.1),
  pane(light, plate('150 498, 166 436, 234 436, 250 498')),
  pane(dark, plate('250 498, 234 436, 258 436, 304 498'), -0.35),
  pane(light, plate('164 440, 182 290, 200 290, 200 440'), 0.25),
  pane(dark, plate('200 440, 200 290, 218 290, 236 440'), -0.1),
  pane(trim, plate('148 450, 152 428, 248 428, 252 450')),
  pane(trim, plate('164 384, 168 362, 232 362, 236 384'), -0.2),
];

const fin = ({ metal: [light, dark], trim, fins }: SentryLook): readonly Piece[] =>
  fins === 'raised'
    ? [
        pane(dark, plate('146 156, 92 122, 64 14, 190 96'), -0.2),
        pane(light, plate('142 138, 108 112, 84 54, 176 98'), 0.25),
        pane(trim, plate('154 126, 132 110, 118 88, 178 102')),
        pane(dark, plate('186 84, 200 20, 214 84'), 0.2),
      ]
    : [
        pane(dark, plate('128 128, 48 112, 8 318, 70 244, 128 240'), -0.2),
        pane(light, plate('124 142, 62 132, 32 260, 76 216, 124 206'), 0.2),
        pane(trim, plate('124 160, 78 154, 58 208, 92 190, 124 186')),
        pane(trim, plate('182 86, 200 8, 218 86'), 0.2),
      ];

export const sentry = (look: SentryLook): readonly Part[] => {
  const wing = fin(look);
  const root: Point = look.fins === 'raised' ? [160, 120] : [132, 180];
  return [
    part('pedestal', 'body', [200, 480], undefined, pedestal(look)),
    part('left-fin', 'cloak', root, 'head', wing),
    part('right-fin', 'cloak', [400 - root[0], root[1]], 'head', mirrored(200, wing)),
    part(
      'head',
      'head',
      [200, 300],
      'pedestal',
      facets([196, 190], HEAD, look.metal),
      ring([192, 194], 82, 60, 10, [look.trim, look.metal[1]]),
      studs(look.trim, 7, [200, 92], [200, 300]),
    ),
    part(
      'lens',
      'eye',
      [192, 194],
      'head',
      lens([192, 194], 60, 'soot', look.light),
      solid('soot', curve('186 152!, 202 194, 186 236!, 172 194')),
      solid('pearl', disc(172, 172, 9), 0.9),
    ),
  ];
};

/** The whole Sentry in the pieces of a single part, small, for a group. */
export const smallSentry = (look: SentryLook, name: string, foot: Point, scale: number, on?: string): Part =>
  part(
    name,
    'body',
    foot,
    on,
    place(
      { at: [foot[0] - 200 * scale, foot[1] - 498 * scale], scale },
      sentry(look).flatMap(({ pieces }) => pieces),
    ),
  );
