import { filledPile } from './pile.ts';
import type { Seat } from './seat.ts';

/**
 * A question that is open now. Its id never comes back within a game, so an answer to an old question is
 * recognised. `kind` selects the component that shows it and the message that words it.
 */
export type Decision = {
  readonly id: number;
  readonly kind: string;
  /** The seats that may answer; a party decision is open to all of them and settled by vote. */
  readonly seats: readonly Seat[];
  /** What asks, as a content id, where a card or item does. */
  readonly source?: string;
  /** How many parts of a many-part choice are still wanted at least and at most. */
  readonly least?: number;
  readonly most?: number;
};

/** One ballot per seat; `NO_VOTE` until that seat has voted. */
export type Votes = number[];

export const NO_VOTE = -1;

export const openVotes = (seats: number): Votes => filledPile(NO_VOTE, seats);

export const allVoted = (votes: Votes): boolean => {
  for (let seat = 0; seat < votes.length; seat++) if (votes[seat] === NO_VOTE) return false;
  return true;
};

/**
 * The option with the most votes. A tie goes to the option backed by the seat that comes first in
 * `precedence`, so the result never depends on chance or on who clicked first.
 */
export const tallyVotes = (votes: Votes, precedence: readonly Seat[]): number => {
  let winner = NO_VOTE;
  let most = 0;
  for (let at = 0; at < precedence.length; at++) {
    const vote = votes[precedence[at] as Seat] ?? NO_VOTE;
    if (vote === NO_VOTE) continue;
    const backers = countVotes(votes, vote);
    if (backers <= most) continue;
    winner = vote;
    most = backers;
  }
  return winner;
};

const countVotes = (votes: Votes, option: number): number => {
  let count = 0;
  for (let seat = 0; seat < votes.length; seat++) if (votes[seat] === option) count++;
  return count;
};
