import type { Messages } from '@three-spires/kernel';
import { createSay } from '../../../text/say.ts';

const WORDS = {
  'whatIf.hp': 'HP left after a victory, of all players together',
  'whatIf.rounds': 'Round of the last fight in which the play ended',
  'whatIf.scene': 'The fight',
  'whatIf.game': 'The climb',
  'whatIf.cards':
    'These are the cards in hand, draw pile and discard pile. Both decks are shuffled, and as many cards are drawn as are in hand now.',
  'whatIf.causes': 'What killed',
} as const satisfies Messages;

export const { say } = createSay(WORDS);
