import { InputError } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { mysticSpires } from '../../index.ts';
import { both, duel, play, useTower } from '../../testing/duel.ts';

const DECK = 'March of Cinders';

test('MYS-1.1 exactly two Keepers, each with a deck, a Tower and Tokens', () => {
  expect(mysticSpires.seats).toEqual({ least: 2, most: 2 });
  expect(() => mysticSpires.readSetup({ decks: [DECK] })).toThrow(InputError);
  expect(() => mysticSpires.readSetup({ decks: DECK })).toThrow(InputError);
  const state = mysticSpires.start(mysticSpires.readSetup({ decks: [DECK, DECK] }), 'two');
  expect(state.keepers).toHaveLength(2);
  for (const { tower, tokens, deck, hand } of state.keepers) {
    expect(mysticSpires.content.filter(({ kind }) => kind === 'tower')[tower]?.name).toBe('The Kiln Spire');
    expect(tokens).toHaveLength(12);
    expect(deck.length + hand.length).toBeGreaterThanOrEqual(40);
  }
});

test.each([
  ['the Tower', { two: { hp: 3 } }, 'tower'],
  ['the deck', { two: { deck: ['Drowsy Pixie'] } }, 'decked-out'],
  ['Crystal', { two: { crystal: 99 } }, 'overload'],
])('MYS-1.2 the game is won by %s', (_, { two }, reason) => {
  const card =
    { tower: 'Kiln Spark', 'decked-out': 'Flood the Stacks', overload: 'Deluge of Light' }[reason] ?? '';
  duel({
    one: { hand: [card], crystal: 20 },
    two,
    moves: [play(card, reason === 'tower' ? 'Tower 2' : undefined)],
    expect: { phase: 'over', result: ['won', reason] },
  });
});

test('MYS-1.3 a ban on a card beats a permission elsewhere', () => {
  const lens = { tower: 'The Brimming Lens', hand: ['Brimming Chalice'] };
  duel({
    one: { tower: 'The Kiln Spire', crystal: 12 },
    two: lens,
    moves: [{ refused: useTower('Tower 2'), code: 'tower-barred' }],
    expect: both({ crystal: 12 }),
  });
  duel({
    one: { tower: 'The Kiln Spire', crystal: 11 },
    two: lens,
    moves: [useTower('Tower 2')],
    expect: both({ crystal: 8 }, { hp: 48 }),
  });
});

test('MYS-1.4 both Keepers see all figures', () => {
  const { state } = duel({
    one: { hp: 31, crystal: 5, marks: [2], field: [{ card: 'Dusk Moth', damage: 1, marks: [1] }] },
    two: { crystal: 9 },
    moves: [],
  });
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { keepers, things } = mysticSpires.view(state, viewer);
    expect(keepers[0]).toMatchObject({ hp: 31, crystal: 5, marks: [2] });
    expect(keepers[1]).toMatchObject({ hp: 64, crystal: 9 });
    expect(things[0]).toMatchObject({ power: 2, hp: 1, maxHp: 2, statuses: ['Levitating'], marks: [1] });
  }
});
