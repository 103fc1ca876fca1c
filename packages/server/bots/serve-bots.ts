import { parentPort } from 'node:worker_threads';
import type { Move } from '@three-spires/kernel';
import { gamesById, type HostedGame, type Task, thinkHere } from '@three-spires/session';

export type WorkerAnswer = { readonly move: Move } | { readonly problem: string };

/** Makes this thread answer tasks with moves. */
export const serveBots = (hosted: readonly HostedGame[]): void => {
  const games = gamesById(hosted);
  const answer = (task: Task): WorkerAnswer => {
    try {
      return { move: thinkHere(games, task, () => performance.now()) };
    } catch (error) {
      return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(answer(task)));
};
