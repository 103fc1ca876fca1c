/** The one door for bots: what they get, what they answer, and nothing else. */
import type { Move, Seat, Seen, Signal, Text } from '@three-spires/kernel';

export type { Seat, Seen };

/** From the weakest. The first is for tests and labs, and for games that have no other. */
export const BOT_LEVELS = ['random', 'novice', 'adept', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** How long each level may think about a decision, in milliseconds. */
export const THINKING_MS: Readonly<Record<BotLevel, number>> = {
  random: 50,
  novice: 50,
  adept: 50,
  master: 1_000,
};

/** What a bot decides with: a seed, and a clock that the caller owns. */
export type Thinking = {
  /** The same seed in the same position gives the same move, unless time runs out. */
  readonly seed: string;
  /** Polled while the bot searches. Once it returns true, the bot must answer soon. */
  readonly outOfTime: () => boolean;
};

export type Choice = {
  readonly move: Move;
  /** One line for the people at the table: why this move. It must tell nothing that they may not know. */
  readonly why?: Text;
  /** What people who play with the bot should know if it has to wait for them with this move. */
  readonly sign?: Signal;
};

/** How good a move is: the chance from 0 to 1 that the seat's side wins after it, with the standard error of that. */
export type Rated = { readonly move: Move; readonly chance: number; readonly error: number };

/** A bot plays one game for a seat. It gets what a person in that seat knows: `seenBy` deals everything else again. */
export type Bot = {
  readonly id: string;
  /** Id of the game. */
  readonly game: string;
  readonly level: BotLevel;
  /** Answers so fast that a server need not give it a thread. */
  readonly isQuick?: true;
  /** Returns one of the moves, which are all the seat's legal ones in ascending order. There is at least one. */
  choose(seen: Seen, moves: readonly Move[], thinking: Thinking): Choice;
  /** What a move would bring, in one line: the reason that `choose` would give for it. */
  readonly brings?: (seen: Seen, moves: readonly Move[], move: Move) => Text | undefined;
  /** Its ratings are chances to win the game. Else only their order says something. */
  readonly knowsChances?: true;
  /** Rates as many of the moves as there is time for, best first. */
  readonly rate?: (seen: Seen, moves: readonly Move[], thinking: Thinking) => readonly Rated[];
};

/** The bots of a game, weakest first, and their names at a table, by seat. */
export type GameBots = { readonly bots: readonly Bot[]; readonly botNames: readonly string[] };
