import type { Outcome, Seat } from '@three-spires/kernel';

/** The game of a match that is played at a table; `wins` are those of the games before it, by seat. */
export type Match = {
  /** The same for all games of the match. */
  readonly id: string;
  /** How many games it has at most. */
  readonly best: number;
  /** Counted from 1. */
  readonly number: number;
  readonly wins: readonly number[];
};

export type MatchPicture = Omit<Match, 'id'> & {
  /** How the whole match has ended; without a winner it is a draw. */
  readonly result?: { readonly winner?: Seat };
};

/** Where a match stands, with the game at this table once it is over. */
export const matchPicture = (match: Match, outcome: Outcome | undefined): MatchPicture => {
  const { best, number } = match;
  const wins = match.wins.map((count, seat) => count + (outcome?.winners.includes(seat) ? 1 : 0));
  const isOver = outcome !== undefined && (number >= best || wins.some((count) => count > best / 2));
  return { best, number, wins, ...(isOver ? { result: resultOf(wins) } : {}) };
};

/** Whether a game has no secrets left: it is over, and the same decks are not played again in its match. */
export const isDisclosed = (match: Match | undefined, outcome: Outcome | undefined): boolean =>
  outcome !== undefined && (match === undefined || matchPicture(match, outcome).result !== undefined);

const resultOf = (wins: readonly number[]): { winner?: Seat } => {
  const most = Math.max(...wins);
  const first = wins.indexOf(most);
  return wins.lastIndexOf(most) === first ? { winner: first } : {};
};

/** The one seat that has lost a game, where it was one. */
export const loserOf = ({ winners }: Outcome, seats: number): Seat | undefined => {
  const losers = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  return losers.length === 1 ? losers[0] : undefined;
};
