/** Histories, statistics and results of the day. */
import * as v from 'valibot';
import { pageNumber } from './numeral.ts';

const gameId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** `1` counts practice too. */
const practiceFlag = v.optional(v.picklist(['0', '1'], '0 or 1 is expected'), '0');

/** GET /api/history: a page of your finished games; pages start at 1. */
export const historyQuery = v.strictObject({
  game: v.optional(gameId),
  practice: practiceFlag,
  page: pageNumber,
});

/** How a finished game went for you; `both` where you held the seats of both sides. */
export type HistoryResult = 'won' | 'lost' | 'draw' | 'both';

export type HistoryGame = {
  readonly table: string;
  readonly game: string;
  readonly result: HistoryResult;
  /** The day of a daily game. */
  readonly day?: string;
  /** Milliseconds since 1970. */
  readonly beganAt: number;
  readonly endedAt: number;
  readonly counts: boolean;
  /** Everyone who played. */
  readonly names: readonly string[];
  /** What you played: characters, heroes or a deck. */
  readonly as: readonly string[];
  readonly level?: number;
  readonly stage: number;
  readonly reached: number;
  /** False once its table has been deleted: there is no replay then. */
  readonly kept: boolean;
  /** Your rating after a rated game, and by how much it changed. */
  readonly rating?: { readonly rating: number; readonly change: number };
};

export type HistoryAnswer = {
  readonly games: readonly HistoryGame[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
};

/** GET /api/statistics */
export const statisticsQuery = v.strictObject({ game: v.optional(gameId), practice: practiceFlag });

/** How often something was played and won. */
export type WinCount = { readonly name: string; readonly played: number; readonly won: number };

/** Figures of your newest finished games, all of one game or of every game. */
export type StatisticsAnswer = {
  /** How many games were counted: all, or the newest `most`. */
  readonly counted: number;
  readonly most: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Games won in succession, up to now and at best. A draw ends a streak. */
  readonly streak: { readonly current: number; readonly best: number };
  readonly byGame: readonly WinCount[];
  /** By character, hero or deck. */
  readonly byPlayed: readonly (WinCount & { readonly game: string })[];
  readonly byPlayers: readonly WinCount[];
  readonly byLevel: readonly WinCount[];
  /** Cards that were most often in the decks of games you won. */
  readonly cards: readonly WinCount[];
  /** The newest results, oldest first. */
  readonly recent: readonly HistoryResult[];
};

/** GET /api/daily/:game: the day defaults to today, in UTC. */
export const dailyQuery = v.strictObject({
  day: v.optional(
    v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day is written 2026-11-15'), v.isoDate()),
  ),
});

export type DailyLine = {
  readonly rank: number;
  readonly name: string;
  readonly mine: boolean;
  readonly won: boolean;
  readonly as: readonly string[];
  readonly players: number;
  readonly stage: number;
  readonly reached: number;
  /** From opening the table to the end. */
  readonly seconds: number;
  /** Your own table, for its story. */
  readonly table?: string;
};

/** The first finished game of each person that day, the best first. `yours` may be below the lines shown. */
export type DailyAnswer = {
  readonly game: string;
  readonly day: string;
  readonly today: string;
  readonly lines: readonly DailyLine[];
  readonly yours?: DailyLine;
};
