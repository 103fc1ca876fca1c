import {
  createMoveList,
  createRandom,
  listedMoves,
  type Move,
  moveKind,
  randomBelow,
} from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { MOVE } from '@three-spires/slay-the-spire/for-bots';
import { openTable, type Table } from '@three-spires/table';
import { describe, expect, it } from 'vitest';
import { voteOfPeople } from './waiting.ts';

const list = createMoveList();
const movesOf = ({ game, state }: Table, seat: number): Move[] => {
  game.legal(state, seat, list);
  return listedMoves(list);
};

/** A bot and two people before the first vote with a choice. */
const beforeVote = (): Table => {
  const table = openTable({
    game: slayTheSpire,
    setup: { characters: ['Ironclad', 'Silent', 'Defect'], climb: {} },
    seed: 'a vote',
    seats: [
      { person: undefined, name: 'Ash', bot: 'adept' },
      { person: 'ann', name: 'Ann' },
      { person: 'bob', name: 'Bob' },
    ],
  });
  const random = createRandom('a vote', 1);
  for (let made = 0; made < 1000; made++) {
    const seat = [0, 1, 2].find((each) => table.game.deciding(table.state) & (1 << each)) as number;
    const votes = movesOf(table, seat).filter((each) => moveKind(each) === MOVE.vote);
    if (votes.length > 1) return table;
    const moves = movesOf(table, seat);
    table.game.apply(table.state, seat, moves[randomBelow(random, 0, moves.length)] as Move);
  }
  throw new Error('there was no vote');
};

describe('the vote of the people', () => {
  const vote = (table: Table, seat: number, option: number): Move => {
    const move = movesOf(table, seat).filter((each) => moveKind(each) === MOVE.vote)[option] as Move;
    table.game.apply(table.state, seat, move);
    return move;
  };

  it('is known once all of them have given the same', () => {
    const table = beforeVote();
    expect(voteOfPeople(table, 0)).toBeUndefined();
    vote(table, 1, 1);
    expect(voteOfPeople(table, 0)).toBeUndefined();
    expect(vote(table, 2, 1)).toBe(voteOfPeople(table, 0));
  });

  it('is none where they do not agree', () => {
    const table = beforeVote();
    vote(table, 1, 1);
    vote(table, 2, 0);
    expect(voteOfPeople(table, 0)).toBeUndefined();
  });
});
