import { describe, expect, it } from 'vitest';
import { afterRest, isProvisional, NEW_RATING, type Rating, rated } from './glicko.ts';

const player = (rating: number, deviation: number, volatility = 0.06): Rating => ({
  rating,
  deviation,
  volatility,
});

describe('Glicko-2', () => {
  it("gives Glickman's own example", () => {
    const after = rated(player(1500, 200), [
      { opponent: player(1400, 30), score: 1 },
      { opponent: player(1550, 100), score: 0 },
      { opponent: player(1700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.059996, 6);
  });

  it('moves two equals by the same amount in opposite directions', () => {
    const [winner, loser] = [
      rated(NEW_RATING, [{ opponent: NEW_RATING, score: 1 }]),
      rated(NEW_RATING, [{ opponent: NEW_RATING, score: 0 }]),
    ];
    expect(winner.rating).toBeGreaterThan(1600);
    expect(winner.rating - 1500).toBeCloseTo(1500 - loser.rating, 9);
    expect(winner.deviation).toBeLessThan(NEW_RATING.deviation);
  });

  it('leaves the ratings of equals as they are after a draw, and knows them better', () => {
    const after = rated(player(1620, 90), [{ opponent: player(1620, 90), score: 0.5 }]);
    expect(after.rating).toBeCloseTo(1620, 9);
    expect(after.deviation).toBeLessThan(90);
  });

  it('raises the volatility when results surprise', () => {
    const before = player(1500, 60);
    const upset = Array.from({ length: 8 }, () => ({ opponent: player(2100, 40), score: 1 as const }));
    const after = rated(before, upset);
    expect(after.volatility).toBeGreaterThan(before.volatility);
    expect(after.rating).toBeGreaterThan(1600);
  });

  it('stays finite for the most unequal opponents', () => {
    for (const score of [0, 0.5, 1] as const)
      for (const [mine, theirs] of [
        [100, 4000],
        [4000, 100],
      ] as const) {
        const after = rated(player(mine, 30), [{ opponent: player(theirs, 30), score }]);
        for (const figure of Object.values(after)) expect(Number.isFinite(figure)).toBe(true);
      }
  });

  it('makes a rating less certain while nobody plays, but never less than a new one', () => {
    const known = player(1800, 60);
    expect(afterRest(known, 0).deviation).toBeCloseTo(60, 9);
    expect(afterRest(known, 4).deviation).toBeCloseTo(Math.hypot(60, 0.06 * 173.7178 * 2), 6);
    expect(afterRest(known, 1e9).deviation).toBe(350);
    expect(afterRest(known, 1e9).rating).toBe(1800);
  });

  it('calls a rating provisional until its deviation is 110', () => {
    expect([
      isProvisional(NEW_RATING),
      isProvisional(player(1500, 110.1)),
      isProvisional(player(1, 110)),
    ]).toEqual([true, true, false]);
  });
});
