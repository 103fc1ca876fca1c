/** Encounters of Act I that Ascension 7 puts in the place of others (STS-29.11). */
import {
  attack,
  attackAll,
  gainBlock,
  gainStrength,
  giveDaze,
  nextRound,
  summonInRow,
} from '../../words/build.ts';
import type { EnemyDefinition } from '../../words/definition.ts';
import { encounterRewards } from './abilities.ts';
import { byThirds, gray, red, track } from './patterns.ts';

const card = { deck: 'act1', rank: 'encounter', copies: 1, ascension: 7 } as const;

export const act1Ascension: readonly EnemyDefinition[] = [
  {
    ...card,
    id: 'a1-enc-large-slime-a7',
    replaces: 'a1-enc-large-slime',
    name: 'Large Slime',
    hp: 9,
    pattern: track(red(attackAll(2)), red(attack(4), giveDaze(2)), red(nextRound(summonInRow('Acid Slime')))),
    rewards: encounterRewards({ gold: 1, potion: 1 }),
  },
  {
    ...card,
    id: 'a1-enc-jaw-worm-a7',
    replaces: 'a1-enc-jaw-worm',
    name: 'Jaw Worm',
    hp: 7,
    pattern: byThirds([attack(2), gainBlock(1)], [gainBlock(2), gainStrength(1)], [attack(3)]),
    summons: ['Spike Slime'],
    rewards: encounterRewards({ gold: 1 }),
  },
  {
    ...card,
    id: 'a1-enc-looter-a7',
    replaces: 'a1-enc-looter',
    name: 'Looter',
    hp: 7,
    pattern: track(
      gray(attack(2)),
      gray(attack(3), gainBlock(1)),
      gray({ do: 'loseGold', amount: 2 }, { do: 'leaveCombat' }),
    ),
    summons: ['Acid Slime'],
    rewards: encounterRewards({ potion: 1 }),
  },
];
