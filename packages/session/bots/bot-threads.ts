import type { Time } from '../given/time.ts';
import type { ThreadAnswer, ThreadTask } from './answer-task.ts';
import { createFairQueue, type QueueLimits } from './fair-queue.ts';
import { type Answers, type BotPool, Overloaded } from './think-here.ts';

/** A thread this late after its time limit is hanging, and is terminated. */
const PATIENCE_MS = 15_000;
/** A new thread loads all the games first. */
const START_MS = 45_000;
const WAITING: QueueLimits = { perOwner: 32, perGroup: 128, total: 512 };

/** A thread of the host, which answers one task at a time. */
export type BotThread = { post(task: ThreadTask): void; end(): Promise<unknown> | undefined };
export type StartThread = (heard: {
  readonly answered: (answer: ThreadAnswer) => void;
  readonly failed: (error: Error) => void;
}) => BotThread;

export type BotThreads = BotPool & {
  /** Waiting tasks and busy threads. */
  load(): { readonly waiting: number; readonly thinking: number };
};

export type BotThreadsNeeds = {
  readonly start: StartThread;
  readonly time: Pick<Time, 'elapsed' | 'after'>;
  /** The maximum number of threads. */
  readonly threads: number;
  readonly limits?: QueueLimits | undefined;
  /** Maps owners to groups; groups take turns. */
  readonly groupOf?: ((owner: string) => string) | undefined;
  /** Called with the time a thread took for a task. */
  readonly onThought?: ((asked: keyof Answers, seconds: number) => void) | undefined;
};

type Waiting = ThreadTask & { resolve(answer: Answers[keyof Answers]): void; reject(error: Error): void };
type Doing = Waiting & { readonly cancel: () => void; readonly since: number };
type Running = { readonly thread: BotThread; isNew: boolean; doing: Doing | undefined };

/** Starts threads on demand. Each has one task at a time. */
export const createBotThreads = (needs: BotThreadsNeeds): BotThreads => {
  const { start, time, threads: most, limits = WAITING, groupOf, onThought } = needs;
  const threads = new Set<Running>();
  const queue = createFairQueue<Waiting>(limits, groupOf);
  /** Ratings, which nobody at a table is waiting for. */
  const later = createFairQueue<Waiting>(limits, groupOf);
  let isClosed = false;

  const finish = (running: Running, act: (waiting: Waiting) => void): void => {
    const { doing } = running;
    if (doing === undefined) return;
    running.doing = undefined;
    doing.cancel();
    act(doing);
  };

  /** Rejects the task of a lost thread and lets the waiting tasks use another thread. */
  const lose = (running: Running, error: Error): void => {
    threads.delete(running);
    finish(running, ({ reject }) => reject(error));
    void running.thread.end();
    serve();
  };

  const addThread = (): Running => {
    const thread = start({
      answered(answer) {
        running.isNew = false;
        const { doing } = running;
        if (doing !== undefined) onThought?.(doing.asked, (time.elapsed() - doing.since) / 1000);
        finish(running, ({ resolve, reject }) =>
          'answer' in answer ? resolve(answer.answer) : reject(new Error(answer.problem)),
        );
        serve();
      },
      failed: (error) => lose(running, error),
    });
    const running: Running = { thread, isNew: true, doing: undefined };
    threads.add(running);
    return running;
  };

  const freeThread = (): Running | undefined =>
    [...threads].find(({ doing }) => doing === undefined) ?? (threads.size < most ? addThread() : undefined);

  const begin = (running: Running, waiting: Waiting): void => {
    const hung = (): void => lose(running, new Error('a bot did not answer in time'));
    const patience = PATIENCE_MS + (running.isNew ? START_MS : 0);
    const { asked, task } = waiting;
    running.doing = {
      ...waiting,
      cancel: time.after(task.budget + patience, hung),
      since: time.elapsed(),
    };
    running.thread.post({ asked, task });
  };

  /** With several threads, one is always kept free of ratings, for people waiting at a table. */
  const mayRate = (): boolean =>
    [...threads].filter(({ doing }) => doing?.asked === 'rating').length < Math.max(1, most - 1);

  const nextQueue = (): typeof queue | undefined => {
    if (queue.size() > 0) return queue;
    return later.size() === 0 || !mayRate() ? undefined : later;
  };

  /** Assigns tasks to threads while there are both. */
  const serve = (): void => {
    while (!isClosed) {
      const from = nextQueue();
      const running = from && freeThread();
      const waiting = running && from?.next();
      if (running === undefined || waiting === undefined) return;
      begin(running, waiting);
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
      const stopped = new Error('the host stops');
      for (const each of [queue, later])
        for (let next = each.next(); next !== undefined; next = each.next()) next.reject(stopped);
      const ended = [...threads].map(({ thread }) => thread.end());
      for (const running of [...threads]) lose(running, stopped);
      await Promise.all(ended);
    },
  };
};
