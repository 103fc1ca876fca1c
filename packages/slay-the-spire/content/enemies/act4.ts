/** Act IV: the Corrupt Heart, and the two Elites that Ascension 11 puts before it (STS-32.3, STS-32.11). */

import {
  allies,
  attackAll,
  gainBlock,
  gainStrength,
  giveBurn,
  giveDazeAll,
  giveVulnerableAll,
  giveWeakAll,
  losesAbility,
  perEach,
} from '../../words/build.ts';
import type { Ability, CubeSlot, EnemyDefinition } from '../../words/definition.ts';
import type { Effect } from '../../words/vocabulary.ts';
import { gray, red, track } from './patterns.ts';

const beatOfDeath: Ability = {
  on: 'endOfTurn',
  does: [{ do: 'damage', amount: perEach('cubesOnEnemy'), at: 'everyone' }],
  name: 'Beat of Death',
};
const addBeats = (amount: number): Effect => ({ do: 'addCubes', amount, ability: 'Beat of Death' });

/** Invincible belongs to its first mode, which the last slot ends. */
const heart = {
  deck: 'act4',
  rank: 'boss',
  copies: 1,
  name: 'Corrupt Heart',
  traits: ['invincible'],
  modes: [{}],
  abilities: [beatOfDeath],
} as const;

const elite = { deck: 'act4', rank: 'elite', copies: 1, ascension: 11 } as const;
const facing = (slot: CubeSlot, effect: Effect): CubeSlot => ({ ...slot, facing: [effect] });

export const act4: readonly EnemyDefinition[] = [
  {
    ...heart,
    id: 'a4-boss-corrupt-heart',
    hp: [100, 200, 300, 400],
    hpFloor: 50,
    cubes: { start: 1, most: 3 },
    pattern: track(
      gray(giveWeakAll(1), giveVulnerableAll(1), { do: 'shuffleStatus', status: 'slimed', amount: 5 }),
      red(attackAll(5)),
      red(attackAll(2, 3)),
      red(gainStrength(2), addBeats(1), losesAbility('Invincible')),
    ),
  },
  {
    ...heart,
    id: 'a4-boss-corrupt-heart-a11',
    ascension: 11,
    replaces: 'a4-boss-corrupt-heart',
    hp: [120, 240, 360, 480],
    hpFloor: 60,
    cubes: { start: 1, most: 5 },
    pattern: track(
      gray(giveWeakAll(1), giveVulnerableAll(1), { do: 'shuffleStatus', status: 'burn', amount: 5 }),
      red(attackAll(5)),
      red(attackAll(2, 3)),
      red(gainStrength(2), addBeats(2), losesAbility('Invincible')),
    ),
  },
  {
    ...elite,
    id: 'a4-elite-spire-shield-a11',
    name: 'Spire Shield',
    hp: [30, 60, 90, 120],
    rows: [1, 2],
    pattern: track(
      facing(red(gainBlock(20)), { do: 'loseEnergy', amount: 1 }),
      facing(red(attackAll(8)), { do: 'noMoreDraws' }),
      facing(red(allies('strength', 2)), { do: 'dealNoDamage' }),
    ),
    rewards: [
      { kind: 'relic', amount: 1 },
      { kind: 'upgradedCard', amount: 1 },
    ],
  },
  {
    ...elite,
    id: 'a4-elite-spire-spear-a11',
    name: 'Spire Spear',
    hp: [42, 84, 126, 168],
    rows: [3, 4],
    pattern: track(
      facing(red(attackAll(2, 2)), giveBurn(2)),
      facing(red(giveDazeAll(2)), giveBurn(2)),
      facing(red(attackAll(9)), giveBurn(2)),
    ),
  },
];
