import type { BotLevel } from '@three-spires/bots/bot';
import type { Move, Seat } from '@three-spires/kernel';
import type { Games } from '../given/games.ts';
import { findBot } from './game-bots.ts';

/** A position that a bot is to find a move in. */
export type Task = {
  readonly game: string;
  /** The person the table belongs to: where many tasks wait, each owner gets the same share. */
  readonly owner: string;
  readonly level: BotLevel;
  readonly state: unknown;
  readonly seat: Seat;
  readonly seed: string;
  /** How long it may think, in milliseconds. */
  readonly budget: number;
};

/** Threads, or whatever else thinks without holding up the caller. */
export type BotPool = {
  /** Rejected with `Overloaded` when too many tasks wait already, of this owner or in all. */
  think(task: Task): Promise<Move>;
  close(): Promise<void>;
};

/** There is no room for another task. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Does a task here and now, which holds up everything else in this thread. */
export const thinkHere = (games: Games, task: Task, elapsed: () => number): Move => {
  const { game, level, state, seat, seed, budget } = task;
  const bot = findBot(games.get(game), level);
  if (bot === undefined) throw new Error(`there is no ${level} bot for ${game}`);
  const until = elapsed() + budget;
  return bot.choose(state, seat, { seed, outOfTime: () => elapsed() >= until });
};
