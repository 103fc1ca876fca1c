import { describe, expect, it } from 'vitest';
import { playClimb } from './climb-games.ts';

const games = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, at) => `climb-${from + at}`);

const DECISIONS = 600;

describe('any climb, played at random', () => {
  it.each([1, 2, 3, 4])('from Act %i, as it comes', (startAct) => {
    for (const seed of games(startAct * 100, startAct * 100 + 20))
      playClimb(seed, startAct, false, DECISIONS);
  });

  it.each([1, 2, 3, 4])('from Act %i, by a party that does not fall', (startAct) => {
    const reached = games(startAct * 1000, startAct * 1000 + 20).map((seed) =>
      playClimb(seed, startAct, true, DECISIONS),
    );
    expect(Math.max(...reached)).toBeGreaterThan(Math.min(startAct, 3));
  });
});
