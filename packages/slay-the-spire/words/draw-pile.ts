/** Drawing, and looking into the draw pile. */
import { createSay, type EffectOf, type Messages } from '@three-spires/kernel';
import type { Amount, Counted, Numbered, Recipient } from './fields.ts';
import { exactCards } from './phrases/cards.ts';
import { sentence } from './phrases/phrase.ts';
import { CARDS, quantity } from './phrases/quantity.ts';
import { word } from './word.ts';

export const drawPileEnglish = {
  draw: 'Draw {cards}.',
  'draw.anyPlayer': 'Any player draws {cards}.',
  'draw.allPlayers': 'All players draw {cards}.',
  drawUpTo: 'Draw until you have {amount} cards in your hand.',
  noMoreDraws: 'You cannot draw any more cards this turn.',
  scry: '*Scry* {amount}.',
  searchDraw:
    'Search your draw pile for {cards} and put {count|it|them} into your hand. Shuffle your draw pile.',
  playFromDraw:
    'Search your draw pile for an Attack or Skill. Play it twice for 0 [energy], then *Exhaust* it. Shuffle your draw pile.',
  exhaustDrawPile: '*Exhaust* your draw pile.',
} as const satisfies Messages;

const say = createSay(drawPileEnglish);

export const drawPileWords = {
  draw: word<Counted & { readonly to: Recipient }>({
    says: ({ amount, to }, { moved }) =>
      sentence(say(to === 'self' ? 'draw' : `draw.${to}`, { cards: quantity(amount, CARDS, moved) })),
  }),
  /** Draws until the hand has this many cards. */
  drawUpTo: word<Numbered>(),
  noMoreDraws: word(),
  scry: word<Numbered>(),
  searchDraw: word<Numbered>({
    says: ({ amount }) => sentence(say('searchDraw', { cards: exactCards(amount), count: amount })),
  }),
  playFromDraw: word(),
  exhaustDrawPile: word(),
};

type DrawEffect = EffectOf<typeof drawPileWords>;

export const draw = (amount: Amount): DrawEffect => ({ do: 'draw', amount, to: 'self' });
export const drawAny = (amount: Amount): DrawEffect => ({ do: 'draw', amount, to: 'anyPlayer' });
export const scry = (amount: number): DrawEffect => ({ do: 'scry', amount });
