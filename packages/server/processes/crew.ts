import cluster, { type Worker } from 'node:cluster';
import { OperatorError } from '../settings/operator-error.ts';
import { createGatherer } from './gather.ts';
import type { ToPrimary } from './letters.ts';
import { type Place, placeForChild } from './place.ts';

/** The delay before an ended process is restarted. It doubles for a process that does not last. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const LASTING_MS = 60_000;

type Member = { readonly worker: Worker; readonly place: Place; readonly since: number; isReady: boolean };

/** The processes of one server. */
export type Crew = {
  /** Resolves when all processes accept connections; rejects if one cannot start. `stop` ends the wait. */
  start(): Promise<void>;
  /** Tells all processes to finish their work. Returns whether all of them could. */
  stop(): Promise<boolean>;
  /** Kills all processes at once. */
  kill(): void;
};

type CrewNeeds = {
  readonly count: number;
  readonly place: (number: number) => Place;
  readonly log: { info(text: string): void; warn(text: string): void };
  /** A process accepts connections at this port. */
  readonly onReady: (port: number) => void;
  /** A process that was serving has ended. */
  readonly onLost: (place: Place) => void;
  /** A process could not be restarted, and none is left. */
  readonly onGivenUp: (error: Error) => void;
};

export const createCrew = (needs: CrewNeeds): Crew => {
  const { count, log, onReady, onLost, onGivenUp } = needs;
  const members = new Map<number, Member>();
  const restarts = new Map<number, NodeJS.Timeout>();
  const ends = new Set<Promise<boolean>>();
  let isStopping = false;

  const ready = (): Worker[] =>
    [...members.values()].filter(({ isReady }) => isReady).map(({ worker }) => worker);
  const gatherer = createGatherer(ready);

  cluster.setupPrimary({
    execArgv: [...process.execArgv, ...(process.sourceMapsEnabled ? ['--enable-source-maps'] : [])],
  });
  cluster.schedulingPolicy = cluster.SCHED_RR;

  /**
   * Resolves when the process accepts connections; rejects if it ends before that, unless all are stopping.
   */
  const launch = (number: number, pauseMs: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const place = needs.place(number);
      const worker = cluster.fork(placeForChild(place));
      const member: Member = { worker, place, since: performance.now(), isReady: false };
      members.set(number, member);
      worker.on('message', (letter: ToPrimary) => {
        if (letter.kind !== 'ready') return gatherer.take(worker, letter);
        member.isReady = true;
        onReady(letter.port);
        resolve();
      });
      const end = new Promise<boolean>((ended) => {
        worker.once('exit', (code, signal) => {
          members.delete(number);
          const how = signal ?? `code ${code}`;
          if (isStopping) log.info(`process ${number} has ended (${how})`);
          else if (member.isReady) lose(member, how, pauseMs);
          else reject(new OperatorError(`Process ${number} of ${count} did not start (${how}).`));
          ends.delete(end);
          // Told to stop before it was ready, it has left nothing undone.
          ended(code === 0 || !member.isReady);
        });
      });
      ends.add(end);
    });

  const lose = ({ place, since }: Member, how: string, pauseMs: number): void => {
    const hasLasted = performance.now() - since > LASTING_MS;
    const pause = hasLasted ? FIRST_PAUSE_MS : pauseMs;
    log.warn(`process ${place.number} has ended (${how}); it is started again in ${pause} ms`);
    onLost(place);
    startLater(place.number, pause);
  };

  const startLater = (number: number, pauseMs: number): void => {
    const longer = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    const start = (): void => {
      launch(number, longer).then(
        () => log.info(`process ${number} takes connections again`),
        (error: Error) => {
          if (ready().length === 0) return onGivenUp(error);
          log.warn(`${error.message} It is tried again in ${longer} ms.`);
          startLater(number, longer);
        },
      );
    };
    restarts.set(number, setTimeout(start, pauseMs));
  };

  return {
    async start() {
      // Starts the first process alone: whatever prevents it from starting affects all of them, and is
      // reported once.
      await launch(1, FIRST_PAUSE_MS);
      await Promise.all(Array.from({ length: count - 1 }, (_, at) => launch(at + 2, FIRST_PAUSE_MS)));
    },
    async stop() {
      isStopping = true;
      for (const timer of restarts.values()) clearTimeout(timer);
      for (const { worker } of members.values()) worker.process.kill('SIGTERM');
      const ended = await Promise.all(ends);
      return ended.every(Boolean);
    },
    kill() {
      isStopping = true;
      for (const { worker } of members.values()) worker.process.kill('SIGKILL');
    },
  };
};
