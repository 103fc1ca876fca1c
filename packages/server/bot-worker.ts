/** A thread in which programs think. */
import { parentPort } from 'node:worker_threads';
import type { WorkerAnswer, WorkerTask } from './bot-workers.ts';
import { thinkHere } from './think-here.ts';

const answer = ({ number, task }: WorkerTask): WorkerAnswer => {
  try {
    return { number, move: thinkHere(task) };
  } catch (error) {
    return { number, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', (task: WorkerTask) => parentPort?.postMessage(answer(task)));
