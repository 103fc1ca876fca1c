import type { Bot, BotLevel, Choice } from '@three-spires/bots/bot';
import { movesSeen, type Seen } from '@three-spires/kernel';
import type { Games, HostedGame } from '../given/games.ts';
import { findBot } from './game-bots.ts';

/** A position that a bot is to find a move in, as its seat knows it. */
export type Task = {
  readonly game: string;
  /** The person the table belongs to: where many tasks wait, each owner gets the same share. */
  readonly owner: string;
  readonly level: BotLevel;
  readonly seen: Seen;
  readonly seed: string;
  /** How long it may think, in milliseconds. */
  readonly budget: number;
};

/** Threads, or whatever else thinks without holding up the caller. */
export type BotPool = {
  /** Rejected with `Overloaded` when too many tasks wait already, of this owner or in all. */
  think(task: Task): Promise<Choice>;
  close(): Promise<void>;
};

/** There is no room for another task. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

const requireBot = (games: Games, { game, level }: Task): { bot: Bot; hosted: HostedGame } => {
  const hosted = games.get(game);
  const bot = findBot(hosted, level);
  if (hosted === undefined || bot === undefined) throw new Error(`there is no ${level} bot for ${game}`);
  return { bot, hosted };
};

/** Does a task here and now, which holds up everything else in this thread. */
export const thinkHere = (games: Games, task: Task, elapsed: () => number): Choice => {
  const { bot, hosted } = requireBot(games, task);
  const { seen, seed, budget } = task;
  const until = elapsed() + budget;
  return bot.choose(seen, movesSeen(hosted.game, seen), { seed, outOfTime: () => elapsed() >= until });
};
