/** The small and large gremlins: big heads with long ears and noses, looking to the right. */
import type { Piece, Sheet } from '../../model.ts';
import { gem, oval, pane, rod, tube } from './humanoid-kit.ts';
import { jointsOf, type Limb, shoe } from './humanoid-limbs.ts';
import type { Point } from './paths.ts';

type Mood = 'rage' | 'grin' | 'sulk';

const MOUTHS: Readonly<Record<Mood, readonly Piece[]>> = {
  rage: [
    gem(['wine', -0.5], '-22,22 8,14 42,22 46,44 30,60 4,62 -18,48'),
    ...[-14, 2, 18, 32].map((x) => pane(['ivory', 0.5], `${x},18* ${x + 13},18* ${x + 6},34*`)),
    ...[-8, 8, 24].map((x) => pane(['ivory', 0.2], `${x},58* ${x + 13},57* ${x + 6},44*`)),
  ],
  grin: [
    gem(['night', -0.4], '-30,16 4,32 44,26* 34,46 6,52 -20,40'),
    ...[-18, 0, 18].map((x, i) =>
      pane(['ivory', 0.5], `${x},${27 + i * 2}* ${x + 15},${31 + i}* ${x + 7},44*`),
    ),
  ],
  sulk: [
    gem(['night', -0.4], '-14,42* 12,32 40,38* 36,46 12,42'),
    pane(['ivory', 0.5], '-6,42* 4,38* 0,22*'),
    pane(['ivory', 0.5], '26,38* 36,40* 34,24*'),
  ],
};

/** A head about the origin, some 120 high, its ears reaching 130 to the left and 100 to the right. */
export const gremlinHead = (
  skin: Sheet,
  { mood, eye, ears = 0 }: { mood: Mood; eye: Sheet; ears?: number },
): Piece[] => [
  pane([skin, -0.4], `44,-22* 70,${-54 + ears} 106,${-78 + ears * 1.6}* 98,${-30 + ears} 56,4*`),
  pane(
    [skin, -0.2],
    `-40,-26* -82,${-46 + ears} -134,${-62 + ears * 1.6}* -112,${-14 + ears} -62,20 -40,18*`,
  ),
  pane(['rose', -0.2], `-48,-14* -84,${-32 + ears} -118,${-50 + ears * 1.6}* -96,${-14 + ears} -60,8*`),
  pane([skin, -0.3], '0,-60* -34,-48 -54,-10 -46,34 -14,62 6,64* 0,0'),
  pane([skin, 0.2], '-4,-60* 34,-54 56,-24 58,10 50,46 24,64 2,64* -2,0'),
  pane([skin, 0.45], '-30,-40* 8,-34 48,-30* 52,-14 20,-14 0,-10 -36,-18'),
  gem(['night', -0.5], oval([-16, -8], 16, 13, 14)),
  gem(['night', -0.5], oval([36, -8], 13, 12, -10)),
  gem([eye, 0.6], oval([-13, -7], 10, 8)),
  gem([eye, 0.6], oval([38, -7], 8, 7)),
  ...MOUTHS[mood],
  pane([skin, 0.35], '6,2 30,0 64,8 94,32* 60,34 26,28 6,18'),
  pane([skin, -0.3], '12,20* 32,27 94,32* 60,42 30,38 14,30'),
];

/** A short bare leg with a big foot. */
export const stump = (limb: Limb, girth: number, sheet: Sheet, foot: Sheet): Piece[] => [
  ...rod(limb, [girth, girth * 0.9, girth * 0.66], sheet),
  ...shoe(jointsOf(limb)[2], girth * 1.6, 18, [foot, -0.1], [foot, 0.3]),
];

/** A round belly with a navel between shoulders and hips. */
export const belly = (at: Point, [rx, ry]: Point, skin: Sheet): Piece[] => [
  pane([skin, -0.3], oval(at, rx, ry)),
  pane([skin, 0.25], oval([at[0] + rx * 0.16, at[1] + ry * 0.06], rx * 0.76, ry * 0.8)),
  gem([skin, -0.7], oval([at[0] + rx * 0.24, at[1] + ry * 0.34], 6, 5)),
];

/** A tall pointed hat that bends at its tip, with a band and a brim, to be laid over a head. */
export const pointedHat = (sheet: Sheet, bandSheet: Sheet): Piece[] => [
  pane([sheet, -0.3], '-46,-34* -22,-80 -14,-122 -42,-150 -70,-140* -46,-166 -8,-162 16,-124 10,-34*'),
  pane([sheet, 0.3], '4,-34* 10,-80 8,-130 -8,-160 22,-140 34,-90 50,-38*'),
  pane([bandSheet, 0.1], '-50,-52* 0,-44 48,-54* 54,-34* 0,-24 -54,-32*'),
  pane([sheet, 0], tube('-84,-14 -40,-26 4,-24 48,-28 86,-22', [6, 20, 24, 20, 6])),
  gem(['gold', 0.5], '-4,-92* 2,-78* 16,-76* 6,-66* 8,-52* -4,-60* -16,-52* -14,-66* -24,-76* -10,-78*'),
];
