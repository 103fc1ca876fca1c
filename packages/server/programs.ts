import { type BotLevel, levelsOf } from '@three-spires/bots';
import type { Move } from '@three-spires/kernel';
import { createBotWorkers } from './bot-workers.ts';
import { type Task, thinkHere } from './think-here.ts';

/** The programs that can sit at tables. */
export type Programs = {
  levelsOf(game: string): readonly BotLevel[];
  /** What the program would do; fails when the program does. */
  think(task: Task): Promise<Move>;
  close(): Promise<void>;
};

/** Those that search think in threads of their own, so that nobody else has to wait for them. */
export const createPrograms = (): Programs => {
  const workers = createBotWorkers();
  return {
    levelsOf,
    think: async (task) => (task.level === 'search' ? await workers.think(task) : thinkHere(task)),
    close: workers.close,
  };
};
