import { describe, expect, it } from 'vitest';
import { playClimb } from './climb-games.ts';

const games = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, at) => `climb-${from + at}`);

/** As far as a climb is followed; a strong party needs more to see the later Acts. */
const DECISIONS = 500;
const LONG = 1500;

describe('any climb, played at random', () => {
  it.each([1, 2, 3, 4])('from Act %i, as it comes', (startAct) => {
    for (const seed of games(startAct * 100, startAct * 100 + 20))
      playClimb(seed, startAct, false, DECISIONS);
  });

  it.each([
    [1, 2],
    [2, 3],
    [3, 3],
    [4, 4],
  ])('from Act %i, by a party that does not fall, into Act %i at least', (startAct, act) => {
    const reached = games(startAct * 1000, startAct * 1000 + 20).map((seed) =>
      playClimb(seed, startAct, true, LONG),
    );
    expect(Math.max(...reached)).toBeGreaterThanOrEqual(act);
  });
});
