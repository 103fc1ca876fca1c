/** Small constructs of Act III: Orb Walker, the shapes, the living dagger. */
import type { Figure, Piece } from '../../model.ts';
import { pebbles, plated, spikes, strut } from '../rigs/construct-orb.ts';
import { corners, crack, curve, disc, plate } from '../rigs/construct-paths.ts';
import {
  banded,
  blade,
  facets,
  flame,
  gem,
  lens,
  pane,
  part,
  place,
  ring,
  roundGem,
  solid,
  studs,
} from '../rigs/construct-pieces.ts';
import { polar } from '../rigs/paths.ts';

const walker: Figure = {
  id: 'orb-walker',
  rank: 'normal',
  box: [400, 500],
  stance: 'stand',
  glow: 'ember',
  parts: [
    part(
      'far-leg',
      'leg',
      [262, 244],
      'orb',
      strut([258, 244], [352, 290], [318, 486], 17, ['iron', 'indigo'], 'brass'),
    ),
    part(
      'back-leg',
      'leg',
      [150, 250],
      'orb',
      strut([154, 250], [126, 340], [168, 488], 15, ['iron', 'night'], 'bronze'),
    ),
    part(
      'crest',
      'cloak',
      [214, 110],
      'orb',
      spikes([200, 186], 96, 178, 22, [-128, -92, -56, -20], ['violet', 'indigo']),
    ),
    part(
      'orb',
      'body',
      [204, 290],
      undefined,
      plated([200, 186], 120, ['indigo', 'violet', 'iron'], ['iron', 'plum'], 'soot', 12),
      pane('iron', plate('150 286, 250 286, 232 322, 168 322'), 0.2),
      studs('brass', 9, [180, 302], [220, 302]),
    ),
    part(
      'eye',
      'eye',
      [186, 188],
      'orb',
      lens([182, 188], 60, 'bronze', 'ember', 'ivory'),
      solid('amber', disc(178, 186, 30), 0.3),
      solid('ivory', disc(174, 182, 15), 0.9),
    ),
    part(
      'right-leg',
      'leg',
      [236, 296],
      'orb',
      strut([236, 292], [300, 330], [246, 496], 20, ['indigo', 'violet'], 'brass'),
    ),
    part(
      'left-leg',
      'leg',
      [150, 276],
      'orb',
      strut([152, 276], [52, 300], [62, 496], 20, ['violet', 'indigo'], 'brass'),
    ),
  ],
};

/** A plate that a Repulsor pushes away: a bent arrow head that points from the middle. */
const chevron = (angle: number): readonly Piece[] => {
  const [x, y] = polar([200, 146], 132, angle);
  return place(
    { at: [x, y], turn: angle, scale: 1.25 },
    pane('azure', plate('28 0, -12 -46, -20 -26, 2 0'), 0.3),
    pane('cobalt', plate('28 0, -12 46, -20 26, 2 0'), -0.2),
  );
};

const repulsor: Figure = {
  id: 'repulsor',
  rank: 'normal',
  box: [400, 300],
  stance: 'float',
  glow: 'azure',
  parts: [
    part(
      'core',
      'body',
      [200, 146],
      undefined,
      facets(
        [188, 138],
        [
          [200, 36],
          [300, 146],
          [200, 256],
          [100, 146],
        ],
        ['azure', 'cobalt', 'indigo', 'frost'],
      ),
      gem(
        [196, 144],
        [
          [198, 92],
          [244, 146],
          [198, 200],
          [148, 146],
        ],
        ['steel', 'cobalt'],
        'night',
        0.7,
      ),
    ),
    part(
      'eye',
      'eye',
      [192, 146],
      'core',
      solid('frost', curve('164 146!, 194 124, 226 146!, 194 168'), 0.5),
      solid('cobalt', disc(188, 146, 15)),
      solid('soot', disc(186, 146, 7)),
    ),
    part('left-plate', 'orbit', [200, 146], 'core', chevron(180)),
    part('right-plate', 'orbit', [200, 146], 'core', chevron(0)),
    part('high-plates', 'orbit', [200, 146], 'core', chevron(-142), chevron(-38)),
    part('low-plates', 'orbit', [200, 146], 'core', chevron(142), chevron(38)),
  ],
};

