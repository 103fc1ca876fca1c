import { describe, expect, it } from 'vitest';
import { createAllowances, perHour } from './allowances.ts';

const atHand = (rate = { burst: 3, perSecond: 2 }) => {
  let now = 1_000_000;
  const allowances = createAllowances(rate, () => now);
  return { ...allowances, pass: (ms: number) => (now += ms) };
};

describe('an allowance', () => {
  it('gives a burst, and then as fast as it grows', () => {
    const { take, pass } = atHand();
    const takeFive = (): number[] => Array.from({ length: 5 }, () => take('ann'));
    expect(takeFive()).toEqual([0, 0, 0, 1, 1]);
    pass(1_000);
    expect(takeFive()).toEqual([0, 0, 1, 1, 1]);
    pass(60_000);
    expect(takeFive()).toEqual([0, 0, 0, 1, 1]);
  });

  it('is counted for each key, also by amounts, and says how long to wait', () => {
    const { take, pass } = atHand(perHour(3600));
    expect(take('ann', 3600)).toBe(0);
    expect(take('ann', 90)).toBe(90);
    expect(take('bob', 3600)).toBe(0);
    pass(90_000);
    expect(take('ann', 90)).toBe(0);
  });

  it('without a limit is always there', () => {
    const { take } = atHand(perHour(Number.POSITIVE_INFINITY));
    expect(take('ann', 1e12)).toBe(0);
  });

  it('of many keys is kept for those that were used last', () => {
    const { take } = atHand({ burst: 1, perSecond: 0.001 });
    for (let key = 0; key < 30_000; key++) take(`${key}`);
    expect(take('29999')).toBeGreaterThan(0);
  });
});
