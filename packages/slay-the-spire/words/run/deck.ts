/** Changes of a player's deck (STS-9). */
import { createSay, type EffectOf, type Messages } from '@three-spires/kernel';
import type { Numbered } from '../fields.ts';
import { sentence } from '../phrases/phrase.ts';
import { type Word, word } from '../word.ts';

export const deckEnglish = {
  upgradeCards: '*Upgrade* {amount} {cards}.',
  removeCards: '*Remove* {amount} {cards}.',
  transformCards: '*Transform* {amount} {cards}.',
  'deckCards.any': '{amount|card|cards}',
  'deckCards.random': 'random {amount|card|cards}',
  'deckCards.starterStrike': 'starter {amount|Strike|Strikes}',
  'deckCards.starterDefend': 'starter {amount|Defend|Defends}',
  'deckCards.attack': '{amount|Attack|Attacks}',
  'deckCards.skill': '{amount|Skill|Skills}',
  'deckCards.uncommonOrRare': 'uncommon or rare {amount|card|cards}',
  'deckCards.curse': '{amount|Curse|Curses}',
  removeAllCurses: '*Remove* all Curses from your deck.',
  gainCurse: 'Gain {amount} {amount|Curse|Curses}.',
  bonfire: '*Remove* 1 card. If it was uncommon, heal 3 HP; if rare, heal to full HP; if a Curse, lose 1 HP.',
  fall: 'Shuffle your deck and reveal 3 cards. *Remove* one of them.',
  swapCard: 'Swap a card with another player.',
} as const satisfies Messages;

const say = createSay(deckEnglish);

/** Which cards of the deck a change accepts. */
export const DECK_FILTERS = [
  'any',
  'starterStrike',
  'starterDefend',
  'attack',
  'skill',
  'uncommonOrRare',
  'curse',
] as const;
export type DeckFilter = (typeof DECK_FILTERS)[number];

type DeckChange = Numbered & {
  readonly cards?: DeckFilter;
  /** Drawn, not chosen (STS-9.5). */
  readonly random?: boolean;
};

const change = (name: 'upgradeCards' | 'removeCards' | 'transformCards'): Word<DeckChange> => ({
  compile: ({ amount, cards = 'any', random }) => ({
    amount,
    filter: DECK_FILTERS.indexOf(cards),
    kind: random === true ? 1 : 0,
  }),
  says: ({ amount, cards = 'any', random }) =>
    sentence(
      say(name, { amount, cards: say(`deckCards.${random === true ? 'random' : cards}`, { amount }) }),
    ),
});

export const deckWords = {
  upgradeCards: change('upgradeCards'),
  removeCards: change('removeCards'),
  transformCards: change('transformCards'),
  removeAllCurses: word(),
  gainCurse: word<Numbered>(),
  /** What follows depends on the removed card. */
  bonfire: word(),
  fall: word(),
  swapCard: word(),
};

type DeckEffect = EffectOf<typeof deckWords>;

export const upgrade = (amount = 1): DeckEffect => ({ do: 'upgradeCards', amount });
export const upgradeOf = (cards: DeckFilter): DeckEffect => ({ do: 'upgradeCards', amount: 1, cards });
export const upgradeRandom = (amount: number): DeckEffect => ({ do: 'upgradeCards', amount, random: true });
export const remove = (amount = 1): DeckEffect => ({ do: 'removeCards', amount });
export const removeOf = (cards: DeckFilter): DeckEffect => ({ do: 'removeCards', amount: 1, cards });
export const transform = (amount = 1): DeckEffect => ({ do: 'transformCards', amount });
export const curse = (amount = 1): DeckEffect => ({ do: 'gainCurse', amount });
