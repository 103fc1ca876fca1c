/**
 * Cards that share an owner, a deck and a rarity are written as one family, to avoid repeating these on each
 * card.
 */
import type { CardDefinition } from '../words/definition.ts';
import type { Character } from '../words/lists.ts';

type Shared = 'owner' | 'deck' | 'rarity';
type Written = Omit<CardDefinition, Shared>;
/** Two copies of every common, one of every uncommon and rare (STS-5.8). */
type Counted = Omit<Written, 'copies'>;

const family = (shared: Pick<CardDefinition, Shared>, cards: readonly Written[]): readonly CardDefinition[] =>
  cards.map((card) => ({ ...shared, ...card }));

const counted = (cards: readonly Counted[], copies: number): readonly Written[] =>
  cards.map((card) => ({ copies, ...card }));

export const starterCards = (owner: Character, cards: readonly Written[]): readonly CardDefinition[] =>
  family({ owner, deck: 'starter', rarity: 'starter' }, cards);

export const commons = (owner: Character, cards: readonly Counted[]): readonly CardDefinition[] =>
  family({ owner, deck: 'rewards', rarity: 'common' }, counted(cards, 2));

export const uncommons = (owner: Character, cards: readonly Counted[]): readonly CardDefinition[] =>
  family({ owner, deck: 'rewards', rarity: 'uncommon' }, counted(cards, 1));

export const rares = (owner: Character, cards: readonly Counted[]): readonly CardDefinition[] =>
  family({ owner, deck: 'rare', rarity: 'rare' }, counted(cards, 1));

export const colorlessUncommons = (cards: readonly Counted[]): readonly CardDefinition[] =>
  family({ deck: 'colorless', rarity: 'uncommon' }, counted(cards, 1));

export const colorlessRares = (cards: readonly Counted[]): readonly CardDefinition[] =>
  family({ deck: 'colorless', rarity: 'rare' }, counted(cards, 1));

export const curses = (cards: readonly Written[]): readonly CardDefinition[] =>
  family({ deck: 'curse', rarity: 'none' }, cards);

/** One ticket from the start, the second with unlock 2 (STS-8.7, STS-28.4). Tickets never enter a deck. */
export const goldenTickets = (owner: Character): readonly CardDefinition[] => {
  const ticket = {
    name: 'Golden Ticket',
    owner,
    deck: 'rewards',
    rarity: 'none',
    type: 'ticket',
    copies: 1,
    cost: 'none',
    effects: [],
  } as const;
  return [ticket, { ...ticket, unlock: 2 }];
};
