import type { Position } from '../../../game/sandbox.ts';
import type { MessageKey } from '../words/sandbox.ts';
import { newPlayer } from './position.ts';

/** Positions to start from. */
export const EXAMPLES: readonly { readonly name: MessageKey; readonly position: Position }[] = [
  {
    name: 'sandbox.example.guardian',
    position: {
      die: 4,
      round: 2,
      players: [
        {
          character: 'Ironclad',
          hp: 6,
          block: 3,
          strength: 2,
          hand: ['Bash+', 'Heavy Blade', 'Shrug It Off', 'Strike', 'Defend'],
          draw: ['Strike', 'Strike', 'Iron Wave', 'Defend', 'Cleave+'],
          powers: ['Metallicize'],
          relics: ['Loaded Die'],
          potions: ['Fire Potion'],
        },
      ],
      enemies: [{ id: 'a1-boss-guardian', hp: 22, vulnerable: 1 }],
    },
  },
  {
    name: 'sandbox.example.four',
    position: {
      players: ['Ironclad', 'Silent', 'Defect', 'Watcher'].map(newPlayer),
      enemies: [
        { id: 'a1-enc-jaw-worm', row: 1 },
        { id: 'a1-enc-jaw-worm', row: 2 },
        { id: 'a1-enc-jaw-worm', row: 3 },
        { id: 'a1-enc-jaw-worm', row: 4 },
      ],
    },
  },
  {
    name: 'sandbox.example.merchant',
    position: {
      climb: { room: 'merchant' },
      players: [
        {
          ...newPlayer('Silent'),
          hand: [],
          draw: [],
          deck: ['Strike', 'Strike', 'Defend', 'Neutralize'],
          gold: 20,
        },
      ],
    },
  },
];
