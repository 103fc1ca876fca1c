/** A bot: a computer player of one game, as the other packages know it. */
import type { Move, Seat } from '@three-spires/kernel';

export const BOT_LEVELS = ['random', 'heuristic', 'search'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What a bot thinks with: a seed, and a clock that its caller owns. */
export type Thinking = {
  /** The same seed in the same position gives the same move, while time does not run out. */
  readonly seed: string;
  /** Asked again and again; once it says yes, an answer follows soon. */
  readonly outOfTime: () => boolean;
};

/**
 * A player of one game. It is handed the real state and uses nothing of it that its seat cannot see: positions that
 * look the same to the seat get the same move.
 */
export type Bot = {
  readonly id: string;
  /** Id of the game. */
  readonly game: string;
  readonly level: BotLevel;
  /** One of the seat's legal moves. The caller has seen that the seat decides. */
  choose(state: unknown, seat: Seat, thinking: Thinking): Move;
};

/** The bots of a game, from the weakest, and what they are called at a table, by seat. */
export type GameBots = { readonly bots: readonly Bot[]; readonly botNames: readonly string[] };
