/** The four player boards: HP, starter deck and starting ability (STS-20.1, STS-21.1, STS-22.1, STS-23.1). */
import { channel, draw, heal, miracle } from '../words/build.ts';
import type { CharacterDefinition } from '../words/definition.ts';
import { ability } from '../words/definition.ts';

export const CHARACTER_DEFINITIONS: readonly CharacterDefinition[] = [
  {
    name: 'Ironclad',
    hp: 10,
    orbSlots: 0,
    stances: false,
    starterDeck: [
      ['Strike', 5],
      ['Defend', 4],
      ['Bash', 1],
    ],
    abilities: [ability('endOfCombat', heal(1))],
    tokens: ['strength'],
  },
  {
    name: 'Silent',
    hp: 9,
    orbSlots: 0,
    stances: false,
    starterDeck: [
      ['Strike', 5],
      ['Defend', 5],
      ['Neutralize', 1],
      ['Survivor', 1],
    ],
    abilities: [ability('startOfCombat', draw(2))],
    tokens: ['poison', 'shivs'],
  },
  {
    name: 'Defect',
    hp: 9,
    orbSlots: 3,
    stances: false,
    starterDeck: [
      ['Strike', 4],
      ['Defend', 4],
      ['Zap', 1],
      ['Dual Cast', 1],
    ],
    abilities: [ability('startOfCombat', channel('lightning'))],
    tokens: [],
  },
  {
    name: 'Watcher',
    hp: 9,
    orbSlots: 0,
    stances: true,
    starterDeck: [
      ['Strike', 4],
      ['Defend', 4],
      ['Eruption', 1],
      ['Vigilance', 1],
    ],
    abilities: [ability('startOfCombat', miracle(1))],
    tokens: ['miracles'],
  },
];
