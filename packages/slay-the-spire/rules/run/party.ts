/** Choices of the whole party, by vote (STS-1.9). */
import { allVoted, NO_VOTE, openVotes, tallyVotes } from '@three-spires/kernel';
import { ask } from '../asking.ts';
import { type Player, QUESTION, type State } from '../state.ts';

/** Opens a vote with this number of options, inside a resolution or for a phase. */
export const askParty = (state: State, options: number): false => {
  state.votes = openVotes(state.players.length);
  return ask(state, QUESTION.party, 0, 0, options);
};

export const hasVoted = (state: State, seat: number): boolean => state.votes[seat] !== NO_VOTE;

/** Casts a vote, which may be changed until all have voted; gives the result then, else NO_VOTE. */
export const castVote = (state: State, seat: number, option: number): number => {
  state.votes[seat] = option;
  return allVoted(state.votes) ? tallyVotes(state.votes, byRow(state)) : NO_VOTE;
};

/** On a tie the option of the player in the lowest row wins (R3). */
const byRow = (state: State): number[] =>
  state.players
    .map((_, seat) => seat)
    .sort((left, right) => (state.players[left] as Player).row - (state.players[right] as Player).row);
