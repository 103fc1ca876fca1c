/** The only interface for bots: what they receive and what they answer. */
import type { Move, Seat, Seen, Signal, Text } from '@three-spires/kernel';

export type { Seat, Seen };

/** Weakest first. The first is for tests and labs, and for games without other bots. */
export const BOT_LEVELS = ['random', 'novice', 'adept', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The time each level may think about a decision, in milliseconds. */
export const THINKING_MS: Readonly<Record<BotLevel, number>> = {
  random: 50,
  novice: 50,
  adept: 50,
  master: 1_000,
};

/** What a bot decides with: a seed, and a clock owned by the caller. */
export type Thinking = {
  /** The same seed in the same position gives the same move, unless time runs out. */
  readonly seed: string;
  /** Polled during the search. Once it returns true, the bot must answer soon. */
  readonly outOfTime: () => boolean;
};

export type Choice = {
  readonly move: Move;
  /**
   * One line for the people at the table: the reason for this move. It must not reveal hidden information.
   */
  readonly why?: Text;
  /** What people playing with the bot should know if the bot has to wait for them to make this move. */
  readonly sign?: Signal;
};

/** A rated move: the chance from 0 to 1 that the seat's side wins after it, with its standard error. */
export type Rated = { readonly move: Move; readonly chance: number; readonly error: number };

/**
 * A bot that plays one game for a seat. It knows what a person in that seat knows: `seenBy` redeals
 * everything else.
 */
export type Bot = {
  readonly id: string;
  /** Id of the game. */
  readonly game: string;
  readonly level: BotLevel;
  /** Answers fast enough to run without a worker thread. */
  readonly isQuick?: true;
  /** Returns one of `moves`, which holds all the seat's legal moves in ascending order and is never empty. */
  choose(seen: Seen, moves: readonly Move[], thinking: Thinking): Choice;
  /** What a move would achieve, in one line: the reason that `choose` would give for it. */
  readonly brings?: (seen: Seen, moves: readonly Move[], move: Move) => Text | undefined;
  /** Its ratings are chances to win the game; otherwise only their order is meaningful. */
  readonly knowsChances?: true;
  /** Rates as many of the moves as time allows, best first. */
  readonly rate?: (seen: Seen, moves: readonly Move[], thinking: Thinking) => readonly Rated[];
};

/** The bots of a game, weakest first, and their names at a table by seat. */
export type GameBots = { readonly bots: readonly Bot[]; readonly botNames: readonly string[] };
