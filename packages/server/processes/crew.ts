import cluster, { type Worker } from 'node:cluster';
import { OperatorError } from '../settings/operator-error.ts';
import { createGatherer } from './gather.ts';
import type { ToPrimary } from './letters.ts';
import { type Place, placeForChild } from './place.ts';

/** A process that ended is started again after this long, and after longer where it does not last. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const LASTING_MS = 60_000;

type Member = { readonly worker: Worker; readonly place: Place; readonly since: number; isReady: boolean };

/** The processes of one server. */
export type Crew = {
  /** Fulfilled when all take connections; rejected when one of them cannot start. `stop` ends the wait for that. */
  start(): Promise<void>;
  /** Tells all to finish what is under way; whether all of them could. */
  stop(): Promise<boolean>;
  /** Ends all at once. */
  kill(): void;
};

type CrewNeeds = {
  readonly count: number;
  readonly place: (number: number) => Place;
  readonly log: { info(text: string): void; warn(text: string): void };
  /** One takes connections at this port. */
  readonly onReady: (port: number) => void;
  /** One has ended that had work. */
  readonly onLost: (place: Place) => void;
  /** One could not be started again, and none is left. */
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

  /** Fulfilled when it takes connections; rejected where it ends before, unless all are to stop. */
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
          // Told to stop before it could hear, it has left nothing undone.
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
      // The first alone: what keeps it from starting would keep all of them, and is said once.
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
