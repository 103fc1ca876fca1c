import { describe, expect, it } from 'vitest';
import type { Figure } from '../../model.ts';
import { figureFaults, repeatedIds } from '../check-figure.ts';
import { SLAY_CONSTRUCTS, STYGIAN_CONSTRUCTS } from './index.ts';

const GAMES: readonly (readonly [string, readonly Figure[]])[] = [
  ['Slay the Spire', SLAY_CONSTRUCTS],
  ['The Stygian Society', STYGIAN_CONSTRUCTS],
];

describe.each(GAMES)('the constructs of %s', (_, figures) => {
  it('have ids of their own', () => {
    expect(repeatedIds(figures)).toEqual([]);
  });

  it('are drawn without faults', () => {
    expect(figures.flatMap(figureFaults)).toEqual([]);
  });

  it('have numbers in all their paths', () => {
    const paths = figures.flatMap(({ id, parts }) =>
      parts.flatMap(({ pieces }) => pieces.map(({ d }) => `${id}: ${d}`)),
    );
    expect(paths.filter((path) => /NaN|undefined|Infinity/.test(path))).toEqual([]);
  });
});

it('gives Bosses the large box, and only them', () => {
  const figures = [...SLAY_CONSTRUCTS, ...STYGIAN_CONSTRUCTS];
  expect(
    figures.filter(({ rank, box }) => (rank === 'boss') !== (box[0] === 600)).map(({ id }) => id),
  ).toEqual([]);
});
