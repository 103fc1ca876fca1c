/** A bot plays one game for a seat. This is all that other packages know of it. */
import type { Move, Seat } from '@three-spires/kernel';

export const BOT_LEVELS = ['random', 'heuristic', 'search'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What a bot decides with: a seed, and a clock that the caller owns. */
export type Thinking = {
  /** The same seed in the same position gives the same move, unless time runs out. */
  readonly seed: string;
  /** Polled while the bot searches. Once it returns true, the bot must answer soon. */
  readonly outOfTime: () => boolean;
};

/**
 * A bot gets the real state but uses only what its seat can see: positions that look the same to the seat get the
 * same move.
 */
export type Bot = {
  readonly id: string;
  /** Id of the game. */
  readonly game: string;
  readonly level: BotLevel;
  /** Returns one of the seat's legal moves. The caller checks that the seat may decide. */
  choose(state: unknown, seat: Seat, thinking: Thinking): Move;
};

/** The bots of a game, weakest first, and their names at a table, by seat. */
export type GameBots = { readonly bots: readonly Bot[]; readonly botNames: readonly string[] };
