import { parentPort } from 'node:worker_threads';
import { type Answers, gamesById, type HostedGame, type Task, thinkHere } from '@three-spires/session';

export type WorkerTask = { readonly asked: keyof Answers; readonly task: Task };
export type WorkerAnswer = { readonly answer: Answers[keyof Answers] } | { readonly problem: string };

/** Runs bot tasks in this thread. */
export const serveBots = (hosted: readonly HostedGame[]): void => {
  const games = gamesById(hosted);
  const answer = ({ asked, task }: WorkerTask): WorkerAnswer => {
    try {
      return { answer: thinkHere(games, asked, task, () => performance.now()) };
    } catch (error) {
      return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  parentPort?.on('message', (task: WorkerTask) => parentPort?.postMessage(answer(task)));
};
