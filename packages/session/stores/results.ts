import type { PersonResult, StoredResult } from '../given/store.ts';

/** Selects results: of one game or all, with or without practice. */
export type ResultFilter = { readonly game?: string | undefined; readonly practice: boolean };

/** A person's part in a finished game; `kept` while its table can still be opened. */
export type KeptResult = Omit<StoredResult, 'people' | 'rated'> & {
  readonly table: string;
  readonly kept: boolean;
  readonly result: PersonResult;
  readonly as: readonly string[];
  readonly cards: readonly string[];
  /** The rating before and after a rated game. */
  readonly rating?: { readonly before: number; readonly after: number };
};

/** A person's first finished game of a day. */
export type DayResult = {
  readonly person: string;
  readonly name: string;
  readonly table: string;
  readonly result: PersonResult;
  readonly as: readonly string[];
  readonly players: number;
  readonly stage: number;
  readonly reached: number;
  readonly level?: number;
  readonly beganAt: number;
  readonly endedAt: number;
};

/** Results of finished games, for histories, statistics and days. */
export type ResultStore = {
  /** A person's results, newest first. */
  resultsOf(
    person: string,
    filter: ResultFilter,
    from: number,
    limit: number,
  ): Promise<readonly KeptResult[]>;
  countResults(person: string, filter: ResultFilter): Promise<number>;
  /** Each person's first finished game of a day that counts, best first. */
  dayResults(game: string, day: string, limit: number): Promise<readonly DayResult[]>;
  dayResultOf(person: string, game: string, day: string): Promise<DayResult | undefined>;
};
