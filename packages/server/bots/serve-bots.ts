import { parentPort } from 'node:worker_threads';
import { answerTask, gamesById, type HostedGame, type ThreadTask } from '@three-spires/session';

/** Runs bot tasks in this thread. */
export const serveBots = (hosted: readonly HostedGame[]): void => {
  const games = gamesById(hosted);
  parentPort?.on('message', (task: ThreadTask) =>
    parentPort?.postMessage(answerTask(games, task, () => performance.now())),
  );
};
