/** Party decisions, by vote (STS-1.9). */
import { allVoted, NO_VOTE, openVotes, tallyVotes } from '@three-spires/kernel';
import { ask } from '../asking.ts';
import { playerAt, QUESTION, type State } from '../state.ts';

/** Opens a vote with this number of options, inside a resolution or for a phase. */
export const askParty = (state: State, options: number): false => {
  state.votes = openVotes(state.players.length);
  return ask(state, QUESTION.party, 0, 0, options);
};

export const hasVoted = (state: State, seat: number): boolean => state.votes[seat] !== NO_VOTE;

/** Casts a vote, which may be changed until all have voted; then returns the result, otherwise NO_VOTE. */
export const castVote = (state: State, seat: number, option: number): number => {
  state.votes[seat] = option;
  return allVoted(state.votes) ? tallyVotes(state.votes, byRow(state)) : NO_VOTE;
};

/** A tie goes to the option of the player in the lowest row (R3). */
const byRow = (state: State): number[] => {
  const seats: number[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    let at = seat;
    for (; at > 0 && rowOf(state, seats[at - 1] as number) > rowOf(state, seat); at--)
      seats[at] = seats[at - 1] as number;
    seats[at] = seat;
  }
  return seats;
};

const rowOf = (state: State, seat: number): number => playerAt(state, seat).row;
