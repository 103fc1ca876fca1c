import type { BotLevel, Choice, Rated } from '@three-spires/bots/bot';
import type { Games } from '../given/games.ts';
import type { Time } from '../given/time.ts';
import { findBot, levelsOf } from './game-bots.ts';
import { type Advice, type BotPool, Overloaded, type Task, thinkHere } from './think-here.ts';

/** The bots that can sit at tables. */
export type Bots = {
  levelsOf(game: string): readonly BotLevel[];
  /** The bot's choice; rejects when the bot fails. */
  think(task: Task): Promise<Choice>;
  /** The level of the bot that gives hints; undefined for a game with only the random bot. */
  adviserOf(game: string): BotLevel | undefined;
  /** The bot's advice, best first. Rejects with `Overloaded` when there are too many requests. */
  advise(task: Task): Promise<readonly Advice[]>;
  /** The level of the strongest bot that can rate moves; undefined if the game has none. */
  raterOf(game: string): BotLevel | undefined;
  /** The moves with their chances, best first, computed at the lowest priority. Rejects like `advise`. */
  rate(task: Task): Promise<readonly Rated[]>;
  close(): Promise<void>;
};

/** Bots that take time run in the pool, so that they do not block anything else. */
export const createBots = (games: Games, pool: BotPool, { elapsed }: Pick<Time, 'elapsed'>): Bots => {
  /** When the pool is full, falls back to the strongest bot that is instant. */
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
