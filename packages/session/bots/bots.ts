import type { BotLevel } from '@three-spires/bots/bot';
import type { Move } from '@three-spires/kernel';
import type { Games } from '../given/games.ts';
import type { Time } from '../given/time.ts';
import { levelsOf } from './game-bots.ts';
import { type BotPool, Overloaded, type Task, thinkHere } from './think-here.ts';

/** The bots that can sit at tables. */
export type Bots = {
  levelsOf(game: string): readonly BotLevel[];
  /** What the bot would do; fails when the bot does. */
  think(task: Task): Promise<Move>;
  close(): Promise<void>;
};

/** Bots that search think in the pool, so that they hold up nothing else. */
export const createBots = (games: Games, pool: BotPool, { elapsed }: Pick<Time, 'elapsed'>): Bots => {
  /** Where the pool is full, the bot plays like the next weaker one, which takes no time. */
  const search = async (task: Task): Promise<Move> => {
    try {
      return await pool.think(task);
    } catch (error) {
      const level = levelsOf(games.get(task.game))
        .filter((each) => each !== 'search')
        .at(-1);
      if (!(error instanceof Overloaded) || level === undefined) throw error;
      return thinkHere(games, { ...task, level }, elapsed);
    }
  };
  return {
    levelsOf: (game) => levelsOf(games.get(game)),
    think: async (task) => (task.level === 'search' ? await search(task) : thinkHere(games, task, elapsed)),
    close: pool.close,
  };
};
