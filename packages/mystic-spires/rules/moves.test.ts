import { describe, expect, it } from 'vitest';
import { duel } from '../testing/duel.ts';
import { aimed, aimOf, MOVE, readAim } from './moves.ts';
import { pileRef, towerRef } from './refs.ts';
import type { Thing } from './state.ts';

const { state } = duel({ one: { field: ['Reef Lurker', 'Dusk Moth'] }, moves: [] });
const [first, second] = state.things as [Thing, Thing];

describe('the target of a move', () => {
  it.each([
    ['the first card in play', first.id, { kind: 'thing', place: 0 }],
    ['another card in play', second.id, { kind: 'thing', place: 1 }],
    ['the Tower of Keeper 1', towerRef(0), { kind: 'tower', seat: 0 }],
    ['the Tower of Keeper 2', towerRef(1), { kind: 'tower', seat: 1 }],
    ['the first card of all in the graveyard of Keeper 1', pileRef(0, 0), { kind: 'pile', seat: 0, card: 0 }],
    ['a card in the graveyard of Keeper 2', pileRef(1, 7), { kind: 'pile', seat: 1, card: 7 }],
  ])('can be %s', (_what, ref, aim) => {
    const move = aimed(state, MOVE.play, 3, ref);
    expect(aimOf(state, move)).toBe(ref);
    expect(readAim(move)).toEqual(aim);
  });
});
