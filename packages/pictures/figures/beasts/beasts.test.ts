import { describe, expect, test } from 'vitest';
import { figureFaults, repeatedIds } from '../check-figure.ts';
import { SLAY_BEASTS, STYGIAN_BEASTS } from './index.ts';

describe.each([
  ['slay-the-spire', SLAY_BEASTS, 24],
  ['stygian-society', STYGIAN_BEASTS, 10],
] as const)('the beasts of %s', (_, figures, count) => {
  test('are all drawn, once', () => {
    expect(figures).toHaveLength(count);
    expect(repeatedIds(figures)).toEqual([]);
  });

  test.each(figures.map((figure) => [figure.id, figure] as const))('%s is sound', (_id, figure) => {
    expect(figureFaults(figure)).toEqual([]);
  });
});
