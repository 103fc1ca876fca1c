import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  type BotThreads,
  type BotThreadsNeeds,
  createBotThreads,
  type StartThread,
} from '@three-spires/session';
import { systemTime } from '../settings/system-time.ts';

const MOST_WORKERS = 4;

/**
 * Each process on this machine gets one core for itself; the remaining cores are divided among their bot
 * threads.
 */
export const botThreads = (processes: number, cores = availableParallelism()): number =>
  Math.max(1, Math.min(MOST_WORKERS, Math.floor(cores / processes) - 1));

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

const startThread =
  (file: URL): StartThread =>
  ({ answered, failed }) => {
    const worker = startWorker(file);
    worker.on('message', answered);
    worker.on('error', failed);
    worker.on('exit', () => failed(new Error('the thread of a bot has ended')));
    return { post: (task) => worker.postMessage(task), end: () => worker.terminate() };
  };

export type BotWorkers = BotThreads;

export type BotWorkersOptions = Pick<BotThreadsNeeds, 'limits' | 'groupOf' | 'onThought'> & {
  readonly workers?: number;
  readonly worker?: URL;
};

/** Runs bots in threads of this process. */
export const createBotWorkers = (options: BotWorkersOptions = {}): BotWorkers => {
  const { workers = botThreads(1), worker = WORKER, ...rest } = options;
  return createBotThreads({ ...rest, start: startThread(worker), threads: workers, time: systemTime });
};
