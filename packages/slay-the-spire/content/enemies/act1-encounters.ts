/** The Act I Encounter deck. */
import {
  attack,
  attackAll,
  gainBlock,
  gainStrength,
  giveDaze,
  giveVulnerable,
  giveWeak,
  nextRound,
  summonInRow,
} from '../../words/build.ts';
import type { EnemyDefinition } from '../../words/definition.ts';
import { angry, curlUp, encounterRewards, sporeCloud } from './abilities.ts';
import { actsLast, always, byThirds, gray, red, track } from './patterns.ts';

const card = { deck: 'act1', rank: 'encounter', copies: 1 } as const;
const cultist = { ...card, name: 'Cultist', hp: 9, pattern: always(attack(1), gainStrength(1)) } as const;

export const act1Encounters: readonly EnemyDefinition[] = [
  {
    ...cultist,
    id: 'a1-enc-cultist-louse',
    summons: ['Green Louse'],
    rewards: encounterRewards({ gold: 1 }),
  },
  {
    ...cultist,
    id: 'a1-enc-cultist-spike',
    summons: ['Spike Slime'],
    rewards: encounterRewards({ gold: 1, potion: 1 }),
  },
  {
    // The row's reward stays even when the Looter gets away (STS-15.7).
    ...card,
    id: 'a1-enc-looter',
    name: 'Looter',
    hp: 9,
    pattern: track(
      gray(attack(2)),
      gray(attack(3), gainBlock(1)),
      gray({ do: 'loseGold', amount: 2 }, { do: 'leaveCombat' }),
    ),
    rewards: encounterRewards({ potion: 1 }),
  },
  {
    ...card,
    id: 'a1-enc-blue-slaver',
    name: 'Blue Slaver',
    hp: 10,
    pattern: byThirds([attack(2), giveWeak(1)], [attack(3)], [attack(3), giveDaze(1)]),
    rewards: encounterRewards({ gold: 2 }),
  },
  {
    ...card,
    id: 'a1-enc-red-slaver',
    name: 'Red Slaver',
    hp: 10,
    pattern: byThirds([attack(2), giveDaze(1)], actsLast(attack(2), giveVulnerable(1)), [attack(3)]),
    rewards: encounterRewards({ gold: 1 }),
  },
  {
    ...card,
    id: 'a1-enc-small-slime',
    name: 'Small Slime',
    hp: 3,
    pattern: always(attack(1)),
    summons: ['Acid Slime', 'Spike Slime'],
    rewards: encounterRewards({ gold: 1 }),
  },
  {
    ...card,
    id: 'a1-enc-large-slime',
    name: 'Large Slime',
    hp: 8,
    pattern: track(red(attackAll(1)), red(attack(4), giveDaze(1)), red(nextRound(summonInRow('Acid Slime')))),
    rewards: encounterRewards({ gold: 1, potion: 1 }),
  },
  {
    ...card,
    id: 'a1-enc-jaw-worm',
    name: 'Jaw Worm',
    hp: 10,
    pattern: byThirds([attack(3), gainBlock(1)], [attack(4)], [gainBlock(2), gainStrength(1)]),
    rewards: encounterRewards({ gold: 1 }),
  },
  {
    ...card,
    id: 'a1-enc-mad-gremlin',
    name: 'Mad Gremlin',
    hp: 4,
    pattern: always(attack(1)),
    abilities: [angry],
    summons: ['Gremlin', 'Gremlin', 'Gremlin'],
    soloSummons: ['Gremlin', 'Gremlin'],
    rewards: encounterRewards({ gold: 2 }),
  },
  {
    ...card,
    id: 'a1-enc-sneaky-gremlin',
    name: 'Sneaky Gremlin',
    hp: 2,
    pattern: always(attack(2)),
    summons: ['Gremlin', 'Gremlin', 'Gremlin'],
    soloSummons: ['Gremlin', 'Gremlin'],
    rewards: encounterRewards({ gold: 1, potion: 1 }),
  },
  {
    ...card,
    id: 'a1-enc-fungi-beast',
    name: 'Fungi Beast',
    hp: 6,
    pattern: byThirds([attack(2)], [attackAll(1), gainStrength(1)], [gainStrength(2)]),
    abilities: [sporeCloud],
    summons: ['Fungi Beast'],
    rewards: encounterRewards({ gold: 1, potion: 1 }),
  },
  {
    ...card,
    id: 'a1-enc-red-louse',
    name: 'Red Louse',
    hp: 4,
    pattern: byThirds([gainStrength(1)], [attack(2)], [attack(2)]),
    abilities: [curlUp],
    summons: ['Green Louse', 'Red Louse'],
    rewards: encounterRewards({ gold: 1 }),
  },
];
