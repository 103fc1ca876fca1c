import { expect, it } from 'vitest';
import { battle, duel, play } from '../testing/duel.ts';
import { decisions } from './decisions.ts';

const SPARK = { hand: ['Kiln Spark'], crystal: 2 };

it('names the Keeper who acts, and the one who may respond', () => {
  const { state } = duel({ one: SPARK, two: SPARK, moves: [] });
  expect(decisions(state)).toEqual([{ id: state.asked, kind: 'act', seats: [0] }]);
  const answered = duel({ one: SPARK, two: SPARK, moves: [play('Kiln Spark', 'Tower 2')] }).state;
  expect(decisions(answered)).toEqual([{ id: answered.asked, kind: 'respond', seats: [1] }]);
});

it('names the question that a Keeper is asked', () => {
  const { state } = duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Crypt Hauler'] },
    moves: [battle(), { do: 'attack', with: 'Reef Lurker', target: 'Tower 2', seat: 0 }],
  });
  expect(decisions(state)).toEqual([{ id: state.question.id, kind: 'intercept', seats: [1] }]);
});

it('names nobody when the game is over', () => {
  const { state } = duel({ one: SPARK, two: { hp: 3 }, moves: [play('Kiln Spark', 'Tower 2')] });
  expect(decisions(state)).toEqual([]);
});
