/** The four cards for the first combat of a game, one for each row. */
import { attack, gainBlock, gainStrength } from '../../words/build.ts';
import type { EnemyDefinition } from '../../words/definition.ts';
import { curlUp, encounterRewards } from './abilities.ts';
import { always, byThirds } from './patterns.ts';

const card = { deck: 'first', rank: 'encounter', copies: 1 } as const;

export const firstEncounters: readonly EnemyDefinition[] = [
  {
    ...card,
    id: 'first-red-louse',
    name: 'Red Louse',
    hp: 3,
    pattern: byThirds([gainStrength(1)], [attack(2)], [attack(1)]),
    abilities: [curlUp],
    summons: ['Green Louse'],
    rewards: encounterRewards({ gold: 1 }),
  },
  {
    ...card,
    id: 'first-small-slime',
    name: 'Small Slime',
    hp: 3,
    pattern: always(attack(1)),
    summons: ['Acid Slime'],
    rewards: encounterRewards({ potion: 1 }),
  },
  {
    ...card,
    id: 'first-jaw-worm',
    name: 'Jaw Worm',
    hp: 8,
    pattern: byThirds([gainBlock(2), gainStrength(1)], [attack(2), gainBlock(1)], [attack(3)]),
    rewards: encounterRewards({ gold: 1, potion: 1 }),
  },
  {
    ...card,
    id: 'first-cultist',
    name: 'Cultist',
    hp: 9,
    pattern: always(attack(1), gainStrength(1)),
    rewards: encounterRewards({ gold: 1 }),
  },
];
