import { type BotLevel, levelsOf } from '@three-spires/bots';
import type { Move } from '@three-spires/kernel';
import { type BotPool, Overloaded, type Task, thinkHere } from './think-here.ts';

/** The programs that can sit at tables. */
export type Programs = {
  levelsOf(game: string): readonly BotLevel[];
  /** What the program would do; fails when the program does. */
  think(task: Task): Promise<Move>;
  close(): Promise<void>;
};

/** Those that search think in threads of their own, so that nobody else has to wait for them. */
export const createPrograms = (workers: BotPool): Programs => {
  /** Where too many search already, the program plays as the next weaker one does, which takes no time. */
  const search = async (task: Task): Promise<Move> => {
    try {
      return await workers.think(task);
    } catch (error) {
      const level = levelsOf(task.game)
        .filter((each) => each !== 'search')
        .at(-1);
      if (!(error instanceof Overloaded) || level === undefined) throw error;
      return thinkHere({ ...task, level });
    }
  };
  return {
    levelsOf,
    think: async (task) => (task.level === 'search' ? await search(task) : thinkHere(task)),
    close: workers.close,
  };
};
