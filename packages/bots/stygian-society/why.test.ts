import { createMoveList, listedMoves, plainText } from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import type { State } from '@three-spires/stygian-society/for-bots';
import { describe, expect, test } from 'vitest';
import { withReason } from './why.ts';

/** The reason for the first move with a card. */
const reasonFor = (card: string, facts: object): string => {
  const state = stygianSociety.scenario.build({ physical: false, ...facts }, 'why') as State;
  const list = createMoveList();
  stygianSociety.legal(state, 0, list);
  const moves = listedMoves(list);
  const move = moves.find((each) => stygianSociety.describe(state, 0, each).card === card);
  return plainText(withReason(state, move ?? 0, moves).why ?? []);
};

describe('reasons', () => {
  test('say nothing of wounds, tokens or peril that are not there', () => {
    const heroes = [{ hero: 'Burglar', skills: ['Tiptoe'] }];
    expect(reasonFor('Tiptoe', { heroes, peril: 2 })).toMatch(/^Lowers peril/);
    expect(reasonFor('Tiptoe', { heroes })).toBe('Tiptoe brings cubes for the next turns.');
    expect(reasonFor('Catch Breath', { heroes })).toBe('Catch Breath brings cubes for the next turns.');
  });

  test('name the tokens where more of them go than wounds', () => {
    const tokens = { Dazed: { blue: 2 } };
    const heroes = [{ hero: 'Doctor', skills: ['Triage'], tokens }];
    expect(reasonFor('Triage', { heroes, wounds: 4 })).toMatch(/^Removes status tokens/);
    expect(reasonFor('Field Dressing', { heroes, wounds: 4 })).toMatch(/^Heals/);
  });
});
