import { createMoveList, listedMoves, type Preview } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { mysticSpires } from '../index.ts';
import { battle, type Duel, duel, play } from '../testing/duel.ts';
import type { State } from './state.ts';

/** What the only move of a Keeper with these words would change. */
const previewOf = (state: State, seat: number, fields: object): Preview => {
  const list = createMoveList();
  mysticSpires.legal(state, seat, list);
  const fitting = listedMoves(list).filter((move) => {
    const readable = mysticSpires.describe(state, seat, move);
    return Object.entries(fields).every(([field, value]) => readable[field] === value);
  });
  expect(fitting).toHaveLength(1);
  return mysticSpires.preview(state, seat, fitting[0] as number);
};

const SPARK: Duel = { one: { hand: ['Kiln Spark'], crystal: 3 }, moves: [] };
const AT_TOWER = { do: 'play', card: 'Kiln Spark', target: 'Tower 2' };
const BURNT = { of: 'player', index: 1, field: 'hp', from: 64, to: 61 };

describe('a preview', () => {
  it('shows what a card would do', () => {
    const { changes, unknown } = previewOf(duel(SPARK).state, 0, AT_TOWER);
    expect(unknown).toBe(false);
    expect(changes).toEqual([{ of: 'player', index: 0, field: 'crystal', from: 3, to: 1 }, BURNT]);
  });

  it('shows what resolves when nobody answers a card', () => {
    const { state } = duel({
      ...SPARK,
      two: { hand: ['Kiln Spark'], crystal: 2 },
      moves: [play('Kiln Spark', 'Tower 2')],
    });
    expect(previewOf(state, 1, { do: 'pass' })).toEqual({ changes: [BURNT], unknown: false });
  });

  it('leaves open what follows when nobody acts in a window', () => {
    const { state } = duel({ ...SPARK, one: { ...SPARK.one, field: ['Reef Lurker'] }, moves: [battle()] });
    expect(previewOf(state, 0, { do: 'pass' })).toEqual({ changes: [], unknown: true });
  });

  it('leaves open what follows a phase', () => {
    expect(previewOf(duel(SPARK).state, 0, { do: 'end turn' })).toEqual({ changes: [], unknown: true });
  });
});
