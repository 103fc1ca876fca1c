import type { CardDefinition } from '../words/definition.ts';

const card = { rarity: 'none', type: 'status', effects: [] } as const;

export const statusCards: readonly CardDefinition[] = [
  // Slimed and Burn are the two halves of the same 36 cards (STS-5.6, STS-38.15), counted here once.
  { ...card, name: 'Slimed', deck: 'status', copies: 36, cost: 1, exhaust: true },
  {
    ...card,
    name: 'Burn',
    deck: 'status',
    copies: 0,
    otherHalfOf: 'Slimed',
    cost: 'none',
    whileHeld: [{ do: 'damage', amount: 1, at: 'self' }],
  },
  { ...card, name: 'Daze', deck: 'daze', copies: 10, cost: 'none', ethereal: true },
];
