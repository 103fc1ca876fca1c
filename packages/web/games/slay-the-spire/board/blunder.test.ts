import { createMoveList, listedMoves } from '@three-spires/kernel';
import { type SlayTheSpireState, slayTheSpire } from '@three-spires/slay-the-spire';
import { describe, expect, test } from 'vitest';
import { readActions } from './actions.ts';
import { type Blunder, blunderOf } from './blunder.ts';

/** What the table would ask at the end of a turn of the Ironclad against a Jaw Worm that deals 3 damage. */
const asked = (player: Readonly<Record<string, unknown>>): Blunder['why'] | undefined => {
  const state = slayTheSpire.scenario.build(
    {
      die: 5,
      players: [{ character: 'Ironclad', ...player }],
      enemies: [{ name: 'Jaw Worm', row: 1 }],
    },
    'blunder',
  ) as SlayTheSpireState;
  const list = createMoveList();
  slayTheSpire.legal(state, 0, list);
  const options = listedMoves(list).map((move) => ({
    move,
    readable: slayTheSpire.describe(state, 0, move),
    preview: slayTheSpire.preview(state, 0, move),
  }));
  const view = slayTheSpire.view(state, 0);
  const actions = readActions(options, view.question);
  expect(view.players[0]?.incoming).toMatchObject({ damage: 3, lethal: true });
  return blunderOf({ view, me: view.players[0], seat: 0, actions })?.why;
};

describe('ending a turn that is about to kill', () => {
  test('is asked about where one card saves the seat', () => {
    expect(asked({ hp: 1, block: 2, energy: 1, hand: ['Defend'] })).toBe('death');
  });

  test('is asked about where several cards save it together, as far as the Energy goes', () => {
    const both = ['Defend', 'Defend'];
    expect(asked({ hp: 1, block: 1, energy: 2, hand: both })).toBe('death');
    expect(asked({ hp: 1, block: 1, energy: 1, hand: both })).toBeUndefined();
  });

  test('is not asked about where nothing can save it', () => {
    expect(asked({ hp: 1, block: 1, energy: 3, hand: ['Defend', 'Strike'] })).toBeUndefined();
  });
});
