/** A thread in which programs think. */
import { parentPort } from 'node:worker_threads';
import { type Task, thinkHere } from '@three-spires/session';
import type { WorkerAnswer } from './bot-workers.ts';

const answer = (task: Task): WorkerAnswer => {
  try {
    return { move: thinkHere(task) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', (task: Task) => parentPort?.postMessage(answer(task)));
