/** Numbers of cards to choose. */
import { createSay, type Messages, type Text } from '@three-spires/kernel';
import type { CardFilter } from '../lists.ts';
import { CARDS, quantity } from './quantity.ts';

export const cardsEnglish = {
  'several.upTo': 'up to {most} {cards}',
  'several.oneOrTwo': '{least} or {most} {cards}',
  'several.between': '{least} to {most} {cards}',
  'filter.attack': '{count|Attack|Attacks}',
  'filter.nonAttack': '{count|non-Attack card|non-Attack cards}',
  'filter.skill': '{count|Skill|Skills}',
  'filter.attackOrSkill': '{count|Attack or Skill|Attacks and Skills}',
  'filter.unretained': '{count|card|cards} without *Retain*',
} as const satisfies Messages;

const say = createSay(cardsEnglish);

export const cardsText = (filter: CardFilter, count: number): Text =>
  filter === 'any' ? CARDS(count) : say(`filter.${filter}`, { count });

/** "2 cards", "up to 3 cards", "1 or 2 cards". */
export const severalCards = (least: number, most: number, filter: CardFilter): Text => {
  const cards = cardsText(filter, most);
  if (least === most) return quantity(most, () => cards);
  if (least === 0) return say('several.upTo', { most, cards });
  return say(most === least + 1 ? 'several.oneOrTwo' : 'several.between', { least, most, cards });
};

/** "1 card" or, if fewer are allowed, "up to 2 cards". */
export const exactCards = (amount: number): Text => severalCards(amount, amount, 'any');
export const cardsUpTo = (most: number): Text => severalCards(most === 1 ? 1 : 0, most, 'any');
