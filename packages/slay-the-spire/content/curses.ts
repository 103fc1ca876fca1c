import { block, loseHp, when } from '../words/build.ts';
import type { Effect } from '../words/vocabulary.ts';
import { curses } from './family.ts';

const card = { type: 'curse', copies: 1, cost: 'none', effects: [] } as const;
const takeDamage: Effect = { do: 'damage', amount: 1, at: 'self' };

/** Thirteen in the Curse deck, and one Ascender's Bane for each player from Ascension 5 on (STS-29.9). */
export const curseCards = [
  ...curses([
    { ...card, name: 'Clumsy', copies: 2, ethereal: true },
    { ...card, name: 'Decay', whileHeld: [takeDamage] },
    { ...card, name: 'Doubt', whileHeld: [{ do: 'token', token: 'weak', amount: 1, on: 'self' }] },
    { ...card, name: 'Injury', copies: 2 },
    {
      // Pain itself is one of the cards counted.
      ...card,
      name: 'Pain',
      whileHeld: [when('atMostTwoCardsInHand', [loseHp(1)])],
    },
    { ...card, name: 'Parasite', copies: 2, whenRemoved: [loseHp(2)] },
    { ...card, name: 'Regret', copies: 2, retain: true },
    // The printed figure: one Block less, if there is any.
    { ...card, name: 'Shame', whileHeld: [block(-1)] },
    { ...card, name: 'Writhe', cost: 1, exhaust: true },
  ]),
  {
    ...card,
    name: "Ascender's Bane",
    deck: 'ascension',
    rarity: 'none',
    copies: 4,
    ethereal: true,
    irremovable: true,
  } as const,
];
