import type { BotLevel, Choice, Rated } from '@three-spires/bots/bot';
import type { Games } from '../given/games.ts';
import type { Time } from '../given/time.ts';
import { findBot, levelsOf } from './game-bots.ts';
import { type Advice, type BotPool, Overloaded, type Task, thinkHere } from './think-here.ts';

/** The bots that can sit at tables. */
export type Bots = {
  levelsOf(game: string): readonly BotLevel[];
  /** What the bot would do; fails when the bot does. */
  think(task: Task): Promise<Choice>;
  /** The level of the bot that gives hints; undefined for a game whose bots know nothing. */
  adviserOf(game: string): BotLevel | undefined;
  /** What the bot would advise, best first. Fails with `Overloaded` where too much is asked. */
  advise(task: Task): Promise<readonly Advice[]>;
  /** The level of the strongest bot that can rate moves; undefined for a game that has none. */
  raterOf(game: string): BotLevel | undefined;
  /** The moves with their chances, best first, when nobody waits for anything else. Fails like `advise`. */
  rate(task: Task): Promise<readonly Rated[]>;
  close(): Promise<void>;
};

/** Bots that take time think in the pool, so that they hold up nothing else. */
export const createBots = (games: Games, pool: BotPool, { elapsed }: Pick<Time, 'elapsed'>): Bots => {
  /** Where the pool is full, the strongest bot plays that takes no time. */
  const inPool = async (task: Task): Promise<Choice> => {
    try {
      return await pool.ask('choice', task);
    } catch (error) {
      const hosted = games.get(task.game);
      const level = levelsOf(hosted).findLast((each) => findBot(hosted, each)?.isQuick);
      if (!(error instanceof Overloaded) || level === undefined) throw error;
      return thinkHere(games, 'choice', { ...task, level }, elapsed);
    }
  };
  return {
    levelsOf: (game) => levelsOf(games.get(game)),
    think: async (task) =>
      findBot(games.get(task.game), task.level)?.isQuick
        ? thinkHere(games, 'choice', task, elapsed)
        : await inPool(task),
    adviserOf: (game) => levelsOf(games.get(game)).findLast((level) => level !== 'random'),
    advise: (task) => pool.ask('advice', task),
    raterOf: (game) => {
      const hosted = games.get(game);
      return levelsOf(hosted).findLast((level) => findBot(hosted, level)?.knowsChances);
    },
    rate: (task) => pool.ask('rating', task),
    close: pool.close,
  };
};
