/** Effects that take cards from the hand or a pile. */
import type { Text } from '@three-spires/kernel';
import type { CardFilter, Effect } from '../words/effect.ts';
import { type Phrase, sentence } from './phrase.ts';
import { say } from './say.ts';

type Taking = Extract<Effect, { least: number }>;

const cardsText = (filter: CardFilter, count: number): Text =>
  filter === 'any' ? say('thing.card', { count }) : say(`filter.${filter}`, { count });

/** "2 cards", "up to 3 cards", "1 or 2 cards". */
const severalText = (least: number, most: number, filter: CardFilter): Text => {
  const cards = cardsText(filter, most);
  if (least === most) return say('quantity', { amount: most, thing: cards });
  if (least === 0) return say('several.upTo', { most, cards });
  return say(most === least + 1 ? 'several.oneOrTwo' : 'several.between', { least, most, cards });
};

export const takingPhrase = (effect: Taking): Phrase => {
  const { do: verb, least, most, cards } = effect;
  if (least === 0 && most === 1 && cards === 'any') return sentence(say(`${verb}.mayOne`));
  if (most !== 'all') return sentence(say(verb, { cards: severalText(least, most, cards) }));
  if (cards !== 'any') return sentence(say(`${verb}.filtered`, { cards: cardsText(cards, 2) }));
  return sentence(say(least === 0 ? `${verb}.any` : `${verb}.hand`));
};

/** "1 card" or, if fewer are allowed, "up to 2 cards". */
export const exactCards = (amount: number): Text => severalText(amount, amount, 'any');
export const cardsUpTo = (most: number): Text => severalText(most === 1 ? 1 : 0, most, 'any');
