import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allVoted, NO_VOTE, openVotes, tallyVotes } from './decision.ts';

const ballots = fc
  .integer({ min: 1, max: 4 })
  .chain((seats) =>
    fc.tuple(
      fc.array(fc.integer({ min: NO_VOTE, max: 3 }), { minLength: seats, maxLength: seats }),
      fc.shuffledSubarray([0, 1, 2, 3].slice(0, seats), { minLength: seats }),
    ),
  );

const countOf = (votes: readonly number[], option: number): number =>
  votes.filter((vote) => vote === option).length;

describe('a vote', () => {
  it('begins with nobody having voted', () => {
    expect(openVotes(3)).toEqual([NO_VOTE, NO_VOTE, NO_VOTE]);
    expect(allVoted(openVotes(3))).toBe(false);
    expect(tallyVotes(openVotes(3), [0, 1, 2])).toBe(NO_VOTE);
  });

  it('is open until the last seat has voted, and may be changed until then', () => {
    const votes = openVotes(3);
    votes[0] = 2;
    votes[2] = 1;
    expect(allVoted(votes)).toBe(false);
    expect(tallyVotes(votes, [0, 1, 2])).toBe(2);
    votes[0] = 1;
    expect(allVoted(votes)).toBe(false);
    votes[1] = 2;
    expect(allVoted(votes)).toBe(true);
    expect(tallyVotes(votes, [0, 1, 2])).toBe(1);
  });

  it('goes to the option that most seats chose', () => {
    expect(tallyVotes([1, 2, 2, 0], [0, 1, 2, 3])).toBe(2);
    expect(tallyVotes([0, 0, 0, 3], [3, 2, 1, 0])).toBe(0);
  });

  it('goes on a tie to the option of the seat that stands first', () => {
    expect(tallyVotes([1, 2], [0, 1])).toBe(1);
    expect(tallyVotes([1, 2], [1, 0])).toBe(2);
    expect(tallyVotes([0, 1, 1, 0], [2, 0, 1, 3])).toBe(1);
    // The first in precedence backs an option that is not among the best.
    expect(tallyVotes([3, 1, 1, 2, 2], [0, 3, 1, 2, 4])).toBe(2);
  });

  it('never gives an option with fewer votes than another, and on a tie follows precedence', () => {
    fc.assert(
      fc.property(ballots, ([votes, precedence]) => {
        const winner = tallyVotes(votes, precedence);
        const cast = votes.filter((vote) => vote !== NO_VOTE);
        if (cast.length === 0) {
          expect(winner).toBe(NO_VOTE);
          return;
        }
        const most = Math.max(...cast.map((vote) => countOf(votes, vote)));
        const best = precedence.map((seat) => votes[seat] as number);
        expect(winner).toBe(best.find((vote) => vote !== NO_VOTE && countOf(votes, vote) === most));
      }),
    );
  });

  it('does not change the ballots', () => {
    fc.assert(
      fc.property(ballots, ([votes, precedence]) => {
        const before = votes.slice();
        tallyVotes(votes, precedence);
        expect(votes).toEqual(before);
      }),
    );
  });
});