const exploder: Figure = {
  id: 'exploder',
  rank: 'normal',
  box: [400, 300],
  stance: 'float',
  glow: 'ember',
  parts: [
    part(
      'shards',
      'orbit',
      [200, 166],
      'shell',
      pebbles('ash', [56, 92, 26], [348, 120, 28], [66, 236, 22], [336, 244, 20]),
    ),
    part(
      'shell',
      'body',
      [200, 166],
      undefined,
      gem([200, 166], corners(8, 200, 166, 118, -67.5), ['soot', 'ash', 'iron'], 'ember', 0.62),
      ring([200, 166], 74, 52, 8, ['ember', 'ruby'], { from: -67.5 }),
      solid('amber', crack(7, [158, 116], [140, 104], [150, 84], [132, 62]), 0.3),
      solid('amber', crack(7, [250, 122], [270, 116], [276, 92], [300, 88]), 0.3),
      solid('amber', crack(7, [146, 204], [128, 208], [124, 228], [104, 236]), 0.3),
      solid('amber', crack(7, [240, 214], [252, 232], [270, 232], [278, 256]), 0.3),
    ),
    part(
      'core',
      'eye',
      [194, 166],
      'shell',
      solid('amber', disc(196, 166, 50), 0.2),
      solid('gold', disc(192, 166, 33), 0.5),
      solid('soot', curve('188 134!, 200 166, 188 198!, 176 166')),
    ),
    part(
      'fuse',
      'tail',
      [200, 64],
      'shell',
      pane('iron', plate('168 66, 172 40, 228 40, 232 66'), 0.4),
      flame([204, 46], 62, 46, ['ember', 'amber', 'ivory']),
    ),
  ],
};

const SPIKER_OUTER = [-90, -54, -18, 18, 54, 90, 126, 162, 198, 234] as const;

const spiker: Figure = {
  id: 'spiker',
  rank: 'normal',
  box: [400, 300],
  stance: 'crawl',
  glow: 'violet',
  parts: [
    part(
      'back-spikes',
      'wing',
      [200, 160],
      'core',
      spikes(
        [200, 158],
        60,
        138,
        26,
        SPIKER_OUTER.map((angle) => angle + 18),
        ['plum', 'night'],
      ),
    ),
    part(
      'spikes',
      'wing',
      [200, 160],
      'core',
      spikes([200, 158], 50, 148, 26, SPIKER_OUTER, ['steel', 'stone']),
    ),
    part(
      'core',
      'body',
      [200, 160],
      undefined,
      roundGem([200, 160], 84, ['violet', 'plum', 'indigo'], 'plum', 10),
      spikes([200, 160], 50, 96, 14, [-72, -36, 0, 36, 72, 108, 144, 180, 216, 252], ['steel', 'violet']),
    ),
    part(
      'eye',
      'eye',
      [192, 160],
      'core',
      solid('soot', disc(194, 160, 42)),
      solid('rose', curve('156 160!, 194 132, 232 160!, 194 188'), 0.2),
      solid('ivory', disc(188, 160, 15), 0.6),
      solid('soot', disc(185, 160, 7)),
    ),
  ],
};

const wingGuard: readonly Piece[] = [
  pane('gold', curve('248 122!, 240 70, 196 22!, 254 40, 292 84, 290 124!'), 0.3),
  pane('bronze', curve('262 122!, 268 90, 240 48!, 276 74, 290 124!'), -0.1),
];

const livingDagger: Figure = {
  id: 'dagger',
  rank: 'normal',
  box: [400, 300],
  stance: 'float',
  glow: 'venom',
  parts: [
    part(
      'tail',
      'tail',
      [290, 150],
      'guard',
      banded(
        6,
        ['emerald', 'moss', 'venom'],
        [290, 150, 22],
        [336, 162, 19],
        [366, 208, 16],
        [334, 252, 12],
        [286, 244, 8],
        [272, 222, 3],
      ),
    ),
    part('low-wing', 'wing', [264, 176], 'guard', place({ at: [0, 302] }, mirroredDown(wingGuard))),
    part('high-wing', 'wing', [264, 124], 'guard', wingGuard),
    part(
      'blade',
      'weapon',
      [252, 150],
      'guard',
      blade([258, 150], [12, 158], 42, ['frost', 'steel']),
      pane('teal', curve('246 146!, 170 148, 96 154!, 170 162, 246 158!'), -0.2),
    ),
    part(
      'guard',
      'body',
      [274, 150],
      undefined,
      pane('gold', curve('232 150, 244 104, 286 92, 318 120, 322 180, 288 208, 244 196')),
      ring([278, 150], 44, 32, 10, ['bronze', 'gold']),
      spikes([278, 150], 40, 64, 9, [-40, 0, 40], ['gold', 'bronze']),
    ),
    part(
      'eye',
      'eye',
      [276, 150],
      'guard',
      solid('ivory', disc(276, 150, 33), 0.3),
      solid('venom', disc(270, 150, 22), 0.3),
      solid('soot', curve('266 130!, 274 150, 266 170!, 258 150')),
    ),
  ],
};

/** The same pieces upside down. */
function mirroredDown(pieces: readonly Piece[]): readonly Piece[] {
  return place({ flip: true, turn: 180 }, pieces);
}

export const ACT_THREE: readonly Figure[] = [walker, repulsor, exploder, spiker, livingDagger];
