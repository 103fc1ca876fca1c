/** Constructs of Act I: the Sentries, The Guardian, Hexaghost. */
import type { Figure, Part, Piece, Sheet } from '../../model.ts';
import { corners, curve, disc, plate } from '../rigs/construct-paths.ts';
import {
  banded,
  flame,
  gem,
  lens,
  mirrored,
  pane,
  part,
  place,
  ring,
  solid,
  studs,
} from '../rigs/construct-pieces.ts';
import { type SentryLook, sentry, smallSentry } from '../rigs/construct-sentry.ts';
import { type Point, polar, poly, smooth } from '../rigs/paths.ts';

const BOLT: SentryLook = { metal: ['steel', 'indigo'], trim: 'gold', light: 'azure', fins: 'raised' };
const BEAM: SentryLook = { metal: ['pearl', 'plum'], trim: 'bronze', light: 'amber', fins: 'lowered' };

const sentries: Figure = {
  id: 'sentries',
  rank: 'elite',
  box: [400, 500],
  stance: 'stand',
  glow: 'azure',
  parts: [
    smallSentry({ ...BEAM, fins: 'raised' }, 'right', [286, 430], 0.8, 'pedestal'),
    smallSentry({ ...BOLT, light: 'rose' }, 'left', [114, 436], 0.8, 'pedestal'),
    ...sentry(BOLT)
      .slice(0, 4)
      .map((part) => shrink(part)),
  ],
};

/** The middle Sentry of the three stands in front, at less than two thirds of its size. */
function shrink({ name, role, pivot, on, pieces }: Part): Part {
  const [scale, at] = [0.64, [72, 179] as const];
  const lenses =
    name === 'head'
      ? sentry(BOLT)
          .slice(4)
          .flatMap((part) => part.pieces)
      : [];
  return part(
    name,
    role,
    [pivot[0] * scale + at[0], pivot[1] * scale + at[1]],
    on,
    place({ scale, at }, pieces, lenses),
  );
}

const spike = (degrees: number): readonly Piece[] => {
  const tip = polar([300, 280], 238, degrees);
  const foot = polar([300, 280], 120, degrees);
  return [
    pane('brass', poly(tip, foot, polar([300, 280], 140, degrees - 13)), 0.4),
    pane('bronze', poly(tip, foot, polar([300, 280], 140, degrees + 13)), -0.3),
  ];
};

const guardianShoulder: readonly Piece[] = [
  pane('teal', curve('40 320!, 36 220, 100 140, 188 142, 222 210!, 150 236, 112 330!'), -0.3),
  pane('azure', curve('58 292!, 62 220, 112 164, 180 162, 200 204!, 138 226, 106 300!'), 0.15),
  pane('gold', curve('36 330!, 34 300!, 76 296, 118 304!, 116 338!, 76 328')),
  pane('frost', curve('84 214!, 112 180, 156 174!, 124 204, 100 246!'), 0.3),
  ...studs('gold', 8, [76, 312], [180, 186]),
];

const guardianArm: readonly Piece[] = [
  ...banded(3, ['bronze', 'brass'], [96, 300, 30], [84, 360, 34], [92, 420, 30]),
  pane('teal', curve('30 444!, 44 392, 88 380, 140 396, 152 450!, 136 500!, 44 496!')),
  pane('azure', curve('48 438!, 60 402, 96 396, 128 410, 132 444!'), 0.2),
  ...[46, 70, 94, 118].map((x) =>
    pane(
      'gold',
      smooth([x - 12, 470, 'corner'], [x - 12, 520], [x, 536], [x + 11, 520], [x + 12, 470, 'corner']),
      -0.05,
    ),
  ),
  pane('bronze', plate('34 456, 150 456, 144 478, 38 478')),
];

const guardianLeg: readonly Piece[] = [
  ...banded(2, ['bronze', 'brass'], [236, 380, 36], [212, 450, 40], [206, 520, 34]),
  pane('teal', curve('170 500!, 176 450, 214 436, 250 456, 252 508!'), 0.1),
  pane('gold', plate('168 500, 254 500, 258 522, 164 522')),
  pane('bronze', plate('164 522, 212 522, 206 598, 134 598'), 0.1),
  pane('bronze', plate('212 522, 258 522, 276 598, 206 598'), -0.3),
];

