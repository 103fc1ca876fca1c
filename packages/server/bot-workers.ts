import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Move } from '@three-spires/kernel';
import type { Task } from './think-here.ts';

export type WorkerTask = { readonly number: number; readonly task: Task };
export type WorkerAnswer = { readonly number: number } & (
  | { readonly move: Move }
  | { readonly problem: string }
);

/** Threads that are started when there is something to think about. */
export type BotWorkers = { think(task: Task): Promise<Move>; close(): Promise<void> };

/** One processor is left for the server itself. */
const WORKERS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** A thread that is so much later than its time was up hangs, and is ended. */
const PATIENCE_MS = 15_000;

type Waiting = { resolve(move: Move): void; reject(error: Error): void; limit: NodeJS.Timeout };
type Thread = { readonly worker: Worker; readonly waiting: Map<number, Waiting> };

/** The bundle has its worker beside it. A thread that runs the sources has to learn TypeScript first. */
const startWorker = (): Worker => {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./bot-worker.js', import.meta.url));
  const source = JSON.stringify(new URL('./bot-worker.ts', import.meta.url));
  const begin = `import('tsx/esm/api').then(({ register }) => (register(), import(${source})))`;
  return new Worker(begin, { eval: true });
};

export const createBotWorkers = (): BotWorkers => {
  const threads = new Set<Thread>();
  let tasks = 0;

  const give = ({ waiting }: Thread, number: number, act: (wait: Waiting) => void): void => {
    const wait = waiting.get(number);
    if (wait === undefined) return;
    waiting.delete(number);
    clearTimeout(wait.limit);
    act(wait);
  };

  /** Whatever still waited for the thread hears that it is gone; the next task starts another. */
  const lose = (thread: Thread, error: Error): void => {
    threads.delete(thread);
    for (const number of [...thread.waiting.keys()]) give(thread, number, ({ reject }) => reject(error));
    void thread.worker.terminate();
  };

  const addThread = (): Thread => {
    const thread: Thread = { worker: startWorker(), waiting: new Map() };
    thread.worker.on('message', (answer: WorkerAnswer) =>
      give(thread, answer.number, ({ resolve, reject }) =>
        'move' in answer ? resolve(answer.move) : reject(new Error(answer.problem)),
      ),
    );
    thread.worker.on('error', (error: Error) => lose(thread, error));
    thread.worker.on('exit', () => lose(thread, new Error('the thread of a program has ended')));
    threads.add(thread);
    return thread;
  };

  const freest = (): Thread => {
    const [found] = [...threads].sort((one, other) => one.waiting.size - other.waiting.size);
    return found === undefined || (found.waiting.size > 0 && threads.size < WORKERS) ? addThread() : found;
  };

  return {
    think: (task) =>
      new Promise((resolve, reject) => {
        const thread = freest();
        const number = ++tasks;
        const limit = setTimeout(
          () => lose(thread, new Error('a program did not answer in time')),
          task.budget * (thread.waiting.size + 1) + PATIENCE_MS,
        );
        thread.waiting.set(number, { resolve, reject, limit });
        thread.worker.postMessage({ number, task } satisfies WorkerTask);
      }),
    async close() {
      const ended = [...threads].map(({ worker }) => worker.terminate());
      for (const thread of [...threads]) lose(thread, new Error('the server stops'));
      await Promise.all(ended);
    },
  };
};
