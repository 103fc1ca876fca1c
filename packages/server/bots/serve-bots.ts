import { parentPort } from 'node:worker_threads';
import type { Choice } from '@three-spires/bots/bot';
import { gamesById, type HostedGame, type Task, thinkHere } from '@three-spires/session';

export type WorkerAnswer = { readonly choice: Choice } | { readonly problem: string };

/** Makes this thread answer tasks with moves. */
export const serveBots = (hosted: readonly HostedGame[]): void => {
  const games = gamesById(hosted);
  const answer = (task: Task): WorkerAnswer => {
    try {
      return { choice: thinkHere(games, task, () => performance.now()) };
    } catch (error) {
      return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(answer(task)));
};
