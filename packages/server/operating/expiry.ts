import { setTimeout as pause } from 'node:timers/promises';
import type { Host, Time } from '@three-spires/session';
import type { Due, Old, OldFrom } from '@three-spires/session/stores';
import type { FastifyBaseLogger } from 'fastify';
import type { Limits } from '../settings/limits.ts';
import type { Gate } from '../sockets/gate.ts';
import type { Store } from '../store/store.ts';

const DAY_MS = 24 * 3600 * 1000;
const FIRST_SWEEP_MS = 60_000;
const SWEEP_EVERY_MS = 3600 * 1000;
const PAUSE_MS = 1_000;
/** Rows per query. */
const BATCH = 50;
/**
 * If wall clock and monotonic clock drift apart by more than this, the wall clock is wrong and nothing is
 * deleted.
 */
const MOST_DRIFT_MS = 30 * DAY_MS;

/** Deletes abandoned tables and people who have nothing here, a few at a time, in the background. */
export type Expiry = {
  /** Runs one pass over everything old. It pauses between batches so that moves are not delayed. */
  sweep(pauseMs?: number): Promise<{ readonly tables: number; readonly people: number }>;
  close(): Promise<void>;
};

type ExpiryNeeds = {
  readonly store: Store;
  readonly host: Pick<Host, 'remove'>;
  readonly gate: Pick<Gate, 'isFollowed' | 'isHere'>;
  readonly limits: Pick<Limits, 'abandonedDays' | 'finishedDays' | 'strangerDays'>;
  readonly time: Time;
  /** Whether this node is the one that deletes, if there are several. */
  readonly mayDo: (job: string) => Promise<boolean>;
  readonly log: FastifyBaseLogger;
};

const START: OldFrom = { at: Number.MIN_SAFE_INTEGER, id: '' };

export const createExpiry = ({ store, host, gate, limits, time, log, mayDo }: ExpiryNeeds): Expiry => {
  const stop = new AbortController();
  const drift = (): number => time.date() - time.elapsed();
  const driftAtStart = drift();

  /** The date that many days ago, or a date before all others for things that are kept forever. */
  const daysAgo = (days: number): number =>
    Number.isFinite(days) ? time.date() - days * DAY_MS : Number.MIN_SAFE_INTEGER;

  /** Deletes what is due, in batches, oldest first. */
  const goThrough = async (
    batchAfter: (from: OldFrom) => Promise<readonly Old[]>,
    remove: (id: string) => Promise<boolean>,
    pauseMs: number,
  ): Promise<number> => {
    let removed = 0;
    let from: OldFrom | undefined = START;
    while (from !== undefined && !stop.signal.aborted) {
      const batch: readonly Old[] = await batchAfter(from);
      for (const { id, isDue } of batch) {
        if (stop.signal.aborted) return removed;
        if (!isDue) continue;
        if (await remove(id)) removed++;
        // Yields to other work between two deletions.
        await pause(0);
      }
      from = batch.length < BATCH ? undefined : batch.at(-1);
      if (from !== undefined) await pause(pauseMs, undefined, { signal: stop.signal });
    }
    return removed;
  };

  const sweep = async (pauseMs = PAUSE_MS) => {
    if (Math.abs(drift() - driftAtStart) > MOST_DRIFT_MS) {
      log.warn('the time of day has jumped; nothing is deleted for its age until the server is restarted');
      return { tables: 0, people: 0 };
    }
    const due: Due = {
      abandonedBefore: daysAgo(limits.abandonedDays),
      finishedBefore: daysAgo(limits.finishedDays),
    };
    const tables = await goThrough(
      (from) => store.oldTables(due, from, BATCH),
      async (id) => !gate.isFollowed(id) && (await host.remove(id, () => store.deleteTable(id, due))),
      pauseMs,
    );
    const seenBefore = daysAgo(limits.strangerDays);
    const people = await goThrough(
      (from) => store.oldPeople(seenBefore, from, BATCH),
      async (id) => !gate.isHere(id) && (await store.deletePerson(id, seenBefore)),
      pauseMs,
    );
    if (tables + people > 0) log.info({ tables, people }, 'deleted what was abandoned');
    return { tables, people };
  };

  const sweepAlone = async (): Promise<void> => {
    if (await mayDo('expiry')) await sweep();
  };
  let underWay: Promise<unknown> = Promise.resolve();
  let timer = setTimeout(run, FIRST_SWEEP_MS);
  timer.unref();
  function run(): void {
    underWay = sweepAlone()
      .catch((error: unknown) => {
        if (!stop.signal.aborted) log.error(error, 'abandoned tables could not be deleted');
      })
      .finally(() => {
        if (stop.signal.aborted) return;
        timer = setTimeout(run, SWEEP_EVERY_MS);
        timer.unref();
      });
  }

  return {
    sweep,
    async close() {
      stop.abort();
      clearTimeout(timer);
      await underWay;
    },
  };
};
