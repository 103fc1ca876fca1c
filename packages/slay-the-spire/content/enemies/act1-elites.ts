/** The Act I Elites at all Ascensions (STS-29.5, STS-29.16). */
import {
  attack,
  attackAll,
  gainStrength,
  gainsAbility,
  giveDaze,
  giveDazeAll,
  giveWeakAll,
  punish,
} from '../../words/build.ts';
import type { Ability, EnemyDefinition } from '../../words/definition.ts';
import { eliteRewards } from './abilities.ts';
import { byHalves, gray, red, track } from './patterns.ts';

const card = { deck: 'act1', rank: 'elite', copies: 1, rewards: eliteRewards(2, 'card') } as const;

/** Works from the second mode on, which its first action brings about (STS-12.4). */
const enraged: Ability = { on: 'onPlayerSkill', does: [punish(1)], mode: 1, name: 'Enraged' };

const lagavulin = { ...card, name: 'Lagavulin' } as const;
const gremlinNob = { ...card, name: 'Gremlin Nob', abilities: [enraged], modes: [{}] } as const;
const sentries = {
  ...card,
  name: 'Sentries',
  summons: ['Sentry A', 'Sentry B'],
  summonsUntil: 3,
} as const;

export const act1Elites: readonly EnemyDefinition[] = [
  {
    ...lagavulin,
    id: 'a1-elite-lagavulin',
    hp: [22, 44, 66, 88],
    pattern: track(gray(), red(attackAll(4)), red(attackAll(4)), red(giveWeakAll(2), gainStrength(1))),
  },
  {
    ...gremlinNob,
    id: 'a1-elite-gremlin-nob',
    hp: [14, 28, 42, 56],
    pattern: track(gray(gainsAbility('Enraged')), red(attackAll(3))),
  },
  { ...sentries, id: 'a1-elite-sentries', hp: 7, pattern: byHalves([attack(2)], [giveDaze(1)]) },
  {
    ...lagavulin,
    id: 'a1-elite-lagavulin-a1',
    ascension: 1,
    replaces: 'a1-elite-lagavulin',
    hp: [22, 44, 66, 88],
    pattern: track(red(giveWeakAll(2)), red(attackAll(4)), red(attackAll(4), gainStrength(1))),
  },
  {
    ...gremlinNob,
    id: 'a1-elite-gremlin-nob-a1',
    ascension: 1,
    replaces: 'a1-elite-gremlin-nob',
    hp: [17, 35, 53, 70],
    pattern: track(gray(gainsAbility('Enraged')), red(attackAll(3), gainStrength(1))),
  },
  {
    ...sentries,
    id: 'a1-elite-sentries-a1',
    ascension: 1,
    replaces: 'a1-elite-sentries',
    hp: 8,
    pattern: track(gray(giveDaze(1)), red(attack(2)), red(giveDaze(2))),
  },
  {
    ...lagavulin,
    id: 'a1-elite-lagavulin-a12',
    ascension: 12,
    replaces: 'a1-elite-lagavulin-a1',
    hp: [24, 49, 76, 105],
    pattern: track(red(giveWeakAll(2)), red(attackAll(4), gainStrength(1)), red(attackAll(4))),
  },
  {
    ...gremlinNob,
    id: 'a1-elite-gremlin-nob-a12',
    ascension: 12,
    replaces: 'a1-elite-gremlin-nob-a1',
    hp: [19, 39, 61, 85],
    pattern: track(gray(attackAll(1), gainsAbility('Enraged')), red(attackAll(3), gainStrength(1))),
  },
  {
    ...sentries,
    id: 'a1-elite-sentries-a12',
    ascension: 12,
    replaces: 'a1-elite-sentries-a1',
    hp: 9,
    pattern: track(gray(giveDazeAll(1)), red(attack(2)), red(giveDaze(2))),
  },
];
