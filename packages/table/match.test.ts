import type { Outcome } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { loserOf, matchPicture } from './index.ts';

const won = (...winners: number[]): Outcome => ({ result: 'victory', winners, reason: '' });
const match = (number: number, ...wins: number[]) => ({ id: 'm', best: 3, number, wins });

describe('a match', () => {
  it.each([
    ['counts the game at the table once it is over', match(1, 0, 0), won(0), [1, 0], undefined],
    ['is over when nobody can catch up', match(2, 1, 0), won(0), [2, 0], { winner: 0 }],
    ['goes to a third game', match(2, 1, 0), won(1), [1, 1], undefined],
    ['has a winner after it', match(3, 1, 1), won(1), [1, 2], { winner: 1 }],
    ['counts no win for a draw', match(3, 1, 0), won(), [1, 0], { winner: 0 }],
    ['may itself be a draw', match(3, 0, 0), won(), [0, 0], {}],
    ['has no result while the last game goes on', match(3, 1, 1), undefined, [1, 1], undefined],
  ])('%s', (_, before, outcome, wins, result) => {
    const picture = matchPicture(before, outcome);
    expect([picture.wins, picture.result]).toEqual([wins, result]);
  });

  it('knows who lost', () => {
    expect([loserOf(won(0), 2), loserOf(won(1), 2), loserOf(won(), 2)]).toEqual([1, 0, undefined]);
  });
});
