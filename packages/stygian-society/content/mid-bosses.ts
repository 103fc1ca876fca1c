/** The mid-bosses of floor 3. */
import { always, at, line, midBoss } from '../words/build.ts';
import { banish, gain, perilCubes } from '../words/cubes.ts';
import type { BossDefinition } from '../words/definition.ts';
import { double, mend, summon } from '../words/enemies.ts';
import { defeat } from '../words/floors.ts';
import { afflict, hurt, peril, tire } from '../words/heroes.ts';
import { eachFloor } from '../words/vocabulary.ts';

export const MID_BOSSES: readonly BossDefinition[] = [
  midBoss({
    name: 'Patchwork Adams',
    story: 'He was sewn together from better men and wakes whenever his flies bring lightning.',
    health: 30,
    xp: 12,
    rank: 'front',
    defeated: [banish('BBGGWW')],
    front: ['Lightning Fly', 'Lightning Fly'],
    rear: ['Lightning Fly', 'Lightning Fly'],
    perilCubes: 'YKK',
    red: always(5, hurt(10)),
    black: always(4, double('Lightning Fly'), gain('R')),
    events: [at(10, defeat)],
    chests: 1,
  }),
  midBoss({
    name: 'Baron Brass',
    story: 'One joint after another he traded himself for brass, and he regrets nothing but the voice.',
    health: 25,
    xp: 12,
    rank: 'rear',
    resist: { melee: 1, projectile: 1 },
    defeated: [eachFloor(peril(2))],
    front: ['Clank', 'Clank'],
    rear: [],
    perilCubes: 'RYK',
    red: line(4, peril(2)),
    yellow: always(4, tire(1, 'self'), mend(2, 'boss')),
    black: always(4, hurt(6)),
    events: [
      at(4, summon('Clank', 'front')),
      at(8, perilCubes('K')),
      at(12, mend(4, 'boss')),
      at(19, defeat),
    ],
    chests: 1,
  }),
  midBoss({
    name: 'Mother Mildew',
    story: 'The rats bring her scraps. When there are no scraps, she is not particular about rats.',
    health: 38,
    xp: 12,
    rank: 'rear',
    defeated: [eachFloor(afflict('Stricken', 1, 'self'))],
    front: ['Plague Rat', 'Plague Rat', 'Plague Rat'],
    rear: [],
    perilCubes: 'RYK',
    red: always(4, hurt(7)),
    yellow: line(4, peril(2)),
    black: always(4, afflict('Stricken', 1, 'self'), summon('Plague Rat', 'front')),
    events: [
      at(4, afflict('Stricken', 1, 'self')),
      at(8, afflict('Stricken', 1, 'each')),
      at(12, perilCubes('Y')),
      at(18, defeat),
    ],
    chests: 1,
  }),
  midBoss({
    name: 'Colonel Gallows',
    story: 'Every man he hanged has been promoted, and every one of them has a horse.',
    health: 34,
    xp: 12,
    rank: 'rear',
    screened: 1,
    defeated: [eachFloor(gain('RK'))],
    front: ['Ripper', 'Ripper'],
    rear: ['Rider'],
    perilCubes: 'RYK',
    red: line(4, peril(2)),
    yellow: always(4, hurt(6)),
    black: always(4, summon('Rider', 'rear'), hurt(2)),
    events: [at(5, summon('Ripper', 'front')), at(10, hurt(3)), at(14, perilCubes('K')), at(20, defeat)],
    chests: 1,
  }),
];
