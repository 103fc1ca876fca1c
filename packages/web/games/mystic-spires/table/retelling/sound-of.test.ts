import { describe, expect, it } from 'vitest';
import { soundOf } from './sound-of.ts';

describe('the end of a game', () => {
  const lostBySecond = { type: 'over', losers: 0b10, reasons: [0, 1] } as const;

  it('sounds won to the winner, to a player of both sides, and to those who watch', () => {
    for (const mine of [[0], [0, 1], []]) expect(soundOf(lostBySecond, mine)).toBe('won');
  });

  it('sounds lost to the loser, and to both after a draw', () => {
    expect(soundOf(lostBySecond, [1])).toBe('lost');
    for (const seat of [0, 1]) expect(soundOf({ ...lostBySecond, losers: 0b11 }, [seat])).toBe('lost');
  });
});
