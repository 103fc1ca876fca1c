import { expect, test } from 'vitest';
import { compareGames, judge, together } from './same-games.ts';

const games = (rulesVersion: number, ...states: string[]) => ({
  rulesVersion,
  games: states.map((state) => ({ moves: state.slice(0, 1), state })),
});

test('the first seeds that differ are named, moves before states', () => {
  const first = compareGames('mystic-spires', 0, games(3, 'a1', 'b1'), games(3, 'a1', 'c1'));
  const second = compareGames('mystic-spires', 2, games(3, 'a1', 'b1'), games(3, 'a2', 'b1'));
  const { lines, ok } = judge(together([first, second]));
  expect(ok).toBe(false);
  expect(lines).toEqual([
    'mystic-spires: 2 of 4 games end in the same state',
    '  other moves in 1, with the seeds "same 1"',
    '  the same moves, but another state in 1, with the seeds "same 2"',
  ]);
});

test('games may differ where the rules do', () => {
  const { lines, ok } = judge(compareGames('stygian-society', 0, games(4, 'a1'), games(3, 'b1')));
  expect(ok).toBe(true);
  expect(lines[1]).toBe('  rulesVersion is 4 here and 3 there, so games may differ');
});
