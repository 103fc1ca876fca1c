import type { WhatIfGame } from '../../../game/what-if.ts';
import { DeckGames } from './deck-games.tsx';
import { say, sayOr } from './words.ts';

export const WHAT_IF: WhatIfGame = {
  id: 'mystic-spires',
  words: {
    hp: say('whatIf.hp'),
    rounds: say('whatIf.rounds'),
    cards: say('whatIf.cards'),
    causes: say('whatIf.causes'),
    cause: (cause) => sayOr(`whatIf.cause.${cause}`, cause),
    opponent: say('whatIf.opponent'),
  },
  Own: DeckGames,
};
