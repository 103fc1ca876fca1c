import { setTimeout as pause } from 'node:timers/promises';
import type { Session, Time } from '@three-spires/session';
import { peopleAt } from '@three-spires/table';
import type { FastifyBaseLogger } from 'fastify';
import { nanoid } from 'nanoid';
import type { Store } from '../store/store.ts';
import { isTurnOf } from './turn.ts';

const TICK_MS = 1_000;
/** In a live game people see their turn themselves, unless they have left. */
const LIVE_DELAY_MS = 30_000;
/** After a start, browsers need a moment to reconnect. People who have the table open are not notified. */
const FIRST_SWEEP_MS = 20_000;
const SWEEP_EVERY_MS = 10 * 60_000;
const BATCH = 50;
/** The maximum number of tables waiting for a check. The next sweep finds what was dropped. */
const MOST_WAITING = 20_000;

/** Detects new turns, and queues notices for people who do not have the table open. */
export type TurnWatch = {
  /** Checks every table of people who want notices, because a crash may separate a move from its notice. */
  sweep(): Promise<void>;
  close(): Promise<void>;
};

export type TurnWatchNeeds = {
  readonly store: Store;
  readonly session: Pick<Session, 'news' | 'host' | 'screens'>;
  readonly time: Time;
  readonly log: FastifyBaseLogger;
  readonly onNotice: () => void;
  readonly liveDelayMs?: number;
  readonly firstSweepMs?: number;
};

export const createTurnWatch = (needs: TurnWatchNeeds): TurnWatch => {
  const { store, session, time, log, onNotice } = needs;
  const { liveDelayMs = LIVE_DELAY_MS, firstSweepMs = FIRST_SWEEP_MS } = needs;
  const { news, host, screens } = session;
  const stop = new AbortController();
  /** The time of each table's next check, by `time.elapsed`. */
  const waiting = new Map<string, number>();

  const note = async (id: string): Promise<void> => {
    // The table has just changed here, so this does not query the store.
    const { table, clock } = await host.table(id);
    if (peopleAt(table).length < 2) return;
    const isSlow = clock?.settings.perMove === true;
    if (waiting.size < MOST_WAITING) waiting.set(id, time.elapsed() + (isSlow ? 0 : liveDelayMs));
  };

  const lookAt = async (id: string): Promise<void> => {
    const people = await store.listenersAt(id);
    const table = people.length === 0 ? undefined : await store.tableById(id);
    if (table === undefined) return;
    const isSlow = table.clock?.settings.perMove === true;
    if (!isSlow && table.changedAt > time.date() - liveDelayMs) return;
    for (const person of people) {
      if (!isTurnOf(table, person)) continue;
      const afterSeq = await store.lastEntryBy(id, person);
      const isTold = !screens.isPresent(id, person);
      const turn = { table: id, person, afterSeq, at: time.date(), isTold, newId: nanoid };
      if ((await store.noteTurn(turn)) && isTold) onNotice();
    }
  };

  const logFailure = (error: unknown): void => log.error(error, 'a turn could not be looked at');

  const lookAtWaiting = async (): Promise<void> => {
    const now = time.elapsed();
    for (const [id, at] of [...waiting]) {
      if (at > now) continue;
      if (stop.signal.aborted) return;
      waiting.delete(id);
      await lookAt(id).catch(logFailure);
    }
  };

  const sweep = async (): Promise<void> => {
    let batch = await store.tablesWithListeners('', BATCH);
    while (batch.length > 0) {
      for (const id of batch) {
        if (stop.signal.aborted) return;
        await lookAt(id).catch(logFailure);
      }
      batch = await store.tablesWithListeners(batch.at(-1) ?? '', BATCH);
    }
  };

  const again = async (first: number, every: number, work: () => Promise<void>): Promise<void> => {
    const wait = (ms: number): Promise<boolean> =>
      pause(ms, true, { signal: stop.signal, ref: false }).catch(() => false);
    for (let ms = first; await wait(ms); ms = every) await work().catch(logFailure);
  };
  const running = [again(TICK_MS, TICK_MS, lookAtWaiting), again(firstSweepMs, SWEEP_EVERY_MS, sweep)];

  const unsubscribe = news.subscribe('table', ({ table, elsewhere }) => {
    if (elsewhere !== true && host.isLoaded(table)) note(table).catch(logFailure);
  });

  return {
    sweep,
    async close() {
      unsubscribe();
      stop.abort();
      await Promise.all(running);
    },
  };
};
