import { describe, expect, it } from 'vitest';
import { addMove, encodeMove } from '../move.ts';
import { refusal } from '../refusal.ts';
import { closeQuestion, isAsking, openQuestion } from './question.ts';
import { createRefuse } from './refuse.ts';

describe('questions', () => {
  it('have a number that never comes back', () => {
    const state = { question: { kind: 0, id: 0 }, asked: 0 };
    expect(isAsking(state)).toBe(false);
    expect(openQuestion(state, 3)).toEqual({ kind: 3, id: 1 });
    expect(isAsking(state)).toBe(true);
    closeQuestion(state);
    expect(isAsking(state)).toBe(false);
    expect(openQuestion(state, 3).id).toBe(2);
  });
});

describe('refuse', () => {
  const listed = encodeMove(1, 5);
  const concede = encodeMove(2);
  const refuse = createRefuse<number>({
    seats: (count) => count,
    legal: (_state, seat, out) => {
      out.length = 0;
      if (seat === 0) addMove(out, listed);
    },
    allows: (_state, _seat, move) => move === concede,
    reason: () => refusal('not-now', 'R-1'),
  });

  it('allows exactly what is listed and what the game allows besides', () => {
    expect(refuse(2, 0, listed)).toBeUndefined();
    expect(refuse(2, 1, concede)).toBeUndefined();
    expect(refuse(2, 1, listed)).toEqual({ code: 'not-now', rule: 'R-1' });
    expect(refuse(2, 0, encodeMove(1, 6))).toEqual({ code: 'not-now', rule: 'R-1' });
  });

  it('names what is no move and who is no seat', () => {
    expect(refuse(2, 0, -1)).toEqual({ code: 'not-a-move' });
    expect(refuse(2, 0, 0.5)).toEqual({ code: 'not-a-move' });
    expect(refuse(2, 2, listed)).toEqual({ code: 'no-such-seat', params: { seat: 2 } });
    expect(refuse(2, -1, listed)).toEqual({ code: 'no-such-seat', params: { seat: -1 } });
    expect(refuse(2, 0.5, listed)).toEqual({ code: 'no-such-seat', params: { seat: 0.5 } });
  });
});
