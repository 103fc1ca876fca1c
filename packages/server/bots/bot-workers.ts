import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Answers, type BotPool, Overloaded } from '@three-spires/session';
import { createFairQueue, type QueueLimits } from './fair-queue.ts';
import type { WorkerAnswer, WorkerTask } from './serve-bots.ts';

const MOST_WORKERS = 4;

/**
 * Each process on this machine gets one core for itself; the remaining cores are divided among their bot
 * threads.
 */
export const botThreads = (processes: number, cores = availableParallelism()): number =>
  Math.max(1, Math.min(MOST_WORKERS, Math.floor(cores / processes) - 1));

/** A thread this late after its time limit is hanging, and is terminated. */
const PATIENCE_MS = 15_000;
/** A new thread loads all the games first. */
const START_MS = 45_000;
const WAITING: QueueLimits = { perOwner: 32, perGroup: 128, total: 512 };

type Waiting = WorkerTask & { resolve(answer: Answers[keyof Answers]): void; reject(error: Error): void };
type Thread = {
  readonly worker: Worker;
  isNew: boolean;
  doing: (Waiting & { readonly limit: NodeJS.Timeout; readonly since: number }) | undefined;
};

/** The bundle has its worker next to it. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../bot-worker.ts' : './bot-worker.js',
  import.meta.url,
);

/**
 * A search discards most of its positions. With more room, they are garbage before the collector copies them.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 96 };

/** A thread that runs the sources has to register a TypeScript loader first. */
const startWorker = (file: URL): Worker => {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, { resourceLimits });
  const source = JSON.stringify(file);
  const begin = `import('tsx/esm/api').then(({ register }) => (register(), import(${source})))`;
  return new Worker(begin, { eval: true, resourceLimits });
};

export type BotWorkers = BotPool & {
  /** Waiting tasks and busy threads. */
  load(): { readonly waiting: number; readonly thinking: number };
};

export type BotWorkersOptions = {
  readonly workers?: number;
  readonly limits?: QueueLimits;
  readonly worker?: URL;
  /** Maps owners to groups; groups take turns. */
  readonly groupOf?: (owner: string) => string;
  /** Called with the time a thread took for a task. */
  readonly onThought?: (asked: keyof Answers, seconds: number) => void;
};

/** Starts threads on demand. Each has one task at a time. */
export const createBotWorkers = (options: BotWorkersOptions = {}): BotWorkers => {
  const { workers = botThreads(1), limits = WAITING, worker = WORKER, groupOf, onThought } = options;
  const threads = new Set<Thread>();
  const queue = createFairQueue<Waiting>(limits, groupOf);
  /** Ratings, which nobody at a table is waiting for. */
  const later = createFairQueue<Waiting>(limits, groupOf);
  let isClosed = false;

  const finish = (thread: Thread, act: (waiting: Waiting) => void): void => {
    const { doing } = thread;
    if (doing === undefined) return;
    thread.doing = undefined;
    clearTimeout(doing.limit);
    act(doing);
  };

  /** Rejects the task of a lost thread and lets the waiting tasks use another thread. */
  const lose = (thread: Thread, error: Error): void => {
    threads.delete(thread);
    finish(thread, ({ reject }) => reject(error));
    void thread.worker.terminate();
    serve();
  };

  const addThread = (): Thread => {
    const thread: Thread = { worker: startWorker(worker), isNew: true, doing: undefined };
    thread.worker.on('message', (answer: WorkerAnswer) => {
      thread.isNew = false;
      const { doing } = thread;
      if (doing !== undefined) onThought?.(doing.asked, (performance.now() - doing.since) / 1000);
      finish(thread, ({ resolve, reject }) =>
        'answer' in answer ? resolve(answer.answer) : reject(new Error(answer.problem)),
      );
      serve();
    });
    thread.worker.on('error', (error: Error) => lose(thread, error));
    thread.worker.on('exit', () => lose(thread, new Error('the thread of a bot has ended')));
    threads.add(thread);
    return thread;
  };

  const freeThread = (): Thread | undefined =>
    [...threads].find(({ doing }) => doing === undefined) ??
    (threads.size < workers ? addThread() : undefined);

  const begin = (thread: Thread, waiting: Waiting): void => {
    const hung = (): void => lose(thread, new Error('a bot did not answer in time'));
    const patience = PATIENCE_MS + (thread.isNew ? START_MS : 0);
    thread.doing = {
      ...waiting,
      limit: setTimeout(hung, waiting.task.budget + patience),
      since: performance.now(),
    };
    const { asked, task } = waiting;
    thread.worker.postMessage({ asked, task } satisfies WorkerTask);
  };

  /** With several threads, one is always kept free of ratings, for people waiting at a table. */
  const mayRate = (): boolean =>
    [...threads].filter(({ doing }) => doing?.asked === 'rating').length < Math.max(1, workers - 1);

  const nextQueue = (): typeof queue | undefined => {
    if (queue.size() > 0) return queue;
    return later.size() === 0 || !mayRate() ? undefined : later;
  };

  /** Assigns tasks to threads while there are both. */
  const serve = (): void => {
    while (!isClosed) {
      const from = nextQueue();
      const thread = from && freeThread();
      const waiting = thread && from?.next();
      if (thread === undefined || waiting === undefined) return;
      begin(thread, waiting);
    }
  };

  return {
    ask: <Asked extends keyof Answers>(asked: Asked, task: Waiting['task']) =>
      new Promise<Answers[Asked]>((resolve, reject) => {
        // The type of the answer depends on `asked`.
        const waiting = { asked, task, resolve: resolve as Waiting['resolve'], reject };
        if ((asked === 'rating' ? later : queue).add(task.owner, waiting)) serve();
        else reject(new Overloaded('too many bots think at once'));
      }),
    load: () => ({
      waiting: queue.size() + later.size(),
      thinking: [...threads].filter(({ doing }) => doing !== undefined).length,
    }),
    async close() {
      isClosed = true;
      const stopped = new Error('the server stops');
      for (const each of [queue, later])
        for (let next = each.next(); next !== undefined; next = each.next()) next.reject(stopped);
      const ended = [...threads].map(({ worker }) => worker.terminate());
      for (const thread of [...threads]) lose(thread, stopped);
      await Promise.all(ended);
    },
  };
};