const theGuardian: Figure = {
  id: 'the-guardian',
  rank: 'boss',
  box: [600, 600],
  stance: 'stand',
  glow: 'amber',
  parts: [
    part(
      'spikes',
      'cloak',
      [300, 300],
      'shell',
      [190, 214, 238, 262, 286, 310, 334, 358].flatMap((at) => spike(at - 4)),
    ),
    part('right-leg', 'leg', [372, 400], 'shell', mirrored(300, guardianLeg)),
    part('left-leg', 'leg', [228, 400], 'shell', guardianLeg),
    part('right-arm', 'arm', [484, 240], 'shell', mirrored(300, guardianArm, guardianShoulder)),
    part(
      'shell',
      'body',
      [300, 420],
      undefined,
      ring([300, 280], 172, 128, 18, ['bronze', 'teal', 'gold']),
      ring([300, 280], 128, 92, 12, ['azure', 'teal'], { from: -75 }),
      ring([300, 280], 92, 70, 10, ['gold', 'brass']),
      studs('gold', 9, ...corners(6, 300, 280, 150)),
    ),
    part(
      'eye',
      'eye',
      [300, 280],
      'shell',
      lens([296, 280], 72, 'soot', 'amber'),
      solid('ember', disc(296, 280, 30)),
      solid('gold', disc(288, 272, 15), 0.9),
    ),
    part('left-arm', 'arm', [116, 240], 'shell', guardianArm, guardianShoulder),
  ],
};

const ghost = (at: number): Part => {
  const [x, y] = polar([300, 300], 202, at * 60 - 90);
  const cold: readonly [Sheet, Sheet, Sheet] =
    at % 2 === 0 ? ['cobalt', 'azure', 'frost'] : ['emerald', 'teal', 'frost'];
  return part(
    `flame-${at + 1}`,
    'orbit',
    [300, 300],
    'core',
    flame([x, y + 84], 136, 180, cold, (x - 300) / 16),
    solid('night', smooth([x - 34, y + 12], [x - 26, y + 2], [x - 9, y + 16], [x - 18, y + 28])),
    solid('night', smooth([x + 34, y + 12], [x + 26, y + 2], [x + 9, y + 16], [x + 18, y + 28])),
    solid('night', smooth([x, y + 34], [x - 12, y + 48], [x, y + 66], [x + 12, y + 48])),
  );
};

const hexaghost: Figure = {
  id: 'hexaghost',
  rank: 'boss',
  box: [600, 600],
  stance: 'float',
  glow: 'teal',
  parts: [
    part(
      'core',
      'body',
      [300, 300],
      undefined,
      ring([300, 300], 212, 196, 24, ['indigo', 'night', 'violet']),
      gem([300, 300], corners(6, 300, 300, 148), ['violet', 'indigo'], 'night', 0.72),
      corners(6, 300, 300, 122).flatMap(([x, y]) => roundGem6(x, y)),
      gem([300, 300], corners(6, 300, 300, 96), ['plum', 'violet'], 'night', 0.7),
    ),
    part(
      'heart',
      'eye',
      [300, 300],
      'core',
      solid('teal', poly(...corners(6, 300, 300, 62)), -0.2),
      flame([300, 352], 92, 108, ['azure', 'frost', 'pearl']),
      solid('night', curve('278 300!, 286 290, 296 304!, 286 312')),
      solid('night', curve('322 300!, 314 290, 304 304!, 314 312')),
    ),
    ...Array.from({ length: 6 }, (_, at) => ghost(at)),
  ],
};

function roundGem6(x: number, y: number): readonly Piece[] {
  const middle: Point = [x, y];
  return gem(middle, corners(6, x, y, 17), ['gold', 'brass'], 'amber', 0.5);
}

export const ACT_ONE: readonly Figure[] = [
  { id: 'sentry-a', rank: 'normal', box: [400, 500], stance: 'stand', glow: 'azure', parts: sentry(BOLT) },
  { id: 'sentry-b', rank: 'normal', box: [400, 500], stance: 'stand', glow: 'amber', parts: sentry(BEAM) },
  sentries,
  theGuardian,
  hexaghost,
];
