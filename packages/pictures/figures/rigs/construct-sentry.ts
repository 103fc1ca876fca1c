/** A Sentry: a lens in an armoured head on a column, with fins for a crown. */
import type { Part, Piece, Sheet } from '../../model.ts';
import { disc, poly, type Spot, smooth } from './construct-paths.ts';
import { facets, lens, mirrored, pane, part, place, ring, solid, studs } from './construct-pieces.ts';

export type SentryLook = {
  readonly metal: readonly [Sheet, Sheet];
  readonly trim: Sheet;
  readonly light: Sheet;
  /** Fins raised like horns, or lowered like wings. */
  readonly fins: 'raised' | 'lowered';
};

const HEAD: readonly Spot[] = [
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
  pane(dark, poly([96, 498], [142, 436], [166, 436], [150, 498]), -0.1),
  pane(light, poly([150, 498], [166, 436], [234, 436], [250, 498])),
  pane(dark, poly([250, 498], [234, 436], [258, 436], [304, 498]), -0.35),
  pane(light, poly([164, 440], [182, 290], [200, 290], [200, 440]), 0.25),
  pane(dark, poly([200, 440], [200, 290], [218, 290], [236, 440]), -0.1),
  pane(trim, poly([148, 450], [152, 428], [248, 428], [252, 450])),
  pane(trim, poly([164, 384], [168, 362], [232, 362], [236, 384]), -0.2),
];

const fin = ({ metal: [light, dark], trim, fins }: SentryLook): readonly Piece[] =>
  fins === 'raised'
    ? [
        pane(dark, smooth([150, 150, 'corner'], [92, 118], [60, 20, 'corner'], [110, 62], [190, 96, 'corner']), -0.2),
        pane(light, smooth([150, 128, 'corner'], [106, 104], [76, 46, 'corner'], [124, 78], [184, 98, 'corner']), 0.2),
        pane(trim, smooth([166, 124, 'corner'], [136, 108], [118, 84, 'corner'], [148, 92], [188, 100, 'corner'])),
      ]
    : [
        pane(dark, smooth([128, 130, 'corner'], [70, 150], [16, 270, 'corner'], [86, 250], [130, 214, 'corner']), -0.2),
        pane(light, smooth([124, 142, 'corner'], [80, 166], [38, 238, 'corner'], [90, 222], [124, 188, 'corner']), 0.2),
        pane(trim, poly([186, 84], [200, 12], [214, 84]), 0.2),
      ];

export const sentry = (look: SentryLook): readonly Part[] => {
  const wing = fin(look);
  const root: Spot = look.fins === 'raised' ? [160, 120] : [132, 180];
  return [
    part('pedestal', 'body', [200, 480], undefined, pedestal(look)),
    part('left-fin', 'wing', root, 'head', wing),
    part('right-fin', 'wing', [400 - root[0], root[1]], 'head', mirrored(200, wing)),
    part(
      'head',
      'head',
      [200, 300],
      'pedestal',
      facets([196, 190], HEAD, look.metal),
      ring([192, 194], 82, 60, 10, [look.trim, look.metal[1]]),
      studs(look.trim, 7, [200, 92], [200, 300]),
    ),
    part('lens', 'eye', [192, 194], 'head', lens([192, 194], 60, 'soot', look.light), solid('soot', smooth([186, 152, 'corner'], [202, 194], [186, 236, 'corner'], [172, 194])), solid('pearl', disc(172, 172, 9), 0.9)),
  ];
};

/** The whole Sentry in the pieces of a single part, small, for a group. */
export const smallSentry = (look: SentryLook, name: string, foot: Spot, scale: number, on?: string): Part =>
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
