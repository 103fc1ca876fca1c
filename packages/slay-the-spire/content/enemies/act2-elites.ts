/** The Act II Elites at all Ascensions (STS-29.5, STS-29.16). */
import { allies, attackAll, gainStrength, giveDazeAll } from '../../words/build.ts';
import type { Ability, EnemyDefinition } from '../../words/definition.ts';
import { eliteRewards } from './abilities.ts';
import { always, gray, red, track } from './patterns.ts';

const card = { deck: 'act2', rank: 'elite', copies: 1, rewards: eliteRewards(2, 'upgradedCard') } as const;

const painfulStabs: Ability = {
  on: 'afterAction',
  does: [{ do: 'dazeWounded', amount: 1 }],
  name: 'Painful Stabs',
};
const bookOfStabbing = { ...card, name: 'Book of Stabbing', abilities: [painfulStabs] } as const;
const stabs = red(attackAll(1, 2), gainStrength(1));

const gremlinLeader = { ...card, name: 'Gremlin Leader', summons: ['Gremlin', 'Gremlin'] } as const;
const rally = [allies('block', 1), allies('strength', 1)];
const reviveGremlins = { do: 'revive', name: 'Gremlin' } as const;

const taskmaster = { ...card, name: 'Taskmaster', summons: ['Blue Slaver', 'Red Slaver'] } as const;

export const act2Elites: readonly EnemyDefinition[] = [
  {
    ...bookOfStabbing,
    id: 'a2-elite-book-of-stabbing',
    hp: [30, 60, 90, 120],
    pattern: track(stabs, red(attackAll(3), gainStrength(1))),
  },
  {
    ...gremlinLeader,
    id: 'a2-elite-gremlin-leader',
    hp: [30, 60, 90, 120],
    pattern: track(red(attackAll(2), ...rally), red(attackAll(5)), red(reviveGremlins)),
  },
  {
    ...taskmaster,
    id: 'a2-elite-taskmaster',
    hp: [13, 28, 42, 56],
    pattern: always(attackAll(1), gainStrength(1)),
  },
  {
    ...bookOfStabbing,
    id: 'a2-elite-book-of-stabbing-a1',
    ascension: 1,
    replaces: 'a2-elite-book-of-stabbing',
    hp: [35, 70, 105, 140],
    pattern: track(red(attackAll(3), gainStrength(1)), stabs),
  },
  {
    ...gremlinLeader,
    id: 'a2-elite-gremlin-leader-a1',
    ascension: 1,
    replaces: 'a2-elite-gremlin-leader',
    hp: [35, 70, 105, 140],
    pattern: track(red(attackAll(3), ...rally), red(attackAll(5)), red(reviveGremlins)),
  },
  {
    ...taskmaster,
    id: 'a2-elite-taskmaster-a1',
    ascension: 1,
    replaces: 'a2-elite-taskmaster',
    hp: [15, 32, 48, 64],
    pattern: track(gray(attackAll(1)), red(attackAll(2), giveDazeAll(1), gainStrength(1))),
  },
  {
    ...bookOfStabbing,
    id: 'a2-elite-book-of-stabbing-a12',
    ascension: 12,
    replaces: 'a2-elite-book-of-stabbing-a1',
    hp: [36, 74, 118, 162],
    pattern: track(red(attackAll(4), gainStrength(1)), stabs),
  },
  {
    ...gremlinLeader,
    id: 'a2-elite-gremlin-leader-a12',
    ascension: 12,
    replaces: 'a2-elite-gremlin-leader-a1',
    hp: [40, 82, 130, 172],
    pattern: track(
      red(attackAll(3), ...rally),
      red(attackAll(5)),
      red(reviveGremlins, allies('strength', 1)),
    ),
  },
  {
    ...taskmaster,
    id: 'a2-elite-taskmaster-a12',
    ascension: 12,
    replaces: 'a2-elite-taskmaster-a1',
    hp: [16, 34, 56, 82],
    pattern: always(attackAll(1), giveDazeAll(1), gainStrength(1)),
  },
];
