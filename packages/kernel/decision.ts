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

export const openVotes = (seats: number): Votes => Array.from({ length: seats }, () => NO_VOTE);

export const allVoted = (votes: Votes): boolean => votes.every((vote) => vote !== NO_VOTE);

/**
 * The option with most votes. On a tie the option backed by the seat that stands first in `precedence`
 * wins, so the result never depends on chance or on who clicked first.
 */
export const tallyVotes = (votes: Votes, precedence: readonly Seat[]): number => {
  const counts = new Map<number, number>();
  for (const vote of votes) if (vote !== NO_VOTE) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  const most = Math.max(...counts.values());
  for (const seat of precedence) {
    const vote = votes[seat] ?? NO_VOTE;
    if (vote !== NO_VOTE && counts.get(vote) === most) return vote;
  }
  return NO_VOTE;
};
