import { createMoveList, listedMoves, type Move, type ReadableMove } from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import type { State } from '@three-spires/stygian-society/for-bots';
import { describe, expect, test } from 'vitest';
import { distinctMoves } from './alike.ts';

const position = (facts: object): State =>
  stygianSociety.scenario.build(
    {
      heroes: [{ hero: 'Burglar', skills: ['Smoke Pellet', 'Sleight of Hand', 'Hurl Knives'] }],
      physical: false,
      ...facts,
    },
    'alike',
  ) as State;

const movesOf = (state: State): Move[] => {
  const list = createMoveList();
  stygianSociety.legal(state, 0, list);
  return listedMoves(list);
};

const considered = (state: State): ReadableMove[] =>
  distinctMoves(state, movesOf(state)).map((move) => stygianSociety.describe(state, 0, move));

const use = (state: State, card: string): void => {
  const move = movesOf(state).find((each) => stygianSociety.describe(state, 0, each).card === card);
  stygianSociety.apply(state, 0, move as Move);
};

describe('moves worth comparing', () => {
  test('what only helps is not refused', () => {
    const state = position({ field: { red: 2, black: 1 } });
    use(state, 'Smoke Pellet');
    expect(considered(state)).toHaveLength(2);
    for (const move of considered(state)) expect(move).not.toMatchObject({ do: 'done' });
  });

  test('cubes are exchanged only for a colour that the hero needs more', () => {
    const state = position({ field: { blue: 1, green: 1, white: 1 } });
    use(state, 'Sleight of Hand');
    const exchanges = considered(state).filter((move) => move.do !== 'done');
    expect(movesOf(state).length).toBeGreaterThan(considered(state).length);
    expect(exchanges).toHaveLength(2);
    expect(new Set(exchanges.map((move) => move.for))).toEqual(new Set(['green']));
  });

  test('a Regroup in a room needs some enemy cubes outside', () => {
    const cards = (red: number): unknown[] =>
      considered(position({ field: { red } })).map(({ card }) => card);
    expect(cards(4)).not.toContain('Regroup');
    expect(cards(5)).toContain('Regroup');
  });
});
