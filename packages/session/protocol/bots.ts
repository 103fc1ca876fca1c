/** Bot accounts, as everyone may see them. */
import * as v from 'valibot';
import type { ShownRating } from './finding.ts';
import type { HistoryGame } from './history.ts';
import { pageNumber } from './numeral.ts';
import type { TableSummary } from './summaries.ts';

/** GET /api/bots: pages start at 1. */
export const botsQuery = v.strictObject({ page: pageNumber });

/** GET /api/bots/{bot} */
export const botParams = v.strictObject({
  bot: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
});

/** A bot account that plays here: it has an access token. */
export type PublicBot = {
  readonly person: string;
  readonly name: string;
  /** The id of its portrait. */
  readonly avatar?: string;
  /** The name of its owner, who has chosen to show it. */
  readonly owner?: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** When its program was last here, to the hour. */
  readonly seenAt: number;
  /** In the games in which it has played rated games. */
  readonly ratings: readonly (ShownRating & { readonly game: string; readonly games: number })[];
};

/** GET /api/bots: those seen last come first. */
export type BotsAnswer = {
  readonly bots: readonly PublicBot[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
};

/** A finished game of a bot account. */
export type BotGame = Pick<HistoryGame, 'table' | 'game' | 'result' | 'endedAt' | 'counts' | 'names' | 'as'>;

/** GET /api/bots/{bot}: with its running games that are open to everyone, and its last finished ones. */
export type BotAnswer = PublicBot & {
  readonly running: readonly TableSummary[];
  readonly finished: readonly BotGame[];
};
