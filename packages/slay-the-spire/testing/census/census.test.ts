import { beforeAll, describe, expect, it } from 'vitest';
import { type Counted, takeCensus } from './index.ts';
import { KINDS } from './rows.ts';

describe('in games and in positions made for it', () => {
  let rows: Counted[];
  beforeAll(() => {
    rows = takeCensus(20);
  }, 120_000);

  it.each(KINDS)('every %s takes effect at least once', (kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    expect(ofKind.length).toBeGreaterThan(0);
    expect(ofKind.filter(({ count }) => count === 0).map(({ name }) => name)).toEqual([]);
  });
});

it('nothing is counted where nothing is played', () => {
  expect(takeCensus(0, 0).every(({ count }) => count === 0)).toBe(true);
});
