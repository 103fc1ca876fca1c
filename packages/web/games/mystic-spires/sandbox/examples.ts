import type { Position } from '../../../game/sandbox.ts';
import type { MessageKey } from '../words/say.ts';
import { newKeeper } from './position.ts';

/** Positions to start from. */
export const EXAMPLES: readonly { readonly name: MessageKey; readonly position: Position }[] = [
  {
    name: 'sandbox.example.cascade',
    position: {
      keepers: [
        { field: ['Gallows Magus', 'Spoils of Ruin'], crystal: 3 },
        { field: ['Reef Lurker'], hand: ['Answering Flame'], crystal: 6 },
      ],
    },
  },
  {
    name: 'sandbox.example.battle',
    position: {
      phase: 'Battle',
      keepers: [
        {
          ...newKeeper(1),
          field: [{ card: 'Cinder Lancer', damage: 1 }, 'Ashfoot Raider', 'Kilnguard'],
        },
        {
          ...newKeeper(0),
          field: ['Quilted Sentinel', { card: 'Nightmare Stalker', statuses: ['Sleep'] }, 'Dream Token'],
        },
      ],
    },
  },
  {
    name: 'sandbox.example.overload',
    position: {
      keepers: [
        { ...newKeeper(4), crystal: 60 },
        { ...newKeeper(3), crystal: 91, hp: 9 },
      ],
    },
  },
];
