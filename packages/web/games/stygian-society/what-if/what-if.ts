import type { WhatIfGame } from '../../../game/what-if.ts';
import { nameMove } from '../board/describe.ts';
import { Parties } from './parties.tsx';
import { say } from './words.ts';

export const WHAT_IF: WhatIfGame = {
  id: 'stygian-society',
  words: {
    hp: say('whatIf.hp'),
    rounds: say('whatIf.rounds'),
    until: { scene: say('whatIf.scene'), game: say('whatIf.game') },
    causes: say('whatIf.causes'),
    cause: (cause) => cause.charAt(0).toUpperCase() + cause.slice(1),
  },
  nameMove,
  Own: Parties,
};
