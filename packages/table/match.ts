import type { Outcome, Seat } from '@three-spires/kernel';

/** One game of a match. `wins` counts wins in earlier games, by seat. */
export type Match = {
  /** The same for all games of the match. */
  readonly id: string;
  /** The most games it can have. */
  readonly best: number;
  /** Counted from 1. */
  readonly number: number;
  readonly wins: readonly number[];
};

export type MatchPicture = Omit<Match, 'id'> & {
  /** The result of the whole match; without a winner it is a draw. */
  readonly result?: { readonly winner?: Seat };
};

/** The score of a match, including the game at this table once it is over. */
export const matchPicture = (match: Match, outcome: Outcome | undefined): MatchPicture => {
  const { best, number } = match;
  const wins = match.wins.map((count, seat) => count + (outcome?.winners.includes(seat) ? 1 : 0));
  const isOver = outcome !== undefined && (number >= best || wins.some((count) => count > best / 2));
  return { best, number, wins, ...(isOver ? { result: resultOf(wins) } : {}) };
};

/** Whether a game has no secrets left: it is over, and its match does not continue with the same decks. */
export const isDisclosed = (match: Match | undefined, outcome: Outcome | undefined): boolean =>
  outcome !== undefined && (match === undefined || matchPicture(match, outcome).result !== undefined);

const resultOf = (wins: readonly number[]): { winner?: Seat } => {
  const most = Math.max(...wins);
  const first = wins.indexOf(most);
  return wins.lastIndexOf(most) === first ? { winner: first } : {};
};

/** The seat that lost a game, if exactly one did. */
export const loserOf = ({ winners }: Outcome, seats: number): Seat | undefined => {
  const losers = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  return losers.length === 1 ? losers[0] : undefined;
};
