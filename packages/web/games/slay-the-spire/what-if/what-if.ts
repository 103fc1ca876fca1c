import type { WhatIfGame } from '../../../game/what-if.ts';
import { say } from './words.ts';

export const WHAT_IF: WhatIfGame = {
  id: 'slay-the-spire',
  words: {
    hp: say('whatIf.hp'),
    rounds: say('whatIf.rounds'),
    until: { scene: say('whatIf.scene'), game: say('whatIf.game') },
    cards: say('whatIf.cards'),
    causes: say('whatIf.causes'),
    cause: (cause) => cause,
  },
};
